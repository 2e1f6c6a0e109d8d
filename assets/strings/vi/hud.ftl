### Gieo: lời nhắn phía trên bàn.

notice-set-aside = Có một tệp của trò chơi không đọc được. Tệp ấy được cất riêng tại { $file }.
notice-storage = Có thứ không lưu được trên máy này: { $what }
