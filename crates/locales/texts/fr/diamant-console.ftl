### Diamant en ligne de commande et sur tout l’écran d’un terminal.

diamant-console-key-stay = rester
diamant-console-key-leave = sortir
diamant-console-chest = coffre
diamant-console-beside = en jeu
diamant-console-deciding = choisit
diamant-console-closed = a choisi
diamant-console-in-cave = dans la grotte
diamant-console-camp = au camp
diamant-console-won = gagné
diamant-console-stones = ○ diamant, 5 · ● rubis, 1
diamant-console-path = sur le chemin { $worth }
diamant-console-pile = pioche { $cards }, dangers { $dangers }
diamant-console-camp-side = camp
diamant-console-out = retirées : { $hazards }
diamant-console-headline = grotte { $cave } sur { $caves }
diamant-console-beside-each = en jeu pour chacun : { $worth }
diamant-console-learned-leave = Je sors : dans cette situation, je sors { $leave } % du temps.
diamant-console-learned-stay = Je reste : dans cette situation, je reste { $stay } % du temps.

## simulate

diamant-console-cards-turned = cartes retournées
diamant-console-caves = grottes
diamant-console-ended = finies par un danger

## solve

diamant-console-solve-stopped = Arrêté après { $done } pioches sur { $all }.
diamant-console-not-a-hazard = « { $word } » n’est pas un danger : écris snake, scorpion, rockslide, gas ou explosion
diamant-console-not-a-card = « { $word } » n’est pas une carte : écris la valeur des diamants (17), un danger (snake), ou -1 quand un aventurier est sorti
diamant-console-cannot-leave = { $leaving } ne peuvent pas sortir ici : il y en a { $inside } dans la grotte
diamant-console-expedition-over = l’expédition est finie : un danger est venu une deuxième fois
diamant-console-end-with-card = finis par une carte : alors les aventuriers dans la grotte décident
diamant-console-of-cards = sur { $left }
diamant-console-each-gets = chacun reçoit
diamant-console-each-loses = perd { $worth } : l’expédition se termine
diamant-console-solve-equilibrium = À l’équilibre, chaque aventurier sort avec une chance de { $percent } et peut attendre { $worth } pierres de cette grotte.
diamant-console-cave-worth = Ce que vaut une grotte pour chaque aventurier avant la première carte, en pierres
diamant-console-cave-columns = dangers à 3, 2, 1 cartes | seul, exactement | à l’équilibre : seul, 2 … 8 dans la grotte
diamant-console-error-columns = | dangers | aventuriers | tous suivent les tables | meilleure réponse | exploitabilité | états |

## solve --plots

diamant-console-plot-lead = Quand sortir de la dernière grotte : en tête ou à la traîne
diamant-console-plot-lead-words = Chance de sortir. 4 à l’intérieur, les trois autres ont 20 pierres chacun, 2 dangers et 4 cartes diamant
diamant-console-plot-beside = pierres à côté de chaque coffre
diamant-console-plot-ahead = { $stones } d’avance
diamant-console-plot-behind = { $stones } de retard
diamant-console-plot-level = à égalité
diamant-console-plot-caves = Quand sortir : grotte par grotte
diamant-console-plot-caves-words = Chance de sortir. 4 à l’intérieur, tous les coffres égaux, 2 dangers et 4 cartes diamant
diamant-console-plot-cave = grotte { $cave }
diamant-console-plot-worth = Ce que vaut une avance
diamant-console-plot-worth-words = Chance de gagner avant d’entrer dans une grotte. Les trois autres ont 25 pierres chacun
diamant-console-plot-own = propres pierres
diamant-console-plot-values = Ce que vaut une grotte
diamant-console-plot-values-words = Pierres que chaque aventurier peut espérer à l’équilibre avant la première carte
diamant-console-plot-enter = aventuriers qui entrent
diamant-console-plot-none-removed = aucune carte retirée
diamant-console-plot-two-removed = deux retirées
diamant-console-plot-four-apart = quatre, une de chaque
diamant-console-plot-four-paired = quatre, deux de deux
diamant-console-plot-hazards = Quand sortir : les dangers
diamant-console-plot-hazards-words = Chance de sortir. 4 aventuriers à l’intérieur, 4 cartes diamant retournées, 4 pierres sur le chemin
diamant-console-plot-hazards-seen = { $count ->
    [one] { $count } danger
   *[other] { $count } dangers
}
diamant-console-plot-explorers = Quand sortir : la compagnie
diamant-console-plot-explorers-words = Chance de sortir. 2 dangers et 4 cartes diamant retournés, 3 pierres à côté de chaque coffre
diamant-console-plot-path = pierres sur le chemin
diamant-console-plot-inside = { $count } à l’intérieur
