### Gieo: menus, dialogs and messages.
###
### For translators: the keys stay as they are, only the words change. Buttons are short (one to
### three words). Text keeps to letters that the font Inter has; write composed letters (NFC).
### The game sets no direction marks around arguments.

## Name and loading

app-name = Gieo
# Under the name on the title screen. "Gieo" is Vietnamese for "to sow".
app-tagline = Sow a handful. See what ripens.
# The window's title bar.
app-window-title = Gieo: Oware
loading = Getting the seeds ready…
# $file: name of the file, $what: what is wrong with it (may be in English).
loading-error = Something is missing or damaged: { $file }. { $what }
loading-error-help = Please unpack or install the game once more.

## Title screen

title-play = Play
title-continue = Continue
title-story = Story
title-two-players = Two players
title-rules = Rules
title-settings = Settings
title-credits = Credits
title-quit = Quit
# Shown while the game plays by itself and waits for somebody.
title-touch = Touch to play

## Who plays

who-title = Who is playing?
who-person = A person
who-computer = The computer
# The seat at the bottom and at the top of the picture.
who-seat-south = South, the near row
who-seat-north = North, the far row
# $n: 1 to 4, where three or four play.
who-seat-player = Player { $n }

## Who sits there

# A seat: a person, somebody with a name, a plain level, or an opponent that follows the player's strength.
who-character = Somebody
who-level = A level
who-follower = One that follows you
who-opponent = Who?
who-how-strong = How strong?
# On a button; $n: 1 to 9.
who-level-number = { $n }
# $name: what the level is called.
who-strength = Level { $n }: { $name }.
who-follower-about = After each game it learns how strong you are, and plays so that you win about every other game.
# How a character likes to play.
style-even = Has no favourite plan.
style-hoarder = Likes to let big pits grow.
style-raider = Takes early, and threatens again.
style-guardian = Leaves little to take.
style-trapper = Likes to lay bait.
style-elder = Keeps the row filled, and waits.
# Under the name of the computer.
opponent-follows = Follows you (level { $n })

## New game

new-title = New game
new-opponent = Against
new-level = How strong?
new-seating = How do you sit?
new-seating-facing = Face to face
new-seating-beside = On the same side
new-start = Who starts?
new-start-you = You
new-start-computer = The computer
new-start-south = South
new-start-north = North
new-start-lots = Draw lots
# Which of the games of one family.
new-rules = By which rules?
new-game-choice = Which game?
new-players = How many play?
# How long a person may think about a move; $n: seconds. “At once” is “đi ngay” of Ô ăn quan.
new-time = Time per move
new-time-none = No limit
new-time-seconds = { $n } s
new-time-at-once = At once ({ $n } s)
new-house-rules = House rules
# When no house rule is chosen.
new-house-rules-none = As the card tells it
# $n: 1 to 4, where three or four play.
new-start-player = Player { $n }
new-match = One game, or a match?
new-match-one = One game
new-match-many = A match
# $n: the goal of the rules.
new-match-pits-about = In a match, four seeds are a pit of the next game; { $n } pits win it.
# $points: 10. Ô ăn quan.
new-match-squares-about = { $points ->
    [one] In a match, every point behind sells a square; whoever has sold { $n } has lost.
   *[other] In a match, every { $points } points behind sell a square; whoever has sold { $n } has lost.
}
# $n: how many pits one has to fill, usually 1. Congklak.
new-match-burnt-about = In a match, your store fills your pits again; pits left over are burnt. { $n ->
    [one] Whoever cannot fill a single one has lost.
   *[other] Whoever cannot fill { $n } has lost.
}
new-begin = Start

# One key pair for each ruleset file: ruleset-ID and ruleset-ID-about.
ruleset-oware = Oware
ruleset-oware-about = The story’s rules: never leave a neighbour without seeds.
ruleset-oware-abapa = Oware Abapa
ruleset-oware-abapa-about = Tournament rules: taking everything takes nothing.
ruleset-oware-grand-slam = Oware, grand slam
ruleset-oware-grand-slam-about = Taking everything is allowed, and takes it all.
ruleset-oware-three = Oware with three
ruleset-oware-three-about = Three seeds in each pit, nineteen to win: a shorter game.
ruleset-oware-third = Oware, third time
ruleset-oware-third-about = A position may come back once; its third time ends the game.
ruleset-ba-awa = Ba-awa
ruleset-ba-awa-about = Fours in passing, and the last eight.
ruleset-nam-nam = Nam-nam
ruleset-nam-nam-about = The last four follow the four before, and nobody may be left hungry.
ruleset-ba-awa-after = Ba-awa, after the move
ruleset-ba-awa-after-about = The last eight wait for the end of the move; no seeds to sow ends the game.
ruleset-o-an-quan = Ô ăn quan
ruleset-o-an-quan-about = Two ways round, and a stone to win.
ruleset-o-an-quan-young = Ô ăn quan, quan non
ruleset-o-an-quan-young-about = A quan with fewer than five dân beside it is safe.
ruleset-o-an-quan-tonkin = Ô ăn quan, from the quan
ruleset-o-an-quan-tonkin-about = A filled quan square ahead gives one dân, and the turn goes on.
ruleset-o-an-quan-five = Ô ăn quan, quan for five
ruleset-o-an-quan-five-about = A quan counts five dân, as in many programs.
ruleset-congklak = Congklak
ruleset-congklak-about = Round and round, your store included.
ruleset-dakon = Dakon
ruleset-dakon-about = The capturing seed goes to the store too.
ruleset-congkak = Congkak
ruleset-congkak-about = The capturing seed goes too, and an empty row ends the game.
ruleset-chongka = Chongka’
ruleset-chongka-about = From the Marianas: a last seed in your store wins no move.
ruleset-kalah = Kalah
ruleset-kalah-about = Your store is sown, and it moves you again.
ruleset-kalah-three = Kalah with three
ruleset-kalah-three-about = Three seeds in each pit: a shorter game.

## House rules

# On the rules card, over what this table plays differently.
rules-house-title = House rules at this table
# $name: the label of an option, $value: the words of its value, both from the list below.
rules-house-line = { $name }: { $value }
# The mark of rules that people wrote themselves, and of changed ones, beside the game’s name or alone.
house-mark = house rules
# $name: the name that somebody gave to rules of their own.
own-name = { $name }
own-name-marked = { $name } · house rules
# $name: the game of which rules of one’s own are a variant.
own-after = House rules after { $name }
# $what: which file it is and what is wrong with it, in English.
own-broken = Not to be played yet: { $what }
# $n: how many more files are broken.
own-broken-more = And { $n } more.
# Writes the ticked house rules into a file of their own.
our-rules-keep = Save as our rules
# The name that such rules get; the second also has its number, $n.
our-rules = Our rules
our-rules-numbered = Our rules { $n }
# $file: where the rules lie.
notice-rules-kept = Your rules are kept. They lie in { $file }

# option-GAME-NAME is a short label, option-GAME-NAME-about explains it in one line, and
# option-GAME-NAME-VALUE are the choices, four words at most.

option-oware-starve = A capture of everything
option-oware-starve-about = Whether a move may leave the neighbour without a single seed.
option-oware-starve-seed = Only when forced
option-oware-starve-no_capture = Allowed, takes nothing
option-oware-starve-legal = Allowed, takes all
option-oware-cycle = A position comes back
option-oware-cycle-about = Nothing was taken in between: the game ends. Who gets the rest?
option-oware-cycle-shared = Rest shared equally
option-oware-cycle-own = Each their own row
option-oware-cycle-third = Own rows, third time
option-oware-seeds = Seeds in each pit
option-oware-seeds-about = With three in each pit there are thirty-six, and nineteen win.
option-oware-seeds-4 = 4
option-oware-seeds-3 = 3

option-ba-awa-players = Players
option-ba-awa-players-about = Two have six pits each, three have four.
option-ba-awa-players-2 = 2
option-ba-awa-players-3 = 3
option-ba-awa-last8 = The last seeds
option-ba-awa-last8-about = Whoever opened the game takes eight; elsewhere the last four go to whoever sows, or took the four before.
option-ba-awa-last8-at_once = Eight, at once
option-ba-awa-last8-after = Eight, after the move
option-ba-awa-last8-last4_mover = Four, to whoever sows
option-ba-awa-last8-last4_taker = Four, with those before
option-ba-awa-no_move = No seeds to sow
option-ba-awa-no_move-about = The player to move has only empty pits. If the game ends, everyone keeps their own.
option-ba-awa-no_move-pass = The turn passes
option-ba-awa-no_move-end = The game ends
option-ba-awa-no_move-must_feed = They must be fed
option-ba-awa-cycle = A position comes back
option-ba-awa-cycle-about = Nothing was won in between: at the end everyone takes what lies in their own pits.
option-ba-awa-cycle-first = Ends at once
option-ba-awa-cycle-third = Ends the third time
option-ba-awa-final_four = Four by the last seed
option-ba-awa-final_four-about = Who wins four seeds that the last seed in hand completes.
option-ba-awa-final_four-mover = Whoever sows
option-ba-awa-final_four-owner = The pit’s owner
option-ba-awa-passing_four = Four in passing
option-ba-awa-passing_four-about = Who wins four seeds that are completed while the sowing goes on.
option-ba-awa-passing_four-owner = The pit’s owner
option-ba-awa-passing_four-mover = Whoever sows
option-ba-awa-endless = Endless relay
option-ba-awa-endless-about = What becomes of a move that would go round for ever.
option-ba-awa-endless-stop = Stops where it repeats
option-ba-awa-endless-forbid = May not be played
option-ba-awa-goal = Pits to win the match
option-ba-awa-goal-about = How many of the twelve pits a player must own.
option-ba-awa-goal-10 = 10
option-ba-awa-goal-11 = 11
option-ba-awa-goal-12 = 12
option-ba-awa-opener = Who opens the next game
option-ba-awa-opener-about = In a match, the first move of the game that follows.
option-ba-awa-opener-alternates = Players in turn
option-ba-awa-opener-loser = The loser
option-ba-awa-opener-winner = The winner
option-ba-awa-placing = Where pits won lie
option-ba-awa-placing-about = In a match of two, the pits of the other row that the winner gets.
option-ba-awa-placing-run = Beside the own row
option-ba-awa-placing-picked = The winner picks

option-o-an-quan-players = Players
option-o-an-quan-players-about = Two sit at a rectangle, three at a triangle, four at a square.
option-o-an-quan-players-2 = 2
option-o-an-quan-players-3 = 3
option-o-an-quan-players-4 = 4
option-o-an-quan-quan_value = A quan is worth
option-o-an-quan-quan_value-about = How many dân a quan counts for in the score.
option-o-an-quan-quan_value-10 = 10
option-o-an-quan-quan_value-5 = 5
option-o-an-quan-dan = Dân in each square
option-o-an-quan-dan-about = How many lie in each dân square at the start.
option-o-an-quan-dan-5 = 5
option-o-an-quan-dan-10 = 10
option-o-an-quan-quan_extra = Dân beside the quan
option-o-an-quan-quan_extra-about = How many more lie in each quan square at the start.
option-o-an-quan-quan_extra-0 = 0
option-o-an-quan-quan_extra-20 = 20
option-o-an-quan-quan_extra-30 = 30
option-o-an-quan-quan_as_dan = The quan
option-o-an-quan-quan_as_dan-about = Without big stones at hand, lay dân of the same worth in the quan squares.
option-o-an-quan-quan_as_dan-false = A big stone
option-o-an-quan-quan_as_dan-true = Dân instead
option-o-an-quan-young = Young quan
option-o-an-quan-young-about = A quan with few dân beside it is young: “quan non”. If it is safe, games last longer.
option-o-an-quan-young-0 = May be taken
option-o-an-quan-young-5 = Safe below 5 dân
option-o-an-quan-from_quan = A filled quan square ahead
option-o-an-quan-from_quan-about = In some places one of its dân moves on a square, and the turn goes on from there.
option-o-an-quan-from_quan-false = The turn ends
option-o-an-quan-from_quan-true = One dân moves on
option-o-an-quan-end = The end of the game
option-o-an-quan-end-about = Whether the dân in the quan squares must be taken too.
option-o-an-quan-end-squares = Quan squares empty
option-o-an-quan-end-stones = Quan stones taken
option-o-an-quan-empty_quan_passes = An empty quan square ahead
option-o-an-quan-empty_quan_passes-about = Whether you may take what lies behind it.
option-o-an-quan-empty_quan_passes-true = Like any empty square
option-o-an-quan-empty_quan_passes-false = The turn ends
option-o-an-quan-cycle = A position comes back
option-o-an-quan-cycle-about = Everyone then gathers their squares and the quan square at their right hand.
option-o-an-quan-cycle-third = Ends the third time
option-o-an-quan-goal = Squares sold to lose
option-o-an-quan-goal-about = In a match of two, every ten points behind sell a square: “bán ruộng”.
option-o-an-quan-goal-3 = 3
option-o-an-quan-goal-4 = 4

option-congklak-relay = Last seed among others
option-congklak-relay-about = What happens when the last seed falls in a pit that holds seeds.
option-congklak-relay-true = Lift and sow on
option-congklak-relay-false = The turn ends
option-congklak-extra_turn = Last seed in your store
option-congklak-extra_turn-about = Whether it wins you another move.
option-congklak-extra_turn-true = Move again
option-congklak-extra_turn-false = The turn ends
option-congklak-take_own = The capturing seed
option-congklak-take_own-about = What becomes of the last seed when it takes the pit opposite.
option-congklak-take_own-false = Stays in its pit
option-congklak-take_own-true = Goes to the store
option-congklak-no_move = No seeds to sow
option-congklak-no_move-about = The player to move has an empty row. If the game ends, everyone keeps their own.
option-congklak-no_move-pass = The turn passes
option-congklak-no_move-end = The game ends
option-congklak-pits = Pits in each row
option-congklak-pits-about = Seven is usual. More pits make a longer game.
option-congklak-pits-7 = 7
option-congklak-pits-5 = 5
option-congklak-pits-6 = 6
option-congklak-pits-8 = 8
option-congklak-pits-9 = 9
option-congklak-pits-10 = 10
option-congklak-seeds = Seeds in each pit
option-congklak-seeds-about = Seven is usual. Fewer seeds make a shorter game.
option-congklak-seeds-7 = 7
option-congklak-seeds-4 = 4
option-congklak-seeds-5 = 5
option-congklak-seeds-6 = 6
option-congklak-seeds-8 = 8
option-congklak-least = Pits to fill
option-congklak-least-about = In a match, whoever cannot fill so many has lost: the more, the sooner it ends.
option-congklak-least-1 = 1
option-congklak-least-4 = 4
option-congklak-least-5 = 5
option-congklak-opener = Who opens the next game
option-congklak-opener-about = In a match, the first move of the game that follows.
option-congklak-opener-winner = The winner
option-congklak-opener-loser = The loser
option-congklak-opener-alternates = Players in turn
option-congklak-rounds = One game, or a match
option-congklak-rounds-about = Whether games may follow one another.
option-congklak-rounds-single = One game
option-congklak-rounds-burnt = Match, burnt pits

option-kalah-empty_capture = Nothing opposite
option-kalah-empty_capture-about = When the last seed falls in your own empty pit and the pit opposite is empty too.
option-kalah-empty_capture-false = Nothing is taken
option-kalah-empty_capture-true = Your seed is won
option-kalah-end = The end of the game
option-kalah-end-about = Whether any empty row ends it, or only that of the player to move.
option-kalah-end-either = Either row empty
option-kalah-end-mover = The mover’s row empty
option-kalah-pits = Pits in each row
option-kalah-pits-about = Six is usual. Fewer pits make a shorter game.
option-kalah-pits-6 = 6
option-kalah-pits-4 = 4
option-kalah-pits-5 = 5
option-kalah-seeds = Seeds in each pit
option-kalah-seeds-about = Four is usual. More seeds make a longer game.
option-kalah-seeds-4 = 4
option-kalah-seeds-3 = 3
option-kalah-seeds-5 = 5
option-kalah-seeds-6 = 6

## Ô ăn quan at the table

# What a player has taken besides the number of small stones: $quan big ones.
score-quan = + { $quan } quan
# Buttons beside the chosen square.
direction-left = Sow to the left
direction-right = Sow to the right
hint-direction = Choose the way: drag along the row, tap an arrow, or use the arrow keys.

## Several players at the end

ranking-title = Places
# $place: 1 to 4; who ties shares a place. $points may be less than 0.
ranking-line = { $place }. { $who ->
    [you] You
    [computer] Computer
    [south] South
    [one] Player 1
    [two] Player 2
    [three] Player 3
    [four] Player 4
   *[north] North
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# The headline when several of three or four players share the first place.
over-shared = First place is shared

## Buttons during play

button-undo = Undo
button-redo = Redo
button-show-again = Show again
button-hint = Hint
button-plan-view = From above
button-table-view = From the seat
button-new-game = New game
button-menu = Menu
button-skip = Skip
button-next = Next
button-back = Back
button-close = Close
button-ok = All right
button-cancel = Cancel
button-yes = Yes
button-no = No

## Pause

pause-title = Pause
pause-resume = Keep playing
pause-offer = Offer to end the game
pause-restart = Start again
pause-settings = Settings
pause-rules = Rules
pause-keys = Keys
pause-to-title = To the title

## An offer to end the game

# $who: whoever makes the offer.
offer-title = { $who ->
    [you] You offer to end the game
    [computer] The computer offers to end the game
    [south] South offers to end the game
    [one] Player 1 offers to end the game
    [two] Player 2 offers to end the game
    [three] Player 3 offers to end the game
    [four] Player 4 offers to end the game
   *[north] North offers to end the game
}
# $who: the person who is asked to answer.
offer-ask = { $who ->
    [you] Do you agree? Everybody would take what lies on their own side.
    [computer] The computer, do you agree? Everybody would take what lies on their own side.
    [south] South, do you agree? Everybody would take what lies on their own side.
    [one] Player 1, do you agree? Everybody would take what lies on their own side.
    [two] Player 2, do you agree? Everybody would take what lies on their own side.
    [three] Player 3, do you agree? Everybody would take what lies on their own side.
    [four] Player 4, do you agree? Everybody would take what lies on their own side.
   *[north] North, do you agree? Everybody would take what lies on their own side.
}
offer-agree = Agree
offer-decline = Play on
# In the pause menu, after an offer was declined.
offer-later = Your offer was declined. After your next move you may make another.

## Questions

leave-title = Leave this game?
leave-text = It is saved. You can go on with it later.
leave-yes = Leave
leave-no = Stay
restart-title = Start again?
restart-text = The seeds go back to where they began.
restart-yes = Start again
restart-no = Play on
quit-title = Quit Gieo?
quit-text = Your game is saved.
reset-title = Reset all settings?
reset-text = Saved games stay as they are.

## Settings

settings-title = Settings
setting-language = Language
# Every language in its own name: the same in all files.
language-en = English
language-vi = Tiếng Việt
language-fr = Français
setting-effects = Sounds
setting-music = Music
setting-speed = Speed
# $factor: how fast, already written as a number, e.g. 0.5, 1 or 2.
speed-slow = Slow, { $factor }×
speed-normal = Normal, { $factor }×
speed-fast = Fast, { $factor }×
setting-reduced-motion = Less movement
setting-reduced-motion-about = Seeds appear in place. The camera stays still.
setting-high-contrast = Strong contrast
setting-high-contrast-about = Yellow seeds in dark pits, sharper letters.
setting-text-size = Text size
setting-plan-view = Always from above
setting-opponents-speak = Opponents say a word
setting-legal-pits = Show pits that can be played
setting-fullscreen = Full screen
setting-reset = Reset settings
setting-on = On
setting-off = Off
# $n: a whole number from 0 to 200.
setting-percent = { $n }%

## When something does not work

# In the window and in the terminal: no jargon.
no-gpu-title = No picture can be drawn here
no-gpu-text = Gieo draws in 3D and found no graphics card or driver that can do it.
no-gpu-help = Please update the graphics driver, or try another computer.
# $what: the technical reason, in English.
no-gpu-detail = Details for a helper: { $what }
no-sound = No sound device was found. The game goes on silently.
# $file: where the damaged file now lies.
save-broken = Your last game could not be read. The file is kept aside as { $file }.
save-migrated = Your game from an earlier version was brought up to date.
save-failed = This game could not be saved: { $what }
settings-broken = The settings could not be read. The file is kept aside as { $file }.
settings-failed = The settings could not be saved: { $what }
# $file: the damaged file, $aside: where it lies now, $what: the technical reason, in English.
notice-set-aside = { $file } could not be read and is kept aside as { $aside }. ({ $what })
notice-storage = A file could not be read or written: { $what }

## Nobody has touched the screen for a while (exhibitions)

idle-title = Are you still playing?
# $n: seconds.
idle-countdown = { $n ->
    [one] A new game for the next visitor in { $n } second.
   *[other] A new game for the next visitor in { $n } seconds.
}
idle-stay = Yes, keep playing

## Keyboard help: the name of the key, and what it does

keys-title = Keys
key-arrows = ← →
key-enter = Enter
key-space = Space
key-escape = Esc
key-tab = Tab
key-or = or
keys-choose = Choose a pit
keys-sow = Sow it, or finish what is being shown
keys-back = Back, or pause
keys-undo = Undo
keys-redo = Redo
keys-hint = Hint
keys-show-again = Show the last move again
keys-plan-view = From above, or from the seat
keys-fullscreen = Full screen
keys-next = Next button

## Credits

credits-title = Credits
credits-source = Oware after the telling of Board and Pieces; every word here is new.
credits-fonts = Letters: Agbalumo and Inter, SIL Open Font License.
credits-made = Pictures, sounds and music were made for this game.
