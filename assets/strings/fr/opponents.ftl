### Gieo : les adversaires. Leurs paroles sont écrites sans guillemets ; `opponent-says` les ajoute.

opponent-says = { $name } : « { $what } »

## Quelle force

level-1 = Tout débutant
level-1-about = Prend ce qu’il voit, et perd le compte après une poignée.
level-2 = Débutant
level-2-about = Compte les petites semailles, regarde rarement la riposte.
level-3 = Amateur
level-3-about = Voit certaines ripostes, se trompe sur les longues semailles.
level-4 = Assidu
level-4-about = Ne lâche plus une partie gagnée ; s’égare encore dans les longues semailles.
level-5 = Habitué
level-5-about = Sûr de lui quand il reste peu de graines ; bien des menaces lui échappent.
level-6 = Aguerri
level-6-about = Commence à prévoir ; beaucoup de menaces lui échappent encore.
level-7 = Adroit
level-7-about = Prévoit un tour ; une menace sur deux lui échappe.
level-8 = Fort
level-8-about = Voit souvent ce que vous pouvez prendre, s’égare dans les longs relais.
level-9 = Expert
level-9-about = Prévoit plusieurs tours ; une menace lui échappe parfois.
level-10 = Maître
level-10-about = Calcule loin ; quand il y a beaucoup à compter, il se trompe encore.
level-11 = Grand maître
level-11-about = Ne se trompe plus : une grande marche au-dessus des autres. Sait par cœur les fins d’Oware.

## La même chose au Ô ăn quan : les grades des anciens concours

level-o-an-quan-1 = Élève (học trò)
level-o-an-quan-2 = Étudiant (nho sinh)
level-o-an-quan-3 = Candidat (khóa sinh)
level-o-an-quan-4 = Bachelier (tú tài)
level-o-an-quan-5 = Licencié (cử nhân)
level-o-an-quan-6 = Docteur adjoint (phó bảng)
level-o-an-quan-7 = Docteur (tiến sĩ)
level-o-an-quan-8 = Docteur avec mention (hoàng giáp)
level-o-an-quan-9 = Troisième lauréat (thám hoa)
level-o-an-quan-10 = Deuxième lauréat (bảng nhãn)
level-o-an-quan-11 = Premier lauréat (trạng nguyên)

## Les personnages

opponent-esi-name = Esi
opponent-esi-about = Onze ans, de Cape Coast. Prend d’abord, compte ensuite.
opponent-esi-greeting = Assieds-toi ! Hier, j’ai battu mon frère.
opponent-esi-taking = À moi, tout à moi !
opponent-esi-losing = Hé ! J’allais les prendre.
opponent-esi-accepts = D’accord, on compte !
opponent-esi-declines = Non, je veux encore jouer !
opponent-esi-wins = J’ai gagné ! On recommence ?
opponent-esi-loses = C’est toi qui gagnes. Tu me montres ?
opponent-esi-draws = Égalité ! On en refait une.

opponent-kwabena-name = Kwabena
opponent-kwabena-about = Cultive le cacao près de Tafo. Laisse un trou se remplir, puis le vide d’un coup.
opponent-kwabena-greeting = Bienvenue. Voyons quel champ donnera le plus.
opponent-kwabena-taking = Belle récolte.
opponent-kwabena-losing = Les charançons sont entrés dans mon grenier.
opponent-kwabena-accepts = La journée est finie. Comptons.
opponent-kwabena-declines = Pas avant la récolte.
opponent-kwabena-wins = Le grenier est plein. Merci pour la partie.
opponent-kwabena-loses = La saison est à vous. La mienne viendra.
opponent-kwabena-draws = Deux cultivateurs, un bon champ.

opponent-abena-name = Tante Abena
opponent-abena-about = Vend des tissus au marché de Makola, à Accra. De son côté, rien ne traîne.
opponent-abena-greeting = Venez vous asseoir. J’ai fermé l’étal pour vous.
opponent-abena-taking = Ça, je l’emballe et je le garde.
opponent-abena-losing = Eh ! Qui a laissé ça sur le comptoir ?
opponent-abena-accepts = Le prix est juste. Comptons.
opponent-abena-declines = Pas à ce prix. Continuons.
opponent-abena-wins = Vendu ! Revenez demain.
opponent-abena-loses = Vous marchandez bien.
opponent-abena-draws = Chacun rentre content.

opponent-kofi-name = Kofi
opponent-kofi-about = Tisse le kente à Bonwire. Ce qu’il laisse traîner fait partie du motif.
opponent-kofi-greeting = Asseyez-vous. Je viens de finir une bande.
opponent-kofi-taking = J’espérais que vous tireriez ce fil.
opponent-kofi-losing = Un nœud ! Je ne l’ai pas vu.
opponent-kofi-accepts = L’étoffe est assez longue. Comptons.
opponent-kofi-declines = Le motif n’est pas fini.
opponent-kofi-wins = Et voilà le motif.
opponent-kofi-loses = Beau travail. Je m’en souviendrai.
opponent-kofi-draws = Chaîne et trame, à égalité.

opponent-nana-yaa-name = Nana Yaa
opponent-nana-yaa-about = A enseigné quarante ans à Kumasi. Ses graines restent chez elle ; elle sait attendre.
opponent-nana-yaa-greeting = Bonjour. Asseyez-vous, rien ne presse.
opponent-nana-yaa-taking = Qui attend récolte.
opponent-nana-yaa-losing = Bien vu. On vous a bien appris.
opponent-nana-yaa-accepts = Assez pour aujourd’hui. Comptons.
opponent-nana-yaa-declines = Il reste encore à récolter. Continuons.
opponent-nana-yaa-wins = Vous progressez. Revenez me voir.
opponent-nana-yaa-loses = Magnifiquement joué. Merci.
opponent-nana-yaa-draws = Personne n’a gâché une graine.

opponent-na-name = La petite Na
opponent-na-about = En troisième année d’école à Huế. Prend tout ce qu’elle voit, réfléchit après.
opponent-na-greeting = Joue avec moi ! Tu vas voir, je prends un quan !
opponent-na-taking = Il y en a plein !
opponent-na-losing = Oh ! Mes dân !
opponent-na-accepts = D’accord, on compte !
opponent-na-declines = Non, je veux encore jouer !
opponent-na-wins = J’ai gagné ! Encore une ?
opponent-na-loses = J’ai perdu… Montre-moi comment tu fais !
opponent-na-draws = Égalité ! Encore une pour décider.

opponent-lanh-name = Lành
opponent-lanh-about = Tisse la soie à Vạn Phúc. Chez elle, chaque case reste fermée.
opponent-lanh-greeting = Asseyez-vous. Jouons tranquillement.
opponent-lanh-taking = Ce fil-là, je le ramène.
opponent-lanh-losing = Oh, j’ai laissé un trou dans la toile.
opponent-lanh-accepts = Nous voilà quittes. Comptons.
opponent-lanh-declines = Attendez, la soie n’est pas finie.
opponent-lanh-wins = Une belle pièce de soie. Merci !
opponent-lanh-loses = Quelle adresse ! Je m’incline.
opponent-lanh-draws = À égalité : deux heureux.

opponent-bay-name = Oncle Bảy
opponent-bay-about = Mène sa barque au marché flottant de Cái Răng. Remplit une case jusqu’à la rendre riche.
opponent-bay-greeting = Montez à bord, on fait une partie !
opponent-bay-taking = La barque est pleine !
opponent-bay-losing = Ciel, on coule !
opponent-bay-accepts = Bon, accostons et comptons.
opponent-bay-declines = Pas encore : tant qu’il y a de l’eau, on rame.
opponent-bay-wins = Bonne saison ! Revenez un de ces jours.
opponent-bay-loses = Bien joué ! Vous m’avez battu.
opponent-bay-draws = Match nul, et tout le monde est content.

opponent-phuc-name = Professeur Phúc
opponent-phuc-about = Enseigne les mathématiques à Hành Thiện. Ce qu’il laisse ouvert est une question piège.
opponent-phuc-greeting = Asseyez-vous. Le premier coup est toujours difficile.
opponent-phuc-taking = Ce problème, je l’ai posé depuis un moment.
opponent-phuc-losing = Bien ! Je n’avais pas pensé à cette solution.
opponent-phuc-accepts = Soit. Vérifions le résultat.
opponent-phuc-declines = Le problème n’est pas résolu. Cherchons encore.
opponent-phuc-wins = Il y avait une astuce. Vous la verrez la prochaine fois.
opponent-phuc-loses = Vingt sur vingt !
opponent-phuc-draws = Deux solutions, toutes deux justes.

opponent-cu-tam-name = Grand-père Tâm
opponent-cu-tam-about = Grave les planches des estampes de Đông Hồ. Garde ses dân chez lui et attend.
opponent-cu-tam-greeting = Asseyez-vous là. Rien ne presse.
opponent-cu-tam-taking = J’ai longtemps attendu.
opponent-cu-tam-losing = Vous avez l’œil.
opponent-cu-tam-accepts = Soit, comptons.
opponent-cu-tam-declines = Il reste à récolter. Finissons.
opponent-cu-tam-wins = Le dernier trait. Revenez un autre jour.
opponent-cu-tam-loses = Le vieil homme a perdu. Vous jouez très bien.
opponent-cu-tam-draws = En équilibre. C’est beau ainsi.

opponent-siti-name = Siti
opponent-siti-about = Va à l’école à Malacca. Court d’abord à son grenier, réfléchit ensuite.
opponent-siti-greeting = Bonjour ! On y joue chaque fois qu’il pleut.
opponent-siti-taking = Tout droit dans mon grenier !
opponent-siti-losing = Oh ! J’ai oublié de regarder là.
opponent-siti-accepts = D’accord, on compte !
opponent-siti-declines = Non, non, on continue !
opponent-siti-wins = Oui ! Mon grenier est le mieux rempli.
opponent-siti-loses = Que tu es rapide ! Encore une ?
opponent-siti-draws = Pareil ! Qui l’aurait cru ?

opponent-sri-name = Bu Sri
opponent-sri-about = Dessine le batik à Yogyakarta. Ferme chaque ligne avant d’en ouvrir une autre.
opponent-sri-greeting = Bienvenue. Attention à la cire, et asseyez-vous.
opponent-sri-taking = Un pétale de plus.
opponent-sri-losing = Une goutte de cire au mauvais endroit.
opponent-sri-accepts = La toile est pleine. Comptons.
opponent-sri-declines = Il reste de la toile blanche. Continuons.
opponent-sri-wins = Il n’y a plus qu’à laisser sécher. Quel plaisir.
opponent-sri-loses = Votre main est plus sûre que la mienne.
opponent-sri-draws = Le même motif des deux côtés.

opponent-harun-name = Pak Harun
opponent-harun-about = Construit des bateaux de bois à Pulau Duyong. Vous laisse prendre, puis compte.
opponent-harun-greeting = À l’ombre, asseyez-vous. La mer est basse, rien ne presse.
opponent-harun-taking = Cette planche, je l’ai posée pour vous.
opponent-harun-losing = On prend l’eau ! Bien visé.
opponent-harun-accepts = Au port, alors. Comptons.
opponent-harun-declines = Nous sommes encore en mer. Continuons.
opponent-harun-wins = Le bateau flotte. Merci pour la partie.
opponent-harun-loses = Vous naviguez bien.
opponent-harun-draws = Aucun bateau devant. Bon vent.
