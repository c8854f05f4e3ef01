### La fin d’une partie : le podium, le déroulement en graphique, le meilleur et le pire moment, et une image à partager.

ending-title = Résultat
ending-story = Le déroulement de la partie
ending-numbers = La même chose en chiffres
ending-share = Partager en image
ending-share-failed = Ce navigateur ne peut pas créer l’image.
ending-round = Tour { $round }

ending-d-graph = Dans le coffre après chaque grotte
ending-d-best = Meilleur butin : { $worth } dans la grotte { $cave } ({ $who })
ending-d-worst = Pire moment : { $worth } perdus dans la grotte { $cave } ({ $who })

ending-m-result = { mirrors-cards }, { mirrors-diamonds }
ending-m-graph = Les diamants tour par tour. Quatre font une carte.
ending-m-best = Plus long rayon : un diamant en passant par { mirrors-by-way } ({ $who })
ending-m-worst = Plus longue attente : { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} sans diamant ({ $who })

ending-k-graph = Le butin par couleur. Barres pleines : cartes retournées ; barres hachurées : points de pénalité.
ending-k-best = Meilleur butin : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} d’une valeur de { $worth } ({ $who })
ending-k-worst = Couleur la plus chère : { kadora-colour }, { kadora-penalty-points } ({ $who })
