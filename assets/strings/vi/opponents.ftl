### Gieo: những người ngồi bên kia bàn. Lời họ nói viết không có ngoặc kép; `opponent-says` thêm vào.

opponent-says = { $name }: “{ $what }”

## Mạnh cỡ nào

level-1 = Mới tập chơi
level-1-about = Thấy là ăn, quá một nắm là đếm lẫn.
level-2 = Biết luật
level-2-about = Rải ngắn thì đếm đúng, ít khi ngó nước đáp lại.
level-3 = Chơi cho vui
level-3-about = Thấy được vài nước đáp lại, rải dài còn đếm nhầm.
level-4 = Chịu khó
level-4-about = Đã nắm phần thắng thì không buông, rải dài vẫn còn nhầm.
level-5 = Quen tay
level-5-about = Cờ tàn đi vững, giữa ván còn hay sót nước dọa.
level-6 = Chắc tay
level-6-about = Bắt đầu biết tính trước, nước dọa còn sót nhiều.
level-7 = Khá
level-7-about = Tính trước một lượt, hai nước dọa thì sót một.
level-8 = Giỏi
level-8-about = Thường thấy nước bên kia sắp ăn, nhiều vòng thì còn lẫn.
level-9 = Cao thủ
level-9-about = Tính trước mấy lượt liền, đôi khi sót một nước dọa.
level-10 = Bậc thầy
level-10-about = Tính sâu, chỗ nào phải đếm nhiều thì vẫn có khi nhầm.
level-11 = Vô địch
level-11-about = Không còn mắc lỗi, hơn hẳn các bậc dưới. Thuộc lòng các thế cờ tàn Oware.

## Ô ăn quan: các bậc khoa cử ngày xưa

level-o-an-quan-1 = Học trò
level-o-an-quan-2 = Nho sinh
level-o-an-quan-3 = Khóa sinh
level-o-an-quan-4 = Tú tài
level-o-an-quan-5 = Cử nhân
level-o-an-quan-6 = Phó bảng
level-o-an-quan-7 = Tiến sĩ
level-o-an-quan-8 = Hoàng giáp
level-o-an-quan-9 = Thám hoa
level-o-an-quan-10 = Bảng nhãn
level-o-an-quan-11 = Trạng nguyên

## Từng người

opponent-esi-name = Esi
opponent-esi-about = Mười một tuổi, nhà ở Cape Coast. Cứ ăn trước, đếm sau.
opponent-esi-greeting = Ngồi xuống đi! Hôm qua em thắng cả anh trai em đấy.
opponent-esi-taking = Của em hết nhé!
opponent-esi-losing = Ơ! Em đang định ăn chỗ ấy mà.
opponent-esi-accepts = Dạ được, mình đếm thôi!
opponent-esi-declines = Không, em muốn chơi tiếp cơ!
opponent-esi-wins = Em thắng rồi! Ván nữa nhé?
opponent-esi-loses = Em thua rồi. Chỉ em với!
opponent-esi-draws = Hòa! Mình chơi ván nữa đi.

opponent-kwabena-name = Kwabena
opponent-kwabena-about = Trồng ca cao gần Tafo. Để dành một hố cả mùa rồi gặt một lượt.
opponent-kwabena-greeting = Chào bạn. Xem ruộng ai được mùa hơn nào.
opponent-kwabena-taking = Được mùa rồi.
opponent-kwabena-losing = Mọt vào kho nhà tôi mất rồi.
opponent-kwabena-accepts = Hết ngày rồi. Ta đếm nhé.
opponent-kwabena-declines = Chưa gặt thì chưa nghỉ.
opponent-kwabena-wins = Kho đầy rồi. Cảm ơn ván chơi nhé.
opponent-kwabena-loses = Mùa này của bạn. Mùa sau tới lượt tôi.
opponent-kwabena-draws = Hai nhà nông, một vụ tốt.

opponent-abena-name = Cô Abena
opponent-abena-about = Bán vải ở chợ Makola, Accra. Bên cô chẳng có gì để hở.
opponent-abena-greeting = Ngồi đi. Cô đóng sạp để tiếp bạn đấy.
opponent-abena-taking = Chỗ này cô gói mang về nhé.
opponent-abena-losing = Ôi! Ai để hở trên quầy thế này?
opponent-abena-accepts = Giá phải chăng. Ta đếm nhé.
opponent-abena-declines = Giá ấy chưa được. Chơi tiếp.
opponent-abena-wins = Chốt giá! Mai lại ghé nhé.
opponent-abena-loses = Trả giá khéo lắm.
opponent-abena-draws = Hai bên cùng vui vẻ ra về.

opponent-kofi-name = Kofi
opponent-kofi-about = Dệt vải kente ở Bonwire. Chỗ nào anh bỏ ngỏ cũng là một nét hoa văn.
opponent-kofi-greeting = Ngồi với tôi. Tôi vừa dệt xong một dải.
opponent-kofi-taking = Tôi đợi bạn kéo đúng sợi ấy.
opponent-kofi-losing = Rối chỉ rồi! Tôi không nhìn ra.
opponent-kofi-accepts = Vải đủ dài rồi. Ta đếm nhé.
opponent-kofi-declines = Hoa văn còn dở mà.
opponent-kofi-wins = Và hoa văn hiện ra.
opponent-kofi-loses = Khéo lắm. Tôi sẽ nhớ đường này.
opponent-kofi-draws = Sợi dọc sợi ngang, đều nhau.

opponent-nana-yaa-name = Nana Yaa
opponent-nana-yaa-about = Dạy học ở Kumasi bốn mươi năm. Hạt bà giữ trong nhà, bà đợi được.
opponent-nana-yaa-greeting = Chào nhé. Ngồi xuống đây, không vội gì.
opponent-nana-yaa-taking = Biết đợi thì được gặt.
opponent-nana-yaa-losing = Tinh mắt lắm. Hẳn có người dạy.
opponent-nana-yaa-accepts = Hôm nay thế đủ rồi. Ta đếm nhé.
opponent-nana-yaa-declines = Vẫn còn cái để gặt. Chơi tiếp đi.
opponent-nana-yaa-wins = Tiến bộ đấy. Hôm khác lại sang.
opponent-nana-yaa-loses = Chơi đẹp lắm. Bà cảm ơn.
opponent-nana-yaa-draws = Chẳng ai phí một hạt nào.

opponent-na-name = Bé Na
opponent-na-about = Học lớp ba ở Huế. Thấy quân là ăn, tính sau.
opponent-na-greeting = Chơi với em nhé! Em ăn quan cho mà xem.
opponent-na-taking = Nhiều ơi là nhiều!
opponent-na-losing = Ơ, dân của em!
opponent-na-accepts = Dạ được, mình đếm thôi!
opponent-na-declines = Không, em muốn chơi tiếp cơ!
opponent-na-wins = Em thắng rồi! Ván nữa nhé?
opponent-na-loses = Em thua rồi… Chỉ em cách đó với!
opponent-na-draws = Hòa! Ván nữa phân thắng bại nào.

opponent-lanh-name = Chị Lành
opponent-lanh-about = Dệt lụa ở Vạn Phúc. Ô nào cũng giữ kín, khó mà ăn được.
opponent-lanh-greeting = Mời ngồi. Mình chơi thong thả thôi nhé.
opponent-lanh-taking = Sợi này mình thu về nhé.
opponent-lanh-losing = Ôi, hở mất một chỗ rồi.
opponent-lanh-accepts = Ừ, thế cũng đều. Mình đếm nhé.
opponent-lanh-declines = Khoan, tấm lụa còn dở.
opponent-lanh-wins = Xong một tấm lụa đẹp. Cảm ơn nhé!
opponent-lanh-loses = Khéo thật! Mình chịu thua.
opponent-lanh-draws = Bằng nhau, thế là vui cả hai.

opponent-bay-name = Bác Bảy
opponent-bay-about = Chạy ghe ở chợ nổi Cái Răng. Cứ dồn cho một ô thành nhà giàu.
opponent-bay-greeting = Lại đây làm một ván chơi!
opponent-bay-taking = Đầy ghe rồi nghen!
opponent-bay-losing = Trời đất, chìm ghe rồi!
opponent-bay-accepts = Ừ, ghé bến, đếm thôi.
opponent-bay-declines = Chưa đâu, còn nước còn chèo.
opponent-bay-wins = Trúng mùa rồi! Bữa nào chơi nữa nghen.
opponent-bay-loses = Hay quá ta! Bác thua rồi.
opponent-bay-draws = Huề, vui cả làng.

opponent-phuc-name = Thầy Phúc
opponent-phuc-about = Dạy toán ở Hành Thiện. Ô thầy bỏ ngỏ chưa chắc đã nên ăn.
opponent-phuc-greeting = Mời ngồi. Nước đầu tiên bao giờ cũng khó.
opponent-phuc-taking = Bài này thầy ra từ mấy nước trước.
opponent-phuc-losing = Hay! Thầy chưa nghĩ ra lời giải ấy.
opponent-phuc-accepts = Được. Ta kiểm lại kết quả.
opponent-phuc-declines = Bài chưa xong đâu, nghĩ tiếp đi.
opponent-phuc-wins = Bài này có mẹo. Lần sau sẽ thấy thôi.
opponent-phuc-loses = Điểm mười!
opponent-phuc-draws = Hai lời giải đều đúng.

opponent-cu-tam-name = Cụ Tâm
opponent-cu-tam-about = Khắc ván in tranh ở Đông Hồ. Cụ giữ dân trong nhà và đợi.
opponent-cu-tam-greeting = Ngồi xuống đây. Không việc gì phải vội.
opponent-cu-tam-taking = Đợi mãi mới tới.
opponent-cu-tam-losing = Tinh mắt lắm.
opponent-cu-tam-accepts = Thôi được, ta đếm vậy.
opponent-cu-tam-declines = Hãy còn cái để gặt, chơi nốt đã.
opponent-cu-tam-wins = Nét khắc cuối cùng. Hôm khác lại sang nhé.
opponent-cu-tam-loses = Già này xin thua. Chơi hay lắm.
opponent-cu-tam-draws = Cân bằng, thế là đẹp.

opponent-siti-name = Siti
opponent-siti-about = Đi học ở Malacca. Cứ mang hạt về kho cho nhanh, hỏi sau.
opponent-siti-greeting = Chào! Hôm nào mưa tụi em cũng chơi.
opponent-siti-taking = Về thẳng kho em rồi!
opponent-siti-losing = Ôi! Em quên nhìn chỗ đó.
opponent-siti-accepts = Được, mình đếm nhé!
opponent-siti-declines = Không, chơi tiếp đi mà!
opponent-siti-wins = Hay quá! Kho em đầy hơn.
opponent-siti-loses = Nhanh thật đấy! Ván nữa nhé?
opponent-siti-draws = Bằng nhau! Ai mà ngờ.

opponent-sri-name = Bà Sri
opponent-sri-about = Vẽ batik ở Yogyakarta. Khép kín nét này rồi mới sang nét khác.
opponent-sri-greeting = Mời ngồi, coi chừng sáp nóng nhé.
opponent-sri-taking = Thêm một cánh hoa.
opponent-sri-losing = Rơi một giọt sáp sai chỗ rồi.
opponent-sri-accepts = Kín tấm vải rồi. Ta đếm nhé.
opponent-sri-declines = Vải còn chỗ trắng. Chơi tiếp.
opponent-sri-wins = Giờ thì phơi thôi. Chơi vui lắm.
opponent-sri-loses = Tay bạn vững hơn tay tôi.
opponent-sri-draws = Nhìn từ bên nào cũng một hoa văn.

opponent-harun-name = Bác Harun
opponent-harun-about = Đóng thuyền gỗ ở đảo Duyong. Cứ để bên kia ăn, rồi mới đếm.
opponent-harun-greeting = Vào bóng mát ngồi. Nước còn ròng, ta có thì giờ.
opponent-harun-taking = Tấm ván ấy tôi đặt sẵn cho bạn.
opponent-harun-losing = Thuyền rò rồi! Đánh hay lắm.
opponent-harun-accepts = Vậy thì cập bến. Ta đếm nhé.
opponent-harun-declines = Còn ngoài khơi mà. Chơi tiếp.
opponent-harun-wins = Thuyền nổi rồi. Cảm ơn ván chơi nhé.
opponent-harun-loses = Bạn lái giỏi lắm.
opponent-harun-draws = Chẳng thuyền nào hơn. Gió lành cả.
