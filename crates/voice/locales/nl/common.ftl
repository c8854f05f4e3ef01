### Wat elk spel nodig heeft. De functies WHO en NAMES staan uitgelegd in en/common.ftl.

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
turn-chance = De volgende kaart komt…
turn-over = Het spel is afgelopen.

kind-print = gedrukte regel
    .help = Staat in de gedrukte spelregels.
kind-deduced = afgeleid
    .help = Volgt uit de gedrukte spelregels.
kind-ruling = onze beslissing
    .help = Hier beslist, omdat de gedrukte spelregels erover zwijgen.
