mark-legend = Truyền thuyết
mark-documented = Có tư liệu
mark-told = Theo lời kể

story-oware-title = Oware từ đâu tới

## Nhịp 1

story-oware-1-1 = Xưa có đôi trai gái ngồi xuống chơi một ván.
story-oware-1-2 = Đêm xuống, rồi trời sáng, mà chẳng ai chịu đứng lên.
story-oware-1-3 = Thế là họ cưới nhau, nghe kể vậy, rồi lại chơi tiếp.
story-oware-1-4 = Có người bảo cái tên còn giữ chuyện ấy: tiếng Twi, “ɔware” là “cưới”.

## Nhịp 2

story-oware-2-1 = Khắp châu Phi, trên đá còn những hàng hốc nhỏ do tay người đục.
story-oware-2-2 = Nghe nói có những hốc đã mấy nghìn năm.
story-oware-2-3 = Có phải bàn chơi không? Giới nghiên cứu vẫn còn bàn cãi.

## Nhịp 3

story-oware-3-1 = Chiều xuống ở một làng Akan. Bàn được bày ra dưới gốc cây.
story-oware-3-2 = Hai cụ ngồi chơi. Một bé gái đếm thầm: hai, ba…
story-oware-3-3 = Em đoán được nước sắp đi, nhưng giữ trong bụng.
story-oware-3-4 = Mai đến lượt em, có thua thì cười, rồi bày hạt chơi lại.

## Nhịp 4

story-oware-4-1 = Hai anh em chẳng nhìn mặt nhau, vì mảnh ruộng chia không đều.
story-oware-4-2 = Một bà cụ mang bàn ra: “Chơi đã, rồi hẵng nói chuyện.”
story-oware-4-3 = Họ ngồi, họ đếm. Bên bàn chơi, chẳng ai to tiếng.
story-oware-4-4 = Hố cuối cùng vừa cạn, cơn giận thường cũng nguôi.

## Nhịp 5

story-oware-5-1 = Nhìn lại mà xem: mỗi hố là một thửa ruộng.
story-oware-5-2 = Gieo một nắm, rải cho đều, chỗ nào chín thì gặt.
story-oware-5-3 = Một bàn tay chìa ra, đầy hạt, mời bạn.
story-oware-5-4 = Cầm lấy nhé. Nước đầu tiên nhường bạn.
