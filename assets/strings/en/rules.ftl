### Gieo: the rules card.
###
### For translators: each paragraph stands on a panel of its own, 25 words at most in English.
### Keys: rules-GAME-part-P-title, -minutes, and the paragraphs rules-GAME-part-P-1, -2, …

rules-title = Rules
rules-label-origin = Origin
rules-label-period = Period
rules-label-players = Players
rules-label-learn = Time to learn
# $n: a whole number. "Part" counts parts of the card.
rules-part = Part { $n }

## Oware

rules-oware-title = Oware
rules-oware-origin = West Africa
rules-oware-period = c. 1600 CE
rules-oware-players = Two
rules-oware-learn = 10 minutes
rules-oware-dating = The date is an estimate. Wooden boards seldom last, and nobody knows when the first game was played.

## Part 1: board, goal, sowing

rules-oware-part-1-title = Twelve pits, two stores
rules-oware-part-1-minutes = 3 minutes
rules-oware-part-1-1 = Twelve pits with four seeds each. The six nearest you are yours. Your store stands at your right hand.
rules-oware-part-1-2 = The goal: gather at least twenty-five of the forty-eight seeds. That is more than half, and it wins.
rules-oware-part-1-3 = On your turn, empty one of your pits. Drop one seed in each pit that follows, against the clock; stores get none.
rules-oware-part-1-4 = Keep your eye on the last seed. Where it lands decides everything.

## Part 2: capture, chain, long sowing

rules-oware-part-2-title = Two or three: yours
rules-oware-part-2-minutes = 4 minutes
rules-oware-part-2-1 = If your last seed falls in your neighbour’s row and makes exactly 2 or 3 there, that pit is yours.
rules-oware-part-2-2 = Now look one pit back. Still your neighbour’s, and also 2 or 3? Take it too, and look back again.
rules-oware-part-2-3 = Any other number ends the chain, and so does your own row. What you took stays yours.
rules-oware-part-2-4 = Twelve seeds or more go all the way round. Each time, they pass over the pit they came from: it stays empty.

## Part 3: the hungry neighbour, the end

rules-oware-part-3-title = Leave your neighbour something
rules-oware-part-3-minutes = 3 minutes
rules-oware-part-3-1 = You may not empty your neighbour’s whole row while another move would leave a seed there.
rules-oware-part-3-2 = If the row is empty already, choose a move that brings seeds to it, when there is one.
rules-oware-part-3-3 = If every move leaves that row bare, play any of them. Captures count as usual.
rules-oware-part-3-4 = When a row is empty on its owner’s turn, whoever moved last gathers every seed left. The game is over.
rules-oware-part-3-5 = Twenty-five seeds in a store end the game at once. Twenty-four each is a draw. Otherwise, more seeds win.

## Repetition and Abapa

rules-oware-cycle-title = When a position comes back
rules-oware-cycle-1 = Same seeds, same player to move, nothing taken in between: the game ends, and the rest is shared equally.
rules-oware-cycle-2 = An odd seed stays on the board.
rules-oware-abapa-title = What Abapa changes
rules-oware-abapa-1 = You may sow so that you would take all your neighbour’s seeds, but then you take none of them.
rules-oware-abapa-2 = If your neighbour’s row is empty, you must feed it. If you cannot, the game ends.
rules-oware-abapa-3 = At such an end, or when a position comes back, each side keeps the seeds of its own row.
rules-oware-grand-slam-title = What the grand slam changes
rules-oware-grand-slam-1 = You may take all your neighbour’s seeds, and you do take them.
rules-oware-grand-slam-2 = If your neighbour’s row is empty, you must feed it. If you cannot, the game ends.
rules-oware-grand-slam-3 = At such an end, or when a position comes back, each side keeps the seeds of its own row.
rules-oware-three-title = What three seeds change
rules-oware-three-1 = Each pit starts with three seeds: thirty-six in all. Nineteen win, and eighteen each is a draw.
rules-oware-three-2 = When a position comes back, the game ends, and the rest is shared equally.
rules-oware-third-title = What the third time changes
rules-oware-third-1 = A position may come back once. The third time it stands there, with nothing taken in between, the game ends.
rules-oware-third-2 = Each side then keeps the seeds of its own row.

rules-oware-source = The rules follow the telling of Board and Pieces. The sharing after repetition is ours.

## Ba-awa

rules-ba-awa-title = Ba-awa
rules-ba-awa-origin = Ghana, among the Akan
rules-ba-awa-period = Not known
rules-ba-awa-players = Two or three
rules-ba-awa-learn = 10 minutes
rules-ba-awa-dating = Nobody wrote down when it began. S. Afoakwa taught it to R. C. Bell in 1957, and Bell put it in a book of 1969.

## Part 1: owners, sowing, relay

rules-ba-awa-part-1-title = Every pit has an owner
rules-ba-awa-part-1-minutes = 3 minutes
rules-ba-awa-part-1-1 = Twelve pits with four seeds each, six to a player. Every pit has an owner: at first, whoever sits before it.
rules-ba-awa-part-1-2 = The goal: win more seeds than the others. What you win goes into your store, where nobody sows.
rules-ba-awa-part-1-3 = On your turn, empty one of your pits. Drop one seed in each pit that follows, against the clock; a full round reaches it too.
rules-ba-awa-part-1-4 = If the last seed falls among others, lift them all and sow on from the next pit. In an empty pit, your turn ends.

## Part 2: fours

rules-ba-awa-part-2-title = Four: they are won
rules-ba-awa-part-2-minutes = 4 minutes
rules-ba-awa-part-2-1 = When a falling seed makes exactly four in a pit, those four are won at once, and the sowing goes on.
rules-ba-awa-part-2-2 = Four made in passing go to the owner of the pit, whoever is sowing.
rules-ba-awa-part-2-3 = Four made by the last seed in hand go to whoever is sowing, on any side. That ends the turn.
rules-ba-awa-part-2-4 = Four seeds that already lie in a pit, as at the start, are not won. One more makes them five.
rules-ba-awa-part-2-5 = Each handful you lift on the way has a last seed of its own. If it makes four, the turn ends there.

## Part 3: the last eight, the match, three players

rules-ba-awa-part-3-title = The last eight, and the match
rules-ba-awa-part-3-minutes = 3 minutes
rules-ba-awa-part-3-1 = If there is no seed in your pits, you pass.
rules-ba-awa-part-3-2 = When only eight seeds are left, in hand or in pits, whoever opened the game takes them. The game is over.
rules-ba-awa-part-3-3 = More seeds win the game. In a match, four seeds are one pit in the next game, laid out again with four a pit.
rules-ba-awa-part-3-4 = Whoever owns ten of the twelve pits has won the match. You take turns to open a game.
rules-ba-awa-part-3-5 = Three can play, each with four pits. Whoever has no pit left is out, and the other two go on.

rules-ba-awa-cycle-title = When it goes round for ever
rules-ba-awa-cycle-1 = A relay may never end. When the same board comes back with the same pit to lift, the turn stops there.
rules-ba-awa-cycle-2 = Same seeds, same player to move, nothing won in between: the game ends, and everyone takes what lies in their pits.
rules-nam-nam-title = What Nam-nam changes
rules-nam-nam-1 = Nobody is given the last eight. Whoever wins four of them takes the last four too.
rules-nam-nam-2 = If you have no seeds, you pass, and your neighbour must sow some your way.
rules-nam-nam-3 = A neighbour who has seeds but cannot do that ends the game. Everyone keeps what lies in their own pits.
rules-nam-nam-4 = In a match, you have won when all twelve pits are yours.
rules-ba-awa-after-title = What waiting changes
rules-ba-awa-after-1 = The last eight wait until the move is over. By then there may be only four.
rules-ba-awa-after-2 = If you have no seeds on your turn, the game ends. Everyone keeps what lies in their own pits.

rules-ba-awa-source = The rules follow Mancala World. How repetitions end is ours.

## Ô ăn quan. The words quan and dân stay as they are.

rules-o-an-quan-title = Ô ăn quan
rules-o-an-quan-origin = Việt Nam
rules-o-an-quan-period = Not known
rules-o-an-quan-players = Two, three or four
rules-o-an-quan-learn = 12 minutes
rules-o-an-quan-dating = Very old in Việt Nam, but nobody knows how old. Stories tie it to Mạc Hiển Tích, the scholar who passed first in 1086.

## Part 1: laying out

rules-o-an-quan-part-1-title = Ten dân squares, two quan squares
rules-o-an-quan-part-1-minutes = 3 minutes
rules-o-an-quan-part-1-1 = Draw two rows of five squares for the dân, and a round quan square at each end. The row on your side is yours.
rules-o-an-quan-part-1-2 = Each quan square gets one big stone, the quan. Each of the others gets five small ones, the dân.
rules-o-an-quan-part-1-3 = The goal: the most points. A dân taken is worth one, a quan ten.
rules-o-an-quan-part-1-4 = Agree on who begins, or settle it with oẳn tù tì: rock, paper, scissors.
rules-o-an-quan-part-1-5 = Three play on a triangle, four on a square, with a quan square at each corner. Turns go with the clock.

## Part 2: sowing, taking

rules-o-an-quan-part-2-title = Sow, then look ahead
rules-o-an-quan-part-2-minutes = 5 minutes
rules-o-an-quan-part-2-1 = Lift all the dân of one of your squares. Sow one in each square, quan squares included, left or right as you please.
rules-o-an-quan-part-2-2 = Look at the square after your last stone. Is it a dân square with stones? Lift them all and sow on, the same way.
rules-o-an-quan-part-2-3 = Is it empty, with stones in the square behind? Those are yours, dân and quan alike, whoever’s row it is.
rules-o-an-quan-part-2-4 = After what you took, another empty square and then a filled one? Take that too, and look again.
rules-o-an-quan-part-2-5 = A filled quan square, two empty squares, or a capture made: your turn ends. An empty quan square counts like any empty one.

## Part 3: refilling, borrowing, the end, the score

rules-o-an-quan-part-3-title = The quan gone, the dân go home
rules-o-an-quan-part-3-minutes = 4 minutes
rules-o-an-quan-part-3-1 = If all five of your squares are empty on your turn, put one dân you have taken back into each.
rules-o-an-quan-part-3-2 = Too few? Borrow the rest from whoever has taken most, and pay it back when points are counted.
rules-o-an-quan-part-3-3 = When all quan squares are empty, it is over: “hết quan, tàn dân, thu quân, kéo về”. Everyone gathers their own squares.
rules-o-an-quan-part-3-4 = Count one point for each dân and ten for each quan, less what you owe, plus what you lent. The most points win.
rules-o-an-quan-part-3-5 = Over several games of two, every ten points behind sell a square to the other: “bán ruộng”. Three sold lose the match.

rules-o-an-quan-cycle-title = When a position comes back
rules-o-an-quan-cycle-1 = The third time everything stands exactly as before, the game stops. Everyone gathers their squares and the quan square at their right hand.
rules-o-an-quan-cycle-2 = Who owes whom does not matter here: what counts are the squares, whose turn it is, and the points each would have.
rules-o-an-quan-cycle-3 = A thousand laps without a quan taken stop it in the same way.
rules-o-an-quan-young-title = What the young quan changes
rules-o-an-quan-young-1 = A quan stone with fewer than five dân beside it cannot be taken.
rules-o-an-quan-young-2 = If it is the first you would take, your turn ends. Later in a chain, you keep what you took before.
rules-o-an-quan-tonkin-title = What sowing from the quan changes
rules-o-an-quan-tonkin-1 = Is the square after your last stone a quan square with dân? Then one of them moves on to the next square.
rules-o-an-quan-tonkin-2 = The turn goes on from there. A quan square with its stone alone still ends the turn.
rules-o-an-quan-five-title = What a quan for five changes
rules-o-an-quan-five-1 = A quan taken is worth five, not ten. The dân count for more.

rules-o-an-quan-source = The rules follow a Vietnamese description; bán ruộng leans on Mancala World. The end after repetition is ours.

## Congklak

rules-congklak-title = Congklak
rules-congklak-origin = Southeast Asia
rules-congklak-period = Not known
rules-congklak-players = Two
rules-congklak-learn = 8 minutes
rules-congklak-dating = Congklak, dakon, sungka, tchonka, naranj: it has many names, from the Maldives to the Philippines. Nobody knows how old it is.

## Part 1: board, goal, sowing

rules-congklak-part-1-title = Seven pits, a store at your left
rules-congklak-part-1-minutes = 3 minutes
rules-congklak-part-1-1 = Seven pits each, with seven seeds in every pit: ninety-eight in all. The store at your left hand is yours.
rules-congklak-part-1-2 = The goal: gather more seeds than your neighbour. Forty-nine each is a draw.
rules-congklak-part-1-3 = On your turn, empty one of your pits. Drop one seed in each pit that follows, with the clock.
rules-congklak-part-1-4 = Each time you come past your store, it gets a seed too. Your neighbour’s store gets none.

## Part 2: the last seed

rules-congklak-part-2-title = Where the last seed falls
rules-congklak-part-2-minutes = 3 minutes
rules-congklak-part-2-1 = In your own store: move again, from any of your pits.
rules-congklak-part-2-2 = Among other seeds, on either side: lift them all and sow on from the next pit.
rules-congklak-part-2-3 = In an empty pit of your own: take everything in the pit opposite. Your last seed stays where it fell.
rules-congklak-part-2-4 = After that your turn ends. It also ends when the last seed falls in an empty pit across.

## Part 3: the end

rules-congklak-part-3-title = To the very last seed, and the match
rules-congklak-part-3-minutes = 2 minutes
rules-congklak-part-3-1 = If you have no seed to sow, you pass, even when you have just won another turn.
rules-congklak-part-3-2 = When all fourteen pits are empty, the game is over. The fuller store wins.
rules-congklak-part-3-3 = In a match, you fill your pits for the next game from your store, beginning beside it. What is over stays there.
rules-congklak-part-3-4 = A pit that you cannot fill is burnt: in that game nobody sows into it, plays it or takes from it.
rules-congklak-part-3-5 = Whoever won opens the next game. If you cannot fill a single pit, you have lost the match.

rules-congklak-cycle-title = Can it go round for ever?
rules-congklak-cycle-1 = No. Every round leaves a seed in a store, and no seed comes out again. So no position comes back.
rules-dakon-title = What Dakon changes
rules-dakon-1 = The last seed that takes the pit opposite goes to your store too.
rules-dakon-2 = In a match, you have lost when you cannot fill four pits.
rules-congkak-title = What Congkak changes
rules-congkak-1 = The last seed that takes the pit opposite goes to your store too.
rules-congkak-2 = If your row is empty on your turn, the game ends. Everyone keeps the seeds of their own row.
rules-chongka-title = What Chongka’ changes
rules-chongka-1 = A last seed in your own store ends your turn; it wins no other move.

rules-congklak-source = Pits, seeds, direction and capture follow a Vietnamese description; the rest follows an older Wikipedia article.

## Kalah

rules-kalah-title = Kalah
rules-kalah-origin = United States
rules-kalah-period = 1940
rules-kalah-players = Two
rules-kalah-learn = 6 minutes
rules-kalah-dating = William Julius Champion devised it in 1940, after much older games of the same family.

## Part 1: board, goal, sowing

rules-kalah-part-1-title = Six pits, a store at your right
rules-kalah-part-1-minutes = 2 minutes
rules-kalah-part-1-1 = Twelve pits with four seeds each. The six nearest you are yours, and so is the store at your right hand.
rules-kalah-part-1-2 = The goal: gather more of the forty-eight seeds than your neighbour.
rules-kalah-part-1-3 = On your turn, empty one of your pits. Drop one seed in each pit that follows, against the clock, and one in your store.
rules-kalah-part-1-4 = Pass over your neighbour’s store. A long sowing leaves a seed in the pit it came from, too.

## Part 2: the last seed

rules-kalah-part-2-title = Where the last seed falls
rules-kalah-part-2-minutes = 2 minutes
rules-kalah-part-2-1 = In your own store: move again.
rules-kalah-part-2-2 = In an empty pit of your own, with seeds opposite: those go to your store, and your last seed with them.
rules-kalah-part-2-3 = Anywhere else your turn ends, and nothing is taken.

## Part 3: the end

rules-kalah-part-3-title = When a row is empty
rules-kalah-part-3-minutes = 2 minutes
rules-kalah-part-3-1 = As soon as a move leaves either row empty, the game is over, even if that move won another turn.
rules-kalah-part-3-2 = Seeds that are left go to the owner of their row.
rules-kalah-part-3-3 = More seeds win. Twenty-four each is a draw.

rules-kalah-cycle-title = Can it go round for ever?
rules-kalah-cycle-1 = No. Every round leaves a seed in a store, and no seed comes out again. So no position comes back.
rules-kalah-three-title = What three seeds change
rules-kalah-three-1 = Each pit starts with three seeds: thirty-six in all. Eighteen each is a draw.

rules-kalah-source = The usual rules, as Wikipedia and OpenSpiel have them.

## Rules that people wrote themselves, told from their knobs

# Over the card of the game that they are a variant of; $name: that game.
own-card-base = The rest is as in { $name }
# $n: how many.
knob-players = Players: { $n }
# $n: pits in a row, $seeds: seeds in each.
knob-board = Pits in each row: { $n }. Seeds in each pit: { $seeds }.
knob-board-quan = Dân squares in each row: { $n }. Dân in each: { $seeds }.
knob-way-against = Sow against the clock.
knob-way-with = Sow with the clock.
knob-way-chosen = Sow to the left or to the right, as you like.
knob-stores-beside = What you win lies beside the board, where nobody sows.
knob-stores-ring = Sow your own store too, and pass over the other one.
knob-stores-quan = Quan squares are sown like all others, but nobody lifts what lies there.
knob-origin-skipped = A hand that goes all the way round passes over the pit it came from.
knob-origin-sown = A hand that goes all the way round reaches the pit it came from too.
knob-again-yes = A last seed in your store moves you again.
knob-again-no = A last seed in your store ends your turn.
knob-relay-none = You sow one hand in a turn.
knob-relay-landing = If the last seed falls among others, lift them all and sow on.
knob-relay-next = If the square after the last one is filled, lift it and sow on.
knob-capture-twos = A last seed that makes two or three in your neighbour’s row wins them, and so do twos and threes right behind it.
knob-capture-fours = Every four that a falling seed makes is won.
knob-capture-opposite = A last seed in an empty pit of your own takes what lies opposite.
knob-capture-behind = An empty square ahead and a filled one behind it: take what lies there, and go on in the same way.
knob-majority = More than half of the seeds wins at once.
