rules-title = Les règles
rules-label-origin = Origine
rules-label-period = Époque
rules-label-players = Joueurs
rules-label-learn = Temps pour apprendre
rules-part = Partie { $n }

## Oware

rules-oware-title = Oware
rules-oware-origin = Afrique de l’Ouest
rules-oware-period = vers 1600
rules-oware-players = Deux
rules-oware-learn = 10 minutes
rules-oware-dating = La date est une estimation. Les plateaux de bois durent rarement, et nul ne sait quand on joua la première partie.

## Partie 1

rules-oware-part-1-title = Douze trous, deux greniers
rules-oware-part-1-minutes = 3 minutes
rules-oware-part-1-1 = Douze trous de quatre graines. Les six plus proches sont à vous. Votre grenier est à votre droite.
rules-oware-part-1-2 = Le but : amasser au moins vingt-cinq des quarante-huit graines. C’est plus de la moitié, et c’est gagné.
rules-oware-part-1-3 = À votre tour, videz un de vos trous. Semez une graine dans chaque trou suivant, en sens antihoraire, jamais dans les greniers.
rules-oware-part-1-4 = Suivez des yeux la dernière graine : tout dépend du trou où elle tombe.

## Partie 2

rules-oware-part-2-title = Deux ou trois : c’est pris
rules-oware-part-2-minutes = 4 minutes
rules-oware-part-2-1 = Si votre dernière graine tombe chez le voisin et que le trou en compte alors 2 ou 3, il est à vous.
rules-oware-part-2-2 = Regardez ensuite un trou en arrière. Encore chez le voisin, et encore 2 ou 3 ? Prenez, et reculez encore.
rules-oware-part-2-3 = Un autre nombre arrête la prise, et votre rangée aussi. Ce qui est pris reste à vous.
rules-oware-part-2-4 = Douze graines ou plus font le tour complet. Chaque fois, elles sautent le trou d’où elles viennent : il reste vide.

## Partie 3

rules-oware-part-3-title = En laisser au voisin
rules-oware-part-3-minutes = 3 minutes
rules-oware-part-3-1 = Il est interdit de vider toute la rangée du voisin tant qu’un autre coup y laisserait une graine.
rules-oware-part-3-2 = Si sa rangée est déjà vide, choisissez un coup qui lui apporte des graines, s’il y en a un.
rules-oware-part-3-3 = Si tous les coups laissent cette rangée vide, jouez n’importe lequel. Les prises comptent comme d’habitude.
rules-oware-part-3-4 = Si une rangée est vide quand vient son tour, qui a joué en dernier ramasse tout le reste. La partie est finie.
rules-oware-part-3-5 = Vingt-cinq graines dans un grenier : la partie s’arrête. Vingt-quatre partout : égalité. Sinon, le plus de graines gagne.

## Répétition et Abapa

rules-oware-cycle-title = Quand une position revient
rules-oware-cycle-1 = Mêmes graines, même joueur, rien de pris entre-temps : la partie s’arrête et le reste est partagé en deux.
rules-oware-cycle-2 = Une graine en trop reste sur le plateau.
rules-oware-abapa-title = Ce que change Abapa
rules-oware-abapa-1 = Vous pouvez jouer un coup qui prendrait toutes les graines du voisin, mais alors vous n’en prenez aucune.
rules-oware-abapa-2 = Si la rangée du voisin est vide, il faut la nourrir. Si c’est impossible, la partie est finie.
rules-oware-abapa-3 = Dans ce cas, ou quand une position revient, chaque camp garde les graines de sa rangée.
rules-oware-grand-slam-title = Ce que change le grand chelem
rules-oware-grand-slam-1 = Vous pouvez prendre toutes les graines du voisin, et vous les prenez.
rules-oware-grand-slam-2 = Si la rangée du voisin est vide, il faut la nourrir. Si c’est impossible, la partie est finie.
rules-oware-grand-slam-3 = Dans ce cas, ou quand une position revient, chaque camp garde les graines de sa rangée.
rules-oware-three-title = Ce que changent trois graines
rules-oware-three-1 = Chaque trou commence avec trois graines : trente-six en tout. Dix-neuf gagnent, dix-huit partout font match nul.
rules-oware-three-2 = Quand une position revient, la partie finit, et le reste est partagé également.
rules-oware-third-title = Ce que change la troisième fois
rules-oware-third-1 = Une position peut revenir une fois. La troisième fois, si rien n’a été pris entre-temps, la partie finit.
rules-oware-third-2 = Chaque camp garde alors les graines de sa rangée.

rules-oware-source = Règles d’après le récit de Board and Pieces. Le partage après répétition est de nous.

## Ba-awa

rules-ba-awa-title = Ba-awa
rules-ba-awa-origin = Ghana, chez les Akan
rules-ba-awa-period = Inconnue
rules-ba-awa-players = Deux ou trois
rules-ba-awa-learn = 10 minutes
rules-ba-awa-dating = Nul n’a noté quand on se mit à y jouer. S. Afoakwa l’enseigna en 1957 à R. C. Bell, qui le mit dans un livre en 1969.

## Partie 1

rules-ba-awa-part-1-title = Chaque trou a son propriétaire
rules-ba-awa-part-1-minutes = 3 minutes
rules-ba-awa-part-1-1 = Douze trous de quatre graines, six par joueur. Chaque trou a un propriétaire : au début, qui est assis devant.
rules-ba-awa-part-1-2 = Le but : gagner plus de graines que les autres. Elles vont dans votre grenier, où personne ne sème.
rules-ba-awa-part-1-3 = À votre tour, videz un de vos trous. Semez une graine dans chaque trou suivant, en sens antihoraire, et dans le même après un tour complet.
rules-ba-awa-part-1-4 = Si la dernière graine tombe parmi d’autres, ramassez-les toutes et semez à partir du trou suivant. Dans un trou vide, votre tour finit.

## Partie 2

rules-ba-awa-part-2-title = Quatre : c’est gagné
rules-ba-awa-part-2-minutes = 4 minutes
rules-ba-awa-part-2-1 = Quand une graine qui tombe porte un trou à quatre tout juste, ces quatre sont gagnées aussitôt, et le semis continue.
rules-ba-awa-part-2-2 = Quatre graines réunies au passage vont au propriétaire du trou, quel que soit le joueur qui sème.
rules-ba-awa-part-2-3 = Quatre graines réunies par la dernière en main vont à qui sème, d’un côté comme de l’autre. Le tour finit alors.
rules-ba-awa-part-2-4 = Quatre graines déjà dans un trou, comme au départ, ne sont pas gagnées. Une de plus, et elles sont cinq.
rules-ba-awa-part-2-5 = Chaque poignée ramassée en chemin a sa propre dernière graine. Si elle en réunit quatre, le tour finit là.

## Partie 3

rules-ba-awa-part-3-title = Les huit dernières, et le match
rules-ba-awa-part-3-minutes = 3 minutes
rules-ba-awa-part-3-1 = Si vos trous sont tous vides, vous passez.
rules-ba-awa-part-3-2 = Quand il ne reste que huit graines, en main ou dans les trous, qui a ouvert la partie les prend. C’est la fin.
rules-ba-awa-part-3-3 = Le plus de graines gagne la partie. Dans un match, quatre graines valent un trou à la partie suivante, regarnie de quatre graines par trou.
rules-ba-awa-part-3-4 = Qui possède dix des douze trous gagne le match. On ouvre les parties à tour de rôle.
rules-ba-awa-part-3-5 = On peut jouer à trois, avec quatre trous chacun. Qui n’a plus de trou se retire, et les deux autres continuent.

rules-ba-awa-cycle-title = Quand cela tourne sans fin
rules-ba-awa-cycle-1 = Un relais peut ne jamais finir. Quand le même plateau revient avec le même trou à vider, le tour s’arrête là.
rules-ba-awa-cycle-2 = Mêmes graines, même joueur, rien de gagné entre-temps : la partie s’arrête, et chacun prend ce qui est dans ses trous.
rules-nam-nam-title = Ce que change le Nam-nam
rules-nam-nam-1 = Les huit dernières ne reviennent à personne d’avance. Qui en gagne quatre prend aussi les quatre autres.
rules-nam-nam-2 = Si vous n’avez plus de graines, vous passez, et votre voisin doit vous en semer.
rules-nam-nam-3 = Si ce voisin a des graines mais n’y arrive pas, la partie finit. Chacun garde celles de ses trous.
rules-nam-nam-4 = Dans un match, vous avez gagné quand les douze trous sont à vous.
rules-ba-awa-after-title = Ce que change l’attente
rules-ba-awa-after-1 = Les huit dernières attendent la fin du coup. Il n’en reste alors parfois que quatre.
rules-ba-awa-after-2 = Si vous n’avez pas de graines à votre tour, la partie finit. Chacun garde celles de ses trous.

rules-ba-awa-source = Règles d’après Mancala World. L’arrêt en cas de répétition est de nous.

## Ô ăn quan

rules-o-an-quan-title = Ô ăn quan
rules-o-an-quan-origin = Viêt Nam
rules-o-an-quan-period = Inconnue
rules-o-an-quan-players = Deux, trois ou quatre
rules-o-an-quan-learn = 12 minutes
rules-o-an-quan-dating = Très ancien au Viêt Nam, sans que l’on sache de quand il date. La tradition y associe Mạc Hiển Tích, lettré reçu premier en 1086.

## Partie 1

rules-o-an-quan-part-1-title = Dix cases dân, deux cases quan
rules-o-an-quan-part-1-minutes = 3 minutes
rules-o-an-quan-part-1-1 = Tracez deux rangées de cinq carrés, les cases dân, et à chaque bout une case quan arrondie. La rangée de votre côté est à vous.
rules-o-an-quan-part-1-2 = Chaque case quan reçoit une grosse pierre, le quan. Chaque case dân en reçoit cinq petites, les dân.
rules-o-an-quan-part-1-3 = Le but : le plus de points. Un dân pris en vaut un, un quan en vaut dix.
rules-o-an-quan-part-1-4 = Convenez de qui commence, ou jouez-le à oẳn tù tì : pierre, feuille, ciseaux.
rules-o-an-quan-part-1-5 = À trois, on joue sur un triangle ; à quatre, sur un carré, avec une case quan à chaque coin. Le tour suit les aiguilles d’une montre.

## Partie 2

rules-o-an-quan-part-2-title = Semer, puis regarder devant
rules-o-an-quan-part-2-minutes = 5 minutes
rules-o-an-quan-part-2-1 = Ramassez tous les dân d’une de vos cases. Semez-en un par case, cases quan comprises, vers la gauche ou la droite, à votre gré.
rules-o-an-quan-part-2-2 = Regardez la case qui suit votre dernière pierre. Une case dân garnie ? Videz-la et semez encore, dans le même sens.
rules-o-an-quan-part-2-3 = Une case vide, puis une case garnie ? Prenez tout dans la seconde, dân et quan, dans n’importe quelle rangée.
rules-o-an-quan-part-2-4 = Après votre prise, encore une case vide puis une garnie ? Prenez aussi, et regardez encore.
rules-o-an-quan-part-2-5 = Une case quan garnie, deux cases vides ou une prise faite : votre tour finit. Une case quan vide compte comme toute case vide.

## Partie 3

rules-o-an-quan-part-3-title = Plus de quan, les dân rentrent
rules-o-an-quan-part-3-minutes = 4 minutes
rules-o-an-quan-part-3-1 = Si vos cinq cases sont vides à votre tour, remettez dans chacune un des dân que vous avez pris.
rules-o-an-quan-part-3-2 = Il en manque ? Empruntez-les à qui en a pris le plus, et rendez-les au décompte.
rules-o-an-quan-part-3-3 = Quand toutes les cases quan sont vides, c’est fini : « hết quan, tàn dân, thu quân, kéo về ». Chacun ramasse ses propres cases.
rules-o-an-quan-part-3-4 = Comptez un point par dân et dix par quan, moins ce que vous devez, plus ce que vous avez prêté. Le plus de points gagne.
rules-o-an-quan-part-3-5 = À deux, sur plusieurs parties, chaque retard de dix points fait vendre une case à l’autre : « bán ruộng ». Trois vendues, le match est perdu.

rules-o-an-quan-cycle-title = Quand une position revient
rules-o-an-quan-cycle-1 = La troisième fois que tout est exactement pareil, la partie s’arrête. Chacun ramasse ses cases et la case quan à sa droite.
rules-o-an-quan-cycle-2 = Peu importe qui doit à qui : seuls comptent les cases, le tour de jeu et les points que chacun aurait.
rules-o-an-quan-cycle-3 = Mille tours de table sans qu’aucun quan soit pris arrêtent la partie de la même façon.
rules-o-an-quan-young-title = Ce que change le quan non
rules-o-an-quan-young-1 = Un quan accompagné de moins de cinq dân ne peut pas être pris.
rules-o-an-quan-young-2 = S’il est le premier à prendre, votre tour finit. Plus loin dans une chaîne, vous gardez ce que vous avez pris.
rules-o-an-quan-tonkin-title = Ce que change semer depuis le quan
rules-o-an-quan-tonkin-1 = La case qui suit votre dernière pierre est-elle une case quan garnie de dân ? L’un d’eux avance alors d’une case.
rules-o-an-quan-tonkin-2 = Le tour continue de là. Une case quan où il n’y a plus que le quan finit toujours le tour.
rules-o-an-quan-five-title = Ce que change un quan à cinq
rules-o-an-quan-five-1 = Un quan pris vaut cinq, et non dix. Les dân comptent davantage.

rules-o-an-quan-source = Règles d’après une description vietnamienne ; bán ruộng s’inspire de Mancala World. L’arrêt après répétition est de nous.

## Congklak

rules-congklak-title = Congklak
rules-congklak-origin = Asie du Sud-Est
rules-congklak-period = Inconnue
rules-congklak-players = Deux
rules-congklak-learn = 8 minutes
rules-congklak-dating = Congklak, dakon, sungka, tchonka, naranj : il a bien des noms, des Maldives aux Philippines. Nul ne sait son âge.

## Partie 1

rules-congklak-part-1-title = Sept trous, un grenier à gauche
rules-congklak-part-1-minutes = 3 minutes
rules-congklak-part-1-1 = Sept trous chacun, sept graines par trou : quatre-vingt-dix-huit en tout. Le grenier à votre gauche est à vous.
rules-congklak-part-1-2 = Le but : amasser plus de graines que le voisin. Quarante-neuf partout : égalité.
rules-congklak-part-1-3 = À votre tour, videz un de vos trous. Semez une graine dans chaque trou suivant, dans le sens horaire.
rules-congklak-part-1-4 = Chaque fois que vous passez votre grenier, il reçoit aussi une graine. Celui du voisin n’en reçoit pas.

## Partie 2

rules-congklak-part-2-title = Où tombe la dernière graine
rules-congklak-part-2-minutes = 3 minutes
rules-congklak-part-2-1 = Dans votre grenier : rejouez, avec le trou de votre choix.
rules-congklak-part-2-2 = Parmi d’autres graines, d’un côté comme de l’autre : ramassez-les toutes et semez à partir du trou suivant.
rules-congklak-part-2-3 = Dans un de vos trous, s’il était vide : prenez tout ce que contient le trou d’en face. Votre dernière graine reste où elle est tombée.
rules-congklak-part-2-4 = Votre tour finit alors. Il finit aussi quand la dernière graine tombe dans un trou vide d’en face.

## Partie 3

rules-congklak-part-3-title = Jusqu’à la dernière graine, et le match
rules-congklak-part-3-minutes = 2 minutes
rules-congklak-part-3-1 = Si vous n’avez rien à semer, vous passez, même si vous veniez de gagner le droit de rejouer.
rules-congklak-part-3-2 = Quand les quatorze trous sont vides, la partie est finie. Le grenier le plus rempli gagne.
rules-congklak-part-3-3 = Dans un match, vous regarnissez vos trous avec votre grenier, à partir du plus proche de lui. Le surplus y reste.
rules-congklak-part-3-4 = Un trou que vous ne pouvez remplir est brûlé : pour cette partie, nul n’y sème, ne le joue ni n’y prend.
rules-congklak-part-3-5 = Qui a gagné ouvre la partie suivante. Qui ne remplit pas un seul trou a perdu le match.

rules-congklak-cycle-title = Cela peut-il tourner sans fin ?
rules-congklak-cycle-1 = Non. Chaque tour de plateau laisse une graine dans un grenier, et aucune n’en ressort. Aucune position ne revient donc.
rules-dakon-title = Ce que change le Dakon
rules-dakon-1 = La dernière graine, qui prend le trou d’en face, va aussi dans votre grenier.
rules-dakon-2 = Dans un match, vous avez perdu si vous ne remplissez pas quatre trous.
rules-congkak-title = Ce que change le Congkak
rules-congkak-1 = La dernière graine, qui prend le trou d’en face, va aussi dans votre grenier.
rules-congkak-2 = Si votre rangée est vide à votre tour, la partie finit. Chacun garde les graines de la sienne.
rules-chongka-title = Ce que change le Chongka’
rules-chongka-1 = Une dernière graine dans votre grenier finit le tour : on ne rejoue pas.

rules-congklak-source = Trous, graines, sens et prise d’après une description vietnamienne ; le reste d’après un ancien article de Wikipédia.

## Kalah

rules-kalah-title = Kalah
rules-kalah-origin = États-Unis
rules-kalah-period = 1940
rules-kalah-players = Deux
rules-kalah-learn = 6 minutes
rules-kalah-dating = William Julius Champion le créa en 1940, d’après des jeux bien plus anciens de la même famille.

## Partie 1

rules-kalah-part-1-title = Six trous, un grenier à droite
rules-kalah-part-1-minutes = 2 minutes
rules-kalah-part-1-1 = Douze trous de quatre graines. Les six plus proches sont à vous, et le grenier à votre droite aussi.
rules-kalah-part-1-2 = Le but : amasser plus que le voisin des quarante-huit graines.
rules-kalah-part-1-3 = À votre tour, videz un de vos trous. Semez une graine dans chaque trou suivant, en sens antihoraire, et une dans votre grenier.
rules-kalah-part-1-4 = Sautez le grenier du voisin. Un long semis laisse aussi une graine dans le trou d’où il vient.

## Partie 2

rules-kalah-part-2-title = Où tombe la dernière graine
rules-kalah-part-2-minutes = 2 minutes
rules-kalah-part-2-1 = Dans votre grenier : rejouez.
rules-kalah-part-2-2 = Dans un de vos trous, s’il était vide et que celui d’en face ne l’est pas : les graines d’en face vont dans votre grenier, avec la vôtre.
rules-kalah-part-2-3 = Partout ailleurs, votre tour finit et rien n’est pris.

## Partie 3

rules-kalah-part-3-title = Quand une rangée est vide
rules-kalah-part-3-minutes = 2 minutes
rules-kalah-part-3-1 = Dès qu’un coup laisse l’une des rangées vide, la partie est finie, même si ce coup permettait de rejouer.
rules-kalah-part-3-2 = Les graines qui restent vont au propriétaire de leur rangée.
rules-kalah-part-3-3 = Le plus de graines gagne. Vingt-quatre partout : égalité.

rules-kalah-cycle-title = Cela peut-il tourner sans fin ?
rules-kalah-cycle-1 = Non. Chaque tour de plateau laisse une graine dans un grenier, et aucune n’en ressort. Aucune position ne revient donc.
rules-kalah-three-title = Ce que changent trois graines
rules-kalah-three-1 = Chaque trou commence avec trois graines : trente-six en tout. Dix-huit partout font match nul.

rules-kalah-source = Les règles usuelles, telles que les donnent Wikipédia et OpenSpiel.

## Règles écrites par les joueurs

own-card-base = Le reste, comme à { $name }
knob-players = Joueurs : { $n }
knob-board = Trous par rangée : { $n }. Graines par trou : { $seeds }.
knob-board-quan = Cases dân par rangée : { $n }. Dân par case : { $seeds }.
knob-way-against = On sème en sens antihoraire.
knob-way-with = On sème en sens horaire.
knob-way-chosen = On sème vers la gauche ou vers la droite, à son gré.
knob-stores-beside = Ce qui est pris se pose à côté du plateau ; personne n’y sème.
knob-stores-ring = On sème aussi son propre grenier, et on saute celui d’en face.
knob-stores-quan = Les cases quan sont semées comme les autres, mais personne ne les ramasse.
knob-origin-skipped = Une poignée qui fait le tour complet saute le trou d’où elle vient.
knob-origin-sown = Une poignée qui fait le tour complet sème aussi le trou d’où elle vient.
knob-again-yes = La dernière graine dans votre grenier vous fait rejouer.
knob-again-no = La dernière graine dans votre grenier finit votre tour.
knob-relay-none = On sème une seule poignée par tour.
knob-relay-landing = Si la dernière graine tombe parmi d’autres, ramassez-les toutes et semez encore.
knob-relay-next = Si la case qui suit la dernière est garnie, videz-la et semez encore.
knob-capture-twos = Si la dernière graine porte un trou du voisin à deux ou trois, il est à vous, et de même les deux et trois juste derrière.
knob-capture-fours = Chaque trou qu’une graine porte à quatre tout juste est gagné.
knob-capture-opposite = Si la dernière graine tombe dans un de vos trous vides, prenez ce que contient le trou d’en face.
knob-capture-behind = Une case vide, puis une case garnie : prenez tout dans la seconde, et continuez de même.
knob-majority = Plus de la moitié des graines gagne aussitôt.
