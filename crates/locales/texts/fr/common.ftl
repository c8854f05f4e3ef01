### Ce dont chaque jeu a besoin. Les fonctions WHO et NAMES sont expliquées dans README.md.

list-comma = { $start }, { $end }
list-and = { $start } et { $end }

seat = Place { $number }
you = toi
nobody = personne
decimal = { $whole },{ $parts }

turn-seats = { WHO($who) ->
    [you] C’est à toi de jouer.
    [us] On vous attend, { $who }.
   *[many] On attend { $who }.
}
turn-chance = On retourne la carte suivante…
turn-over = La partie est terminée.

kind-print = règle imprimée
kind-deduced = déduction
kind-ruling = notre décision

file-not-json = Ce n’est pas une partie enregistrée : le texte n’est pas du JSON.
file-unknown = Ce n’est pas une partie enregistrée.
file-at = { $place } : { $what }
file-refused = { $place } : les règles ne le permettent pas ({ $clause }).
file-missing = { $place } manque.
file-wrong = { $place } est illisible.

refused-no-such-seat = Il n’y a pas de place { $seat } à cette table ({ $clause }).
refused-not-in-pile = Cette carte n’est plus dans la pioche : { $card } ({ $clause }).
