### Diamant. Een aantal diamanten is wat ze waard zijn: een witte telt voor vijf.

diamant-title = Diamant

## Wat een plaats kan doen

diamant-stay = In de grot blijven
diamant-leave = De grot verlaten

## Dingen

diamant-hazard = { $hazard ->
    [snake] slang
    [scorpion] schorpioen
    [rockslide] aardverschuiving
    [gas] gaswolk
   *[explosion] explosie
}
    .a = een { diamant-hazard }
diamant-diamond-card = diamantkaart { $stones }
diamant-hazard-card = gevarenkaart: { diamant-hazard }
diamant-stones = { $stones ->
    [one] { $stones } diamant
   *[other] { $stones } diamanten
}
diamant-wealth = { $stones }
diamant-wealth-none = niets
diamant-white = { $stones } witte
diamant-red = { $stones } rode

## Wat er gebeurt

diamant-chose = { WHO($who) ->
    [you] Je hebt gekozen.
   *[one] { $who } heeft gekozen.
}
diamant-you-chose-stay = Je hebt gekozen om in de grot te blijven.
diamant-you-chose-leave = Je hebt gekozen om de grot te verlaten.
diamant-entered = Iedereen gaat grot { $cave } van de { $caves } in.
diamant-alone = Een kaart met { diamant-stones }: { WHO($who) ->
    [you] alles voor jou.
   *[one] alles voor { $who }.
}
diamant-shared = Een kaart met { diamant-stones }: { $who } krijgen er elk { $each }{ $rest ->
    [0] .
    [one] , en { $rest } blijft op de kaart liggen.
   *[other] , en { $rest } blijven op de kaart liggen.
}
diamant-too-few = Een kaart met { diamant-stones }: te weinig om te verdelen, dus { $stones ->
    [one] hij blijft op de kaart liggen.
   *[other] ze blijven op de kaart liggen.
}
diamant-hazard-met = Pas op: { diamant-hazard.a }! Het is de eerste in deze grot, dus er gebeurt niets.
diamant-all-stay = { WHO($who) ->
    [you] Je blijft in de grot.
    [us] { NAMES($who, you: "Jij") } blijven in de grot.
    [one] { $who } blijft in de grot.
   *[many] { $who } blijven in de grot.
}
diamant-all-leave = { WHO($who) ->
    [you] Je verlaat de grot.
    [us] { NAMES($who, you: "Jij") } verlaten de grot.
    [one] { $who } verlaat de grot.
   *[many] { $who } verlaten de grot.
}
diamant-some-leave = { WHO($staying) ->
    [you] Je blijft in de grot;
    [us] { NAMES($staying, you: "Jij") } blijven in de grot;
    [one] { $staying } blijft in de grot;
   *[many] { $staying } blijven in de grot;
} { WHO($leaving) ->
    [you] jij gaat naar buiten.
    [one] { $leaving } gaat naar buiten.
   *[many] { $leaving } gaan naar buiten.
}
diamant-left-empty = { WHO($who) ->
    [you] Je komt met lege handen in het kamp aan.
    [us] { NAMES($who, you: "Jij") } komen met lege handen in het kamp aan.
    [one] { $who } komt met lege handen in het kamp aan.
   *[many] { $who } komen met lege handen in het kamp aan.
}{ diamant-rest }
diamant-left-kept = { WHO($who) ->
    [you] Je brengt { diamant-stones } in veiligheid.
    [us] { NAMES($who, you: "Jij") } brengen elk { diamant-stones } in veiligheid.
    [one] { $who } brengt { diamant-stones } in veiligheid.
   *[many] { $who } brengen elk { diamant-stones } in veiligheid.
}{ diamant-rest }
diamant-left-found = { WHO($who) ->
    [you] Je brengt { diamant-stones } van het pad in veiligheid.
    [us] { NAMES($who, you: "Jij") } brengen elk { diamant-stones } van het pad in veiligheid.
    [one] { $who } brengt { diamant-stones } van het pad in veiligheid.
   *[many] { $who } brengen elk { diamant-stones } van het pad in veiligheid.
}{ diamant-rest }
diamant-left-both = { WHO($who) ->
    [you] Je brengt { diamant-stones } in veiligheid, waarvan { $found } van het pad.
    [us] { NAMES($who, you: "Jij") } brengen elk { diamant-stones } in veiligheid, waarvan { $found } van het pad.
    [one] { $who } brengt { diamant-stones } in veiligheid, waarvan { $found } van het pad.
   *[many] { $who } brengen elk { diamant-stones } in veiligheid, waarvan { $found } van het pad.
}{ diamant-rest }
diamant-rest = { $rest ->
    [0] { "" }
    [one] { " " }Er blijft { $rest } diamant op het pad liggen.
   *[other] { " " }Er blijven { $rest } diamanten op het pad liggen.
}
diamant-fled = Nog { diamant-hazard.a }! { WHO($who) ->
    [you] Je vlucht naar het kamp en verliest { diamant-stones }.
    [us] { NAMES($who, you: "Jij") } vluchten naar het kamp en verliezen elk { diamant-stones }.
    [one] { $who } vlucht naar het kamp en verliest { diamant-stones }.
   *[many] { $who } vluchten naar het kamp en verliezen elk { diamant-stones }.
}
diamant-fled-empty = Nog { diamant-hazard.a }! { WHO($who) ->
    [you] Je vlucht naar het kamp, maar je had niets te verliezen.
    [us] { NAMES($who, you: "Jij") } vluchten naar het kamp, maar hadden niets te verliezen.
    [one] { $who } vlucht naar het kamp, maar had niets te verliezen.
   *[many] { $who } vluchten naar het kamp, maar hadden niets te verliezen.
}
diamant-all-stay-everyone = Iedereen in de grot blijft.
diamant-all-leave-everyone = Iedereen verlaat de grot.
diamant-shared-everyone = Een kaart met { diamant-stones }: iedereen in de grot krijgt er { $each }{ $rest ->
    [0] .
    [one] , en { $rest } blijft op de kaart liggen.
   *[other] , en { $rest } blijven op de kaart liggen.
}
diamant-fled-everyone = Nog { diamant-hazard.a }! Iedereen in de grot vlucht naar het kamp en verliest { diamant-stones }.
diamant-fled-empty-everyone = Nog { diamant-hazard.a }! Iedereen in de grot vlucht naar het kamp; te verliezen viel er niets.
diamant-removed = Eén kaart met { diamant-hazard.a } gaat voorgoed uit het spel.
diamant-returned = { $stones ->
    [one] { $stones } diamant die op het pad bleef liggen, gaat terug naar de voorraad.
   *[other] { $stones } diamanten die op het pad bleven liggen, gaan terug naar de voorraad.
}
diamant-stand-ins = De voorraad is op: andere voorwerpen vervangen de ontbrekende diamanten.
diamant-counted = { WHO($who) ->
    [you] { $chest ->
        [0] Je schatkist is leeg.
       *[other] Je hebt diamanten ter waarde van { $chest } in je schatkist.
    }
   *[one] { $chest ->
        [0] { $who } heeft een lege schatkist.
       *[other] { $who } heeft diamanten ter waarde van { $chest } in de schatkist.
    }
}
diamant-won = { WHO($who) ->
    [you] Je wint met diamanten ter waarde van { $chest }!
    [us] { NAMES($who, you: "Jij") } delen de overwinning, elk met diamanten ter waarde van { $chest }!
    [one] { $who } wint met diamanten ter waarde van { $chest }!
   *[many] { $who } delen de overwinning, elk met diamanten ter waarde van { $chest }!
}

## Wat niet kan, en waarom

diamant-refused-players = Diamant is voor 3 tot 8 spelers, niet voor { $players } ({ $clause }).
diamant-refused-outside = Je hebt deze grot verlaten: alleen wie nog binnen is, beslist ({ $clause }).
diamant-refused-card-due = De volgende kaart is nog niet omgedraaid: beslis als je die gezien hebt ({ $clause }).
diamant-refused-decisions-due = De volgende kaart wordt omgedraaid als iedereen in de grot heeft beslist ({ $clause }).
diamant-refused-over = De vijfde expeditie is voorbij, dus het spel is afgelopen ({ $clause }).

## Wat vooraf wordt afgesproken

diamant-chests = Schatkisten
diamant-chests-open = open
    .help = Iedereen ziet wat er in elke schatkist zit.
diamant-chests-closed = gesloten
    .help = Alleen jij weet tot het einde wat er in je schatkist zit.
diamant-supply = Diamanten in de doos
diamant-supply-75 = 75
    .help = 45 rode diamanten en 30 witte.
diamant-supply-90 = 90
    .help = 60 rode diamanten en 30 witte.

diamant-word-stay = blijf blijven
diamant-word-leave = vertrek vertrekken ga
diamant-met = Al gezien: { $hazards }.
diamant-cave-of = Dit is grot { $cave } van { $caves }.
diamant-path-cards = Het pad, vanaf de ingang: { $cards }.
diamant-path-empty = Er ligt nog geen kaart op het pad.
diamant-card-left = { $card } met nog { $left ->
    [one] { $left } diamant
   *[other] { $left } diamanten
} erop
diamant-inside = In de grot: { $who }.
diamant-beside-all = Iedereen in de grot heeft { $worth } op het spel staan: { $stones }.
diamant-on-path = Op het pad: { $worth }.
diamant-removed-so-far = Voorgoed uit het spel: { $hazards }.
diamant-stand-ins-used = Andere voorwerpen vervangen de ontbrekende diamanten.
diamant-chest = { WHO($who) ->
    [you] In je schatkist:
   *[one] In de schatkist van { $who }:
} { $worth }, { $stones }.
diamant-chests-shut = De schatkisten zijn gesloten: onthoud zelf wat erin ging.
diamant-question = { $beside } op het spel, { $path } op het pad; { $dangers ->
    [0] nog geen gevaar
    [one] { $dangers } kaart in de stapel beëindigt deze expeditie
   *[other] { $dangers } kaarten in de stapel beëindigen deze expeditie
}. Blijven of vertrekken?
diamant-answers = Typ { $stay } of { $leave }.
diamant-path = Het pad
diamant-caves = De vijf grotten
diamant-cave = Grot { $cave }: { $entrance ->
    [closed] gesloten
    [open] nu bezig
   *[later] komt nog
}
diamant-explorers = De avonturiers
diamant-state = { $doing ->
    [camp] in het kamp
    [choosing] kiest
    [chosen] heeft gekozen
    [stays] blijft
    [leaves] gaat naar buiten
    [fled] met lege handen gevlucht
    [won] heeft gewonnen
   *[inside] in de grot
}
diamant-chest-closed = De schatkist is gesloten.
diamant-beside = Op het spel: { $worth }, { $stones }.
diamant-wait = Kijken wat de anderen doen…
diamant-held = Je kunt nog van gedachten veranderen…
diamant-brought = bracht { $worth } naar buiten na { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
diamant-lost = verloor { $worth }
diamant-ledger = Grot voor grot
diamant-total = Totaal
diamant-next-cave = Naar grot { $cave }
diamant-stake = Op het spel: { $worth } · { $danger }
diamant-out = Je bent buiten · { $danger }
diamant-danger = gevaar { $percent }%
diamant-no-danger = nog geen gevaar
diamant-odds = De volgende kaart
diamant-odds-end = { $ends ->
    [0] Geen van de { $cards } kaarten in de stapel beëindigt
    [one] { $ends } van de { $cards } kaarten in de stapel beëindigt
   *[other] { $ends } van de { $cards } kaarten in de stapel beëindigen
} de expeditie: { $percent }%.
diamant-odds-others = { $diamonds ->
    [one] { $diamonds } diamantkaart,
   *[other] { $diamonds } diamantkaarten,
} { $harmless ->
    [one] { $harmless } gevaar dat nog niets doet.
   *[other] { $harmless } gevaren die nog niets doen.
}
diamant-odds-share = { $inside ->
    [one] De volgende kaart levert gemiddeld { $share } op.
   *[other] Verdeeld over { $inside } levert de volgende kaart iedereen gemiddeld { $share } op.
}
diamant-why-hazards = { $hazards ->
    [0] geen gevaar
    [one] { $hazards } gevaar
   *[other] { $hazards } gevaren
}
diamant-why-cards = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
diamant-why-danger = { $deadly ->
    [0] Geen gevaar in de stapel.
    [one] Gevaar: 1 van de { $left } kaarten.
   *[other] Gevaar: { $deadly } van de { $left } kaarten.
}
diamant-why-leavers = { $leavers ->
    [0] Ik dacht dat de anderen zouden blijven.
    [one] Ik dacht dat er één ander zou vertrekken.
   *[other] Ik dacht dat { $leavers } anderen zouden vertrekken.
}
diamant-why-stake-leave = Ik vertrok: { diamant-stones } × { diamant-why-hazards } = { $stake }. Mijn grens is { $limit }.
diamant-why-stake-stay = Ik bleef: { diamant-stones } × { diamant-why-hazards } = { $stake }. Mijn grens is { $limit }.
diamant-why-sure-leave = Ik vertrok: { diamant-stones } om mee te nemen, met { diamant-why-hazards } op het pad. Meer dan { $limit } is voor mij genoeg.
diamant-why-sure-stay = Ik bleef: nog maar { diamant-stones } om mee te nemen. Ik wil er meer dan { $limit }.
diamant-why-no-hazard-stay = Ik bleef: er lag nog geen gevaar op het pad.
diamant-why-cards-leave = Ik vertrok met { diamant-why-cards } op het pad. Mijn grens is { $limit }.
diamant-why-cards-stay = Ik bleef met { diamant-why-cards } op het pad. Mijn grens is { $limit }.
diamant-why-beside-leave = Ik vertrok met { diamant-stones } op het spel. Mijn grens is { $limit }.
diamant-why-beside-stay = Ik bleef met { diamant-stones } op het spel. Mijn grens is { $limit }.
diamant-why-hazards-leave = Ik vertrok: { diamant-why-hazards } op het pad. Mijn grens is { $limit }.
diamant-why-hazards-stay = Ik bleef: { diamant-why-hazards } op het pad. Mijn grens is { $limit }.
diamant-why-card-leave = Ik vertrok: nog een kaart zou me gemiddeld { $gain } diamanten opleveren en { $loss } kosten.
diamant-why-card-stay = Ik bleef: nog een kaart levert me gemiddeld { $gain } diamanten op en kost er { $loss }.
diamant-why-chances-leave = Vertrekken: { $leave }% kans om te winnen, met { diamant-stones } in veiligheid. Blijven: { $stay }%. { diamant-why-danger } { diamant-why-leavers }
diamant-why-chances-stay = Blijven: { $stay }% kans om te winnen. Vertrekken: { $leave }%, met { diamant-stones } in veiligheid. { diamant-why-danger } { diamant-why-leavers }
diamant-why-alone-leave = Vertrekken: { $leave }% kans om te winnen, met { diamant-stones } in veiligheid. Alleen in de grot blijven: { $stay }%. { diamant-why-danger }
diamant-why-alone-stay = Alleen in de grot blijven: { $stay }% kans om te winnen. Vertrekken: { $leave }%, met { diamant-stones } in veiligheid. { diamant-why-danger }
diamant-why-mixed = { $thought } Ik wissel af, zodat ik moeilijk te voorspellen ben.
