## Qui

side-name = { $who ->
    [you] Vous
    [computer] Ordinateur
    [south] Sud
    [one] Joueur 1
    [two] Joueur 2
    [three] Joueur 3
    [four] Joueur 4
   *[north] Nord
}
side-own = Vous
score-of = { $who ->
    [you] Vous : { $n }
    [computer] Ordinateur : { $n }
    [south] Sud : { $n }
    [one] Joueur 1 : { $n }
    [two] Joueur 2 : { $n }
    [three] Joueur 3 : { $n }
    [four] Joueur 4 : { $n }
   *[north] Nord : { $n }
}
hand-count = { $n } en main

## Le tour

turn-now = { $who ->
    [you] À vous
    [computer] À l’ordinateur
    [south] Au tour de Sud
    [one] Au tour du joueur 1
    [two] Au tour du joueur 2
    [three] Au tour du joueur 3
    [four] Au tour du joueur 4
   *[north] Au tour de Nord
}
turn-own = À vous
turn-sowing-own = Vous semez…
turn-sowing = { $who ->
    [you] Vous semez…
    [computer] L’ordinateur sème…
    [south] Sud sème…
    [one] Le joueur 1 sème…
    [two] Le joueur 2 sème…
    [three] Le joueur 3 sème…
    [four] Le joueur 4 sème…
   *[north] Nord sème…
}
turn-wait = Un instant
turn-thinking = L’ordinateur réfléchit…
turn-starts = { $who ->
    [you] Vous commencez.
    [computer] L’ordinateur commence.
    [south] Sud commence.
    [one] Le joueur 1 commence.
    [two] Le joueur 2 commence.
    [three] Le joueur 3 commence.
    [four] Le joueur 4 commence.
   *[north] Nord commence.
}
turn-last-move = Dernier coup

## Ce qui vient de se passer, et pourquoi

event-sow = { $who ->
    [you] Vous semez { $n ->
        [one] { $n } graine
       *[other] { $n } graines
    } du trou { $pit }.
    [computer] L’ordinateur sème { $n ->
        [one] { $n } graine
       *[other] { $n } graines
    } du trou { $pit }.
    [south] Sud sème { $n ->
        [one] { $n } graine
       *[other] { $n } graines
    } du trou { $pit }.
    [one] Le joueur 1 sème { $n ->
        [one] { $n } graine
       *[other] { $n } graines
    } du trou { $pit }.
    [two] Le joueur 2 sème { $n ->
        [one] { $n } graine
       *[other] { $n } graines
    } du trou { $pit }.
    [three] Le joueur 3 sème { $n ->
        [one] { $n } graine
       *[other] { $n } graines
    } du trou { $pit }.
    [four] Le joueur 4 sème { $n ->
        [one] { $n } graine
       *[other] { $n } graines
    } du trou { $pit }.
   *[north] Nord sème { $n ->
        [one] { $n } graine
       *[other] { $n } graines
    } du trou { $pit }.
}
event-sow-dan = { $who ->
    [you] Vous semez { $n } dân de la case { $pit }.
    [computer] L’ordinateur sème { $n } dân de la case { $pit }.
    [south] Sud sème { $n } dân de la case { $pit }.
    [one] Le joueur 1 sème { $n } dân de la case { $pit }.
    [two] Le joueur 2 sème { $n } dân de la case { $pit }.
    [three] Le joueur 3 sème { $n } dân de la case { $pit }.
    [four] Le joueur 4 sème { $n } dân de la case { $pit }.
   *[north] Nord sème { $n } dân de la case { $pit }.
}
event-take = { $who ->
    [you] Vous en prenez { $n } : avec la dernière graine, le trou en compte { $n }.
    [computer] L’ordinateur en prend { $n } : avec la dernière graine, le trou en compte { $n }.
    [south] Sud en prend { $n } : avec la dernière graine, le trou en compte { $n }.
    [one] Le joueur 1 en prend { $n } : avec la dernière graine, le trou en compte { $n }.
    [two] Le joueur 2 en prend { $n } : avec la dernière graine, le trou en compte { $n }.
    [three] Le joueur 3 en prend { $n } : avec la dernière graine, le trou en compte { $n }.
    [four] Le joueur 4 en prend { $n } : avec la dernière graine, le trou en compte { $n }.
   *[north] Nord en prend { $n } : avec la dernière graine, le trou en compte { $n }.
}
event-take-chain = { $who ->
    [you] Vous prenez { $list } = { $n }.
    [computer] L’ordinateur prend { $list } = { $n }.
    [south] Sud prend { $list } = { $n }.
    [one] Le joueur 1 prend { $list } = { $n }.
    [two] Le joueur 2 prend { $list } = { $n }.
    [three] Le joueur 3 prend { $list } = { $n }.
    [four] Le joueur 4 prend { $list } = { $n }.
   *[north] Nord prend { $list } = { $n }.
}
event-capture = { $who ->
    [you] Vous prenez { $n ->
        [one] { $n } graine
       *[other] { $n } graines
    }.
    [computer] L’ordinateur prend { $n ->
        [one] { $n } graine
       *[other] { $n } graines
    }.
    [south] Sud prend { $n ->
        [one] { $n } graine
       *[other] { $n } graines
    }.
    [one] Le joueur 1 prend { $n ->
        [one] { $n } graine
       *[other] { $n } graines
    }.
    [two] Le joueur 2 prend { $n ->
        [one] { $n } graine
       *[other] { $n } graines
    }.
    [three] Le joueur 3 prend { $n ->
        [one] { $n } graine
       *[other] { $n } graines
    }.
    [four] Le joueur 4 prend { $n ->
        [one] { $n } graine
       *[other] { $n } graines
    }.
   *[north] Nord prend { $n ->
        [one] { $n } graine
       *[other] { $n } graines
    }.
}
event-capture-dan = { $who ->
    [you] Vous prenez { $n } dân.
    [computer] L’ordinateur prend { $n } dân.
    [south] Sud prend { $n } dân.
    [one] Le joueur 1 prend { $n } dân.
    [two] Le joueur 2 prend { $n } dân.
    [three] Le joueur 3 prend { $n } dân.
    [four] Le joueur 4 prend { $n } dân.
   *[north] Nord prend { $n } dân.
}
event-capture-quan = { $who ->
    [you] Vous prenez un quan !
    [computer] L’ordinateur prend un quan !
    [south] Sud prend un quan !
    [one] Le joueur 1 prend un quan !
    [two] Le joueur 2 prend un quan !
    [three] Le joueur 3 prend un quan !
    [four] Le joueur 4 prend un quan !
   *[north] Nord prend un quan !
}
why-chain = La prise remonte jusqu’à un trou qui n’a ni 2 ni 3 graines.
why-chain-count = La prise s’arrête : le trou précédent compte { $n }.
why-chain-row = La prise s’arrête au bout de la rangée du voisin.
why-own-row = Rien de pris : la dernière graine est tombée dans la rangée du semeur.
why-count = Rien de pris : le dernier trou compte { $n }, ni 2 ni 3.
why-origin = Un long semis saute le trou d’où il vient.
why-grand-slam = Rien de pris : ce serait tout ce qu’a le voisin.
why-forced = Chaque coup laisse le voisin sans rien, alors celui-ci est permis.
event-sweep = { $who ->
    [you] Vous ramassez { $n ->
        [one] la dernière graine
       *[other] les { $n } dernières graines
    }.
    [computer] L’ordinateur ramasse { $n ->
        [one] la dernière graine
       *[other] les { $n } dernières graines
    }.
    [south] Sud ramasse { $n ->
        [one] la dernière graine
       *[other] les { $n } dernières graines
    }.
    [one] Le joueur 1 ramasse { $n ->
        [one] la dernière graine
       *[other] les { $n } dernières graines
    }.
    [two] Le joueur 2 ramasse { $n ->
        [one] la dernière graine
       *[other] les { $n } dernières graines
    }.
    [three] Le joueur 3 ramasse { $n ->
        [one] la dernière graine
       *[other] les { $n } dernières graines
    }.
    [four] Le joueur 4 ramasse { $n ->
        [one] la dernière graine
       *[other] les { $n } dernières graines
    }.
   *[north] Nord ramasse { $n ->
        [one] la dernière graine
       *[other] les { $n } dernières graines
    }.
}
event-last-eight = { $who ->
    [you] Vous avez ouvert la partie : les dernières graines sont à vous.
    [computer] L’ordinateur a ouvert la partie et prend les dernières graines.
    [south] Sud a ouvert la partie et prend les dernières graines.
    [one] Le joueur 1 a ouvert la partie et prend les dernières graines.
    [two] Le joueur 2 a ouvert la partie et prend les dernières graines.
    [three] Le joueur 3 a ouvert la partie et prend les dernières graines.
    [four] Le joueur 4 a ouvert la partie et prend les dernières graines.
   *[north] Nord a ouvert la partie et prend les dernières graines.
}
event-last-four = { $who ->
    [you] Les quatre dernières graines sont à vous.
    [computer] L’ordinateur prend les quatre dernières graines.
    [south] Sud prend les quatre dernières graines.
    [one] Le joueur 1 prend les quatre dernières graines.
    [two] Le joueur 2 prend les quatre dernières graines.
    [three] Le joueur 3 prend les quatre dernières graines.
    [four] Le joueur 4 prend les quatre dernières graines.
   *[north] Nord prend les quatre dernières graines.
}
event-collect = { $who ->
    [you] Vous ramassez { $n } dân de votre côté.
    [computer] L’ordinateur ramasse { $n } dân de son côté.
    [south] Sud ramasse { $n } dân de son côté.
    [one] Le joueur 1 ramasse { $n } dân de son côté.
    [two] Le joueur 2 ramasse { $n } dân de son côté.
    [three] Le joueur 3 ramasse { $n } dân de son côté.
    [four] Le joueur 4 ramasse { $n } dân de son côté.
   *[north] Nord ramasse { $n } dân de son côté.
}
why-sweep = Le voisin ne peut plus jouer : qui a joué en dernier ramasse le reste.
why-sweep-own-rows = Chaque camp garde les graines de sa rangée.
why-sweep-shared = Ce qui reste sur le plateau est partagé en deux.
why-endless = Ce relais ne finirait jamais : après { $n } poignées, le même plateau est revenu. Le tour passe.
why-quan = Ensuite vient une case quan, d’où l’on ne sème jamais : le tour finit.
why-young-quan = Ce quan est encore jeune, avec moins de cinq dân : il reste.
why-two-empty = Ensuite, deux cases vides : rien à prendre.
event-again = { $who ->
    [you] La dernière graine tombe dans votre grenier : rejouez.
    [computer] La dernière graine tombe dans le grenier de l’ordinateur : il rejoue.
    [south] La dernière graine tombe dans le grenier de Sud, qui rejoue.
    [one] La dernière graine tombe dans le grenier du joueur 1, qui rejoue.
    [two] La dernière graine tombe dans le grenier du joueur 2, qui rejoue.
    [three] La dernière graine tombe dans le grenier du joueur 3, qui rejoue.
    [four] La dernière graine tombe dans le grenier du joueur 4, qui rejoue.
   *[north] La dernière graine tombe dans le grenier de Nord, qui rejoue.
}
note-left-out = { $n ->
    [one] La poignée suivante n’est pas montrée.
   *[other] Les { $n } poignées suivantes ne sont pas montrées.
}
event-pass = { $who ->
    [you] Vos trous sont vides.
    [computer] Les trous de l’ordinateur sont vides.
    [south] Les trous de Sud sont vides.
    [one] Les trous du joueur 1 sont vides.
    [two] Les trous du joueur 2 sont vides.
    [three] Les trous du joueur 3 sont vides.
    [four] Les trous du joueur 4 sont vides.
   *[north] Les trous de Nord sont vides.
}
event-pass-on = { $who ->
    [you] Vous continuez.
    [computer] L’ordinateur continue.
    [south] Sud continue.
    [one] Le joueur 1 continue.
    [two] Le joueur 2 continue.
    [three] Le joueur 3 continue.
    [four] Le joueur 4 continue.
   *[north] Nord continue.
}
event-pass-blocked = { $who ->
    [you] Aucun relais parti de vos trous ne finirait : le tour passe.
    [computer] Aucun relais parti des trous de l’ordinateur ne finirait : le tour passe.
    [south] Aucun relais parti des trous de Sud ne finirait : le tour passe.
    [one] Aucun relais parti des trous du joueur 1 ne finirait : le tour passe.
    [two] Aucun relais parti des trous du joueur 2 ne finirait : le tour passe.
    [three] Aucun relais parti des trous du joueur 3 ne finirait : le tour passe.
    [four] Aucun relais parti des trous du joueur 4 ne finirait : le tour passe.
   *[north] Aucun relais parti des trous de Nord ne finirait : le tour passe.
}
event-refill = { $who ->
    [you] Votre rangée était vide : un dân gagné revient dans chaque case.
    [computer] La rangée de l’ordinateur était vide : un dân gagné revient dans chaque case.
    [south] La rangée de Sud était vide : un dân gagné revient dans chaque case.
    [one] La rangée du joueur 1 était vide : un dân gagné revient dans chaque case.
    [two] La rangée du joueur 2 était vide : un dân gagné revient dans chaque case.
    [three] La rangée du joueur 3 était vide : un dân gagné revient dans chaque case.
    [four] La rangée du joueur 4 était vide : un dân gagné revient dans chaque case.
   *[north] La rangée de Nord était vide : un dân gagné revient dans chaque case.
}
event-borrow = { $who ->
    [you] Il manque des dân : vous prêtez le reste, à rendre au décompte.
    [computer] Il manque des dân : l’ordinateur prête le reste, à rendre au décompte.
    [south] Il manque des dân : Sud prête le reste, à rendre au décompte.
    [one] Il manque des dân : le joueur 1 prête le reste, à rendre au décompte.
    [two] Il manque des dân : le joueur 2 prête le reste, à rendre au décompte.
    [three] Il manque des dân : le joueur 3 prête le reste, à rendre au décompte.
    [four] Il manque des dân : le joueur 4 prête le reste, à rendre au décompte.
   *[north] Il manque des dân : Nord prête le reste, à rendre au décompte.
}
event-borrow-bank = Il manque des dân : le reste vient de la réserve, à rendre au décompte.
event-collect-quan = { $who ->
    [you] Vous ramassez aussi votre quan.
    [computer] L’ordinateur ramasse aussi un quan.
    [south] Sud ramasse aussi un quan.
    [one] Le joueur 1 ramasse aussi un quan.
    [two] Le joueur 2 ramasse aussi un quan.
    [three] Le joueur 3 ramasse aussi un quan.
    [four] Le joueur 4 ramasse aussi un quan.
   *[north] Nord ramasse aussi un quan.
}
clock-by-lot = Temps écoulé : le coup a été tiré au sort.

## Un coup refusé, et pourquoi

illegal-over = La partie est finie.
illegal-no-such-pit = Ce trou n’existe pas ici.
illegal-not-yours = Ce trou n’est pas à vous.
illegal-empty = Ce trou est vide.
illegal-burnt = Ce trou est brûlé : il est hors jeu.
illegal-direction = Ici, on ne sème que dans un sens.
illegal-starves = Ce coup affamerait votre voisin.
illegal-must-feed = Votre voisin n’a plus rien. Choisissez un trou qui l’atteint.
illegal-endless = Un relais parti d’ici ne finirait jamais.
illegal-not-your-turn = Un instant : ce n’est pas encore à vous.
illegal-thinking = Un instant : l’ordinateur réfléchit.
illegal-offer-open = Il faut d’abord répondre à la proposition de finir.
note-shown-to-end = Coup terminé. Touchez encore pour jouer.
note-resumed = Voici votre partie, comme vous l’aviez laissée.

## Avant un coup

preview-lands = La dernière graine tombe ici
preview-take = Prendrait { $n }
preview-nothing = Ne prendrait rien
preview-endless = Tournerait sans fin : il s’arrête, et le tour passe
preview-starves = Affamerait votre voisin
hint-choose = Choisissez un de vos trous.
hint-legal = Les trous clairs sont jouables.
hint-playable = { $n ->
    [one] Un trou est jouable.
   *[other] { $n } trous sont jouables.
}
hint-playable-squares = { $n ->
    [one] Une case est jouable.
   *[other] { $n } cases sont jouables.
}
hint-others-starve = { $who ->
    [you] Tout autre trou vous laisserait sans graines.
    [computer] Tout autre trou laisserait l’ordinateur sans graines.
    [south] Tout autre trou laisserait Sud sans graines.
    [one] Tout autre trou laisserait le joueur 1 sans graines.
    [two] Tout autre trou laisserait le joueur 2 sans graines.
    [three] Tout autre trou laisserait le joueur 3 sans graines.
    [four] Tout autre trou laisserait le joueur 4 sans graines.
   *[north] Tout autre trou laisserait Nord sans graines.
}
hint-others-feed = { $who ->
    [you] Vous n’avez plus rien : seul compte un trou qui atteint l’autre rangée.
    [computer] L’ordinateur n’a plus rien : seul compte un trou qui atteint l’autre rangée.
    [south] Sud n’a plus rien : seul compte un trou qui atteint l’autre rangée.
    [one] Le joueur 1 n’a plus rien : seul compte un trou qui atteint l’autre rangée.
    [two] Le joueur 2 n’a plus rien : seul compte un trou qui atteint l’autre rangée.
    [three] Le joueur 3 n’a plus rien : seul compte un trou qui atteint l’autre rangée.
    [four] Le joueur 4 n’a plus rien : seul compte un trou qui atteint l’autre rangée.
   *[north] Nord n’a plus rien : seul compte un trou qui atteint l’autre rangée.
}
hint-others-endless = Un relais parti d’un autre trou ne finirait jamais.
hint-best = Essayez ce trou.
hint-take = { $n ->
    [one] Il prend { $n } graine.
   *[other] Il prend { $n } graines.
}
hint-save = { $n ->
    [one] Il met { $n } graine à l’abri.
   *[other] Il met { $n } graines à l’abri.
}
hint-threat = { $n ->
    [one] Au prochain tour, il pourra prendre { $n } graine.
   *[other] Au prochain tour, il pourra prendre { $n } graines.
}
hint-quiet = Un coup tranquille, qui n’offre rien.
hint-forced = C’est le seul coup possible.

## Une proposition de finir la partie

offer-made = { $who ->
    [you] Vous proposez de finir la partie ici.
    [computer] L’ordinateur propose de finir la partie ici.
    [south] Sud propose de finir la partie ici.
    [one] Le joueur 1 propose de finir la partie ici.
    [two] Le joueur 2 propose de finir la partie ici.
    [three] Le joueur 3 propose de finir la partie ici.
    [four] Le joueur 4 propose de finir la partie ici.
   *[north] Nord propose de finir la partie ici.
}
offer-accepted = { $who ->
    [you] Vous acceptez.
    [computer] L’ordinateur accepte.
    [south] Sud accepte.
    [one] Le joueur 1 accepte.
    [two] Le joueur 2 accepte.
    [three] Le joueur 3 accepte.
    [four] Le joueur 4 accepte.
   *[north] Nord accepte.
}
offer-declined = { $who ->
    [you] Vous préférez continuer.
    [computer] L’ordinateur préfère continuer.
    [south] Sud préfère continuer.
    [one] Le joueur 1 préfère continuer.
    [two] Le joueur 2 préfère continuer.
    [three] Le joueur 3 préfère continuer.
    [four] Le joueur 4 préfère continuer.
   *[north] Nord préfère continuer.
}

## Revenir en arrière

undo-done = Coup défait.
game-resumed = { $n ->
    [one] La partie reprend après un coup.
   *[other] La partie reprend après { $n } coups.
}
undo-nothing = Il n’y a rien à défaire.
redo-done = Coup refait.
redo-nothing = Il n’y a rien à refaire.

## La fin

over-win = Vous gagnez
over-lose = L’ordinateur gagne
over-draw = Égalité
over-side-wins = { $who ->
    [you] Vous gagnez
    [computer] L’ordinateur gagne
    [south] Sud gagne
    [one] Le joueur 1 gagne
    [two] Le joueur 2 gagne
    [three] Le joueur 3 gagne
    [four] Le joueur 4 gagne
   *[north] Nord gagne
}
over-reason-majority = Plus de la moitié des graines sont dans un grenier.
over-reason-no-move = Il ne reste aucun coup à jouer.
over-reason-level = Chaque grenier contient exactement la moitié.
over-reason-cycle = La partie tournait en rond.
over-reason-last8 = Il ne reste pas plus de huit graines : qui a ouvert la partie les prend.
over-reason-last4 = Il ne reste que quatre graines : elles sont prises, et la partie est finie.
over-reason-het-quan = Les quan sont pris : chacun ramasse ses propres cases.
over-reason-empty = Il ne reste aucune graine dans les trous.
over-reason-row-empty = Une rangée est vide.
over-reason-agreed = Tout le monde a accepté de finir la partie.
over-score = { $south } – { $north }
over-score-label = Sud { $south }, Nord { $north }
over-line-win = Bien compté. Votre grenier est plein.
over-line-lose = Belle partie. Les graines sont prêtes pour la suivante.
over-line-draw = Côte à côte jusqu’au bout : c’est rare.
over-line-two = Un merci, et l’on sème à nouveau.
over-again = Rejouer
over-swap = Changer qui commence
over-see-board = Voir le plateau
over-to-title = Écran de titre

## Noms lus ou affichés des trous et des greniers

pit-label = { $seeds ->
    [one] Trou { $n }, { $seeds } graine
   *[other] Trou { $n }, { $seeds } graines
}
pit-label-burnt = Trou { $n }, brûlé : hors jeu
pit-label-owner = { $who ->
    [you] votre rangée
    [computer] rangée de l’ordinateur
    [south] rangée de Sud
    [one] rangée du joueur 1
    [two] rangée du joueur 2
    [three] rangée du joueur 3
    [four] rangée du joueur 4
   *[north] rangée de Nord
}
pit-label-take = prendrait { $n }
pit-label-blocked = pas jouable à ce tour
store-label = { $who ->
    [you] Votre grenier, { $n ->
        [one] { $n } graine
       *[other] { $n } graines
    }
    [computer] Grenier de l’ordinateur, { $n ->
        [one] { $n } graine
       *[other] { $n } graines
    }
    [south] Grenier de Sud, { $n ->
        [one] { $n } graine
       *[other] { $n } graines
    }
    [one] Grenier du joueur 1, { $n ->
        [one] { $n } graine
       *[other] { $n } graines
    }
    [two] Grenier du joueur 2, { $n ->
        [one] { $n } graine
       *[other] { $n } graines
    }
    [three] Grenier du joueur 3, { $n ->
        [one] { $n } graine
       *[other] { $n } graines
    }
    [four] Grenier du joueur 4, { $n ->
        [one] { $n } graine
       *[other] { $n } graines
    }
   *[north] Grenier de Nord, { $n ->
        [one] { $n } graine
       *[other] { $n } graines
    }
}

## Un match : des parties qui se suivent

match-line-pits = Partie { $game } · trous { $pits }
match-line-squares = Partie { $game } · cases { $pits }
match-line-own = Partie { $game } · { $n ->
    [one] { $n } trou
   *[other] { $n } trous
}
match-line-out = Partie { $game } · hors du match
match-own = { $n ->
    [one] { $n } trou
   *[other] { $n } trous
}
match-out = Hors du match
match-out-now = { $who ->
    [you] Vous n’avez plus de trou et quittez le match.
    [computer] L’ordinateur n’a plus de trou et quitte le match.
    [south] Sud n’a plus de trou et quitte le match.
    [one] Le joueur 1 n’a plus de trou et quitte le match.
    [two] Le joueur 2 n’a plus de trou et quitte le match.
    [three] Le joueur 3 n’a plus de trou et quitte le match.
    [four] Le joueur 4 n’a plus de trou et quitte le match.
   *[north] Nord n’a plus de trou et quitte le match.
}
match-pits-next = Trous pour la partie suivante :
match-pick = { $who ->
    [you] Vous choisissez
    [computer] L’ordinateur choisit
    [south] Sud choisit
    [one] Le joueur 1 choisit
    [two] Le joueur 2 choisit
    [three] Le joueur 3 choisit
    [four] Le joueur 4 choisit
   *[north] Nord choisit
} { $n ->
    [one] un trou
   *[other] { $n } trous
} de l’autre rangée :
match-pick-pit = Trou { $n }
match-lead = { $who ->
    [you] Vous menez de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    [computer] L’ordinateur mène de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    [south] Sud mène de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    [one] Le joueur 1 mène de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    [two] Le joueur 2 mène de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    [three] Le joueur 3 mène de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    [four] Le joueur 4 mène de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[north] Nord mène de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
match-level = Toutes parties réunies, le match est à égalité.
match-sold = { $who ->
    [you] Vous avez vendu { $n ->
        [one] une case
       *[other] { $n } cases
    }.
    [computer] L’ordinateur a vendu { $n ->
        [one] une case
       *[other] { $n } cases
    }.
    [south] Sud a vendu { $n ->
        [one] une case
       *[other] { $n } cases
    }.
    [one] Le joueur 1 a vendu { $n ->
        [one] une case
       *[other] { $n } cases
    }.
    [two] Le joueur 2 a vendu { $n ->
        [one] une case
       *[other] { $n } cases
    }.
    [three] Le joueur 3 a vendu { $n ->
        [one] une case
       *[other] { $n } cases
    }.
    [four] Le joueur 4 a vendu { $n ->
        [one] une case
       *[other] { $n } cases
    }.
   *[north] Nord a vendu { $n ->
        [one] une case
       *[other] { $n } cases
    }.
}
match-goal-squares = { $n ->
    [one] À une case vendue, le match est perdu.
   *[other] À { $n } cases vendues, le match est perdu.
}
match-burnt = { $who ->
    [you] Vous ne pouvez remplir { $n ->
        [one] un trou : brûlé, il est hors jeu.
       *[other] { $n } trous : brûlés, ils sont hors jeu.
    }
    [computer] L’ordinateur ne peut remplir { $n ->
        [one] un trou : brûlé, il est hors jeu.
       *[other] { $n } trous : brûlés, ils sont hors jeu.
    }
    [south] Sud ne peut remplir { $n ->
        [one] un trou : brûlé, il est hors jeu.
       *[other] { $n } trous : brûlés, ils sont hors jeu.
    }
    [one] Le joueur 1 ne peut remplir { $n ->
        [one] un trou : brûlé, il est hors jeu.
       *[other] { $n } trous : brûlés, ils sont hors jeu.
    }
    [two] Le joueur 2 ne peut remplir { $n ->
        [one] un trou : brûlé, il est hors jeu.
       *[other] { $n } trous : brûlés, ils sont hors jeu.
    }
    [three] Le joueur 3 ne peut remplir { $n ->
        [one] un trou : brûlé, il est hors jeu.
       *[other] { $n } trous : brûlés, ils sont hors jeu.
    }
    [four] Le joueur 4 ne peut remplir { $n ->
        [one] un trou : brûlé, il est hors jeu.
       *[other] { $n } trous : brûlés, ils sont hors jeu.
    }
   *[north] Nord ne peut remplir { $n ->
        [one] un trou : brûlé, il est hors jeu.
       *[other] { $n } trous : brûlés, ils sont hors jeu.
    }
}
match-beaten = { $who ->
    [you] Vous ne pouvez remplir { $n ->
        [one] un seul trou.
       *[other] { $n } trous.
    }
    [computer] L’ordinateur ne peut remplir { $n ->
        [one] un seul trou.
       *[other] { $n } trous.
    }
    [south] Sud ne peut remplir { $n ->
        [one] un seul trou.
       *[other] { $n } trous.
    }
    [one] Le joueur 1 ne peut remplir { $n ->
        [one] un seul trou.
       *[other] { $n } trous.
    }
    [two] Le joueur 2 ne peut remplir { $n ->
        [one] un seul trou.
       *[other] { $n } trous.
    }
    [three] Le joueur 3 ne peut remplir { $n ->
        [one] un seul trou.
       *[other] { $n } trous.
    }
    [four] Le joueur 4 ne peut remplir { $n ->
        [one] un seul trou.
       *[other] { $n } trous.
    }
   *[north] Nord ne peut remplir { $n ->
        [one] un seul trou.
       *[other] { $n } trous.
    }
}
match-won = { $who ->
    [you] Vous gagnez le match
    [computer] L’ordinateur gagne le match
    [south] Sud gagne le match
    [one] Le joueur 1 gagne le match
    [two] Le joueur 2 gagne le match
    [three] Le joueur 3 gagne le match
    [four] Le joueur 4 gagne le match
   *[north] Nord gagne le match
}
match-played = Partie { $game } : { $result }
over-next-game = Partie suivante
pit-label-bought = { $who ->
    [you] désormais à vous
    [computer] désormais à l’ordinateur
    [south] désormais à Sud
    [one] désormais au joueur 1
    [two] désormais au joueur 2
    [three] désormais au joueur 3
    [four] désormais au joueur 4
   *[north] désormais à Nord
}
event-sow-foreign = { $who ->
    [you] C’est dans votre rangée.
    [computer] C’est dans la rangée de l’ordinateur.
    [south] C’est dans la rangée de Sud.
    [one] C’est dans la rangée du joueur 1.
    [two] C’est dans la rangée du joueur 2.
    [three] C’est dans la rangée du joueur 3.
    [four] C’est dans la rangée du joueur 4.
   *[north] C’est dans la rangée de Nord.
}
why-sweep-own-pits = Chacun garde les graines de ses propres trous.
square-label = Case { $n }, { $dan } dân
quan-square-label = { $who ->
    [you] Case quan à votre droite, { $dan } dân
    [computer] Case quan à droite de l’ordinateur, { $dan } dân
    [south] Case quan à droite de Sud, { $dan } dân
    [one] Case quan à droite du joueur 1, { $dan } dân
    [two] Case quan à droite du joueur 2, { $dan } dân
    [three] Case quan à droite du joueur 3, { $dan } dân
    [four] Case quan à droite du joueur 4, { $dan } dân
   *[north] Case quan à droite de Nord, { $dan } dân
}
stock-label = { $who ->
    [you] Gagnés par vous : { $dan } dân
    [computer] Gagnés par l’ordinateur : { $dan } dân
    [south] Gagnés par Sud : { $dan } dân
    [one] Gagnés par le joueur 1 : { $dan } dân
    [two] Gagnés par le joueur 2 : { $dan } dân
    [three] Gagnés par le joueur 3 : { $dan } dân
    [four] Gagnés par le joueur 4 : { $dan } dân
   *[north] Gagnés par Nord : { $dan } dân
}
stone-label = { $quan ->
    [one] un quan, qui vaut { $points } dân
   *[other] { $quan } quan, qui valent { $points } dân chacun
}
