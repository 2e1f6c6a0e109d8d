### Gieo: những đối thủ máy, tên gọi và lời nói.

## Ghana

opponent-esi-name = Esi
opponent-esi-about = Lên chín, thấy hạt nào với tới là chộp ngay.
opponent-esi-greeting = “Hôm qua em thắng cả anh trai em đấy!”
opponent-esi-taking = “A, của em hết!”
opponent-esi-losing = “Ơ, em không để ý chỗ đó!”
opponent-esi-accepts = “Dạ được, mình đếm thôi!”
opponent-esi-declines = “Không, em muốn chơi tiếp cơ!”
opponent-esi-wins = “Em thắng rồi! Ván nữa nhé?”
opponent-esi-loses = “Thua mất rồi… Ván nữa nhé?”
opponent-esi-draws = “Bằng nhau à? Thế thì không tính!”

opponent-kwabena-name = Kwabena
opponent-kwabena-about = Trồng ca cao, nuôi hố to cũng kiên nhẫn như chăm cây.
opponent-kwabena-greeting = “Ngồi xuống đi. Tôi không vội.”
opponent-kwabena-taking = “Được mùa rồi!”
opponent-kwabena-losing = “Chà, gặt trước cả tôi.”
opponent-kwabena-accepts = “Được. Ta đếm nhé.”
opponent-kwabena-declines = “Khoan đã, ở đây còn đang chín.”
opponent-kwabena-wins = “Kiên nhẫn thì no nhà.”
opponent-kwabena-loses = “Mùa này bạn gặt khéo hơn tôi.”
opponent-kwabena-draws = “Mỗi bên một nửa, công bằng.”

opponent-abena-name = Abena
opponent-abena-about = Bán vải ngoài chợ, không để hở thứ gì.
opponent-abena-greeting = “Mời ngồi. Hàng của tôi, tôi giữ kỹ lắm.”
opponent-abena-taking = “Ai để hở thì tôi lấy.”
opponent-abena-losing = “Sao tôi lại để hở thế nhỉ?”
opponent-abena-accepts = “Đồng ý. Ta đếm nhé.”
opponent-abena-declines = “Tôi chưa dọn hàng đâu.”
opponent-abena-wins = “Giữ kỹ là thắng một nửa.”
opponent-abena-loses = “Chỗ nào hở bạn cũng thấy.”
opponent-abena-draws = “Chẳng ai cho không ai cái gì.”

opponent-kofi-name = Kofi
opponent-kofi-about = Lái xe khách, hay nói đùa, vừa đùa vừa gài bẫy.
opponent-kofi-greeting = “Cứ tự nhiên nhé, thích gì ăn nấy!”
opponent-kofi-taking = “Ai bảo nhìn đi chỗ khác!”
opponent-kofi-losing = “Ha! Thấy mất rồi.”
opponent-kofi-accepts = “Bến cuối rồi. Đếm thôi.”
opponent-kofi-declines = “Ngồi thêm đi, đoạn sau vui lắm.”
opponent-kofi-wins = “Cảm ơn đã đi chung chuyến!”
opponent-kofi-loses = “Tự mình sập bẫy mình rồi.”
opponent-kofi-draws = “Hai bên cùng một giá vé.”

opponent-nana-yaa-name = Nana Yaa
opponent-nana-yaa-about = Sáu mươi năm ngồi dưới gốc cây này, biết chờ đúng lúc.
opponent-nana-yaa-greeting = “Lại đây. Xem cháu gieo thế nào nào.”
opponent-nana-yaa-taking = “Chín rồi thì gặt.”
opponent-nana-yaa-losing = “Tinh mắt đấy.”
opponent-nana-yaa-accepts = “Ừ, dừng thì dừng. Ta đếm thôi.”
opponent-nana-yaa-declines = “Vẫn còn gặt được. Cứ chơi tiếp đi.”
opponent-nana-yaa-wins = “Mai cháu sẽ gieo khéo hơn.”
opponent-nana-yaa-loses = “Hôm nay bà học được một điều.”
opponent-nana-yaa-draws = “Bàn chơi yên rồi.”

## Việt Nam

opponent-na-name = Bé Na
opponent-na-about = Bảy tuổi, thấy ăn được là ăn liền.
opponent-na-greeting = “Mình chơi đi, chơi đi!”
opponent-na-taking = “Em ăn nhiều ơi là nhiều!”
opponent-na-losing = “Ơ, quân của em!”
opponent-na-accepts = “Dạ, mình đếm đi!”
opponent-na-declines = “Không, em chưa chịu đâu!”
opponent-na-wins = “Em thắng! Em thắng!”
opponent-na-loses = “Thua rồi… Cho em gỡ nhé?”
opponent-na-draws = “Hòa hả? Chơi lại, chơi lại!”

opponent-lanh-name = Chị Lành
opponent-lanh-about = Thợ may đầu xóm, giữ ô cẩn thận như giữ đường kim.
opponent-lanh-greeting = “Chơi nhé. Bên chị giữ kỹ lắm đấy.”
opponent-lanh-taking = “Chị chỉ nhặt chỗ hở thôi.”
opponent-lanh-losing = “Ôi, tuột mất mũi kim rồi.”
opponent-lanh-accepts = “Ừ, mình đếm nhé.”
opponent-lanh-declines = “Còn dở đường chỉ, chơi tiếp đi.”
opponent-lanh-wins = “Mũi nhỏ thì bền, thấy chưa?”
opponent-lanh-loses = “Khéo tay thật đấy.”
opponent-lanh-draws = “Hòa cũng đẹp.”

opponent-bay-name = Chú Bảy
opponent-bay-about = Nuôi vịt miền sông nước, nuôi ô cũng mát tay.
opponent-bay-greeting = “Vô chơi! Chú nuôi ô này cho lớn đã.”
opponent-bay-taking = “Vịt về đầy chuồng!”
opponent-bay-losing = “Trời, bầy vịt của chú!”
opponent-bay-accepts = “Ừ, lùa về mà đếm.”
opponent-bay-declines = “Khoan, còn mấy ô chưa lớn.”
opponent-bay-wins = “Nuôi lâu thì được nhiều.”
opponent-bay-loses = “Chú nuôi mà người khác ăn!”
opponent-bay-draws = “Chia đôi bầy vịt nghen.”

opponent-phuc-name = Thầy Phúc
opponent-phuc-about = Thầy giáo hay cười, ra bài nào cũng có bẫy.
opponent-phuc-greeting = “Nhìn kỹ rồi hãy đi nhé.”
opponent-phuc-taking = “Bài này thầy ra khó quá chăng?”
opponent-phuc-losing = “Giỏi, thầy sơ ý rồi.”
opponent-phuc-accepts = “Được, ta chấm điểm.”
opponent-phuc-declines = “Bài còn dở, làm cho xong đã.”
opponent-phuc-wins = “Về ôn lại nhé.”
opponent-phuc-loses = “Thầy cho điểm mười.”
opponent-phuc-draws = “Hai bài ngang nhau.”

opponent-cu-tam-name = Cụ Tám
opponent-cu-tam-about = Cụ đồ râu bạc: tính trước nhiều nước, biết chờ đúng lúc.
opponent-cu-tam-greeting = “Nào, rải thử cho lão xem.”
opponent-cu-tam-taking = “Đến lúc rồi.”
opponent-cu-tam-losing = “Hậu sinh khả úy!”
opponent-cu-tam-accepts = “Ừ, dừng thì dừng. Đếm đi.”
opponent-cu-tam-declines = “Ván chưa tàn. Cứ chơi tiếp.”
opponent-cu-tam-wins = “Vội thì hỏng, nhớ nhé.”
opponent-cu-tam-loses = “Lão chịu thua rồi.”
opponent-cu-tam-draws = “Hòa là quý.”

## Thế giới Mã Lai

opponent-siti-name = Siti
opponent-siti-about = Mười một tuổi, chân trần trên hiên nhà, luôn ăn trước.
opponent-siti-greeting = “Vỏ ốc em rửa sạch rồi. Chơi thôi!”
opponent-siti-taking = “Đầy cả tay!”
opponent-siti-losing = “Thôi chết, nhà của em!”
opponent-siti-accepts = “Vâng, mình đếm nhé!”
opponent-siti-declines = “Không, thêm vòng nữa!”
opponent-siti-wins = “Kho của em đầy rồi!”
opponent-siti-loses = “Nhanh quá, em theo không kịp.”
opponent-siti-draws = “Bằng nhau? Đếm lại xem!”

opponent-sri-name = Sri
opponent-sri-about = Vẽ batik từng chấm một, không chừa kẽ hở.
opponent-sri-greeting = “Thong thả thôi. Từng chấm một.”
opponent-sri-taking = “Khớp với mẫu vẽ của tôi.”
opponent-sri-losing = “Lem mất tấm vải rồi.”
opponent-sri-accepts = “Vâng. Ta đếm nhé.”
opponent-sri-declines = “Mẫu vẽ còn chưa khép.”
opponent-sri-wins = “Tấm vải xong rồi.”
opponent-sri-loses = “Mẫu của bạn đẹp hơn.”
opponent-sri-draws = “Hai nửa của một tấm vải.”

opponent-harun-name = Ông Harun
opponent-harun-about = Ông chài già: thứ gì trông dễ ăn đều có lưỡi câu.
opponent-harun-greeting = “Hôm nay biển lặng. Thả câu thôi.”
opponent-harun-taking = “Cắn câu rồi!”
opponent-harun-losing = “Ăn mồi, ăn cả dây câu!”
opponent-harun-accepts = “Kéo lưới lên đếm nào.”
opponent-harun-declines = “Để lưới thêm lúc nữa.”
opponent-harun-wins = “Biển thương lão hôm nay.”
opponent-harun-loses = “Câu giỏi hơn lão rồi.”
opponent-harun-draws = “Hai thuyền cùng một mẻ cá.”

## Các bậc

level-1 = Vỡ lòng
level-1-about = Thấy gì ăn nấy, đếm một lúc là lẫn.
level-2 = Mới biết chơi
level-2-about = Gieo ngắn thì đếm được, ít khi để ý nước đáp.
level-3 = Biết tính
level-3-about = Có lúc thấy nước đáp; gieo dài thì hay lạc.
level-4 = Chơi được
level-4-about = Tính trước vài nước, vẫn còn bỏ sót.
level-5 = Chơi khá
level-5-about = Ít bỏ sót, nhưng gieo dài còn đếm nhầm.
level-6 = Chơi giỏi
level-6-about = Tính trước xa, hiếm khi sai.
level-7 = Rất giỏi
level-7-about = Đếm gì cũng đúng.
level-8 = Cao thủ
level-8-about = Tính rất xa, không sơ suất.
level-9 = Bậc thầy
level-9-about = Mạnh hết mức.

## Học vị khoa cử, cho ô ăn quan

level-o-an-quan-1 = Học trò
level-o-an-quan-2 = Khóa sinh
level-o-an-quan-3 = Sinh đồ
level-o-an-quan-4 = Hương cống
level-o-an-quan-5 = Tiến sĩ
level-o-an-quan-6 = Hoàng giáp
level-o-an-quan-7 = Thám hoa
level-o-an-quan-8 = Bảng nhãn
level-o-an-quan-9 = Trạng nguyên

## Lối chơi

style-even = Không theo lối nào riêng.
style-hoarder = Thích nuôi cho thật to rồi mới đi.
style-raider = Ăn sớm, ăn xong lại rình ăn tiếp.
style-guardian = Ít để lộ gì cho người khác ăn.
style-trapper = Thích gài bẫy.
style-elder = Giữ hàng nhà cho đầy rồi chờ thời.
