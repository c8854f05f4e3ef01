### Warum ein Bot so gewählt hat, in seinen eigenen Worten. Gesagt wird es, wenn das Spiel zu Ende ist.

reason-only-action = Es war der einzige Zug.
reason-lot = Ich habe zufällig gewählt.
reason-searched = Dieser Zug: { $promise } % Gewinnchance. Der nächstbeste: { $otherwise } %.
reason-searched-mixed = Dieser Zug: { $promise } % Gewinnchance. Ein anderer: { $otherwise } %, aber ich gehe nicht nur nach dieser Zahl.
reason-fearing = { $thought } { $fear }
reason-fear = Stärkste Konkurrenz: { $rival }, mit { $promise } %.
reason-fear-needs = Stärkste Konkurrenz: { $rival }, mit { $promise } %, wohl auf der Suche nach { $diamond ->
    [red] einem roten Diamanten
    [blue] einem blauen Diamanten
    [green] einem grünen Diamanten
   *[yellow] einem gelben Diamanten
}.
reason-fear-penalty = Stärkste Konkurrenz: { $rival }, mit { $promise } %. Strafpunkte in diesem Moment: { $points }.

## Diamant

reason-hazards = { $hazards ->
    [0] keine Gefahr
    [one] { $hazards } Gefahr
   *[other] { $hazards } Gefahren
}
reason-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
reason-danger = { $deadly ->
    [0] Keine Gefahr im Stapel.
    [one] Gefahr: 1 von { $left } Karten.
   *[other] Gefahr: { $deadly } von { $left } Karten.
}
reason-leavers = { $leavers ->
    [0] Ich dachte, dass die anderen bleiben.
    [one] Ich dachte, dass von den anderen einer geht.
   *[other] Ich dachte, dass { $leavers } andere gehen.
}
reason-stake-leave = Ich ging: { diamant-stones } × { reason-hazards } = { $stake }. Meine Grenze ist { $limit }.
reason-stake-stay = Ich blieb: { diamant-stones } × { reason-hazards } = { $stake }. Meine Grenze ist { $limit }.
reason-sure-leave = Ich ging: { diamant-stones } zum Mitnehmen, auf dem Pfad { reason-hazards }. Mehr als { $limit } reicht mir.
reason-sure-stay = Ich blieb: erst { diamant-stones } zum Mitnehmen. Ich will mehr als { $limit }.
reason-no-hazard-stay = Ich blieb: Auf dem Pfad lag noch keine Gefahr.
reason-cards-leave = Ich ging: { reason-cards } auf dem Pfad. Meine Grenze ist { $limit }.
reason-cards-stay = Ich blieb: { reason-cards } auf dem Pfad. Meine Grenze ist { $limit }.
reason-beside-leave = Ich ging: { diamant-stones } in Gefahr. Meine Grenze ist { $limit }.
reason-beside-stay = Ich blieb: { diamant-stones } in Gefahr. Meine Grenze ist { $limit }.
reason-hazards-leave = Ich ging: { reason-hazards } auf dem Pfad. Meine Grenze ist { $limit }.
reason-hazards-stay = Ich blieb: { reason-hazards } auf dem Pfad. Meine Grenze ist { $limit }.
reason-card-leave = Ich ging: Noch eine Karte hätte mir im Schnitt { $gain } Steine gebracht und { $loss } gekostet.
reason-card-stay = Ich blieb: Noch eine Karte bringt mir im Schnitt { $gain } Steine und kostet mich { $loss }.
reason-chances-leave = Gehen: { $leave } % Gewinnchance (sicher: { diamant-stones }). Bleiben: { $stay } %. { reason-danger } { reason-leavers }
reason-chances-stay = Bleiben: { $stay } % Gewinnchance. Gehen: { $leave } % (sicher: { diamant-stones }). { reason-danger } { reason-leavers }
reason-alone-leave = Gehen: { $leave } % Gewinnchance (sicher: { diamant-stones }). Allein in der Höhle bleiben: { $stay } %. { reason-danger }
reason-alone-stay = Allein in der Höhle bleiben: { $stay } % Gewinnchance. Gehen: { $leave } % (sicher: { diamant-stones }). { reason-danger }

## Mirrors

reason-needed = { $needs ->
    [one] Es war der letzte Diamant, den ich brauchte.
   *[other] Diesen Diamanten brauchte ich; mir fehlten noch { $needs }.
}
reason-lights = { $diamonds ->
    [one] So beleuchtete ich einen Diamanten, den ich brauchte.
   *[other] So beleuchtete ich { $diamonds } Diamanten, die ich brauchte.
}
reason-dark = { $needs ->
    [one] Den Diamanten, den ich brauchte, konnte ich nicht beleuchten.
   *[other] Von den { $needs } Diamanten, die ich brauchte, konnte ich keinen beleuchten.
}
reason-returned = Die Reihenfolge war mir egal, also habe ich zufällig gewählt.

## Kadora

reason-points = { $points ->
    [one] { $points } Strafpunkt
   *[other] { $points } Strafpunkte
}
reason-cheaper = Es ersparte mir { reason-points }. In diesem Moment gezählt, kostete meine Beute { $penalty }.
reason-as-cheap = Es kostete mich nichts. In diesem Moment gezählt, kostete meine Beute { $penalty }, so wie vorher.
reason-dearer = Billiger ging es nicht: Es kostete mich { reason-points }. In diesem Moment gezählt, kostete meine Beute { $penalty }.
reason-draw = Beide Stapel waren für mich gleich gut.
reason-mixed = { $thought } Ich wechsle ab, damit ich schwer zu durchschauen bin.
