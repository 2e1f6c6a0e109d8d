## Ai

side-name = { $who ->
    [you] Bạn
    [computer] Máy
    [south] Bên dưới
   *[north] Bên trên
}
side-own = Bạn
score-of = { $who ->
    [you] Bạn: { $n }
    [computer] Máy: { $n }
    [south] Bên dưới: { $n }
   *[north] Bên trên: { $n }
}
hand-count = Trong tay: { $n }

## Lượt

turn-now = { $who ->
    [you] Đến lượt bạn
    [computer] Đến lượt máy
    [south] Lượt bên dưới
   *[north] Lượt bên trên
}
turn-own = Đến lượt bạn
turn-wait = Bạn chờ chút nhé
turn-thinking = Máy đang nghĩ…
turn-starts = { $who ->
    [you] Bạn đi trước.
    [computer] Máy đi trước.
    [south] Bên dưới đi trước.
   *[north] Bên trên đi trước.
}
turn-last-move = Nước vừa đi

## Vừa có chuyện gì, và vì sao

event-sow = { $who ->
    [you] Bạn gieo { $n } hạt từ hố { $pit }.
    [computer] Máy gieo { $n } hạt từ hố { $pit }.
    [south] Bên dưới gieo { $n } hạt từ hố { $pit }.
   *[north] Bên trên gieo { $n } hạt từ hố { $pit }.
}
event-take = { $who ->
    [you] Bạn ăn { $n } hạt: hạt cuối làm hố ấy thành { $n }.
    [computer] Máy ăn { $n } hạt: hạt cuối làm hố ấy thành { $n }.
    [south] Bên dưới ăn { $n } hạt: hạt cuối làm hố ấy thành { $n }.
   *[north] Bên trên ăn { $n } hạt: hạt cuối làm hố ấy thành { $n }.
}
event-take-chain = { $who ->
    [you] Bạn ăn { $list } = { $n } hạt.
    [computer] Máy ăn { $list } = { $n } hạt.
    [south] Bên dưới ăn { $list } = { $n } hạt.
   *[north] Bên trên ăn { $list } = { $n } hạt.
}
why-chain = Ăn lùi dần, đến khi gặp hố không phải 2 hay 3.
why-chain-count = Dừng ăn: hố phía sau có { $n } hạt.
why-chain-row = Dừng ăn: đã hết hàng bên kia.
why-own-row = Không ăn được: hạt cuối rơi bên hàng của người gieo.
why-count = Không ăn được: hố cuối có { $n } hạt, không phải 2 hay 3.
why-origin = Gieo dài quá một vòng thì bỏ qua hố vừa bốc.
why-grand-slam = Không được ăn: ăn thì hàng xóm sạch trơn.
why-forced = Đi nước nào hàng xóm cũng hết hạt, nên nước này vẫn được đi.
event-sweep = { $who ->
    [you] Bạn thu { $n } hạt còn lại.
    [computer] Máy thu { $n } hạt còn lại.
    [south] Bên dưới thu { $n } hạt còn lại.
   *[north] Bên trên thu { $n } hạt còn lại.
}
why-sweep = Hàng xóm hết nước đi, nên người vừa đi thu hết hạt còn lại.
why-sweep-own-rows = Hạt bên nào về bên nấy.
why-sweep-shared = Hạt còn trên bàn thì chia đôi.
why-endless = Cứ gieo tiếp thì chẳng bao giờ dứt, nên dừng ở đây.
why-quan = Trước mặt là ô quan: không được bốc.
why-young-quan = Quan này còn non, chưa được ăn.
why-two-empty = Trước mặt là hai ô trống.
event-again = { $who ->
    [you] Hạt cuối rơi vào kho của bạn: đi thêm lượt nữa.
    [computer] Hạt cuối rơi vào kho của máy: máy đi thêm lượt nữa.
    [south] Hạt cuối rơi vào kho: Bên dưới đi thêm lượt nữa.
   *[north] Hạt cuối rơi vào kho: Bên trên đi thêm lượt nữa.
}
event-pass = Hết hạt để đi: mất lượt.
event-refill = Hàng trống thì rải lại mỗi ô một dân, lấy từ quân đã ăn.
event-borrow = Thiếu thì vay, tính điểm sẽ trả.

## Nước không đi được, và vì sao

illegal-over = Ván đã xong rồi.
illegal-no-such-pit = Ở đây không có hố ấy.
illegal-not-yours = Hố này không phải của bạn.
illegal-empty = Hố này trống rồi.
illegal-direction = Trò này chỉ gieo một chiều thôi.
illegal-starves = Đi thế này thì hàng xóm đói mất.
illegal-must-feed = Hàng xóm hết hạt rồi. Chọn hố gieo được sang bên ấy nhé.
illegal-endless = Gieo từ đây thì chẳng bao giờ dứt.
illegal-not-your-turn = Khoan đã, chưa đến lượt bạn.
illegal-thinking = Khoan đã, máy đang nghĩ.
note-shown-to-end = Xong nước này rồi. Chạm lần nữa để đi.
note-resumed = Ván của bạn đây, y như lúc bạn dừng.

## Trước khi đi

preview-lands = Hạt cuối rơi vào đây
preview-take = Sẽ ăn { $n }
preview-nothing = Không ăn được gì
preview-starves = Hàng xóm sẽ đói
hint-choose = Bạn hãy chọn một hố của mình.
hint-legal = Những hố sáng là hố đi được.
hint-best = Thử hố này xem.
hint-take = Ăn được { $n } hạt.
hint-save = Giữ được { $n } hạt khỏi bị ăn.
hint-threat = Lượt sau có thể ăn { $n } hạt.
hint-quiet = Nước này chắc, không hở chỗ nào.
hint-forced = Chỉ còn nước này thôi.

## Đi lại

undo-done = Đã lùi lại.
undo-nothing = Không còn nước nào để lùi.
redo-done = Đã tiến lên.
redo-nothing = Không còn nước nào để tiến.

## Hết ván

over-win = Bạn thắng
over-lose = Máy thắng
over-draw = Hòa
over-side-wins = { $who ->
    [you] Bạn thắng
    [computer] Máy thắng
    [south] Bên dưới thắng
   *[north] Bên trên thắng
}
over-reason-majority = Một kho đã có quá nửa số hạt.
over-reason-no-move = Không còn nước nào để đi.
over-reason-level = Mỗi kho được đúng một nửa.
over-reason-cycle = Thế cờ cũ vừa lặp lại.
over-reason-last8 = Chỉ còn tám hạt: về tay người đi đầu ván.
over-reason-het-quan = Hết quan, tàn dân, thu quân, kéo về.
over-reason-empty = Không còn hạt nào trong hố.
over-reason-row-empty = Một hàng đã trống.
over-score = { $south } – { $north }
over-score-label = Bên dưới { $south }, bên trên { $north }
over-line-win = Tính giỏi lắm! Kho đầy rồi.
over-line-lose = Ván hay đấy! Hạt vẫn đây, mình chơi ván nữa nhé.
over-line-draw = Ngang nhau đến hạt cuối. Hiếm lắm đấy!
over-line-two = Cảm ơn nhau một tiếng, rồi gieo ván nữa.
over-again = Chơi ván nữa
over-swap = Đổi người đi trước
over-see-board = Xem bàn
over-to-title = Về màn hình đầu

## Lời đọc cho hố và kho

pit-label = Hố { $n }, { $seeds } hạt
pit-label-owner = { $who ->
    [you] hàng của bạn
    [computer] hàng của máy
    [south] hàng dưới
   *[north] hàng trên
}
pit-label-take = sẽ ăn { $n }
pit-label-blocked = lúc này chưa đi được
store-label = { $who ->
    [you] Kho của bạn, { $n } hạt
    [computer] Kho của máy, { $n } hạt
    [south] Kho bên dưới, { $n } hạt
   *[north] Kho bên trên, { $n } hạt
}
