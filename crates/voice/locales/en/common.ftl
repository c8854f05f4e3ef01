### What every game needs to say.
###
### WHO($seats) says what a verb has to agree with: you, us (you and others), one, many, or none.
### NAMES($seats, you: "you") lists the seats, the reader first and called as given; { $seats } is the plain list.

list-comma = { $start }, { $end }
list-and = { $start } and { $end }

seat = Seat { $number }
you = you
nobody = nobody
decimal = { $whole }.{ $parts }

turn-seats = { WHO($who) ->
    [you] It is your turn.
   *[many] Waiting for { $who }.
}
turn-chance = Turning the next card…
turn-over = The game is over.

kind-print = printed rule
    .help = Stated in the printed rules.
kind-deduced = deduced
    .help = Follows from the printed rules.
kind-ruling = our ruling
    .help = Decided here, because the printed rules are silent.
