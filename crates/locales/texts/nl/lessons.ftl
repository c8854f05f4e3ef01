lessons-title = { $game } leren
lessons-step-of = Stap { $step } van { $all }
lessons-go-on = Verder
lessons-back = Terug
lessons-skip = Overslaan
lessons-leave = Stoppen
lessons-again = Opnieuw beginnen
lessons-resume = Verdergaan
lessons-was-left = Je was bij stap { $step } van { $all }.
lessons-look = Kijk naar { $what }.
lessons-try-again = Probeer het nog eens.
lessons-not-yet = Lees dit eerst en ga dan verder.
lessons-learnt = Wat je nu weet
lessons-play = Speel een echt spel

lessons-point-path = het pad
lessons-point-card = de kaart { $card } op het pad
lessons-point-beside = de diamanten naast je schatkist
lessons-point-chest = { WHO($who) ->
    [you] je schatkist
   *[one] de schatkist van { $who }
}
lessons-point-player = { WHO($who) ->
    [you] je eigen plaats
   *[one] { $who }
}
lessons-point-cave = grot { $cave }
lessons-point-removed = de gevarenkaarten die uit het spel zijn
lessons-point-button = de knop “{ $label }”
lessons-point-secret-card = je geheime kaart
lessons-point-field = vakje { $field }
lessons-point-recess = kuiltje { $recess }
lessons-point-diamond = { mirrors-colour.the } in { $recess }
lessons-point-entrance = je ingang { $entrance }
lessons-point-mirrors = de spiegels naast het bord: { $mirrors }
lessons-point-front = de diamanten voor je
lessons-point-laid = je volle kaarten
lessons-point-block = het blok
lessons-point-hand = je hand
lessons-point-hand-card = de { $card } in je hand
lessons-point-space = plek { $field }
lessons-point-column = kolom { $column }
lessons-point-row = rij { $row }
lessons-point-pile = de { kadora-pile }
lessons-point-loot = { WHO($who) ->
    [you] je gewonnen buit
   *[one] de gewonnen buit van { $who }
}
lessons-point-loot-colour = { WHO($who) ->
    [you] de { kadora-back.many } in je gewonnen buit
   *[one] de { kadora-back.many } van { $who }
}
lessons-point-count = de telling

lessons-would-stay = Als je blijft, { $beside ->
    [one] staat je diamant
   *[other] staan je { $beside } diamanten
} nog op het spel: komt een gevaar voor de tweede keer, dan ben je alles kwijt.
lessons-would-leave = Als je vertrekt, gaan { $beside } en jouw deel van de { $path } op het pad in je schatkist. De anderen delen de rest van deze grot.
lessons-would-light-nothing-first = Geen straal van jou zou via deze spiegel bij een diamant uitkomen.
lessons-would-light-nothing = Geen straal van jou zou deze spiegel én een andere raken. Dan kun je niets nemen.
lessons-would-light-other = Je zou { $diamonds } bespiegelen. Die heb je nu niet nodig.
lessons-would-light-too = Je zou { $diamond } bespiegelen, en die heb je nodig. Goed! Maar doe nu wat de stap zegt.
lessons-would-take-none = De diamant zou blijven liggen, en anderen kunnen hem nemen. Neem hem nu.
lessons-would-take-other = Je neemt maar één diamant per beurt. Neem nu die in { $recess }.
lessons-would-touch-nothing = Die nu niet.
lessons-would-pass = Je zou niets doen, en je beurt zou voorbij zijn.
lessons-would-return = Elke volgorde mag, maar deze zoeken we nu niet.
lessons-would-place = Dan gebeurt dit:
lessons-would-draw = De bovenste kaart van die stapel is { kadora-colour }. Neem de gemarkeerde stapel.
lessons-would-keep = Je zou deze kaarten houden. Aan het eind kunnen ze je strafpunten kosten.
lessons-would-give = Je zou je { kadora-back.many } weggeven. Houd ze nu.
lessons-would-give-to = Je zou je { kadora-back.many } aan { $who } geven. Doe nu wat gemarkeerd is.

lessons-diamant-aim = Je zoekt diamanten in een grot, samen met Mia en Tom. Kaart na kaart gaat open. Aan het eind winnen de meeste diamanten.
lessons-diamant-share = 11 diamanten! Jij, Mia en Tom delen ze: ieder 3. De 2 die overblijven, blijven op de kaart liggen.
lessons-diamant-beside = Je 3 diamanten liggen naast je schatkist. Ze zijn nog niet veilig. Er is meer te vinden: kies Blijven.
lessons-diamant-beside-wrong = Je zou naar huis gaan met 3 diamanten en de 2 op de kaart. De anderen delen dan de rest. Blijf nog even.
lessons-diamant-hazard = Een slang! De eerste doet niets. Maar een tweede slang in deze grot neemt je alles af wat naast je schatkist ligt.
lessons-diamant-why-stay = Er zitten nog 28 kaarten in de stapel, en maar 2 ervan zijn slangen. Het gevaar is klein: kies Blijven.
lessons-diamant-why-stay-wrong = Je zou 5 diamanten thuisbrengen. Maar het gevaar is nog klein. Blijf nog één kaart.
lessons-diamant-path = 7 diamanten: ieder 2. Je hebt er nu 5 op het spel, en op het pad liggen er 3.
lessons-diamant-leave = Als je vertrekt, zijn je 5 diamanten veilig, en neem je mee wat op het pad ligt. Kies Vertrekken.
lessons-diamant-leave-wrong = Je zou meer kunnen vinden. Maar komt er een tweede slang, dan ben je alle 5 kwijt. Breng ze nu thuis.
lessons-diamant-alone = Je vertrok alleen, dus alle 3 diamanten van het pad zijn voor jou. Nu liggen er 8 veilig in je schatkist.
lessons-diamant-watch = Mia en Tom blijven. Ze delen de 13 diamanten met z’n tweeën: ieder 6. Let op de volgende kaart.
lessons-diamant-second = De tweede slang! Mia en Tom vluchten, en verliezen elk al hun 11 diamanten. Jij was op tijd weg.
lessons-diamant-removed = Als een gevaar een grot beëindigt, gaat een van zijn kaarten uit het spel. Nu zijn er nog maar 2 slangen.
lessons-diamant-caves = Er zijn vijf grotten, en jullie gaan elke grot samen in. Dit is de tweede: ieder 5 diamanten. Kies Blijven.
lessons-diamant-explosion = Een explosie, en je hebt 5 diamanten op het spel. Tom denkt ook aan vertrekken. Kies Vertrekken.
lessons-diamant-together = Tom vertrok samen met jou. Jullie deelden het pad: ieder 1 diamant. Vertrek je alleen, dan krijg je alles.
lessons-diamant-alone-inside = Mia is alleen in de grot: alle 9 diamanten van de volgende kaart zijn voor haar. Blijven kan ook lonen!
lessons-diamant-last-cave = De vijfde grot is de laatste. Ieder heeft 16 in de schatkist en 7 op het spel. Op het pad liggen er 4.
lessons-diamant-bluff = Iedereen kiest tegelijk en in het geheim. Mia zegt: “Ik blijf!” Geloof je haar? Blijven of vertrekken: kies zelf.
lessons-diamant-bluff-left = Mia blufte: ze vertrok ook. Jullie delen het pad, ieder 2 diamanten. Tom blijft, en daar is de tweede gaswolk.
lessons-diamant-bluff-stayed = Mia blufte: ze vertrok, met alle 4 diamanten van het pad. Toen kwam de tweede gaswolk: je verliest je 7.
lessons-diamant-learnt-share = Iedereen in de grot deelt de diamanten. Wat overblijft, is voor wie vertrekt.
lessons-diamant-learnt-hazard = Het tweede gevaar van een soort neemt alles wat op het spel staat. Je schatkist is veilig.
lessons-diamant-learnt-win = Na vijf grotten wint de volste schatkist.

lessons-mirrors-card = Dit is je geheime kaart: twee rode diamanten, één blauwe, één groene. Verzamel ze rond het bord.
lessons-mirrors-beam = Je stralen komen binnen aan jouw kant, bij s1 tot s4, en lopen rechtdoor. Spiegels draaien ze.
lessons-mirrors-first = Zet een spiegel op b3, schuin omhoog: /. Dan draait de straal van s2 bij b3 naar rechts.
lessons-mirrors-take = Je straal verlaat het bord bij e3 en bespiegelt de rode diamant. Je kaart toont rood: neem hem.
lessons-mirrors-turns = In een beurt zet je één spiegel en neem je hoogstens één diamant. Nu is Mia aan de beurt: kijk.
lessons-mirrors-another = Mia’s straal kwam binnen bij n2 en draaide bij jouw spiegel en de hare. Vanaf nu moet een straal de nieuwe spiegel en een andere raken.
lessons-mirrors-second = Zet een spiegel op c3, schuin omhoog: /. Je straal van s2 draait bij b3, en dan bij je nieuwe spiegel.
lessons-mirrors-second-take = Hij raakte de nieuwe spiegel en een andere, en bespiegelt de blauwe diamant in n3. Neem hem.
lessons-mirrors-spoil = Spiegels draaien de stralen van iedereen. Mia’s straal van n3 draait bij c3 en b3. Zet een spiegel op c4: / stuurt hem weg.
lessons-mirrors-spoil-take = En je eigen straal van s2 loopt nu door naar de rode diamant in e4. Neem hem.
lessons-mirrors-spoilt = Eén spiegel deed twee dingen: hij bedierf Mia’s straal en hielp de jouwe. Je hebt drie van je vier diamanten.
lessons-mirrors-twelve = Een ander spel: alle twaalf spiegels staan op het bord. Nu zet je er geen, en een straal moet er minstens drie raken.
lessons-mirrors-touch = Bespiegelen je stralen niets wat je nodig hebt? Dan mag je eerst één spiegel draaien, verzetten of wegnemen.
lessons-mirrors-three = Maar je straal van s2 raakt b2, a2 en a3, en bespiegelt een rode diamant in w3, je laatste. Neem hem.
lessons-mirrors-complete = Je kaart is vol! Je legt hem open en trekt een nieuwe: één rode, twee blauwe, één groene.
lessons-mirrors-where = Je vier diamanten gaan terug: de eerste in w3, dat je net leeg maakte, de andere linksom in de open kuiltjes.
lessons-mirrors-return = Jij kiest de volgorde. Je straal van s2 leidt nog naar w3, en je nieuwe kaart toont rood. Leg rood als eerste terug.
lessons-mirrors-return-good = Goed zo: je straal van s2 bespiegelt die rode diamant opnieuw.
lessons-mirrors-learnt-beam = Je stralen draaien bij spiegels. Waar ze het bord verlaten, mag je een diamant nemen die je kaart toont.
lessons-mirrors-learnt-two = Een straal moet je nieuwe spiegel en een andere raken; met alle twaalf op het bord zijn dat er drie.
lessons-mirrors-learnt-win = Een spiegel kan jou helpen of de straal van een ander bederven. Drie volle kaarten winnen.

lessons-kadora-aim = Je legt kaarten in dit blok en neemt er andere uit. Maar pas op: aan het eind kosten de meeste kaarten je punten.
lessons-kadora-cards = Elke kaart heeft een kleur, een waarde van 1 tot 5 en een slijpvorm: rond, vierkant of spits. Deze vier zijn je hand.
lessons-kadora-place = In je beurt leg je een kaart op een lege plek van het blok. Leg de groene 1 op b3.
lessons-kadora-draw = Kolom b komt op 6, rij 3 op 7. Dat is minder dan 10, dus er gebeurt niets. Trek nu van de linkerstapel.
lessons-kadora-watch = Nu is Mia aan de beurt. Kijk naar kolom c: daar liggen een rode 5 en een rode 4.
lessons-kadora-ten = Mia legde een rode 2, en kolom c komt op 11. Vanaf 10 moet ze de kaarten met die kleur of slijpvorm nemen.
lessons-kadora-take = Jouw beurt. Leg de oranje 4 op b2: dan komt kolom b op 10.
lessons-kadora-took = Je nam de oranje 3, met dezelfde kleur, en de gele 2, met dezelfde slijpvorm. Rij 2 komt maar op 9.
lessons-kadora-lead = Aan het eind draait de speler met het meeste van een kleur die kaarten om. Alle andere kaarten zijn strafpunten!
lessons-kadora-backs = Jij hebt tot nu toe het meeste oranje. De achterkanten tonen de kleur: op de linkerstapel ligt oranje. Trek die kaart.
lessons-kadora-give = Voor je legt, mag je een kleur weggeven waarin alleen jij het meeste hebt. 2 in geel is te weinig: geef het aan Mia.
lessons-kadora-give-wrong = Je zou de gele 2 houden. Heeft een ander straks meer geel, dan kost dat je 2 strafpunten. Geef hem aan Mia.
lessons-kadora-stronger = Nu meer oranje: leg de oranje 5 op c1. Rij 1 komt op 14, dus je neemt de oranje 4.
lessons-kadora-any-pile = Je hebt nu 7 in oranje. Trek tot slot een kaart: blauw of paars, wat je wilt.
lessons-kadora-full = Een ander spel: alleen plek c2 is leeg. Vul je de laatste plek, dan neem je altijd iets.
lessons-kadora-full-place = Brengen de sommen je niets, dan neem je de kaarten met een andere kleur én een andere slijpvorm. Leg de paarse 1 op c2.
lessons-kadora-full-took = Geen som komt op 10. Alleen de oranje 1 heeft een andere kleur en een andere slijpvorm, dus die neem je. Trek nu een kaart.
lessons-kadora-last = De stapels zijn leeg, en dit is je laatste beurt. Leg de rode 5 op b1: met de rode 3 krijg je het meeste rood.
lessons-kadora-count = Het spel is uit. Ook de kaarten in de hand tellen. Elke kleur wordt nu omgedraaid door wie er het meeste van heeft.
lessons-kadora-count-you = Jij hebt het meeste rood, blauw en paars. Je andere kaarten zijn 26 strafpunten. Mia heeft er 32.
lessons-kadora-spell = Tom heeft er maar 16, maar geen gedekte kaart. Wie in geen kleur het meeste heeft, kan niet winnen. Dus jij wint!
lessons-kadora-learnt-take = Komt een kolom of rij op 10 of meer, dan moet je de kaarten met de kleur of slijpvorm van je kaart nemen.
lessons-kadora-learnt-lead = Heb je het meeste van een kleur, dan draai je die om; al het andere is strafpunten. Geef weg wat je niet wint.
lessons-kadora-learnt-spell = De minste strafpunten winnen, maar alleen als je van minstens één kleur het meeste hebt.
