### Gieo : les adversaires de l’ordinateur, leurs noms et leurs mots.

## Ghana

opponent-esi-name = Esi
opponent-esi-about = Neuf ans, et la main sur tout ce qui est à portée.
opponent-esi-greeting = « Hier, j’ai battu mon grand frère ! »
opponent-esi-taking = « Regarde ! Tout pour moi ! »
opponent-esi-losing = « Hé ! Je n’avais pas vu. »
opponent-esi-accepts = « D’accord, on compte ! »
opponent-esi-declines = « Non, je veux encore jouer ! »
opponent-esi-wins = « J’ai gagné ! On recommence ? »
opponent-esi-loses = « Oh… On recommence ? »
opponent-esi-draws = « Pareil ? Alors ça ne compte pas ! »

opponent-kwabena-name = Kwabena
opponent-kwabena-about = Cultive le cacao, et laisse grossir un trou comme ses arbres.
opponent-kwabena-greeting = « Asseyez-vous. Rien ne presse. »
opponent-kwabena-taking = « Belle récolte. »
opponent-kwabena-losing = « Ah, vous récoltez avant moi. »
opponent-kwabena-accepts = « Soit. Comptons. »
opponent-kwabena-declines = « Pas encore. Ça mûrit, par ici. »
opponent-kwabena-wins = « La patience nourrit la maison. »
opponent-kwabena-loses = « Vous avez mieux récolté que moi. »
opponent-kwabena-draws = « Moitié-moitié. C’est juste. »

opponent-abena-name = Abena
opponent-abena-about = Vend des tissus au marché, et ne laisse rien traîner.
opponent-abena-greeting = « Bienvenue. J’ai l’œil sur ma rangée. »
opponent-abena-taking = « Il ne fallait rien laisser traîner. »
opponent-abena-losing = « Comment ai-je laissé ça ouvert ? »
opponent-abena-accepts = « Entendu. Comptons. »
opponent-abena-declines = « Je ne ferme pas encore. »
opponent-abena-wins = « Bien gardé, à moitié gagné. »
opponent-abena-loses = « Vous avez trouvé chaque brèche. »
opponent-abena-draws = « Personne n’a rien donné. »

opponent-kofi-name = Kofi
opponent-kofi-about = Conduit un minibus, plaisante, et pose l’appât pendant qu’on rit.
opponent-kofi-greeting = « Servez-vous, prenez ce qui vous plaît ! »
opponent-kofi-taking = « Vous regardiez ailleurs. »
opponent-kofi-losing = « Ha ! Vous l’aviez vu. »
opponent-kofi-accepts = « Terminus. Comptons. »
opponent-kofi-declines = « Restez à bord, la suite est belle. »
opponent-kofi-wins = « Merci du voyage ! »
opponent-kofi-loses = « Pris à mon propre piège. »
opponent-kofi-draws = « Même tarif pour tous. »

opponent-nana-yaa-name = Nana Yaa
opponent-nana-yaa-about = Soixante ans de parties sous cet arbre ; elle attend son heure.
opponent-nana-yaa-greeting = « Viens. Voyons ce que tu sèmes. »
opponent-nana-yaa-taking = « C’était mûr. »
opponent-nana-yaa-losing = « Bien vu. »
opponent-nana-yaa-accepts = « Arrêtons là. Comptons. »
opponent-nana-yaa-declines = « Il reste à récolter. Continuons. »
opponent-nana-yaa-wins = « Demain, tu sèmeras mieux. »
opponent-nana-yaa-loses = « Aujourd’hui, tu m’as appris quelque chose. »
opponent-nana-yaa-draws = « Le plateau est en paix. »

## Việt Nam

opponent-na-name = Na
opponent-na-about = Sept ans : ce qui se prend, elle le prend tout de suite.
opponent-na-greeting = « Allez, on joue ! »
opponent-na-taking = « J’en ai plein, plein, plein ! »
opponent-na-losing = « Hé, c’était à moi ! »
opponent-na-accepts = « D’accord, on compte ! »
opponent-na-declines = « Non, je ne lâche pas ! »
opponent-na-wins = « Gagné ! J’ai gagné ! »
opponent-na-loses = « Perdu… On recommence ? »
opponent-na-draws = « Égalité ? Encore, encore ! »

opponent-lanh-name = Lành
opponent-lanh-about = Couturière : elle garde chaque case comme on soigne un ourlet.
opponent-lanh-greeting = « Jouons. De mon côté, tout est bien cousu. »
opponent-lanh-taking = « Je ramasse les fils qui dépassent. »
opponent-lanh-losing = « Oh, une maille a filé. »
opponent-lanh-accepts = « Oui, comptons. »
opponent-lanh-declines = « L’ourlet n’est pas fini. Continuons. »
opponent-lanh-wins = « Les petits points tiennent bien. »
opponent-lanh-loses = « Vous avez des doigts de fée. »
opponent-lanh-draws = « L’égalité nous va bien. »

opponent-bay-name = Oncle Bảy
opponent-bay-about = Élève des canards au bord du fleuve, et engraisse ses cases.
opponent-bay-greeting = « Entrez. D’abord, j’engraisse une case. »
opponent-bay-taking = « Les canards sont rentrés ! »
opponent-bay-losing = « Mes pauvres canards ! »
opponent-bay-accepts = « Bon, rassemblons-les et comptons. »
opponent-bay-declines = « Attendez, certains sont trop petits. »
opponent-bay-wins = « Bien nourris, bien mangés. »
opponent-bay-loses = « Je les élève, vous les mangez ! »
opponent-bay-draws = « La moitié des canards chacun. »

opponent-phuc-name = Maître Phúc
opponent-phuc-about = Un maître d’école souriant : chaque exercice a son piège.
opponent-phuc-greeting = « Regardez bien avant de jouer. »
opponent-phuc-taking = « L’exercice était-il trop dur ? »
opponent-phuc-losing = « Bien. J’ai été distrait. »
opponent-phuc-accepts = « Soit, notons les copies. »
opponent-phuc-declines = « L’exercice n’est pas fini. »
opponent-phuc-wins = « Révisez, et revenez. »
opponent-phuc-loses = « Vingt sur vingt pour vous. »
opponent-phuc-draws = « Deux copies égales. »

opponent-cu-tam-name = Le vieux Tám
opponent-cu-tam-about = Lettré à barbe blanche, il voit loin et sait attendre.
opponent-cu-tam-greeting = « Montrez à un vieil homme comment vous semez. »
opponent-cu-tam-taking = « L’heure était venue. »
opponent-cu-tam-losing = « Redoutons la jeunesse ! »
opponent-cu-tam-accepts = « Arrêtons là. Comptons. »
opponent-cu-tam-declines = « La partie n’est pas finie. Continuons. »
opponent-cu-tam-wins = « La hâte gâte tout, retenez-le. »
opponent-cu-tam-loses = « Le vieil homme s’incline. »
opponent-cu-tam-draws = « L’égalité est précieuse. »

## Le monde malais

opponent-siti-name = Siti
opponent-siti-about = Onze ans, pieds nus sur la véranda, toujours la première à prendre.
opponent-siti-greeting = « Les coquillages sont rincés. On joue ! »
opponent-siti-taking = « Plein les mains ! »
opponent-siti-losing = « Oh non, ma maison ! »
opponent-siti-accepts = « Bon, on compte ! »
opponent-siti-declines = « Non, encore un tour ! »
opponent-siti-wins = « Mon grenier est plein ! »
opponent-siti-loses = « Trop rapide pour moi ! »
opponent-siti-draws = « Pareil ? On recompte ! »

opponent-sri-name = Sri
opponent-sri-about = Dessine le batik point par point, sans laisser de vide.
opponent-sri-greeting = « Doucement. Point par point. »
opponent-sri-taking = « Cela entre dans mon motif. »
opponent-sri-losing = « Une tache sur mon tissu. »
opponent-sri-accepts = « Oui. Comptons. »
opponent-sri-declines = « Le motif n’est pas fermé. »
opponent-sri-wins = « Le tissu est fini. »
opponent-sri-loses = « Votre motif était plus beau. »
opponent-sri-draws = « Deux moitiés d’un même tissu. »

opponent-harun-name = Harun
opponent-harun-about = Vieux pêcheur : ce qui a l’air offert cache un hameçon.
opponent-harun-greeting = « La mer est calme. Lançons les lignes. »
opponent-harun-taking = « Ça mord ! »
opponent-harun-losing = « L’appât, et la ligne avec ! »
opponent-harun-accepts = « Remontons le filet et comptons. »
opponent-harun-declines = « Laissons le filet encore un peu. »
opponent-harun-wins = « La mer a été bonne. »
opponent-harun-loses = « Vous pêchez mieux que moi. »
opponent-harun-draws = « Même pêche pour deux barques. »

## Les niveaux

level-1 = Débutant
level-1-about = Prend ce qu’il voit, et perd vite le compte.
level-2 = Novice
level-2-about = Compte les semis courts, et regarde peu la réponse.
level-3 = Apprenti
level-3-about = Voit certaines réponses ; les longs semis l’égarent.
level-4 = Amateur
level-4-about = Prévoit quelques coups, et oublie encore.
level-5 = Habitué
level-5-about = Oublie peu, mais compte mal les longs semis.
level-6 = Bon joueur
level-6-about = Prévoit bien, et se trompe rarement.
level-7 = Joueur fort
level-7-about = Compte tout juste.
level-8 = Expert
level-8-about = Voit loin, sans faux pas.
level-9 = Maître
level-9-about = Aussi fort que possible.

## Les titres des anciens concours, pour l’ô ăn quan

level-o-an-quan-1 = Học trò
level-o-an-quan-2 = Khóa sinh
level-o-an-quan-3 = Sinh đồ
level-o-an-quan-4 = Hương cống
level-o-an-quan-5 = Tiến sĩ
level-o-an-quan-6 = Hoàng giáp
level-o-an-quan-7 = Thám hoa
level-o-an-quan-8 = Bảng nhãn
level-o-an-quan-9 = Trạng nguyên

## Leur manière de jouer

style-even = N’a pas de plan favori.
style-hoarder = Aime laisser grossir les grands tas.
style-raider = Prend tôt, et menace encore.
style-guardian = Laisse peu à prendre.
style-trapper = Aime poser des appâts.
style-elder = Garde sa rangée pleine, et attend.
