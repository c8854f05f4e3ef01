### The terminal alone: menus, keys, panels and what is typed there. Browsers do not have these.

console-word-next = suivant s
console-word-back = retour r
console-word-eyes = yeux
console-welcome = { $title }, avec { $who }.
console-welcome-help = Tape { $word } pour savoir ce que tu peux taper.
console-left-saved = Tu as quitté la table. La partie est dans { $file } : continue avec adamant play --resume { $file }
console-not-saved = La partie n’est PAS gardée depuis le coup { $number } : { $error }
console-go-on-plain = Appuie sur Entrée pour continuer.
console-pass-on = Passe le clavier à { $who }.
console-pass-on-undo = Pour changer d’avis d’abord, tape { $word }.
console-ready-plain = { $who }, appuie sur Entrée quand personne d’autre ne regarde.
console-too-long = Cette ligne est trop longue.
console-watch-ask = Étape { $step } sur { $steps }. { $next } ou { $back } ?
console-watch-no-further = Cela ne va pas plus loin.
console-watch-help = Tape { $next } ou { $back } ; un nombre pour cette étape ; { $eyes } 1 pour voir comme le joueur 1, { $eyes } seul pour voir en spectateur ; [ et ] pour la partie d’avant et d’après ; { $quit } pour finir.
console-menu-game = Quel jeu : { $games } ?
console-menu-players = Combien de joueurs, { $least } à { $most } ?
console-menu-people = Combien sont des personnes à ce clavier, 0 à { $most } ?
console-menu-level = Quels bots : { $levels } ?
console-menu-setting = { $setting } ({ $values })
console-menu-usual = Entrée seule veut dire { $usual }.
console-menu-title = Un jeu de diamants
console-label-game = Jeu
console-label-people = Personnes ici
console-label-start = Jouer
console-too-small = Cette fenêtre fait { $width } × { $height }. Il faut au moins { $need_width } × { $need_height } : agrandis-la, ou utilise --plain.
console-thinking = { $who } réfléchit …
console-curtain-title = Yeux fermés
console-game-over = La partie est finie.
console-ask-quit = Quitter la table ?
console-why-ask = Tape { $word } pour savoir ce que pensaient les bots, ou appuie sur Entrée pour finir.
console-why-unknown = Cet enregistrement ne dit pas ce que pensaient les bots.
console-key-yes = oui
console-key-no = non
console-key-rule = règle
console-key-why = pourquoi
console-key-rules = règles
console-key-undo = annuler
console-key-quit = quitter
console-key-close = fermer
console-key-scroll = défiler
console-key-go-on = continuer
console-key-start = jouer
console-key-choose = choisir
console-key-change = changer
console-key-stay = rester
console-key-leave = sortir
console-key-move-cursor = case
console-key-mirror = tourner
console-key-place = poser
console-key-beam = rayon
console-key-take = prendre
console-key-take-none = aucun
console-key-turn = tourner
console-key-pick-up = déplacer
console-key-put-down = reposer
console-key-off = retirer
console-key-pass = passer
console-key-order = ordre
console-key-put-back = remettre
console-key-erase = effacer
console-key-card = carte
console-key-lay = poser
console-key-keep = garder
console-key-gift = don
console-key-give = donner
console-key-left = pile gauche
console-key-right = pile droite
console-key-step = étape
console-key-ends = début, fin
console-key-eyes = yeux
console-key-records = partie
console-panel-chest = coffre
console-panel-beside = à côté
console-panel-deciding = choisit
console-panel-closed = poing fermé
console-panel-in-cave = dans la grotte
console-panel-camp = au camp
console-panel-won = gagné
console-panel-stones = ○ blanc, 5 · ● rouge, 1
console-panel-path = sur le chemin { $worth }
console-panel-pile = pile { $cards }, dont { $dangers } fatales
console-panel-camp-side = camp
console-panel-out = sortis : { $hazards }
console-panel-your-card = ta carte
console-panel-you-need = il te faut
console-panel-mirrors = miroirs à côté : { $beside }
console-panel-cards = cartes dans la pile : { $pile } · pour gagner : { $target }
console-panel-laid = cartes
console-panel-front = devant
console-panel-hand = main
console-panel-loot = butin
console-panel-leads = ◆ en tête
console-panel-sums = colonne { $column } · rangée { $row }
console-panel-takes = prend { $count }
console-panel-last-round = dernier tour
console-panel-aside = de côté
console-d-headline = grotte { $cave } sur { $caves }
console-panel-beside-each = à côté de chaque coffre dedans : { $worth }
console-leave-saved = La partie est gardée dans { $file }.
console-panel-signs = ◆ utile · ◇ inutile · () vide
console-panel-in-piles = { $cards } cartes dans les piles
console-watch-record = partie { $number } sur { $of }
console-word-hint = conseil
console-word-save = enregistrer
console-help-hint = ce que ferait un expert à ta place, et pourquoi
console-help-save = avec le nom d’un fichier : enregistrer la partie là désormais
console-left-kept = Tu as quitté la table. La partie est gardée : continue avec adamant play --resume
console-left-not-kept = Tu as quitté la table. La partie n’est PAS gardée depuis le coup { $number } : { $error }
console-over-kept = La partie est gardée dans { $file }.
console-save-elsewhere = Pour la garder dans un autre fichier, tape { $word } et le nom d’un fichier.
console-ask-file = Dans quel fichier garder la partie ?
console-saved-now = La partie est désormais gardée dans { $file }.
console-leave-kept = La partie est gardée : adamant play --resume la continue.
console-hint-thinking = Un expert y réfléchit …
console-key-hint = conseil
console-key-file = autre fichier
console-key-resume = continuer une partie
console-key-cancel = annuler
console-resume-title = Parties à continuer
console-resume-ask = Quelle partie continues-tu ? Tape son numéro.
console-resume-none = Il n’y a pas de partie à continuer.
console-resume-game = { $title } avec { $who }, { $moves ->
    [0] à peine commencée
    [one] un coup joué
   *[other] { $moves } coups joués
}
console-ago = { $unit ->
    [now] à l’instant
    [minutes] { $count ->
        [one] il y a une minute
       *[other] il y a { $count } minutes
    }
    [hours] { $count ->
        [one] il y a une heure
       *[other] il y a { $count } heures
    }
   *[days] { $count ->
        [one] hier
       *[other] il y a { $count } jours
    }
}
console-m-beam-lights = { $typed } éclaire { $colour } : tu peux le prendre
console-m-beam-few = { $typed } : { $mirrors ->
    [0] aucun miroir
    [one] { $mirrors } miroir
   *[other] { $mirrors } miroirs
}, il en faut { $needs } ({ $clause })
console-m-beam-past = { $typed } : ne touche pas le miroir que tu poses ({ $clause })
console-options-players = { $least } à { $most } joueurs.
console-options-none = { $title } n’a pas d’options.
console-options-usual = par défaut
console-not-saved-in = La partie ne peut pas être gardée dans { $file } : { $error }
