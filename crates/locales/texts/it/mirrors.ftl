### Specchi. I nomi dei luoghi sono gli stessi in ogni lingua: caselle da a1 a d4, incavi e ingressi come n1.

mirrors-title = Specchi

## Che cosa può fare un posto

mirrors-place = Mettere uno specchio in { $field }, { mirrors-diagonal }
mirrors-turn = Girare lo specchio in { $field }
mirrors-move = Spostare lo specchio da { $from } a { $to }, { mirrors-diagonal }
mirrors-off = Togliere dal tabellone lo specchio in { $field }
mirrors-pass = Passare
mirrors-take = Prendere il diamante in { $recess }, illuminato da { $entrance }
mirrors-done = Non prendere nessun diamante
mirrors-return = Rimettere i diamanti in questo ordine: { $diamonds }

## Le cose

mirrors-colour = { $diamond ->
    [red] rosso
    [blue] blu
    [green] verde
   *[yellow] giallo
}
    .the = { $diamond ->
        [red] il diamante rosso
        [blue] il diamante blu
        [green] il diamante verde
       *[yellow] il diamante giallo
    }
    .a = { $diamond ->
        [red] un diamante rosso
        [blue] un diamante blu
        [green] un diamante verde
       *[yellow] un diamante giallo
    }
mirrors-count = { $diamond ->
    [red] { $count ->
        [one] { $count } rosso
       *[other] { $count } rossi
    }
    [blue] { $count } blu
    [green] { $count ->
        [one] { $count } verde
       *[other] { $count } verdi
    }
   *[yellow] { $count ->
        [one] { $count } giallo
       *[other] { $count } gialli
    }
}
mirrors-tally = { $diamonds }
mirrors-tally-none = nessuno
mirrors-card = carta: { $diamonds }
mirrors-diagonal = { $diagonal ->
    [rising] in salita (/)
   *[falling] in discesa (\)
}
mirrors-side = { $heading ->
    [north] nord
    [east] est
    [south] sud
   *[west] ovest
}
    .to = verso { mirrors-side }
mirrors-beam = Il raggio da { $entrance } { $way }.
mirrors-beam-runs = va { mirrors-side.to }
mirrors-beam-turns = gira { mirrors-side.to } in { $field }
mirrors-beam-leaves = finisce in { $recess }
mirrors-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
mirrors-diamonds = { $diamonds ->
    [one] { $diamonds } diamante
   *[other] { $diamonds } diamanti
}

## Che cosa succede

mirrors-set = I diamanti sono disposti, da n1: { $north }; da e1: { $east }; da s1: { $south }; da w1: { $west }. { WHO($who) ->
    [you] Cominci tu.
   *[one] Comincia { $who }.
}
mirrors-drew = { WHO($who) ->
    [you] Peschi una carta.
   *[one] { $who } pesca una carta.
}
mirrors-you-drew = Peschi una carta: { $diamonds }.
mirrors-placed = { WHO($who) ->
    [you] Metti uno specchio in { $field }, { mirrors-diagonal }.
   *[one] { $who } mette uno specchio in { $field }, { mirrors-diagonal }.
}
mirrors-turned = { WHO($who) ->
    [you] Giri lo specchio in { $field }.
   *[one] { $who } gira lo specchio in { $field }.
}
mirrors-moved = { WHO($who) ->
    [you] Sposti lo specchio da { $from } a { $to }, { mirrors-diagonal }.
   *[one] { $who } sposta lo specchio da { $from } a { $to }, { mirrors-diagonal }.
}
mirrors-taken-off = { WHO($who) ->
    [you] Togli dal tabellone lo specchio in { $field }.
   *[one] { $who } toglie dal tabellone lo specchio in { $field }.
}
mirrors-passed = { WHO($who) ->
    [you] Passi.
   *[one] { $who } passa.
}
mirrors-took-none = { WHO($who) ->
    [you] Non prendi nessun diamante.
   *[one] { $who } non prende nessun diamante.
}
mirrors-took = { WHO($who) ->
    [you] Illumini { mirrors-colour.the } in { $recess } da { $entrance }, tramite { mirrors-by-way }, e lo prendi.
   *[one] { $who } illumina { mirrors-colour.the } in { $recess } da { $entrance }, tramite { mirrors-by-way }, e lo prende.
}
mirrors-by-way = { $mirrors ->
    [one] { $mirrors } specchio
   *[other] { $mirrors } specchi
}
mirrors-laid = { WHO($who) ->
    [you] Hai tutti e quattro i diamanti e la tua carta è completa: { $diamonds }.
   *[one] { $who } ha tutti e quattro i diamanti e una carta completa: { $diamonds }.
} { $cards ->
    [one] È la prima carta.
   *[other] In tutto { mirrors-cards }.
}
mirrors-returned = { WHO($who) ->
    [you] Rimetti i diamanti: { $diamonds }.
   *[one] { $who } rimette i diamanti: { $diamonds }.
}
mirrors-put = { mirrors-colour } in { $recess }
mirrors-deadlock = Intorno al tabellone non c’è più nessun diamante che serva, quindi tutti rimettono i propri.
mirrors-went-back = { WHO($who) ->
    [you] Rimetti { mirrors-colour.a } in { $recess }.
   *[one] { $who } rimette { mirrors-colour.a } in { $recess }.
}
mirrors-empty-pile = Ci vorrebbe una nuova carta, ma il mazzo è vuoto: la partita è finita.
mirrors-standstill = Da { $rounds } giri non si prende nessun diamante: la partita è finita.
mirrors-won = { WHO($who) ->
    [you] Vinci con { mirrors-cards }!
    [us] { NAMES($who, you: "Tu") } condividete la vittoria, con { mirrors-cards } a testa!
    [one] { $who } vince con { mirrors-cards }!
   *[many] { $who } condividono la vittoria, con { mirrors-cards } a testa!
}
mirrors-won-both = { WHO($who) ->
    [you] Vinci con { mirrors-cards } e { mirrors-diamonds }!
    [us] { NAMES($who, you: "Tu") } condividete la vittoria, con { mirrors-cards } e { mirrors-diamonds } a testa!
    [one] { $who } vince con { mirrors-cards } e { mirrors-diamonds }!
   *[many] { $who } condividono la vittoria, con { mirrors-cards } e { mirrors-diamonds } a testa!
}

## Che cosa non si può fare, e perché

mirrors-refused-players = Specchi è per 2–4 giocatori, non per { $players } ({ $clause }).
mirrors-refused-not-your-turn = Tocca a { NAMES($who, you: "te") } ({ $clause }).
mirrors-refused-board-due = I diamanti non sono ancora stati disposti ({ $clause }).
mirrors-refused-opening-due = Tutti pescano una carta prima del primo turno ({ $clause }).
mirrors-refused-card-due = Prima di continuare, { WHO($who) ->
    [you] peschi una nuova carta
   *[one] { $who } pesca una nuova carta
} ({ $clause }).
mirrors-refused-over = La partita è finita ({ $clause }).
mirrors-refused-must-place = Accanto al tabellone c’è ancora uno specchio: mettilo su una casella libera ({ $clause }).
mirrors-refused-none-beside = Tutti e dodici gli specchi sono sul tabellone: non ce n’è nessuno da mettere ({ $clause }).
mirrors-refused-place-not-free = In { $field } c’è già uno specchio: scegli una casella libera ({ $clause }).
mirrors-refused-take-or-pass = Tutti e dodici gli specchi sono sul tabellone e puoi illuminare un diamante che ti serve: prendilo o passa ({ $clause }).
mirrors-refused-no-mirror = In { $field } non c’è nessuno specchio ({ $clause }).
mirrors-refused-move-not-free = In { $field } c’è già uno specchio: sposta il tuo su una casella libera ({ $clause }).
mirrors-refused-nothing-touched = Prima gira, sposta o togli uno specchio, oppure passa ({ $clause }).
mirrors-refused-already-placed = Hai messo il tuo specchio: adesso prendi un diamante che illumina, o nessuno ({ $clause }).
mirrors-refused-already-touched = Puoi cambiare un solo specchio per turno: adesso prendi un diamante, o nessuno ({ $clause }).
mirrors-refused-not-your-entrance = { $entrance } non è uno dei tuoi quattro ingressi ({ $clause }).
mirrors-refused-no-beam = Il raggio da { $entrance } finisce in { $leaves }, non in { $recess } ({ $clause }).
mirrors-refused-no-diamond = In { $recess } non c’è nessun diamante ({ $clause }).
mirrors-refused-misses-placed = Il raggio da { $entrance } manca lo specchio che hai messo in { $field } ({ $clause }).
mirrors-refused-needs-another = Il raggio da { $entrance } passa solo per lo specchio che hai messo: ne serve un altro ({ $clause }).
mirrors-refused-too-few-mirrors = Il raggio da { $entrance } passa per { mirrors-by-way }: ne servono almeno tre ({ $clause }).
mirrors-refused-not-needed = Non ti serve { mirrors-colour.the } in { $recess } per la tua carta ({ $clause }).
mirrors-refused-return-due = La tua carta è completa: rimetti i suoi quattro diamanti ({ $clause }).
mirrors-refused-nothing-to-return = Rimetti i diamanti solo quando la tua carta è completa ({ $clause }).
mirrors-refused-other-diamonds = { $order }: non sono i quattro diamanti della tua carta ({ $clause }).
mirrors-refused-no-deal-due = Adesso non c’è nessuna carta da pescare ({ $clause }).
mirrors-refused-bad-rim = { $rim }: non sono quattro diamanti di ogni colore, uno in ogni incavo ({ $clause }).

## Che cosa si decide prima della partita

mirrors-target = Carte per vincere
mirrors-target-3 = 3
    .help = Vince chi completa per primo 3 carte.
mirrors-target-4 = 4
    .help = Vince chi completa per primo 4 carte.
mirrors-target-5 = 5
    .help = Vince chi completa per primo 5 carte.

mirrors-word-pass = passo passa
mirrors-word-none = nessuno
mirrors-mirrors = Ci sono specchi in { $mirrors }; accanto al tabellone { $beside ->
    [0] non ne resta nessuno.
    [one] ne resta { $beside }.
   *[other] ne restano { $beside }.
}
mirrors-no-mirrors = Sul tabellone non c’è nessuno specchio; accanto ce ne sono { $beside }.
mirrors-rim = { $side ->
    [south] Sud
    [west] Ovest
    [north] Nord
   *[east] Est
}: { $recesses }.
mirrors-recess = { $recess } { $colour }
mirrors-recess-open = { $recess } vuoto
mirrors-card-shows = La tua carta: { $diamonds }.
mirrors-no-card = Non hai nessuna carta.
mirrors-needs = Diamanti mancanti: { $diamonds }.
mirrors-your-side = Giochi da { $side ->
    [south] sud
    [west] ovest
    [north] nord
   *[east] est
}; i tuoi ingressi sono { $entrances }.
mirrors-score = { WHO($who) ->
    [you] Tu
   *[one] { $who }
}, { $side ->
    [south] sud
    [west] ovest
    [north] nord
   *[east] est
}: carte completate { $cards }, diamanti { $diamonds }.
mirrors-score-bare = { WHO($who) ->
    [you] Tu
   *[one] { $who }
}, { $side ->
    [south] sud
    [west] ovest
    [north] nord
   *[east] est
}: carte completate { $cards }, nessun diamante.
mirrors-target-cards = Vince chi completa per primo { $cards } carte; nel mazzo { $pile ->
    [0] non ne resta nessuna.
    [one] ne resta { $pile }.
   *[other] ne restano { $pile }.
}
mirrors-light = { $typed } ({ $colour })
mirrors-light-unneeded = { $typed } ({ $colour }, non serve)
mirrors-ask-place = Accanto al tabellone { $beside ->
    [one] c’è ancora uno specchio
   *[other] ci sono { $beside } specchi
}. Dove ne metti uno?
mirrors-ask-touch = Tutti e dodici gli specchi sono sul tabellone. Ne giri, sposti o togli uno, o passi?
mirrors-ask-take-or-pass = Tutti gli specchi sono sul tabellone. Puoi prendere un diamante: { $takes }. Quale, o passi?
mirrors-ask-take = I tuoi raggi illuminano { $lit }. Quale diamante prendi, o nessuno?
mirrors-ask-return = La tua carta è completa. In quale ordine rimetti i suoi quattro diamanti: { $diamonds }? Il primo va in { $recess }.
mirrors-answers-place = Scrivi una casella e una diagonale, come b2/ o b2\. Puoi aggiungere il diamante da prendere, come b2/ s1>e3.
mirrors-answers-touch = Scrivi b2~ per girare, b2-c4/ per spostare, b2x per togliere, s1>e3 per prendere un diamante, o { $pass }.
mirrors-answers-take = Scrivi dove il raggio entra e dove esce, come s1>e3, o { $none }.
mirrors-answers-return = Scrivi quattro lettere in ordine, come RBRG: R rosso, B blu, G verde, Y giallo.
mirrors-board = Il tavolo
mirrors-free = { $field }, libera
mirrors-mirror = { $field }, specchio { $diagonal }
mirrors-thought = { $place }, da confermare
mirrors-lit = { $place }, illuminato
mirrors-lit-needed = { $place }, illuminato, ti serve
mirrors-into = { $colour } in { $recess }
mirrors-do-place = Metti lo specchio in { $field }
mirrors-do-move = Sposta lo specchio da { $from } a { $to }
mirrors-flip = Gira
mirrors-cancel = Annulla
mirrors-own-card = La tua carta
mirrors-lights = Illumini { $lit }.
mirrors-lights-none = Nessun diamante per te con questo specchio.
mirrors-why-first = Il primo specchio basta da solo.
mirrors-why-placed = Un raggio vale se passa per il tuo nuovo specchio e per almeno un altro.
mirrors-why-three = All’inizio del turno tutti e dodici gli specchi erano sul tabellone: un raggio vale se passa per tre specchi diversi.
mirrors-hint-place = Scegli una casella libera.
mirrors-hint-flip = Tocca di nuovo la casella per girare lo specchio, o scegli un’altra casella.
mirrors-hint-touch = Scegli uno specchio: si gira. Poi puoi anche spostarlo o toglierlo.
mirrors-hint-move = Scegli una casella libera per spostarlo lì.
mirrors-why-needed = { $needs ->
    [one] Era l’ultimo diamante che mi serviva.
   *[other] Questo diamante mi serviva; me ne mancavano { $needs }.
}
mirrors-why-lights = { $diamonds ->
    [one] Così illuminavo un diamante che mi serviva.
   *[other] Così illuminavo { $diamonds } diamanti che mi servivano.
}
mirrors-why-dark = { $needs ->
    [one] Non potevo illuminare il diamante che mi serviva.
   *[other] Non potevo illuminare nessuno dei { $needs } diamanti che mi servivano.
}
mirrors-why-returned = L’ordine mi era indifferente, quindi ho scelto a caso.
