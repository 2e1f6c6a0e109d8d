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

## The computer's characters. They are strengths, weakest first.

opponent-child-name = The child
opponent-child-about = Still learning to count, and fond of big handfuls.
opponent-club-name = The neighbour
opponent-club-about = Plays every evening and seldom miscounts.
opponent-master-name = The elder
opponent-master-about = Thinks far ahead and waits for the right moment.

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
new-rules = Rules of the game
new-begin = Start

# One key pair for each ruleset file: ruleset-ID and ruleset-ID-about.
ruleset-oware = Oware
ruleset-oware-about = The story’s rules: never leave a neighbour without seeds.
ruleset-oware-abapa = Oware Abapa
ruleset-oware-abapa-about = Tournament rules: taking everything takes nothing.
ruleset-ba-awa = Ba-awa
ruleset-ba-awa-about = Fours in passing, and the last eight.
ruleset-o-an-quan = Ô ăn quan
ruleset-o-an-quan-about = Two ways round, and a stone to win.
ruleset-congklak = Congklak
ruleset-congklak-about = Round and round, your store included.
ruleset-kalah = Kalah
ruleset-kalah-about = Your store is sown, and it moves you again.

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
pause-restart = Start again
pause-settings = Settings
pause-rules = Rules
pause-keys = Keys
pause-to-title = To the title

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
