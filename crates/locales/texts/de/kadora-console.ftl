### Kadora auf der Kommandozeile und auf dem ganzen Bildschirm eines Terminals.

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

## simulate

kadora-console-happenings = was geschah
kadora-console-times = Mal
kadora-console-per-game = pro Spiel
kadora-console-happened = { $happened ->
    [turn] ein Zug wurde gespielt
    [gift] eine Farbe wurde verschenkt (K10)
    [matching] passende Karten wurden genommen (K12)
    [differing] voller Tisch: Verschiedene Karten wurden genommen (K13)
    [everything] voller Tisch: Alle Karten wurden genommen (K14)
    [spell] jemand hatte keine verdeckte Karte (K23)
    [cards] die Zahl der Karten entschied (K22)
    [shared] der Sieg wurde geteilt (K22)
   *[dummy] der virtuelle Spieler gewann (K20)
}
kadora-console-dummy-won = { $games ->
    [one] Ein Spiel hat der virtuelle Spieler gewonnen.
   *[other] { $games } Spiele hat der virtuelle Spieler gewonnen.
}
