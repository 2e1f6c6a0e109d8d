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

rules-oware-source = The rules follow the telling of Board and Pieces. The sharing after repetition is ours.
