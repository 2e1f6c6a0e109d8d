### Gieo: the computer's opponents, what they are called and what they say.
###
### For translators: a name, one line about the person, and what the person says: as the game begins (greeting), having
### taken much (taking), having lost much (losing), to an offer to end the game (accepts, declines), and at the end (wins,
### loses, draws). What is said is short and stands in quotation marks beside the name, 45 letters at most.
### Ghana: Akan day names. Việt Nam: a village. The Malay world: Java and the coast.

## Ghana

opponent-esi-name = Esi
opponent-esi-about = Nine years old, and quick to grab whatever she can reach.
opponent-esi-greeting = “I beat my big brother yesterday!”
opponent-esi-taking = “Look! All mine!”
opponent-esi-losing = “Hey! I hadn’t seen that.”
opponent-esi-accepts = “All right. Let’s count!”
opponent-esi-declines = “No, I want to play on!”
opponent-esi-wins = “I won! Again?”
opponent-esi-loses = “Oh… Again? Please?”
opponent-esi-draws = “The same? Then it doesn’t count!”

opponent-kwabena-name = Kwabena
opponent-kwabena-about = Grows cocoa, and lets a pit fill up as patiently as his trees.
opponent-kwabena-greeting = “Sit down. I’m in no hurry.”
opponent-kwabena-taking = “A good harvest.”
opponent-kwabena-losing = “Ah, you came before the harvest.”
opponent-kwabena-accepts = “Fine. Let us count.”
opponent-kwabena-declines = “Not yet. Something is ripening here.”
opponent-kwabena-wins = “Patience feeds the house.”
opponent-kwabena-loses = “You harvested better than I did.”
opponent-kwabena-draws = “Half and half. That is fair.”

opponent-abena-name = Abena
opponent-abena-about = Sells cloth at the market, and leaves nothing lying about.
opponent-abena-greeting = “Welcome. I keep an eye on my row.”
opponent-abena-taking = “That was left lying about.”
opponent-abena-losing = “How did I leave that open?”
opponent-abena-accepts = “Agreed. Let us count.”
opponent-abena-declines = “I’m not closing yet.”
opponent-abena-wins = “Well guarded is half won.”
opponent-abena-loses = “You found every gap.”
opponent-abena-draws = “Nobody gave anything away.”

opponent-kofi-name = Kofi
opponent-kofi-about = Drives a minibus, tells jokes, and lays bait while you laugh.
opponent-kofi-greeting = “Help yourself. Take what you like!”
opponent-kofi-taking = “You did look the other way.”
opponent-kofi-losing = “Ha! You saw it.”
opponent-kofi-accepts = “Last stop. Let’s count.”
opponent-kofi-declines = “Stay on board, it gets better.”
opponent-kofi-wins = “Thanks for riding along!”
opponent-kofi-loses = “Caught in my own trap.”
opponent-kofi-draws = “Same fare for both.”

opponent-nana-yaa-name = Nana Yaa
opponent-nana-yaa-about = Sixty years of games under this tree; she waits for her moment.
opponent-nana-yaa-greeting = “Come. Let us see what you sow.”
opponent-nana-yaa-taking = “It was ripe.”
opponent-nana-yaa-losing = “Well seen.”
opponent-nana-yaa-accepts = “So be it. Let us count.”
opponent-nana-yaa-declines = “There is still something to reap. Play on.”
opponent-nana-yaa-wins = “You will sow better tomorrow.”
opponent-nana-yaa-loses = “Today you taught me something.”
opponent-nana-yaa-draws = “The board is at peace.”

## Việt Nam

opponent-na-name = Na
opponent-na-about = Seven years old: what she can take, she takes at once.
opponent-na-greeting = “Come on, let’s go!”
opponent-na-taking = “I got lots and lots!”
opponent-na-losing = “Hey, those were mine!”
opponent-na-accepts = “All right, let’s count!”
opponent-na-declines = “No, I’m not giving up!”
opponent-na-wins = “I won! I won!”
opponent-na-loses = “Lost… One more, please?”
opponent-na-draws = “A draw? Again, again!”

opponent-lanh-name = Lành
opponent-lanh-about = A seamstress: she guards every square as neatly as a seam.
opponent-lanh-greeting = “Let’s play. My side is well sewn up.”
opponent-lanh-taking = “I only pick up loose threads.”
opponent-lanh-losing = “Oh, I dropped a stitch.”
opponent-lanh-accepts = “Yes, let’s count.”
opponent-lanh-declines = “The seam isn’t finished. Play on.”
opponent-lanh-wins = “Small stitches hold.”
opponent-lanh-loses = “You have nimble hands.”
opponent-lanh-draws = “A draw suits us both.”

opponent-bay-name = Uncle Bảy
opponent-bay-about = Keeps ducks by the river, and fattens squares the same way.
opponent-bay-greeting = “Come in. Let me fatten a square first.”
opponent-bay-taking = “The ducks are home!”
opponent-bay-losing = “My poor flock!”
opponent-bay-accepts = “All right, round them up and count.”
opponent-bay-declines = “Wait, some are still small.”
opponent-bay-wins = “Feed them long, eat well.”
opponent-bay-loses = “I raised them, you ate them!”
opponent-bay-draws = “Half the flock each.”

opponent-phuc-name = Master Phúc
opponent-phuc-about = A smiling schoolmaster: every exercise has a catch.
opponent-phuc-greeting = “Look well before you move.”
opponent-phuc-taking = “Was that exercise too hard?”
opponent-phuc-losing = “Good. I was careless.”
opponent-phuc-accepts = “Very well, let us mark it.”
opponent-phuc-declines = “The exercise isn’t finished.”
opponent-phuc-wins = “Revise, and come back.”
opponent-phuc-loses = “Full marks for you.”
opponent-phuc-draws = “Two equal papers.”

opponent-cu-tam-name = Old Mr Tám
opponent-cu-tam-about = A white-bearded scholar who thinks far ahead and can wait.
opponent-cu-tam-greeting = “Well, show an old man how you sow.”
opponent-cu-tam-taking = “The time had come.”
opponent-cu-tam-losing = “The young are to be feared!”
opponent-cu-tam-accepts = “So be it. Let us count.”
opponent-cu-tam-declines = “The game is not over. Play on.”
opponent-cu-tam-wins = “Haste spoils it, remember.”
opponent-cu-tam-loses = “This old man gives in.”
opponent-cu-tam-draws = “A draw is precious.”

## The Malay world

opponent-siti-name = Siti
opponent-siti-about = Eleven, barefoot on the veranda, always the first to take.
opponent-siti-greeting = “The shells are rinsed. Let’s play!”
opponent-siti-taking = “My hands are full!”
opponent-siti-losing = “Oh no, my house!”
opponent-siti-accepts = “Fine, let’s count!”
opponent-siti-declines = “No, one more round!”
opponent-siti-wins = “My storehouse is full!”
opponent-siti-loses = “You were too quick for me.”
opponent-siti-draws = “The same? Count again!”

opponent-sri-name = Sri
opponent-sri-about = Draws batik dot by dot, and leaves no gap.
opponent-sri-greeting = “Slowly. Dot by dot.”
opponent-sri-taking = “That fits my pattern.”
opponent-sri-losing = “A blot on my cloth.”
opponent-sri-accepts = “Yes. Let us count.”
opponent-sri-declines = “The pattern isn’t closed yet.”
opponent-sri-wins = “The cloth is finished.”
opponent-sri-loses = “Your pattern was finer.”
opponent-sri-draws = “Two halves of one cloth.”

opponent-harun-name = Harun
opponent-harun-about = An old fisherman: what looks free has a hook in it.
opponent-harun-greeting = “The sea is calm. Let us cast.”
opponent-harun-taking = “A bite!”
opponent-harun-losing = “The bait, and the line with it!”
opponent-harun-accepts = “Let’s haul in and count.”
opponent-harun-declines = “Leave the net out a little longer.”
opponent-harun-wins = “The sea was kind to me.”
opponent-harun-loses = “You fish better than I do.”
opponent-harun-draws = “The same catch for both boats.”

## Levels

level-1 = Beginner
level-1-about = Takes what it sees, and soon loses count.
level-2 = Novice
level-2-about = Counts short sowings, and seldom looks at your reply.
level-3 = Learner
level-3-about = Sees some of your replies; long sowings go astray.
level-4 = Casual
level-4-about = Looks a few moves ahead, and still overlooks things.
level-5 = Regular
level-5-about = Overlooks little, but miscounts long sowings.
level-6 = Good
level-6-about = Thinks well ahead, and is rarely off.
level-7 = Strong
level-7-about = Counts everything right.
level-8 = Expert
level-8-about = Looks far ahead, and makes no slips.
level-9 = Master
level-9-about = As strong as it gets.

## The ranks of the old examinations, for Ô ăn quan

level-o-an-quan-1 = Học trò
level-o-an-quan-2 = Khóa sinh
level-o-an-quan-3 = Sinh đồ
level-o-an-quan-4 = Hương cống
level-o-an-quan-5 = Tiến sĩ
level-o-an-quan-6 = Hoàng giáp
level-o-an-quan-7 = Thám hoa
level-o-an-quan-8 = Bảng nhãn
level-o-an-quan-9 = Trạng nguyên

## How they like to play

style-even = Has no favourite plan.
style-hoarder = Likes to let big pits grow.
style-raider = Takes early, and threatens again.
style-guardian = Leaves little to take.
style-trapper = Likes to lay bait.
style-elder = Keeps the row filled, and waits.
