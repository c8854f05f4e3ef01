### La fin d’une partie : le podium, le déroulement en graphique, le meilleur et le pire moment, et une image à partager.

ending-title = Résultat
ending-story = Le déroulement de la partie
ending-numbers = La même chose en chiffres
ending-share = Partager en image
ending-share-failed = Ce navigateur ne peut pas créer l’image.
ending-round = Tour { $round }

ending-diamant-graph = Dans le coffre après chaque grotte
ending-diamant-best = Meilleur butin : { $worth } dans la grotte { $cave } ({ $who })
ending-diamant-worst = Pire moment : { $worth } perdus dans la grotte { $cave } ({ $who })

ending-mirrors-result = { mirrors-cards }, { mirrors-diamonds }
ending-mirrors-graph = Les diamants tour par tour. Quatre font une carte.
ending-mirrors-best = Plus long rayon : un diamant en passant par { mirrors-by-way } ({ $who })
ending-mirrors-worst = Plus longue attente : { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} sans diamant ({ $who })

ending-kadora-graph = Le butin par couleur. Barres pleines : cartes retournées ; barres hachurées : points de pénalité.
ending-kadora-best = Meilleur butin : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} d’une valeur de { $worth } ({ $who })
ending-kadora-worst = Couleur la plus chère : { kadora-colour }, { kadora-penalty-points } ({ $who })
