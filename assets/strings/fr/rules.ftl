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

rules-oware-source = Règles d’après le récit de Board and Pieces. Le partage après répétition est de nous.
