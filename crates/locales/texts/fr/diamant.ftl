### Diamant. Un nombre de pierres est ce qu’elles valent : un diamant compte pour cinq rubis.

diamant-title = Diamant

## Ce qu’une place peut faire

diamant-stay = Rester dans la grotte
diamant-leave = Quitter la grotte

## Les choses

diamant-hazard = { $hazard ->
    [snake] serpent
    [scorpion] scorpion
    [rockslide] éboulement
    [gas] nuage de gaz
   *[explosion] explosion
}
    .a = { $hazard ->
        [snake] un serpent
        [scorpion] un scorpion
        [rockslide] un éboulement
        [gas] un nuage de gaz
       *[explosion] une explosion
    }
diamant-diamond-card = carte diamant { $stones }
diamant-hazard-card = carte danger : { diamant-hazard }
diamant-stones = { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}
diamant-wealth = { $stones }
diamant-wealth-none = rien
diamant-white = { $stones ->
    [one] { $stones } diamant
   *[other] { $stones } diamants
}
diamant-red = { $stones } rubis

## Ce qui se passe

diamant-chose = { WHO($who) ->
    [you] Tu as choisi.
   *[one] { $who } a choisi.
}
diamant-you-chose-stay = Tu as choisi de rester dans la grotte.
diamant-you-chose-leave = Tu as choisi de quitter la grotte.
diamant-entered = Tout le monde entre dans la grotte { $cave } sur { $caves }.
diamant-alone = Une carte avec { diamant-stones } : { WHO($who) ->
    [you] tout est pour toi.
   *[one] tout est pour { $who }.
}
diamant-shared = Une carte avec { diamant-stones } : { WHO($who) ->
    [us] { $who }, vous en recevez { $each } chacun
   *[many] { $who } en reçoivent { $each } chacun
}{ $rest ->
    [0] .
    [one] , et { $rest } reste sur la carte.
   *[other] , et { $rest } restent sur la carte.
}
diamant-too-few = Une carte avec { diamant-stones } : trop peu pour partager, { $stones ->
    [one] elle reste sur la carte.
   *[other] elles restent sur la carte.
}
diamant-hazard-met = Attention : { diamant-hazard.a } ! C’est la première fois dans cette grotte, alors il ne se passe rien.
diamant-all-stay = { WHO($who) ->
    [you] Tu restes dans la grotte.
    [us] { NAMES($who, you: "Toi") }, vous restez dans la grotte.
    [one] { $who } reste dans la grotte.
   *[many] { $who } restent dans la grotte.
}
diamant-all-leave = { WHO($who) ->
    [you] Tu quittes la grotte.
    [us] { NAMES($who, you: "Toi") }, vous quittez la grotte.
    [one] { $who } quitte la grotte.
   *[many] { $who } quittent la grotte.
}
diamant-some-leave = { WHO($staying) ->
    [you] Tu restes dans la grotte ;
    [us] { NAMES($staying, you: "Toi") }, vous restez dans la grotte ;
    [one] { $staying } reste dans la grotte ;
   *[many] { $staying } restent dans la grotte ;
} { WHO($leaving) ->
    [you] toi, tu sors.
    [us] { $leaving }, vous sortez.
    [one] { $leaving } sort.
   *[many] { $leaving } sortent.
}
diamant-left-empty = { WHO($who) ->
    [you] Tu rentres au camp les mains vides.
    [us] { NAMES($who, you: "Toi") }, vous rentrez au camp les mains vides.
    [one] { $who } rentre au camp les mains vides.
   *[many] { $who } rentrent au camp les mains vides.
}{ diamant-rest }
diamant-left-kept = { WHO($who) ->
    [you] Tu mets { diamant-stones } à l’abri.
    [us] { NAMES($who, you: "Toi") }, vous mettez chacun { diamant-stones } à l’abri.
    [one] { $who } met { diamant-stones } à l’abri.
   *[many] { $who } mettent chacun { diamant-stones } à l’abri.
}{ diamant-rest }
diamant-left-found = { WHO($who) ->
    [you] Tu mets à l’abri
    [us] { NAMES($who, you: "Toi") }, vous mettez chacun à l’abri
    [one] { $who } met à l’abri
   *[many] { $who } mettent chacun à l’abri
} { $stones ->
    [one] { diamant-stones } ramassée en chemin.
   *[other] { diamant-stones } ramassées en chemin.
}{ diamant-rest }
diamant-left-both = { WHO($who) ->
    [you] Tu mets { diamant-stones } à l’abri,
    [us] { NAMES($who, you: "Toi") }, vous mettez chacun { diamant-stones } à l’abri,
    [one] { $who } met { diamant-stones } à l’abri,
   *[many] { $who } mettent chacun { diamant-stones } à l’abri,
} { $found ->
    [one] dont { $found } ramassée en chemin.
   *[other] dont { $found } ramassées en chemin.
}{ diamant-rest }
diamant-rest = { $rest ->
    [0] { "" }
    [one] { " " }Il reste { $rest } pierre sur le chemin.
   *[other] { " " }Il reste { $rest } pierres sur le chemin.
}
diamant-fled = Encore { diamant-hazard.a } ! { WHO($who) ->
    [you] Tu t’enfuis vers le camp et tu perds { diamant-stones }.
    [us] { NAMES($who, you: "Toi") }, vous vous enfuyez vers le camp et perdez chacun { diamant-stones }.
    [one] { $who } s’enfuit vers le camp et perd { diamant-stones }.
   *[many] { $who } s’enfuient vers le camp et perdent chacun { diamant-stones }.
}
diamant-fled-empty = Encore { diamant-hazard.a } ! { WHO($who) ->
    [you] Tu t’enfuis vers le camp, sans rien avoir à perdre.
    [us] { NAMES($who, you: "Toi") }, vous vous enfuyez vers le camp, sans rien avoir à perdre.
    [one] { $who } s’enfuit vers le camp, sans rien avoir à perdre.
   *[many] { $who } s’enfuient vers le camp, sans rien avoir à perdre.
}
diamant-all-stay-everyone = Tout le monde reste dans la grotte.
diamant-all-leave-everyone = Tout le monde quitte la grotte.
diamant-shared-everyone = Une carte avec { diamant-stones } : chacun dans la grotte en reçoit { $each }{ $rest ->
    [0] .
    [one] , et { $rest } reste sur la carte.
   *[other] , et { $rest } restent sur la carte.
}
diamant-fled-everyone = Encore { diamant-hazard.a } ! Tout le monde s’enfuit vers le camp et perd { diamant-stones }.
diamant-fled-empty-everyone = Encore { diamant-hazard.a } ! Tout le monde s’enfuit vers le camp, sans rien avoir à perdre.
diamant-removed = Une carte « { diamant-hazard } » est définitivement retirée du jeu.
diamant-returned = { $stones ->
    [one] { $stones } pierre restée sur le chemin retourne à la réserve.
   *[other] { $stones } pierres restées sur le chemin retournent à la réserve.
}
diamant-stand-ins = La réserve est épuisée : d’autres objets remplacent les pierres manquantes.
diamant-counted = { WHO($who) ->
    [you] { $chest ->
        [0] Ton coffre est vide.
       *[other] Tu as des pierres d’une valeur de { $chest } dans ton coffre.
    }
   *[one] { $chest ->
        [0] { $who } a un coffre vide.
       *[other] { $who } a des pierres d’une valeur de { $chest } dans son coffre.
    }
}
diamant-won = { WHO($who) ->
    [you] Tu gagnes avec des pierres d’une valeur de { $chest } !
    [us] { NAMES($who, you: "Toi") }, vous partagez la victoire, chacun avec des pierres d’une valeur de { $chest } !
    [one] { $who } gagne avec des pierres d’une valeur de { $chest } !
   *[many] { $who } partagent la victoire, chacun avec des pierres d’une valeur de { $chest } !
}

## Ce qui n’est pas possible, et pourquoi

diamant-refused-players = Diamant se joue de 3 à 8, pas à { $players } ({ $clause }).
diamant-refused-outside = Tu as quitté cette grotte : seuls ceux qui y sont encore décident ({ $clause }).
diamant-refused-card-due = La carte suivante n’a pas encore été retournée : décide quand tu l’auras vue ({ $clause }).
diamant-refused-decisions-due = La carte suivante est retournée quand tout le monde dans la grotte a décidé ({ $clause }).
diamant-refused-over = La cinquième expédition est terminée, donc la partie aussi ({ $clause }).

## Ce dont on convient avant la partie

diamant-chests = Coffres
diamant-chests-open = ouverts
    .help = Tout le monde voit ce que contient chaque coffre.
diamant-chests-closed = fermés
    .help = Jusqu’à la fin, personne d’autre ne sait ce que contient ton coffre.
diamant-supply = Pierres dans la boîte
diamant-supply-75 = 75
    .help = 45 rubis et 30 diamants.
diamant-supply-90 = 90
    .help = 60 rubis et 30 diamants.

diamant-word-stay = rester reste
diamant-word-leave = sortir sors
diamant-met = Dangers déjà vus : { $hazards }.
diamant-cave-of = C’est la grotte { $cave } sur { $caves }.
diamant-path-cards = Le chemin, depuis l’entrée : { $cards }.
diamant-path-empty = Il n’y a pas encore de carte sur le chemin.
diamant-card-left = { $card } avec encore { $left ->
    [one] { $left } pierre
   *[other] { $left } pierres
} dessus
diamant-inside = Dans la grotte : { $who }.
diamant-beside-all = Chacun dans la grotte a { $worth } en jeu : { $stones }.
diamant-on-path = Sur le chemin : { $worth }.
diamant-removed-so-far = Retirées du jeu pour de bon : { $hazards }.
diamant-stand-ins-used = D’autres objets remplacent les pierres manquantes.
diamant-chest = { WHO($who) ->
    [you] Dans ton coffre :
   *[one] Dans le coffre de { $who } :
} { $worth }, { $stones }.
diamant-chests-shut = Les coffres sont fermés : à toi de te souvenir de ce qui y est entré.
diamant-question = { $beside } en jeu, { $path } sur le chemin ; { $dangers ->
    [0] pas encore de danger
    [one] { $dangers } carte de la pioche met fin à l’expédition
   *[other] { $dangers } cartes de la pioche mettent fin à l’expédition
}. Rester ou sortir ?
diamant-answers = Tape { $stay } ou { $leave }.
diamant-path = Le chemin
diamant-caves = Les cinq grottes
diamant-cave = Grotte { $cave } : { $entrance ->
    [closed] fermée
    [open] en cours
   *[later] à venir
}
diamant-explorers = Les aventuriers
diamant-state = { $doing ->
    [camp] au camp
    [choosing] choisit
    [chosen] a choisi
    [stays] reste
    [leaves] sort
    [fled] a fui les mains vides
    [won] a gagné
   *[inside] dans la grotte
}
diamant-chest-closed = Le coffre est fermé.
diamant-beside = En jeu : { $worth }, { $stones }.
diamant-wait = On regarde les autres…
diamant-held = Tu peux encore changer d’avis…
diamant-brought = a rapporté { $worth } après { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
diamant-lost = a perdu { $worth }
diamant-ledger = Grotte par grotte
diamant-total = Total
diamant-next-cave = Vers la grotte { $cave }
diamant-stake = En jeu : { $worth } · { $danger }
diamant-out = Tu es dehors · { $danger }
diamant-danger = danger { $percent } %
diamant-no-danger = pas encore de danger
diamant-odds = La prochaine carte
diamant-odds-end = { $ends ->
    [0] Aucune des { $cards } cartes de la pioche ne met
    [one] { $ends } des { $cards } cartes de la pioche met
   *[other] { $ends } des { $cards } cartes de la pioche mettent
} fin à l’expédition : { $percent } %.
diamant-odds-others = { $diamonds ->
    [one] { $diamonds } carte diamant,
   *[other] { $diamonds } cartes diamant,
} { $harmless ->
    [one] { $harmless } danger encore sans effet.
   *[other] { $harmless } dangers encore sans effet.
}
diamant-odds-share = { $inside ->
    [one] La prochaine carte rapporte en moyenne { $share }.
   *[other] Partagée entre { $inside }, la prochaine carte rapporte en moyenne { $share } à chacun.
}
diamant-why-hazards = { $hazards ->
    [0] aucun danger
    [one] { $hazards } danger
   *[other] { $hazards } dangers
}
diamant-why-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
diamant-why-danger = { $deadly ->
    [0] Aucun danger dans la pioche.
    [one] Danger : 1 carte sur { $left }.
   *[other] Danger : { $deadly } cartes sur { $left }.
}
diamant-why-leavers = { $leavers ->
    [0] Je pensais que les autres resteraient.
    [one] Je pensais qu’un autre sortirait.
   *[other] Je pensais que { $leavers } autres sortiraient.
}
diamant-why-stake-leave = Je sors : { diamant-stones } × { diamant-why-hazards } = { $stake }. Ma limite est { $limit }.
diamant-why-stake-stay = Je reste : { diamant-stones } × { diamant-why-hazards } = { $stake }. Ma limite est { $limit }.
diamant-why-sure-leave = Je sors : { diamant-stones } à rapporter, avec { diamant-why-hazards } sur le chemin. Plus de { $limit }, cela me suffit.
diamant-why-sure-stay = Je reste : seulement { diamant-stones } à rapporter. J’en veux plus de { $limit }.
diamant-why-no-hazard-stay = Je reste : pas encore de danger sur le chemin.
diamant-why-cards-leave = Je sors avec { diamant-why-cards } sur le chemin. Ma limite est { $limit }.
diamant-why-cards-stay = Je reste avec { diamant-why-cards } sur le chemin. Ma limite est { $limit }.
diamant-why-beside-leave = Je sors avec { diamant-stones } en jeu. Ma limite est { $limit }.
diamant-why-beside-stay = Je reste avec { diamant-stones } en jeu. Ma limite est { $limit }.
diamant-why-hazards-leave = Je sors : { diamant-why-hazards } sur le chemin. Ma limite est { $limit }.
diamant-why-hazards-stay = Je reste : { diamant-why-hazards } sur le chemin. Ma limite est { $limit }.
diamant-why-card-leave = Je sors : en moyenne, une carte de plus me rapporterait { $gain } pierres et m’en coûterait { $loss }.
diamant-why-card-stay = Je reste : en moyenne, une carte de plus me rapporte { $gain } pierres et m’en coûte { $loss }.
diamant-why-chances-leave = Sortir : { $leave } % de chances de gagner, avec { diamant-stones } à l’abri. Rester : { $stay } %. { diamant-why-danger } { diamant-why-leavers }
diamant-why-chances-stay = Rester : { $stay } % de chances de gagner. Sortir : { $leave } %, avec { diamant-stones } à l’abri. { diamant-why-danger } { diamant-why-leavers }
diamant-why-alone-leave = Sortir : { $leave } % de chances de gagner, avec { diamant-stones } à l’abri. Rester seul dans la grotte : { $stay } %. { diamant-why-danger }
diamant-why-alone-stay = Rester seul dans la grotte : { $stay } % de chances de gagner. Sortir : { $leave } %, avec { diamant-stones } à l’abri. { diamant-why-danger }
diamant-why-mixed = { $thought } Je varie mes choix pour rester imprévisible.
