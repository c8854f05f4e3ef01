### Waarom een bot zo koos, in zijn eigen woorden. Ze worden gezegd als het spel afgelopen is.

reason-only-action = Het was de enige zet.
reason-lot = Ik koos zomaar iets.
reason-searched = Deze zet: { $promise }% kans om te winnen. De op één na beste: { $otherwise }%.
reason-searched-mixed = Deze zet: { $promise }% kans om te winnen. Een andere: { $otherwise }%, maar ik let niet alleen op dat getal.
reason-fearing = { $thought } { $fear }
reason-fear = Mijn grootste rivaal: { $rival }, met { $promise }%.
reason-fear-needs = Mijn grootste rivaal: { $rival }, met { $promise }%, waarschijnlijk op zoek naar { mirrors-colour.a }.
reason-fear-penalty = Mijn grootste rivaal: { $rival }, met { $promise }% en op dat moment { reason-points }.

## Diamant

reason-hazards = { $hazards ->
    [0] geen gevaar
    [one] { $hazards } gevaar
   *[other] { $hazards } gevaren
}
reason-cards = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
reason-danger = { $deadly ->
    [0] Geen gevaar in de stapel.
    [one] Gevaar: 1 van de { $left } kaarten.
   *[other] Gevaar: { $deadly } van de { $left } kaarten.
}
reason-leavers = { $leavers ->
    [0] Ik dacht dat de anderen zouden blijven.
    [one] Ik dacht dat er één ander zou vertrekken.
   *[other] Ik dacht dat { $leavers } anderen zouden vertrekken.
}
reason-stake-leave = Ik vertrok: { diamant-stones } × { reason-hazards } = { $stake }. Mijn grens is { $limit }.
reason-stake-stay = Ik bleef: { diamant-stones } × { reason-hazards } = { $stake }. Mijn grens is { $limit }.
reason-sure-leave = Ik vertrok: { diamant-stones } om mee te nemen, met { reason-hazards } op het pad. Meer dan { $limit } is voor mij genoeg.
reason-sure-stay = Ik bleef: nog maar { diamant-stones } om mee te nemen. Ik wil er meer dan { $limit }.
reason-no-hazard-stay = Ik bleef: er lag nog geen gevaar op het pad.
reason-cards-leave = Ik vertrok met { reason-cards } op het pad. Mijn grens is { $limit }.
reason-cards-stay = Ik bleef met { reason-cards } op het pad. Mijn grens is { $limit }.
reason-beside-leave = Ik vertrok met { diamant-stones } op het spel. Mijn grens is { $limit }.
reason-beside-stay = Ik bleef met { diamant-stones } op het spel. Mijn grens is { $limit }.
reason-hazards-leave = Ik vertrok: { reason-hazards } op het pad. Mijn grens is { $limit }.
reason-hazards-stay = Ik bleef: { reason-hazards } op het pad. Mijn grens is { $limit }.
reason-card-leave = Ik vertrok: nog een kaart zou me gemiddeld { $gain } diamanten opleveren en { $loss } kosten.
reason-card-stay = Ik bleef: nog een kaart levert me gemiddeld { $gain } diamanten op en kost er { $loss }.
reason-chances-leave = Vertrekken: { $leave }% kans om te winnen, met { diamant-stones } in veiligheid. Blijven: { $stay }%. { reason-danger } { reason-leavers }
reason-chances-stay = Blijven: { $stay }% kans om te winnen. Vertrekken: { $leave }%, met { diamant-stones } in veiligheid. { reason-danger } { reason-leavers }
reason-alone-leave = Vertrekken: { $leave }% kans om te winnen, met { diamant-stones } in veiligheid. Alleen in de grot blijven: { $stay }%. { reason-danger }
reason-alone-stay = Alleen in de grot blijven: { $stay }% kans om te winnen. Vertrekken: { $leave }%, met { diamant-stones } in veiligheid. { reason-danger }

## Mirrors

reason-needed = { $needs ->
    [one] Het was de laatste diamant die ik nodig had.
   *[other] Ik had deze diamant nodig; ik miste er nog { $needs }.
}
reason-lights = { $diamonds ->
    [one] Zo bespiegelde ik een diamant die ik nodig had.
   *[other] Zo bespiegelde ik { $diamonds } diamanten die ik nodig had.
}
reason-dark = { $needs ->
    [one] Ik kon de diamant die ik nodig had niet bespiegelen.
   *[other] Ik kon geen van de { $needs } diamanten bespiegelen die ik nodig had.
}
reason-returned = De volgorde maakte voor mij niet uit, dus koos ik zomaar iets.

## Kadora

reason-points = { $points ->
    [one] { $points } strafpunt
   *[other] { $points } strafpunten
}
reason-cheaper = Het scheelde me { reason-points }. Op dat moment geteld kostte mijn buit { $penalty }.
reason-as-cheap = Het kostte me niets. Op dat moment geteld kostte mijn buit { $penalty }, net als daarvoor.
reason-dearer = Goedkoper kon niet: het kostte me { reason-points }. Op dat moment geteld kostte mijn buit { $penalty }.
reason-draw = Beide stapels waren voor mij even goed.
reason-mixed = { $thought } Ik wissel af, zodat ik moeilijk te voorspellen ben.
