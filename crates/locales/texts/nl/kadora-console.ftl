### Kadora op het hele scherm van een terminal.

kadora-console-key-card = kaart
kadora-console-key-lay = leggen
kadora-console-key-keep = houden
kadora-console-key-gift = weggeven
kadora-console-key-give = weggeven
kadora-console-key-left = linkerstapel
kadora-console-key-right = rechterstapel
kadora-console-hand = hand
kadora-console-loot = buit
kadora-console-leads = ◆ hoogste
kadora-console-sums = kolom { $column } · rij { $row }
kadora-console-takes = neemt { $count }
kadora-console-last-round = laatste ronde
kadora-console-aside = opzij
kadora-console-in-piles = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} op de stapels
