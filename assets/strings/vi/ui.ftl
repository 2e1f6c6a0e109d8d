## Tên và màn hình chờ

app-name = Gieo
app-tagline = Gieo một nắm hạt, chờ ngày gặt.
app-window-title = Gieo: Oware
loading = Đang bày hạt…
loading-error = Có tệp bị thiếu hoặc hỏng: { $file }. { $what }
loading-error-help = Bạn hãy giải nén hoặc cài lại trò chơi nhé.

## Màn hình đầu

title-play = Chơi
title-continue = Chơi tiếp
title-story = Chuyện kể
title-two-players = Hai người chơi
title-rules = Luật chơi
title-settings = Cài đặt
title-credits = Lời cảm ơn
title-quit = Thoát
title-touch = Chạm để chơi

## Ai chơi

who-title = Ai chơi đây?
who-person = Người
who-computer = Máy
who-seat-south = Bên dưới, hàng gần
who-seat-north = Bên trên, hàng xa
who-seat-player = Người chơi { $n }

## Ai ngồi đó

who-character = Nhân vật
who-level = Theo bậc
who-follower = Theo sức bạn
who-opponent = Chơi với ai?
who-how-strong = Mạnh cỡ nào?
who-level-number = { $n }
who-strength = Bậc { $n }: { $name }.
who-follower-about = Sau mỗi ván, máy đoán sức của bạn rồi chơi sao cho bạn thắng chừng một nửa số ván.
style-even = Không theo lối nào riêng.
style-hoarder = Thích nuôi cho thật to rồi mới đi.
style-raider = Ăn sớm, ăn xong lại rình ăn tiếp.
style-guardian = Ít để lộ gì cho người khác ăn.
style-trapper = Thích gài bẫy.
style-elder = Giữ hàng nhà cho đầy rồi chờ thời.
opponent-follows = Theo sức bạn (bậc { $n })

## Ván mới

new-title = Ván mới
new-opponent = Chơi với
new-level = Mạnh cỡ nào?
new-seating = Ngồi thế nào?
new-seating-facing = Ngồi đối diện
new-seating-beside = Ngồi cùng phía
new-start = Ai đi trước?
new-start-you = Bạn
new-start-computer = Máy
new-start-south = Bên dưới
new-start-north = Bên trên
new-start-lots = Bốc thăm
new-rules = Theo luật nào?
new-game-choice = Chơi trò nào?
new-players = Mấy người chơi?
new-time = Thời gian mỗi nước
new-time-none = Không giới hạn
new-time-seconds = { $n } giây
new-time-at-once = Đi ngay ({ $n } giây)
new-house-rules = Luật riêng
new-house-rules-none = Theo đúng bảng luật
new-start-player = Người chơi { $n }
new-match = Một ván hay cả trận?
new-match-one = Một ván
new-match-many = Cả trận
new-match-pits-about = Chơi cả trận thì bốn hạt đổi một hố ở ván sau; được { $n } hố là thắng trận.
new-match-squares-about = Chơi cả trận thì cứ kém { $points } điểm phải bán một ô; bán { $n } ô là thua trận.
new-match-burnt-about = Chơi cả trận thì ván sau lấy hạt trong kho lấp lại hố mình, hố thiếu hạt là hố cháy. Không lấp đủ { $n } hố là thua trận.
new-begin = Bắt đầu

ruleset-oware = Oware
ruleset-oware-about = Luật trong chuyện kể: không để hàng xóm hết hạt.
ruleset-oware-abapa = Oware Abapa
ruleset-oware-abapa-about = Luật thi đấu: ăn sạch thì không được hạt nào.
ruleset-oware-grand-slam = Oware ăn sạch
ruleset-oware-grand-slam-about = Được ăn sạch hàng xóm, và ăn thật.
ruleset-oware-three = Oware ba hạt
ruleset-oware-three-about = Mỗi hố ba hạt, mười chín hạt là thắng: ván ngắn hơn.
ruleset-oware-third = Oware ba lần lặp
ruleset-oware-third-about = Thế cờ xuất hiện lần thứ ba mới hết ván.
ruleset-ba-awa = Ba-awa
ruleset-ba-awa-about = Bốn hạt là ăn, tám hạt cuối là hết.
ruleset-nam-nam = Nam-nam
ruleset-nam-nam-about = Ai ăn bốn hạt áp chót thì lấy luôn bốn hạt cuối; bên hết hạt phải được gieo cho.
ruleset-ba-awa-after = Ba-awa, đi xong mới lấy
ruleset-ba-awa-after-about = Đi xong nước mới lấy tám hạt cuối; đến lượt mà hết hạt thì hết ván.
ruleset-o-an-quan = Ô ăn quan
ruleset-o-an-quan-about = Rải hai chiều, ăn dân ăn quan.
ruleset-o-an-quan-young = Ô ăn quan, quan non
ruleset-o-an-quan-young-about = Quan còn non, chưa đủ năm dân, thì chưa được ăn.
ruleset-o-an-quan-tonkin = Ô ăn quan, rải từ quan
ruleset-o-an-quan-tonkin-about = Gặp ô quan có dân thì rải tiếp một dân từ đó, lượt chưa dừng.
ruleset-o-an-quan-five = Ô ăn quan, quan năm
ruleset-o-an-quan-five-about = Một quan tính năm dân, như nhiều phần mềm.
ruleset-congklak = Congklak
ruleset-congklak-about = Gieo vòng quanh, qua cả kho mình.
ruleset-dakon = Dakon
ruleset-dakon-about = Hạt cuối ăn được thì cũng về kho.
ruleset-congkak = Congkak
ruleset-congkak-about = Hạt ăn cũng về kho; đến lượt mà trống hàng là hết ván.
ruleset-chongka = Chongka’
ruleset-chongka-about = Từ quần đảo Mariana: hạt cuối vào kho mình cũng không được đi tiếp.
ruleset-kalah = Kalah
ruleset-kalah-about = Gieo cả vào kho mình, hạt cuối vào kho thì đi tiếp.
ruleset-kalah-three = Kalah ba hạt
ruleset-kalah-three-about = Mỗi hố ba hạt: ván ngắn hơn.

## Luật riêng

rules-house-title = Luật riêng của bàn này
rules-house-line = { $name }: { $value }
house-mark = luật riêng
own-name = { $name }
own-name-marked = { $name } · luật riêng
own-after = Luật riêng, dựa theo { $name }
own-broken = Chưa chơi được: { $what }
own-broken-more = Và { $n } tệp nữa.
our-rules-keep = Lưu thành luật nhà mình
our-rules = Luật nhà mình
our-rules-numbered = Luật nhà mình { $n }
notice-rules-kept = Đã lưu luật nhà mình vào { $file }

option-oware-starve = Ăn sạch bên kia
option-oware-starve-about = Có được đi nước làm hàng xóm không còn hạt nào hay không.
option-oware-starve-seed = Chỉ khi bắt buộc
option-oware-starve-no_capture = Đi được, không ăn
option-oware-starve-legal = Được ăn hết
option-oware-cycle = Thế cờ lặp lại
option-oware-cycle-about = Từ đó chưa ai ăn gì thì ván dừng. Hạt còn lại về ai?
option-oware-cycle-shared = Chia đôi
option-oware-cycle-own = Hàng ai nấy thu
option-oware-cycle-third = Lần ba, hàng ai nấy thu
option-oware-seeds = Số hạt mỗi hố
option-oware-seeds-about = Mỗi hố ba hạt thì cả bàn có ba mươi sáu, được mười chín là thắng.
option-oware-seeds-4 = 4
option-oware-seeds-3 = 3

option-ba-awa-players = Số người chơi
option-ba-awa-players-about = Hai người thì mỗi người sáu hố, ba người thì bốn.
option-ba-awa-players-2 = 2
option-ba-awa-players-3 = 3
option-ba-awa-last8 = Những hạt cuối
option-ba-awa-last8-about = Người đi đầu ván lấy tám hạt; có nơi bốn hạt cuối về người đang gieo, hoặc người vừa ăn bốn hạt trước đó.
option-ba-awa-last8-at_once = Tám hạt, lấy ngay
option-ba-awa-last8-after = Tám hạt, đi xong mới lấy
option-ba-awa-last8-last4_mover = Bốn hạt, về người gieo
option-ba-awa-last8-last4_taker = Bốn hạt, theo bốn hạt trước
option-ba-awa-no_move = Hết hạt để gieo
option-ba-awa-no_move-about = Khi mọi hố của người đến lượt đều trống. Hết ván thì hạt ở hố của ai về người ấy.
option-ba-awa-no_move-pass = Nhường lượt
option-ba-awa-no_move-end = Hết ván
option-ba-awa-no_move-must_feed = Phải gieo sang cho
option-ba-awa-cycle = Thế cờ lặp lại
option-ba-awa-cycle-about = Từ đó chưa ai ăn gì. Ván dừng thì hạt ở hố của ai về người ấy.
option-ba-awa-cycle-first = Dừng ngay
option-ba-awa-cycle-third = Dừng ở lần thứ ba
option-ba-awa-final_four = Hạt cuối làm thành bốn
option-ba-awa-final_four-about = Hạt cuối trong tay làm thành bốn thì ai được ăn.
option-ba-awa-final_four-mover = Người đang gieo
option-ba-awa-final_four-owner = Chủ hố
option-ba-awa-passing_four = Thành bốn giữa chừng
option-ba-awa-passing_four-about = Thành bốn trong lúc còn đang gieo thì ai được ăn.
option-ba-awa-passing_four-owner = Chủ hố
option-ba-awa-passing_four-mover = Người đang gieo
option-ba-awa-endless = Gieo mãi không dứt
option-ba-awa-endless-about = Nước gieo cứ vòng mãi thì tính sao.
option-ba-awa-endless-stop = Lặp lại thì dừng
option-ba-awa-endless-forbid = Không được đi
option-ba-awa-goal = Số hố để thắng trận
option-ba-awa-goal-about = Phải làm chủ mấy hố trong mười hai hố.
option-ba-awa-goal-10 = 10
option-ba-awa-goal-11 = 11
option-ba-awa-goal-12 = 12
option-ba-awa-opener = Ai đi đầu ván sau
option-ba-awa-opener-about = Chơi cả trận thì ai đi nước đầu của ván kế tiếp.
option-ba-awa-opener-alternates = Luân phiên
option-ba-awa-opener-loser = Người thua
option-ba-awa-opener-winner = Người thắng
option-ba-awa-placing = Các hố thắng được nằm ở đâu
option-ba-awa-placing-about = Trong trận hai người: người thắng được những hố nào ở hàng bên kia.
option-ba-awa-placing-run = Liền hàng mình
option-ba-awa-placing-picked = Người thắng chọn

option-o-an-quan-players = Số người chơi
option-o-an-quan-players-about = Hai người chơi hình chữ nhật, ba người hình tam giác, bốn người hình vuông.
option-o-an-quan-players-2 = 2
option-o-an-quan-players-3 = 3
option-o-an-quan-players-4 = 4
option-o-an-quan-quan_value = Một quan bằng mấy dân
option-o-an-quan-quan_value-about = Khi tính điểm, mỗi quan đổi được bấy nhiêu dân.
option-o-an-quan-quan_value-10 = 10
option-o-an-quan-quan_value-5 = 5
option-o-an-quan-dan = Số dân mỗi ô
option-o-an-quan-dan-about = Đầu ván, mỗi ô dân đặt bấy nhiêu quân.
option-o-an-quan-dan-5 = 5
option-o-an-quan-dan-10 = 10
option-o-an-quan-quan_extra = Dân thêm ở ô quan
option-o-an-quan-quan_extra-about = Đầu ván, ngoài quan, mỗi ô quan còn đặt thêm bấy nhiêu dân.
option-o-an-quan-quan_extra-0 = 0
option-o-an-quan-quan_extra-20 = 20
option-o-an-quan-quan_extra-30 = 30
option-o-an-quan-quan_as_dan = Viên quan
option-o-an-quan-quan_as_dan-about = Không tìm được viên to thì đặt vào ô quan số dân quy đổi.
option-o-an-quan-quan_as_dan-false = Một viên to
option-o-an-quan-quan_as_dan-true = Thay bằng dân
option-o-an-quan-young = Quan non
option-o-an-quan-young-about = Ô quan còn ít dân là quan non. Không cho ăn thì ván lâu hết hơn.
option-o-an-quan-young-0 = Được ăn
option-o-an-quan-young-5 = Dưới 5 dân: không ăn
option-o-an-quan-from_quan = Gặp ô quan có quân
option-o-an-quan-from_quan-about = Có nơi cho bốc một dân ở ô quan đặt sang ô kế tiếp rồi đi tiếp từ đó.
option-o-an-quan-from_quan-false = Hết lượt
option-o-an-quan-from_quan-true = Bốc một dân đi tiếp
option-o-an-quan-end = Khi nào hết ván
option-o-an-quan-end-about = Dân trong ô quan có phải bị ăn hết thì ván mới xong không.
option-o-an-quan-end-squares = Ô quan trống sạch
option-o-an-quan-end-stones = Ăn hết quan
option-o-an-quan-empty_quan_passes = Gặp ô quan trống
option-o-an-quan-empty_quan_passes-about = Có được ăn ô nằm sau ô quan trống hay không.
option-o-an-quan-empty_quan_passes-true = Như mọi ô trống
option-o-an-quan-empty_quan_passes-false = Hết lượt
option-o-an-quan-cycle = Thế cờ lặp lại
option-o-an-quan-cycle-about = Dừng ván thì mỗi người thu các ô của mình, cùng ô quan bên tay phải.
option-o-an-quan-cycle-third = Dừng ở lần thứ ba
option-o-an-quan-goal = Bán mấy ô thì thua
option-o-an-quan-goal-about = Hai người chơi cả trận thì cứ kém mười điểm phải bán một ô: bán ruộng.
option-o-an-quan-goal-3 = 3
option-o-an-quan-goal-4 = 4

option-congklak-relay = Hạt cuối rơi vào hố có hạt
option-congklak-relay-about = Hạt cuối rơi vào hố đang có hạt thì làm gì.
option-congklak-relay-true = Bốc lên rải tiếp
option-congklak-relay-false = Hết lượt
option-congklak-extra_turn = Hạt cuối vào kho mình
option-congklak-extra_turn-about = Có được đi thêm một lượt hay không.
option-congklak-extra_turn-true = Được đi tiếp
option-congklak-extra_turn-false = Hết lượt
option-congklak-take_own = Hạt cuối khi ăn
option-congklak-take_own-about = Ăn được hố đối diện rồi thì hạt cuối của mình để đâu.
option-congklak-take_own-false = Nằm lại trong hố
option-congklak-take_own-true = Vào kho luôn
option-congklak-no_move = Hết hạt để gieo
option-congklak-no_move-about = Khi hàng của người đến lượt đã trống. Hết ván thì hạt ở hàng của ai về người ấy.
option-congklak-no_move-pass = Nhường lượt
option-congklak-no_move-end = Hết ván
option-congklak-pits = Số hố mỗi hàng
option-congklak-pits-about = Thường là bảy. Càng nhiều hố, ván càng dài.
option-congklak-pits-7 = 7
option-congklak-pits-5 = 5
option-congklak-pits-6 = 6
option-congklak-pits-8 = 8
option-congklak-pits-9 = 9
option-congklak-pits-10 = 10
option-congklak-seeds = Số hạt mỗi hố
option-congklak-seeds-about = Thường là bảy. Càng ít hạt, ván càng ngắn.
option-congklak-seeds-7 = 7
option-congklak-seeds-4 = 4
option-congklak-seeds-5 = 5
option-congklak-seeds-6 = 6
option-congklak-seeds-8 = 8
option-congklak-least = Số hố phải lấp
option-congklak-least-about = Ai không lấp đủ chừng ấy hố là thua trận. Càng nhiều hố, trận càng ngắn.
option-congklak-least-1 = 1
option-congklak-least-4 = 4
option-congklak-least-5 = 5
option-congklak-opener = Ai đi đầu ván sau
option-congklak-opener-about = Chơi cả trận thì ai đi nước đầu của ván kế tiếp.
option-congklak-opener-winner = Người thắng
option-congklak-opener-loser = Người thua
option-congklak-opener-alternates = Luân phiên
option-congklak-rounds = Một ván hay cả trận
option-congklak-rounds-about = Các ván có nối nhau thành trận hay không.
option-congklak-rounds-single = Một ván
option-congklak-rounds-burnt = Cả trận, hố cháy

option-kalah-empty_capture = Hố đối diện trống
option-kalah-empty_capture-about = Khi hạt cuối rơi vào hố trống của mình mà hố đối diện cũng trống.
option-kalah-empty_capture-false = Không ăn gì
option-kalah-empty_capture-true = Ăn hạt cuối
option-kalah-end = Khi nào hết ván
option-kalah-end-about = Hàng nào trống cũng hết ván, hay chỉ khi hàng của người đến lượt trống.
option-kalah-end-either = Một hàng trống
option-kalah-end-mover = Hàng người đến lượt trống
option-kalah-pits = Số hố mỗi hàng
option-kalah-pits-about = Thường là sáu. Càng ít hố, ván càng ngắn.
option-kalah-pits-6 = 6
option-kalah-pits-4 = 4
option-kalah-pits-5 = 5
option-kalah-seeds = Số hạt mỗi hố
option-kalah-seeds-about = Thường là bốn. Càng nhiều hạt, ván càng dài.
option-kalah-seeds-4 = 4
option-kalah-seeds-3 = 3
option-kalah-seeds-5 = 5
option-kalah-seeds-6 = 6

## Ô ăn quan trên bàn

score-quan = + { $quan } quan
direction-left = Rải sang trái
direction-right = Rải sang phải
hint-direction = Chọn chiều rải: kéo dọc theo hàng, chạm mũi tên, hoặc bấm phím mũi tên.

## Nhiều người, lúc hết ván

ranking-title = Thứ hạng
ranking-line = { $place }. { $who ->
    [you] Bạn
    [computer] Máy
    [south] Bên dưới
    [one] Người chơi 1
    [two] Người chơi 2
    [three] Người chơi 3
    [four] Người chơi 4
   *[north] Bên trên
}: { $points } điểm
over-shared = Đồng hạng nhất

## Nút bấm khi chơi

button-undo = Lùi lại
button-redo = Tiến lên
button-show-again = Xem lại
button-hint = Gợi ý
button-plan-view = Nhìn từ trên
button-table-view = Nhìn từ chỗ ngồi
button-new-game = Ván mới
button-menu = Menu
button-skip = Bỏ qua
button-next = Tiếp
button-back = Quay lại
button-close = Đóng
button-ok = Được rồi
button-cancel = Thôi
button-yes = Có
button-no = Không

## Tạm dừng

pause-title = Tạm dừng
pause-resume = Chơi tiếp
pause-offer = Đề nghị dừng ván
pause-restart = Chơi lại từ đầu
pause-settings = Cài đặt
pause-rules = Luật chơi
pause-keys = Phím tắt
pause-to-title = Về màn hình đầu

## Đề nghị dừng ván

offer-title = { $who ->
    [you] Bạn đề nghị dừng ván
    [computer] Máy đề nghị dừng ván
    [south] Bên dưới đề nghị dừng ván
    [one] Người chơi 1 đề nghị dừng ván
    [two] Người chơi 2 đề nghị dừng ván
    [three] Người chơi 3 đề nghị dừng ván
    [four] Người chơi 4 đề nghị dừng ván
   *[north] Bên trên đề nghị dừng ván
}
offer-ask = { $who ->
    [you] Bạn đồng ý không? Quân bên ai về người nấy.
    [computer] Máy đồng ý không? Quân bên ai về người nấy.
    [south] Bên dưới đồng ý không? Quân bên ai về người nấy.
    [one] Người chơi 1 đồng ý không? Quân bên ai về người nấy.
    [two] Người chơi 2 đồng ý không? Quân bên ai về người nấy.
    [three] Người chơi 3 đồng ý không? Quân bên ai về người nấy.
    [four] Người chơi 4 đồng ý không? Quân bên ai về người nấy.
   *[north] Bên trên đồng ý không? Quân bên ai về người nấy.
}
offer-agree = Đồng ý
offer-decline = Chơi tiếp
offer-later = Lời đề nghị chưa được nhận. Đi thêm một nước rồi bạn có thể đề nghị lại.

## Câu hỏi

leave-title = Thoát ván này?
leave-text = Ván đã được lưu. Lúc khác bạn có thể chơi tiếp.
leave-yes = Thoát ván
leave-no = Ở lại
restart-title = Chơi lại từ đầu?
restart-text = Các hạt sẽ về lại chỗ ban đầu.
restart-yes = Chơi lại
restart-no = Chơi tiếp
quit-title = Thoát trò chơi?
quit-text = Ván của bạn đã được lưu.
reset-title = Đặt lại mọi cài đặt?
reset-text = Các ván đã lưu vẫn còn nguyên.

## Cài đặt

settings-title = Cài đặt
setting-language = Ngôn ngữ
language-en = English
language-vi = Tiếng Việt
language-fr = Français
setting-effects = Âm thanh
setting-music = Nhạc
setting-speed = Tốc độ
speed-slow = Chậm, { $factor }×
speed-normal = Vừa, { $factor }×
speed-fast = Nhanh, { $factor }×
setting-reduced-motion = Ít chuyển động
setting-reduced-motion-about = Hạt hiện ngay tại chỗ, góc nhìn đứng yên.
setting-high-contrast = Tương phản mạnh
setting-high-contrast-about = Hạt vàng trong hố tối, chữ sắc nét hơn.
setting-text-size = Cỡ chữ
setting-plan-view = Luôn nhìn từ trên xuống
setting-opponents-speak = Đối thủ nói vài lời
setting-legal-pits = Chỉ ra những hố đi được
setting-fullscreen = Toàn màn hình
setting-reset = Đặt lại cài đặt
setting-on = Bật
setting-off = Tắt
setting-percent = { $n }%

## Khi có trục trặc

no-gpu-title = Máy này chưa vẽ được hình
no-gpu-text = Gieo là trò chơi 3D, mà máy này không có card đồ họa hoặc trình điều khiển phù hợp.
no-gpu-help = Bạn hãy cập nhật trình điều khiển đồ họa, hoặc thử máy khác.
no-gpu-detail = Chi tiết cho người giúp bạn: { $what }
no-sound = Không tìm thấy loa. Trò chơi vẫn chạy, chỉ không có tiếng.
save-broken = Không đọc được ván trước của bạn. Tệp ấy được cất riêng thành { $file }.
save-migrated = Ván lưu từ bản cũ đã được chuyển sang bản này.
save-failed = Không lưu được ván này: { $what }
settings-broken = Không đọc được cài đặt. Tệp ấy được cất riêng thành { $file }.
settings-failed = Không lưu được cài đặt: { $what }
notice-set-aside = Không đọc được { $file }, đã cất riêng thành { $aside }. ({ $what })
notice-storage = Có tệp không đọc hoặc không ghi được: { $what }

## Lâu không ai chạm vào màn hình

idle-title = Bạn còn chơi không?
idle-countdown = Còn { $n } giây nữa sẽ mở ván mới cho người sau.
idle-stay = Vẫn chơi

## Phím tắt

keys-title = Phím tắt
key-arrows = ← →
key-enter = Enter
key-space = Phím cách
key-escape = Esc
key-tab = Tab
key-or = hoặc
keys-choose = Chọn hố
keys-sow = Gieo, hoặc xem ngay kết quả
keys-back = Quay lại, hoặc tạm dừng
keys-undo = Lùi lại
keys-redo = Tiến lên
keys-hint = Gợi ý
keys-show-again = Xem lại nước vừa đi
keys-plan-view = Nhìn từ trên, hoặc từ chỗ ngồi
keys-fullscreen = Toàn màn hình
keys-next = Nút kế tiếp

## Lời cảm ơn

credits-title = Lời cảm ơn
credits-source = Oware theo lời kể của Board and Pieces; mọi câu chữ ở đây đều viết mới.
credits-fonts = Chữ: Agbalumo và Inter, giấy phép SIL Open Font License.
credits-made = Hình ảnh, âm thanh và nhạc được làm riêng cho trò chơi này.
