### Mirrors on the command line and on the whole screen of a terminal.

mirrors-console-key-mirror = turn mirror
mirrors-console-key-place = place
mirrors-console-key-beam = beam
mirrors-console-key-take = take
mirrors-console-key-take-none = none
mirrors-console-key-turn = turn
mirrors-console-key-pick-up = move
mirrors-console-key-put-down = put down
mirrors-console-key-off = take off
mirrors-console-key-pass = pass
mirrors-console-key-order = order
mirrors-console-key-put-back = put back
mirrors-console-key-erase = erase
mirrors-console-your-card = your card
mirrors-console-you-need = you need
mirrors-console-mirrors = mirrors beside the board: { $beside }
mirrors-console-cards = cards in the pile: { $pile } · to win: { $target }
mirrors-console-laid = cards
mirrors-console-front = diamonds
mirrors-console-signs = ◆ needed · ◇ not needed · () empty
mirrors-console-beam-lights = { $typed } lights { $colour }: you can take it
mirrors-console-beam-few = { $typed }: { $mirrors ->
    [0] no mirror
    [one] 1 mirror
   *[other] { $mirrors } mirrors
}, needs { $needs } ({ $clause })
mirrors-console-beam-past = { $typed }: misses the mirror you place ({ $clause })

## simulate

mirrors-console-ended-by = ended by
mirrors-console-turns-per-game = turns/game
mirrors-console-diamonds-per-game = diamonds/game
mirrors-console-deadlocks = deadlocks
mirrors-console-ending = { $ending ->
    [target] target (M17)
    [pile] pile (M18)
   *[standstill] standstill (M20)
}
