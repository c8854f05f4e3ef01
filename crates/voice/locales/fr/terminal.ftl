### Le terminal : menus, touches, questions, et ce qu’on peut taper. Tous les mots de terminal-word-… sont compris ; le premier est montré.

terminal-word-board = plateau table
terminal-word-hand = main
terminal-word-score = score points
terminal-word-story = récit recit histoire
terminal-word-undo = annuler
terminal-word-rules = règles règle regles regle
terminal-word-why = pourquoi
terminal-word-help = aide
terminal-word-quit = quitter
terminal-word-stay = rester reste
terminal-word-leave = sortir sors
terminal-word-pass = passer passe
terminal-word-none = aucun
terminal-word-give = donner donne
terminal-word-keep = garder garde

terminal-help-board = la table telle qu’elle est
terminal-help-hand = ce que tu as en main
terminal-help-score = où en est chacun
terminal-help-story = ce qui s’est passé jusqu’ici
terminal-help-undo = reprendre ton dernier choix, si cela ne révèle rien et ne touche personne
terminal-help-rules = la règle derrière le dernier refus ; avec un numéro, cette règle
terminal-help-why = pourquoi les bots ont agi ainsi, une fois la partie finie
terminal-help-help = ce que tu peux taper maintenant
terminal-help-quit = quitter la table

terminal-undone = Ton dernier choix est repris.
terminal-cannot-undo = Il n’y a rien à reprendre : ce qui a été vu a été vu.
terminal-not-understood = Je ne connais pas « { $text } ».
terminal-read-clause = Pour lire la règle, tape { $word } { $clause }.
terminal-no-rulebook = Ce jeu n’a pas encore de règles.
terminal-no-clause = Il n’y a pas de règle { $clause } : elles vont de { $first } à { $last }.
terminal-no-seat = Tu regardes : rien sur la table n’est à toi.
terminal-person = Joueur { $number }

terminal-d-cave = C’est la grotte { $cave } sur { $caves }.
terminal-d-path = Le chemin, depuis l’entrée : { $cards }.
terminal-d-path-empty = Il n’y a pas encore de carte sur le chemin.
terminal-d-card-left = { $card } où il en reste { $left }
terminal-d-inside = Dans la grotte : { $who }.
terminal-d-beside = À côté du coffre de chacun dans la grotte, il y a { $worth } : { $stones }.
terminal-d-on-path = Sur le chemin : { $worth }.
terminal-d-removed = Hors du jeu pour de bon : { $hazards }.
terminal-d-stand-ins = D’autres objets remplacent des pierres manquantes.
terminal-d-chest = { WHO($who) ->
    [you] Dans ton coffre :
   *[one] Dans le coffre de { $who } :
} { $worth }, { $stones }.
terminal-d-chests-closed = Les coffres sont fermés : à toi de te souvenir de ce qui y est entré.
terminal-d-question = { $beside } en jeu, { $path } sur le chemin ; { $dangers ->
    [0] aucun danger pour l’instant
    [one] { $dangers } carte de la pile mettrait fin à l’expédition
   *[other] { $dangers } cartes de la pile mettraient fin à l’expédition
}. Rester ou sortir ?
terminal-d-answers = Tape { $stay } ou { $leave }.

terminal-m-mirrors = Des miroirs sont en { $mirrors } ; il en reste { $beside } à côté du plateau.
terminal-m-no-mirrors = Il n’y a pas de miroir sur le plateau ; il y en a { $beside } à côté.
terminal-m-rim = { $side ->
    [south] Sud
    [west] Ouest
    [north] Nord
   *[east] Est
} : { $recesses }.
terminal-m-recess = { $recess } { $colour }
terminal-m-recess-open = { $recess } vide
terminal-m-card = Ta carte montre { $diamonds }.
terminal-m-no-card = Tu n’as pas de carte.
terminal-m-needs = Il te faut encore { $diamonds }.
terminal-m-your-side = Tu joues { $side ->
    [south] du sud
    [west] de l’ouest
    [north] du nord
   *[east] de l’est
} ; tes entrées sont { $entrances }.
terminal-m-score = { WHO($who) ->
    [you] Toi
   *[one] { $who }
}, { $side ->
    [south] sud
    [west] ouest
    [north] nord
   *[east] est
} : cartes posées { $cards }, devant { $diamonds }.
terminal-m-score-bare = { WHO($who) ->
    [you] Toi
   *[one] { $who }
}, { $side ->
    [south] sud
    [west] ouest
    [north] nord
   *[east] est
} : cartes posées { $cards }, aucun diamant devant.
terminal-m-target = { $cards } cartes posées gagnent ; il en reste { $pile } dans la pile.
terminal-m-light = { $typed } ({ $colour })
terminal-m-light-unneeded = { $typed } ({ $colour }, inutile)
terminal-m-ask-place = { $beside ->
    [one] Il reste un miroir
   *[other] Il y a { $beside } miroirs
} à côté du plateau. Où en places-tu un ?
terminal-m-ask-touch = Les douze miroirs sont posés. En tournes-tu, déplaces-tu ou retires-tu un, ou passes-tu ?
terminal-m-ask-take-or-pass = Les douze miroirs sont posés, et tu peux prendre un diamant : { $takes }. Lequel, ou passes-tu ?
terminal-m-ask-take = Tes rayons éclairent { $lit }. Quel diamant prends-tu, ou aucun ?
terminal-m-ask-return = Tu as posé ta carte face visible. Dans quel ordre remets-tu ses quatre diamants : { $diamonds } ? Le premier va dans { $recess }.
terminal-m-answers-place = Tape une case et une diagonale, comme b2/ ou b2\, et si tu veux le diamant à prendre, comme b2/ s1>e3.
terminal-m-answers-touch = Tape b2~ pour tourner, b2-c4/ pour déplacer, b2x pour retirer, s1>e3 pour prendre un diamant, ou { $pass }.
terminal-m-answers-take = Tape où le rayon entre et sort, comme s1>e3, ou { $none }.
terminal-m-answers-return = Tape quatre lettres dans l’ordre, comme RBRG : R rouge, B bleu, G vert, Y jaune.

terminal-k-row = Rangée { $row } : { $cards }.
terminal-k-card = { $card } ({ $code })
terminal-k-field = { $field } { $card }
terminal-k-field-open = { $field } libre
terminal-k-pile = { $pile ->
    [left] Pile de gauche
   *[right] Pile de droite
}, { $count ->
    [one] une carte
   *[other] { $count } cartes
}, du dessus : { $backs }.
terminal-k-pile-empty = { $pile ->
    [left] Pile de gauche
   *[right] Pile de droite
} : aucune carte.
terminal-k-last-round = C’est le dernier tour : il reste { $turns ->
    [one] un coup
   *[other] { $turns } coups
}.
terminal-k-hand = Ta main : { $cards }.
terminal-k-hand-empty = Ta main est vide.
terminal-k-hand-of = Dans la main de { $who } : { $backs }.
terminal-k-loot = { WHO($who) ->
    [you] Tu as gagné
   *[one] { $who } a gagné
} { $count ->
    [one] une carte
   *[other] { $count } cartes
} : { $cards }.
terminal-k-loot-none = { WHO($who) ->
    [you] Tu n’as encore rien gagné.
   *[one] { $who } n’a encore rien gagné.
}
terminal-k-lead = Le plus de { $colour } : { $who }, avec { $worth }.
terminal-k-gift = { $typed } (tout le { $colour } à { $who })
terminal-k-ask-give = Tu peux donner toutes tes cartes d’une couleur : { $gifts }. Laquelle, ou { $keep } tout ?
terminal-k-ask-place = Tu as { $hand } ; les places libres sont { $open }. Quelle carte poses-tu où ?
terminal-k-ask-draw = De quelle pile tires-tu, L avec { $left } au-dessus ou R avec { $right } ?
terminal-k-ask-draw-only = De quelle pile tires-tu ?
terminal-k-letters = Une carte est couleur, valeur et taille : R rouge, O orange, Y jaune, G vert, B bleu, P violet ; b brillant, p princesse, m marquise.
terminal-k-answers-place = Tape une carte, une place et une pile, comme R3b c2 L ; la pile peut attendre.
terminal-k-answers-give = Tape give Y>2 pour donner tout le jaune au joueur 2, compté à partir de 1, ou { $keep } ; ou pose tout de suite une carte, comme R3b c2 L.
terminal-k-why-give = Pourquoi donner ? Les cartes d’une couleur où tu n’auras pas la plus haute valeur à la fin sont des points de pénalité : mieux vaut qu’un autre les ait (K10).
terminal-k-answers-draw = Tape L ou R.

terminal-label-players = Joueurs
terminal-label-bots = Bots

terminal-thought = { $who } : « { $reason } »
terminal-why-later = Ce que pense un bot reste son secret jusqu’à la fin de la partie.
terminal-why-title = Ce que pensaient les bots

terminal-watch-title = étape { $step } sur { $steps }
terminal-watch-eyes = vu par { $who }
terminal-watch-spectator = vu par un spectateur

terminal-hint = Un expert choisirait { $action } : « { $reason } »
terminal-hint-none = Il n’y a pas de conseil pour cela.
terminal-bot = { $bot ->
    [random] N’importe quel coup lui va : idéal pour apprendre les règles.
    [thumb] Une habitude sensée qui tient en une phrase.
    [clever] Imagine de nombreuses parties avant chaque coup.
    [sure-twelve] Sort de la grotte dès que sortir rapporte plus de 12 et qu’un danger est apparu.
    [sixth-card] Sort de la grotte à la sixième carte.
    [ten-stones] Sort de la grotte avec 10 pierres à côté du coffre.
    [second-hazard] Sort de la grotte au deuxième danger.
    [card-counter] Sort de la grotte quand une carte de plus coûte en moyenne plus qu’elle ne rapporte.
    [expert-1] L’expert tel qu’il était avant de jouer pour la victoire.
    [search] Une recherche qui ne connaît que les règles.
    [best-response] N’a appris qu’à battre l’expert.
   *[expert] Le meilleur que nous ayons su faire.
}
