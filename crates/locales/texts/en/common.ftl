list-comma = { $start }, { $end }
list-and = { $start } and { $end }

seat = Seat { $number }
you = you
nobody = no one
decimal = { $whole }.{ $parts }

turn-seats = { WHO($who) ->
    [you] It is your turn.
   *[many] Waiting for { $who }.
}
turn-chance = Turning the next card…
turn-over = The game is over.

kind-print = printed rule
kind-deduced = deduced
kind-ruling = our ruling

file-not-json = This is not a game file: the text is not JSON.
file-unknown = This is not a game file.
file-at = { $place }: { $what }
file-refused = { $place }: the rules do not allow this ({ $clause }).
file-missing = { $place } is missing.
file-wrong = { $place } cannot be read.

refused-no-such-seat = There is no seat { $seat } at this table ({ $clause }).
refused-not-in-pile = This card is no longer in the pile: { $card } ({ $clause }).
