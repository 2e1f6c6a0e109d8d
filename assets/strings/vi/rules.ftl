rules-title = Luật chơi
rules-label-origin = Nguồn gốc
rules-label-period = Thời kỳ
rules-label-players = Người chơi
rules-label-learn = Thời gian học
rules-part = Phần { $n }

## Oware

rules-oware-title = Oware
rules-oware-origin = Tây Phi
rules-oware-period = khoảng năm 1600
rules-oware-players = Hai
rules-oware-learn = 10 phút
rules-oware-dating = Năm ấy chỉ là ước chừng. Bàn gỗ khó giữ được lâu, chẳng ai biết ván đầu tiên có từ bao giờ.

## Phần 1

rules-oware-part-1-title = Mười hai hố, hai kho
rules-oware-part-1-minutes = 3 phút
rules-oware-part-1-1 = Bàn có mười hai hố, mỗi hố bốn hạt. Sáu hố gần bạn là của bạn. Kho của bạn nằm bên tay phải.
rules-oware-part-1-2 = Cả bàn có bốn mươi tám hạt. Ai gom được từ hai mươi lăm hạt trở lên, tức là quá nửa, thì thắng.
rules-oware-part-1-3 = Đến lượt, bạn bốc hết một hố của mình rồi rải mỗi hố một hạt, ngược chiều kim đồng hồ. Không rải vào kho.
rules-oware-part-1-4 = Nhớ để mắt đến hạt cuối: mọi chuyện đều do chỗ nó rơi.

## Phần 2

rules-oware-part-2-title = Hai hay ba thì ăn
rules-oware-part-2-minutes = 4 phút
rules-oware-part-2-1 = Hạt cuối rơi sang hàng bên kia, làm hố ấy có đúng 2 hoặc 3 hạt, thì bạn được ăn cả hố.
rules-oware-part-2-2 = Rồi nhìn lùi lại một hố. Vẫn ở hàng bên kia, và cũng 2 hoặc 3 hạt? Ăn luôn, rồi nhìn lùi tiếp.
rules-oware-part-2-3 = Gặp số khác, hoặc về tới hàng mình, thì thôi. Những gì đã ăn vẫn là của bạn.
rules-oware-part-2-4 = Từ mười hai hạt trở lên là gieo đủ một vòng. Mỗi lần đi ngang hố vừa bốc thì bỏ qua, cứ để hố ấy trống.

## Phần 3

rules-oware-part-3-title = Để phần hàng xóm
rules-oware-part-3-minutes = 3 phút
rules-oware-part-3-1 = Không được đi nước làm hàng bên kia sạch trơn, nếu còn nước khác để phần được cho họ.
rules-oware-part-3-2 = Nếu hàng bên kia đã trống sẵn, hãy chọn nước đưa được hạt sang, miễn là có nước như thế.
rules-oware-part-3-3 = Nếu đi nước nào bên kia cũng hết hạt thì đi nước nào cũng được, và vẫn ăn như thường.
rules-oware-part-3-4 = Ai đến lượt mà hàng mình trống thì ván dừng. Người vừa đi thu hết hạt còn trên bàn.
rules-oware-part-3-5 = Kho nào có hai mươi lăm hạt thì ván xong ngay. Mỗi bên hai mươi bốn là hòa. Còn lại, ai nhiều hạt hơn thì thắng.

## Lặp lại và Abapa

rules-oware-cycle-title = Khi thế cờ lặp lại
rules-oware-cycle-1 = Hạt nằm y như trước, vẫn người ấy đến lượt, mà từ đó chưa ai ăn gì: ván dừng, hạt còn lại chia đôi.
rules-oware-cycle-2 = Lẻ một hạt thì để lại trên bàn.
rules-oware-abapa-title = Abapa khác ở đâu
rules-oware-abapa-1 = Bạn được đi nước ăn sạch hàng xóm, nhưng đi vậy thì không ăn được hạt nào.
rules-oware-abapa-2 = Hàng xóm trống hàng thì bạn phải gieo sang cho. Không gieo sang được thì hết ván.
rules-oware-abapa-3 = Hết ván như thế, hoặc khi thế cờ lặp lại, hạt ở hàng của ai thì về người ấy.

rules-oware-source = Luật theo lời kể của Board and Pieces. Cách chia khi thế cờ lặp lại là của chúng tôi.
