### Kadora op de opdrachtregel en op het hele scherm van een terminal.

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

## simulate

kadora-console-happenings = wat er gebeurde
kadora-console-times = keer
kadora-console-per-game = per spel
kadora-console-happened = { $happened ->
    [turn] er werd een beurt gespeeld
    [gift] een kleur werd weggegeven (K10)
    [matching] bijpassende kaarten werden genomen (K12)
    [differing] volle tafel: afwijkende kaarten werden genomen (K13)
    [everything] volle tafel: alle kaarten werden genomen (K14)
    [spell] een speler had geen gedekte kaart (K23)
    [cards] het aantal kaarten besliste (K22)
    [shared] de winst werd gedeeld (K22)
   *[dummy] de virtuele speler won (K20)
}
kadora-console-dummy-won = { $games ->
    [one] Eén spel is door de virtuele speler gewonnen.
   *[other] { $games } spellen zijn door de virtuele speler gewonnen.
}
