### Waarom een bot zo koos, in zijn eigen woorden. Ze worden gezegd als het spel afgelopen is.

reason-only-action = Ik kon niets anders doen.
reason-lot = Ik heb geloot.
reason-searched = Ik heb { $simulations } partijen in mijn hoofd uitgespeeld: dit beloofde { $promise } van de 100, al het andere hoogstens { $otherwise }.
reason-searched-mixed = Ik heb { $simulations } partijen in mijn hoofd uitgespeeld: dit beloofde { $promise } van de 100 en iets anders { $otherwise }, maar wie altijd het voor de hand liggende doet, is te doorzien.
reason-fearing = { $thought } { $fear }
reason-fear = Ik vreesde vooral { NAMES($rival, you: "jou") }, aan wie dit { $promise } beloofde.
reason-fear-needs = Ik vreesde vooral { NAMES($rival, you: "jou") }, aan wie dit { $promise } beloofde en die vermoedelijk nog { mirrors-colour.a } nodig had.
reason-fear-penalty = Ik vreesde vooral { NAMES($rival, you: "jou") }, aan wie dit { $promise } beloofde en van wie de buit, meteen geteld, { reason-points } had gekost.

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
    [0] geen van de { $left } kaarten in de stapel had er een eind aan kunnen maken
    [one] één van de { $left } kaarten zou er een eind aan hebben gemaakt
   *[other] { $deadly } van de { $left } kaarten zouden er een eind aan hebben gemaakt
}
reason-leavers = { $leavers ->
    [0] ik verwachtte dat alle anderen zouden blijven
    [one] ik verwachtte dat één van de anderen zou vertrekken
   *[other] ik verwachtte dat { $leavers } van de anderen zouden vertrekken
}
reason-stake-leave = Ik ging weg: { diamant-stones } te halen maal { reason-hazards } op het pad is { $stake }, en bij { $limit } ga ik.
reason-stake-stay = Ik bleef: { diamant-stones } te halen maal { reason-hazards } op het pad is { $stake }, en ik ga pas bij { $limit }.
reason-sure-leave = Ik ging weg: ik was zeker van { diamant-stones }, meer dan { $limit }, met { reason-hazards } op het pad.
reason-sure-stay = Ik bleef: ik was zeker van { diamant-stones }, en ik wil meer dan { $limit }.
reason-no-hazard-stay = Ik bleef: er lag nog geen gevaar op het pad.
reason-cards-leave = Ik ging weg met { reason-cards } op het pad: bij { $limit } ga ik.
reason-cards-stay = Ik bleef met { reason-cards } op het pad: ik ga pas bij { $limit }.
reason-beside-leave = Ik ging weg met { diamant-stones } naast mijn kist: bij { $limit } ga ik.
reason-beside-stay = Ik bleef met { diamant-stones } naast mijn kist: ik ga pas bij { $limit }.
reason-hazards-leave = Ik ging weg: { reason-hazards } op het pad, en bij { $limit } ga ik.
reason-hazards-stay = Ik bleef: { reason-hazards } op het pad, en ik ga pas bij { $limit }.
reason-card-leave = Ik ging weg: nog een kaart zou me gemiddeld { $gain } diamanten hebben opgeleverd en { $loss } hebben gekost.
reason-card-stay = Ik bleef: nog een kaart zou me gemiddeld { $gain } diamanten opleveren en { $loss } kosten.
reason-chances-leave = Ik ging weg: { reason-danger }, ik was zeker van { diamant-stones } en { reason-leavers }; door weg te gaan zag ik mezelf { $leave } % van de keren winnen, door te blijven { $stay } %.
reason-chances-stay = Ik bleef: { reason-danger }, ik was zeker van { diamant-stones } en { reason-leavers }; door te blijven zag ik mezelf { $stay } % van de keren winnen, door weg te gaan { $leave } %.
reason-alone-leave = Ik ging weg, alleen in de grot: { reason-danger }, en ik was zeker van { diamant-stones }; door weg te gaan zag ik mezelf { $leave } % van de keren winnen, door te blijven { $stay } %.
reason-alone-stay = Ik bleef, alleen in de grot: { reason-danger }, en ik was zeker van { diamant-stones }; door te blijven zag ik mezelf { $stay } % van de keren winnen, door weg te gaan { $leave } %.

## Mirrors

reason-needed = { $needs ->
    [one] Het was de laatste diamant die ik nodig had.
   *[other] Die diamant had ik nodig, één van { $needs }.
}
reason-lights = { $diamonds ->
    [one] Dat verlichtte een diamant die ik nodig had.
   *[other] Dat verlichtte { $diamonds } diamanten die ik nodig had.
}
reason-dark = { $needs ->
    [one] Ik zag geen manier om de diamant te verlichten die ik nodig had, dus alles was goed.
   *[other] Ik zag geen manier om een van de { $needs } diamanten te verlichten die ik nodig had, dus alles was goed.
}
reason-returned = De volgorde maakte mij niet uit, dus ik heb geloot.

## Kadora

reason-points = { $points ->
    [one] { $points } strafpunt
   *[other] { $points } strafpunten
}
reason-cheaper = Het scheelde me { reason-points }: meteen geteld had mijn buit me er { $penalty } gekost.
reason-as-cheap = Het kostte me niets: meteen geteld had mijn buit me er { $penalty } gekost, net als daarvoor.
reason-dearer = Goedkoper kon ik niets vinden: het kostte me { reason-points }, en meteen geteld had mijn buit me er { $penalty } gekost.
reason-draw = Beide stapels waren mij goed, dus ik heb geloot.
