### Wat elk spel nodig heeft. De functies WHO en NAMES staan uitgelegd in README.md.

list-comma = { $start }, { $end }
list-and = { $start } en { $end }

seat = Plaats { $number }
you = jij
nobody = niemand
decimal = { $whole },{ $parts }

turn-seats = { WHO($who) ->
    [you] Jij bent aan de beurt.
   *[many] Wachten op { NAMES($who, you: "jou") }.
}
turn-chance = De volgende kaart wordt omgedraaid…
turn-over = Het spel is afgelopen.

kind-print = gedrukte regel
kind-deduced = afgeleid
kind-ruling = onze beslissing

file-not-json = Dit is geen spelbestand: de tekst is geen JSON.
file-unknown = Dit is geen spelbestand.
file-at = { $place }: { $what }
file-refused = { $place }: dat mag niet volgens de regels ({ $clause }).
file-missing = { $place } ontbreekt.
file-wrong = { $place } is niet te lezen.

refused-no-such-seat = Aan deze tafel is geen plaats { $seat } ({ $clause }).
refused-not-in-pile = Deze kaart zit niet meer in de stapel: { $card } ({ $clause }).
