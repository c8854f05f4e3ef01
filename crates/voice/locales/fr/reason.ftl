### Pourquoi un bot a choisi ainsi, dans ses propres mots. On les dit une fois la partie finie.

reason-only-action = Il n’y avait rien d’autre à faire.
reason-lot = J’ai tiré au sort.
reason-searched = J’ai joué { $simulations } parties dans ma tête : cela promettait { $promise } sur 100, et le reste { $otherwise } au plus.
reason-searched-mixed = J’ai joué { $simulations } parties dans ma tête : cela promettait { $promise } sur 100 et autre chose { $otherwise }, mais qui fait toujours ce qu’on attend se laisse deviner.
reason-fearing = { $thought } { $fear }
reason-fear = Ma crainte, c’était surtout { $rival }, à qui cela promettait { $promise }.
reason-fear-needs = Ma crainte, c’était surtout { $rival }, à qui cela promettait { $promise } et à qui il manquait sans doute { mirrors-colour.a }.
reason-fear-penalty = Ma crainte, c’était surtout { $rival }, à qui cela promettait { $promise } et dont le butin, compté sur-le-champ, aurait coûté { reason-points }.

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
    [0] aucune des { $left } cartes de la pioche ne pouvait tout arrêter
    [one] une carte sur { $left } aurait tout arrêté
   *[other] { $deadly } cartes sur { $left } auraient tout arrêté
}
reason-leavers = { $leavers ->
    [0] je pensais que tous les autres resteraient
    [one] je pensais qu’un des autres partirait
   *[other] je pensais que { $leavers } des autres partiraient
}
reason-stake-leave = Je suis parti : { diamant-stones } à prendre fois { reason-hazards } sur le chemin, cela fait { $stake }, et à { $limit } je pars.
reason-stake-stay = Je suis resté : { diamant-stones } à prendre fois { reason-hazards } sur le chemin, cela fait { $stake }, et je ne pars qu’à { $limit }.
reason-sure-leave = Je suis parti : j’étais sûr d’avoir { diamant-stones }, plus de { $limit }, avec { reason-hazards } sur le chemin.
reason-sure-stay = Je suis resté : j’étais sûr d’avoir { diamant-stones }, et il m’en faut plus de { $limit }.
reason-no-hazard-stay = Je suis resté : il n’y avait encore aucun danger sur le chemin.
reason-cards-leave = Je suis parti : { reason-cards } sur le chemin, et à { $limit } je pars.
reason-cards-stay = Je suis resté : { reason-cards } sur le chemin, et je ne pars qu’à { $limit }.
reason-beside-leave = Je suis parti avec { diamant-stones } à côté de mon coffre : à { $limit } je pars.
reason-beside-stay = Je suis resté avec { diamant-stones } à côté de mon coffre : je ne pars qu’à { $limit }.
reason-hazards-leave = Je suis parti : { reason-hazards } sur le chemin, et à { $limit } je pars.
reason-hazards-stay = Je suis resté : { reason-hazards } sur le chemin, et je ne pars qu’à { $limit }.
reason-card-leave = Je suis parti : en moyenne, une carte de plus m’aurait rapporté { $gain } pierres et coûté { $loss }.
reason-card-stay = Je suis resté : en moyenne, une carte de plus me rapporterait { $gain } pierres et m’en coûterait { $loss }.
reason-chances-leave = Je suis parti : { reason-danger }, j’étais sûr d’avoir { diamant-stones } et { reason-leavers } ; en partant, je me voyais gagner { $leave } % du temps, en restant { $stay } %.
reason-chances-stay = Je suis resté : { reason-danger }, j’étais sûr d’avoir { diamant-stones } et { reason-leavers } ; en restant, je me voyais gagner { $stay } % du temps, en partant { $leave } %.
reason-alone-leave = Je suis parti, seul dans la grotte : { reason-danger }, et j’étais sûr d’avoir { diamant-stones } ; en partant, je me voyais gagner { $leave } % du temps, en restant { $stay } %.
reason-alone-stay = Je suis resté, seul dans la grotte : { reason-danger }, et j’étais sûr d’avoir { diamant-stones } ; en restant, je me voyais gagner { $stay } % du temps, en partant { $leave } %.

## Mirrors

reason-needed = { $needs ->
    [one] C’était le dernier diamant qu’il me fallait.
   *[other] Il me fallait ce diamant, un de { $needs }.
}
reason-lights = { $diamonds ->
    [one] Cela éclairait un diamant qu’il me fallait.
   *[other] Cela éclairait { $diamonds } diamants qu’il me fallait.
}
reason-dark = { $needs ->
    [one] Je ne voyais aucun moyen d’éclairer le diamant qu’il me fallait, alors tout se valait.
   *[other] Je ne voyais aucun moyen d’éclairer un des { $needs } diamants qu’il me fallait, alors tout se valait.
}
reason-returned = L’ordre m’était égal, alors j’ai tiré au sort.

## Kadora

reason-points = { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
}
reason-cheaper = Cela m’épargnait { reason-points } : compté sur-le-champ, mon butin m’en aurait coûté { $penalty }.
reason-as-cheap = Cela ne me coûtait rien : compté sur-le-champ, mon butin m’en aurait coûté { $penalty }, comme avant.
reason-dearer = Je n’ai rien trouvé de moins cher : cela me coûtait { reason-points }, et compté sur-le-champ, mon butin m’en aurait coûté { $penalty }.
reason-draw = Les deux pioches me convenaient, alors j’ai tiré au sort.
