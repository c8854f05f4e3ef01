### Warum ein Bot so gewählt hat, in seinen eigenen Worten. Gesagt wird es, wenn das Spiel zu Ende ist.

reason-only-action = Etwas anderes ging nicht.
reason-lot = Ich habe gelost.
reason-searched = Ich habe { $simulations } Partien im Kopf weitergespielt: Das versprach { $promise } von 100, alles andere höchstens { $otherwise }.
reason-searched-mixed = Ich habe { $simulations } Partien im Kopf weitergespielt: Das versprach { $promise } von 100 und etwas anderes { $otherwise }, aber wer immer das Naheliegende tut, ist durchschaubar.
reason-fearing = { $thought } { $fear }
reason-fear = Am meisten fürchtete ich { NAMES($rival, you: "dich") }, mit Aussicht auf { $promise }.
reason-fear-needs = { reason-fear } { WHO($rival) ->
    [you] Du brauchtest wohl { mirrors-colour.a }.
   *[one] { $rival } brauchte wohl { mirrors-colour.a }.
}
reason-fear-penalty = { reason-fear } Sofort gezählt, hätte { WHO($rival) ->
    [you] deine Beute { reason-points } gekostet.
   *[one] die Beute von { $rival } { reason-points } gekostet.
}

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
    [0] keine der { $left } Karten im Stapel hätte die Expedition beenden können
    [one] eine von { $left } Karten hätte die Expedition beendet
   *[other] { $deadly } von { $left } Karten hätten die Expedition beendet
}
reason-leavers = { $leavers ->
    [0] ich rechnete damit, dass alle anderen bleiben
    [one] ich rechnete damit, dass von den anderen jemand geht
   *[other] ich rechnete damit, dass { $leavers } der anderen gehen
}
reason-stake-leave = Ich bin gegangen: Zu holen { diamant-stones }, mal auf dem Pfad { reason-hazards }, macht { $stake }, und bei { $limit } gehe ich.
reason-stake-stay = Ich bin geblieben: Zu holen { diamant-stones }, mal auf dem Pfad { reason-hazards }, macht { $stake }, und ich gehe erst bei { $limit }.
reason-sure-leave = Ich bin gegangen: Sicher hatte ich { diamant-stones }, mehr als { $limit }, bei { reason-hazards } auf dem Pfad.
reason-sure-stay = Ich bin geblieben: Sicher hatte ich { diamant-stones }, und ich will mehr als { $limit }.
reason-no-hazard-stay = Ich bin geblieben: Auf dem Pfad lag noch keine Gefahr.
reason-cards-leave = Ich bin gegangen, auf dem Pfad { reason-cards }: Bei { $limit } gehe ich.
reason-cards-stay = Ich bin geblieben, auf dem Pfad { reason-cards }: Ich gehe erst bei { $limit }.
reason-beside-leave = Ich bin gegangen, neben meiner Truhe { diamant-stones }: Bei { $limit } gehe ich.
reason-beside-stay = Ich bin geblieben, neben meiner Truhe { diamant-stones }: Ich gehe erst bei { $limit }.
reason-hazards-leave = Ich bin gegangen, auf dem Pfad { reason-hazards }: Bei { $limit } gehe ich.
reason-hazards-stay = Ich bin geblieben, auf dem Pfad { reason-hazards }: Ich gehe erst bei { $limit }.
reason-card-leave = Ich bin gegangen: Noch eine Karte hätte mir im Schnitt { $gain } Steine gebracht und { $loss } gekostet.
reason-card-stay = Ich bin geblieben: Noch eine Karte bringt mir im Schnitt { $gain } Steine und kostet mich { $loss }.
reason-chances-leave = Ich bin gegangen: { reason-danger }, sicher hatte ich { diamant-stones }, und { reason-leavers }; beim Gehen sah ich mich in { $leave } % der Fälle gewinnen, beim Bleiben in { $stay } %.
reason-chances-stay = Ich bin geblieben: { reason-danger }, sicher hatte ich { diamant-stones }, und { reason-leavers }; beim Bleiben sah ich mich in { $stay } % der Fälle gewinnen, beim Gehen in { $leave } %.
reason-alone-leave = Ich bin gegangen, allein in der Höhle: { reason-danger }, und sicher hatte ich { diamant-stones }; beim Gehen sah ich mich in { $leave } % der Fälle gewinnen, beim Bleiben in { $stay } %.
reason-alone-stay = Ich bin geblieben, allein in der Höhle: { reason-danger }, und sicher hatte ich { diamant-stones }; beim Bleiben sah ich mich in { $stay } % der Fälle gewinnen, beim Gehen in { $leave } %.

## Mirrors

reason-needed = { $needs ->
    [one] Es war der letzte Diamant, den ich brauchte.
   *[other] Diesen Diamanten brauchte ich, einen von { $needs }.
}
reason-lights = { $diamonds ->
    [one] Damit leuchtete ein Diamant auf, den ich brauchte.
   *[other] Damit leuchteten { $diamonds } Diamanten auf, die ich brauchte.
}
reason-dark = { $needs ->
    [one] Ich sah keinen Weg, den Diamanten anzuleuchten, den ich brauchte, also war mir alles recht.
   *[other] Ich sah keinen Weg, einen der { $needs } Diamanten anzuleuchten, die ich brauchte, also war mir alles recht.
}
reason-returned = Die Reihenfolge war mir gleich, also habe ich gelost.

## Kadora

reason-points = { $points ->
    [one] { $points } Strafpunkt
   *[other] { $points } Strafpunkte
}
reason-cheaper = Es ersparte mir { reason-points }: Sofort gezählt, hätte mich meine Beute { $penalty } gekostet.
reason-as-cheap = Es kostete mich nichts: Sofort gezählt, hätte mich meine Beute { $penalty } gekostet, so wie vorher.
reason-dearer = Billiger ging es nicht: Es kostete mich { reason-points }, und sofort gezählt, hätte mich meine Beute { $penalty } gekostet.
reason-draw = Mir waren beide Stapel recht, also habe ich gelost.
