### Was jedes Spiel braucht. Die Funktionen WHO und NAMES sind in README.md erklärt.

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
turn-chance = Die nächste Karte wird aufgedeckt …
turn-over = Das Spiel ist zu Ende.

kind-print = gedruckte Regel
kind-deduced = abgeleitet
kind-ruling = unsere Festlegung

file-not-json = Das ist keine Spieldatei: Der Text ist kein JSON.
file-unknown = Das ist keine Spieldatei.
file-at = { $place }: { $what }
file-refused = { $place }: Die Regeln erlauben das nicht ({ $clause }).
file-missing = { $place } fehlt.
file-wrong = { $place } ist nicht lesbar.

refused-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat } ({ $clause }).
refused-not-in-pile = Diese Karte ist nicht mehr im Stapel: { $card } ({ $clause }).
