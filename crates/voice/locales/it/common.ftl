### Ciò che serve a ogni gioco. Le funzioni WHO e NAMES sono spiegate in en/common.ftl.

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
turn-chance = Arriva la prossima carta…
turn-over = La partita è finita.

kind-print = regola stampata
    .help = Si trova nelle regole stampate.
kind-deduced = deduzione
    .help = Segue dalle regole stampate.
kind-ruling = nostra decisione
    .help = Deciso qui, perché le regole stampate tacciono.
