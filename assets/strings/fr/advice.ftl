### Gieo : indices, barre d’évaluation et regard sur la partie finie.

## Pourquoi un coup est bon

advice-only = C’est le seul coup possible.
advice-ends-win = Ce coup termine la partie : vous gagnez { $n } à { $points }.
advice-ends-draw = Ce coup termine la partie à égalité, { $n } à { $points }.
advice-ends-loss = Ce coup termine la partie, { $n } à { $points }.
advice-exact-win = C’est sûr : vous gagnez { $n } à { $points } si chacun joue juste.
advice-exact-draw = C’est sûr : nul, { $n } à { $points }, si chacun joue juste.
advice-exact-loss = Si l’autre joue juste, on ne peut plus gagner. Ce coup sauve le plus : { $n } à { $points }.
advice-decided-win = C’est sûr : en jouant juste, vous gagnez.
advice-decided-draw = C’est sûr : partie nulle si chacun joue juste.
advice-decided-loss = Si l’autre joue juste, on ne peut plus gagner. Rendez-lui la tâche aussi dure que possible.
advice-takes-quan = { $n ->
    [one] Ce coup prend un quan !
   *[other] Ce coup prend { $n } quan !
}
advice-takes = { $n ->
    [one] Ce coup prend { $n } graine.
   *[other] Ce coup prend { $n } graines.
}
advice-takes-chain = Ce coup prend { $n } graines dans { $count } trous.
advice-takes-laps = { $n ->
    [one] Ce coup prend { $n } graine après { $laps } reprises.
   *[other] Ce coup prend { $n } graines après { $laps } reprises.
}
advice-takes-squares = Ce coup prend { $n } dân.
advice-takes-chain-squares = Ce coup prend { $n } dân dans { $count } cases.
advice-takes-laps-squares = Ce coup prend { $n } dân après { $laps } reprises.
advice-own-fours = { $n ->
    [one] Un des groupes de quatre est dans votre rangée.
   *[other] { $n } des groupes de quatre sont dans votre rangée.
}
advice-last-seeds = { $n ->
    [one] La dernière graine est aussi pour vous.
   *[other] Les { $n } dernières graines sont aussi pour vous.
}
advice-again = La dernière graine tombe dans votre grenier : vous rejouez.
advice-feeds = { $who ->
    [you] Vous n’avez plus de graines : ce coup en apporte { $n }.
    [computer] L’ordinateur n’a plus de graines : ce coup en apporte { $n }.
    [south] Sud n’a plus de graines : ce coup en apporte { $n }.
    [one] Le joueur 1 n’a plus de graines : ce coup en apporte { $n }.
    [two] Le joueur 2 n’a plus de graines : ce coup en apporte { $n }.
    [three] Le joueur 3 n’a plus de graines : ce coup en apporte { $n }.
    [four] Le joueur 4 n’a plus de graines : ce coup en apporte { $n }.
   *[north] Nord n’a plus de graines : ce coup en apporte { $n }.
}
advice-saves = { $who ->
    [you] Vous pourriez prendre { $n } graines ; après ce coup, plus rien.
    [computer] L’ordinateur pourrait prendre { $n } graines ; après ce coup, plus rien.
    [south] Sud pourrait prendre { $n } graines ; après ce coup, plus rien.
    [one] Le joueur 1 pourrait prendre { $n } graines ; après ce coup, plus rien.
    [two] Le joueur 2 pourrait prendre { $n } graines ; après ce coup, plus rien.
    [three] Le joueur 3 pourrait prendre { $n } graines ; après ce coup, plus rien.
    [four] Le joueur 4 pourrait prendre { $n } graines ; après ce coup, plus rien.
   *[north] Nord pourrait prendre { $n } graines ; après ce coup, plus rien.
}
advice-saves-some = { $who ->
    [you] Vous pourriez prendre { $n } graines ; après ce coup, { $left } au plus.
    [computer] L’ordinateur pourrait prendre { $n } graines ; après ce coup, { $left } au plus.
    [south] Sud pourrait prendre { $n } graines ; après ce coup, { $left } au plus.
    [one] Le joueur 1 pourrait prendre { $n } graines ; après ce coup, { $left } au plus.
    [two] Le joueur 2 pourrait prendre { $n } graines ; après ce coup, { $left } au plus.
    [three] Le joueur 3 pourrait prendre { $n } graines ; après ce coup, { $left } au plus.
    [four] Le joueur 4 pourrait prendre { $n } graines ; après ce coup, { $left } au plus.
   *[north] Nord pourrait prendre { $n } graines ; après ce coup, { $left } au plus.
}
advice-saves-pit = { $who ->
    [you] Vous pourriez prendre { $n } graines (votre trou { $pit }) ; après ce coup, plus rien.
    [computer] L’ordinateur pourrait prendre { $n } graines (votre trou { $pit }) ; après ce coup, plus rien.
    [south] Sud pourrait prendre { $n } graines (votre trou { $pit }) ; après ce coup, plus rien.
    [one] Le joueur 1 pourrait prendre { $n } graines (votre trou { $pit }) ; après ce coup, plus rien.
    [two] Le joueur 2 pourrait prendre { $n } graines (votre trou { $pit }) ; après ce coup, plus rien.
    [three] Le joueur 3 pourrait prendre { $n } graines (votre trou { $pit }) ; après ce coup, plus rien.
    [four] Le joueur 4 pourrait prendre { $n } graines (votre trou { $pit }) ; après ce coup, plus rien.
   *[north] Nord pourrait prendre { $n } graines (votre trou { $pit }) ; après ce coup, plus rien.
}
advice-saves-pit-some = { $who ->
    [you] Vous pourriez prendre { $n } graines (votre trou { $pit }) ; après ce coup, { $left } au plus.
    [computer] L’ordinateur pourrait prendre { $n } graines (votre trou { $pit }) ; après ce coup, { $left } au plus.
    [south] Sud pourrait prendre { $n } graines (votre trou { $pit }) ; après ce coup, { $left } au plus.
    [one] Le joueur 1 pourrait prendre { $n } graines (votre trou { $pit }) ; après ce coup, { $left } au plus.
    [two] Le joueur 2 pourrait prendre { $n } graines (votre trou { $pit }) ; après ce coup, { $left } au plus.
    [three] Le joueur 3 pourrait prendre { $n } graines (votre trou { $pit }) ; après ce coup, { $left } au plus.
    [four] Le joueur 4 pourrait prendre { $n } graines (votre trou { $pit }) ; après ce coup, { $left } au plus.
   *[north] Nord pourrait prendre { $n } graines (votre trou { $pit }) ; après ce coup, { $left } au plus.
}
advice-threatens = Au prochain tour, vous pourriez prendre { $n } graines.
advice-threatens-chain = Au prochain tour, vous pourriez prendre { $n } graines dans { $count } trous.
advice-costs = { $who ->
    [you] { $n ->
        [one] Après ce coup, vous pouvez prendre au plus { $n } graine.
       *[other] Après ce coup, vous pouvez prendre au plus { $n } graines.
    }
    [computer] { $n ->
        [one] Après ce coup, l’ordinateur peut prendre au plus { $n } graine.
       *[other] Après ce coup, l’ordinateur peut prendre au plus { $n } graines.
    }
    [south] { $n ->
        [one] Après ce coup, Sud peut prendre au plus { $n } graine.
       *[other] Après ce coup, Sud peut prendre au plus { $n } graines.
    }
    [one] { $n ->
        [one] Après ce coup, le joueur 1 peut prendre au plus { $n } graine.
       *[other] Après ce coup, le joueur 1 peut prendre au plus { $n } graines.
    }
    [two] { $n ->
        [one] Après ce coup, le joueur 2 peut prendre au plus { $n } graine.
       *[other] Après ce coup, le joueur 2 peut prendre au plus { $n } graines.
    }
    [three] { $n ->
        [one] Après ce coup, le joueur 3 peut prendre au plus { $n } graine.
       *[other] Après ce coup, le joueur 3 peut prendre au plus { $n } graines.
    }
    [four] { $n ->
        [one] Après ce coup, le joueur 4 peut prendre au plus { $n } graine.
       *[other] Après ce coup, le joueur 4 peut prendre au plus { $n } graines.
    }
   *[north] { $n ->
        [one] Après ce coup, Nord peut prendre au plus { $n } graine.
       *[other] Après ce coup, Nord peut prendre au plus { $n } graines.
    }
}
advice-least = { $who ->
    [you] { $n ->
        [one] Après ce coup, vous pouvez prendre { $n } graine ; après tout autre coup, au moins { $left }.
       *[other] Après ce coup, vous pouvez prendre { $n } graines ; après tout autre coup, au moins { $left }.
    }
    [computer] { $n ->
        [one] Après ce coup, l’ordinateur peut prendre { $n } graine ; après tout autre coup, au moins { $left }.
       *[other] Après ce coup, l’ordinateur peut prendre { $n } graines ; après tout autre coup, au moins { $left }.
    }
    [south] { $n ->
        [one] Après ce coup, Sud peut prendre { $n } graine ; après tout autre coup, au moins { $left }.
       *[other] Après ce coup, Sud peut prendre { $n } graines ; après tout autre coup, au moins { $left }.
    }
    [one] { $n ->
        [one] Après ce coup, le joueur 1 peut prendre { $n } graine ; après tout autre coup, au moins { $left }.
       *[other] Après ce coup, le joueur 1 peut prendre { $n } graines ; après tout autre coup, au moins { $left }.
    }
    [two] { $n ->
        [one] Après ce coup, le joueur 2 peut prendre { $n } graine ; après tout autre coup, au moins { $left }.
       *[other] Après ce coup, le joueur 2 peut prendre { $n } graines ; après tout autre coup, au moins { $left }.
    }
    [three] { $n ->
        [one] Après ce coup, le joueur 3 peut prendre { $n } graine ; après tout autre coup, au moins { $left }.
       *[other] Après ce coup, le joueur 3 peut prendre { $n } graines ; après tout autre coup, au moins { $left }.
    }
    [four] { $n ->
        [one] Après ce coup, le joueur 4 peut prendre { $n } graine ; après tout autre coup, au moins { $left }.
       *[other] Après ce coup, le joueur 4 peut prendre { $n } graines ; après tout autre coup, au moins { $left }.
    }
   *[north] { $n ->
        [one] Après ce coup, Nord peut prendre { $n } graine ; après tout autre coup, au moins { $left }.
       *[other] Après ce coup, Nord peut prendre { $n } graines ; après tout autre coup, au moins { $left }.
    }
}
advice-choices = { $n ->
    [one] Il vous reste un trou garni.
   *[other] Il vous reste { $n } trous garnis.
}
advice-saves-squares = { $who ->
    [you] Vous pourriez prendre { $n } points ; après ce coup, plus rien.
    [computer] L’ordinateur pourrait prendre { $n } points ; après ce coup, plus rien.
    [south] Sud pourrait prendre { $n } points ; après ce coup, plus rien.
    [one] Le joueur 1 pourrait prendre { $n } points ; après ce coup, plus rien.
    [two] Le joueur 2 pourrait prendre { $n } points ; après ce coup, plus rien.
    [three] Le joueur 3 pourrait prendre { $n } points ; après ce coup, plus rien.
    [four] Le joueur 4 pourrait prendre { $n } points ; après ce coup, plus rien.
   *[north] Nord pourrait prendre { $n } points ; après ce coup, plus rien.
}
advice-saves-some-squares = { $who ->
    [you] Vous pourriez prendre { $n } points ; après ce coup, { $left } au plus.
    [computer] L’ordinateur pourrait prendre { $n } points ; après ce coup, { $left } au plus.
    [south] Sud pourrait prendre { $n } points ; après ce coup, { $left } au plus.
    [one] Le joueur 1 pourrait prendre { $n } points ; après ce coup, { $left } au plus.
    [two] Le joueur 2 pourrait prendre { $n } points ; après ce coup, { $left } au plus.
    [three] Le joueur 3 pourrait prendre { $n } points ; après ce coup, { $left } au plus.
    [four] Le joueur 4 pourrait prendre { $n } points ; après ce coup, { $left } au plus.
   *[north] Nord pourrait prendre { $n } points ; après ce coup, { $left } au plus.
}
advice-saves-pit-squares = { $who ->
    [you] Vous pourriez prendre { $n } points (votre case { $pit }) ; après ce coup, plus rien.
    [computer] L’ordinateur pourrait prendre { $n } points (votre case { $pit }) ; après ce coup, plus rien.
    [south] Sud pourrait prendre { $n } points (votre case { $pit }) ; après ce coup, plus rien.
    [one] Le joueur 1 pourrait prendre { $n } points (votre case { $pit }) ; après ce coup, plus rien.
    [two] Le joueur 2 pourrait prendre { $n } points (votre case { $pit }) ; après ce coup, plus rien.
    [three] Le joueur 3 pourrait prendre { $n } points (votre case { $pit }) ; après ce coup, plus rien.
    [four] Le joueur 4 pourrait prendre { $n } points (votre case { $pit }) ; après ce coup, plus rien.
   *[north] Nord pourrait prendre { $n } points (votre case { $pit }) ; après ce coup, plus rien.
}
advice-saves-pit-some-squares = { $who ->
    [you] Vous pourriez prendre { $n } points (votre case { $pit }) ; après ce coup, { $left } au plus.
    [computer] L’ordinateur pourrait prendre { $n } points (votre case { $pit }) ; après ce coup, { $left } au plus.
    [south] Sud pourrait prendre { $n } points (votre case { $pit }) ; après ce coup, { $left } au plus.
    [one] Le joueur 1 pourrait prendre { $n } points (votre case { $pit }) ; après ce coup, { $left } au plus.
    [two] Le joueur 2 pourrait prendre { $n } points (votre case { $pit }) ; après ce coup, { $left } au plus.
    [three] Le joueur 3 pourrait prendre { $n } points (votre case { $pit }) ; après ce coup, { $left } au plus.
    [four] Le joueur 4 pourrait prendre { $n } points (votre case { $pit }) ; après ce coup, { $left } au plus.
   *[north] Nord pourrait prendre { $n } points (votre case { $pit }) ; après ce coup, { $left } au plus.
}
advice-threatens-squares = Au prochain tour, vous pourriez prendre { $n } points.
advice-threatens-chain-squares = Au prochain tour, vous pourriez prendre { $n } points dans { $count } cases.
advice-costs-squares = { $who ->
    [you] { $n ->
        [one] Après ce coup, vous pouvez prendre au plus { $n } point.
       *[other] Après ce coup, vous pouvez prendre au plus { $n } points.
    }
    [computer] { $n ->
        [one] Après ce coup, l’ordinateur peut prendre au plus { $n } point.
       *[other] Après ce coup, l’ordinateur peut prendre au plus { $n } points.
    }
    [south] { $n ->
        [one] Après ce coup, Sud peut prendre au plus { $n } point.
       *[other] Après ce coup, Sud peut prendre au plus { $n } points.
    }
    [one] { $n ->
        [one] Après ce coup, le joueur 1 peut prendre au plus { $n } point.
       *[other] Après ce coup, le joueur 1 peut prendre au plus { $n } points.
    }
    [two] { $n ->
        [one] Après ce coup, le joueur 2 peut prendre au plus { $n } point.
       *[other] Après ce coup, le joueur 2 peut prendre au plus { $n } points.
    }
    [three] { $n ->
        [one] Après ce coup, le joueur 3 peut prendre au plus { $n } point.
       *[other] Après ce coup, le joueur 3 peut prendre au plus { $n } points.
    }
    [four] { $n ->
        [one] Après ce coup, le joueur 4 peut prendre au plus { $n } point.
       *[other] Après ce coup, le joueur 4 peut prendre au plus { $n } points.
    }
   *[north] { $n ->
        [one] Après ce coup, Nord peut prendre au plus { $n } point.
       *[other] Après ce coup, Nord peut prendre au plus { $n } points.
    }
}
advice-least-squares = { $who ->
    [you] { $n ->
        [one] Après ce coup, vous pouvez prendre { $n } point ; après tout autre coup, au moins { $left }.
       *[other] Après ce coup, vous pouvez prendre { $n } points ; après tout autre coup, au moins { $left }.
    }
    [computer] { $n ->
        [one] Après ce coup, l’ordinateur peut prendre { $n } point ; après tout autre coup, au moins { $left }.
       *[other] Après ce coup, l’ordinateur peut prendre { $n } points ; après tout autre coup, au moins { $left }.
    }
    [south] { $n ->
        [one] Après ce coup, Sud peut prendre { $n } point ; après tout autre coup, au moins { $left }.
       *[other] Après ce coup, Sud peut prendre { $n } points ; après tout autre coup, au moins { $left }.
    }
    [one] { $n ->
        [one] Après ce coup, le joueur 1 peut prendre { $n } point ; après tout autre coup, au moins { $left }.
       *[other] Après ce coup, le joueur 1 peut prendre { $n } points ; après tout autre coup, au moins { $left }.
    }
    [two] { $n ->
        [one] Après ce coup, le joueur 2 peut prendre { $n } point ; après tout autre coup, au moins { $left }.
       *[other] Après ce coup, le joueur 2 peut prendre { $n } points ; après tout autre coup, au moins { $left }.
    }
    [three] { $n ->
        [one] Après ce coup, le joueur 3 peut prendre { $n } point ; après tout autre coup, au moins { $left }.
       *[other] Après ce coup, le joueur 3 peut prendre { $n } points ; après tout autre coup, au moins { $left }.
    }
    [four] { $n ->
        [one] Après ce coup, le joueur 4 peut prendre { $n } point ; après tout autre coup, au moins { $left }.
       *[other] Après ce coup, le joueur 4 peut prendre { $n } points ; après tout autre coup, au moins { $left }.
    }
   *[north] { $n ->
        [one] Après ce coup, Nord peut prendre { $n } point ; après tout autre coup, au moins { $left }.
       *[other] Après ce coup, Nord peut prendre { $n } points ; après tout autre coup, au moins { $left }.
    }
}
advice-choices-squares = { $n ->
    [one] Il vous reste une case garnie.
   *[other] Il vous reste { $n } cases garnies.
}
advice-saves-quan = { $who ->
    [you] Vous pourriez prendre un quan ; ce coup vous en empêche.
    [computer] L’ordinateur pourrait prendre un quan ; ce coup l’en empêche.
    [south] Sud pourrait prendre un quan ; ce coup l’en empêche.
    [one] Le joueur 1 pourrait prendre un quan ; ce coup l’en empêche.
    [two] Le joueur 2 pourrait prendre un quan ; ce coup l’en empêche.
    [three] Le joueur 3 pourrait prendre un quan ; ce coup l’en empêche.
    [four] Le joueur 4 pourrait prendre un quan ; ce coup l’en empêche.
   *[north] Nord pourrait prendre un quan ; ce coup l’en empêche.
}
advice-threatens-quan = Au prochain tour, vous pourriez prendre un quan.
advice-race = Vous en aurez { $n } : encore { $left }, et c’est plus de la moitié.
advice-majority = Vous en aurez { $n } : plus de la moitié.
advice-kroo = Votre trou { $pit } atteint { $n } graines : de quoi faire tout le tour.
advice-kroo-grows = Votre trou { $pit } atteint { $n } graines : encore { $left }, et il fera tout le tour.
advice-home-moves = Il vous reste { $n } coups dans votre rangée, plus que l’autre.
advice-keeps-row = Votre rangée garde des dân : la regarnir en coûterait { $n }.
advice-makes-refill = { $who ->
    [you] Vous devez remettre { $n } dân pour regarnir votre rangée.
    [computer] L’ordinateur doit remettre { $n } dân pour regarnir sa rangée.
    [south] Sud doit remettre { $n } dân pour regarnir sa rangée.
    [one] Le joueur 1 doit remettre { $n } dân pour regarnir sa rangée.
    [two] Le joueur 2 doit remettre { $n } dân pour regarnir sa rangée.
    [three] Le joueur 3 doit remettre { $n } dân pour regarnir sa rangée.
    [four] Le joueur 4 doit remettre { $n } dân pour regarnir sa rangée.
   *[north] Nord doit remettre { $n } dân pour regarnir sa rangée.
}
advice-calm = Après ce coup, personne ne peut rien prendre tout de suite.
advice-only-calm = C’est le seul coup après lequel personne ne peut rien prendre tout de suite.
advice-plan = { $who ->
    [you] Si vous jouez ensuite votre trou { $pit }, vous prenez { $n } graines.
    [computer] Si l’ordinateur joue ensuite son trou { $pit }, vous prenez { $n } graines.
    [south] Si Sud joue ensuite son trou { $pit }, vous prenez { $n } graines.
    [one] Si le joueur 1 joue ensuite son trou { $pit }, vous prenez { $n } graines.
    [two] Si le joueur 2 joue ensuite son trou { $pit }, vous prenez { $n } graines.
    [three] Si le joueur 3 joue ensuite son trou { $pit }, vous prenez { $n } graines.
    [four] Si le joueur 4 joue ensuite son trou { $pit }, vous prenez { $n } graines.
   *[north] Si Nord joue ensuite son trou { $pit }, vous prenez { $n } graines.
}
advice-takes-both = { $count ->
    [one] Ce coup prend un quan et { $n } dân !
   *[other] Ce coup prend { $count } quan et { $n } dân !
}
advice-gives = { $who ->
    [you] En chemin, vous gagnez { $n } graines : des groupes de quatre dans vos trous.
    [computer] En chemin, l’ordinateur gagne { $n } graines : des groupes de quatre dans ses trous.
    [south] En chemin, Sud gagne { $n } graines : des groupes de quatre dans ses trous.
    [one] En chemin, le joueur 1 gagne { $n } graines : des groupes de quatre dans ses trous.
    [two] En chemin, le joueur 2 gagne { $n } graines : des groupes de quatre dans ses trous.
    [three] En chemin, le joueur 3 gagne { $n } graines : des groupes de quatre dans ses trous.
    [four] En chemin, le joueur 4 gagne { $n } graines : des groupes de quatre dans ses trous.
   *[north] En chemin, Nord gagne { $n } graines : des groupes de quatre dans ses trous.
}
advice-trades = { $who ->
    [you] Ce coup prend { $n } graines ; en chemin, { $left } vous reviennent.
    [computer] Ce coup prend { $n } graines ; en chemin, { $left } vont à l’ordinateur.
    [south] Ce coup prend { $n } graines ; en chemin, { $left } vont à Sud.
    [one] Ce coup prend { $n } graines ; en chemin, { $left } vont au joueur 1.
    [two] Ce coup prend { $n } graines ; en chemin, { $left } vont au joueur 2.
    [three] Ce coup prend { $n } graines ; en chemin, { $left } vont au joueur 3.
    [four] Ce coup prend { $n } graines ; en chemin, { $left } vont au joueur 4.
   *[north] Ce coup prend { $n } graines ; en chemin, { $left } vont à Nord.
}
advice-endless = Son relais ne finirait jamais : il s’arrête quand le même plateau revient, et le tour passe.
advice-turn = En { $count } coups, ce tour peut vous rapporter { $n } graines.
advice-turn-long = Un long tour commence ici : il peut vous rapporter { $n } graines.
advice-saves-other-quan = { $who ->
    [you] Vous pourriez prendre un autre quan ; ce coup vous en empêche.
    [computer] L’ordinateur pourrait prendre un autre quan ; ce coup l’en empêche.
    [south] Sud pourrait prendre un autre quan ; ce coup l’en empêche.
    [one] Le joueur 1 pourrait prendre un autre quan ; ce coup l’en empêche.
    [two] Le joueur 2 pourrait prendre un autre quan ; ce coup l’en empêche.
    [three] Le joueur 3 pourrait prendre un autre quan ; ce coup l’en empêche.
    [four] Le joueur 4 pourrait prendre un autre quan ; ce coup l’en empêche.
   *[north] Nord pourrait prendre un autre quan ; ce coup l’en empêche.
}
advice-calmer = Après ce coup, personne ne peut rien prendre tout de suite ; après d’autres, si.
advice-all-calm = Pas encore de danger : quoi que vous jouiez, personne ne peut rien prendre tout de suite.
advice-stays-home = Aucune graine ne passe dans une autre rangée.
advice-stays-home-squares = Aucun dân ne passe dans une autre rangée.
advice-limits = { $who ->
    [you] { $n ->
        [one] Après ce coup, vous n’avez plus qu’un seul coup.
       *[other] Après ce coup, vous n’avez plus que { $n } coups au choix.
    }
    [computer] { $n ->
        [one] Après ce coup, l’ordinateur n’a plus qu’un seul coup.
       *[other] Après ce coup, l’ordinateur n’a plus que { $n } coups au choix.
    }
    [south] { $n ->
        [one] Après ce coup, Sud n’a plus qu’un seul coup.
       *[other] Après ce coup, Sud n’a plus que { $n } coups au choix.
    }
    [one] { $n ->
        [one] Après ce coup, le joueur 1 n’a plus qu’un seul coup.
       *[other] Après ce coup, le joueur 1 n’a plus que { $n } coups au choix.
    }
    [two] { $n ->
        [one] Après ce coup, le joueur 2 n’a plus qu’un seul coup.
       *[other] Après ce coup, le joueur 2 n’a plus que { $n } coups au choix.
    }
    [three] { $n ->
        [one] Après ce coup, le joueur 3 n’a plus qu’un seul coup.
       *[other] Après ce coup, le joueur 3 n’a plus que { $n } coups au choix.
    }
    [four] { $n ->
        [one] Après ce coup, le joueur 4 n’a plus qu’un seul coup.
       *[other] Après ce coup, le joueur 4 n’a plus que { $n } coups au choix.
    }
   *[north] { $n ->
        [one] Après ce coup, Nord n’a plus qu’un seul coup.
       *[other] Après ce coup, Nord n’a plus que { $n } coups au choix.
    }
}
advice-plan-open = Si la suite est celle qu’on attend, vous prenez ensuite { $n } graines.
advice-plan-open-squares = Si la suite est celle qu’on attend, vous prenez ensuite { $n } points.
advice-turn-saves = { $who ->
    [you] Vous pourriez gagner { $n } graines en un tour ; après ce coup, { $left } au plus.
    [computer] L’ordinateur pourrait gagner { $n } graines en un tour ; après ce coup, { $left } au plus.
    [south] Sud pourrait gagner { $n } graines en un tour ; après ce coup, { $left } au plus.
    [one] Le joueur 1 pourrait gagner { $n } graines en un tour ; après ce coup, { $left } au plus.
    [two] Le joueur 2 pourrait gagner { $n } graines en un tour ; après ce coup, { $left } au plus.
    [three] Le joueur 3 pourrait gagner { $n } graines en un tour ; après ce coup, { $left } au plus.
    [four] Le joueur 4 pourrait gagner { $n } graines en un tour ; après ce coup, { $left } au plus.
   *[north] Nord pourrait gagner { $n } graines en un tour ; après ce coup, { $left } au plus.
}
advice-turn-saves-all = { $who ->
    [you] Vous pourriez gagner { $n } graines en un tour ; après ce coup, plus rien.
    [computer] L’ordinateur pourrait gagner { $n } graines en un tour ; après ce coup, plus rien.
    [south] Sud pourrait gagner { $n } graines en un tour ; après ce coup, plus rien.
    [one] Le joueur 1 pourrait gagner { $n } graines en un tour ; après ce coup, plus rien.
    [two] Le joueur 2 pourrait gagner { $n } graines en un tour ; après ce coup, plus rien.
    [three] Le joueur 3 pourrait gagner { $n } graines en un tour ; après ce coup, plus rien.
    [four] Le joueur 4 pourrait gagner { $n } graines en un tour ; après ce coup, plus rien.
   *[north] Nord pourrait gagner { $n } graines en un tour ; après ce coup, plus rien.
}
advice-turn-least = { $who ->
    [you] { $n ->
        [one] Après ce coup, vous pouvez gagner au plus { $n } graine en un tour ; après tout autre coup, au moins { $left }.
       *[other] Après ce coup, vous pouvez gagner au plus { $n } graines en un tour ; après tout autre coup, au moins { $left }.
    }
    [computer] { $n ->
        [one] Après ce coup, l’ordinateur peut gagner au plus { $n } graine en un tour ; après tout autre coup, au moins { $left }.
       *[other] Après ce coup, l’ordinateur peut gagner au plus { $n } graines en un tour ; après tout autre coup, au moins { $left }.
    }
    [south] { $n ->
        [one] Après ce coup, Sud peut gagner au plus { $n } graine en un tour ; après tout autre coup, au moins { $left }.
       *[other] Après ce coup, Sud peut gagner au plus { $n } graines en un tour ; après tout autre coup, au moins { $left }.
    }
    [one] { $n ->
        [one] Après ce coup, le joueur 1 peut gagner au plus { $n } graine en un tour ; après tout autre coup, au moins { $left }.
       *[other] Après ce coup, le joueur 1 peut gagner au plus { $n } graines en un tour ; après tout autre coup, au moins { $left }.
    }
    [two] { $n ->
        [one] Après ce coup, le joueur 2 peut gagner au plus { $n } graine en un tour ; après tout autre coup, au moins { $left }.
       *[other] Après ce coup, le joueur 2 peut gagner au plus { $n } graines en un tour ; après tout autre coup, au moins { $left }.
    }
    [three] { $n ->
        [one] Après ce coup, le joueur 3 peut gagner au plus { $n } graine en un tour ; après tout autre coup, au moins { $left }.
       *[other] Après ce coup, le joueur 3 peut gagner au plus { $n } graines en un tour ; après tout autre coup, au moins { $left }.
    }
    [four] { $n ->
        [one] Après ce coup, le joueur 4 peut gagner au plus { $n } graine en un tour ; après tout autre coup, au moins { $left }.
       *[other] Après ce coup, le joueur 4 peut gagner au plus { $n } graines en un tour ; après tout autre coup, au moins { $left }.
    }
   *[north] { $n ->
        [one] Après ce coup, Nord peut gagner au plus { $n } graine en un tour ; après tout autre coup, au moins { $left }.
       *[other] Après ce coup, Nord peut gagner au plus { $n } graines en un tour ; après tout autre coup, au moins { $left }.
    }
}
advice-turn-costs = { $who ->
    [you] { $n ->
        [one] Après ce coup, vous pouvez gagner au plus { $n } graine en un tour.
       *[other] Après ce coup, vous pouvez gagner au plus { $n } graines en un tour.
    }
    [computer] { $n ->
        [one] Après ce coup, l’ordinateur peut gagner au plus { $n } graine en un tour.
       *[other] Après ce coup, l’ordinateur peut gagner au plus { $n } graines en un tour.
    }
    [south] { $n ->
        [one] Après ce coup, Sud peut gagner au plus { $n } graine en un tour.
       *[other] Après ce coup, Sud peut gagner au plus { $n } graines en un tour.
    }
    [one] { $n ->
        [one] Après ce coup, le joueur 1 peut gagner au plus { $n } graine en un tour.
       *[other] Après ce coup, le joueur 1 peut gagner au plus { $n } graines en un tour.
    }
    [two] { $n ->
        [one] Après ce coup, le joueur 2 peut gagner au plus { $n } graine en un tour.
       *[other] Après ce coup, le joueur 2 peut gagner au plus { $n } graines en un tour.
    }
    [three] { $n ->
        [one] Après ce coup, le joueur 3 peut gagner au plus { $n } graine en un tour.
       *[other] Après ce coup, le joueur 3 peut gagner au plus { $n } graines en un tour.
    }
    [four] { $n ->
        [one] Après ce coup, le joueur 4 peut gagner au plus { $n } graine en un tour.
       *[other] Après ce coup, le joueur 4 peut gagner au plus { $n } graines en un tour.
    }
   *[north] { $n ->
        [one] Après ce coup, Nord peut gagner au plus { $n } graine en un tour.
       *[other] Après ce coup, Nord peut gagner au plus { $n } graines en un tour.
    }
}
advice-turn-costs-more = { $who ->
    [you] { $n ->
        [one] Après ce coup, vous pouvez gagner { $n } graine ou davantage en un tour.
       *[other] Après ce coup, vous pouvez gagner { $n } graines ou davantage en un tour.
    }
    [computer] { $n ->
        [one] Après ce coup, l’ordinateur peut gagner { $n } graine ou davantage en un tour.
       *[other] Après ce coup, l’ordinateur peut gagner { $n } graines ou davantage en un tour.
    }
    [south] { $n ->
        [one] Après ce coup, Sud peut gagner { $n } graine ou davantage en un tour.
       *[other] Après ce coup, Sud peut gagner { $n } graines ou davantage en un tour.
    }
    [one] { $n ->
        [one] Après ce coup, le joueur 1 peut gagner { $n } graine ou davantage en un tour.
       *[other] Après ce coup, le joueur 1 peut gagner { $n } graines ou davantage en un tour.
    }
    [two] { $n ->
        [one] Après ce coup, le joueur 2 peut gagner { $n } graine ou davantage en un tour.
       *[other] Après ce coup, le joueur 2 peut gagner { $n } graines ou davantage en un tour.
    }
    [three] { $n ->
        [one] Après ce coup, le joueur 3 peut gagner { $n } graine ou davantage en un tour.
       *[other] Après ce coup, le joueur 3 peut gagner { $n } graines ou davantage en un tour.
    }
    [four] { $n ->
        [one] Après ce coup, le joueur 4 peut gagner { $n } graine ou davantage en un tour.
       *[other] Après ce coup, le joueur 4 peut gagner { $n } graines ou davantage en un tour.
    }
   *[north] { $n ->
        [one] Après ce coup, Nord peut gagner { $n } graine ou davantage en un tour.
       *[other] Après ce coup, Nord peut gagner { $n } graines ou davantage en un tour.
    }
}
advice-unavoidable = { $who ->
    [you] { $n ->
        [one] Après ce coup, vous pouvez prendre { $n } graine ; aucun coup ne laisse moins.
       *[other] Après ce coup, vous pouvez prendre { $n } graines ; aucun coup ne laisse moins.
    }
    [computer] { $n ->
        [one] Après ce coup, l’ordinateur peut prendre { $n } graine ; aucun coup ne laisse moins.
       *[other] Après ce coup, l’ordinateur peut prendre { $n } graines ; aucun coup ne laisse moins.
    }
    [south] { $n ->
        [one] Après ce coup, Sud peut prendre { $n } graine ; aucun coup ne laisse moins.
       *[other] Après ce coup, Sud peut prendre { $n } graines ; aucun coup ne laisse moins.
    }
    [one] { $n ->
        [one] Après ce coup, le joueur 1 peut prendre { $n } graine ; aucun coup ne laisse moins.
       *[other] Après ce coup, le joueur 1 peut prendre { $n } graines ; aucun coup ne laisse moins.
    }
    [two] { $n ->
        [one] Après ce coup, le joueur 2 peut prendre { $n } graine ; aucun coup ne laisse moins.
       *[other] Après ce coup, le joueur 2 peut prendre { $n } graines ; aucun coup ne laisse moins.
    }
    [three] { $n ->
        [one] Après ce coup, le joueur 3 peut prendre { $n } graine ; aucun coup ne laisse moins.
       *[other] Après ce coup, le joueur 3 peut prendre { $n } graines ; aucun coup ne laisse moins.
    }
    [four] { $n ->
        [one] Après ce coup, le joueur 4 peut prendre { $n } graine ; aucun coup ne laisse moins.
       *[other] Après ce coup, le joueur 4 peut prendre { $n } graines ; aucun coup ne laisse moins.
    }
   *[north] { $n ->
        [one] Après ce coup, Nord peut prendre { $n } graine ; aucun coup ne laisse moins.
       *[other] Après ce coup, Nord peut prendre { $n } graines ; aucun coup ne laisse moins.
    }
}
advice-unavoidable-squares = { $who ->
    [you] { $n ->
        [one] Après ce coup, vous pouvez prendre { $n } point ; aucun coup ne laisse moins.
       *[other] Après ce coup, vous pouvez prendre { $n } points ; aucun coup ne laisse moins.
    }
    [computer] { $n ->
        [one] Après ce coup, l’ordinateur peut prendre { $n } point ; aucun coup ne laisse moins.
       *[other] Après ce coup, l’ordinateur peut prendre { $n } points ; aucun coup ne laisse moins.
    }
    [south] { $n ->
        [one] Après ce coup, Sud peut prendre { $n } point ; aucun coup ne laisse moins.
       *[other] Après ce coup, Sud peut prendre { $n } points ; aucun coup ne laisse moins.
    }
    [one] { $n ->
        [one] Après ce coup, le joueur 1 peut prendre { $n } point ; aucun coup ne laisse moins.
       *[other] Après ce coup, le joueur 1 peut prendre { $n } points ; aucun coup ne laisse moins.
    }
    [two] { $n ->
        [one] Après ce coup, le joueur 2 peut prendre { $n } point ; aucun coup ne laisse moins.
       *[other] Après ce coup, le joueur 2 peut prendre { $n } points ; aucun coup ne laisse moins.
    }
    [three] { $n ->
        [one] Après ce coup, le joueur 3 peut prendre { $n } point ; aucun coup ne laisse moins.
       *[other] Après ce coup, le joueur 3 peut prendre { $n } points ; aucun coup ne laisse moins.
    }
    [four] { $n ->
        [one] Après ce coup, le joueur 4 peut prendre { $n } point ; aucun coup ne laisse moins.
       *[other] Après ce coup, le joueur 4 peut prendre { $n } points ; aucun coup ne laisse moins.
    }
   *[north] { $n ->
        [one] Après ce coup, Nord peut prendre { $n } point ; aucun coup ne laisse moins.
       *[other] Après ce coup, Nord peut prendre { $n } points ; aucun coup ne laisse moins.
    }
}
advice-won = Vous avez déjà gagné : personne ne peut plus vous rattraper.
advice-lost = Cette partie ne peut plus être gagnée : avec tout ce qui reste, vous n’auriez que { $n } graines. Sauvez ce que vous pouvez.

## L’indice, pas à pas

advice-looking = Je cherche un bon coup…
advice-pit = Essayez le trou { $pit }.
advice-square-left = Essayez la case { $pit }, vers votre gauche.
advice-square-right = Essayez la case { $pit }, vers votre droite.
advice-sown = Voici comment il se sème.
advice-sown-squares = Voici comment elle se sème.
advice-button-pit = Quel trou ?
advice-button-square = Quelle case ?
advice-button-sown = Montrer
advice-button-off = Masquer

## La barre d’évaluation

setting-evaluation = Barre d’évaluation
setting-evaluation-about = Une fine barre près du plateau montre qui devrait gagner. À deux joueurs.
standing-ahead = { $who ->
    [you] { $n ->
        [one] Vous devant d’environ { $n } point
       *[other] Vous devant d’environ { $n } points
    }
    [computer] { $n ->
        [one] L’ordinateur devant d’environ { $n } point
       *[other] L’ordinateur devant d’environ { $n } points
    }
    [south] { $n ->
        [one] Sud devant d’environ { $n } point
       *[other] Sud devant d’environ { $n } points
    }
    [one] { $n ->
        [one] Le joueur 1 devant d’environ { $n } point
       *[other] Le joueur 1 devant d’environ { $n } points
    }
    [two] { $n ->
        [one] Le joueur 2 devant d’environ { $n } point
       *[other] Le joueur 2 devant d’environ { $n } points
    }
    [three] { $n ->
        [one] Le joueur 3 devant d’environ { $n } point
       *[other] Le joueur 3 devant d’environ { $n } points
    }
    [four] { $n ->
        [one] Le joueur 4 devant d’environ { $n } point
       *[other] Le joueur 4 devant d’environ { $n } points
    }
   *[north] { $n ->
        [one] Nord devant d’environ { $n } point
       *[other] Nord devant d’environ { $n } points
    }
}
standing-level = À peu près à égalité
standing-wins = { $who ->
    [you] { $n ->
        [one] C’est sûr : vous gagnez de { $n } point
       *[other] C’est sûr : vous gagnez de { $n } points
    }
    [computer] { $n ->
        [one] C’est sûr : l’ordinateur gagne de { $n } point
       *[other] C’est sûr : l’ordinateur gagne de { $n } points
    }
    [south] { $n ->
        [one] C’est sûr : Sud gagne de { $n } point
       *[other] C’est sûr : Sud gagne de { $n } points
    }
    [one] { $n ->
        [one] C’est sûr : le joueur 1 gagne de { $n } point
       *[other] C’est sûr : le joueur 1 gagne de { $n } points
    }
    [two] { $n ->
        [one] C’est sûr : le joueur 2 gagne de { $n } point
       *[other] C’est sûr : le joueur 2 gagne de { $n } points
    }
    [three] { $n ->
        [one] C’est sûr : le joueur 3 gagne de { $n } point
       *[other] C’est sûr : le joueur 3 gagne de { $n } points
    }
    [four] { $n ->
        [one] C’est sûr : le joueur 4 gagne de { $n } point
       *[other] C’est sûr : le joueur 4 gagne de { $n } points
    }
   *[north] { $n ->
        [one] C’est sûr : Nord gagne de { $n } point
       *[other] C’est sûr : Nord gagne de { $n } points
    }
}
standing-drawn = C’est sûr : partie nulle

## Après la partie : les tournants

review-open = Tournants
review-looking = { $points ->
    [one] Je relis le seul coup de la partie…
   *[other] Je relis la partie : { $n } coups sur { $points }…
}
review-none = Aucun coup n’a décidé de la partie à lui seul.
review-place = Tournant { $n } sur { $points }, coup { $count }
review-played = { $who ->
    [you] Vous avez semé le trou { $pit }.
    [computer] L’ordinateur a semé le trou { $pit }.
    [south] Sud a semé le trou { $pit }.
    [one] Le joueur 1 a semé le trou { $pit }.
    [two] Le joueur 2 a semé le trou { $pit }.
    [three] Le joueur 3 a semé le trou { $pit }.
    [four] Le joueur 4 a semé le trou { $pit }.
   *[north] Nord a semé le trou { $pit }.
}
review-played-left = { $who ->
    [you] Vous avez semé la case { $pit } vers la gauche.
    [computer] L’ordinateur a semé la case { $pit } vers la gauche.
    [south] Sud a semé la case { $pit } vers la gauche.
    [one] Le joueur 1 a semé la case { $pit } vers la gauche.
    [two] Le joueur 2 a semé la case { $pit } vers la gauche.
    [three] Le joueur 3 a semé la case { $pit } vers la gauche.
    [four] Le joueur 4 a semé la case { $pit } vers la gauche.
   *[north] Nord a semé la case { $pit } vers la gauche.
}
review-played-right = { $who ->
    [you] Vous avez semé la case { $pit } vers la droite.
    [computer] L’ordinateur a semé la case { $pit } vers la droite.
    [south] Sud a semé la case { $pit } vers la droite.
    [one] Le joueur 1 a semé la case { $pit } vers la droite.
    [two] Le joueur 2 a semé la case { $pit } vers la droite.
    [three] Le joueur 3 a semé la case { $pit } vers la droite.
    [four] Le joueur 4 a semé la case { $pit } vers la droite.
   *[north] Nord a semé la case { $pit } vers la droite.
}
review-cost = { $n ->
    [one] Il a coûté environ { $n } graine, et les chances de gagner ont baissé de { $points } points sur cent.
   *[other] Il a coûté environ { $n } graines, et les chances de gagner ont baissé de { $points } points sur cent.
}
review-cost-squares = { $n ->
    [one] Il a coûté environ { $n } point, et les chances de gagner ont baissé de { $points } points sur cent.
   *[other] Il a coûté environ { $n } points, et les chances de gagner ont baissé de { $points } points sur cent.
}
review-win-draw = Une victoire sûre est devenue un nul.
review-win-loss = Une victoire sûre est devenue une défaite.
review-draw-loss = Un nul sûr est devenu une défaite.
review-better = Mieux : le trou { $pit }.
review-better-left = Mieux : la case { $pit }, vers la gauche.
review-better-right = Mieux : la case { $pit }, vers la droite.
review-show-better = Le meilleur coup
review-show-played = Pourquoi il échoue
review-previous = Précédent
review-next = Suivant
review-showing-better = Le meilleur coup, et une suite possible.
review-showing-played = Le coup joué, et la meilleure réponse.
