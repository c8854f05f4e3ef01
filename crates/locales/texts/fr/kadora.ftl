### Kadora. Une carte se nomme par sa couleur, sa valeur et sa taille. Les places a1 à d4, donc les colonnes et les rangées, ont le même nom dans toutes les langues.

kadora-title = Kadora

## Ce qu’une place peut faire

kadora-give = Donner à { $to } toutes les { kadora-back.many } que tu as gagnées
kadora-keep = Ne rien donner
kadora-place = Poser { $card } en { $field }
kadora-draw = Piocher { kadora-pile.from }

## Les choses

kadora-colour = { $colour ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] vert
    [blue] bleu
   *[purple] violet
}
    .adjective = { kadora-colour }
kadora-cut = { $cut ->
    [brilliant] brillant
    [princess] princesse
   *[marquise] marquise
}
kadora-card = { $value } { kadora-colour.adjective } ({ kadora-cut })
    .the = le { $value } { kadora-colour.adjective } ({ kadora-cut })
kadora-back = { $colour ->
    [red] carte rouge
    [orange] carte orange
    [yellow] carte jaune
    [green] carte verte
    [blue] carte bleue
   *[purple] carte violette
}
    .a = une { kadora-back }
    .many = { $colour ->
        [red] cartes rouges
        [orange] cartes orange
        [yellow] cartes jaunes
        [green] cartes vertes
        [blue] cartes bleues
       *[purple] cartes violettes
    }
kadora-pile = { $pile ->
    [left] pioche de gauche
   *[right] pioche de droite
}
    .from = dans la { kadora-pile }
kadora-virtual-player = le joueur virtuel

## Ce qui se passe

kadora-dealt = Les cartes sont distribuées. { WHO($who) ->
    [you] C’est toi qui commences.
   *[one] { $who } commence.
}
kadora-gave = { WHO($who) ->
    [you] Tu donnes à { $to } { $cards } de ton butin.
   *[one] { WHO($to) ->
        [you] { $who } te donne { $cards } de son butin.
       *[one] { $who } donne à { $to } { $cards } de son butin.
    }
}
kadora-placed = { WHO($who) ->
    [you] Tu poses { $card } en { $field } :
   *[one] { $who } pose { $card } en { $field } :
} { $column_sum } dans la colonne { $column }, { $row_sum } dans la rangée { $row }.
kadora-took = { WHO($who) ->
    [you] Tu prends { $haul }.
   *[one] { $who } prend { $haul }.
}
kadora-took-full-table = La table est pleine, alors { WHO($who) ->
    [you] tu dois
   *[one] { $who } doit
} prendre les cartes qui n’ont ni la même couleur ni la même taille : { $haul }.
kadora-took-nothing-else = La table est pleine et toutes les cartes correspondent, alors { WHO($who) ->
    [you] tu dois
   *[one] { $who } doit
} toutes les prendre : { $haul }.
kadora-haul-column = { $column } dans la colonne
kadora-haul-row = { $row } dans la rangée
kadora-haul-both = { kadora-haul-column }, ainsi que { kadora-haul-row }
kadora-drew = { WHO($who) ->
    [you] Tu pioches
   *[one] { $who } pioche
} { kadora-back.a } { kadora-pile.from }.
kadora-you-drew = Tu pioches { $card } { kadora-pile.from }.
kadora-filled = La case libre { $field } reçoit { $card }, pris { kadora-pile.from }.
kadora-last-round = Les deux pioches sont vides : chacun joue encore une fois, { $who } en dernier, et on ne pioche plus.
kadora-hand-joined = { WHO($who) ->
    [you] Tu ajoutes à ton butin les cartes de ta main : { $cards }.
   *[one] { $who } ajoute à son butin les cartes de sa main : { $cards }.
}
kadora-aside-turned = Les { $count } cartes mises de côté sont retournées pour le joueur virtuel : { $totals }.
kadora-total = { $total } en { kadora-colour }
kadora-turned-down = En { kadora-colour }, { WHO($who) ->
    [you] tu as la plus haute valeur, { $total }, et tu retournes ces cartes face cachée.
    [us] { $who }, vous avez la plus haute valeur, { $total } chacun, et vous retournez ces cartes face cachée.
    [one] { $who } a la plus haute valeur, { $total }, et retourne ces cartes face cachée.
   *[many] { $who } ont la plus haute valeur, { $total } chacun, et retournent ces cartes face cachée.
}
kadora-turned-down-at-a-cost = { kadora-turned-down } Points de pénalité : { $penalties }.
kadora-penalty = { $points } pour { $who }
kadora-penalty-virtual = { $points } pour le joueur virtuel
kadora-points = { $penalty ->
    [one] { $penalty } point de pénalité
   *[other] { $penalty } points de pénalité
}
kadora-covered = { $covered ->
    [one] { $covered } carte sur { $cards } est face cachée
   *[other] { $covered } cartes sur { $cards } sont face cachée
}
kadora-counted = { WHO($who) ->
    [you] Tu as { kadora-points } ;
   *[one] { $who } a { kadora-points } ;
} { kadora-covered }.
kadora-counted-virtual = Le joueur virtuel a { kadora-points } ; { kadora-covered }.
kadora-spellbound = { WHO($who) ->
    [you] Tu as { kadora-points }, mais aucune carte face cachée : tu n’as pas rompu le sortilège, donc tu ne peux pas gagner.
   *[one] { $who } a { kadora-points }, mais aucune carte face cachée : sans rompre le sortilège, { $who } ne peut pas gagner.
}
kadora-spellbound-virtual = Le joueur virtuel a { kadora-points }, mais aucune carte face cachée, et ne peut donc pas gagner.
kadora-won-penalty = { WHO($who) ->
    [you] Tu gagnes, avec le moins de points de pénalité parmi ceux qui ont rompu le sortilège !
   *[one] { $who } gagne, avec le moins de points de pénalité parmi ceux qui ont rompu le sortilège !
}
kadora-won-penalty-virtual = Le joueur virtuel gagne, avec le moins de points de pénalité parmi ceux qui ont rompu le sortilège !
kadora-won-cards = { WHO($who) ->
    [you] Tu gagnes : égalité de points de pénalité, mais le plus de cartes !
   *[one] { $who } gagne : égalité de points de pénalité, mais le plus de cartes !
}
kadora-won-cards-virtual = Le joueur virtuel gagne : égalité de points de pénalité, mais le plus de cartes !
kadora-won-shared = { WHO($who) ->
    [us] { NAMES($who, you: "Toi") }, vous partagez la victoire, à égalité de points de pénalité et de cartes !
   *[many] { $who } partagent la victoire, à égalité de points de pénalité et de cartes !
}

## Ce qui n’est pas possible, et pourquoi

kadora-refused-players = Kadora se joue de 2 à 4, pas à { $players } ({ $clause }).
kadora-refused-no-such-first = La place { $seat } ne peut pas commencer : à une table de { $players }, les places vont de 0 à { $last } ({ $clause }).
kadora-refused-other-first = La place { $agreed } commence, comme convenu avant la partie, et non la place { $seat } ({ $clause }).
kadora-refused-card-twice = { $card } est distribuée plus d’une fois, mais cette carte est unique ({ $clause }).
kadora-refused-not-dealt = Les cartes ne sont pas encore distribuées ({ $clause }).
kadora-refused-already-dealt = Les cartes sont déjà distribuées ({ $clause }).
kadora-refused-not-your-turn = C’est à { $who } de jouer ({ $clause }).
kadora-refused-gift-due = Donne d’abord des cartes ou garde-les toutes ; pose ensuite une carte ({ $clause }).
kadora-refused-gift-over = Tu peux donner des cartes une seule fois, au début de ton tour : pose maintenant une carte ({ $clause }).
kadora-refused-draw-due = Tu as posé ta carte : pioches-en une maintenant ({ $clause }).
kadora-refused-nothing-to-keep = Tu as déjà décidé pour les dons : pose maintenant une carte ({ $clause }).
kadora-refused-place-first = Pose une carte avant d’en piocher une ({ $clause }).
kadora-refused-none-to-give = Tu n’as gagné aucune { kadora-back } à donner ({ $clause }).
kadora-refused-not-highest = Tu ne peux donner tes { kadora-back.many } que si personne d’autre n’atteint ta valeur dans cette couleur ; { $who } a { $theirs }, tu as { $yours } ({ $clause }).
kadora-refused-receiver-has-colour = { $who } a déjà des { kadora-back.many } : donne les tiennes à un joueur qui n’en a pas ({ $clause }).
kadora-refused-to-yourself = Tu ne peux pas te donner des cartes à toi-même : choisis un autre joueur ({ $clause }).
kadora-refused-not-in-hand = { $card } n’est pas dans ta main ({ $clause }).
kadora-refused-not-open = Il y a déjà une carte en { $field } : choisis une case libre du bloc ({ $clause }).
kadora-refused-pile-empty = La { kadora-pile } est vide ({ $clause }).
kadora-refused-last-round = Les deux pioches sont vides : on ne pioche plus au dernier tour de table ({ $clause }).
kadora-refused-over = Chacun a joué son dernier tour : la partie est terminée ({ $clause }).

kadora-first = Premier joueur
    .question = Qui est allé sur une île en dernier ?
kadora-first-lot = Au hasard
    .help = On tire au sort qui commence.
kadora-first-seat = Joueur { $number }
    .help = Le joueur { $number } est allé sur une île en dernier et commence.

kadora-word-give = donner donne
kadora-word-keep = garder garde
kadora-sums-all = Sommes des rangées et des colonnes : { $sums }.
kadora-row = Rangée { $row } : { $cards }.
kadora-card-code = { $card } ({ $code })
kadora-field = { $field } { $card }
kadora-field-open = { $field } libre
kadora-pile-backs = { $pile ->
    [left] Pioche de gauche
   *[right] Pioche de droite
}, { $count ->
    [one] une carte
   *[other] { $count } cartes
}, de haut en bas : { $backs }.
kadora-pile-empty = { $pile ->
    [left] Pioche de gauche
   *[right] Pioche de droite
} : aucune carte.
kadora-last-round-turns = C’est le dernier tour de table : il reste { $turns ->
    [one] un tour
   *[other] { $turns } tours
}.
kadora-hand-cards = Ta main : { $cards }.
kadora-hand-empty = Ta main est vide.
kadora-hand-of = Dans la main de { $who } : { $backs }.
kadora-loot-won = { WHO($who) ->
    [you] Tu as gagné
   *[one] { $who } a gagné
} { $count ->
    [one] une carte
   *[other] { $count } cartes
} : { $cards }.
kadora-loot-none = { WHO($who) ->
    [you] Tu n’as encore rien gagné.
   *[one] { $who } n’a encore rien gagné.
}
kadora-lead = En tête en { $colour } : { $who }, avec { $worth }.
kadora-gift = { $typed } ({ $colour } : tout pour { $who })
kadora-ask-give = Tu peux donner toutes tes cartes d’une couleur : { $gifts }. Lesquelles ? Sinon, tape { $keep }.
kadora-ask-place = Tu as { $hand } ; les cases libres sont { $open }. Quelle carte poses-tu, et où ?
kadora-ask-draw = Dans quelle pioche prends-tu une carte : L ({ $left } au-dessus) ou R ({ $right }) ?
kadora-ask-draw-only = Dans quelle pioche prends-tu une carte ?
kadora-letters = Une carte se nomme par couleur, valeur et taille : R rouge, O orange, Y jaune, G vert, B bleu, P violet ; b brillant, p princesse, m marquise.
kadora-answers-place = Tape une carte, une case et une pioche, comme R3b c2 L. Tu peux choisir la pioche plus tard.
kadora-answers-give = Tape { $give } Y>2 pour donner toutes les cartes jaunes au joueur 2, ou { $keep } pour les garder. Tu peux aussi poser tout de suite une carte, comme R3b c2 L.
kadora-why-give = Pourquoi donner ? Les cartes d’une couleur où tu n’as pas la plus haute valeur à la fin sont des points de pénalité : mieux vaut qu’un autre les ait (K10).
kadora-answers-draw = Tape L ou R.
kadora-block = Le bloc
kadora-row-sum = rangée { $row } : { $sum }
kadora-column-sum = colonne { $column } : { $sum }
kadora-pile-count = { $pile ->
    [left] Pioche de gauche
   *[right] Pioche de droite
} ({ $count })
kadora-set-aside = Mises de côté
kadora-aside = Mises de côté, { $count } : { $backs }.
kadora-hand = Ta main
kadora-choose-card = Choisis une carte de ta main.
kadora-choose-or-give = Choisis une carte de ta main. Pour donner des cartes, touche une couleur marquée de ton butin.
kadora-can-give = Tu peux la donner.
kadora-choose-place = Choisis une case libre du bloc.
kadora-think-ahead = Choisis une carte et une case pour voir ce que tu prendrais.
kadora-sums = La colonne { $column } fait { $column_sum }, la rangée { $row } fait { $row_sum }.
kadora-takes-nothing = Tu ne prendrais rien.
kadora-takes = Tu prendrais { $cards }.
kadora-takes-full = La table est pleine : tu prendrais les cartes qui n’ont ni la même couleur ni la même taille, { $cards }.
kadora-takes-all = La table est pleine et toutes les cartes correspondent : tu les prendrais toutes, { $cards }.
kadora-gain = { kadora-colour } +{ $more } = { $total }
kadora-gain-lead = { kadora-gain }, en tête
kadora-loot = Butin gagné
kadora-you = { $name } (toi)
kadora-dummy-hand = Le joueur virtuel
kadora-in = { kadora-colour } : { $total }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
kadora-leads = { kadora-in } ; en tête
kadora-behind = { kadora-in } ; encore { $short } pour passer en tête
kadora-nobody = { kadora-colour } : pas encore de cartes
kadora-penalty-points = { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
}
kadora-penalty-now = pour l’instant { kadora-penalty-points }
kadora-won = gagne
kadora-bound = en tête nulle part : ne peut pas gagner
kadora-why-cheaper = Cela m’a évité { kadora-penalty-points }. Compté à ce moment-là, mon butin coûtait { $penalty }.
kadora-why-as-cheap = Cela ne m’a rien coûté. Compté à ce moment-là, mon butin coûtait { $penalty }, comme avant.
kadora-why-dearer = Rien ne coûtait moins cher : cela m’a coûté { kadora-penalty-points }. Compté à ce moment-là, mon butin coûtait { $penalty }.
kadora-why-draw = Les deux pioches se valaient pour moi.
