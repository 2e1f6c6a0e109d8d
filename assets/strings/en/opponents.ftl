### Gieo: the opponents. What they say stands alone, without quotation marks; `opponent-says` puts it
### into somebody’s mouth. Short, warm, never mocking: 60 characters at most.

# $name: somebody’s name, $what: what they say.
opponent-says = { $name }: “{ $what }”

## How strong

level-1 = Just learning
level-1-about = Takes what it sees, and loses count after a handful.
level-2 = Beginner
level-2-about = Counts short sowings; seldom looks at your reply.
level-3 = Casual
level-3-about = Sees some of your replies; miscounts the long sowings.
level-4 = Keen
level-4-about = Holds on to a won game; long sowings still go wrong.
level-5 = Regular
level-5-about = Sure of hand when few seeds are left; many threats slip by.
level-6 = Practised
level-6-about = Begins to plan ahead; many a threat still slips by.
level-7 = Skilled
level-7-about = Plans a turn ahead; every other threat slips by.
level-8 = Strong
level-8-about = Often sees what you can take; long laps still go wrong.
level-9 = Expert
level-9-about = Looks several turns ahead; now and then a threat slips by.
level-10 = Master
level-10-about = Reads deep; where there is much to count it can still slip.
level-11 = Grandmaster
level-11-about = Makes no mistakes any more: a wide step up. Knows Oware’s endings by heart.

## The same in Ô ăn quan: the ranks of the old examinations in Việt Nam

level-o-an-quan-1 = Pupil (học trò)
level-o-an-quan-2 = Student (nho sinh)
level-o-an-quan-3 = Candidate (khóa sinh)
level-o-an-quan-4 = Bachelor (tú tài)
level-o-an-quan-5 = Licentiate (cử nhân)
level-o-an-quan-6 = Deputy doctor (phó bảng)
level-o-an-quan-7 = Doctor (tiến sĩ)
level-o-an-quan-8 = Doctor with honours (hoàng giáp)
level-o-an-quan-9 = Third laureate (thám hoa)
level-o-an-quan-10 = Second laureate (bảng nhãn)
level-o-an-quan-11 = First laureate (trạng nguyên)

## Characters

opponent-esi-name = Esi
opponent-esi-about = Eleven years old, from Cape Coast. Takes first and counts later.
opponent-esi-greeting = Sit down! Yesterday I beat my brother.
opponent-esi-taking = Mine, all mine!
opponent-esi-losing = Hey! I was going to take those.
opponent-esi-accepts = All right, let’s count!
opponent-esi-declines = No, I want to play on!
opponent-esi-wins = I won! Again?
opponent-esi-loses = You win. Will you show me how?
opponent-esi-draws = Even! Let’s play another one.

opponent-kwabena-name = Kwabena
opponent-kwabena-about = Grows cocoa near Tafo. Lets one pit fill for a season, then empties it at once.
opponent-kwabena-greeting = Welcome. Let us see whose field does better.
opponent-kwabena-taking = A good harvest.
opponent-kwabena-losing = The weevils have been in my store.
opponent-kwabena-accepts = The day is done. Let us count.
opponent-kwabena-declines = Not before the harvest.
opponent-kwabena-wins = A full barn. Thank you for the game.
opponent-kwabena-loses = This season was yours. Mine will come.
opponent-kwabena-draws = Two farmers, one good field.

opponent-abena-name = Auntie Abena
opponent-abena-about = Sells cloth at Makola Market in Accra. On her side nothing lies open.
opponent-abena-greeting = Come, sit. I have closed the stall for you.
opponent-abena-taking = This I will wrap up and keep.
opponent-abena-losing = Ei! Who left that on the counter?
opponent-abena-accepts = A fair price. Let us count.
opponent-abena-declines = Not at that price. We play on.
opponent-abena-wins = Sold! Come back tomorrow.
opponent-abena-loses = You bargain well.
opponent-abena-draws = We both go home content.

opponent-kofi-name = Kofi
opponent-kofi-about = Weaves kente in Bonwire. What he leaves lying is part of the pattern.
opponent-kofi-greeting = Sit with me. I have just finished a strip.
opponent-kofi-taking = I hoped you would pull that thread.
opponent-kofi-losing = A knot! I did not see it.
opponent-kofi-accepts = The cloth is long enough. Let us count.
opponent-kofi-declines = The pattern is not finished yet.
opponent-kofi-wins = And there is the pattern.
opponent-kofi-loses = Fine work. I will remember it.
opponent-kofi-draws = Warp and weft, even.

opponent-nana-yaa-name = Nana Yaa
opponent-nana-yaa-about = Taught school in Kumasi for forty years. Her seeds stay at home; she can wait.
opponent-nana-yaa-greeting = Good day. Sit down, there is no hurry.
opponent-nana-yaa-taking = Who waits, reaps.
opponent-nana-yaa-losing = Well seen. Somebody taught you.
opponent-nana-yaa-accepts = Enough for today. Let us count.
opponent-nana-yaa-declines = There is still something to reap. Play on.
opponent-nana-yaa-wins = You are learning. Come again.
opponent-nana-yaa-loses = Beautifully played. I thank you.
opponent-nana-yaa-draws = Neither of us wasted a seed.

opponent-na-name = Little Na
opponent-na-about = In third grade in Huế. Takes whatever she sees and thinks about it later.
opponent-na-greeting = Play with me! Watch me take a quan!
opponent-na-taking = So many!
opponent-na-losing = Oh! My dân!
opponent-na-accepts = All right, let’s count!
opponent-na-declines = No, I want to play on!
opponent-na-wins = I won! Once more?
opponent-na-loses = I lost… Show me how you did that!
opponent-na-draws = A draw! Another one to decide it.

opponent-lanh-name = Lành
opponent-lanh-about = Weaves silk in Vạn Phúc. Every square is kept closed.
opponent-lanh-greeting = Please sit. Let us play at our ease.
opponent-lanh-taking = I will wind this thread in.
opponent-lanh-losing = Oh, I left a gap.
opponent-lanh-accepts = That is even enough. Let us count.
opponent-lanh-declines = Wait, the silk is not done.
opponent-lanh-wins = A fine length of silk. Thank you!
opponent-lanh-loses = Such skill! I give in.
opponent-lanh-draws = All square: we can both be glad.

opponent-bay-name = Uncle Bảy
opponent-bay-about = Runs his boat to the floating market of Cái Răng. Fills one square till it is rich.
opponent-bay-greeting = Come aboard, let’s play a game!
opponent-bay-taking = The boat is full!
opponent-bay-losing = Heavens, we are sinking!
opponent-bay-accepts = Fine, let’s land and count.
opponent-bay-declines = Not yet: while there is water, we row.
opponent-bay-wins = A good season! Come again one day.
opponent-bay-loses = Well done! You have beaten me.
opponent-bay-draws = A draw, and everybody is happy.

opponent-phuc-name = Teacher Phúc
opponent-phuc-about = Teaches mathematics in Hành Thiện. What he leaves open is a question with a catch.
opponent-phuc-greeting = Please sit. The first move is always hard.
opponent-phuc-taking = I set that problem some time ago.
opponent-phuc-losing = Good! I had not thought of that solution.
opponent-phuc-accepts = Very well. Let us check the result.
opponent-phuc-declines = The problem is not solved yet. Think on.
opponent-phuc-wins = There was a catch. You will see it next time.
opponent-phuc-loses = Full marks!
opponent-phuc-draws = Two solutions, both correct.

opponent-cu-tam-name = Grandfather Tâm
opponent-cu-tam-about = Carves woodblocks for prints in Đông Hồ. Keeps the dân at home and waits.
opponent-cu-tam-greeting = Sit down here. There is no need to hurry.
opponent-cu-tam-taking = It was a long wait.
opponent-cu-tam-losing = Sharp eyes.
opponent-cu-tam-accepts = Very well, let us count.
opponent-cu-tam-declines = There is still something to reap. Let us finish.
opponent-cu-tam-wins = The last cut. Come over again some day.
opponent-cu-tam-loses = This old man has lost. You play very well.
opponent-cu-tam-draws = In balance. That is beautiful.

opponent-siti-name = Siti
opponent-siti-about = Goes to school in Malacca. Runs for her store first and asks questions later.
opponent-siti-greeting = Hello! We play this whenever it rains.
opponent-siti-taking = Straight home into my store!
opponent-siti-losing = Oh! I forgot to look there.
opponent-siti-accepts = Okay, let’s count!
opponent-siti-declines = No, no, we play on!
opponent-siti-wins = Yes! My store is fuller.
opponent-siti-loses = You are quick! Again?
opponent-siti-draws = The same! Who would believe it?

opponent-sri-name = Bu Sri
opponent-sri-about = Draws batik in Yogyakarta. Every line is closed before she goes on.
opponent-sri-greeting = Welcome. Mind the wax, and sit.
opponent-sri-taking = One more petal.
opponent-sri-losing = A drop of wax in the wrong place.
opponent-sri-accepts = The cloth is full. Let us count.
opponent-sri-declines = There is still white cloth. Play on.
opponent-sri-wins = Now it may dry. It was a pleasure.
opponent-sri-loses = Your hand is steadier than mine.
opponent-sri-draws = The same pattern from both sides.

opponent-harun-name = Pak Harun
opponent-harun-about = Builds wooden boats on Pulau Duyong. Lets you take, and then counts.
opponent-harun-greeting = Sit in the shade. The tide is out, we have time.
opponent-harun-taking = I laid that plank for you.
opponent-harun-losing = We are leaking! Well struck.
opponent-harun-accepts = Into harbour, then. Let us count.
opponent-harun-declines = We are still at sea. Play on.
opponent-harun-wins = The boat floats. Thank you for the game.
opponent-harun-loses = You sail well.
opponent-harun-draws = Neither boat ahead. A good wind.
