### Gieo: what the table says while a game is played.
###
### For translators: $who is one of these words, and each may want a sentence of its own:
###   you       the only person at the table, who plays against the computer
###   computer  the computer
###   south     the person at the near row, when two people play
###   north     the person at the far row, when two people play
### $n and $seeds are whole numbers. Pits are numbered 1 to 6 from their owner's left.
### Captions are read in passing: one short sentence, two at most.

## Who

# As a heading beside the score.
side-name = { $who ->
    [you] You
    [computer] Computer
    [south] South
   *[north] North
}
# On each player's own strip when two people play.
side-own = You
score-of = { $who ->
    [you] You: { $n }
    [computer] Computer: { $n }
    [south] South: { $n }
   *[north] North: { $n }
}
hand-count = { $n } in hand

## Turn

turn-now = { $who ->
    [you] Your turn
    [computer] The computer’s turn
    [south] South’s turn
   *[north] North’s turn
}
# On the strip of the player whose turn it is, when two people play.
turn-own = Your turn
turn-wait = Please wait
turn-thinking = The computer is thinking…
turn-starts = { $who ->
    [you] You start.
    [computer] The computer starts.
    [south] South starts.
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
   *[north] North sows { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    } from pit { $pit }.
}
# One pit was taken; $n is 2 or 3.
event-take = { $who ->
    [you] You take { $n }: the last seed made it { $n }.
    [computer] The computer takes { $n }: the last seed made it { $n }.
    [south] South takes { $n }: the last seed made it { $n }.
   *[north] North takes { $n }: the last seed made it { $n }.
}
# Several pits were taken. $list: e.g. "3 + 2", from the last pit backwards. $n: all of them together.
event-take-chain = { $who ->
    [you] You take { $list } = { $n }.
    [computer] The computer takes { $list } = { $n }.
    [south] South takes { $list } = { $n }.
   *[north] North takes { $list } = { $n }.
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
   *[north] North gathers { $n ->
        [one] the last seed
       *[other] the last { $n } seeds
    }.
}
why-sweep = The neighbour cannot move, so the last to move gathers the rest.
why-sweep-own-rows = Each side keeps the seeds of its own row.
why-sweep-shared = What is left on the board is shared equally.
why-endless = This relay would go round for ever, so it ends here.
why-quan = A quan square lies ahead: it is never lifted.
why-young-quan = This quan is still young and may not be taken.
why-two-empty = Two empty squares lie ahead.
event-again = { $who ->
    [you] The last seed fell into your store: move again.
    [computer] The computer’s last seed fell into its store: it moves again.
    [south] South’s last seed fell into the store: South moves again.
   *[north] North’s last seed fell into the store: North moves again.
}
event-pass = No seeds to move: a turn is passed.
event-refill = An empty row is filled again, one seed a square, from what was won.
event-borrow = What is missing is borrowed and paid back in the score.

## A move that is refused, and why

illegal-over = The game is over.
illegal-no-such-pit = There is no such pit here.
illegal-not-yours = This pit is not yours.
illegal-empty = This pit is empty.
illegal-direction = Here seeds are sown one way only.
illegal-starves = This would leave your neighbour hungry.
illegal-must-feed = Your neighbour has nothing. Choose a pit that reaches across.
illegal-endless = A relay from here would never end.
illegal-not-your-turn = One moment: it is not your turn yet.
illegal-thinking = One moment: the computer is thinking.
# A tap during an animation shows the move's end at once; nothing else happens.
note-shown-to-end = Shown to the end. Tap again to play.
note-resumed = Here is your game, as you left it.

## Before a move

preview-lands = The last seed lands here
preview-take = Would take { $n }
preview-nothing = Would take nothing
preview-starves = Would leave your neighbour hungry
hint-choose = Choose one of your pits.
hint-legal = The bright pits can be played.
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

## Taking back

undo-done = Taken back.
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
   *[north] North wins
}
# By the words of the rules: majority, no-move, level, cycle.
over-reason-majority = More than half of all the seeds lie in one store.
over-reason-no-move = No move is left.
over-reason-level = Both stores hold exactly half.
over-reason-cycle = The same position came back.
over-reason-last8 = Eight seeds are left: they go to the one who opened the game.
over-reason-het-quan = The quan are gone: each side gathers its own squares.
over-reason-empty = No seed is left in any pit.
over-reason-row-empty = A row is empty.
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
pit-label-owner = { $who ->
    [you] your row
    [computer] the computer’s row
    [south] South’s row
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
   *[north] North’s store, { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    }
}
