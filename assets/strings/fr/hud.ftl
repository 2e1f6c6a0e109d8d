### Gieo : messages au-dessus du plateau.

notice-set-aside = Un fichier du jeu est illisible. Il est mis de côté sous { $file }.
notice-storage = Quelque chose n’a pas pu être enregistré sur cet appareil : { $what }
