### Kadora. Una carta si chiama con colore, valore e taglio. I posti da a1 a d4, e quindi le colonne e le righe, hanno lo stesso nome in ogni lingua.

kadora-title = Kadora

## Che cosa può fare un posto

kadora-give = Regalare a { NAMES($to, you: "te") } tutte le { kadora-back.many } che hai vinto
kadora-keep = Non regalare niente
kadora-place = Mettere { $card } in { $field }
kadora-draw = Pescare { kadora-pile.from }

## Le cose

kadora-colour = { $colour ->
    [red] rosso
    [orange] arancione
    [yellow] giallo
    [green] verde
    [blue] blu
   *[purple] viola
}
    .adjective = { kadora-colour }
kadora-cut = { $cut ->
    [brilliant] brillante
    [princess] princess
   *[marquise] marquise
}
kadora-card = { $value } { kadora-colour.adjective } ({ kadora-cut })
    .the = { $value ->
        [1] l’{ $value }
       *[other] il { $value }
    } { kadora-colour.adjective } ({ kadora-cut })
kadora-back = { $colour ->
    [red] carta rossa
    [orange] carta arancione
    [yellow] carta gialla
    [green] carta verde
    [blue] carta blu
   *[purple] carta viola
}
    .a = una { kadora-back }
    .many = { $colour ->
        [red] carte rosse
        [orange] carte arancioni
        [yellow] carte gialle
        [green] carte verdi
        [blue] carte blu
       *[purple] carte viola
    }
kadora-pile = { $pile ->
    [left] mazzo di sinistra
   *[right] mazzo di destra
}
    .from = dal { kadora-pile }
kadora-virtual-player = il giocatore virtuale

## Che cosa succede

kadora-dealt = Le carte sono distribuite. { WHO($who) ->
    [you] Cominci tu.
   *[one] Comincia { $who }.
}
kadora-gave = { WHO($who) ->
    [you] Regali a { $to } { $cards } dal tuo bottino.
   *[one] { WHO($to) ->
        [you] { $who } ti regala { $cards } dal suo bottino.
       *[one] { $who } regala a { $to } { $cards } dal suo bottino.
    }
}
kadora-placed = { WHO($who) ->
    [you] Metti { $card } in { $field }:
   *[one] { $who } mette { $card } in { $field }:
} { $column_sum } nella colonna { $column }, { $row_sum } nella riga { $row }.
kadora-took = { WHO($who) ->
    [you] Prendi { $haul }.
   *[one] { $who } prende { $haul }.
}
kadora-took-full-table = Il tavolo è pieno, quindi { WHO($who) ->
    [you] devi
   *[one] { $who } deve
} prendere le carte che non hanno in comune né colore né taglio: { $haul }.
kadora-took-nothing-else = Il tavolo è pieno e tutte le carte corrispondono, quindi { WHO($who) ->
    [you] devi
   *[one] { $who } deve
} prenderle tutte: { $haul }.
kadora-haul-column = { $column } dalla colonna
kadora-haul-row = { $row } dalla riga
kadora-haul-both = { kadora-haul-column }, e { kadora-haul-row }
kadora-drew = { WHO($who) ->
    [you] Peschi
   *[one] { $who } pesca
} { kadora-back.a } { kadora-pile.from }.
kadora-you-drew = Peschi { $card } { kadora-pile.from }.
kadora-filled = La casella libera { $field } riceve { $card } { kadora-pile.from }.
kadora-last-round = Tutti e due i mazzi sono vuoti: ognuno ha ancora un turno, senza più pescare; { WHO($who) ->
    [you] chiudi tu.
   *[one] chiude { $who }.
}
kadora-hand-joined = { WHO($who) ->
    [you] Aggiungi al tuo bottino le carte che hai in mano: { $cards }.
   *[one] { $who } aggiunge al suo bottino le carte che ha in mano: { $cards }.
}
kadora-aside-turned = Le { $count } carte messe da parte vengono girate per il giocatore virtuale: { $totals }.
kadora-total = { $total } { $colour ->
    [red] nel rosso
    [orange] nell’arancione
    [yellow] nel giallo
    [green] nel verde
    [blue] nel blu
   *[purple] nel viola
}
kadora-turned-down = { $colour ->
    [red] Nel rosso
    [orange] Nell’arancione
    [yellow] Nel giallo
    [green] Nel verde
    [blue] Nel blu
   *[purple] Nel viola
} { WHO($who) ->
    [you] hai il valore più alto, { $total }, e copri quelle carte.
    [us] { $who } avete il valore più alto, { $total } a testa, e coprite quelle carte.
    [one] { $who } ha il valore più alto, { $total }, e copre quelle carte.
   *[many] { $who } hanno il valore più alto, { $total } a testa, e coprono quelle carte.
}
kadora-turned-down-at-a-cost = { kadora-turned-down } Punti di penalità: { $penalties }.
kadora-penalty = { $points } per { NAMES($who, you: "te") }
kadora-penalty-virtual = { $points } per il giocatore virtuale
kadora-points = { $penalty ->
    [one] { $penalty } punto di penalità
   *[other] { $penalty } punti di penalità
}
kadora-covered = { $covered ->
    [one] { $covered } carta su { $cards } è coperta
   *[other] { $covered } carte su { $cards } sono coperte
}
kadora-counted = { WHO($who) ->
    [you] Hai { kadora-points };
   *[one] { $who } ha { kadora-points };
} { kadora-covered }.
kadora-counted-virtual = Il giocatore virtuale ha { kadora-points }; { kadora-covered }.
kadora-spellbound = { WHO($who) ->
    [you] Hai { kadora-points }, ma nessuna carta coperta: non hai spezzato l’incantesimo, quindi non puoi vincere.
   *[one] { $who } ha { kadora-points }, ma nessuna carta coperta: senza spezzare l’incantesimo, { $who } non può vincere.
}
kadora-spellbound-virtual = Il giocatore virtuale ha { kadora-points }, ma nessuna carta coperta, e quindi non può vincere.
kadora-won-penalty = { WHO($who) ->
    [you] Vinci, con meno punti di penalità di tutti quelli che hanno spezzato l’incantesimo!
   *[one] { $who } vince, con meno punti di penalità di tutti quelli che hanno spezzato l’incantesimo!
}
kadora-won-penalty-virtual = Il giocatore virtuale vince, con meno punti di penalità di tutti quelli che hanno spezzato l’incantesimo!
kadora-won-cards = { WHO($who) ->
    [you] Vinci: pari punti di penalità, ma più carte!
   *[one] { $who } vince: pari punti di penalità, ma più carte!
}
kadora-won-cards-virtual = Il giocatore virtuale vince: pari punti di penalità, ma più carte!
kadora-won-shared = { WHO($who) ->
    [us] { NAMES($who, you: "Tu") } condividete la vittoria, a pari punti di penalità e a pari carte!
   *[many] { $who } condividono la vittoria, a pari punti di penalità e a pari carte!
}

## Che cosa non si può fare, e perché

kadora-refused-players = Kadora è per 2–4 giocatori, non per { $players } ({ $clause }).
kadora-refused-no-such-seat = A questo tavolo non c’è il posto { $seat } ({ $clause }).
kadora-refused-no-such-first = Il posto { $seat } non può cominciare: a un tavolo da { $players } i posti vanno da 0 a { $last } ({ $clause }).
kadora-refused-other-first = Comincia il posto { $agreed }, come deciso prima della partita, non il posto { $seat } ({ $clause }).
kadora-refused-card-twice = { $card } è stata distribuita più di una volta, ma ce n’è una sola ({ $clause }).
kadora-refused-not-dealt = Le carte non sono ancora state distribuite ({ $clause }).
kadora-refused-already-dealt = Le carte sono già state distribuite ({ $clause }).
kadora-refused-not-your-turn = È il turno di { $who } ({ $clause }).
kadora-refused-gift-due = Prima regala delle carte o tienile tutte; poi metti una carta ({ $clause }).
kadora-refused-gift-over = Puoi regalare carte una volta sola, all’inizio del tuo turno: adesso metti una carta ({ $clause }).
kadora-refused-draw-due = Hai messo la tua carta: adesso pescane una ({ $clause }).
kadora-refused-nothing-to-keep = Hai già deciso se regalare: adesso metti una carta ({ $clause }).
kadora-refused-place-first = Metti una carta prima di pescarne una ({ $clause }).
kadora-refused-none-to-give = Non hai vinto { kadora-back.many } da regalare ({ $clause }).
kadora-refused-not-highest = Puoi regalare le tue { kadora-back.many } solo finché nessun altro raggiunge il tuo valore in quel colore; { $who } ha { $theirs }, tu hai { $yours } ({ $clause }).
kadora-refused-receiver-has-colour = { $who } ha già { kadora-back.many }: regala le tue a un giocatore che non ne ha ({ $clause }).
kadora-refused-to-yourself = Non puoi regalare carte a te: scegli un altro giocatore ({ $clause }).
kadora-refused-not-in-hand = { $card } non è nella tua mano ({ $clause }).
kadora-refused-not-open = In { $field } c’è già una carta: scegli una casella libera del blocco ({ $clause }).
kadora-refused-pile-empty = Il { kadora-pile } è vuoto ({ $clause }).
kadora-refused-last-round = Entrambi i mazzi sono vuoti: nell’ultimo giro non si pesca ({ $clause }).
kadora-refused-over = Tutti hanno giocato l’ultimo turno: la partita è finita ({ $clause }).

kadora-first = Primo giocatore
    .question = Chi è stato su un’isola per ultimo?
kadora-first-lot = A caso
    .help = Si tira a sorte chi comincia.
kadora-first-seat = Giocatore { $number }
    .help = Il giocatore { $number } è stato su un’isola per ultimo e comincia.
