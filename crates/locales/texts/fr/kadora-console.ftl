### Kadora en ligne de commande et sur tout l’écran d’un terminal.

kadora-console-key-card = carte
kadora-console-key-lay = poser
kadora-console-key-keep = garder
kadora-console-key-gift = donner
kadora-console-key-give = donner
kadora-console-key-left = pioche gauche
kadora-console-key-right = pioche droite
kadora-console-hand = main
kadora-console-loot = butin
kadora-console-leads = ◆ en tête
kadora-console-sums = colonne { $column } · rangée { $row }
kadora-console-takes = prend { $count }
kadora-console-last-round = dernier tour
kadora-console-aside = de côté
kadora-console-in-piles = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} dans les pioches

## simulate

kadora-console-happenings = ce qui est arrivé
kadora-console-times = fois
kadora-console-per-game = par partie
kadora-console-happened = { $happened ->
    [turn] un tour a été joué
    [gift] une couleur a été donnée (K10)
    [matching] des cartes assorties ont été prises (K12)
    [differing] table pleine : les cartes différentes ont été prises (K13)
    [everything] table pleine : toutes les cartes ont été prises (K14)
    [spell] un joueur n’avait aucune carte cachée (K23)
    [cards] le nombre de cartes a décidé (K22)
    [shared] la victoire a été partagée (K22)
   *[dummy] le joueur virtuel a gagné (K20)
}
kadora-console-dummy-won = { $games ->
    [one] Le joueur virtuel a gagné une partie.
   *[other] Le joueur virtuel a gagné { $games } parties.
}
