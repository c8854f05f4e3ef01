### adamant review: what each decision of a recorded game was worth. Browsers bring these when a game is reviewed.

review-step = stap
review-player = speler
review-choice = keuze
review-chance = wint %
review-other = beste alternatief
review-lost = verlies
review-decisions = beslissingen
review-mistakes = fouten
review-by-decision = verlies per beslissing
review-luck = geluk
review-games = spellen
review-won = gewonnen
review-costliest = De duurste fouten
review-no-mistakes = Geen enkele fout is zeker.
review-mistake = Stap { $step }, { $who }: “{ $choice }” wint { $chance }%, “{ $other }” { $better }%.
review-luckiest = Gelukkigste kaart: stap { $step } gaf { $who } { $points } punten.
review-graph = Winstkans in %, stap voor stap
review-graph-across = stappen
review-legend = verlies: weggegeven punten winstkans, met 95%-interval; ✗ is zeker een fout. Elke beslissing wordt beoordeeld naar wat de speler kon weten.
review-legend-luck = geluk: punten winstkans die de kaarten gaven, met alle kaarten open. Over veel spellen komt het op 0 uit.
review-unfinished = Het spel is niet afgelopen: dit gaat over wat er gespeeld is.
review-unread = De rest van het spel is niet te lezen: { $problem }
review-minus = −{ $number }
review-plus = +{ $number }
review-diamant-next-card = { $deadly } van de { $left } kaarten maken een eind aan de expeditie.
review-diamant-at-risk = { diamant-stones } op het spel.
review-diamant-others-inside = { $others ->
    [0] Alleen in de grot.
    [one] Nog één avonturier in de grot.
   *[other] Nog { $others } avonturiers in de grot.
}
review-diamant-safe = Vertrekken brengt { $least } tot { $most } op, afhankelijk van wie er nog meer vertrekt.
review-diamant-safe-all = Vertrekken brengt { diamant-stones } op.
review-mirrors-lights = { $diamonds ->
    [0] Bespiegelt geen diamant van de kaart.
    [one] Bespiegelt een diamant van de kaart.
   *[other] Bespiegelt { $diamonds } diamanten van de kaart.
}
review-mirrors-opens = { $diamonds ->
    [one] { $who } kan daarna één diamant meer bespiegelen.
   *[other] { $who } kan daarna { $diamonds } diamanten meer bespiegelen.
}
review-kadora-count = Nu geteld: eerst { $before } strafpunten, daarna { $after }.

review-working = Bezig met de analyse… { $percent }%
review-done = De analyse is klaar.
review-failed = De analyse is gestopt. Laad de pagina opnieuw om het nog eens te proberen.
review-graph-caption = Winstkans in %, met alle kaarten bekend. Klik om naar een moment te gaan.
review-chances-now = Winstkansen op dit moment
review-percent = { $number }%
review-no-decision = Bij deze stap beslist niemand.
review-decision-before = Vorige beslissing: { $name }
review-decision-after = Volgende beslissing: { $name }
review-chose = { $who } koos: { $choice }
review-was-mistake = ✗ Een fout: { $points } punten winstkans verloren.
review-was-best = ✓ De beste keuze.
review-was-fine = Ongeveer even goed als de beste keuze.
review-more-choices = { $count ->
    [one] Nog één keuze was slechter.
   *[other] Nog { $count } keuzes waren slechter.
}
review-known-then = Alleen beoordeeld op wat { $who } op dit moment kon weten. De grafiek weet ook wat later bleek.
review-chosen = gekozen
review-decisions-title = Beslissingen
review-every-decision = Elke beslissing
review-whose = Beslissingen van
review-look = Stap { $step }
review-a-mistake = een fout
review-accounts = Nauwkeurigheid en geluk
review-learn = { $count ->
    [one] Leer van één fout
   *[other] Leer van { $count } fouten
}
review-lesson-title = Fout { $number } van { $all }
review-lesson = { $who } koos: { $choice }. Iets anders is beter: kies opnieuw op het bord.
review-try-again = Probeer opnieuw
review-next-mistake = Volgende fout
review-back = Terug naar het terugkijken
review-found-best = { $choice }: dit is de beste keuze.
review-found-better = { $choice }: beter, maar niet de beste keuze.
review-found-same = { $choice }: dit werd in het spel gekozen.
review-found-worse = { $choice }: niet beter dan in het spel.
review-found-unknown = Deze keuze is niet geanalyseerd.
review-tried = jouw keuze nu
review-what-if = Wat als?
review-what-if-help = Neem een plaats in en speel vanaf hier verder tegen bots. Kaarten die je vanaf die plaats niet ziet, worden opnieuw gedeeld.
review-take-seat = Jouw plaats
review-play-on = Speel verder vanaf stap { $step }
review-no-branch = De verborgen kaarten kunnen hier niet opnieuw worden gedeeld. Kies een ander moment of een andere plaats.
review-branch = Je speelt voor { $who } vanaf stap { $step }. Verborgen kaarten zijn opnieuw gedeeld.
review-deal-again = Deel opnieuw
review-branch-over = Bekijk dit spel
review-comes-from = Dit spel is bij stap { $step } afgesplitst van een ander spel ({ $names }). Er is verder gespeeld vanuit wat { $who } zag, met opnieuw gedeelde verborgen kaarten.

review-diamant-help = Stel elke grot samen door te klikken: welke kaarten zijn omgedraaid, wie vertrok en hoeveel er spelen.
review-diamant-set-up = De grot
review-diamant-removed = Gevaren die in eerdere grotten uit het spel gingen
review-diamant-path = Wat er in deze grot gebeurde
review-diamant-empty = Er is nog geen kaart omgedraaid.
review-diamant-turn = Draai een kaart om
review-diamant-leave = Wie vertrekt
review-diamant-left = { $count ->
    [one] Eén vertrekt
   *[other] { $count } vertrekken
}
review-diamant-clear = Wissen
review-diamant-found = Wat het evenwicht doet
review-diamant-nothing = Draai een kaart om: dan beslist iedereen in de grot.
review-diamant-equilibrium = Iedereen in de grot vertrekt met een kans van { $leave }% en kan uit deze grot { $worth } diamanten verwachten.
review-diamant-stands = In de grot: { $inside }. Op het spel voor ieder: { $beside }. Op het pad: { $path }. Kaarten op de stapel: { $left }.
review-diamant-danger = Gevaar: { $deadly } van { $left } kaarten beëindigen de expeditie: { $percent }.
review-diamant-leaving = Vertrekken levert alleen { $alone } op, en { $together } als iedereen vertrekt.
review-diamant-card = volgende kaart
review-diamant-count = kaarten
review-diamant-chance = kans
review-diamant-each = voor ieder
review-diamant-ends = beëindigt de expeditie: { diamant-stones } verloren
