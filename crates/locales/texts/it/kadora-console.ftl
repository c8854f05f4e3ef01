### Kadora su tutto lo schermo di un terminale.

kadora-console-key-card = carta
kadora-console-key-lay = metti
kadora-console-key-keep = tieni
kadora-console-key-gift = regalo
kadora-console-key-give = regala
kadora-console-key-left = mazzo sinistro
kadora-console-key-right = mazzo destro
kadora-console-hand = mano
kadora-console-loot = bottino
kadora-console-leads = ◆ in testa
kadora-console-sums = colonna { $column } · riga { $row }
kadora-console-takes = prende { $count }
kadora-console-last-round = ultimo giro
kadora-console-aside = da parte
kadora-console-in-piles = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} nei mazzi
