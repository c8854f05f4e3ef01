### Ce dont chaque jeu a besoin. Les fonctions WHO et NAMES sont expliquées dans en/common.ftl.

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
turn-chance = La carte suivante arrive…
turn-over = La partie est terminée.

kind-print = règle imprimée
    .help = Figure dans les règles imprimées.
kind-deduced = déduction
    .help = Découle des règles imprimées.
kind-ruling = notre décision
    .help = Décidé ici, car les règles imprimées n’en disent rien.
