### Diamant. Un numero di pietre è quanto valgono: una bianca conta per cinque.

diamant-title = Diamant

## Che cosa può fare un posto

diamant-stay = Restare nella grotta
diamant-leave = Lasciare la grotta

## Le cose

diamant-hazard = { $hazard ->
    [snake] serpente
    [scorpion] scorpione
    [rockslide] frana
    [gas] nube di gas
   *[explosion] esplosione
}
    .a = { $hazard ->
        [snake] un serpente
        [scorpion] uno scorpione
        [rockslide] una frana
        [gas] una nube di gas
       *[explosion] un’esplosione
    }
diamant-diamond-card = carta diamanti { $stones }
diamant-hazard-card = carta pericolo: { diamant-hazard }
diamant-stones = { $stones ->
    [one] { $stones } pietra
   *[other] { $stones } pietre
}
diamant-wealth = { $stones }
diamant-wealth-none = niente
diamant-white = { $stones ->
    [one] { $stones } bianca
   *[other] { $stones } bianche
}
diamant-red = { $stones ->
    [one] { $stones } rossa
   *[other] { $stones } rosse
}

## Che cosa succede

diamant-chose = { WHO($who) ->
    [you] Hai scelto.
   *[one] { $who } ha scelto.
}
diamant-you-chose-stay = Hai scelto di restare nella grotta.
diamant-you-chose-leave = Hai scelto di lasciare la grotta.
diamant-entered = Tutti entrano nella grotta { $cave } di { $caves }.
diamant-alone = Una carta con { diamant-stones }: { WHO($who) ->
    [you] tutto per te.
   *[one] tutto per { $who }.
}
diamant-shared = Una carta con { diamant-stones }: { WHO($who) ->
    [us] { $who } ne ricevete { $each } a testa
   *[many] { $who } ne ricevono { $each } a testa
}{ $rest ->
    [0] .
    [one] , e { $rest } resta sulla carta.
   *[other] , e { $rest } restano sulla carta.
}
diamant-too-few = Una carta con { diamant-stones }: { $stones ->
    [one] troppo poco da dividere, quindi resta sulla carta.
   *[other] troppo poche da dividere, quindi restano sulla carta.
}
diamant-hazard-met = Attenzione: { diamant-hazard.a }! È la prima volta in questa grotta, quindi non succede niente.
diamant-all-stay = { WHO($who) ->
    [you] Resti nella grotta.
    [us] { NAMES($who, you: "Tu") } restate nella grotta.
    [one] { $who } resta nella grotta.
   *[many] { $who } restano nella grotta.
}
diamant-all-leave = { WHO($who) ->
    [you] Lasci la grotta.
    [us] { NAMES($who, you: "Tu") } lasciate la grotta.
    [one] { $who } lascia la grotta.
   *[many] { $who } lasciano la grotta.
}
diamant-some-leave = { WHO($staying) ->
    [you] Resti nella grotta;
    [us] { NAMES($staying, you: "Tu") } restate nella grotta;
    [one] { $staying } resta nella grotta;
   *[many] { $staying } restano nella grotta;
} { WHO($leaving) ->
    [you] tu esci.
    [us] { $leaving } uscite.
    [one] { $leaving } esce.
   *[many] { $leaving } escono.
}
diamant-left-empty = { WHO($who) ->
    [you] Torni al campo a mani vuote.
    [us] { NAMES($who, you: "Tu") } tornate al campo a mani vuote.
    [one] { $who } torna al campo a mani vuote.
   *[many] { $who } tornano al campo a mani vuote.
}{ diamant-rest }
diamant-left-kept = { WHO($who) ->
    [you] Porti in salvo { diamant-stones }.
    [us] { NAMES($who, you: "Tu") } portate in salvo { diamant-stones } a testa.
    [one] { $who } porta in salvo { diamant-stones }.
   *[many] { $who } portano in salvo { diamant-stones } a testa.
}{ diamant-rest }
diamant-left-found = { WHO($who) ->
    [you] Porti in salvo { diamant-stones } dal percorso.
    [us] { NAMES($who, you: "Tu") } portate in salvo { diamant-stones } a testa dal percorso.
    [one] { $who } porta in salvo { diamant-stones } dal percorso.
   *[many] { $who } portano in salvo { diamant-stones } a testa dal percorso.
}{ diamant-rest }
diamant-left-both = { WHO($who) ->
    [you] Porti in salvo { diamant-stones }, di cui { $found } dal percorso.
    [us] { NAMES($who, you: "Tu") } portate in salvo { diamant-stones } a testa, di cui { $found } dal percorso.
    [one] { $who } porta in salvo { diamant-stones }, di cui { $found } dal percorso.
   *[many] { $who } portano in salvo { diamant-stones } a testa, di cui { $found } dal percorso.
}{ diamant-rest }
diamant-rest = { $rest ->
    [0] { "" }
    [one] { " " }Sul percorso resta { $rest } pietra.
   *[other] { " " }Sul percorso restano { $rest } pietre.
}
diamant-fled = Ancora { diamant-hazard.a }! { WHO($who) ->
    [you] Scappi al campo e perdi { diamant-stones }.
    [us] { NAMES($who, you: "Tu") } scappate al campo e perdete { diamant-stones } a testa.
    [one] { $who } scappa al campo e perde { diamant-stones }.
   *[many] { $who } scappano al campo e perdono { diamant-stones } a testa.
}
diamant-fled-empty = Ancora { diamant-hazard.a }! { WHO($who) ->
    [you] Scappi al campo, senza niente da perdere.
    [us] { NAMES($who, you: "Tu") } scappate al campo, senza niente da perdere.
    [one] { $who } scappa al campo, senza niente da perdere.
   *[many] { $who } scappano al campo, senza niente da perdere.
}
diamant-all-stay-everyone = Tutti restano nella grotta.
diamant-all-leave-everyone = Tutti lasciano la grotta.
diamant-shared-everyone = Una carta con { diamant-stones }: chi è nella grotta ne riceve { $each } a testa{ $rest ->
    [0] .
    [one] , e { $rest } resta sulla carta.
   *[other] , e { $rest } restano sulla carta.
}
diamant-fled-everyone = Ancora { diamant-hazard.a }! Tutti nella grotta scappano al campo e perdono { diamant-stones } a testa.
diamant-fled-empty-everyone = Ancora { diamant-hazard.a }! Tutti nella grotta scappano al campo, senza niente da perdere.
diamant-removed = Una carta «{ diamant-hazard }» esce definitivamente dal gioco.
diamant-returned = { $stones ->
    [one] { $stones } pietra rimasta sul percorso torna nella riserva.
   *[other] { $stones } pietre rimaste sul percorso tornano nella riserva.
}
diamant-stand-ins = La riserva è finita: altri oggetti sostituiscono le pietre mancanti.
diamant-counted = { WHO($who) ->
    [you] { $chest ->
        [0] Il tuo forziere è vuoto.
       *[other] Hai nel forziere pietre per un valore di { $chest }.
    }
   *[one] { $chest ->
        [0] { $who } ha il forziere vuoto.
       *[other] { $who } ha nel forziere pietre per un valore di { $chest }.
    }
}
diamant-won = { WHO($who) ->
    [you] Vinci con pietre per un valore di { $chest }!
    [us] { NAMES($who, you: "Tu") } condividete la vittoria, con pietre per un valore di { $chest } a testa!
    [one] { $who } vince con pietre per un valore di { $chest }!
   *[many] { $who } condividono la vittoria, con pietre per un valore di { $chest } a testa!
}

## Che cosa non si può fare, e perché

diamant-refused-players = Diamant è per 3–8 giocatori, non per { $players } ({ $clause }).
diamant-refused-outside = Hai lasciato questa grotta: decide solo chi è ancora dentro ({ $clause }).
diamant-refused-card-due = La prossima carta non è ancora stata girata: decidi quando l’avrai vista ({ $clause }).
diamant-refused-decisions-due = La prossima carta si gira quando tutti nella grotta hanno deciso ({ $clause }).
diamant-refused-over = La quinta spedizione è finita, quindi la partita è finita ({ $clause }).

## Che cosa si decide prima della partita

diamant-chests = Forzieri
diamant-chests-open = aperti
    .help = Tutti vedono che cosa c’è in ogni forziere.
diamant-chests-closed = chiusi
    .help = Fino alla fine solo tu sai che cosa c’è nel tuo forziere.
diamant-supply = Pietre nella scatola
diamant-supply-75 = 75
    .help = 45 pietre rosse e 30 bianche.
diamant-supply-90 = 90
    .help = 60 pietre rosse e 30 bianche.

diamant-word-stay = resto resta restare
diamant-word-leave = esco esci uscire
diamant-met = Pericoli già visti: { $hazards }.
diamant-cave-of = Questa è la grotta { $cave } di { $caves }.
diamant-path-cards = Il percorso, dall’ingresso: { $cards }.
diamant-path-empty = Sul percorso non c’è ancora nessuna carta.
diamant-card-left = { $card } con ancora { $left ->
    [one] { $left } pietra
   *[other] { $left } pietre
} sopra
diamant-inside = Nella grotta: { $who }.
diamant-beside-all = Chi è nella grotta ha { $worth } a rischio: { $stones }.
diamant-on-path = Sul percorso: { $worth }.
diamant-removed-so-far = Fuori dal gioco per sempre: { $hazards }.
diamant-stand-ins-used = Altri oggetti sostituiscono le pietre mancanti.
diamant-chest = { WHO($who) ->
    [you] Nel tuo forziere:
   *[one] Nel forziere di { $who }:
} { $worth }, { $stones }.
diamant-chests-shut = I forzieri sono chiusi: ricorda tu che cosa ci è entrato.
diamant-question = { $beside } a rischio, { $path } sul percorso; { $dangers ->
    [0] ancora nessun pericolo
    [one] { $dangers } carta del mazzo chiude questa spedizione
   *[other] { $dangers } carte del mazzo chiudono questa spedizione
}. Resti o esci?
diamant-answers = Scrivi { $stay } o { $leave }.
diamant-path = Il percorso
diamant-caves = Le cinque grotte
diamant-cave = Grotta { $cave }: { $entrance ->
    [closed] chiusa
    [open] in corso
   *[later] da esplorare
}
diamant-explorers = Gli avventurieri
diamant-state = { $doing ->
    [camp] al campo
    [choosing] sceglie
    [chosen] ha scelto
    [stays] resta
    [leaves] esce
    [fled] in fuga a mani vuote
    [won] ha vinto
   *[inside] nella grotta
}
diamant-chest-closed = Il forziere è chiuso.
diamant-beside = A rischio: { $worth }, { $stones }.
diamant-wait = Guardiamo gli altri…
diamant-held = Puoi ancora cambiare idea…
diamant-brought = ha portato fuori { $worth } dopo { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
diamant-lost = ha perso { $worth }
diamant-ledger = Grotta per grotta
diamant-total = Totale
diamant-next-cave = Alla grotta { $cave }
diamant-stake = A rischio: { $worth } · { $danger }
diamant-out = Sei fuori · { $danger }
diamant-danger = pericolo { $percent }%
diamant-no-danger = ancora nessun pericolo
diamant-odds = La prossima carta
diamant-odds-end = { $ends ->
    [0] Nessuna delle { $cards } carte del mazzo chiude
    [one] { $ends } delle { $cards } carte del mazzo chiude
   *[other] { $ends } delle { $cards } carte del mazzo chiudono
} la spedizione: { $percent }%.
diamant-odds-others = { $diamonds ->
    [one] { $diamonds } carta diamanti,
   *[other] { $diamonds } carte diamanti,
} { $harmless ->
    [one] { $harmless } pericolo ancora senza effetto.
   *[other] { $harmless } pericoli ancora senza effetto.
}
diamant-odds-share = { $inside ->
    [one] In media la prossima carta porta { $share }.
   *[other] Divisa per { $inside }, la prossima carta porta in media { $share } a testa.
}
diamant-why-hazards = { $hazards ->
    [0] nessun pericolo
    [one] { $hazards } pericolo
   *[other] { $hazards } pericoli
}
diamant-why-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
diamant-why-danger = { $deadly ->
    [0] Nessun pericolo nel mazzo.
    [one] Pericolo: 1 carta su { $left }.
   *[other] Pericolo: { $deadly } carte su { $left }.
}
diamant-why-leavers = { $leavers ->
    [0] Pensavo che gli altri restassero.
    [one] Pensavo che un altro uscisse.
   *[other] Pensavo che altri { $leavers } uscissero.
}
diamant-why-stake-leave = Esco: { diamant-stones } × { diamant-why-hazards } = { $stake }. Il mio limite è { $limit }.
diamant-why-stake-stay = Resto: { diamant-stones } × { diamant-why-hazards } = { $stake }. Il mio limite è { $limit }.
diamant-why-sure-leave = Esco: { diamant-stones } da portare via, con { diamant-why-hazards } sul percorso. Più di { $limit } mi basta.
diamant-why-sure-stay = Resto: solo { diamant-stones } da portare via. Ne voglio più di { $limit }.
diamant-why-no-hazard-stay = Resto: sul percorso non c’era ancora nessun pericolo.
diamant-why-cards-leave = Esco con { diamant-why-cards } sul percorso. Il mio limite è { $limit }.
diamant-why-cards-stay = Resto con { diamant-why-cards } sul percorso. Il mio limite è { $limit }.
diamant-why-beside-leave = Esco con { diamant-stones } a rischio. Il mio limite è { $limit }.
diamant-why-beside-stay = Resto con { diamant-stones } a rischio. Il mio limite è { $limit }.
diamant-why-hazards-leave = Esco: { diamant-why-hazards } sul percorso. Il mio limite è { $limit }.
diamant-why-hazards-stay = Resto: { diamant-why-hazards } sul percorso. Il mio limite è { $limit }.
diamant-why-card-leave = Esco: in media, un’altra carta mi porterebbe { $gain } pietre e me ne farebbe perdere { $loss }.
diamant-why-card-stay = Resto: in media, un’altra carta mi porta { $gain } pietre e me ne fa perdere { $loss }.
diamant-why-chances-leave = Uscire: vittoria al { $leave }%, con { diamant-stones } in salvo. Restare: { $stay }%. { diamant-why-danger } { diamant-why-leavers }
diamant-why-chances-stay = Restare: vittoria al { $stay }%. Uscire: { $leave }%, con { diamant-stones } in salvo. { diamant-why-danger } { diamant-why-leavers }
diamant-why-alone-leave = Uscire: vittoria al { $leave }%, con { diamant-stones } in salvo. Restare da solo nella grotta: { $stay }%. { diamant-why-danger }
diamant-why-alone-stay = Restare da solo nella grotta: vittoria al { $stay }%. Uscire: { $leave }%, con { diamant-stones } in salvo. { diamant-why-danger }
diamant-why-mixed = { $thought } Vario le mie scelte per non farmi prevedere.
