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

## Đối thủ máy

opponent-child-name = Em nhỏ
opponent-child-about = Mới tập đếm, cứ thích bốc nắm thật to.
opponent-club-name = Bác hàng xóm
opponent-club-about = Chiều nào cũng chơi, ít khi đếm nhầm.
opponent-master-name = Cụ đầu làng
opponent-master-about = Tính trước nhiều nước, biết chờ đúng lúc.

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
new-rules = Luật của ván này
new-begin = Bắt đầu

ruleset-oware = Oware
ruleset-oware-about = Luật trong chuyện kể: không để hàng xóm hết hạt.
ruleset-oware-abapa = Oware Abapa
ruleset-oware-abapa-about = Luật thi đấu: ăn sạch thì không được hạt nào.
ruleset-ba-awa = Ba-awa
ruleset-ba-awa-about = Bốn hạt là ăn, tám hạt cuối là hết.
ruleset-o-an-quan = Ô ăn quan
ruleset-o-an-quan-about = Gieo hai chiều, ăn dân ăn quan.
ruleset-congklak = Congklak
ruleset-congklak-about = Gieo vòng quanh, qua cả kho mình.
ruleset-kalah = Kalah
ruleset-kalah-about = Gieo vào kho mình, vào cuối thì đi tiếp.

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
pause-restart = Chơi lại từ đầu
pause-settings = Cài đặt
pause-rules = Luật chơi
pause-keys = Phím tắt
pause-to-title = Về màn hình đầu

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
