## Nom et chargement

app-name = Gieo
app-tagline = Semez une poignée, voyez ce qui mûrit.
app-window-title = Gieo : Oware
loading = On prépare les graines…
loading-error = Un fichier manque ou est abîmé : { $file }. { $what }
loading-error-help = Veuillez décompresser ou installer le jeu à nouveau.

## Écran de titre

title-play = Jouer
title-continue = Continuer
title-story = L’histoire
title-two-players = À deux
title-rules = Les règles
title-settings = Réglages
title-credits = Crédits
title-quit = Quitter
title-touch = Touchez pour jouer

## Qui joue

who-title = Qui joue ?
who-person = Une personne
who-computer = L’ordinateur
who-seat-south = Sud, la rangée proche
who-seat-north = Nord, la rangée d’en face
who-seat-player = Joueur { $n }

## Qui s’assied là

who-character = Un personnage
who-level = Un niveau
who-follower = À votre mesure
who-opponent = Qui ?
who-how-strong = Quelle force ?
who-level-number = { $n }
who-strength = Niveau { $n } : { $name }.
who-follower-about = Après chaque partie, il mesure votre force, et joue pour que vous gagniez environ une fois sur deux.
style-even = N’a pas de plan favori.
style-hoarder = Aime laisser grossir les grands tas.
style-raider = Prend tôt, et menace encore.
style-guardian = Laisse peu à prendre.
style-trapper = Aime poser des appâts.
style-elder = Garde sa rangée pleine, et attend.
opponent-follows = À votre mesure (niveau { $n })

## Nouvelle partie

new-title = Nouvelle partie
new-opponent = Contre
new-level = Quelle force ?
new-seating = Comment êtes-vous assis ?
new-seating-facing = Face à face
new-seating-beside = Du même côté
new-start = Qui commence ?
new-start-you = Vous
new-start-computer = L’ordinateur
new-start-south = Sud
new-start-north = Nord
new-start-lots = Tirer au sort
new-rules = Quelles règles ?
new-game-choice = Quel jeu ?
new-players = Combien de joueurs ?
new-time = Temps par coup
new-time-none = Sans limite
new-time-seconds = { $n } s
new-time-at-once = Tout de suite ({ $n } s)
new-house-rules = Règles maison
new-house-rules-none = Comme sur la fiche
new-start-player = Joueur { $n }
new-match = Une partie ou un match ?
new-match-one = Une partie
new-match-many = Un match
new-match-pits-about = Dans un match, quatre graines font un trou à la partie suivante ; { $n } trous le gagnent.
new-match-squares-about = { $points ->
    [one] Dans un match, chaque point de retard fait vendre une case ; qui en a vendu { $n } a perdu.
   *[other] Dans un match, { $points } points de retard font vendre une case ; qui en a vendu { $n } a perdu.
}
new-match-burnt-about = Dans un match, votre grenier regarnit vos trous ; les autres sont brûlés. { $n ->
    [one] Qui n’en remplit aucun a perdu.
   *[other] Qui n’en remplit pas { $n } a perdu.
}
new-begin = Commencer

ruleset-oware = Oware
ruleset-oware-about = Les règles du récit : ne jamais laisser le voisin sans graines.
ruleset-oware-abapa = Oware Abapa
ruleset-oware-abapa-about = Règles de tournoi : qui prendrait tout ne prend rien.
ruleset-oware-grand-slam = Oware, grand chelem
ruleset-oware-grand-slam-about = On peut tout prendre, et l’on prend tout.
ruleset-oware-three = Oware à trois
ruleset-oware-three-about = Trois graines par trou, dix-neuf pour gagner : plus court.
ruleset-oware-third = Oware, troisième fois
ruleset-oware-third-about = Une position peut revenir une fois ; la troisième finit la partie.
ruleset-ba-awa = Ba-awa
ruleset-ba-awa-about = Les quatre au passage, et les huit dernières.
ruleset-nam-nam = Nam-nam
ruleset-nam-nam-about = Les quatre dernières suivent celles d’avant, et nul ne reste affamé.
ruleset-ba-awa-after = Ba-awa, après le coup
ruleset-ba-awa-after-about = Les huit dernières attendent la fin du coup ; n’avoir rien à semer finit la partie.
ruleset-o-an-quan = Ô ăn quan
ruleset-o-an-quan-about = Deux sens pour semer, une pierre à gagner.
ruleset-o-an-quan-young = Ô ăn quan, quan non
ruleset-o-an-quan-young-about = Un quan avec moins de cinq dân est à l’abri.
ruleset-o-an-quan-tonkin = Ô ăn quan, depuis le quan
ruleset-o-an-quan-tonkin-about = Devant soi, une case quan garnie donne un dân, et le tour continue.
ruleset-o-an-quan-five = Ô ăn quan, quan à cinq
ruleset-o-an-quan-five-about = Un quan vaut cinq dân, comme dans bien des programmes.
ruleset-congklak = Congklak
ruleset-congklak-about = Tour après tour, son grenier compris.
ruleset-dakon = Dakon
ruleset-dakon-about = La graine qui prend va au grenier, elle aussi.
ruleset-congkak = Congkak
ruleset-congkak-about = La graine qui prend part aussi, et une rangée vide finit la partie.
ruleset-chongka = Chongka’
ruleset-chongka-about = Des Mariannes : la dernière graine au grenier ne fait pas rejouer.
ruleset-kalah = Kalah
ruleset-kalah-about = Semer son grenier, et rejouer.
ruleset-kalah-three = Kalah à trois
ruleset-kalah-three-about = Trois graines par trou : une partie plus courte.

## Règles maison

rules-house-title = Les règles maison de cette table
rules-house-line = { $name } : { $value }
house-mark = règles maison
own-name = { $name }
own-name-marked = { $name } · règles maison
own-after = Règles maison d’après { $name }
own-broken = Pas encore jouable : { $what }
own-broken-more = Et { $n } de plus.
our-rules-keep = Garder comme nos règles
our-rules = Nos règles
our-rules-numbered = Nos règles { $n }
notice-rules-kept = Vos règles sont gardées. Elles se trouvent dans { $file }

option-oware-starve = Tout prendre au voisin
option-oware-starve-about = Un coup peut-il laisser le voisin sans une seule graine ?
option-oware-starve-seed = Seulement si forcé
option-oware-starve-no_capture = Permis, sans prise
option-oware-starve-legal = Permis, tout est pris
option-oware-cycle = Une position revient
option-oware-cycle-about = Rien n’a été pris entre-temps : la partie finit. À qui va le reste ?
option-oware-cycle-shared = Partagé en deux
option-oware-cycle-own = Chacun sa rangée
option-oware-cycle-third = Troisième fois : chacun sa rangée
option-oware-seeds = Graines par trou
option-oware-seeds-about = À trois par trou, il y en a trente-six, et dix-neuf suffisent pour gagner.
option-oware-seeds-4 = 4
option-oware-seeds-3 = 3

option-ba-awa-players = Joueurs
option-ba-awa-players-about = À deux, six trous chacun ; à trois, quatre.
option-ba-awa-players-2 = 2
option-ba-awa-players-3 = 3
option-ba-awa-last8 = Les dernières graines
option-ba-awa-last8-about = Qui a ouvert la partie en prend huit ; ailleurs, les quatre dernières vont à qui sème, ou à qui a pris les quatre d’avant.
option-ba-awa-last8-at_once = Huit, aussitôt
option-ba-awa-last8-after = Huit, après le coup
option-ba-awa-last8-last4_mover = Quatre, à qui sème
option-ba-awa-last8-last4_taker = Quatre, avec les précédentes
option-ba-awa-no_move = Rien à semer
option-ba-awa-no_move-about = Qui doit jouer n’a que des trous vides. Si la partie finit, chacun garde les siens.
option-ba-awa-no_move-pass = Le tour passe
option-ba-awa-no_move-end = La partie finit
option-ba-awa-no_move-must_feed = Il faut le nourrir
option-ba-awa-cycle = Une position revient
option-ba-awa-cycle-about = Rien n’a été gagné entre-temps : à la fin, chacun prend ce qui est dans ses trous.
option-ba-awa-cycle-first = Fin aussitôt
option-ba-awa-cycle-third = Fin la troisième fois
option-ba-awa-final_four = Quatre par la dernière graine
option-ba-awa-final_four-about = Qui gagne les quatre graines que complète la dernière en main.
option-ba-awa-final_four-mover = Qui sème
option-ba-awa-final_four-owner = Propriétaire du trou
option-ba-awa-passing_four = Quatre au passage
option-ba-awa-passing_four-about = Qui gagne les quatre graines complétées pendant que l’on sème encore.
option-ba-awa-passing_four-owner = Propriétaire du trou
option-ba-awa-passing_four-mover = Qui sème
option-ba-awa-endless = Relais sans fin
option-ba-awa-endless-about = Ce que devient un coup qui tournerait toujours.
option-ba-awa-endless-stop = Arrêt s’il se répète
option-ba-awa-endless-forbid = Interdit
option-ba-awa-goal = Trous pour gagner le match
option-ba-awa-goal-about = Combien des douze trous il faut posséder.
option-ba-awa-goal-10 = 10
option-ba-awa-goal-11 = 11
option-ba-awa-goal-12 = 12
option-ba-awa-opener = Qui ouvre la partie suivante
option-ba-awa-opener-about = Dans un match, le premier coup de la partie d’après.
option-ba-awa-opener-alternates = À tour de rôle
option-ba-awa-opener-loser = Qui a perdu
option-ba-awa-opener-winner = Qui a gagné
option-ba-awa-placing = Où sont les trous gagnés
option-ba-awa-placing-about = Dans un match à deux, les trous de l’autre rangée qui reviennent au gagnant.
option-ba-awa-placing-run = À côté des siens
option-ba-awa-placing-picked = Le gagnant choisit

option-o-an-quan-players = Joueurs
option-o-an-quan-players-about = Deux autour d’un rectangle, trois d’un triangle, quatre d’un carré.
option-o-an-quan-players-2 = 2
option-o-an-quan-players-3 = 3
option-o-an-quan-players-4 = 4
option-o-an-quan-quan_value = Valeur d’un quan
option-o-an-quan-quan_value-about = Combien de dân il compte dans le score.
option-o-an-quan-quan_value-10 = 10
option-o-an-quan-quan_value-5 = 5
option-o-an-quan-dan = Dân par case
option-o-an-quan-dan-about = Combien il y en a dans chaque case dân au départ.
option-o-an-quan-dan-5 = 5
option-o-an-quan-dan-10 = 10
option-o-an-quan-quan_extra = Dân à côté du quan
option-o-an-quan-quan_extra-about = Combien il y en a de plus dans chaque case quan au départ.
option-o-an-quan-quan_extra-0 = 0
option-o-an-quan-quan_extra-20 = 20
option-o-an-quan-quan_extra-30 = 30
option-o-an-quan-quan_as_dan = Le quan
option-o-an-quan-quan_as_dan-about = Faute de grosses pierres, mettez dans les cases quan des dân de même valeur.
option-o-an-quan-quan_as_dan-false = Une grosse pierre
option-o-an-quan-quan_as_dan-true = Des dân
option-o-an-quan-young = Quan jeune
option-o-an-quan-young-about = Avec peu de dân près de lui, c’est un « quan non ». À l’abri, il fait durer la partie.
option-o-an-quan-young-0 = Peut être pris
option-o-an-quan-young-5 = Protégé sous 5 dân
option-o-an-quan-from_quan = Case quan garnie devant
option-o-an-quan-from_quan-about = Par endroits, un de ses dân passe à la case suivante, et le tour continue de là.
option-o-an-quan-from_quan-false = Le tour finit
option-o-an-quan-from_quan-true = Un dân avance
option-o-an-quan-end = La fin de la partie
option-o-an-quan-end-about = Faut-il aussi que les dân des cases quan soient pris ?
option-o-an-quan-end-squares = Cases quan vides
option-o-an-quan-end-stones = Tous les quan pris
option-o-an-quan-empty_quan_passes = Case quan vide devant
option-o-an-quan-empty_quan_passes-about = Peut-on prendre ce qui se trouve derrière elle ?
option-o-an-quan-empty_quan_passes-true = Comme toute case vide
option-o-an-quan-empty_quan_passes-false = Le tour finit
option-o-an-quan-cycle = Une position revient
option-o-an-quan-cycle-about = Chacun ramasse alors ses cases et la case quan à sa droite.
option-o-an-quan-cycle-third = Fin la troisième fois
option-o-an-quan-goal = Cases vendues pour perdre
option-o-an-quan-goal-about = Dans un match à deux, dix points de retard font vendre une case : « bán ruộng ».
option-o-an-quan-goal-3 = 3
option-o-an-quan-goal-4 = 4

option-congklak-relay = Dernière graine parmi d’autres
option-congklak-relay-about = Ce qui arrive quand elle tombe dans un trou garni.
option-congklak-relay-true = Ramasser et semer encore
option-congklak-relay-false = Le tour finit
option-congklak-extra_turn = Dernière graine au grenier
option-congklak-extra_turn-about = Donne-t-elle le droit de rejouer ?
option-congklak-extra_turn-true = Rejouer
option-congklak-extra_turn-false = Le tour finit
option-congklak-take_own = La graine qui prend
option-congklak-take_own-about = Ce que devient la dernière graine quand elle prend le trou d’en face.
option-congklak-take_own-false = Reste dans son trou
option-congklak-take_own-true = Va au grenier
option-congklak-no_move = Rien à semer
option-congklak-no_move-about = La rangée de qui doit jouer est vide. Si la partie finit, chacun garde la sienne.
option-congklak-no_move-pass = Le tour passe
option-congklak-no_move-end = La partie finit
option-congklak-pits = Trous par rangée
option-congklak-pits-about = Sept d’ordinaire. Plus de trous, plus longue partie.
option-congklak-pits-7 = 7
option-congklak-pits-5 = 5
option-congklak-pits-6 = 6
option-congklak-pits-8 = 8
option-congklak-pits-9 = 9
option-congklak-pits-10 = 10
option-congklak-seeds = Graines par trou
option-congklak-seeds-about = Sept d’ordinaire. Moins de graines, plus courte partie.
option-congklak-seeds-7 = 7
option-congklak-seeds-4 = 4
option-congklak-seeds-5 = 5
option-congklak-seeds-6 = 6
option-congklak-seeds-8 = 8
option-congklak-least = Trous à remplir
option-congklak-least-about = Qui n’en remplit pas autant perd le match. Plus il en faut, plus il est court.
option-congklak-least-1 = 1
option-congklak-least-4 = 4
option-congklak-least-5 = 5
option-congklak-opener = Qui ouvre la partie suivante
option-congklak-opener-about = Dans un match, le premier coup de la partie d’après.
option-congklak-opener-winner = Qui a gagné
option-congklak-opener-loser = Qui a perdu
option-congklak-opener-alternates = À tour de rôle
option-congklak-rounds = Une partie ou un match
option-congklak-rounds-about = Si les parties peuvent se suivre.
option-congklak-rounds-single = Une partie
option-congklak-rounds-burnt = Match, trous brûlés

option-kalah-empty_capture = Rien en face
option-kalah-empty_capture-about = La dernière graine tombe dans un de vos trous vides, et celui d’en face l’est aussi.
option-kalah-empty_capture-false = Rien n’est pris
option-kalah-empty_capture-true = Votre graine est gagnée
option-kalah-end = La fin de la partie
option-kalah-end-about = Toute rangée vide la termine, ou seulement celle de qui doit jouer.
option-kalah-end-either = Une rangée vide
option-kalah-end-mover = Vide chez qui joue
option-kalah-pits = Trous par rangée
option-kalah-pits-about = Six d’ordinaire. Moins de trous, plus courte partie.
option-kalah-pits-6 = 6
option-kalah-pits-4 = 4
option-kalah-pits-5 = 5
option-kalah-seeds = Graines par trou
option-kalah-seeds-about = Quatre d’ordinaire. Plus de graines, plus longue partie.
option-kalah-seeds-4 = 4
option-kalah-seeds-3 = 3
option-kalah-seeds-5 = 5
option-kalah-seeds-6 = 6

## Ô ăn quan à la table

score-quan = + { $quan } quan
direction-left = Semer à gauche
direction-right = Semer à droite
hint-direction = Choisissez le sens : glissez sur la rangée, ou touchez une flèche, à l’écran ou au clavier.

## À plusieurs, à la fin

ranking-title = Classement
ranking-line = { $place }. { $who ->
    [you] Vous
    [computer] Ordinateur
    [south] Sud
    [one] Joueur 1
    [two] Joueur 2
    [three] Joueur 3
    [four] Joueur 4
   *[north] Nord
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
over-shared = La première place est partagée

## Boutons pendant la partie

button-undo = Défaire
button-redo = Refaire
button-show-again = Revoir
button-hint = Conseil
button-plan-view = Vue de dessus
button-table-view = Vue assise
button-new-game = Nouvelle partie
button-menu = Menu
button-skip = Passer
button-next = Suivant
button-back = Retour
button-close = Fermer
button-ok = D’accord
button-cancel = Annuler
button-yes = Oui
button-no = Non

## Pause

pause-title = Pause
pause-resume = Reprendre
pause-offer = Proposer de finir
pause-restart = Recommencer
pause-settings = Réglages
pause-rules = Les règles
pause-keys = Touches
pause-to-title = Écran de titre

## Une proposition de finir la partie

offer-title = { $who ->
    [you] Vous proposez de finir la partie
    [computer] L’ordinateur propose de finir la partie
    [south] Sud propose de finir la partie
    [one] Le joueur 1 propose de finir la partie
    [two] Le joueur 2 propose de finir la partie
    [three] Le joueur 3 propose de finir la partie
    [four] Le joueur 4 propose de finir la partie
   *[north] Nord propose de finir la partie
}
offer-ask = { $who ->
    [you] Acceptez-vous ? Chacun prendrait ce qui est de son côté.
    [computer] L’ordinateur, acceptez-vous ? Chacun prendrait ce qui est de son côté.
    [south] Sud, acceptez-vous ? Chacun prendrait ce qui est de son côté.
    [one] Joueur 1, acceptez-vous ? Chacun prendrait ce qui est de son côté.
    [two] Joueur 2, acceptez-vous ? Chacun prendrait ce qui est de son côté.
    [three] Joueur 3, acceptez-vous ? Chacun prendrait ce qui est de son côté.
    [four] Joueur 4, acceptez-vous ? Chacun prendrait ce qui est de son côté.
   *[north] Nord, acceptez-vous ? Chacun prendrait ce qui est de son côté.
}
offer-agree = Accepter
offer-decline = Continuer
offer-later = Votre proposition a été refusée. Vous pourrez la refaire après votre prochain coup.

## Questions

leave-title = Quitter cette partie ?
leave-text = Elle est enregistrée. Vous pourrez la reprendre plus tard.
leave-yes = Quitter
leave-no = Rester
restart-title = Recommencer ?
restart-text = Les graines reviennent à leur place de départ.
restart-yes = Recommencer
restart-no = Continuer
quit-title = Quitter Gieo ?
quit-text = Votre partie est enregistrée.
reset-title = Réinitialiser les réglages ?
reset-text = Les parties enregistrées sont conservées.

## Réglages

settings-title = Réglages
setting-language = Langue
language-en = English
language-vi = Tiếng Việt
language-fr = Français
setting-effects = Sons
setting-music = Musique
setting-speed = Vitesse
speed-slow = Lente, { $factor }×
speed-normal = Normale, { $factor }×
speed-fast = Rapide, { $factor }×
setting-reduced-motion = Moins de mouvement
setting-reduced-motion-about = Les graines apparaissent sur place. La vue reste fixe.
setting-high-contrast = Contraste fort
setting-high-contrast-about = Graines jaunes, trous sombres, lettres plus nettes.
setting-text-size = Taille du texte
setting-plan-view = Toujours vu de dessus
setting-opponents-speak = Les adversaires parlent
setting-legal-pits = Montrer les trous jouables
setting-fullscreen = Plein écran
setting-reset = Réinitialiser
setting-on = Oui
setting-off = Non
setting-percent = { $n } %

## Quand quelque chose ne marche pas

no-gpu-title = Impossible de dessiner ici
no-gpu-text = Gieo dessine en 3D et n’a trouvé ni carte graphique ni pilote qui convienne.
no-gpu-help = Veuillez mettre à jour le pilote graphique, ou essayer un autre ordinateur.
no-gpu-detail = Détails pour qui vous aidera : { $what }
no-sound = Aucune sortie audio trouvée. Le jeu continue en silence.
save-broken = Votre dernière partie n’a pas pu être lue. Le fichier est mis de côté : { $file }
save-migrated = Votre partie, d’une version plus ancienne, a été mise à jour.
save-failed = Cette partie n’a pas pu être enregistrée : { $what }
settings-broken = Les réglages n’ont pas pu être lus. Le fichier est mis de côté : { $file }
settings-failed = Les réglages n’ont pas pu être enregistrés : { $what }
notice-set-aside = { $file } n’a pas pu être lu et est mis de côté : { $aside }. ({ $what })
notice-storage = Un fichier n’a pas pu être lu ou écrit : { $what }

## Personne n’a touché l’écran depuis un moment

idle-title = Jouez-vous encore ?
idle-countdown = { $n ->
    [one] Une nouvelle partie s’ouvrira dans { $n } seconde.
   *[other] Une nouvelle partie s’ouvrira dans { $n } secondes.
}
idle-stay = Oui, je joue encore

## Aide du clavier

keys-title = Touches
key-arrows = ← →
key-enter = Entrée
key-space = Espace
key-escape = Échap
key-tab = Tab
key-or = ou
keys-choose = Choisir un trou
keys-sow = Semer, ou voir tout de suite la fin du coup
keys-back = Retour, ou pause
keys-undo = Défaire
keys-redo = Refaire
keys-hint = Conseil
keys-show-again = Revoir le dernier coup
keys-plan-view = Vue de dessus, ou vue assise
keys-fullscreen = Plein écran
keys-next = Bouton suivant

## Crédits

credits-title = Crédits
credits-source = Oware d’après le récit de Board and Pieces ; tous les mots sont nouveaux.
credits-fonts = Lettres : Agbalumo et Inter, licence SIL Open Font License.
credits-made = Images, sons et musique ont été créés pour ce jeu.
