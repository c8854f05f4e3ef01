### Kadora on the whole screen of a terminal.

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
