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

## Les personnages de l’ordinateur

opponent-child-name = L’enfant
opponent-child-about = Apprend à compter, et aime les grosses poignées.
opponent-club-name = Le voisin
opponent-club-about = Joue chaque soir et se trompe rarement.
opponent-master-name = La doyenne
opponent-master-about = Voit loin et sait attendre le bon moment.

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
new-rules = Règles de la partie
new-begin = Commencer

ruleset-oware = Oware
ruleset-oware-about = Les règles du récit : ne jamais laisser le voisin sans graines.
ruleset-oware-abapa = Oware Abapa
ruleset-oware-abapa-about = Règles de tournoi : qui prendrait tout ne prend rien.
ruleset-ba-awa = Ba-awa
ruleset-ba-awa-about = Les quatre au passage, et les huit dernières.
ruleset-o-an-quan = Ô ăn quan
ruleset-o-an-quan-about = Deux sens pour semer, une pierre à gagner.
ruleset-congklak = Congklak
ruleset-congklak-about = Tour après tour, son grenier compris.
ruleset-kalah = Kalah
ruleset-kalah-about = Semer son grenier, et rejouer.

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
pause-restart = Recommencer
pause-settings = Réglages
pause-rules = Les règles
pause-keys = Touches
pause-to-title = Écran de titre

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
