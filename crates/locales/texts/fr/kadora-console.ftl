### Kadora sur tout l’écran d’un terminal.

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
