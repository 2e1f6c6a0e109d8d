### Gieo: gợi ý, thanh đánh giá, và lời bàn sau ván.

## Vì sao nước ấy hay

advice-only = Chỉ còn nước này đi được.
advice-ends-win = Đi nước này là hết ván: bạn thắng { $n }–{ $points }.
advice-ends-draw = Đi nước này là hết ván: hòa { $n }–{ $points }.
advice-ends-loss = Đi nước này là hết ván: { $n }–{ $points }.
advice-exact-win = Chắc chắn: bạn thắng { $n }–{ $points } nếu cả hai đi đúng.
advice-exact-draw = Chắc chắn: hòa { $n }–{ $points } nếu cả hai đi đúng.
advice-exact-loss = Bên kia đi đúng thì không còn thắng được nữa. Nước này giữ được nhiều nhất: { $n }–{ $points }.
advice-decided-win = Chắc chắn: đi đúng thì bạn thắng.
advice-decided-draw = Chắc chắn: hòa nếu cả hai đi đúng.
advice-decided-loss = Bên kia đi đúng thì không còn thắng được nữa. Cứ làm khó họ hết sức.
advice-takes-quan = { $n ->
    [1] Ăn được quan!
   *[other] Ăn được { $n } quan!
}
advice-takes = Ăn được { $n } hạt.
advice-takes-chain = Ăn được { $n } hạt ở { $count } hố.
advice-takes-laps = Ăn được { $n } hạt sau { $laps } lần bốc.
advice-takes-squares = Ăn được { $n } dân.
advice-takes-chain-squares = Ăn được { $n } dân ở { $count } ô.
advice-takes-laps-squares = Ăn được { $n } dân sau { $laps } lần bốc.
advice-own-fours = Trong đó có { $n } hố bốn hạt ở hàng bạn.
advice-last-seeds = { $n } hạt cuối cũng về bạn.
advice-again = Hạt cuối rơi vào kho của bạn: được đi tiếp.
advice-feeds = { $who ->
    [you] Bạn hết hạt: nước này gieo sang { $n } hạt.
    [computer] Máy hết hạt: nước này gieo sang { $n } hạt.
    [south] Bên dưới hết hạt: nước này gieo sang { $n } hạt.
    [one] Người chơi 1 hết hạt: nước này gieo sang { $n } hạt.
    [two] Người chơi 2 hết hạt: nước này gieo sang { $n } hạt.
    [three] Người chơi 3 hết hạt: nước này gieo sang { $n } hạt.
    [four] Người chơi 4 hết hạt: nước này gieo sang { $n } hạt.
   *[north] Bên trên hết hạt: nước này gieo sang { $n } hạt.
}
advice-saves = { $who ->
    [you] Bạn đang dọa ăn { $n } hạt; đi nước này thì hết.
    [computer] Máy đang dọa ăn { $n } hạt; đi nước này thì hết.
    [south] Bên dưới đang dọa ăn { $n } hạt; đi nước này thì hết.
    [one] Người chơi 1 đang dọa ăn { $n } hạt; đi nước này thì hết.
    [two] Người chơi 2 đang dọa ăn { $n } hạt; đi nước này thì hết.
    [three] Người chơi 3 đang dọa ăn { $n } hạt; đi nước này thì hết.
    [four] Người chơi 4 đang dọa ăn { $n } hạt; đi nước này thì hết.
   *[north] Bên trên đang dọa ăn { $n } hạt; đi nước này thì hết.
}
advice-saves-some = { $who ->
    [you] Bạn đang dọa ăn { $n } hạt; đi nước này thì chỉ còn nhiều nhất { $left }.
    [computer] Máy đang dọa ăn { $n } hạt; đi nước này thì chỉ còn nhiều nhất { $left }.
    [south] Bên dưới đang dọa ăn { $n } hạt; đi nước này thì chỉ còn nhiều nhất { $left }.
    [one] Người chơi 1 đang dọa ăn { $n } hạt; đi nước này thì chỉ còn nhiều nhất { $left }.
    [two] Người chơi 2 đang dọa ăn { $n } hạt; đi nước này thì chỉ còn nhiều nhất { $left }.
    [three] Người chơi 3 đang dọa ăn { $n } hạt; đi nước này thì chỉ còn nhiều nhất { $left }.
    [four] Người chơi 4 đang dọa ăn { $n } hạt; đi nước này thì chỉ còn nhiều nhất { $left }.
   *[north] Bên trên đang dọa ăn { $n } hạt; đi nước này thì chỉ còn nhiều nhất { $left }.
}
advice-saves-pit = { $who ->
    [you] Bạn đang dọa ăn { $n } hạt (hố { $pit } của bạn); đi nước này thì hết.
    [computer] Máy đang dọa ăn { $n } hạt (hố { $pit } của bạn); đi nước này thì hết.
    [south] Bên dưới đang dọa ăn { $n } hạt (hố { $pit } của bạn); đi nước này thì hết.
    [one] Người chơi 1 đang dọa ăn { $n } hạt (hố { $pit } của bạn); đi nước này thì hết.
    [two] Người chơi 2 đang dọa ăn { $n } hạt (hố { $pit } của bạn); đi nước này thì hết.
    [three] Người chơi 3 đang dọa ăn { $n } hạt (hố { $pit } của bạn); đi nước này thì hết.
    [four] Người chơi 4 đang dọa ăn { $n } hạt (hố { $pit } của bạn); đi nước này thì hết.
   *[north] Bên trên đang dọa ăn { $n } hạt (hố { $pit } của bạn); đi nước này thì hết.
}
advice-saves-pit-some = { $who ->
    [you] Bạn đang dọa ăn { $n } hạt (hố { $pit } của bạn); đi nước này thì chỉ còn nhiều nhất { $left }.
    [computer] Máy đang dọa ăn { $n } hạt (hố { $pit } của bạn); đi nước này thì chỉ còn nhiều nhất { $left }.
    [south] Bên dưới đang dọa ăn { $n } hạt (hố { $pit } của bạn); đi nước này thì chỉ còn nhiều nhất { $left }.
    [one] Người chơi 1 đang dọa ăn { $n } hạt (hố { $pit } của bạn); đi nước này thì chỉ còn nhiều nhất { $left }.
    [two] Người chơi 2 đang dọa ăn { $n } hạt (hố { $pit } của bạn); đi nước này thì chỉ còn nhiều nhất { $left }.
    [three] Người chơi 3 đang dọa ăn { $n } hạt (hố { $pit } của bạn); đi nước này thì chỉ còn nhiều nhất { $left }.
    [four] Người chơi 4 đang dọa ăn { $n } hạt (hố { $pit } của bạn); đi nước này thì chỉ còn nhiều nhất { $left }.
   *[north] Bên trên đang dọa ăn { $n } hạt (hố { $pit } của bạn); đi nước này thì chỉ còn nhiều nhất { $left }.
}
advice-threatens = Lượt sau bạn có thể ăn { $n } hạt.
advice-threatens-chain = Lượt sau bạn có thể ăn { $n } hạt ở { $count } hố.
advice-costs = { $who ->
    [you] Đi nước này thì bạn ăn được nhiều nhất { $n } hạt.
    [computer] Đi nước này thì máy ăn được nhiều nhất { $n } hạt.
    [south] Đi nước này thì bên dưới ăn được nhiều nhất { $n } hạt.
    [one] Đi nước này thì người chơi 1 ăn được nhiều nhất { $n } hạt.
    [two] Đi nước này thì người chơi 2 ăn được nhiều nhất { $n } hạt.
    [three] Đi nước này thì người chơi 3 ăn được nhiều nhất { $n } hạt.
    [four] Đi nước này thì người chơi 4 ăn được nhiều nhất { $n } hạt.
   *[north] Đi nước này thì bên trên ăn được nhiều nhất { $n } hạt.
}
advice-least = { $who ->
    [you] Đi nước này thì bạn ăn được nhiều nhất { $n } hạt; đi nước khác thì ít nhất { $left }.
    [computer] Đi nước này thì máy ăn được nhiều nhất { $n } hạt; đi nước khác thì ít nhất { $left }.
    [south] Đi nước này thì bên dưới ăn được nhiều nhất { $n } hạt; đi nước khác thì ít nhất { $left }.
    [one] Đi nước này thì người chơi 1 ăn được nhiều nhất { $n } hạt; đi nước khác thì ít nhất { $left }.
    [two] Đi nước này thì người chơi 2 ăn được nhiều nhất { $n } hạt; đi nước khác thì ít nhất { $left }.
    [three] Đi nước này thì người chơi 3 ăn được nhiều nhất { $n } hạt; đi nước khác thì ít nhất { $left }.
    [four] Đi nước này thì người chơi 4 ăn được nhiều nhất { $n } hạt; đi nước khác thì ít nhất { $left }.
   *[north] Đi nước này thì bên trên ăn được nhiều nhất { $n } hạt; đi nước khác thì ít nhất { $left }.
}
advice-choices = Hàng bạn vẫn còn { $n } hố có hạt.
advice-saves-squares = { $who ->
    [you] Bạn đang dọa ăn { $n } điểm; đi nước này thì hết.
    [computer] Máy đang dọa ăn { $n } điểm; đi nước này thì hết.
    [south] Bên dưới đang dọa ăn { $n } điểm; đi nước này thì hết.
    [one] Người chơi 1 đang dọa ăn { $n } điểm; đi nước này thì hết.
    [two] Người chơi 2 đang dọa ăn { $n } điểm; đi nước này thì hết.
    [three] Người chơi 3 đang dọa ăn { $n } điểm; đi nước này thì hết.
    [four] Người chơi 4 đang dọa ăn { $n } điểm; đi nước này thì hết.
   *[north] Bên trên đang dọa ăn { $n } điểm; đi nước này thì hết.
}
advice-saves-some-squares = { $who ->
    [you] Bạn đang dọa ăn { $n } điểm; đi nước này thì chỉ còn nhiều nhất { $left }.
    [computer] Máy đang dọa ăn { $n } điểm; đi nước này thì chỉ còn nhiều nhất { $left }.
    [south] Bên dưới đang dọa ăn { $n } điểm; đi nước này thì chỉ còn nhiều nhất { $left }.
    [one] Người chơi 1 đang dọa ăn { $n } điểm; đi nước này thì chỉ còn nhiều nhất { $left }.
    [two] Người chơi 2 đang dọa ăn { $n } điểm; đi nước này thì chỉ còn nhiều nhất { $left }.
    [three] Người chơi 3 đang dọa ăn { $n } điểm; đi nước này thì chỉ còn nhiều nhất { $left }.
    [four] Người chơi 4 đang dọa ăn { $n } điểm; đi nước này thì chỉ còn nhiều nhất { $left }.
   *[north] Bên trên đang dọa ăn { $n } điểm; đi nước này thì chỉ còn nhiều nhất { $left }.
}
advice-saves-pit-squares = { $who ->
    [you] Bạn đang dọa ăn { $n } điểm (ô { $pit } của bạn); đi nước này thì hết.
    [computer] Máy đang dọa ăn { $n } điểm (ô { $pit } của bạn); đi nước này thì hết.
    [south] Bên dưới đang dọa ăn { $n } điểm (ô { $pit } của bạn); đi nước này thì hết.
    [one] Người chơi 1 đang dọa ăn { $n } điểm (ô { $pit } của bạn); đi nước này thì hết.
    [two] Người chơi 2 đang dọa ăn { $n } điểm (ô { $pit } của bạn); đi nước này thì hết.
    [three] Người chơi 3 đang dọa ăn { $n } điểm (ô { $pit } của bạn); đi nước này thì hết.
    [four] Người chơi 4 đang dọa ăn { $n } điểm (ô { $pit } của bạn); đi nước này thì hết.
   *[north] Bên trên đang dọa ăn { $n } điểm (ô { $pit } của bạn); đi nước này thì hết.
}
advice-saves-pit-some-squares = { $who ->
    [you] Bạn đang dọa ăn { $n } điểm (ô { $pit } của bạn); đi nước này thì chỉ còn nhiều nhất { $left }.
    [computer] Máy đang dọa ăn { $n } điểm (ô { $pit } của bạn); đi nước này thì chỉ còn nhiều nhất { $left }.
    [south] Bên dưới đang dọa ăn { $n } điểm (ô { $pit } của bạn); đi nước này thì chỉ còn nhiều nhất { $left }.
    [one] Người chơi 1 đang dọa ăn { $n } điểm (ô { $pit } của bạn); đi nước này thì chỉ còn nhiều nhất { $left }.
    [two] Người chơi 2 đang dọa ăn { $n } điểm (ô { $pit } của bạn); đi nước này thì chỉ còn nhiều nhất { $left }.
    [three] Người chơi 3 đang dọa ăn { $n } điểm (ô { $pit } của bạn); đi nước này thì chỉ còn nhiều nhất { $left }.
    [four] Người chơi 4 đang dọa ăn { $n } điểm (ô { $pit } của bạn); đi nước này thì chỉ còn nhiều nhất { $left }.
   *[north] Bên trên đang dọa ăn { $n } điểm (ô { $pit } của bạn); đi nước này thì chỉ còn nhiều nhất { $left }.
}
advice-threatens-squares = Lượt sau bạn có thể ăn { $n } điểm.
advice-threatens-chain-squares = Lượt sau bạn có thể ăn { $n } điểm ở { $count } ô.
advice-costs-squares = { $who ->
    [you] Đi nước này thì bạn ăn được nhiều nhất { $n } điểm.
    [computer] Đi nước này thì máy ăn được nhiều nhất { $n } điểm.
    [south] Đi nước này thì bên dưới ăn được nhiều nhất { $n } điểm.
    [one] Đi nước này thì người chơi 1 ăn được nhiều nhất { $n } điểm.
    [two] Đi nước này thì người chơi 2 ăn được nhiều nhất { $n } điểm.
    [three] Đi nước này thì người chơi 3 ăn được nhiều nhất { $n } điểm.
    [four] Đi nước này thì người chơi 4 ăn được nhiều nhất { $n } điểm.
   *[north] Đi nước này thì bên trên ăn được nhiều nhất { $n } điểm.
}
advice-least-squares = { $who ->
    [you] Đi nước này thì bạn ăn được nhiều nhất { $n } điểm; đi nước khác thì ít nhất { $left }.
    [computer] Đi nước này thì máy ăn được nhiều nhất { $n } điểm; đi nước khác thì ít nhất { $left }.
    [south] Đi nước này thì bên dưới ăn được nhiều nhất { $n } điểm; đi nước khác thì ít nhất { $left }.
    [one] Đi nước này thì người chơi 1 ăn được nhiều nhất { $n } điểm; đi nước khác thì ít nhất { $left }.
    [two] Đi nước này thì người chơi 2 ăn được nhiều nhất { $n } điểm; đi nước khác thì ít nhất { $left }.
    [three] Đi nước này thì người chơi 3 ăn được nhiều nhất { $n } điểm; đi nước khác thì ít nhất { $left }.
    [four] Đi nước này thì người chơi 4 ăn được nhiều nhất { $n } điểm; đi nước khác thì ít nhất { $left }.
   *[north] Đi nước này thì bên trên ăn được nhiều nhất { $n } điểm; đi nước khác thì ít nhất { $left }.
}
advice-choices-squares = Hàng bạn vẫn còn { $n } ô có dân.
advice-saves-quan = { $who ->
    [you] Bạn đang dọa ăn quan; đi nước này thì hết dọa.
    [computer] Máy đang dọa ăn quan; đi nước này thì hết dọa.
    [south] Bên dưới đang dọa ăn quan; đi nước này thì hết dọa.
    [one] Người chơi 1 đang dọa ăn quan; đi nước này thì hết dọa.
    [two] Người chơi 2 đang dọa ăn quan; đi nước này thì hết dọa.
    [three] Người chơi 3 đang dọa ăn quan; đi nước này thì hết dọa.
    [four] Người chơi 4 đang dọa ăn quan; đi nước này thì hết dọa.
   *[north] Bên trên đang dọa ăn quan; đi nước này thì hết dọa.
}
advice-threatens-quan = Lượt sau bạn có thể ăn quan.
advice-race = Bạn sẽ có { $n }: thêm { $left } nữa là quá nửa.
advice-majority = Bạn sẽ có { $n }: quá nửa rồi.
advice-kroo = Hố { $pit } lớn tới { $n } hạt: gieo đủ trọn một vòng.
advice-kroo-grows = Hố { $pit } lớn tới { $n } hạt: thêm { $left } nữa là gieo trọn một vòng.
advice-home-moves = Bạn còn { $n } nước gieo trong hàng mình, nhiều hơn bên kia.
advice-keeps-row = Hàng bạn vẫn còn dân: để trống thì phải bỏ ra { $n } dân.
advice-makes-refill = { $who ->
    [you] Bạn phải bỏ ra { $n } dân để rải lại hàng.
    [computer] Máy phải bỏ ra { $n } dân để rải lại hàng.
    [south] Bên dưới phải bỏ ra { $n } dân để rải lại hàng.
    [one] Người chơi 1 phải bỏ ra { $n } dân để rải lại hàng.
    [two] Người chơi 2 phải bỏ ra { $n } dân để rải lại hàng.
    [three] Người chơi 3 phải bỏ ra { $n } dân để rải lại hàng.
    [four] Người chơi 4 phải bỏ ra { $n } dân để rải lại hàng.
   *[north] Bên trên phải bỏ ra { $n } dân để rải lại hàng.
}
advice-calm = Đi xong, chưa ai ăn được gì ngay.
advice-only-calm = Chỉ đi nước này thì chưa ai ăn được gì ngay.
advice-plan = { $who ->
    [you] Nếu bạn đáp bằng hố { $pit } của bạn, bạn ăn được { $n } hạt.
    [computer] Nếu máy đáp bằng hố { $pit } của máy, bạn ăn được { $n } hạt.
    [south] Nếu bên dưới đáp bằng hố { $pit } của họ, bạn ăn được { $n } hạt.
    [one] Nếu người chơi 1 đáp bằng hố { $pit } của họ, bạn ăn được { $n } hạt.
    [two] Nếu người chơi 2 đáp bằng hố { $pit } của họ, bạn ăn được { $n } hạt.
    [three] Nếu người chơi 3 đáp bằng hố { $pit } của họ, bạn ăn được { $n } hạt.
    [four] Nếu người chơi 4 đáp bằng hố { $pit } của họ, bạn ăn được { $n } hạt.
   *[north] Nếu bên trên đáp bằng hố { $pit } của họ, bạn ăn được { $n } hạt.
}
advice-takes-both = { $count ->
    [1] Ăn được quan, thêm { $n } dân!
   *[other] Ăn được { $count } quan, thêm { $n } dân!
}
advice-gives = { $who ->
    [you] Dọc đường, bạn được ăn { $n } hạt: thành bốn ở hố của bạn.
    [computer] Dọc đường, máy được ăn { $n } hạt: thành bốn ở hố của máy.
    [south] Dọc đường, bên dưới được ăn { $n } hạt: thành bốn ở hố của họ.
    [one] Dọc đường, người chơi 1 được ăn { $n } hạt: thành bốn ở hố của họ.
    [two] Dọc đường, người chơi 2 được ăn { $n } hạt: thành bốn ở hố của họ.
    [three] Dọc đường, người chơi 3 được ăn { $n } hạt: thành bốn ở hố của họ.
    [four] Dọc đường, người chơi 4 được ăn { $n } hạt: thành bốn ở hố của họ.
   *[north] Dọc đường, bên trên được ăn { $n } hạt: thành bốn ở hố của họ.
}
advice-trades = { $who ->
    [you] Ăn được { $n } hạt; dọc đường, bạn cũng được { $left }.
    [computer] Ăn được { $n } hạt; dọc đường, máy cũng được { $left }.
    [south] Ăn được { $n } hạt; dọc đường, bên dưới cũng được { $left }.
    [one] Ăn được { $n } hạt; dọc đường, người chơi 1 cũng được { $left }.
    [two] Ăn được { $n } hạt; dọc đường, người chơi 2 cũng được { $left }.
    [three] Ăn được { $n } hạt; dọc đường, người chơi 3 cũng được { $left }.
    [four] Ăn được { $n } hạt; dọc đường, người chơi 4 cũng được { $left }.
   *[north] Ăn được { $n } hạt; dọc đường, bên trên cũng được { $left }.
}
advice-endless = Cứ gieo tiếp thì chẳng bao giờ dứt: bàn lại y như cũ thì dừng, hết lượt.
advice-turn = Đi liền { $count } nước, lượt này được tới { $n } hạt.
advice-turn-long = Từ đây có thể đi liền một mạch rất nhiều nước, được tới { $n } hạt.
advice-saves-other-quan = { $who ->
    [you] Bạn đang dọa ăn một quan khác; đi nước này thì hết dọa.
    [computer] Máy đang dọa ăn một quan khác; đi nước này thì hết dọa.
    [south] Bên dưới đang dọa ăn một quan khác; đi nước này thì hết dọa.
    [one] Người chơi 1 đang dọa ăn một quan khác; đi nước này thì hết dọa.
    [two] Người chơi 2 đang dọa ăn một quan khác; đi nước này thì hết dọa.
    [three] Người chơi 3 đang dọa ăn một quan khác; đi nước này thì hết dọa.
    [four] Người chơi 4 đang dọa ăn một quan khác; đi nước này thì hết dọa.
   *[north] Bên trên đang dọa ăn một quan khác; đi nước này thì hết dọa.
}
advice-calmer = Đi nước này thì chưa ai ăn được gì ngay; có nước khác thì hở.
advice-all-calm = Chưa có gì phải lo: đi nước nào cũng chưa ai ăn được gì ngay.
advice-stays-home = Không hạt nào sang hàng khác.
advice-stays-home-squares = Không dân nào sang hàng khác.
advice-limits = { $who ->
    [you] Đi nước này thì bạn chỉ còn { $n } nước để chọn.
    [computer] Đi nước này thì máy chỉ còn { $n } nước để chọn.
    [south] Đi nước này thì bên dưới chỉ còn { $n } nước để chọn.
    [one] Đi nước này thì người chơi 1 chỉ còn { $n } nước để chọn.
    [two] Đi nước này thì người chơi 2 chỉ còn { $n } nước để chọn.
    [three] Đi nước này thì người chơi 3 chỉ còn { $n } nước để chọn.
    [four] Đi nước này thì người chơi 4 chỉ còn { $n } nước để chọn.
   *[north] Đi nước này thì bên trên chỉ còn { $n } nước để chọn.
}
advice-plan-open = Nếu ván đi tiếp như dự tính, lượt sau bạn ăn được { $n } hạt.
advice-plan-open-squares = Nếu ván đi tiếp như dự tính, lượt sau bạn ăn được { $n } điểm.
advice-turn-saves = { $who ->
    [you] Bạn đang có thể được { $n } hạt trong một lượt; đi nước này thì nhiều nhất { $left }.
    [computer] Máy đang có thể được { $n } hạt trong một lượt; đi nước này thì nhiều nhất { $left }.
    [south] Bên dưới đang có thể được { $n } hạt trong một lượt; đi nước này thì nhiều nhất { $left }.
    [one] Người chơi 1 đang có thể được { $n } hạt trong một lượt; đi nước này thì nhiều nhất { $left }.
    [two] Người chơi 2 đang có thể được { $n } hạt trong một lượt; đi nước này thì nhiều nhất { $left }.
    [three] Người chơi 3 đang có thể được { $n } hạt trong một lượt; đi nước này thì nhiều nhất { $left }.
    [four] Người chơi 4 đang có thể được { $n } hạt trong một lượt; đi nước này thì nhiều nhất { $left }.
   *[north] Bên trên đang có thể được { $n } hạt trong một lượt; đi nước này thì nhiều nhất { $left }.
}
advice-turn-saves-all = { $who ->
    [you] Bạn đang có thể được { $n } hạt trong một lượt; đi nước này thì chẳng được hạt nào.
    [computer] Máy đang có thể được { $n } hạt trong một lượt; đi nước này thì chẳng được hạt nào.
    [south] Bên dưới đang có thể được { $n } hạt trong một lượt; đi nước này thì chẳng được hạt nào.
    [one] Người chơi 1 đang có thể được { $n } hạt trong một lượt; đi nước này thì chẳng được hạt nào.
    [two] Người chơi 2 đang có thể được { $n } hạt trong một lượt; đi nước này thì chẳng được hạt nào.
    [three] Người chơi 3 đang có thể được { $n } hạt trong một lượt; đi nước này thì chẳng được hạt nào.
    [four] Người chơi 4 đang có thể được { $n } hạt trong một lượt; đi nước này thì chẳng được hạt nào.
   *[north] Bên trên đang có thể được { $n } hạt trong một lượt; đi nước này thì chẳng được hạt nào.
}
advice-turn-least = { $who ->
    [you] Đi nước này thì lượt tới bạn được nhiều nhất { $n } hạt; nước khác thì ít nhất { $left }.
    [computer] Đi nước này thì lượt tới máy được nhiều nhất { $n } hạt; nước khác thì ít nhất { $left }.
    [south] Đi nước này thì lượt tới bên dưới được nhiều nhất { $n } hạt; nước khác thì ít nhất { $left }.
    [one] Đi nước này thì lượt tới người chơi 1 được nhiều nhất { $n } hạt; nước khác thì ít nhất { $left }.
    [two] Đi nước này thì lượt tới người chơi 2 được nhiều nhất { $n } hạt; nước khác thì ít nhất { $left }.
    [three] Đi nước này thì lượt tới người chơi 3 được nhiều nhất { $n } hạt; nước khác thì ít nhất { $left }.
    [four] Đi nước này thì lượt tới người chơi 4 được nhiều nhất { $n } hạt; nước khác thì ít nhất { $left }.
   *[north] Đi nước này thì lượt tới bên trên được nhiều nhất { $n } hạt; nước khác thì ít nhất { $left }.
}
advice-turn-costs = { $who ->
    [you] Đi nước này thì lượt tới bạn được nhiều nhất { $n } hạt.
    [computer] Đi nước này thì lượt tới máy được nhiều nhất { $n } hạt.
    [south] Đi nước này thì lượt tới bên dưới được nhiều nhất { $n } hạt.
    [one] Đi nước này thì lượt tới người chơi 1 được nhiều nhất { $n } hạt.
    [two] Đi nước này thì lượt tới người chơi 2 được nhiều nhất { $n } hạt.
    [three] Đi nước này thì lượt tới người chơi 3 được nhiều nhất { $n } hạt.
    [four] Đi nước này thì lượt tới người chơi 4 được nhiều nhất { $n } hạt.
   *[north] Đi nước này thì lượt tới bên trên được nhiều nhất { $n } hạt.
}
advice-turn-costs-more = { $who ->
    [you] Đi nước này thì lượt tới bạn có thể được { $n } hạt hoặc hơn.
    [computer] Đi nước này thì lượt tới máy có thể được { $n } hạt hoặc hơn.
    [south] Đi nước này thì lượt tới bên dưới có thể được { $n } hạt hoặc hơn.
    [one] Đi nước này thì lượt tới người chơi 1 có thể được { $n } hạt hoặc hơn.
    [two] Đi nước này thì lượt tới người chơi 2 có thể được { $n } hạt hoặc hơn.
    [three] Đi nước này thì lượt tới người chơi 3 có thể được { $n } hạt hoặc hơn.
    [four] Đi nước này thì lượt tới người chơi 4 có thể được { $n } hạt hoặc hơn.
   *[north] Đi nước này thì lượt tới bên trên có thể được { $n } hạt hoặc hơn.
}
advice-unavoidable = { $who ->
    [you] Đi nước này thì bạn ăn được { $n } hạt; không nước nào bớt được.
    [computer] Đi nước này thì máy ăn được { $n } hạt; không nước nào bớt được.
    [south] Đi nước này thì bên dưới ăn được { $n } hạt; không nước nào bớt được.
    [one] Đi nước này thì người chơi 1 ăn được { $n } hạt; không nước nào bớt được.
    [two] Đi nước này thì người chơi 2 ăn được { $n } hạt; không nước nào bớt được.
    [three] Đi nước này thì người chơi 3 ăn được { $n } hạt; không nước nào bớt được.
    [four] Đi nước này thì người chơi 4 ăn được { $n } hạt; không nước nào bớt được.
   *[north] Đi nước này thì bên trên ăn được { $n } hạt; không nước nào bớt được.
}
advice-unavoidable-squares = { $who ->
    [you] Đi nước này thì bạn ăn được { $n } điểm; không nước nào bớt được.
    [computer] Đi nước này thì máy ăn được { $n } điểm; không nước nào bớt được.
    [south] Đi nước này thì bên dưới ăn được { $n } điểm; không nước nào bớt được.
    [one] Đi nước này thì người chơi 1 ăn được { $n } điểm; không nước nào bớt được.
    [two] Đi nước này thì người chơi 2 ăn được { $n } điểm; không nước nào bớt được.
    [three] Đi nước này thì người chơi 3 ăn được { $n } điểm; không nước nào bớt được.
    [four] Đi nước này thì người chơi 4 ăn được { $n } điểm; không nước nào bớt được.
   *[north] Đi nước này thì bên trên ăn được { $n } điểm; không nước nào bớt được.
}
advice-won = Bạn đã chắc thắng: không ai đuổi kịp nữa.
advice-lost = Ván này không còn thắng được nữa: gom hết chỗ còn lại cũng chỉ được { $n }. Cố giữ lấy từng hạt.

## Gợi ý, từng bước một

advice-looking = Đang tìm nước hay…
advice-pit = Bạn thử hố { $pit } xem.
advice-square-left = Bạn thử ô { $pit }, rải sang trái.
advice-square-right = Bạn thử ô { $pit }, rải sang phải.
advice-sown = Gieo ra thế này.
advice-sown-squares = Rải ra thế này.
advice-button-pit = Hố nào?
advice-button-square = Ô nào?
advice-button-sown = Xem thử
advice-button-off = Ẩn gợi ý

## Thanh đánh giá

setting-evaluation = Thanh đánh giá thế cờ
setting-evaluation-about = Thanh nhỏ cạnh bàn cho biết bên nào dễ thắng. Chỉ khi hai người chơi.
standing-ahead = { $who ->
    [you] Bạn hơn chừng { $n } điểm
    [computer] Máy hơn chừng { $n } điểm
    [south] Bên dưới hơn chừng { $n } điểm
    [one] Người chơi 1 hơn chừng { $n } điểm
    [two] Người chơi 2 hơn chừng { $n } điểm
    [three] Người chơi 3 hơn chừng { $n } điểm
    [four] Người chơi 4 hơn chừng { $n } điểm
   *[north] Bên trên hơn chừng { $n } điểm
}
standing-level = Ngang nhau
standing-wins = { $who ->
    [you] Chắc chắn: bạn thắng { $n } điểm
    [computer] Chắc chắn: máy thắng { $n } điểm
    [south] Chắc chắn: bên dưới thắng { $n } điểm
    [one] Chắc chắn: người chơi 1 thắng { $n } điểm
    [two] Chắc chắn: người chơi 2 thắng { $n } điểm
    [three] Chắc chắn: người chơi 3 thắng { $n } điểm
    [four] Chắc chắn: người chơi 4 thắng { $n } điểm
   *[north] Chắc chắn: bên trên thắng { $n } điểm
}
standing-drawn = Chắc chắn: hòa

## Xong ván: những nước bước ngoặt

review-open = Bước ngoặt
review-looking = Đang xem lại ván: { $n }/{ $points } nước…
review-none = Không có nước nào xoay chuyển cả ván.
review-place = Bước ngoặt { $n }/{ $points }, nước thứ { $count }
review-played = { $who ->
    [you] Bạn đã gieo hố { $pit }.
    [computer] Máy đã gieo hố { $pit }.
    [south] Bên dưới đã gieo hố { $pit }.
    [one] Người chơi 1 đã gieo hố { $pit }.
    [two] Người chơi 2 đã gieo hố { $pit }.
    [three] Người chơi 3 đã gieo hố { $pit }.
    [four] Người chơi 4 đã gieo hố { $pit }.
   *[north] Bên trên đã gieo hố { $pit }.
}
review-played-left = { $who ->
    [you] Bạn đã rải ô { $pit } sang trái.
    [computer] Máy đã rải ô { $pit } sang trái.
    [south] Bên dưới đã rải ô { $pit } sang trái.
    [one] Người chơi 1 đã rải ô { $pit } sang trái.
    [two] Người chơi 2 đã rải ô { $pit } sang trái.
    [three] Người chơi 3 đã rải ô { $pit } sang trái.
    [four] Người chơi 4 đã rải ô { $pit } sang trái.
   *[north] Bên trên đã rải ô { $pit } sang trái.
}
review-played-right = { $who ->
    [you] Bạn đã rải ô { $pit } sang phải.
    [computer] Máy đã rải ô { $pit } sang phải.
    [south] Bên dưới đã rải ô { $pit } sang phải.
    [one] Người chơi 1 đã rải ô { $pit } sang phải.
    [two] Người chơi 2 đã rải ô { $pit } sang phải.
    [three] Người chơi 3 đã rải ô { $pit } sang phải.
    [four] Người chơi 4 đã rải ô { $pit } sang phải.
   *[north] Bên trên đã rải ô { $pit } sang phải.
}
review-cost = Mất chừng { $n } hạt; cơ hội thắng giảm { $points } điểm phần trăm.
review-cost-squares = Mất chừng { $n } điểm; cơ hội thắng giảm { $points } điểm phần trăm.
review-win-draw = Đang chắc thắng mà thành hòa.
review-win-loss = Đang chắc thắng mà thành thua.
review-draw-loss = Đang chắc hòa mà thành thua.
review-better = Hay hơn: hố { $pit }.
review-better-left = Hay hơn: ô { $pit }, rải sang trái.
review-better-right = Hay hơn: ô { $pit }, rải sang phải.
review-show-better = Nước hay hơn
review-show-played = Vì sao hỏng
review-previous = Trước
review-next = Sau
review-showing-better = Nước hay hơn, và ván có thể đi tiếp thế này.
review-showing-played = Nước đã đi, và cách trả lời hay nhất.
