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
rules-oware-grand-slam-title = Ăn sạch khác ở đâu
rules-oware-grand-slam-1 = Bạn được ăn sạch hàng xóm, và ăn được bao nhiêu lấy bấy nhiêu.
rules-oware-grand-slam-2 = Hàng xóm trống hàng thì bạn phải gieo sang cho. Không gieo sang được thì hết ván.
rules-oware-grand-slam-3 = Hết ván như thế, hoặc khi thế cờ lặp lại, hạt ở hàng của ai thì về người ấy.
rules-oware-three-title = Ba hạt khác ở đâu
rules-oware-three-1 = Đầu ván mỗi hố ba hạt, cả thảy ba mươi sáu. Được mười chín là thắng, mỗi bên mười tám thì hòa.
rules-oware-three-2 = Khi thế cờ lặp lại thì hết ván, hạt còn lại chia đôi.
rules-oware-third-title = Lần thứ ba khác ở đâu
rules-oware-third-1 = Thế cờ được lặp lại một lần. Đến lần thứ ba, nếu ở giữa không ai ăn, thì hết ván.
rules-oware-third-2 = Khi ấy hạt ở hàng của ai thì về người ấy.

rules-oware-source = Luật theo lời kể của Board and Pieces. Cách chia khi thế cờ lặp lại là của chúng tôi.

## Ba-awa

rules-ba-awa-title = Ba-awa
rules-ba-awa-origin = Ghana, người Akan
rules-ba-awa-period = Chưa rõ
rules-ba-awa-players = Hai hoặc ba
rules-ba-awa-learn = 10 phút
rules-ba-awa-dating = Chẳng ai ghi lại trò này có từ bao giờ. Năm 1957, S. Afoakwa dạy cho R. C. Bell, rồi Bell đưa vào cuốn sách năm 1969.

## Phần 1

rules-ba-awa-part-1-title = Hố nào cũng có chủ
rules-ba-awa-part-1-minutes = 3 phút
rules-ba-awa-part-1-1 = Bàn có mười hai hố, mỗi hố bốn hạt, mỗi người sáu hố. Hố nào cũng có chủ: lúc đầu, hố trước mặt ai là của người ấy.
rules-ba-awa-part-1-2 = Ai ăn được nhiều hạt hơn thì thắng. Hạt ăn được bỏ vào kho của mình; không ai gieo vào kho.
rules-ba-awa-part-1-3 = Đến lượt, bạn bốc hết một hố của mình rồi rải mỗi hố một hạt, ngược chiều kim đồng hồ. Hết vòng thì hố vừa bốc cũng nhận một hạt.
rules-ba-awa-part-1-4 = Hạt cuối rơi vào hố đang có hạt thì bốc cả hố ấy, rải tiếp từ hố kế. Rơi vào hố trống thì hết lượt.

## Phần 2

rules-ba-awa-part-2-title = Thành bốn thì ăn
rules-ba-awa-part-2-minutes = 4 phút
rules-ba-awa-part-2-1 = Hạt vừa rơi làm một hố có đúng bốn hạt thì bốn hạt ấy được ăn ngay, rồi gieo tiếp.
rules-ba-awa-part-2-2 = Thành bốn giữa chừng thì chủ hố được ăn, bất kể ai đang gieo.
rules-ba-awa-part-2-3 = Hạt cuối trong tay làm thành bốn thì người đang gieo được ăn, ở hàng nào cũng vậy. Ăn xong là hết lượt.
rules-ba-awa-part-2-4 = Bốn hạt nằm sẵn trong hố, như lúc đầu ván, thì không ăn được. Thêm một hạt là thành năm.
rules-ba-awa-part-2-5 = Mỗi lần bốc tiếp là một nắm mới, có hạt cuối riêng. Hạt cuối ấy làm thành bốn thì lượt dừng ở đó.

## Phần 3

rules-ba-awa-part-3-title = Tám hạt cuối, và cả trận
rules-ba-awa-part-3-minutes = 3 phút
rules-ba-awa-part-3-1 = Đến lượt mà các hố của mình không còn hạt nào thì nhường lượt.
rules-ba-awa-part-3-2 = Khi chỉ còn tám hạt, tính cả hạt trên tay, người đi đầu ván lấy hết. Ván kết thúc.
rules-ba-awa-part-3-3 = Ai nhiều hạt hơn thì thắng ván. Chơi cả trận thì bốn hạt đổi được một hố ở ván sau; ván nào cũng bày lại mỗi hố bốn hạt.
rules-ba-awa-part-3-4 = Ai làm chủ được mười trong mười hai hố thì thắng trận. Mỗi ván lại đổi người đi đầu.
rules-ba-awa-part-3-5 = Ba người cũng chơi được, mỗi người bốn hố. Ai hết hố thì nghỉ, hai người kia chơi tiếp.

rules-ba-awa-cycle-title = Khi cứ vòng mãi không dứt
rules-ba-awa-cycle-1 = Có khi gieo mãi không hết lượt. Bàn y như một lúc trước, lại sắp bốc đúng hố ấy, thì lượt dừng ở đó.
rules-ba-awa-cycle-2 = Hạt nằm y như trước, vẫn người ấy đến lượt, mà từ đó chưa ai ăn gì: ván dừng, hạt ở hố của ai thì về người ấy.
rules-nam-nam-title = Nam-nam khác ở đâu
rules-nam-nam-1 = Không ai được lấy sẵn tám hạt cuối. Ai ăn bốn hạt trong số đó thì lấy luôn bốn hạt còn lại.
rules-nam-nam-2 = Bạn hết hạt thì nhường lượt, và người bên cạnh phải gieo sang cho bạn.
rules-nam-nam-3 = Người bên cạnh có hạt mà không gieo sang được thì hết ván. Hạt ở hố của ai về người ấy.
rules-nam-nam-4 = Chơi nhiều ván thì ai được cả mười hai hố là thắng chung cuộc.
rules-ba-awa-after-title = Đi xong mới lấy khác ở đâu
rules-ba-awa-after-1 = Đi xong cả nước mới lấy tám hạt cuối. Lúc ấy có khi chỉ còn bốn.
rules-ba-awa-after-2 = Đến lượt mà bạn hết hạt thì hết ván. Hạt ở hố của ai về người ấy.

rules-ba-awa-source = Luật theo trang Mancala World. Cách dừng khi lặp lại là của chúng tôi.

## Ô ăn quan

rules-o-an-quan-title = Ô ăn quan
rules-o-an-quan-origin = Việt Nam
rules-o-an-quan-period = Chưa rõ
rules-o-an-quan-players = Hai, ba hoặc bốn
rules-o-an-quan-learn = 12 phút
rules-o-an-quan-dating = Trò này có ở Việt Nam lâu lắm rồi, nhưng không rõ từ bao giờ. Tương truyền trạng nguyên Mạc Hiển Tích, đỗ năm 1086, từng viết về nó.

## Phần 1

rules-o-an-quan-part-1-title = Mười ô dân, hai ô quan
rules-o-an-quan-part-1-minutes = 3 phút
rules-o-an-quan-part-1-1 = Kẻ hai hàng, mỗi hàng năm ô dân, rồi vẽ ô quan hình vòng cung ở hai đầu. Hàng bên nào là của người ngồi bên ấy.
rules-o-an-quan-part-1-2 = Mỗi ô quan đặt một viên to, gọi là quan. Mỗi ô dân đặt năm viên nhỏ, gọi là dân.
rules-o-an-quan-part-1-3 = Ai nhiều điểm hơn thì thắng: mỗi dân ăn được là một điểm, mỗi quan là mười điểm.
rules-o-an-quan-part-1-4 = Ai đi trước thì thỏa thuận với nhau, hoặc oẳn tù tì.
rules-o-an-quan-part-1-5 = Ba người chơi trên hình tam giác, bốn người trên hình vuông, góc nào cũng có ô quan. Lượt đi theo chiều kim đồng hồ.

## Phần 2

rules-o-an-quan-part-2-title = Rải quân, rồi nhìn ô liền sau
rules-o-an-quan-part-2-minutes = 5 phút
rules-o-an-quan-part-2-1 = Bốc hết quân trong một ô dân của mình rồi rải mỗi ô một quân, kể cả ô quan. Rải sang trái hay sang phải tùy bạn.
rules-o-an-quan-part-2-2 = Rải hết, nhìn ô liền sau. Nếu là ô dân có quân thì bốc cả ô ấy, rải tiếp theo chiều cũ.
rules-o-an-quan-part-2-3 = Nếu là một ô trống rồi đến một ô có quân thì bạn ăn hết ô có quân ấy, cả dân lẫn quan, dù ở hàng của ai.
rules-o-an-quan-part-2-4 = Sau ô vừa ăn lại một ô trống rồi một ô có quân? Ăn luôn, rồi nhìn tiếp.
rules-o-an-quan-part-2-5 = Gặp ô quan có quân, gặp hai ô trống liền nhau, hoặc ăn xong thì hết lượt. Ô quan đã trống thì coi như mọi ô trống.

## Phần 3

rules-o-an-quan-part-3-title = Hết quan, tàn dân
rules-o-an-quan-part-3-minutes = 4 phút
rules-o-an-quan-part-3-1 = Đến lượt mà cả năm ô của mình đều trống thì lấy dân đã ăn được, đặt lại mỗi ô một dân.
rules-o-an-quan-part-3-2 = Không đủ thì vay của người ăn được nhiều dân nhất, khi tính điểm phải trả lại.
rules-o-an-quan-part-3-3 = Các ô quan đều đã bị ăn sạch thì hết ván: hết quan, tàn dân, thu quân, kéo về. Dân còn ở hàng của ai thì về người ấy.
rules-o-an-quan-part-3-4 = Mỗi dân một điểm, mỗi quan mười điểm, trừ phần đi vay, cộng phần cho vay. Ai nhiều điểm hơn thì thắng.
rules-o-an-quan-part-3-5 = Hai người chơi nhiều ván thì cứ kém mười điểm phải bán một ô cho bên kia, gọi là bán ruộng. Bán đến ô thứ ba là thua cả trận.

rules-o-an-quan-cycle-title = Khi thế cờ lặp lại
rules-o-an-quan-cycle-1 = Mọi thứ y như cũ đến lần thứ ba thì dừng ván, kéo về: mỗi người thu các ô của mình, cùng ô quan bên tay phải.
rules-o-an-quan-cycle-2 = Ai nợ ai thì không kể: chỉ xét quân trên các ô, người đến lượt và điểm của mỗi bên nếu tính ngay lúc ấy.
rules-o-an-quan-cycle-3 = Một nghìn vòng liền không ai ăn được quan thì ván cũng dừng như thế.
rules-o-an-quan-young-title = Quan non khác ở đâu
rules-o-an-quan-young-1 = Ô quan còn quan mà chưa đủ năm dân thì không được ăn.
rules-o-an-quan-young-2 = Gặp ngay quan non thì hết lượt. Đang ăn nối mà gặp thì dừng, những gì ăn trước vẫn là của bạn.
rules-o-an-quan-tonkin-title = Rải từ quan khác ở đâu
rules-o-an-quan-tonkin-1 = Nếu ô liền sau là ô quan có dân thì lấy một dân ở đó, rải sang ô kế.
rules-o-an-quan-tonkin-2 = Lượt đi tiếp từ đó. Ô quan chỉ còn mỗi quan thì vẫn hết lượt.
rules-o-an-quan-five-title = Quan năm khác ở đâu
rules-o-an-quan-five-1 = Ăn được quan chỉ tính năm, không phải mười. Dân càng đáng giá.

rules-o-an-quan-source = Luật theo một bài viết tiếng Việt; cách bán ruộng dựa theo trang Mancala World. Cách dừng khi lặp lại là của chúng tôi.

## Congklak

rules-congklak-title = Congklak
rules-congklak-origin = Đông Nam Á
rules-congklak-period = Chưa rõ
rules-congklak-players = Hai
rules-congklak-learn = 8 phút
rules-congklak-dating = Từ Maldives đến Philippines, trò này mang nhiều tên: congklak, dakon, sungka, tchonka, naranj. Chẳng ai biết nó có từ bao giờ.

## Phần 1

rules-congklak-part-1-title = Bảy hố, kho bên tay trái
rules-congklak-part-1-minutes = 3 phút
rules-congklak-part-1-1 = Mỗi người bảy hố, mỗi hố bảy hạt, cả bàn chín mươi tám hạt. Kho bên tay trái là của bạn.
rules-congklak-part-1-2 = Ai gom được nhiều hạt hơn thì thắng. Mỗi bên bốn mươi chín là hòa.
rules-congklak-part-1-3 = Đến lượt, bạn bốc hết một hố của mình rồi rải mỗi hố một hạt, theo chiều kim đồng hồ.
rules-congklak-part-1-4 = Mỗi lần đi ngang kho mình thì bỏ vào một hạt. Kho bên kia thì bỏ qua.

## Phần 2

rules-congklak-part-2-title = Hạt cuối rơi vào đâu
rules-congklak-part-2-minutes = 3 phút
rules-congklak-part-2-1 = Vào kho mình: bạn được đi tiếp, chọn hố nào của mình cũng được.
rules-congklak-part-2-2 = Vào hố đang có hạt, hàng nào cũng vậy: bốc cả hố ấy, rải tiếp từ hố kế.
rules-congklak-part-2-3 = Vào hố trống của mình: ăn hết hạt ở hố đối diện. Hạt cuối của bạn nằm lại chỗ nó rơi.
rules-congklak-part-2-4 = Xong là hết lượt. Hạt cuối rơi vào hố trống bên kia thì cũng hết lượt.

## Phần 3

rules-congklak-part-3-title = Đến tận hạt cuối cùng, và cả trận
rules-congklak-part-3-minutes = 2 phút
rules-congklak-part-3-1 = Không còn hạt để gieo thì nhường lượt, kể cả khi vừa được đi tiếp.
rules-congklak-part-3-2 = Cả mười bốn hố đều trống thì hết ván. Kho ai nhiều hạt hơn thì thắng.
rules-congklak-part-3-3 = Chơi cả trận thì ván sau bạn lấy hạt trong kho lấp lại hố mình, bắt đầu từ hố sát kho. Dư bao nhiêu để lại kho.
rules-congklak-part-3-4 = Hố nào không đủ hạt lấp là hố cháy: ván ấy không ai gieo vào, không ai bốc, không ai ăn.
rules-congklak-part-3-5 = Ai thắng thì đi đầu ván sau. Không lấp nổi hố nào là thua trận.

rules-congklak-cycle-title = Có khi nào vòng mãi không?
rules-congklak-cycle-1 = Không. Vòng nào cũng để lại hạt trong kho, mà hạt đã vào kho thì không ra nữa. Thế cờ cũ chẳng bao giờ trở lại.
rules-dakon-title = Dakon khác ở đâu
rules-dakon-1 = Hạt cuối ăn được hố đối diện thì cũng về kho của bạn.
rules-dakon-2 = Chơi cả trận thì không lấp đủ bốn hố là thua.
rules-congkak-title = Congkak khác ở đâu
rules-congkak-1 = Hạt cuối ăn được hố đối diện thì cũng về kho của bạn.
rules-congkak-2 = Đến lượt mà hàng của bạn trống thì hết ván. Hạt ở hàng của ai về người ấy.
rules-chongka-title = Chongka’ khác ở đâu
rules-chongka-1 = Hạt cuối vào kho của bạn thì hết lượt, không được đi tiếp.

rules-congklak-source = Số hố, số hạt, chiều gieo và cách ăn theo một bài viết tiếng Việt; phần còn lại theo một bài cũ trên Wikipedia.

## Kalah

rules-kalah-title = Kalah
rules-kalah-origin = Hoa Kỳ
rules-kalah-period = 1940
rules-kalah-players = Hai
rules-kalah-learn = 6 phút
rules-kalah-dating = William Julius Champion nghĩ ra trò này năm 1940, dựa theo những trò cùng họ đã có từ rất lâu.

## Phần 1

rules-kalah-part-1-title = Sáu hố, kho bên tay phải
rules-kalah-part-1-minutes = 2 phút
rules-kalah-part-1-1 = Bàn có mười hai hố, mỗi hố bốn hạt. Sáu hố gần bạn là của bạn, kho bên tay phải cũng vậy.
rules-kalah-part-1-2 = Cả bàn có bốn mươi tám hạt. Ai gom được nhiều hơn thì thắng.
rules-kalah-part-1-3 = Đến lượt, bạn bốc hết một hố của mình rồi rải mỗi hố một hạt, ngược chiều kim đồng hồ. Qua kho mình cũng bỏ một hạt.
rules-kalah-part-1-4 = Kho bên kia thì bỏ qua. Gieo đủ một vòng thì hố vừa bốc cũng nhận một hạt.

## Phần 2

rules-kalah-part-2-title = Hạt cuối rơi vào đâu
rules-kalah-part-2-minutes = 2 phút
rules-kalah-part-2-1 = Vào kho mình: bạn được đi tiếp.
rules-kalah-part-2-2 = Vào hố trống của mình, mà hố đối diện có hạt: ăn hết hạt đối diện, cùng hạt cuối của bạn.
rules-kalah-part-2-3 = Vào chỗ khác thì hết lượt, không ăn gì.

## Phần 3

rules-kalah-part-3-title = Khi một hàng đã trống
rules-kalah-part-3-minutes = 2 phút
rules-kalah-part-3-1 = Đi xong mà một trong hai hàng trống thì hết ván, dù nước ấy vừa được đi tiếp.
rules-kalah-part-3-2 = Hạt còn ở hàng của ai thì về người ấy.
rules-kalah-part-3-3 = Ai nhiều hạt hơn thì thắng. Mỗi bên hai mươi bốn là hòa.

rules-kalah-cycle-title = Có khi nào vòng mãi không?
rules-kalah-cycle-1 = Không. Vòng nào cũng để lại hạt trong kho, mà hạt đã vào kho thì không ra nữa. Thế cờ cũ chẳng bao giờ trở lại.
rules-kalah-three-title = Ba hạt khác ở đâu
rules-kalah-three-1 = Đầu ván mỗi hố ba hạt, cả thảy ba mươi sáu. Mỗi bên mười tám thì hòa.

rules-kalah-source = Luật thông dụng, như trên Wikipedia và trong OpenSpiel.

## Luật do người chơi tự viết

own-card-base = Còn lại như { $name }
knob-players = Số người chơi: { $n }
knob-board = Mỗi hàng { $n } hố, mỗi hố { $seeds } hạt.
knob-board-quan = Mỗi hàng { $n } ô dân, mỗi ô { $seeds } dân.
knob-way-against = Gieo ngược chiều kim đồng hồ.
knob-way-with = Gieo theo chiều kim đồng hồ.
knob-way-chosen = Rải sang trái hay sang phải tùy bạn.
knob-stores-beside = Hạt ăn được để bên cạnh bàn, không ai gieo vào đó.
knob-stores-ring = Gieo cả vào kho mình, còn kho bên kia thì bỏ qua.
knob-stores-quan = Ô quan cũng được rải như mọi ô, nhưng không ai bốc quân ở đó.
knob-origin-skipped = Bốc nhiều, gieo đủ một vòng thì bỏ qua hố vừa bốc.
knob-origin-sown = Bốc nhiều, gieo đủ một vòng thì gieo cả vào hố vừa bốc.
knob-again-yes = Hạt cuối rơi vào kho mình thì được đi tiếp.
knob-again-no = Hạt cuối rơi vào kho mình thì hết lượt.
knob-relay-none = Mỗi lượt chỉ gieo một nắm.
knob-relay-landing = Hạt cuối rơi vào hố đang có hạt thì bốc cả hố ấy, gieo tiếp.
knob-relay-next = Rải hết mà ô liền sau có quân thì bốc cả ô ấy, rải tiếp.
knob-capture-twos = Hạt cuối làm một hố bên kia có đúng hai hoặc ba hạt thì ăn cả hố, rồi nhìn lùi lại, cứ gặp hai hoặc ba thì ăn tiếp.
knob-capture-fours = Hạt rơi xuống làm hố nào vừa đủ bốn hạt thì hố ấy được ăn.
knob-capture-opposite = Hạt cuối rơi vào hố trống của mình thì ăn hết hạt ở hố đối diện.
knob-capture-behind = Một ô trống rồi đến một ô có quân thì ăn hết ô có quân ấy, và cứ thế ăn tiếp.
knob-majority = Ai gom được quá nửa số hạt thì thắng ngay.
