practice-title = S’exercer : { $game }
practice-intro = { $all } positions tirées de parties simulées. Chacune a une seule meilleure réponse.
practice-solved-count = Résolues : { $solved } sur { $all }
practice-position = Position { $number } sur { $all }
practice-difficulty = { $stars ->
    [1] facile
    [2] moyen
   *[other] difficile
}
practice-solved = résolue
practice-next = Position suivante
practice-back = Toutes les positions
practice-show = Voir la réponse
practice-right = { $choice } : bravo !
practice-wrong = { $choice } : ce n’est pas la meilleure réponse.
practice-answer = La meilleure réponse : { $choice }.
practice-chance = Chance de gagner ainsi : { $chance }.

practice-stay-or-leave = Rester ou sortir ?
practice-last-cave = C’est la dernière grotte. Rester ou sortir ?
practice-alone = Il n’y a plus que toi dans la grotte. Rester ou sortir ?
practice-light = Éclaire { mirrors-colour.a } avec un seul miroir.
practice-touch = Les douze miroirs sont sur le plateau. Tourne, déplace ou retire un seul miroir pour éclairer { mirrors-colour.a }.
practice-complete = Complète ta carte avec un seul miroir.
practice-costs-least = Quelle carte coûte le moins ? Compte comme si la partie finissait après.
practice-take-most = Prends autant de cartes que possible sans point de pénalité de plus, en comptant comme si la partie finissait après.
practice-lead = Place une carte pour avoir la plus haute valeur en { kadora-colour }.
practice-gift = Donner des cartes, ou tout garder ?

practice-why-chances = Ce choix gagne plus souvent que le suivant : { $best } au lieu de { $other }.
practice-why-light = Rien d’autre n’éclaire { mirrors-colour.a } pour toi maintenant.
practice-why-complete = Rien d’autre n’éclaire le diamant qui te manque encore.
practice-why-least = { $points ->
    [0] Aucune autre carte ne te laisse sans point de pénalité.
    [one] Aucune autre carte ne te laisse avec un seul point de pénalité.
   *[other] Aucune autre carte ne te laisse avec seulement { $points } points de pénalité.
}
practice-why-most = { $cards ->
    [one] Cela rapporte une carte et aucun point de pénalité. Rien d’autre n’en rapporte autant à ce prix.
   *[other] Cela rapporte { $cards } cartes et aucun point de pénalité. Rien d’autre n’en rapporte autant à ce prix.
}
practice-why-lead = Rien d’autre ne te donne plus en { kadora-colour } que tous les autres.

practice-lit = Cela éclaire { $diamonds }.
practice-dark = Cela n’éclaire aucun diamant comme il le faut.
practice-diamond = { mirrors-colour.a } ({ $recess })
practice-diamond-unneeded = { mirrors-colour.a } ({ $recess }, inutile)
practice-takes = { $cards ->
    [0] Tu ne prends aucune carte.
    [one] Tu prends une carte.
   *[other] Tu prends { $cards } cartes.
}
practice-counted = { $points ->
    [0] Compté maintenant : aucun point de pénalité.
    [one] Compté maintenant : un point de pénalité.
   *[other] Compté maintenant : { $points } points de pénalité.
}
practice-holds = En { kadora-colour }, tu as alors { $own } ; le meilleur des autres a { $most }.
