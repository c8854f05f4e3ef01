### Miroirs. Les noms des lieux sont les mêmes dans toutes les langues : cases a1 à d4, alvéoles et entrées comme n1.

mirrors-title = Miroirs

## Ce qu’une place peut faire

mirrors-place = Poser un miroir en { $field }, { mirrors-diagonal }
mirrors-turn = Tourner le miroir en { $field }
mirrors-move = Déplacer le miroir de { $from } en { $to }, { mirrors-diagonal }
mirrors-off = Retirer du plateau le miroir en { $field }
mirrors-pass = Passer
mirrors-take = Prendre le diamant en { $recess }, éclairé depuis { $entrance }
mirrors-done = Ne pas prendre de diamant
mirrors-return = Remettre les diamants dans cet ordre : { $diamonds }

## Les choses

mirrors-colour = { $diamond ->
    [red] rouge
    [blue] bleu
    [green] vert
   *[yellow] jaune
}
    .the = { $diamond ->
        [red] le diamant rouge
        [blue] le diamant bleu
        [green] le diamant vert
       *[yellow] le diamant jaune
    }
    .a = { $diamond ->
        [red] un diamant rouge
        [blue] un diamant bleu
        [green] un diamant vert
       *[yellow] un diamant jaune
    }
mirrors-count = { $diamond ->
    [red] { $count ->
        [one] { $count } rouge
       *[other] { $count } rouges
    }
    [blue] { $count ->
        [one] { $count } bleu
       *[other] { $count } bleus
    }
    [green] { $count ->
        [one] { $count } vert
       *[other] { $count } verts
    }
   *[yellow] { $count ->
        [one] { $count } jaune
       *[other] { $count } jaunes
    }
}
mirrors-tally = { $diamonds }
mirrors-tally-none = aucun
mirrors-card = carte : { $diamonds }
mirrors-diagonal = { $diagonal ->
    [rising] montant (/)
   *[falling] descendant (\)
}
mirrors-side = { $heading ->
    [north] nord
    [east] est
    [south] sud
   *[west] ouest
}
    .to = { $heading ->
        [north] vers le nord
        [east] vers l’est
        [south] vers le sud
       *[west] vers l’ouest
    }
mirrors-beam = Le rayon parti de { $entrance } { $way }.
mirrors-beam-runs = va { mirrors-side.to }
mirrors-beam-turns = tourne { mirrors-side.to } en { $field }
mirrors-beam-leaves = sort en { $recess }
mirrors-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
mirrors-diamonds = { $diamonds ->
    [one] { $diamonds } diamant
   *[other] { $diamonds } diamants
}

## Ce qui se passe

mirrors-set = Les diamants sont en place, à partir de n1 : { $north } ; à partir de e1 : { $east } ; à partir de s1 : { $south } ; à partir de w1 : { $west }. { WHO($who) ->
    [you] C’est toi qui commences.
   *[one] C’est { $who } qui commence.
}
mirrors-drew = { WHO($who) ->
    [you] Tu pioches une carte.
   *[one] { $who } pioche une carte.
}
mirrors-you-drew = Tu pioches une carte : { $diamonds }.
mirrors-placed = { WHO($who) ->
    [you] Tu poses un miroir en { $field }, { mirrors-diagonal }.
   *[one] { $who } pose un miroir en { $field }, { mirrors-diagonal }.
}
mirrors-turned = { WHO($who) ->
    [you] Tu tournes le miroir en { $field }.
   *[one] { $who } tourne le miroir en { $field }.
}
mirrors-moved = { WHO($who) ->
    [you] Tu déplaces le miroir de { $from } en { $to }, { mirrors-diagonal }.
   *[one] { $who } déplace le miroir de { $from } en { $to }, { mirrors-diagonal }.
}
mirrors-taken-off = { WHO($who) ->
    [you] Tu retires du plateau le miroir en { $field }.
   *[one] { $who } retire du plateau le miroir en { $field }.
}
mirrors-passed = { WHO($who) ->
    [you] Tu passes.
   *[one] { $who } passe.
}
mirrors-took-none = { WHO($who) ->
    [you] Tu ne prends pas de diamant.
   *[one] { $who } ne prend pas de diamant.
}
mirrors-took = { WHO($who) ->
    [you] Tu éclaires { mirrors-colour.the } en { $recess } depuis { $entrance }, en passant par { mirrors-by-way }, et tu le prends.
   *[one] { $who } éclaire { mirrors-colour.the } en { $recess } depuis { $entrance }, en passant par { mirrors-by-way }, et le prend.
}
mirrors-by-way = { $mirrors ->
    [one] { $mirrors } miroir
   *[other] { $mirrors } miroirs
}
mirrors-laid = { WHO($who) ->
    [you] Tu as les quatre diamants et ta carte est complète : { $diamonds }.
   *[one] { $who } a les quatre diamants et une carte complète : { $diamonds }.
} { $cards ->
    [one] C’est la première carte.
   *[other] Cela fait { mirrors-cards }.
}
mirrors-returned = { WHO($who) ->
    [you] Tu remets les diamants : { $diamonds }.
   *[one] { $who } remet les diamants : { $diamonds }.
}
mirrors-put = { mirrors-colour } en { $recess }
mirrors-deadlock = Plus personne n’a besoin d’un diamant autour du plateau, alors tout le monde remet les siens.
mirrors-went-back = { WHO($who) ->
    [you] Tu remets { mirrors-colour.a } en { $recess }.
   *[one] { $who } remet { mirrors-colour.a } en { $recess }.
}
mirrors-empty-pile = Il faudrait une nouvelle carte, mais la pioche est vide : la partie est terminée.
mirrors-standstill = Aucun diamant n’a été pris depuis { $rounds } tours de table : la partie est terminée.
mirrors-won = { WHO($who) ->
    [you] Tu gagnes avec { mirrors-cards } !
    [us] { NAMES($who, you: "Toi") }, vous partagez la victoire, chacun avec { mirrors-cards } !
    [one] { $who } gagne avec { mirrors-cards } !
   *[many] { $who } partagent la victoire, chacun avec { mirrors-cards } !
}
mirrors-won-both = { WHO($who) ->
    [you] Tu gagnes avec { mirrors-cards } et { mirrors-diamonds } !
    [us] { NAMES($who, you: "Toi") }, vous partagez la victoire, chacun avec { mirrors-cards } et { mirrors-diamonds } !
    [one] { $who } gagne avec { mirrors-cards } et { mirrors-diamonds } !
   *[many] { $who } partagent la victoire, chacun avec { mirrors-cards } et { mirrors-diamonds } !
}

## Ce qui n’est pas possible, et pourquoi

mirrors-refused-players = Miroirs se joue de 2 à 4, pas à { $players } ({ $clause }).
mirrors-refused-no-such-seat = Il n’y a pas de place { $seat } à cette table ({ $clause }).
mirrors-refused-not-your-turn = C’est à { $who } de jouer ({ $clause }).
mirrors-refused-board-due = Les diamants ne sont pas encore en place ({ $clause }).
mirrors-refused-opening-due = Tout le monde pioche une carte avant le premier tour ({ $clause }).
mirrors-refused-card-due = Avant que la partie continue, { WHO($who) ->
    [you] tu pioches une nouvelle carte
   *[one] { $who } pioche une nouvelle carte
} ({ $clause }).
mirrors-refused-over = La partie est terminée ({ $clause }).
mirrors-refused-must-place = Il reste un miroir à côté du plateau : pose-le sur une case libre ({ $clause }).
mirrors-refused-none-beside = Les douze miroirs sont tous sur le plateau : il n’y en a plus à poser ({ $clause }).
mirrors-refused-place-not-free = Il y a déjà un miroir en { $field } : choisis une case libre ({ $clause }).
mirrors-refused-take-or-pass = Les douze miroirs sont sur le plateau et tu peux éclairer un diamant dont tu as besoin : prends-le ou passe ({ $clause }).
mirrors-refused-no-mirror = Il n’y a pas de miroir en { $field } ({ $clause }).
mirrors-refused-move-not-free = Il y a déjà un miroir en { $field } : déplace le tien vers une case libre ({ $clause }).
mirrors-refused-nothing-touched = Tourne, déplace ou retire d’abord un miroir, ou passe ({ $clause }).
mirrors-refused-already-placed = Tu as posé ton miroir : prends maintenant un diamant qu’il éclaire, ou aucun ({ $clause }).
mirrors-refused-already-touched = Tu ne peux changer qu’un miroir par tour : prends maintenant un diamant, ou aucun ({ $clause }).
mirrors-refused-not-your-entrance = { $entrance } n’est pas une de tes quatre entrées ({ $clause }).
mirrors-refused-no-beam = Le rayon parti de { $entrance } sort en { $leaves }, pas en { $recess } ({ $clause }).
mirrors-refused-no-diamond = Il n’y a pas de diamant en { $recess } ({ $clause }).
mirrors-refused-misses-placed = Le rayon parti de { $entrance } manque le miroir que tu as posé en { $field } ({ $clause }).
mirrors-refused-needs-another = Le rayon parti de { $entrance } ne passe que par le miroir que tu as posé : il en faut un de plus ({ $clause }).
mirrors-refused-too-few-mirrors = Le rayon parti de { $entrance } passe par { mirrors-by-way } : il en faut au moins trois ({ $clause }).
mirrors-refused-not-needed = Tu n’as pas besoin du diamant { mirrors-colour } en { $recess } pour ta carte ({ $clause }).
mirrors-refused-return-due = Ta carte est complète : remets ses quatre diamants ({ $clause }).
mirrors-refused-nothing-to-return = Tu ne remets des diamants que lorsque ta carte est complète ({ $clause }).
mirrors-refused-other-diamonds = { $order } : ce ne sont pas les quatre diamants de ta carte ({ $clause }).
mirrors-refused-no-deal-due = Aucune carte n’est à piocher maintenant ({ $clause }).
mirrors-refused-bad-rim = { $rim } : ce ne sont pas quatre diamants de chaque couleur, un dans chaque alvéole ({ $clause }).
mirrors-refused-not-in-pile = Cette carte n’est plus dans la pioche : { $card } ({ $clause }).

## Ce dont on convient avant la partie

mirrors-target = Cartes pour gagner
mirrors-target-3 = 3
    .help = Le premier à 3 cartes complètes gagne.
mirrors-target-4 = 4
    .help = Le premier à 4 cartes complètes gagne.
mirrors-target-5 = 5
    .help = Le premier à 5 cartes complètes gagne.
