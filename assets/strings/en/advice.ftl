### Gieo: hints, the evaluation bar, and what is said of a game afterwards.
###
### Short enough for a child.

## Why a move is good. “You” is whoever is to move; $pit: number of a pit, counted from its owner’s left.

advice-only = It is the only move there is.
# $n: your points, $points: those of the best other.
advice-ends-win = It ends the game: you win { $n } to { $points }.
advice-ends-draw = It ends the game level, { $n } to { $points }.
advice-ends-loss = It ends the game, { $n } to { $points }.
# Only where it is proved.
advice-exact-win = For certain: you win { $n } to { $points } if both play right.
advice-exact-draw = For certain: { $n } to { $points }, a draw, if both play right.
advice-exact-loss = This can no longer be won if the other side plays right. This move saves most: { $n } to { $points }.
advice-decided-win = For certain: play right, and you win.
advice-decided-draw = For certain: a draw if both play right.
advice-decided-loss = This can no longer be won if the other side plays right. Make it as hard as you can.
advice-takes-quan = { $n ->
    [one] It takes a quan!
   *[other] It takes { $n } quan!
}
advice-takes = { $n ->
    [one] It takes { $n } seed.
   *[other] It takes { $n } seeds.
}
advice-takes-chain = It takes { $n } seeds from { $count } pits.
# $laps: how often the hand is filled, 2 or more.
advice-takes-laps = { $n ->
    [one] It takes { $n } seed in a relay of { $laps } laps.
   *[other] It takes { $n } seeds in a relay of { $laps } laps.
}
advice-takes-squares = It takes { $n } dân.
advice-takes-chain-squares = It takes { $n } dân from { $count } squares.
advice-takes-laps-squares = It takes { $n } dân in a relay of { $laps } laps.
# Ba-awa: fours that this move completes and wins.
advice-own-fours = { $n ->
    [one] One of the fours is in your own row.
   *[other] { $n } of the fours are in your own row.
}
advice-last-seeds = { $n ->
    [one] The last seed is yours too.
   *[other] The last { $n } seeds are yours too.
}
advice-again = The last seed falls in your store: you move again.
# Whoever has no seeds must be fed.
advice-feeds = { $who ->
    [you] You have no seeds: this move brings { $n }.
    [computer] The computer has no seeds: this move brings { $n }.
    [south] South has no seeds: this move brings { $n }.
    [one] Player 1 has no seeds: this move brings { $n }.
    [two] Player 2 has no seeds: this move brings { $n }.
    [three] Player 3 has no seeds: this move brings { $n }.
    [four] Player 4 has no seeds: this move brings { $n }.
   *[north] North has no seeds: this move brings { $n }.
}
# $n: 2 or more.
advice-saves = { $who ->
    [you] You threaten to take { $n } seeds; after this move, nothing.
    [computer] The computer threatens to take { $n } seeds; after this move, nothing.
    [south] South threatens to take { $n } seeds; after this move, nothing.
    [one] Player 1 threatens to take { $n } seeds; after this move, nothing.
    [two] Player 2 threatens to take { $n } seeds; after this move, nothing.
    [three] Player 3 threatens to take { $n } seeds; after this move, nothing.
    [four] Player 4 threatens to take { $n } seeds; after this move, nothing.
   *[north] North threatens to take { $n } seeds; after this move, nothing.
}
advice-saves-some = { $who ->
    [you] You threaten to take { $n } seeds; after this move { $left } at most.
    [computer] The computer threatens to take { $n } seeds; after this move { $left } at most.
    [south] South threatens to take { $n } seeds; after this move { $left } at most.
    [one] Player 1 threatens to take { $n } seeds; after this move { $left } at most.
    [two] Player 2 threatens to take { $n } seeds; after this move { $left } at most.
    [three] Player 3 threatens to take { $n } seeds; after this move { $left } at most.
    [four] Player 4 threatens to take { $n } seeds; after this move { $left } at most.
   *[north] North threatens to take { $n } seeds; after this move { $left } at most.
}
# $pit: the pit that would lose most.
advice-saves-pit = { $who ->
    [you] You threaten to take { $n } seeds (your pit { $pit }); after this move, nothing.
    [computer] The computer threatens to take { $n } seeds (your pit { $pit }); after this move, nothing.
    [south] South threatens to take { $n } seeds (your pit { $pit }); after this move, nothing.
    [one] Player 1 threatens to take { $n } seeds (your pit { $pit }); after this move, nothing.
    [two] Player 2 threatens to take { $n } seeds (your pit { $pit }); after this move, nothing.
    [three] Player 3 threatens to take { $n } seeds (your pit { $pit }); after this move, nothing.
    [four] Player 4 threatens to take { $n } seeds (your pit { $pit }); after this move, nothing.
   *[north] North threatens to take { $n } seeds (your pit { $pit }); after this move, nothing.
}
advice-saves-pit-some = { $who ->
    [you] You threaten to take { $n } seeds (your pit { $pit }); after this move { $left } at most.
    [computer] The computer threatens to take { $n } seeds (your pit { $pit }); after this move { $left } at most.
    [south] South threatens to take { $n } seeds (your pit { $pit }); after this move { $left } at most.
    [one] Player 1 threatens to take { $n } seeds (your pit { $pit }); after this move { $left } at most.
    [two] Player 2 threatens to take { $n } seeds (your pit { $pit }); after this move { $left } at most.
    [three] Player 3 threatens to take { $n } seeds (your pit { $pit }); after this move { $left } at most.
    [four] Player 4 threatens to take { $n } seeds (your pit { $pit }); after this move { $left } at most.
   *[north] North threatens to take { $n } seeds (your pit { $pit }); after this move { $left } at most.
}
# $n: 2 or more; if the other side does nothing about it.
advice-threatens = Next turn you could take { $n } seeds.
advice-threatens-chain = Next turn you could take { $n } seeds from { $count } pits.
advice-costs = { $who ->
    [you] { $n ->
        [one] After this move, you can take { $n } seed at most.
       *[other] After this move, you can take { $n } seeds at most.
    }
    [computer] { $n ->
        [one] After this move, the computer can take { $n } seed at most.
       *[other] After this move, the computer can take { $n } seeds at most.
    }
    [south] { $n ->
        [one] After this move, South can take { $n } seed at most.
       *[other] After this move, South can take { $n } seeds at most.
    }
    [one] { $n ->
        [one] After this move, player 1 can take { $n } seed at most.
       *[other] After this move, player 1 can take { $n } seeds at most.
    }
    [two] { $n ->
        [one] After this move, player 2 can take { $n } seed at most.
       *[other] After this move, player 2 can take { $n } seeds at most.
    }
    [three] { $n ->
        [one] After this move, player 3 can take { $n } seed at most.
       *[other] After this move, player 3 can take { $n } seeds at most.
    }
    [four] { $n ->
        [one] After this move, player 4 can take { $n } seed at most.
       *[other] After this move, player 4 can take { $n } seeds at most.
    }
   *[north] { $n ->
        [one] After this move, North can take { $n } seed at most.
       *[other] After this move, North can take { $n } seeds at most.
    }
}
advice-least = { $who ->
    [you] { $n ->
        [one] After this move, you can take { $n } seed; after any other move at least { $left }.
       *[other] After this move, you can take { $n } seeds; after any other move at least { $left }.
    }
    [computer] { $n ->
        [one] After this move, the computer can take { $n } seed; after any other move at least { $left }.
       *[other] After this move, the computer can take { $n } seeds; after any other move at least { $left }.
    }
    [south] { $n ->
        [one] After this move, South can take { $n } seed; after any other move at least { $left }.
       *[other] After this move, South can take { $n } seeds; after any other move at least { $left }.
    }
    [one] { $n ->
        [one] After this move, player 1 can take { $n } seed; after any other move at least { $left }.
       *[other] After this move, player 1 can take { $n } seeds; after any other move at least { $left }.
    }
    [two] { $n ->
        [one] After this move, player 2 can take { $n } seed; after any other move at least { $left }.
       *[other] After this move, player 2 can take { $n } seeds; after any other move at least { $left }.
    }
    [three] { $n ->
        [one] After this move, player 3 can take { $n } seed; after any other move at least { $left }.
       *[other] After this move, player 3 can take { $n } seeds; after any other move at least { $left }.
    }
    [four] { $n ->
        [one] After this move, player 4 can take { $n } seed; after any other move at least { $left }.
       *[other] After this move, player 4 can take { $n } seeds; after any other move at least { $left }.
    }
   *[north] { $n ->
        [one] After this move, North can take { $n } seed; after any other move at least { $left }.
       *[other] After this move, North can take { $n } seeds; after any other move at least { $left }.
    }
}
advice-choices = { $n ->
    [one] One of your pits still holds seeds.
   *[other] { $n } of your pits still hold seeds.
}
# $n: 2 or more.
advice-saves-squares = { $who ->
    [you] You could take { $n } points now; after this move, nothing.
    [computer] The computer could take { $n } points now; after this move, nothing.
    [south] South could take { $n } points now; after this move, nothing.
    [one] Player 1 could take { $n } points now; after this move, nothing.
    [two] Player 2 could take { $n } points now; after this move, nothing.
    [three] Player 3 could take { $n } points now; after this move, nothing.
    [four] Player 4 could take { $n } points now; after this move, nothing.
   *[north] North could take { $n } points now; after this move, nothing.
}
advice-saves-some-squares = { $who ->
    [you] You could take { $n } points now; after this move { $left } at most.
    [computer] The computer could take { $n } points now; after this move { $left } at most.
    [south] South could take { $n } points now; after this move { $left } at most.
    [one] Player 1 could take { $n } points now; after this move { $left } at most.
    [two] Player 2 could take { $n } points now; after this move { $left } at most.
    [three] Player 3 could take { $n } points now; after this move { $left } at most.
    [four] Player 4 could take { $n } points now; after this move { $left } at most.
   *[north] North could take { $n } points now; after this move { $left } at most.
}
# $pit: the pit that would lose most.
advice-saves-pit-squares = { $who ->
    [you] You could take { $n } points now (your square { $pit }); after this move, nothing.
    [computer] The computer could take { $n } points now (your square { $pit }); after this move, nothing.
    [south] South could take { $n } points now (your square { $pit }); after this move, nothing.
    [one] Player 1 could take { $n } points now (your square { $pit }); after this move, nothing.
    [two] Player 2 could take { $n } points now (your square { $pit }); after this move, nothing.
    [three] Player 3 could take { $n } points now (your square { $pit }); after this move, nothing.
    [four] Player 4 could take { $n } points now (your square { $pit }); after this move, nothing.
   *[north] North could take { $n } points now (your square { $pit }); after this move, nothing.
}
advice-saves-pit-some-squares = { $who ->
    [you] You could take { $n } points now (your square { $pit }); after this move { $left } at most.
    [computer] The computer could take { $n } points now (your square { $pit }); after this move { $left } at most.
    [south] South could take { $n } points now (your square { $pit }); after this move { $left } at most.
    [one] Player 1 could take { $n } points now (your square { $pit }); after this move { $left } at most.
    [two] Player 2 could take { $n } points now (your square { $pit }); after this move { $left } at most.
    [three] Player 3 could take { $n } points now (your square { $pit }); after this move { $left } at most.
    [four] Player 4 could take { $n } points now (your square { $pit }); after this move { $left } at most.
   *[north] North could take { $n } points now (your square { $pit }); after this move { $left } at most.
}
# $n: 2 or more; if the other side does nothing about it.
advice-threatens-squares = Next turn you could take { $n } points.
advice-threatens-chain-squares = Next turn you could take { $n } points from { $count } squares.
advice-costs-squares = { $who ->
    [you] { $n ->
        [one] After this move, you can take { $n } point at most.
       *[other] After this move, you can take { $n } points at most.
    }
    [computer] { $n ->
        [one] After this move, the computer can take { $n } point at most.
       *[other] After this move, the computer can take { $n } points at most.
    }
    [south] { $n ->
        [one] After this move, South can take { $n } point at most.
       *[other] After this move, South can take { $n } points at most.
    }
    [one] { $n ->
        [one] After this move, player 1 can take { $n } point at most.
       *[other] After this move, player 1 can take { $n } points at most.
    }
    [two] { $n ->
        [one] After this move, player 2 can take { $n } point at most.
       *[other] After this move, player 2 can take { $n } points at most.
    }
    [three] { $n ->
        [one] After this move, player 3 can take { $n } point at most.
       *[other] After this move, player 3 can take { $n } points at most.
    }
    [four] { $n ->
        [one] After this move, player 4 can take { $n } point at most.
       *[other] After this move, player 4 can take { $n } points at most.
    }
   *[north] { $n ->
        [one] After this move, North can take { $n } point at most.
       *[other] After this move, North can take { $n } points at most.
    }
}
advice-least-squares = { $who ->
    [you] { $n ->
        [one] After this move, you can take { $n } point; after any other move at least { $left }.
       *[other] After this move, you can take { $n } points; after any other move at least { $left }.
    }
    [computer] { $n ->
        [one] After this move, the computer can take { $n } point; after any other move at least { $left }.
       *[other] After this move, the computer can take { $n } points; after any other move at least { $left }.
    }
    [south] { $n ->
        [one] After this move, South can take { $n } point; after any other move at least { $left }.
       *[other] After this move, South can take { $n } points; after any other move at least { $left }.
    }
    [one] { $n ->
        [one] After this move, player 1 can take { $n } point; after any other move at least { $left }.
       *[other] After this move, player 1 can take { $n } points; after any other move at least { $left }.
    }
    [two] { $n ->
        [one] After this move, player 2 can take { $n } point; after any other move at least { $left }.
       *[other] After this move, player 2 can take { $n } points; after any other move at least { $left }.
    }
    [three] { $n ->
        [one] After this move, player 3 can take { $n } point; after any other move at least { $left }.
       *[other] After this move, player 3 can take { $n } points; after any other move at least { $left }.
    }
    [four] { $n ->
        [one] After this move, player 4 can take { $n } point; after any other move at least { $left }.
       *[other] After this move, player 4 can take { $n } points; after any other move at least { $left }.
    }
   *[north] { $n ->
        [one] After this move, North can take { $n } point; after any other move at least { $left }.
       *[other] After this move, North can take { $n } points; after any other move at least { $left }.
    }
}
advice-choices-squares = { $n ->
    [one] One of your squares still holds dân.
   *[other] { $n } of your squares still hold dân.
}
advice-saves-quan = { $who ->
    [you] You threaten to take a quan; not after this move.
    [computer] The computer threatens to take a quan; not after this move.
    [south] South threatens to take a quan; not after this move.
    [one] Player 1 threatens to take a quan; not after this move.
    [two] Player 2 threatens to take a quan; not after this move.
    [three] Player 3 threatens to take a quan; not after this move.
    [four] Player 4 threatens to take a quan; not after this move.
   *[north] North threatens to take a quan; not after this move.
}
advice-threatens-quan = Next turn you could take a quan.
advice-race = You will have { $n }: { $left } more make it more than half.
advice-majority = You will have { $n }: more than half.
advice-kroo = Your pit { $pit } grows to { $n }: enough to go all the way round.
advice-kroo-grows = Your pit { $pit } grows to { $n }: { $left } more, and it goes all the way round.
# $n: 2 or more.
advice-home-moves = You keep { $n } moves inside your own row, more than the other side.
advice-keeps-row = Your row keeps some dân: filling an empty row costs { $n }.
advice-makes-refill = { $who ->
    [you] You must lay out { $n } dân to fill the row again.
    [computer] The computer must lay out { $n } dân to fill the row again.
    [south] South must lay out { $n } dân to fill the row again.
    [one] Player 1 must lay out { $n } dân to fill the row again.
    [two] Player 2 must lay out { $n } dân to fill the row again.
    [three] Player 3 must lay out { $n } dân to fill the row again.
    [four] Player 4 must lay out { $n } dân to fill the row again.
   *[north] North must lay out { $n } dân to fill the row again.
}
advice-calm = After this move, nobody can take anything right away.
advice-only-calm = Only after this move can nobody take anything right away.
# $pit: the answer that is expected, $n: 2 or more.
advice-plan = { $who ->
    [you] If you then sow your pit { $pit }, you take { $n } seeds.
    [computer] If the computer then sows its pit { $pit }, you take { $n } seeds.
    [south] If South then sows their pit { $pit }, you take { $n } seeds.
    [one] If player 1 then sows their pit { $pit }, you take { $n } seeds.
    [two] If player 2 then sows their pit { $pit }, you take { $n } seeds.
    [three] If player 3 then sows their pit { $pit }, you take { $n } seeds.
    [four] If player 4 then sows their pit { $pit }, you take { $n } seeds.
   *[north] If North then sows their pit { $pit }, you take { $n } seeds.
}
# $count: quan, $n: dân.
advice-takes-both = { $count ->
    [one] It takes a quan and { $n } dân!
   *[other] It takes { $count } quan and { $n } dân!
}
# Ba-awa: fours that this move completes and others win. $n: 4 or more.
advice-gives = { $who ->
    [you] On the way, you win { $n } seeds: fours in your own pits.
    [computer] On the way, the computer wins { $n } seeds: fours in its own pits.
    [south] On the way, South wins { $n } seeds: fours in their own pits.
    [one] On the way, player 1 wins { $n } seeds: fours in their own pits.
    [two] On the way, player 2 wins { $n } seeds: fours in their own pits.
    [three] On the way, player 3 wins { $n } seeds: fours in their own pits.
    [four] On the way, player 4 wins { $n } seeds: fours in their own pits.
   *[north] On the way, North wins { $n } seeds: fours in their own pits.
}
# $n: what it takes, $left: what others win by it; both 4 or more.
advice-trades = { $who ->
    [you] It takes { $n } seeds; on the way, { $left } go to you.
    [computer] It takes { $n } seeds; on the way, { $left } go to the computer.
    [south] It takes { $n } seeds; on the way, { $left } go to South.
    [one] It takes { $n } seeds; on the way, { $left } go to player 1.
    [two] It takes { $n } seeds; on the way, { $left } go to player 2.
    [three] It takes { $n } seeds; on the way, { $left } go to player 3.
    [four] It takes { $n } seeds; on the way, { $left } go to player 4.
   *[north] It takes { $n } seeds; on the way, { $left } go to North.
}
advice-endless = Its relay would go round for ever: it stops where the same board comes back, and the turn passes.
# $count: moves, 2 or more; $n: 2 or more.
advice-turn = In { $count } moves, this turn can bring you { $n } seeds.
advice-turn-long = A long turn begins here: it can bring you { $n } seeds.
advice-saves-other-quan = { $who ->
    [you] You threaten to take another quan; not after this move.
    [computer] The computer threatens to take another quan; not after this move.
    [south] South threatens to take another quan; not after this move.
    [one] Player 1 threatens to take another quan; not after this move.
    [two] Player 2 threatens to take another quan; not after this move.
    [three] Player 3 threatens to take another quan; not after this move.
    [four] Player 4 threatens to take another quan; not after this move.
   *[north] North threatens to take another quan; not after this move.
}
advice-calmer = After this move, nobody can take anything right away; after some others they can.
advice-all-calm = No danger yet: whatever you play, nobody can take anything right away.
advice-stays-home = No seed goes over into another row.
advice-stays-home-squares = No dân goes over into another row.
advice-limits = { $who ->
    [you] { $n ->
        [one] After this move, you have one single move.
       *[other] After this move, you have only { $n } moves to choose from.
    }
    [computer] { $n ->
        [one] After this move, the computer has one single move.
       *[other] After this move, the computer has only { $n } moves to choose from.
    }
    [south] { $n ->
        [one] After this move, South has one single move.
       *[other] After this move, South has only { $n } moves to choose from.
    }
    [one] { $n ->
        [one] After this move, player 1 has one single move.
       *[other] After this move, player 1 has only { $n } moves to choose from.
    }
    [two] { $n ->
        [one] After this move, player 2 has one single move.
       *[other] After this move, player 2 has only { $n } moves to choose from.
    }
    [three] { $n ->
        [one] After this move, player 3 has one single move.
       *[other] After this move, player 3 has only { $n } moves to choose from.
    }
    [four] { $n ->
        [one] After this move, player 4 has one single move.
       *[other] After this move, player 4 has only { $n } moves to choose from.
    }
   *[north] { $n ->
        [one] After this move, North has one single move.
       *[other] After this move, North has only { $n } moves to choose from.
    }
}
# $n: 2 or more.
advice-plan-open = If it goes on as expected, you then take { $n } seeds.
advice-plan-open-squares = If it goes on as expected, you then take { $n } points.
# Kalah, Congklak: by how much a store can grow in one turn, all its moves together. $n: 3 or more.
advice-turn-saves = { $who ->
    [you] You could gain { $n } seeds in one turn now; after this move { $left } at most.
    [computer] The computer could gain { $n } seeds in one turn now; after this move { $left } at most.
    [south] South could gain { $n } seeds in one turn now; after this move { $left } at most.
    [one] Player 1 could gain { $n } seeds in one turn now; after this move { $left } at most.
    [two] Player 2 could gain { $n } seeds in one turn now; after this move { $left } at most.
    [three] Player 3 could gain { $n } seeds in one turn now; after this move { $left } at most.
    [four] Player 4 could gain { $n } seeds in one turn now; after this move { $left } at most.
   *[north] North could gain { $n } seeds in one turn now; after this move { $left } at most.
}
advice-turn-saves-all = { $who ->
    [you] You could gain { $n } seeds in one turn now; after this move, nothing.
    [computer] The computer could gain { $n } seeds in one turn now; after this move, nothing.
    [south] South could gain { $n } seeds in one turn now; after this move, nothing.
    [one] Player 1 could gain { $n } seeds in one turn now; after this move, nothing.
    [two] Player 2 could gain { $n } seeds in one turn now; after this move, nothing.
    [three] Player 3 could gain { $n } seeds in one turn now; after this move, nothing.
    [four] Player 4 could gain { $n } seeds in one turn now; after this move, nothing.
   *[north] North could gain { $n } seeds in one turn now; after this move, nothing.
}
advice-turn-least = { $who ->
    [you] { $n ->
        [one] After this move, you can gain at most { $n } seed in one turn; after any other move at least { $left }.
       *[other] After this move, you can gain at most { $n } seeds in one turn; after any other move at least { $left }.
    }
    [computer] { $n ->
        [one] After this move, the computer can gain at most { $n } seed in one turn; after any other move at least { $left }.
       *[other] After this move, the computer can gain at most { $n } seeds in one turn; after any other move at least { $left }.
    }
    [south] { $n ->
        [one] After this move, South can gain at most { $n } seed in one turn; after any other move at least { $left }.
       *[other] After this move, South can gain at most { $n } seeds in one turn; after any other move at least { $left }.
    }
    [one] { $n ->
        [one] After this move, player 1 can gain at most { $n } seed in one turn; after any other move at least { $left }.
       *[other] After this move, player 1 can gain at most { $n } seeds in one turn; after any other move at least { $left }.
    }
    [two] { $n ->
        [one] After this move, player 2 can gain at most { $n } seed in one turn; after any other move at least { $left }.
       *[other] After this move, player 2 can gain at most { $n } seeds in one turn; after any other move at least { $left }.
    }
    [three] { $n ->
        [one] After this move, player 3 can gain at most { $n } seed in one turn; after any other move at least { $left }.
       *[other] After this move, player 3 can gain at most { $n } seeds in one turn; after any other move at least { $left }.
    }
    [four] { $n ->
        [one] After this move, player 4 can gain at most { $n } seed in one turn; after any other move at least { $left }.
       *[other] After this move, player 4 can gain at most { $n } seeds in one turn; after any other move at least { $left }.
    }
   *[north] { $n ->
        [one] After this move, North can gain at most { $n } seed in one turn; after any other move at least { $left }.
       *[other] After this move, North can gain at most { $n } seeds in one turn; after any other move at least { $left }.
    }
}
advice-turn-costs = { $who ->
    [you] { $n ->
        [one] After this move, you can gain at most { $n } seed in one turn.
       *[other] After this move, you can gain at most { $n } seeds in one turn.
    }
    [computer] { $n ->
        [one] After this move, the computer can gain at most { $n } seed in one turn.
       *[other] After this move, the computer can gain at most { $n } seeds in one turn.
    }
    [south] { $n ->
        [one] After this move, South can gain at most { $n } seed in one turn.
       *[other] After this move, South can gain at most { $n } seeds in one turn.
    }
    [one] { $n ->
        [one] After this move, player 1 can gain at most { $n } seed in one turn.
       *[other] After this move, player 1 can gain at most { $n } seeds in one turn.
    }
    [two] { $n ->
        [one] After this move, player 2 can gain at most { $n } seed in one turn.
       *[other] After this move, player 2 can gain at most { $n } seeds in one turn.
    }
    [three] { $n ->
        [one] After this move, player 3 can gain at most { $n } seed in one turn.
       *[other] After this move, player 3 can gain at most { $n } seeds in one turn.
    }
    [four] { $n ->
        [one] After this move, player 4 can gain at most { $n } seed in one turn.
       *[other] After this move, player 4 can gain at most { $n } seeds in one turn.
    }
   *[north] { $n ->
        [one] After this move, North can gain at most { $n } seed in one turn.
       *[other] After this move, North can gain at most { $n } seeds in one turn.
    }
}
advice-turn-costs-more = { $who ->
    [you] { $n ->
        [one] After this move, you can gain { $n } seed or more in one turn.
       *[other] After this move, you can gain { $n } seeds or more in one turn.
    }
    [computer] { $n ->
        [one] After this move, the computer can gain { $n } seed or more in one turn.
       *[other] After this move, the computer can gain { $n } seeds or more in one turn.
    }
    [south] { $n ->
        [one] After this move, South can gain { $n } seed or more in one turn.
       *[other] After this move, South can gain { $n } seeds or more in one turn.
    }
    [one] { $n ->
        [one] After this move, player 1 can gain { $n } seed or more in one turn.
       *[other] After this move, player 1 can gain { $n } seeds or more in one turn.
    }
    [two] { $n ->
        [one] After this move, player 2 can gain { $n } seed or more in one turn.
       *[other] After this move, player 2 can gain { $n } seeds or more in one turn.
    }
    [three] { $n ->
        [one] After this move, player 3 can gain { $n } seed or more in one turn.
       *[other] After this move, player 3 can gain { $n } seeds or more in one turn.
    }
    [four] { $n ->
        [one] After this move, player 4 can gain { $n } seed or more in one turn.
       *[other] After this move, player 4 can gain { $n } seeds or more in one turn.
    }
   *[north] { $n ->
        [one] After this move, North can gain { $n } seed or more in one turn.
       *[other] After this move, North can gain { $n } seeds or more in one turn.
    }
}
advice-unavoidable = { $who ->
    [you] { $n ->
        [one] After this move, you can take { $n } seed; no move leaves less.
       *[other] After this move, you can take { $n } seeds; no move leaves less.
    }
    [computer] { $n ->
        [one] After this move, the computer can take { $n } seed; no move leaves less.
       *[other] After this move, the computer can take { $n } seeds; no move leaves less.
    }
    [south] { $n ->
        [one] After this move, South can take { $n } seed; no move leaves less.
       *[other] After this move, South can take { $n } seeds; no move leaves less.
    }
    [one] { $n ->
        [one] After this move, player 1 can take { $n } seed; no move leaves less.
       *[other] After this move, player 1 can take { $n } seeds; no move leaves less.
    }
    [two] { $n ->
        [one] After this move, player 2 can take { $n } seed; no move leaves less.
       *[other] After this move, player 2 can take { $n } seeds; no move leaves less.
    }
    [three] { $n ->
        [one] After this move, player 3 can take { $n } seed; no move leaves less.
       *[other] After this move, player 3 can take { $n } seeds; no move leaves less.
    }
    [four] { $n ->
        [one] After this move, player 4 can take { $n } seed; no move leaves less.
       *[other] After this move, player 4 can take { $n } seeds; no move leaves less.
    }
   *[north] { $n ->
        [one] After this move, North can take { $n } seed; no move leaves less.
       *[other] After this move, North can take { $n } seeds; no move leaves less.
    }
}
advice-unavoidable-squares = { $who ->
    [you] { $n ->
        [one] After this move, you can take { $n } point; no move leaves less.
       *[other] After this move, you can take { $n } points; no move leaves less.
    }
    [computer] { $n ->
        [one] After this move, the computer can take { $n } point; no move leaves less.
       *[other] After this move, the computer can take { $n } points; no move leaves less.
    }
    [south] { $n ->
        [one] After this move, South can take { $n } point; no move leaves less.
       *[other] After this move, South can take { $n } points; no move leaves less.
    }
    [one] { $n ->
        [one] After this move, player 1 can take { $n } point; no move leaves less.
       *[other] After this move, player 1 can take { $n } points; no move leaves less.
    }
    [two] { $n ->
        [one] After this move, player 2 can take { $n } point; no move leaves less.
       *[other] After this move, player 2 can take { $n } points; no move leaves less.
    }
    [three] { $n ->
        [one] After this move, player 3 can take { $n } point; no move leaves less.
       *[other] After this move, player 3 can take { $n } points; no move leaves less.
    }
    [four] { $n ->
        [one] After this move, player 4 can take { $n } point; no move leaves less.
       *[other] After this move, player 4 can take { $n } points; no move leaves less.
    }
   *[north] { $n ->
        [one] After this move, North can take { $n } point; no move leaves less.
       *[other] After this move, North can take { $n } points; no move leaves less.
    }
}
advice-won = You have won already: nobody can catch up with you.
# $n: what one has and all that is left in play.
advice-lost = This game can no longer be won: with all that is left you would have { $n }. Save what you can.

## The hint, step by step

advice-looking = Looking for a good move…
advice-pit = Try pit { $pit }.
advice-square-left = Try square { $pit }, sowing to your left.
advice-square-right = Try square { $pit }, sowing to your right.
advice-sown = So it would be sown.
advice-sown-squares = So it would be sown.
# The hint button’s next steps: two words.
advice-button-pit = Which pit?
advice-button-square = Which square?
advice-button-sown = Show it
advice-button-off = Hide hint

## The evaluation bar

setting-evaluation = Evaluation bar
setting-evaluation-about = A slim bar beside the board shows who is likely to win. For two players.
# Spoken by a screen reader.
standing-ahead = { $who ->
    [you] { $n ->
        [one] You ahead by about { $n } point
       *[other] You ahead by about { $n } points
    }
    [computer] { $n ->
        [one] The computer ahead by about { $n } point
       *[other] The computer ahead by about { $n } points
    }
    [south] { $n ->
        [one] South ahead by about { $n } point
       *[other] South ahead by about { $n } points
    }
    [one] { $n ->
        [one] Player 1 ahead by about { $n } point
       *[other] Player 1 ahead by about { $n } points
    }
    [two] { $n ->
        [one] Player 2 ahead by about { $n } point
       *[other] Player 2 ahead by about { $n } points
    }
    [three] { $n ->
        [one] Player 3 ahead by about { $n } point
       *[other] Player 3 ahead by about { $n } points
    }
    [four] { $n ->
        [one] Player 4 ahead by about { $n } point
       *[other] Player 4 ahead by about { $n } points
    }
   *[north] { $n ->
        [one] North ahead by about { $n } point
       *[other] North ahead by about { $n } points
    }
}
standing-level = About level
standing-wins = { $who ->
    [you] { $n ->
        [one] For certain: you win by { $n } point
       *[other] For certain: you win by { $n } points
    }
    [computer] { $n ->
        [one] For certain: the computer wins by { $n } point
       *[other] For certain: the computer wins by { $n } points
    }
    [south] { $n ->
        [one] For certain: South wins by { $n } point
       *[other] For certain: South wins by { $n } points
    }
    [one] { $n ->
        [one] For certain: player 1 wins by { $n } point
       *[other] For certain: player 1 wins by { $n } points
    }
    [two] { $n ->
        [one] For certain: player 2 wins by { $n } point
       *[other] For certain: player 2 wins by { $n } points
    }
    [three] { $n ->
        [one] For certain: player 3 wins by { $n } point
       *[other] For certain: player 3 wins by { $n } points
    }
    [four] { $n ->
        [one] For certain: player 4 wins by { $n } point
       *[other] For certain: player 4 wins by { $n } points
    }
   *[north] { $n ->
        [one] For certain: North wins by { $n } point
       *[other] For certain: North wins by { $n } points
    }
}
standing-drawn = For certain: a draw

## After the game: its turning points

review-open = Turning points
review-looking = { $points ->
    [one] Looking through the only move of the game…
   *[other] Looking through the game: { $n } of { $points } moves…
}
review-none = No single move decided this game.
review-place = Turning point { $n } of { $points }, move { $count }
review-played = { $who ->
    [you] You sowed pit { $pit }.
    [computer] The computer sowed pit { $pit }.
    [south] South sowed pit { $pit }.
    [one] Player 1 sowed pit { $pit }.
    [two] Player 2 sowed pit { $pit }.
    [three] Player 3 sowed pit { $pit }.
    [four] Player 4 sowed pit { $pit }.
   *[north] North sowed pit { $pit }.
}
review-played-left = { $who ->
    [you] You sowed square { $pit } to the left.
    [computer] The computer sowed square { $pit } to the left.
    [south] South sowed square { $pit } to the left.
    [one] Player 1 sowed square { $pit } to the left.
    [two] Player 2 sowed square { $pit } to the left.
    [three] Player 3 sowed square { $pit } to the left.
    [four] Player 4 sowed square { $pit } to the left.
   *[north] North sowed square { $pit } to the left.
}
review-played-right = { $who ->
    [you] You sowed square { $pit } to the right.
    [computer] The computer sowed square { $pit } to the right.
    [south] South sowed square { $pit } to the right.
    [one] Player 1 sowed square { $pit } to the right.
    [two] Player 2 sowed square { $pit } to the right.
    [three] Player 3 sowed square { $pit } to the right.
    [four] Player 4 sowed square { $pit } to the right.
   *[north] North sowed square { $pit } to the right.
}
# $points: percent.
review-cost = { $n ->
    [one] It cost about { $n } seed, and the chance to win fell by { $points } in a hundred.
   *[other] It cost about { $n } seeds, and the chance to win fell by { $points } in a hundred.
}
review-cost-squares = { $n ->
    [one] It cost about { $n } point, and the chance to win fell by { $points } in a hundred.
   *[other] It cost about { $n } points, and the chance to win fell by { $points } in a hundred.
}
review-win-draw = It gave away a certain win for a draw.
review-win-loss = It gave away a certain win: now the other side wins.
review-draw-loss = It gave away a certain draw: now the other side wins.
review-better = Better: pit { $pit }.
review-better-left = Better: square { $pit }, to the left.
review-better-right = Better: square { $pit }, to the right.
review-show-better = The better move
review-show-played = What followed
review-previous = Previous
review-next = Next
review-showing-better = The better move, and how it could go on.
review-showing-played = What was played, and the best answer to it.
