### Perché un bot ha scelto così, con parole sue. Si dicono a partita finita.

reason-only-action = Era l’unica mossa.
reason-lot = Ho scelto a caso.
reason-searched = Questa mossa: vittoria al { $promise }%. La migliore delle altre: { $otherwise }%.
reason-searched-mixed = Questa mossa: vittoria al { $promise }%. Un’altra: { $otherwise }%, ma non guardo solo quel numero.
reason-fearing = { $thought } { $fear }
reason-fear = Rivale principale: { $rival }, con { $promise }%.
reason-fear-needs = Rivale principale: { $rival }, con { $promise }%, probabilmente in cerca di { mirrors-colour.a }.
reason-fear-penalty = Rivale principale: { $rival }, con { $promise }% e { reason-points } in quel momento.

## Diamant

reason-hazards = { $hazards ->
    [0] nessun pericolo
    [one] { $hazards } pericolo
   *[other] { $hazards } pericoli
}
reason-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
reason-danger = { $deadly ->
    [0] Nessun pericolo nel mazzo.
    [one] Pericolo: 1 carta su { $left }.
   *[other] Pericolo: { $deadly } carte su { $left }.
}
reason-leavers = { $leavers ->
    [0] Pensavo che gli altri restassero.
    [one] Pensavo che un altro uscisse.
   *[other] Pensavo che altri { $leavers } uscissero.
}
reason-stake-leave = Esco: { diamant-stones } × { reason-hazards } = { $stake }. Il mio limite è { $limit }.
reason-stake-stay = Resto: { diamant-stones } × { reason-hazards } = { $stake }. Il mio limite è { $limit }.
reason-sure-leave = Esco: { diamant-stones } da portare via, con { reason-hazards } sul percorso. Più di { $limit } mi basta.
reason-sure-stay = Resto: solo { diamant-stones } da portare via. Ne voglio più di { $limit }.
reason-no-hazard-stay = Resto: sul percorso non c’era ancora nessun pericolo.
reason-cards-leave = Esco con { reason-cards } sul percorso. Il mio limite è { $limit }.
reason-cards-stay = Resto con { reason-cards } sul percorso. Il mio limite è { $limit }.
reason-beside-leave = Esco con { diamant-stones } a rischio. Il mio limite è { $limit }.
reason-beside-stay = Resto con { diamant-stones } a rischio. Il mio limite è { $limit }.
reason-hazards-leave = Esco: { reason-hazards } sul percorso. Il mio limite è { $limit }.
reason-hazards-stay = Resto: { reason-hazards } sul percorso. Il mio limite è { $limit }.
reason-card-leave = Esco: in media, un’altra carta mi porterebbe { $gain } pietre e me ne farebbe perdere { $loss }.
reason-card-stay = Resto: in media, un’altra carta mi porta { $gain } pietre e me ne fa perdere { $loss }.
reason-chances-leave = Uscire: vittoria al { $leave }%, con { diamant-stones } in salvo. Restare: { $stay }%. { reason-danger } { reason-leavers }
reason-chances-stay = Restare: vittoria al { $stay }%. Uscire: { $leave }%, con { diamant-stones } in salvo. { reason-danger } { reason-leavers }
reason-alone-leave = Uscire: vittoria al { $leave }%, con { diamant-stones } in salvo. Restare da solo nella grotta: { $stay }%. { reason-danger }
reason-alone-stay = Restare da solo nella grotta: vittoria al { $stay }%. Uscire: { $leave }%, con { diamant-stones } in salvo. { reason-danger }

## Mirrors

reason-needed = { $needs ->
    [one] Era l’ultimo diamante che mi serviva.
   *[other] Questo diamante mi serviva; me ne mancavano { $needs }.
}
reason-lights = { $diamonds ->
    [one] Così illuminavo un diamante che mi serviva.
   *[other] Così illuminavo { $diamonds } diamanti che mi servivano.
}
reason-dark = { $needs ->
    [one] Non potevo illuminare il diamante che mi serviva.
   *[other] Non potevo illuminare nessuno dei { $needs } diamanti che mi servivano.
}
reason-returned = L’ordine mi era indifferente, quindi ho scelto a caso.

## Kadora

reason-points = { $points ->
    [one] { $points } punto di penalità
   *[other] { $points } punti di penalità
}
reason-cheaper = Mi ha evitato { reason-points }. Contato in quel momento, il mio bottino costava { $penalty }.
reason-as-cheap = Non mi è costato niente. Contato in quel momento, il mio bottino costava { $penalty }, come prima.
reason-dearer = Niente costava meno: mi è costato { reason-points }. Contato in quel momento, il mio bottino costava { $penalty }.
reason-draw = Per me i due mazzi erano uguali.
reason-mixed = { $thought } Vario le mie scelte per non farmi prevedere.
