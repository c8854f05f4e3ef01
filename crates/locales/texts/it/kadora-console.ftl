### Kadora sulla riga di comando e su tutto lo schermo di un terminale.

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

## simulate

kadora-console-happenings = che cosa è successo
kadora-console-times = volte
kadora-console-per-game = per partita
kadora-console-happened = { $happened ->
    [turn] si è giocato un turno
    [gift] un colore è stato regalato (K10)
    [matching] sono state prese carte uguali (K12)
    [differing] tavolo pieno: prese le carte diverse (K13)
    [everything] tavolo pieno: prese tutte le carte (K14)
    [spell] un giocatore non aveva carte coperte (K23)
    [cards] ha deciso il numero di carte (K22)
    [shared] la vittoria è stata condivisa (K22)
   *[dummy] ha vinto il giocatore virtuale (K20)
}
kadora-console-dummy-won = { $games ->
    [one] Il giocatore virtuale ha vinto una partita.
   *[other] Il giocatore virtuale ha vinto { $games } partite.
}
