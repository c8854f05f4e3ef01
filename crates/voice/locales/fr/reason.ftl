### Pourquoi un bot a choisi ainsi, dans ses propres mots. On les dit une fois la partie finie.

reason-only-action = C’était le seul coup possible.
reason-lot = J’ai choisi au hasard.
reason-searched = Ce coup : { $promise } % de chances de gagner. Le suivant : { $otherwise } %.
reason-searched-mixed = Ce coup : { $promise } % de chances de gagner. Un autre : { $otherwise } %, mais ce chiffre ne décide pas seul.
reason-fearing = { $thought } { $fear }
reason-fear = Mon principal rival : { $rival }, avec { $promise } %.
reason-fear-needs = Mon principal rival : { $rival }, avec { $promise } %, qui attendait sans doute { mirrors-colour.a }.
reason-fear-penalty = Mon principal rival : { $rival }, avec { $promise } % et { reason-points } à ce moment-là.

## Diamant

reason-hazards = { $hazards ->
    [0] aucun danger
    [one] { $hazards } danger
   *[other] { $hazards } dangers
}
reason-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
reason-danger = { $deadly ->
    [0] Aucun danger dans la pioche.
    [one] Danger : 1 carte sur { $left }.
   *[other] Danger : { $deadly } cartes sur { $left }.
}
reason-leavers = { $leavers ->
    [0] Je pensais que les autres resteraient.
    [one] Je pensais qu’un autre sortirait.
   *[other] Je pensais que { $leavers } autres sortiraient.
}
reason-stake-leave = Je sors : { diamant-stones } × { reason-hazards } = { $stake }. Ma limite est { $limit }.
reason-stake-stay = Je reste : { diamant-stones } × { reason-hazards } = { $stake }. Ma limite est { $limit }.
reason-sure-leave = Je sors : { diamant-stones } à rapporter, avec { reason-hazards } sur le chemin. Plus de { $limit }, cela me suffit.
reason-sure-stay = Je reste : seulement { diamant-stones } à rapporter. J’en veux plus de { $limit }.
reason-no-hazard-stay = Je reste : pas encore de danger sur le chemin.
reason-cards-leave = Je sors avec { reason-cards } sur le chemin. Ma limite est { $limit }.
reason-cards-stay = Je reste avec { reason-cards } sur le chemin. Ma limite est { $limit }.
reason-beside-leave = Je sors avec { diamant-stones } en jeu. Ma limite est { $limit }.
reason-beside-stay = Je reste avec { diamant-stones } en jeu. Ma limite est { $limit }.
reason-hazards-leave = Je sors : { reason-hazards } sur le chemin. Ma limite est { $limit }.
reason-hazards-stay = Je reste : { reason-hazards } sur le chemin. Ma limite est { $limit }.
reason-card-leave = Je sors : en moyenne, une carte de plus me rapporterait { $gain } pierres et m’en coûterait { $loss }.
reason-card-stay = Je reste : en moyenne, une carte de plus me rapporte { $gain } pierres et m’en coûte { $loss }.
reason-chances-leave = Sortir : { $leave } % de chances de gagner, avec { diamant-stones } à l’abri. Rester : { $stay } %. { reason-danger } { reason-leavers }
reason-chances-stay = Rester : { $stay } % de chances de gagner. Sortir : { $leave } %, avec { diamant-stones } à l’abri. { reason-danger } { reason-leavers }
reason-alone-leave = Sortir : { $leave } % de chances de gagner, avec { diamant-stones } à l’abri. Rester seul dans la grotte : { $stay } %. { reason-danger }
reason-alone-stay = Rester seul dans la grotte : { $stay } % de chances de gagner. Sortir : { $leave } %, avec { diamant-stones } à l’abri. { reason-danger }

## Mirrors

reason-needed = { $needs ->
    [one] C’était le dernier diamant qu’il me fallait.
   *[other] J’avais besoin de ce diamant ; il m’en manquait { $needs }.
}
reason-lights = { $diamonds ->
    [one] Cela éclairait un diamant qu’il me fallait.
   *[other] Cela éclairait { $diamonds } diamants qu’il me fallait.
}
reason-dark = { $needs ->
    [one] Je ne pouvais pas éclairer le diamant qu’il me fallait.
   *[other] Je ne pouvais éclairer aucun des { $needs } diamants qu’il me fallait.
}
reason-returned = L’ordre m’était égal, alors j’ai choisi au hasard.

## Kadora

reason-points = { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
}
reason-cheaper = Cela m’a évité { reason-points }. Compté à ce moment-là, mon butin coûtait { $penalty }.
reason-as-cheap = Cela ne m’a rien coûté. Compté à ce moment-là, mon butin coûtait { $penalty }, comme avant.
reason-dearer = Rien ne coûtait moins cher : cela m’a coûté { reason-points }. Compté à ce moment-là, mon butin coûtait { $penalty }.
reason-draw = Les deux pioches se valaient pour moi.
reason-mixed = { $thought } Je varie mes choix pour rester imprévisible.
