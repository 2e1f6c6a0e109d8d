### Gieo: what the table says while a game is played.
###
### For translators: $who is one of these words, and each may want a sentence of its own:
###   you       the only person at the table, who plays against the computer
###   computer  the computer
###   south     the person at the near row, when two people play
###   north     the person at the far row, when two people play
###   one, two, three, four   a player in a game for three or four, in the order of their turns
### $n and $seeds are whole numbers. Pits are numbered 1 to 6 from their owner's left.
### Captions are read in passing: one short sentence, two at most.

## Who

# As a heading beside the score.
side-name = { $who ->
    [you] You
    [computer] Computer
    [south] South
    [one] Player 1
    [two] Player 2
    [three] Player 3
    [four] Player 4
   *[north] North
}
# On each player's own strip when two people play.
side-own = You
score-of = { $who ->
    [you] You: { $n }
    [computer] Computer: { $n }
    [south] South: { $n }
    [one] Player 1: { $n }
    [two] Player 2: { $n }
    [three] Player 3: { $n }
    [four] Player 4: { $n }
   *[north] North: { $n }
}
hand-count = { $n } in hand

## Turn

turn-now = { $who ->
    [you] Your turn
    [computer] The computer’s turn
    [south] South’s turn
    [one] Player 1’s turn
    [two] Player 2’s turn
    [three] Player 3’s turn
    [four] Player 4’s turn
   *[north] North’s turn
}
# On the strip of the player whose turn it is, when two people play.
turn-own = Your turn
# While a move is shown: on the strip of the player whose move it is, and on another’s.
turn-sowing-own = Sowing…
turn-sowing = { $who ->
    [you] You are sowing…
    [computer] The computer is sowing…
    [south] South is sowing…
    [one] Player 1 is sowing…
    [two] Player 2 is sowing…
    [three] Player 3 is sowing…
    [four] Player 4 is sowing…
   *[north] North is sowing…
}
turn-wait = Please wait
turn-thinking = The computer is thinking…
turn-starts = { $who ->
    [you] You start.
    [computer] The computer starts.
    [south] South starts.
    [one] Player 1 starts.
    [two] Player 2 starts.
    [three] Player 3 starts.
    [four] Player 4 starts.
   *[north] North starts.
}
turn-last-move = Last move

## What just happened, and why

# $n seeds from pit number $pit.
event-sow = { $who ->
    [you] You sow { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    } from pit { $pit }.
    [computer] The computer sows { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    } from pit { $pit }.
    [south] South sows { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    } from pit { $pit }.
    [one] Player 1 sows { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    } from pit { $pit }.
    [two] Player 2 sows { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    } from pit { $pit }.
    [three] Player 3 sows { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    } from pit { $pit }.
    [four] Player 4 sows { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    } from pit { $pit }.
   *[north] North sows { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    } from pit { $pit }.
}
# Ô ăn quan: $n dân from square number $pit, counted from the left.
event-sow-dan = { $who ->
    [you] You sow { $n } dân from square { $pit }.
    [computer] The computer sows { $n } dân from square { $pit }.
    [south] South sows { $n } dân from square { $pit }.
    [one] Player 1 sows { $n } dân from square { $pit }.
    [two] Player 2 sows { $n } dân from square { $pit }.
    [three] Player 3 sows { $n } dân from square { $pit }.
    [four] Player 4 sows { $n } dân from square { $pit }.
   *[north] North sows { $n } dân from square { $pit }.
}
# One pit was taken; $n is 2 or 3.
event-take = { $who ->
    [you] You take { $n }: the last seed made it { $n }.
    [computer] The computer takes { $n }: the last seed made it { $n }.
    [south] South takes { $n }: the last seed made it { $n }.
    [one] Player 1 takes { $n }: the last seed made it { $n }.
    [two] Player 2 takes { $n }: the last seed made it { $n }.
    [three] Player 3 takes { $n }: the last seed made it { $n }.
    [four] Player 4 takes { $n }: the last seed made it { $n }.
   *[north] North takes { $n }: the last seed made it { $n }.
}
# Several pits were taken. $list: e.g. "3 + 2", from the last pit backwards. $n: all of them together.
event-take-chain = { $who ->
    [you] You take { $list } = { $n }.
    [computer] The computer takes { $list } = { $n }.
    [south] South takes { $list } = { $n }.
    [one] Player 1 takes { $list } = { $n }.
    [two] Player 2 takes { $list } = { $n }.
    [three] Player 3 takes { $list } = { $n }.
    [four] Player 4 takes { $list } = { $n }.
   *[north] North takes { $list } = { $n }.
}
# One pit was taken, by any rule; event-take is for Oware only.
event-capture = { $who ->
    [you] You take { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    }.
    [computer] The computer takes { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    }.
    [south] South takes { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    }.
    [one] Player 1 takes { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    }.
    [two] Player 2 takes { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    }.
    [three] Player 3 takes { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    }.
    [four] Player 4 takes { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    }.
   *[north] North takes { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    }.
}
# Ô ăn quan: all the dân of one turn. A quan is told by event-capture-quan besides.
event-capture-dan = { $who ->
    [you] You take { $n } dân.
    [computer] The computer takes { $n } dân.
    [south] South takes { $n } dân.
    [one] Player 1 takes { $n } dân.
    [two] Player 2 takes { $n } dân.
    [three] Player 3 takes { $n } dân.
    [four] Player 4 takes { $n } dân.
   *[north] North takes { $n } dân.
}
event-capture-quan = { $who ->
    [you] You take a quan!
    [computer] The computer takes a quan!
    [south] South takes a quan!
    [one] Player 1 takes a quan!
    [two] Player 2 takes a quan!
    [three] Player 3 takes a quan!
    [four] Player 4 takes a quan!
   *[north] North takes a quan!
}
why-chain = The chain goes backwards until a pit that is not 2 or 3.
# The pit that ended the chain holds $n.
why-chain-count = The chain stops: the pit behind holds { $n }.
why-chain-row = The chain stops where the neighbour’s row ends.
why-own-row = Nothing taken: the last seed fell in the sower’s own row.
why-count = Nothing taken: the last pit now holds { $n }, not 2 or 3.
why-origin = A long sowing passes over the pit it came from.
why-grand-slam = Nothing taken: it would have been everything the neighbour has.
why-forced = Every move leaves the neighbour with nothing, so this one is allowed.
event-sweep = { $who ->
    [you] You gather { $n ->
        [one] the last seed
       *[other] the last { $n } seeds
    }.
    [computer] The computer gathers { $n ->
        [one] the last seed
       *[other] the last { $n } seeds
    }.
    [south] South gathers { $n ->
        [one] the last seed
       *[other] the last { $n } seeds
    }.
    [one] Player 1 gathers { $n ->
        [one] the last seed
       *[other] the last { $n } seeds
    }.
    [two] Player 2 gathers { $n ->
        [one] the last seed
       *[other] the last { $n } seeds
    }.
    [three] Player 3 gathers { $n ->
        [one] the last seed
       *[other] the last { $n } seeds
    }.
    [four] Player 4 gathers { $n ->
        [one] the last seed
       *[other] the last { $n } seeds
    }.
   *[north] North gathers { $n ->
        [one] the last seed
       *[other] the last { $n } seeds
    }.
}
# Ba-awa; event-sweep need not be said as well.
event-last-eight = { $who ->
    [you] You opened the game: the last seeds are yours.
    [computer] The computer opened the game and takes the last seeds.
    [south] South opened the game and takes the last seeds.
    [one] Player 1 opened the game and takes the last seeds.
    [two] Player 2 opened the game and takes the last seeds.
    [three] Player 3 opened the game and takes the last seeds.
    [four] Player 4 opened the game and takes the last seeds.
   *[north] North opened the game and takes the last seeds.
}
event-last-four = { $who ->
    [you] The last four seeds are yours.
    [computer] The computer takes the last four seeds.
    [south] South takes the last four seeds.
    [one] Player 1 takes the last four seeds.
    [two] Player 2 takes the last four seeds.
    [three] Player 3 takes the last four seeds.
    [four] Player 4 takes the last four seeds.
   *[north] North takes the last four seeds.
}
# Ô ăn quan, at the end.
event-collect = { $who ->
    [you] You gather { $n } dân on your side.
    [computer] The computer gathers { $n } dân on its side.
    [south] South gathers { $n } dân on South’s side.
    [one] Player 1 gathers { $n } dân on Player 1’s side.
    [two] Player 2 gathers { $n } dân on Player 2’s side.
    [three] Player 3 gathers { $n } dân on Player 3’s side.
    [four] Player 4 gathers { $n } dân on Player 4’s side.
   *[north] North gathers { $n } dân on North’s side.
}
why-sweep = The neighbour cannot move, so the last to move gathers the rest.
why-sweep-own-rows = Each side keeps the seeds of its own row.
why-sweep-shared = What is left on the board is shared equally.
# $n laps of a relay were sown.
why-endless = This relay would never end: after { $n } laps the same board came back. The turn passes.
why-quan = A quan square comes next, and nobody sows on from there: the turn ends.
why-young-quan = This quan is still young, with fewer than five dân: it stays.
why-two-empty = Two empty squares come next: nothing to take.
event-again = { $who ->
    [you] The last seed fell into your store: move again.
    [computer] The last seed fell into the computer’s store: it moves again.
    [south] The last seed fell into South’s store: South moves again.
    [one] The last seed fell into Player 1’s store: Player 1 moves again.
    [two] The last seed fell into Player 2’s store: Player 2 moves again.
    [three] The last seed fell into Player 3’s store: Player 3 moves again.
    [four] The last seed fell into Player 4’s store: Player 4 moves again.
   *[north] The last seed fell into North’s store: North moves again.
}
# $n laps of a relay are not shown one by one.
note-left-out = { $n ->
    [one] The next lap is left out.
   *[other] The next { $n } laps are left out.
}
event-pass = { $who ->
    [you] Your pits are empty.
    [computer] The computer’s pits are empty.
    [south] South’s pits are empty.
    [one] Player 1’s pits are empty.
    [two] Player 2’s pits are empty.
    [three] Player 3’s pits are empty.
    [four] Player 4’s pits are empty.
   *[north] North’s pits are empty.
}
# After event-pass or event-pass-blocked: who moves now.
event-pass-on = { $who ->
    [you] You play on.
    [computer] The computer plays on.
    [south] South plays on.
    [one] Player 1 plays on.
    [two] Player 2 plays on.
    [three] Player 3 plays on.
    [four] Player 4 plays on.
   *[north] North plays on.
}
event-pass-blocked = { $who ->
    [you] Every relay from your pits would never end: the turn passes.
    [computer] Every relay from the computer’s pits would never end: the turn passes.
    [south] Every relay from South’s pits would never end: the turn passes.
    [one] Every relay from Player 1’s pits would never end: the turn passes.
    [two] Every relay from Player 2’s pits would never end: the turn passes.
    [three] Every relay from Player 3’s pits would never end: the turn passes.
    [four] Every relay from Player 4’s pits would never end: the turn passes.
   *[north] Every relay from North’s pits would never end: the turn passes.
}
# Whose row was empty.
event-refill = { $who ->
    [you] Your row was empty: one won dân goes back into each square.
    [computer] The computer’s row was empty: one won dân goes back into each square.
    [south] South’s row was empty: one won dân goes back into each square.
    [one] Player 1’s row was empty: one won dân goes back into each square.
    [two] Player 2’s row was empty: one won dân goes back into each square.
    [three] Player 3’s row was empty: one won dân goes back into each square.
    [four] Player 4’s row was empty: one won dân goes back into each square.
   *[north] North’s row was empty: one won dân goes back into each square.
}
# Who lends what is missing.
event-borrow = { $who ->
    [you] Too few dân: you lend the rest, to be paid back in the score.
    [computer] Too few dân: the computer lends the rest, to be paid back in the score.
    [south] Too few dân: South lends the rest, to be paid back in the score.
    [one] Too few dân: Player 1 lends the rest, to be paid back in the score.
    [two] Too few dân: Player 2 lends the rest, to be paid back in the score.
    [three] Too few dân: Player 3 lends the rest, to be paid back in the score.
    [four] Too few dân: Player 4 lends the rest, to be paid back in the score.
   *[north] Too few dân: North lends the rest, to be paid back in the score.
}
event-borrow-bank = Too few dân: the rest comes from the heap, to be paid back in the score.
# Ô ăn quan, at the end, after event-collect.
event-collect-quan = { $who ->
    [you] You gather your quan too.
    [computer] The computer gathers a quan too.
    [south] South gathers a quan too.
    [one] Player 1 gathers a quan too.
    [two] Player 2 gathers a quan too.
    [three] Player 3 gathers a quan too.
    [four] Player 4 gathers a quan too.
   *[north] North gathers a quan too.
}
clock-by-lot = Time is up: a pit was chosen by lot.

## A move that is refused, and why

illegal-over = The game is over.
illegal-no-such-pit = There is no such pit here.
illegal-not-yours = This pit is not yours.
illegal-empty = This pit is empty.
illegal-burnt = This pit is burnt: it is out of this game.
illegal-direction = Here seeds are sown one way only.
illegal-starves = This would leave your neighbour hungry.
illegal-must-feed = Your neighbour has nothing. Choose a pit that reaches across.
illegal-endless = A relay from here would never end.
illegal-not-your-turn = One moment: it is not your turn yet.
illegal-thinking = One moment: the computer is thinking.
illegal-offer-open = First the offer to end the game wants an answer.
# A tap during an animation shows the move's end at once; nothing else happens.
note-shown-to-end = Shown to the end. Tap again to play.
note-resumed = Here is your game, as you left it.

## Before a move

preview-lands = The last seed lands here
preview-take = Would take { $n }
preview-nothing = Would take nothing
preview-endless = Would go round for ever: it stops, and the turn passes
preview-starves = Would leave your neighbour hungry
hint-choose = Choose one of your pits.
hint-legal = The bright pits can be played.
# The hint button: how many pits may be played, and if the rules forbid others, why.
hint-playable = { $n ->
    [one] One pit may be played.
   *[other] { $n } pits may be played.
}
hint-playable-squares = { $n ->
    [one] One square may be played.
   *[other] { $n } squares may be played.
}
hint-others-starve = { $who ->
    [you] Any other would leave you without seeds.
    [computer] Any other would leave the computer without seeds.
    [south] Any other would leave South without seeds.
    [one] Any other would leave Player 1 without seeds.
    [two] Any other would leave Player 2 without seeds.
    [three] Any other would leave Player 3 without seeds.
    [four] Any other would leave Player 4 without seeds.
   *[north] Any other would leave North without seeds.
}
hint-others-feed = { $who ->
    [you] You have nothing left: only a pit that reaches across will do.
    [computer] The computer has nothing left: only a pit that reaches across will do.
    [south] South has nothing left: only a pit that reaches across will do.
    [one] Player 1 has nothing left: only a pit that reaches across will do.
    [two] Player 2 has nothing left: only a pit that reaches across will do.
    [three] Player 3 has nothing left: only a pit that reaches across will do.
    [four] Player 4 has nothing left: only a pit that reaches across will do.
   *[north] North has nothing left: only a pit that reaches across will do.
}
hint-others-endless = A relay from any other would never end.
hint-best = Try this pit.
hint-take = { $n ->
    [one] It takes { $n } seed.
   *[other] It takes { $n } seeds.
}
hint-save = { $n ->
    [one] It keeps { $n } seed out of reach.
   *[other] It keeps { $n } seeds out of reach.
}
hint-threat = { $n ->
    [one] Next time it may take { $n } seed.
   *[other] Next time it may take { $n } seeds.
}
hint-quiet = A calm move that gives nothing away.
hint-forced = It is the only move.

## An offer to end the game as it stands

offer-made = { $who ->
    [you] You offer to end the game here.
    [computer] The computer offers to end the game here.
    [south] South offers to end the game here.
    [one] Player 1 offers to end the game here.
    [two] Player 2 offers to end the game here.
    [three] Player 3 offers to end the game here.
    [four] Player 4 offers to end the game here.
   *[north] North offers to end the game here.
}
offer-accepted = { $who ->
    [you] You agree.
    [computer] The computer agrees.
    [south] South agrees.
    [one] Player 1 agrees.
    [two] Player 2 agrees.
    [three] Player 3 agrees.
    [four] Player 4 agrees.
   *[north] North agrees.
}
offer-declined = { $who ->
    [you] You would rather play on.
    [computer] The computer would rather play on.
    [south] South would rather play on.
    [one] Player 1 would rather play on.
    [two] Player 2 would rather play on.
    [three] Player 3 would rather play on.
    [four] Player 4 would rather play on.
   *[north] North would rather play on.
}

## Taking back

undo-done = Taken back.
# When a game from before is gone on with.
game-resumed = { $n ->
    [one] The game goes on after one move.
   *[other] The game goes on after { $n } moves.
}
undo-nothing = There is nothing to take back.
redo-done = Played again.
redo-nothing = There is nothing to play again.

## The end

over-win = You win
over-lose = The computer wins
over-draw = A draw
over-side-wins = { $who ->
    [you] You win
    [computer] The computer wins
    [south] South wins
    [one] Player 1 wins
    [two] Player 2 wins
    [three] Player 3 wins
    [four] Player 4 wins
   *[north] North wins
}
# By the words of the rules.
over-reason-majority = More than half of all the seeds lie in one store.
over-reason-no-move = No move is left.
over-reason-level = Both stores hold exactly half.
over-reason-cycle = The game was going round in circles.
over-reason-last8 = No more than eight seeds are left: whoever opened the game takes them.
over-reason-last4 = Only four seeds are left. They are taken, and the game is over.
over-reason-het-quan = The quan are gone: everyone gathers their own squares.
over-reason-empty = No seed is left in any pit.
over-reason-row-empty = A row is empty.
over-reason-agreed = Everybody agreed to end the game.
over-score = { $south } – { $north }
over-score-label = South { $south }, North { $north }
over-line-win = Well counted. Your store is full.
over-line-lose = A good game. The seeds are ready for another.
over-line-draw = Side by side to the end. That is rare.
over-line-two = Thank each other, and sow again.
over-again = Play again
over-swap = Swap who starts
over-see-board = See the board
over-to-title = To the title

## Spoken or written labels of pits and stores

pit-label = { $seeds ->
    [one] Pit { $n }, { $seeds } seed
   *[other] Pit { $n }, { $seeds } seeds
}
# Instead of pit-label, for a burnt pit (see match-burnt).
pit-label-burnt = Pit { $n }, burnt: out of play
pit-label-owner = { $who ->
    [you] your row
    [computer] the computer’s row
    [south] South’s row
    [one] Player 1’s row
    [two] Player 2’s row
    [three] Player 3’s row
    [four] Player 4’s row
   *[north] North’s row
}
# Added to pit-label.
pit-label-take = would take { $n }
pit-label-blocked = cannot be played now
store-label = { $who ->
    [you] Your store, { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    }
    [computer] The computer’s store, { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    }
    [south] South’s store, { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    }
    [one] Player 1’s store, { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    }
    [two] Player 2’s store, { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    }
    [three] Player 3’s store, { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    }
    [four] Player 4’s store, { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    }
   *[north] North’s store, { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    }
}

## A match: games that follow one another

# A calm line on the near strip. $game: the number of the game, $pits: e.g. "7 – 5", in the order of the players.
match-line-pits = Game { $game } · pits { $pits }
match-line-squares = Game { $game } · squares { $pits }
# The same where three play: the pits of the reader alone, and if there are none.
match-line-own = Game { $game } · { $n ->
    [one] { $n } pit
   *[other] { $n } pits
}
match-line-out = Game { $game } · out of the match
# On the strips across the table, where three play.
match-own = { $n ->
    [one] { $n } pit
   *[other] { $n } pits
}
# On the strip of a player who owns no pit any more.
match-out = Out of the match
match-out-now = { $who ->
    [you] You have no pit left and are out of the match.
    [computer] The computer has no pit left and is out of the match.
    [south] South has no pit left and is out of the match.
    [one] Player 1 has no pit left and is out of the match.
    [two] Player 2 has no pit left and is out of the match.
    [three] Player 3 has no pit left and is out of the match.
    [four] Player 4 has no pit left and is out of the match.
   *[north] North has no pit left and is out of the match.
}
# Before the players’ names and numbers.
match-pits-next = Pits for the next game:
# The winner picks pits of the loser's row, before the buttons of its pits.
match-pick = { $who ->
    [you] You pick
    [computer] The computer picks
    [south] South picks
    [one] Player 1 picks
    [two] Player 2 picks
    [three] Player 3 picks
    [four] Player 4 picks
   *[north] North picks
} { $n ->
    [one] one pit
   *[other] { $n } pits
} of the other row:
match-pick-pit = Pit { $n }
# Ô ăn quan: over all games so far.
match-lead = { $who ->
    [you] You lead by { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    [computer] The computer leads by { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    [south] South leads by { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    [one] Player 1 leads by { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    [two] Player 2 leads by { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    [three] Player 3 leads by { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    [four] Player 4 leads by { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[north] North leads by { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
match-level = All games together, the match is level.
# Ô ăn quan: who is behind has sold so many squares.
match-sold = { $who ->
    [you] You have sold { $n ->
        [one] one square
       *[other] { $n } squares
    }.
    [computer] The computer has sold { $n ->
        [one] one square
       *[other] { $n } squares
    }.
    [south] South has sold { $n ->
        [one] one square
       *[other] { $n } squares
    }.
    [one] Player 1 has sold { $n ->
        [one] one square
       *[other] { $n } squares
    }.
    [two] Player 2 has sold { $n ->
        [one] one square
       *[other] { $n } squares
    }.
    [three] Player 3 has sold { $n ->
        [one] one square
       *[other] { $n } squares
    }.
    [four] Player 4 has sold { $n ->
        [one] one square
       *[other] { $n } squares
    }.
   *[north] North has sold { $n ->
        [one] one square
       *[other] { $n } squares
    }.
}
match-goal-squares = With { $n } sold, the match is lost.
# Congklak: $n pits that $who cannot fill with seeds for the next game. They are called burnt, in Tagalog sunog.
match-burnt = { $who ->
    [you] You cannot fill { $n ->
        [one] one pit: it is burnt, out of play.
       *[other] { $n } pits: they are burnt, out of play.
    }
    [computer] The computer cannot fill { $n ->
        [one] one pit: it is burnt, out of play.
       *[other] { $n } pits: they are burnt, out of play.
    }
    [south] South cannot fill { $n ->
        [one] one pit: it is burnt, out of play.
       *[other] { $n } pits: they are burnt, out of play.
    }
    [one] Player 1 cannot fill { $n ->
        [one] one pit: it is burnt, out of play.
       *[other] { $n } pits: they are burnt, out of play.
    }
    [two] Player 2 cannot fill { $n ->
        [one] one pit: it is burnt, out of play.
       *[other] { $n } pits: they are burnt, out of play.
    }
    [three] Player 3 cannot fill { $n ->
        [one] one pit: it is burnt, out of play.
       *[other] { $n } pits: they are burnt, out of play.
    }
    [four] Player 4 cannot fill { $n ->
        [one] one pit: it is burnt, out of play.
       *[other] { $n } pits: they are burnt, out of play.
    }
   *[north] North cannot fill { $n ->
        [one] one pit: it is burnt, out of play.
       *[other] { $n } pits: they are burnt, out of play.
    }
}
# Congklak: why the match is lost. $n: how many pits one has to fill, usually 1.
match-beaten = { $who ->
    [you] You cannot fill { $n ->
        [one] a single pit.
       *[other] { $n } pits.
    }
    [computer] The computer cannot fill { $n ->
        [one] a single pit.
       *[other] { $n } pits.
    }
    [south] South cannot fill { $n ->
        [one] a single pit.
       *[other] { $n } pits.
    }
    [one] Player 1 cannot fill { $n ->
        [one] a single pit.
       *[other] { $n } pits.
    }
    [two] Player 2 cannot fill { $n ->
        [one] a single pit.
       *[other] { $n } pits.
    }
    [three] Player 3 cannot fill { $n ->
        [one] a single pit.
       *[other] { $n } pits.
    }
    [four] Player 4 cannot fill { $n ->
        [one] a single pit.
       *[other] { $n } pits.
    }
   *[north] North cannot fill { $n ->
        [one] a single pit.
       *[other] { $n } pits.
    }
}
# A headline.
match-won = { $who ->
    [you] You have won the match
    [computer] The computer has won the match
    [south] South has won the match
    [one] Player 1 has won the match
    [two] Player 2 has won the match
    [three] Player 3 has won the match
    [four] Player 4 has won the match
   *[north] North has won the match
}
# $game: its number, $result: e.g. "28 – 20", in the order of the players.
match-played = Game { $game }: { $result }
over-next-game = Next game
# Added to pit-label and pit-label-owner: the pit lies in that row, but belongs to $who in this game.
pit-label-bought = { $who ->
    [you] now yours
    [computer] now the computer’s
    [south] now South’s
    [one] now Player 1’s
    [two] now Player 2’s
    [three] now Player 3’s
    [four] now Player 4’s
   *[north] now North’s
}
# Said after event-sow when the pit lies in the row of another player, $who.
event-sow-foreign = { $who ->
    [you] It lies in your row.
    [computer] It lies in the computer’s row.
    [south] It lies in South’s row.
    [one] It lies in Player 1’s row.
    [two] It lies in Player 2’s row.
    [three] It lies in Player 3’s row.
    [four] It lies in Player 4’s row.
   *[north] It lies in North’s row.
}
why-sweep-own-pits = Everyone keeps the seeds of their own pits.
# Ô ăn quan: a square, a quan square, what a player has won; stone-label is added where a quan stone lies.
square-label = Square { $n }, { $dan } dân
quan-square-label = { $who ->
    [you] Quan square at your right hand, { $dan } dân
    [computer] Quan square at the computer’s right hand, { $dan } dân
    [south] Quan square at South’s right hand, { $dan } dân
    [one] Quan square at Player 1’s right hand, { $dan } dân
    [two] Quan square at Player 2’s right hand, { $dan } dân
    [three] Quan square at Player 3’s right hand, { $dan } dân
    [four] Quan square at Player 4’s right hand, { $dan } dân
   *[north] Quan square at North’s right hand, { $dan } dân
}
stock-label = { $who ->
    [you] Won by you: { $dan } dân
    [computer] Won by the computer: { $dan } dân
    [south] Won by South: { $dan } dân
    [one] Won by Player 1: { $dan } dân
    [two] Won by Player 2: { $dan } dân
    [three] Won by Player 3: { $dan } dân
    [four] Won by Player 4: { $dan } dân
   *[north] Won by North: { $dan } dân
}
stone-label = { $quan ->
    [one] one quan, worth { $points }
   *[other] { $quan } quan, worth { $points } each
}
