### Gieo: the story of Oware, five beats.
###
### For translators: one line is on the screen at a time, for about four seconds; 90 characters at
### most. Plain, concrete, dignified: people at a table, not a fairy tale about far-away others.
### Keys: story-oware-BEAT-LINE.

# How we know it. A small mark beside the line.
mark-legend = Legend
mark-documented = Documented
mark-told = As it is told

story-oware-title = Where Oware comes from

## Beat 1, legend: the couple

story-oware-1-1 = A man and a woman once sat down to play.
story-oware-1-2 = Night came, then morning, and neither would leave the board.
story-oware-1-3 = So they married, people say, and played on.
# ɔware is Twi and stays as it is.
story-oware-1-4 = Some hear it in the name: in Twi, “ɔware” is “he or she marries”.

## Beat 2, documented that they exist, debated what they were: the hollows

story-oware-2-1 = Across Africa, rows of small hollows are cut into rock.
story-oware-2-2 = Some are said to be thousands of years old.
story-oware-2-3 = Were they boards for a game? Scholars do not agree.

## Beat 3, as it is told: the tree

story-oware-3-1 = An Akan village, late afternoon. A board comes out under the tree.
story-oware-3-2 = Two elders play. A girl counts under her breath: two, three…
story-oware-3-3 = She guesses the next move, and keeps it to herself.
story-oware-3-4 = Tomorrow she may lose here, laugh, and set the seeds out again.

## Beat 4, as it is told: the quarrel

story-oware-4-1 = Two brothers no longer speak: a field was badly shared.
story-oware-4-2 = An elder brings the board. “First you play. Then you talk.”
story-oware-4-3 = They sit. They count. Nobody shouts over the seeds.
story-oware-4-4 = When the last pit is empty, the anger often is too.

## Beat 5, as it is told: sow, scatter, reap; the hand offers the seeds

story-oware-5-1 = Look again: every pit is a field.
story-oware-5-2 = Sow a handful, scatter it, reap what is ripe.
story-oware-5-3 = Here is a hand, held out to you, full of seeds.
story-oware-5-4 = Take them. The first move is yours.
