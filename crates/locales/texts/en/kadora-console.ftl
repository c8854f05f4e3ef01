### Kadora on the command line and on the whole screen of a terminal.

kadora-console-key-card = card
kadora-console-key-lay = place
kadora-console-key-keep = keep
kadora-console-key-gift = gift
kadora-console-key-give = give
kadora-console-key-left = left pile
kadora-console-key-right = right pile
kadora-console-hand = hand
kadora-console-loot = loot
kadora-console-leads = ◆ leads
kadora-console-sums = column { $column } · row { $row }
kadora-console-takes = takes { $count }
kadora-console-last-round = last round
kadora-console-aside = set aside
kadora-console-in-piles = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in the piles

## simulate

kadora-console-happenings = what happened
kadora-console-times = times
kadora-console-per-game = per game
kadora-console-happened = { $happened ->
    [turn] a turn was played
    [gift] a colour was given away (K10)
    [matching] matching cards were taken (K12)
    [differing] a full table: differing cards were taken (K13)
    [everything] a full table: all cards were taken (K14)
    [spell] a player had no card face down (K23)
    [cards] the number of cards decided (K22)
    [shared] the win was shared (K22)
   *[dummy] the dummy hand won (K20)
}
kadora-console-dummy-won = { $games ->
    [one] No seat won one game: the dummy hand did.
   *[other] No seat won { $games } games: the dummy hand did.
}
