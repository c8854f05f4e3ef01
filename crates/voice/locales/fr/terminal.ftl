### Le terminal : menus, touches, questions, et ce qu’on peut taper. Tous les mots de terminal-word-… sont compris ; le premier est montré.

terminal-word-board = plateau table
terminal-word-hand = main
terminal-word-score = score points
terminal-word-story = récit recit histoire
terminal-word-undo = annuler
terminal-word-rules = règles règle regles regle
terminal-word-why = pourquoi
terminal-word-hint = conseil
terminal-word-help = aide
terminal-word-quit = quitter
terminal-word-stay = rester reste
terminal-word-leave = sortir sors
terminal-word-pass = passer passe
terminal-word-none = aucun
terminal-word-give = donner donne
terminal-word-keep = garder garde

terminal-help-board = la table
terminal-help-hand = tes propres cartes
terminal-help-score = le score
terminal-help-story = ce qui s’est passé jusqu’ici
terminal-help-undo = annuler ton dernier choix, si rien n’a été révélé et que personne d’autre n’est concerné
terminal-help-rules = la règle du dernier refus ; ajoute un numéro pour lire cette règle
terminal-help-why = pourquoi les bots ont choisi ainsi, après la partie
terminal-help-hint = ce que ferait un expert à ta place, et pourquoi
terminal-help-help = ce que tu peux taper maintenant
terminal-help-quit = quitter la partie

terminal-word-figures = chances rayons sommes
terminal-help-figures = { $game ->
    [diamant] les chances pour la prochaine carte
    [mirrors] où mènent tes rayons
   *[kadora] la somme de chaque rangée et colonne
}
terminal-k-sums = Sommes des rangées et des colonnes : { $sums }.
terminal-d-met = Dangers déjà vus : { $hazards }.

terminal-undone = Ton dernier choix est annulé.
terminal-cannot-undo = Il n’y a rien à annuler : ce qui a été révélé le reste.
terminal-not-understood = Je ne connais pas « { $text } ».
terminal-read-clause = Pour lire la règle, tape { $word } { $clause }.
terminal-no-rulebook = Les règles n’ont pas pu être chargées. Réessaie dans un instant.
terminal-no-clause = Il n’y a pas de règle { $clause } : elles vont de { $first } à { $last }.
terminal-no-seat = Tu regardes : tu n’as ni cartes ni pierres à toi.
terminal-person = Joueur { $number }

terminal-d-cave = C’est la grotte { $cave } sur { $caves }.
terminal-d-path = Le chemin, depuis l’entrée : { $cards }.
terminal-d-path-empty = Il n’y a pas encore de carte sur le chemin.
terminal-d-card-left = { $card } avec encore { $left ->
    [one] { $left } pierre
   *[other] { $left } pierres
} dessus
terminal-d-inside = Dans la grotte : { $who }.
terminal-d-beside = Chacun dans la grotte a { $worth } en jeu : { $stones }.
terminal-d-on-path = Sur le chemin : { $worth }.
terminal-d-removed = Retirées du jeu pour de bon : { $hazards }.
terminal-d-stand-ins = D’autres objets remplacent les pierres manquantes.
terminal-d-chest = { WHO($who) ->
    [you] Dans ton coffre :
   *[one] Dans le coffre de { $who } :
} { $worth }, { $stones }.
terminal-d-chests-closed = Les coffres sont fermés : à toi de te souvenir de ce qui y est entré.
terminal-d-question = { $beside } en jeu, { $path } sur le chemin ; { $dangers ->
    [0] pas encore de danger
    [one] { $dangers } carte de la pioche met fin à l’expédition
   *[other] { $dangers } cartes de la pioche mettent fin à l’expédition
}. Rester ou sortir ?
terminal-d-answers = Tape { $stay } ou { $leave }.

terminal-m-mirrors = Des miroirs sont en { $mirrors } ; { $beside ->
    [0] il n’en reste plus à côté du plateau.
   *[other] il en reste { $beside } à côté du plateau.
}
terminal-m-no-mirrors = Il n’y a pas de miroir sur le plateau ; il y en a { $beside } à côté.
terminal-m-rim = { $side ->
    [south] Sud
    [west] Ouest
    [north] Nord
   *[east] Est
} : { $recesses }.
terminal-m-recess = { $recess } { $colour }
terminal-m-recess-open = { $recess } vide
terminal-m-card = Ta carte : { $diamonds }.
terminal-m-no-card = Tu n’as pas de carte.
terminal-m-needs = Diamants manquants : { $diamonds }.
terminal-m-your-side = Tu joues depuis { $side ->
    [south] le sud
    [west] l’ouest
    [north] le nord
   *[east] l’est
} ; tes entrées sont { $entrances }.
terminal-m-score = { WHO($who) ->
    [you] Toi
   *[one] { $who }
}, { $side ->
    [south] sud
    [west] ouest
    [north] nord
   *[east] est
} : cartes complètes { $cards }, diamants { $diamonds }.
terminal-m-score-bare = { WHO($who) ->
    [you] Toi
   *[one] { $who }
}, { $side ->
    [south] sud
    [west] ouest
    [north] nord
   *[east] est
} : cartes complètes { $cards }, aucun diamant.
terminal-m-target = Le premier à { $cards } cartes complètes gagne ; { $pile ->
    [0] il n’en reste plus dans la pioche.
   *[other] il en reste { $pile } dans la pioche.
}
terminal-m-light = { $typed } ({ $colour })
terminal-m-light-unneeded = { $typed } ({ $colour }, inutile)
terminal-m-ask-place = { $beside ->
    [one] Il reste un miroir
   *[other] Il y a { $beside } miroirs
} à côté du plateau. Où en poses-tu un ?
terminal-m-ask-touch = Les douze miroirs sont sur le plateau. Tourner, déplacer ou retirer un miroir, ou passer ?
terminal-m-ask-take-or-pass = Les douze miroirs sont sur le plateau, et tu peux prendre un diamant : { $takes }. Lequel, ou passer ?
terminal-m-ask-take = Tes rayons éclairent { $lit }. Quel diamant prends-tu, ou aucun ?
terminal-m-ask-return = Ta carte est complète. Dans quel ordre remets-tu ses quatre diamants : { $diamonds } ? Le premier va en { $recess }.
terminal-m-answers-place = Tape une case et une diagonale, comme b2/ ou b2\. Tu peux ajouter le diamant à prendre, comme b2/ s1>e3.
terminal-m-answers-touch = Tape b2~ pour tourner, b2-c4/ pour déplacer, b2x pour retirer, s1>e3 pour prendre un diamant, ou { $pass }.
terminal-m-answers-take = Tape par où le rayon entre et par où il sort, comme s1>e3, ou { $none }.
terminal-m-answers-return = Tape quatre lettres dans l’ordre, comme RBRG : R rouge, B bleu, G vert, Y jaune.

terminal-k-row = Rangée { $row } : { $cards }.
terminal-k-card = { $card } ({ $code })
terminal-k-field = { $field } { $card }
terminal-k-field-open = { $field } libre
terminal-k-pile = { $pile ->
    [left] Pioche de gauche
   *[right] Pioche de droite
}, { $count ->
    [one] une carte
   *[other] { $count } cartes
}, de haut en bas : { $backs }.
terminal-k-pile-empty = { $pile ->
    [left] Pioche de gauche
   *[right] Pioche de droite
} : aucune carte.
terminal-k-last-round = C’est le dernier tour de table : il reste { $turns ->
    [one] un tour
   *[other] { $turns } tours
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
terminal-k-lead = En tête en { $colour } : { $who }, avec { $worth }.
terminal-k-gift = { $typed } ({ $colour } : tout pour { $who })
terminal-k-ask-give = Tu peux donner toutes tes cartes d’une couleur : { $gifts }. Lesquelles ? Sinon, tape { $keep }.
terminal-k-ask-place = Tu as { $hand } ; les cases libres sont { $open }. Quelle carte poses-tu, et où ?
terminal-k-ask-draw = Dans quelle pioche prends-tu une carte : L ({ $left } au-dessus) ou R ({ $right }) ?
terminal-k-ask-draw-only = Dans quelle pioche prends-tu une carte ?
terminal-k-letters = Une carte se nomme par couleur, valeur et taille : R rouge, O orange, Y jaune, G vert, B bleu, P violet ; b brillant, p princesse, m marquise.
terminal-k-answers-place = Tape une carte, une case et une pioche, comme R3b c2 L. Tu peux choisir la pioche plus tard.
terminal-k-answers-give = Tape { $give } Y>2 pour donner toutes les cartes jaunes au joueur 2, ou { $keep } pour les garder. Tu peux aussi poser tout de suite une carte, comme R3b c2 L.
terminal-k-why-give = Pourquoi donner ? Les cartes d’une couleur où tu n’as pas la plus haute valeur à la fin sont des points de pénalité : mieux vaut qu’un autre les ait (K10).
terminal-k-answers-draw = Tape L ou R.

terminal-label-players = Joueurs
terminal-label-bots = Bots

terminal-thought = { $who } : « { $reason } »
terminal-why-later = Les raisons d’un bot restent secrètes jusqu’à la fin de la partie.
terminal-why-title = Ce que pensaient les bots

terminal-watch-title = étape { $step } sur { $steps }
terminal-watch-eyes = vu par { $who }
terminal-watch-spectator = vu par un spectateur

terminal-hint = Un expert choisirait : { $action }. « { $reason } »
terminal-hint-thinking = Un expert y réfléchit…
terminal-hint-none = Pas de conseil ici.
terminal-bot = { $bot ->
    [random] Joue au hasard : idéal pour apprendre les règles.
    [thumb] Joue selon une règle simple.
    [clever] Joue beaucoup de parties dans sa tête avant chaque coup.
    [sure-twelve] Sort de la grotte dès que cela rapporte plus de 12 et qu’il y a un danger.
    [sixth-card] Sort de la grotte à la sixième carte.
    [ten-stones] Sort de la grotte avec 10 pierres en jeu.
    [second-hazard] Sort de la grotte au deuxième danger.
    [card-counter] Sort de la grotte quand une carte de plus coûte en moyenne plus qu’elle ne rapporte.
    [expert-1] Un ancien expert, qui amassait des pierres au lieu de jouer pour gagner.
    [search] Cherche sans rien connaître d’autre que les règles.
    [best-response] Entraîné seulement à battre l’expert.
   *[expert] Notre bot le plus fort.
}
