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
diamant-refused-no-such-seat = Il n’y a pas de place { $seat } à cette table ({ $clause }).
diamant-refused-outside = Tu as quitté cette grotte : seuls ceux qui y sont encore décident ({ $clause }).
diamant-refused-card-due = La carte suivante n’a pas encore été retournée : décide quand tu l’auras vue ({ $clause }).
diamant-refused-decisions-due = La carte suivante est retournée quand tout le monde dans la grotte a décidé ({ $clause }).
diamant-refused-not-in-pile = Cette carte n’est plus dans la pioche : { $card } ({ $clause }).
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
