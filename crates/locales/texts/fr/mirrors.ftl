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

## Ce dont on convient avant la partie

mirrors-target = Cartes pour gagner
mirrors-target-3 = 3
    .help = Le premier à 3 cartes complètes gagne.
mirrors-target-4 = 4
    .help = Le premier à 4 cartes complètes gagne.
mirrors-target-5 = 5
    .help = Le premier à 5 cartes complètes gagne.

mirrors-word-pass = passer passe
mirrors-word-none = aucun
mirrors-mirrors = Des miroirs sont en { $mirrors } ; { $beside ->
    [0] il n’en reste plus à côté du plateau.
   *[other] il en reste { $beside } à côté du plateau.
}
mirrors-no-mirrors = Il n’y a pas de miroir sur le plateau ; il y en a { $beside } à côté.
mirrors-rim = { $side ->
    [south] Sud
    [west] Ouest
    [north] Nord
   *[east] Est
} : { $recesses }.
mirrors-recess = { $recess } { $colour }
mirrors-recess-open = { $recess } vide
mirrors-card-shows = Ta carte : { $diamonds }.
mirrors-no-card = Tu n’as pas de carte.
mirrors-needs = Diamants manquants : { $diamonds }.
mirrors-your-side = Tu joues depuis { $side ->
    [south] le sud
    [west] l’ouest
    [north] le nord
   *[east] l’est
} ; tes entrées sont { $entrances }.
mirrors-score = { WHO($who) ->
    [you] Toi
   *[one] { $who }
}, { $side ->
    [south] sud
    [west] ouest
    [north] nord
   *[east] est
} : cartes complètes { $cards }, diamants { $diamonds }.
mirrors-score-bare = { WHO($who) ->
    [you] Toi
   *[one] { $who }
}, { $side ->
    [south] sud
    [west] ouest
    [north] nord
   *[east] est
} : cartes complètes { $cards }, aucun diamant.
mirrors-target-cards = Le premier à { $cards } cartes complètes gagne ; { $pile ->
    [0] il n’en reste plus dans la pioche.
   *[other] il en reste { $pile } dans la pioche.
}
mirrors-light = { $typed } ({ $colour })
mirrors-light-unneeded = { $typed } ({ $colour }, inutile)
mirrors-ask-place = { $beside ->
    [one] Il reste un miroir
   *[other] Il y a { $beside } miroirs
} à côté du plateau. Où en poses-tu un ?
mirrors-ask-touch = Les douze miroirs sont sur le plateau. Tourner, déplacer ou retirer un miroir, ou passer ?
mirrors-ask-take-or-pass = Tous les miroirs sont sur le plateau. Tu peux prendre un diamant : { $takes }. Lequel, ou passer ?
mirrors-ask-take = Tes rayons éclairent { $lit }. Quel diamant prends-tu, ou aucun ?
mirrors-ask-return = Ta carte est complète. Dans quel ordre remets-tu ses quatre diamants : { $diamonds } ? Le premier va en { $recess }.
mirrors-answers-place = Tape une case et une diagonale, comme b2/ ou b2\. Tu peux ajouter le diamant à prendre, comme b2/ s1>e3.
mirrors-answers-touch = Tape b2~ pour tourner, b2-c4/ pour déplacer, b2x pour retirer, s1>e3 pour prendre un diamant, ou { $pass }.
mirrors-answers-take = Tape par où le rayon entre et par où il sort, comme s1>e3, ou { $none }.
mirrors-answers-return = Tape quatre lettres dans l’ordre, comme RBRG : R rouge, B bleu, G vert, Y jaune.
mirrors-board = La table
mirrors-free = { $field }, libre
mirrors-mirror = { $field }, miroir { $diagonal }
mirrors-thought = { $place }, à confirmer
mirrors-lit = { $place }, éclairé
mirrors-lit-needed = { $place }, éclairé, tu en as besoin
mirrors-into = { $colour } en { $recess }
mirrors-do-place = Poser le miroir en { $field }
mirrors-do-move = Déplacer le miroir de { $from } en { $to }
mirrors-flip = Tourner
mirrors-cancel = Annuler
mirrors-own-card = Ta carte
mirrors-lights = Tu éclaires { $lit }.
mirrors-lights-none = Aucun diamant pour toi avec ce miroir.
mirrors-why-first = Le premier miroir suffit à lui seul.
mirrors-why-placed = Un rayon compte s’il passe par ton nouveau miroir et par au moins un autre.
mirrors-why-three = Les douze miroirs étaient sur le plateau au début du tour : un rayon compte s’il passe par trois miroirs différents.
mirrors-hint-place = Choisis une case libre.
mirrors-hint-flip = Touche encore la case pour tourner le miroir, ou choisis une autre case.
mirrors-hint-touch = Choisis un miroir : il tourne. Tu peux ensuite aussi le déplacer ou le retirer.
mirrors-hint-move = Choisis une case libre pour l’y déplacer.
mirrors-why-needed = { $needs ->
    [one] C’était le dernier diamant qu’il me fallait.
   *[other] J’avais besoin de ce diamant ; il m’en manquait { $needs }.
}
mirrors-why-lights = { $diamonds ->
    [one] Cela éclairait un diamant qu’il me fallait.
   *[other] Cela éclairait { $diamonds } diamants qu’il me fallait.
}
mirrors-why-dark = { $needs ->
    [one] Je ne pouvais pas éclairer le diamant qu’il me fallait.
   *[other] Je ne pouvais éclairer aucun des { $needs } diamants qu’il me fallait.
}
mirrors-why-returned = L’ordre m’était égal, alors j’ai choisi au hasard.
