## Ai

side-name = { $who ->
    [you] Bạn
    [computer] Máy
    [south] Bên dưới
    [one] Người chơi 1
    [two] Người chơi 2
    [three] Người chơi 3
    [four] Người chơi 4
   *[north] Bên trên
}
side-own = Bạn
score-of = { $who ->
    [you] Bạn: { $n }
    [computer] Máy: { $n }
    [south] Bên dưới: { $n }
    [one] Người chơi 1: { $n }
    [two] Người chơi 2: { $n }
    [three] Người chơi 3: { $n }
    [four] Người chơi 4: { $n }
   *[north] Bên trên: { $n }
}
hand-count = Trong tay: { $n }

## Lượt

turn-now = { $who ->
    [you] Đến lượt bạn
    [computer] Đến lượt máy
    [south] Lượt bên dưới
    [one] Lượt người chơi 1
    [two] Lượt người chơi 2
    [three] Lượt người chơi 3
    [four] Lượt người chơi 4
   *[north] Lượt bên trên
}
turn-own = Đến lượt bạn
turn-sowing-own = Đang rải…
turn-sowing = { $who ->
    [you] Bạn đang rải…
    [computer] Máy đang rải…
    [south] Bên dưới đang rải…
    [one] Người chơi 1 đang rải…
    [two] Người chơi 2 đang rải…
    [three] Người chơi 3 đang rải…
    [four] Người chơi 4 đang rải…
   *[north] Bên trên đang rải…
}
turn-wait = Bạn chờ chút nhé
turn-thinking = Máy đang nghĩ…
turn-starts = { $who ->
    [you] Bạn đi trước.
    [computer] Máy đi trước.
    [south] Bên dưới đi trước.
    [one] Người chơi 1 đi trước.
    [two] Người chơi 2 đi trước.
    [three] Người chơi 3 đi trước.
    [four] Người chơi 4 đi trước.
   *[north] Bên trên đi trước.
}
turn-last-move = Nước vừa đi

## Vừa có chuyện gì, và vì sao

event-sow = { $who ->
    [you] Bạn gieo { $n } hạt từ hố { $pit }.
    [computer] Máy gieo { $n } hạt từ hố { $pit }.
    [south] Bên dưới gieo { $n } hạt từ hố { $pit }.
    [one] Người chơi 1 gieo { $n } hạt từ hố { $pit }.
    [two] Người chơi 2 gieo { $n } hạt từ hố { $pit }.
    [three] Người chơi 3 gieo { $n } hạt từ hố { $pit }.
    [four] Người chơi 4 gieo { $n } hạt từ hố { $pit }.
   *[north] Bên trên gieo { $n } hạt từ hố { $pit }.
}
event-sow-dan = { $who ->
    [you] Bạn rải { $n } dân từ ô { $pit }.
    [computer] Máy rải { $n } dân từ ô { $pit }.
    [south] Bên dưới rải { $n } dân từ ô { $pit }.
    [one] Người chơi 1 rải { $n } dân từ ô { $pit }.
    [two] Người chơi 2 rải { $n } dân từ ô { $pit }.
    [three] Người chơi 3 rải { $n } dân từ ô { $pit }.
    [four] Người chơi 4 rải { $n } dân từ ô { $pit }.
   *[north] Bên trên rải { $n } dân từ ô { $pit }.
}
event-take = { $who ->
    [you] Bạn ăn { $n } hạt: hạt cuối làm hố ấy thành { $n }.
    [computer] Máy ăn { $n } hạt: hạt cuối làm hố ấy thành { $n }.
    [south] Bên dưới ăn { $n } hạt: hạt cuối làm hố ấy thành { $n }.
    [one] Người chơi 1 ăn { $n } hạt: hạt cuối làm hố ấy thành { $n }.
    [two] Người chơi 2 ăn { $n } hạt: hạt cuối làm hố ấy thành { $n }.
    [three] Người chơi 3 ăn { $n } hạt: hạt cuối làm hố ấy thành { $n }.
    [four] Người chơi 4 ăn { $n } hạt: hạt cuối làm hố ấy thành { $n }.
   *[north] Bên trên ăn { $n } hạt: hạt cuối làm hố ấy thành { $n }.
}
event-take-chain = { $who ->
    [you] Bạn ăn { $list } = { $n } hạt.
    [computer] Máy ăn { $list } = { $n } hạt.
    [south] Bên dưới ăn { $list } = { $n } hạt.
    [one] Người chơi 1 ăn { $list } = { $n } hạt.
    [two] Người chơi 2 ăn { $list } = { $n } hạt.
    [three] Người chơi 3 ăn { $list } = { $n } hạt.
    [four] Người chơi 4 ăn { $list } = { $n } hạt.
   *[north] Bên trên ăn { $list } = { $n } hạt.
}
event-capture = { $who ->
    [you] Bạn ăn { $n } hạt.
    [computer] Máy ăn { $n } hạt.
    [south] Bên dưới ăn { $n } hạt.
    [one] Người chơi 1 ăn { $n } hạt.
    [two] Người chơi 2 ăn { $n } hạt.
    [three] Người chơi 3 ăn { $n } hạt.
    [four] Người chơi 4 ăn { $n } hạt.
   *[north] Bên trên ăn { $n } hạt.
}
event-capture-dan = { $who ->
    [you] Bạn ăn { $n } dân.
    [computer] Máy ăn { $n } dân.
    [south] Bên dưới ăn { $n } dân.
    [one] Người chơi 1 ăn { $n } dân.
    [two] Người chơi 2 ăn { $n } dân.
    [three] Người chơi 3 ăn { $n } dân.
    [four] Người chơi 4 ăn { $n } dân.
   *[north] Bên trên ăn { $n } dân.
}
event-capture-quan = { $who ->
    [you] Bạn ăn quan!
    [computer] Máy ăn quan!
    [south] Bên dưới ăn quan!
    [one] Người chơi 1 ăn quan!
    [two] Người chơi 2 ăn quan!
    [three] Người chơi 3 ăn quan!
    [four] Người chơi 4 ăn quan!
   *[north] Bên trên ăn quan!
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
    [one] Người chơi 1 thu { $n } hạt còn lại.
    [two] Người chơi 2 thu { $n } hạt còn lại.
    [three] Người chơi 3 thu { $n } hạt còn lại.
    [four] Người chơi 4 thu { $n } hạt còn lại.
   *[north] Bên trên thu { $n } hạt còn lại.
}
event-last-eight = { $who ->
    [you] Bạn đi đầu ván: những hạt cuối về bạn.
    [computer] Máy đi đầu ván, lấy những hạt cuối.
    [south] Bên dưới đi đầu ván, lấy những hạt cuối.
    [one] Người chơi 1 đi đầu ván, lấy những hạt cuối.
    [two] Người chơi 2 đi đầu ván, lấy những hạt cuối.
    [three] Người chơi 3 đi đầu ván, lấy những hạt cuối.
    [four] Người chơi 4 đi đầu ván, lấy những hạt cuối.
   *[north] Bên trên đi đầu ván, lấy những hạt cuối.
}
event-last-four = { $who ->
    [you] Bốn hạt cuối về bạn.
    [computer] Máy lấy bốn hạt cuối.
    [south] Bên dưới lấy bốn hạt cuối.
    [one] Người chơi 1 lấy bốn hạt cuối.
    [two] Người chơi 2 lấy bốn hạt cuối.
    [three] Người chơi 3 lấy bốn hạt cuối.
    [four] Người chơi 4 lấy bốn hạt cuối.
   *[north] Bên trên lấy bốn hạt cuối.
}
event-collect = { $who ->
    [you] Bạn thu { $n } dân bên mình về.
    [computer] Máy thu { $n } dân bên mình về.
    [south] Bên dưới thu { $n } dân bên mình về.
    [one] Người chơi 1 thu { $n } dân bên mình về.
    [two] Người chơi 2 thu { $n } dân bên mình về.
    [three] Người chơi 3 thu { $n } dân bên mình về.
    [four] Người chơi 4 thu { $n } dân bên mình về.
   *[north] Bên trên thu { $n } dân bên mình về.
}
why-sweep = Hàng xóm hết nước đi, nên người vừa đi thu hết hạt còn lại.
why-sweep-own-rows = Hạt bên nào về bên nấy.
why-sweep-shared = Hạt còn trên bàn thì chia đôi.
why-endless = Cứ gieo tiếp thì chẳng bao giờ dứt: sau { $n } lần bốc, bàn lại y như cũ. Hết lượt.
why-quan = Kế tiếp là ô quan, không được bốc để rải tiếp: hết lượt.
why-young-quan = Quan còn non, chưa đủ năm dân: không được ăn.
why-two-empty = Kế tiếp là hai ô trống: không ăn được gì.
event-again = { $who ->
    [you] Hạt cuối rơi vào kho của bạn: bạn được đi tiếp.
    [computer] Hạt cuối rơi vào kho của máy: máy được đi tiếp.
    [south] Hạt cuối rơi vào kho bên dưới: bên dưới được đi tiếp.
    [one] Hạt cuối rơi vào kho của người chơi 1: người chơi 1 được đi tiếp.
    [two] Hạt cuối rơi vào kho của người chơi 2: người chơi 2 được đi tiếp.
    [three] Hạt cuối rơi vào kho của người chơi 3: người chơi 3 được đi tiếp.
    [four] Hạt cuối rơi vào kho của người chơi 4: người chơi 4 được đi tiếp.
   *[north] Hạt cuối rơi vào kho bên trên: bên trên được đi tiếp.
}
note-left-out = Bỏ qua { $n } lần bốc kế tiếp.
event-pass = { $who ->
    [you] Các hố của bạn đã trống.
    [computer] Các hố của máy đã trống.
    [south] Các hố bên dưới đã trống.
    [one] Các hố của người chơi 1 đã trống.
    [two] Các hố của người chơi 2 đã trống.
    [three] Các hố của người chơi 3 đã trống.
    [four] Các hố của người chơi 4 đã trống.
   *[north] Các hố bên trên đã trống.
}
event-pass-on = { $who ->
    [you] Bạn đi tiếp.
    [computer] Máy đi tiếp.
    [south] Bên dưới đi tiếp.
    [one] Người chơi 1 đi tiếp.
    [two] Người chơi 2 đi tiếp.
    [three] Người chơi 3 đi tiếp.
    [four] Người chơi 4 đi tiếp.
   *[north] Bên trên đi tiếp.
}
event-pass-blocked = { $who ->
    [you] Gieo từ hố nào của bạn cũng chẳng bao giờ dứt: nhường lượt.
    [computer] Gieo từ hố nào của máy cũng chẳng bao giờ dứt: nhường lượt.
    [south] Gieo từ hố nào bên dưới cũng chẳng bao giờ dứt: nhường lượt.
    [one] Gieo từ hố nào của người chơi 1 cũng chẳng bao giờ dứt: nhường lượt.
    [two] Gieo từ hố nào của người chơi 2 cũng chẳng bao giờ dứt: nhường lượt.
    [three] Gieo từ hố nào của người chơi 3 cũng chẳng bao giờ dứt: nhường lượt.
    [four] Gieo từ hố nào của người chơi 4 cũng chẳng bao giờ dứt: nhường lượt.
   *[north] Gieo từ hố nào bên trên cũng chẳng bao giờ dứt: nhường lượt.
}
event-refill = { $who ->
    [you] Hàng của bạn đã trống: lấy dân ăn được rải lại mỗi ô một dân.
    [computer] Hàng của máy đã trống: lấy dân ăn được rải lại mỗi ô một dân.
    [south] Hàng bên dưới đã trống: lấy dân ăn được rải lại mỗi ô một dân.
    [one] Hàng của người chơi 1 đã trống: lấy dân ăn được rải lại mỗi ô một dân.
    [two] Hàng của người chơi 2 đã trống: lấy dân ăn được rải lại mỗi ô một dân.
    [three] Hàng của người chơi 3 đã trống: lấy dân ăn được rải lại mỗi ô một dân.
    [four] Hàng của người chơi 4 đã trống: lấy dân ăn được rải lại mỗi ô một dân.
   *[north] Hàng bên trên đã trống: lấy dân ăn được rải lại mỗi ô một dân.
}
event-borrow = { $who ->
    [you] Không đủ dân: bạn cho vay phần thiếu, tính điểm sẽ trả.
    [computer] Không đủ dân: máy cho vay phần thiếu, tính điểm sẽ trả.
    [south] Không đủ dân: bên dưới cho vay phần thiếu, tính điểm sẽ trả.
    [one] Không đủ dân: người chơi 1 cho vay phần thiếu, tính điểm sẽ trả.
    [two] Không đủ dân: người chơi 2 cho vay phần thiếu, tính điểm sẽ trả.
    [three] Không đủ dân: người chơi 3 cho vay phần thiếu, tính điểm sẽ trả.
    [four] Không đủ dân: người chơi 4 cho vay phần thiếu, tính điểm sẽ trả.
   *[north] Không đủ dân: bên trên cho vay phần thiếu, tính điểm sẽ trả.
}
event-borrow-bank = Không đủ dân: lấy thêm dân ngoài cuộc, tính điểm sẽ trả.
event-collect-quan = { $who ->
    [you] Bạn thu cả quan về.
    [computer] Máy thu cả quan về.
    [south] Bên dưới thu cả quan về.
    [one] Người chơi 1 thu cả quan về.
    [two] Người chơi 2 thu cả quan về.
    [three] Người chơi 3 thu cả quan về.
    [four] Người chơi 4 thu cả quan về.
   *[north] Bên trên thu cả quan về.
}
clock-by-lot = Hết giờ: nước này do bốc thăm.

## Nước không đi được, và vì sao

illegal-over = Ván đã xong rồi.
illegal-no-such-pit = Ở đây không có hố ấy.
illegal-not-yours = Hố này không phải của bạn.
illegal-empty = Hố này trống rồi.
illegal-burnt = Hố này là hố cháy, ván này không dùng.
illegal-direction = Trò này chỉ gieo một chiều thôi.
illegal-starves = Đi thế này thì hàng xóm đói mất.
illegal-must-feed = Hàng xóm hết hạt rồi. Chọn hố gieo được sang bên ấy nhé.
illegal-endless = Gieo từ đây thì chẳng bao giờ dứt.
illegal-not-your-turn = Khoan đã, chưa đến lượt bạn.
illegal-thinking = Khoan đã, máy đang nghĩ.
illegal-offer-open = Phải trả lời lời đề nghị dừng ván trước đã.
note-shown-to-end = Xong nước này rồi. Chạm lần nữa để đi.
note-resumed = Ván của bạn đây, y như lúc bạn dừng.

## Trước khi đi

preview-lands = Hạt cuối rơi vào đây
preview-take = Sẽ ăn { $n }
preview-nothing = Không ăn được gì
preview-endless = Gieo mãi không dứt: dừng lại, hết lượt
preview-starves = Hàng xóm sẽ đói
hint-choose = Bạn hãy chọn một hố của mình.
hint-legal = Những hố sáng là hố đi được.
hint-playable = Có { $n } hố đi được.
hint-playable-squares = Có { $n } ô đi được.
hint-others-starve = { $who ->
    [you] Đi hố khác thì bạn hết hạt.
    [computer] Đi hố khác thì máy hết hạt.
    [south] Đi hố khác thì bên dưới hết hạt.
    [one] Đi hố khác thì người chơi 1 hết hạt.
    [two] Đi hố khác thì người chơi 2 hết hạt.
    [three] Đi hố khác thì người chơi 3 hết hạt.
    [four] Đi hố khác thì người chơi 4 hết hạt.
   *[north] Đi hố khác thì bên trên hết hạt.
}
hint-others-feed = { $who ->
    [you] Bạn hết hạt rồi: chỉ được đi hố gieo sang tới bên ấy.
    [computer] Máy hết hạt rồi: chỉ được đi hố gieo sang tới bên ấy.
    [south] Bên dưới hết hạt rồi: chỉ được đi hố gieo sang tới bên ấy.
    [one] Người chơi 1 hết hạt rồi: chỉ được đi hố gieo sang tới bên ấy.
    [two] Người chơi 2 hết hạt rồi: chỉ được đi hố gieo sang tới bên ấy.
    [three] Người chơi 3 hết hạt rồi: chỉ được đi hố gieo sang tới bên ấy.
    [four] Người chơi 4 hết hạt rồi: chỉ được đi hố gieo sang tới bên ấy.
   *[north] Bên trên hết hạt rồi: chỉ được đi hố gieo sang tới bên ấy.
}
hint-others-endless = Gieo từ hố khác thì chẳng bao giờ dứt.
hint-best = Thử hố này xem.
hint-take = Ăn được { $n } hạt.
hint-save = Giữ được { $n } hạt khỏi bị ăn.
hint-threat = Lượt sau có thể ăn { $n } hạt.
hint-quiet = Nước này chắc, không hở chỗ nào.
hint-forced = Chỉ còn nước này thôi.

## Đề nghị dừng ván

offer-made = { $who ->
    [you] Bạn đề nghị dừng ván ở đây.
    [computer] Máy đề nghị dừng ván ở đây.
    [south] Bên dưới đề nghị dừng ván ở đây.
    [one] Người chơi 1 đề nghị dừng ván ở đây.
    [two] Người chơi 2 đề nghị dừng ván ở đây.
    [three] Người chơi 3 đề nghị dừng ván ở đây.
    [four] Người chơi 4 đề nghị dừng ván ở đây.
   *[north] Bên trên đề nghị dừng ván ở đây.
}
offer-accepted = { $who ->
    [you] Bạn đồng ý.
    [computer] Máy đồng ý.
    [south] Bên dưới đồng ý.
    [one] Người chơi 1 đồng ý.
    [two] Người chơi 2 đồng ý.
    [three] Người chơi 3 đồng ý.
    [four] Người chơi 4 đồng ý.
   *[north] Bên trên đồng ý.
}
offer-declined = { $who ->
    [you] Bạn muốn chơi tiếp.
    [computer] Máy muốn chơi tiếp.
    [south] Bên dưới muốn chơi tiếp.
    [one] Người chơi 1 muốn chơi tiếp.
    [two] Người chơi 2 muốn chơi tiếp.
    [three] Người chơi 3 muốn chơi tiếp.
    [four] Người chơi 4 muốn chơi tiếp.
   *[north] Bên trên muốn chơi tiếp.
}

## Đi lại

undo-done = Đã lùi lại.
game-resumed = Chơi tiếp ván dở, đã qua { $n } nước.
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
    [one] Người chơi 1 thắng
    [two] Người chơi 2 thắng
    [three] Người chơi 3 thắng
    [four] Người chơi 4 thắng
   *[north] Bên trên thắng
}
over-reason-majority = Một kho đã có quá nửa số hạt.
over-reason-no-move = Không còn nước nào để đi.
over-reason-level = Mỗi kho được đúng một nửa.
over-reason-cycle = Ván cứ quay vòng mãi không dứt.
over-reason-last8 = Còn không quá tám hạt: người đi đầu ván lấy hết.
over-reason-last4 = Chỉ còn bốn hạt: có người lấy nốt, ván kết thúc.
over-reason-het-quan = Hết quan, tàn dân, thu quân, kéo về.
over-reason-empty = Không còn hạt nào trong hố.
over-reason-row-empty = Một hàng đã trống.
over-reason-agreed = Mọi người đồng ý dừng ván.
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
pit-label-burnt = Hố { $n }, hố cháy, không dùng
pit-label-owner = { $who ->
    [you] hàng của bạn
    [computer] hàng của máy
    [south] hàng dưới
    [one] hàng của người chơi 1
    [two] hàng của người chơi 2
    [three] hàng của người chơi 3
    [four] hàng của người chơi 4
   *[north] hàng trên
}
pit-label-take = sẽ ăn { $n }
pit-label-blocked = lúc này chưa đi được
store-label = { $who ->
    [you] Kho của bạn, { $n } hạt
    [computer] Kho của máy, { $n } hạt
    [south] Kho bên dưới, { $n } hạt
    [one] Kho của người chơi 1, { $n } hạt
    [two] Kho của người chơi 2, { $n } hạt
    [three] Kho của người chơi 3, { $n } hạt
    [four] Kho của người chơi 4, { $n } hạt
   *[north] Kho bên trên, { $n } hạt
}

## Chơi cả trận: hết ván này đến ván khác

match-line-pits = Ván { $game } · hố { $pits }
match-line-squares = Ván { $game } · ô { $pits }
match-line-own = Ván { $game } · { $n } hố
match-line-out = Ván { $game } · đã bị loại
match-own = { $n } hố
match-out = Đã bị loại
match-out-now = { $who ->
    [you] Bạn không còn hố nào, bị loại khỏi trận.
    [computer] Máy không còn hố nào, bị loại khỏi trận.
    [south] Bên dưới không còn hố nào, bị loại khỏi trận.
    [one] Người chơi 1 không còn hố nào, bị loại khỏi trận.
    [two] Người chơi 2 không còn hố nào, bị loại khỏi trận.
    [three] Người chơi 3 không còn hố nào, bị loại khỏi trận.
    [four] Người chơi 4 không còn hố nào, bị loại khỏi trận.
   *[north] Bên trên không còn hố nào, bị loại khỏi trận.
}
match-pits-next = Số hố ở ván sau:
match-pick = { $who ->
    [you] Bạn chọn
    [computer] Máy chọn
    [south] Bên dưới chọn
    [one] Người chơi 1 chọn
    [two] Người chơi 2 chọn
    [three] Người chơi 3 chọn
    [four] Người chơi 4 chọn
   *[north] Bên trên chọn
} { $n } hố ở hàng bên kia:
match-pick-pit = Hố { $n }
match-lead = { $who ->
    [you] Bạn đang hơn { $points } điểm.
    [computer] Máy đang hơn { $points } điểm.
    [south] Bên dưới đang hơn { $points } điểm.
    [one] Người chơi 1 đang hơn { $points } điểm.
    [two] Người chơi 2 đang hơn { $points } điểm.
    [three] Người chơi 3 đang hơn { $points } điểm.
    [four] Người chơi 4 đang hơn { $points } điểm.
   *[north] Bên trên đang hơn { $points } điểm.
}
match-level = Tính cả trận, hai bên đang ngang điểm.
match-sold = { $who ->
    [you] Bạn đã bán { $n } ô.
    [computer] Máy đã bán { $n } ô.
    [south] Bên dưới đã bán { $n } ô.
    [one] Người chơi 1 đã bán { $n } ô.
    [two] Người chơi 2 đã bán { $n } ô.
    [three] Người chơi 3 đã bán { $n } ô.
    [four] Người chơi 4 đã bán { $n } ô.
   *[north] Bên trên đã bán { $n } ô.
}
match-goal-squares = Bán đến { $n } ô là thua trận.
match-burnt = { $who ->
    [you] Bạn không đủ hạt cho { $n } hố: hố cháy, không dùng trong ván.
    [computer] Máy không đủ hạt cho { $n } hố: hố cháy, không dùng trong ván.
    [south] Bên dưới không đủ hạt cho { $n } hố: hố cháy, không dùng trong ván.
    [one] Người chơi 1 không đủ hạt cho { $n } hố: hố cháy, không dùng trong ván.
    [two] Người chơi 2 không đủ hạt cho { $n } hố: hố cháy, không dùng trong ván.
    [three] Người chơi 3 không đủ hạt cho { $n } hố: hố cháy, không dùng trong ván.
    [four] Người chơi 4 không đủ hạt cho { $n } hố: hố cháy, không dùng trong ván.
   *[north] Bên trên không đủ hạt cho { $n } hố: hố cháy, không dùng trong ván.
}
match-beaten = { $who ->
    [you] Bạn không đủ hạt lấp { $n } hố.
    [computer] Máy không đủ hạt lấp { $n } hố.
    [south] Bên dưới không đủ hạt lấp { $n } hố.
    [one] Người chơi 1 không đủ hạt lấp { $n } hố.
    [two] Người chơi 2 không đủ hạt lấp { $n } hố.
    [three] Người chơi 3 không đủ hạt lấp { $n } hố.
    [four] Người chơi 4 không đủ hạt lấp { $n } hố.
   *[north] Bên trên không đủ hạt lấp { $n } hố.
}
match-won = { $who ->
    [you] Bạn thắng cả trận
    [computer] Máy thắng cả trận
    [south] Bên dưới thắng cả trận
    [one] Người chơi 1 thắng cả trận
    [two] Người chơi 2 thắng cả trận
    [three] Người chơi 3 thắng cả trận
    [four] Người chơi 4 thắng cả trận
   *[north] Bên trên thắng cả trận
}
match-played = Ván { $game }: { $result }
over-next-game = Ván tiếp theo
pit-label-bought = { $who ->
    [you] nay thuộc về bạn
    [computer] nay thuộc về máy
    [south] nay thuộc về bên dưới
    [one] nay thuộc về người chơi 1
    [two] nay thuộc về người chơi 2
    [three] nay thuộc về người chơi 3
    [four] nay thuộc về người chơi 4
   *[north] nay thuộc về bên trên
}
event-sow-foreign = { $who ->
    [you] Nước này đi từ hàng của bạn.
    [computer] Nước này đi từ hàng của máy.
    [south] Nước này đi từ hàng dưới.
    [one] Nước này đi từ hàng của người chơi 1.
    [two] Nước này đi từ hàng của người chơi 2.
    [three] Nước này đi từ hàng của người chơi 3.
    [four] Nước này đi từ hàng của người chơi 4.
   *[north] Nước này đi từ hàng trên.
}
why-sweep-own-pits = Hạt ở hố của ai thì về người ấy.
square-label = Ô { $n }, { $dan } dân
quan-square-label = { $who ->
    [you] Ô quan bên tay phải bạn, { $dan } dân
    [computer] Ô quan bên tay phải máy, { $dan } dân
    [south] Ô quan bên tay phải người ngồi dưới, { $dan } dân
    [one] Ô quan bên tay phải người chơi 1, { $dan } dân
    [two] Ô quan bên tay phải người chơi 2, { $dan } dân
    [three] Ô quan bên tay phải người chơi 3, { $dan } dân
    [four] Ô quan bên tay phải người chơi 4, { $dan } dân
   *[north] Ô quan bên tay phải người ngồi trên, { $dan } dân
}
stock-label = { $who ->
    [you] Bạn ăn được: { $dan } dân
    [computer] Máy ăn được: { $dan } dân
    [south] Bên dưới ăn được: { $dan } dân
    [one] Người chơi 1 ăn được: { $dan } dân
    [two] Người chơi 2 ăn được: { $dan } dân
    [three] Người chơi 3 ăn được: { $dan } dân
    [four] Người chơi 4 ăn được: { $dan } dân
   *[north] Bên trên ăn được: { $dan } dân
}
stone-label = { $quan } quan, mỗi quan { $points } dân
