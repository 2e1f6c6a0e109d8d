mark-legend = Légende
mark-documented = Attesté
mark-told = À ce qu’on raconte

story-oware-title = D’où vient l’Oware

## Temps 1

story-oware-1-1 = Un homme et une femme s’assirent un jour pour jouer.
story-oware-1-2 = La nuit vint, puis le matin : aucun ne voulait se lever.
story-oware-1-3 = Alors, dit-on, ils se marièrent et continuèrent.
story-oware-1-4 = Certains l’entendent dans le nom : en twi, « ɔware » veut dire « il ou elle se marie ».

## Temps 2

story-oware-2-1 = Partout en Afrique, des rangées de petits creux sont taillées dans la roche.
story-oware-2-2 = Certaines auraient des milliers d’années.
story-oware-2-3 = Était-ce pour jouer ? Les savants ne sont pas d’accord.

## Temps 3

story-oware-3-1 = Un village akan, en fin d’après-midi. Sous l’arbre, on pose un plateau.
story-oware-3-2 = Deux anciens jouent. Une fillette compte tout bas : deux, trois…
story-oware-3-3 = Elle devine le prochain coup, et n’en dit rien.
story-oware-3-4 = Demain, peut-être, elle perdra, rira, et remettra les graines en place.

## Temps 4

story-oware-4-1 = Deux frères ne se parlent plus : un champ mal partagé.
story-oware-4-2 = La doyenne apporte le plateau. « Jouez d’abord, vous parlerez après. »
story-oware-4-3 = Ils s’assoient, ils comptent. Au-dessus des graines, nul ne crie.
story-oware-4-4 = Quand le dernier trou est vide, la colère l’est souvent aussi.

## Temps 5

story-oware-5-1 = Regardez encore : chaque trou est un champ.
story-oware-5-2 = On sème une poignée, graine à graine, et l’on récolte ce qui est mûr.
story-oware-5-3 = Voici une main tendue vers vous, pleine de graines.
story-oware-5-4 = Prenez-les. À vous le premier coup.
