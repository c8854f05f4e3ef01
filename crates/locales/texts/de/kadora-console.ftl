### Kadora auf dem ganzen Bildschirm eines Terminals.

kadora-console-key-card = Karte
kadora-console-key-lay = legen
kadora-console-key-keep = behalten
kadora-console-key-gift = verschenken
kadora-console-key-give = verschenken
kadora-console-key-left = linker Stapel
kadora-console-key-right = rechter Stapel
kadora-console-hand = Hand
kadora-console-loot = Beute
kadora-console-leads = ◆ führt
kadora-console-sums = Spalte { $column } · Reihe { $row }
kadora-console-takes = nimmt { $count }
kadora-console-last-round = letzte Runde
kadora-console-aside = beiseite
kadora-console-in-piles = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} in den Stapeln
