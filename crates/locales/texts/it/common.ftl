### Ciò che serve a ogni gioco. Le funzioni WHO e NAMES sono spiegate in README.md.

list-comma = { $start }, { $end }
list-and = { $start } e { $end }

seat = Posto { $number }
you = tu
nobody = nessuno
decimal = { $whole },{ $parts }

turn-seats = { WHO($who) ->
    [you] Tocca a te.
   *[many] In attesa di { NAMES($who, you: "te") }.
}
turn-chance = Si gira la prossima carta…
turn-over = La partita è finita.

kind-print = regola stampata
kind-deduced = deduzione
kind-ruling = nostra decisione

file-not-json = Questa non è una partita registrata: il testo non è JSON.
file-unknown = Questa non è una partita registrata.
file-at = { $place }: { $what }
file-refused = { $place }: le regole non lo permettono ({ $clause }).
file-missing = { $place } manca.
file-wrong = { $place } non si può leggere.

refused-no-such-seat = A questo tavolo non c’è il posto { $seat } ({ $clause }).
refused-not-in-pile = Questa carta non è più nel mazzo: { $card } ({ $clause }).
