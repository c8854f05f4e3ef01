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

kadora-word-give = regalo regala regalare
kadora-word-keep = tengo tieni tenere
kadora-sums-all = Somme di righe e colonne: { $sums }.
kadora-row = Riga { $row }: { $cards }.
kadora-card-code = { $card } ({ $code })
kadora-field = { $field } { $card }
kadora-field-open = { $field } libera
kadora-pile-backs = { $pile ->
    [left] Mazzo di sinistra
   *[right] Mazzo di destra
}, { $count ->
    [one] una carta
   *[other] { $count } carte
}, dall’alto in basso: { $backs }.
kadora-pile-empty = { $pile ->
    [left] Mazzo di sinistra
   *[right] Mazzo di destra
}: nessuna carta.
kadora-last-round-turns = È l’ultimo giro: { $turns ->
    [one] resta un turno
   *[other] restano { $turns } turni
}.
kadora-hand-cards = La tua mano: { $cards }.
kadora-hand-empty = La tua mano è vuota.
kadora-hand-of = Nella mano di { $who }: { $backs }.
kadora-loot-won = { WHO($who) ->
    [you] Hai vinto
   *[one] { $who } ha vinto
} { $count ->
    [one] una carta
   *[other] { $count } carte
}: { $cards }.
kadora-loot-none = { WHO($who) ->
    [you] Non hai ancora vinto nulla.
   *[one] { $who } non ha ancora vinto nulla.
}
kadora-lead = Valore più alto, { $colour }: { $who }, con { $worth }.
kadora-gift = { $typed } ({ $colour }: tutto a { NAMES($who, you: "te") })
kadora-ask-give = Puoi regalare tutte le tue carte di un colore: { $gifts }. Quali? Per tenerle tutte scrivi { $keep }.
kadora-ask-place = Hai { $hand }; le caselle libere sono { $open }. Quale carta metti, e dove?
kadora-ask-draw = Da quale mazzo peschi: L ({ $left } in cima) o R ({ $right })?
kadora-ask-draw-only = Da quale mazzo peschi?
kadora-letters = Una carta è colore, valore e taglio: R rosso, O arancione, Y giallo, G verde, B blu, P viola; b brillante, p princess, m marquise.
kadora-answers-place = Scrivi una carta, una casella e un mazzo, come R3b c2 L. Il mazzo puoi sceglierlo dopo.
kadora-answers-give = Scrivi { $give } Y>2 per regalare tutte le carte gialle al giocatore 2, o { $keep } per tenerle. Puoi anche mettere subito una carta, come R3b c2 L.
kadora-why-give = Perché regalare? Le carte di un colore in cui alla fine non hai il valore più alto sono punti di penalità: meglio che le abbia un altro (K10).
kadora-answers-draw = Scrivi L o R.
kadora-block = Il blocco
kadora-row-sum = riga { $row }: { $sum }
kadora-column-sum = colonna { $column }: { $sum }
kadora-pile-count = { $pile ->
    [left] Mazzo di sinistra
   *[right] Mazzo di destra
} ({ $count })
kadora-set-aside = Messe da parte
kadora-aside = Messe da parte, { $count }: { $backs }.
kadora-hand = La tua mano
kadora-choose-card = Scegli una carta dalla tua mano.
kadora-choose-or-give = Scegli una carta dalla tua mano. Per regalare carte, tocca un colore segnato del tuo bottino.
kadora-can-give = Puoi regalare questo colore.
kadora-choose-place = Scegli una casella libera nel blocco.
kadora-think-ahead = Scegli una carta e una casella per vedere che cosa prenderesti.
kadora-sums = La colonna { $column } arriva a { $column_sum }, la riga { $row } a { $row_sum }.
kadora-takes-nothing = Non prenderesti niente.
kadora-takes = Prenderesti { $cards }.
kadora-takes-full = Il tavolo è pieno: prenderesti le carte che non hanno in comune né colore né taglio, { $cards }.
kadora-takes-all = Il tavolo è pieno e tutte le carte corrispondono: le prenderesti tutte, { $cards }.
kadora-gain = { kadora-colour } +{ $more } = { $total }
kadora-gain-lead = { kadora-gain }, in testa
kadora-loot = Bottino vinto
kadora-you = { $name } (tu)
kadora-dummy-hand = Il giocatore virtuale
kadora-in = { kadora-colour }: { $total }, { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
kadora-leads = { kadora-in }; in testa
kadora-behind = { kadora-in }; ancora { $short } per passare in testa
kadora-nobody = { kadora-colour }: ancora nessuna carta
kadora-penalty-points = { $points ->
    [one] { $points } punto di penalità
   *[other] { $points } punti di penalità
}
kadora-penalty-now = per ora { kadora-penalty-points }
kadora-won = vince
kadora-bound = mai in testa: non può vincere
kadora-why-cheaper = Mi ha evitato { kadora-penalty-points }. Contato in quel momento, il mio bottino costava { $penalty }.
kadora-why-as-cheap = Non mi è costato niente. Contato in quel momento, il mio bottino costava { $penalty }, come prima.
kadora-why-dearer = Niente costava meno: mi è costato { kadora-penalty-points }. Contato in quel momento, il mio bottino costava { $penalty }.
kadora-why-draw = Per me i due mazzi erano uguali.
