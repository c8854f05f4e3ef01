### Perché un bot ha scelto così, con parole sue. Si dicono a partita finita.

reason-only-action = Non c’era altro da fare.
reason-lot = Ho tirato a sorte.
reason-searched = Ho giocato { $simulations } partite nella mia testa: questo prometteva { $promise } su 100, tutto il resto al massimo { $otherwise }.
reason-searched-mixed = Ho giocato { $simulations } partite nella mia testa: questo prometteva { $promise } su 100 e qualcos’altro { $otherwise }, ma chi fa sempre la cosa ovvia si lascia prevedere.
reason-fearing = { $thought } { $fear }
reason-fear = Temevo soprattutto { NAMES($rival, you: "te") }, a cui questo prometteva { $promise }.
reason-fear-needs = Temevo soprattutto { NAMES($rival, you: "te") }, a cui questo prometteva { $promise } e a cui probabilmente mancava { mirrors-colour.a }.
reason-fear-penalty = Temevo soprattutto { NAMES($rival, you: "te") }, a cui questo prometteva { $promise } e il cui bottino, contato subito, sarebbe costato { reason-points }.

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
    [0] nessuna delle { $left } carte del mazzo poteva porvi fine
    [one] una carta su { $left } vi avrebbe posto fine
   *[other] { $deadly } carte su { $left } vi avrebbero posto fine
}
reason-leavers = { $leavers ->
    [0] mi aspettavo che tutti gli altri restassero
    [one] mi aspettavo che uno degli altri uscisse
   *[other] mi aspettavo che { $leavers } degli altri uscissero
}
reason-stake-leave = Sono uscito: { diamant-stones } da prendere per { reason-hazards } sul percorso fa { $stake }, e a { $limit } esco.
reason-stake-stay = Sono rimasto: { diamant-stones } da prendere per { reason-hazards } sul percorso fa { $stake }, ed esco solo a { $limit }.
reason-sure-leave = Sono uscito: ero sicuro di avere { diamant-stones }, più di { $limit }, con { reason-hazards } sul percorso.
reason-sure-stay = Sono rimasto: ero sicuro di avere { diamant-stones }, e ne voglio più di { $limit }.
reason-no-hazard-stay = Sono rimasto: non c’era ancora nessun pericolo sul percorso.
reason-cards-leave = Sono uscito con { reason-cards } sul percorso: a { $limit } esco.
reason-cards-stay = Sono rimasto con { reason-cards } sul percorso: esco solo a { $limit }.
reason-beside-leave = Sono uscito con { diamant-stones } accanto al mio forziere: a { $limit } esco.
reason-beside-stay = Sono rimasto con { diamant-stones } accanto al mio forziere: esco solo a { $limit }.
reason-hazards-leave = Sono uscito: { reason-hazards } sul percorso, e a { $limit } esco.
reason-hazards-stay = Sono rimasto: { reason-hazards } sul percorso, ed esco solo a { $limit }.
reason-card-leave = Sono uscito: in media, un’altra carta mi avrebbe portato { $gain } pietre e me ne sarebbe costate { $loss }.
reason-card-stay = Sono rimasto: in media, un’altra carta mi porterebbe { $gain } pietre e me ne costerebbe { $loss }.
reason-chances-leave = Sono uscito: { reason-danger }, ero sicuro di avere { diamant-stones } e { reason-leavers }; uscendo mi vedevo vincere il { $leave } % delle volte, restando il { $stay } %.
reason-chances-stay = Sono rimasto: { reason-danger }, ero sicuro di avere { diamant-stones } e { reason-leavers }; restando mi vedevo vincere il { $stay } % delle volte, uscendo il { $leave } %.
reason-alone-leave = Sono uscito, solo nella grotta: { reason-danger }, ed ero sicuro di avere { diamant-stones }; uscendo mi vedevo vincere il { $leave } % delle volte, restando il { $stay } %.
reason-alone-stay = Sono rimasto, solo nella grotta: { reason-danger }, ed ero sicuro di avere { diamant-stones }; restando mi vedevo vincere il { $stay } % delle volte, uscendo il { $leave } %.

## Mirrors

reason-needed = { $needs ->
    [one] Era l’ultimo diamante che mi serviva.
   *[other] Mi serviva quel diamante, uno di { $needs }.
}
reason-lights = { $diamonds ->
    [one] Così illuminavo un diamante che mi serviva.
   *[other] Così illuminavo { $diamonds } diamanti che mi servivano.
}
reason-dark = { $needs ->
    [one] Non vedevo modo di illuminare il diamante che mi serviva, quindi andava bene tutto.
   *[other] Non vedevo modo di illuminare uno dei { $needs } diamanti che mi servivano, quindi andava bene tutto.
}
reason-returned = L’ordine mi era indifferente, quindi ho tirato a sorte.

## Kadora

reason-points = { $points ->
    [one] { $points } punto di penalità
   *[other] { $points } punti di penalità
}
reason-cheaper = Mi risparmiava { reason-points }: contato subito, il mio bottino me ne sarebbe costati { $penalty }.
reason-as-cheap = Non mi costava nulla: contato subito, il mio bottino me ne sarebbe costati { $penalty }, come prima.
reason-dearer = Non ho trovato niente di meno caro: mi costava { reason-points }, e contato subito il mio bottino me ne sarebbe costati { $penalty }.
reason-draw = Mi andavano bene tutti e due i mazzi, quindi ho tirato a sorte.
