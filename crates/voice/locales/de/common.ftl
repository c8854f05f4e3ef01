### Was jedes Spiel braucht. Die Funktionen WHO und NAMES sind in en/common.ftl erklärt.

list-comma = { $start }, { $end }
list-and = { $start } und { $end }

seat = Platz { $number }
you = du
nobody = niemand
decimal = { $whole },{ $parts }

turn-seats = { WHO($who) ->
    [you] Du bist am Zug.
   *[many] Warten auf { NAMES($who, you: "dich") }.
}
turn-chance = Die nächste Karte kommt…
turn-over = Das Spiel ist zu Ende.

kind-print = gedruckte Regel
    .help = Steht in der gedruckten Anleitung.
kind-deduced = abgeleitet
    .help = Folgt aus der gedruckten Anleitung.
kind-ruling = unsere Festlegung
    .help = Hier festgelegt, weil die gedruckte Anleitung dazu schweigt.
