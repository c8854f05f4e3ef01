### adamant review: what each decision of a recorded game was worth. Browsers bring these when a game is reviewed.

review-step = Schritt
review-player = Spieler
review-choice = Wahl
review-chance = gewinnt %
review-other = beste Alternative
review-lost = Verlust
review-decisions = Entscheidungen
review-mistakes = Fehler
review-by-decision = Verlust je Entscheidung
review-luck = Glück
review-games = Spiele
review-won = Siege
review-costliest = Die teuersten Fehler
review-no-mistakes = Kein Fehler ist sicher.
review-mistake = Schritt { $step }, { $who }: „{ $choice }“ gewinnt zu { $chance } %, „{ $other }“ zu { $better } %.
review-luckiest = Glücklichste Karte: Schritt { $step } brachte { $who } { $points } Punkte.
review-graph = Gewinnchance in %, Schritt für Schritt
review-graph-across = Schritte
review-legend = Verlust: verschenkte Punkte Gewinnchance, mit 95-%-Intervall; ✗ ist sicher ein Fehler. Jede Entscheidung wird danach beurteilt, was der Spieler wissen konnte.
review-legend-luck = Glück: Punkte Gewinnchance, die die Karten gebracht haben, alle Karten bekannt. Über viele Spiele ergibt es 0.
review-unfinished = Das Spiel ist nicht zu Ende: Das ist die Analyse dessen, was gespielt wurde.
review-unread = Der Rest des Spiels ist nicht lesbar: { $problem }
review-minus = −{ $number }
review-plus = +{ $number }
review-diamant-next-card = { $deadly } von { $left } Karten beenden die Expedition.
review-diamant-at-risk = In Gefahr: { diamant-stones }.
review-diamant-others-inside = { $others ->
    [0] Allein in der Höhle.
    [one] Noch ein Abenteurer in der Höhle.
   *[other] Noch { $others } Abenteurer in der Höhle.
}
review-diamant-safe = Gehen bringt { $least } bis { $most }, je nachdem, wer noch geht.
review-diamant-safe-all = Gehen bringt { diamant-stones }.
review-mirrors-lights = { $diamonds ->
    [0] Beleuchtet keinen Diamanten der Karte.
    [one] Beleuchtet einen Diamanten der Karte.
   *[other] Beleuchtet { $diamonds } Diamanten der Karte.
}
review-mirrors-opens = { $diamonds ->
    [one] { $who } kann danach einen Diamanten mehr beleuchten.
   *[other] { $who } kann danach { $diamonds } Diamanten mehr beleuchten.
}
review-kadora-count = Jetzt gezählt: vorher { $before } Strafpunkte, nachher { $after }.

review-working = Analyse läuft … { $percent } %
review-done = Die Analyse ist fertig.
review-failed = Die Analyse ist abgebrochen. Lade die Seite neu, um es noch einmal zu versuchen.
review-graph-caption = Gewinnchance in %, alle Karten bekannt. Klicke, um zu einem Moment zu gehen.
review-chances-now = Gewinnchancen in diesem Moment
review-percent = { $number } %
review-no-decision = Bei diesem Schritt entscheidet niemand.
review-decision-before = Vorige Entscheidung: { $name }
review-decision-after = Nächste Entscheidung: { $name }
review-chose = { $who } wählte: { $choice }
review-was-mistake = ✗ Ein Fehler: { $points } Punkte Gewinnchance verloren.
review-was-best = ✓ Die beste Wahl.
review-was-fine = Etwa so gut wie die beste Wahl.
review-more-choices = { $count ->
    [one] Eine weitere Wahl war schlechter.
   *[other] { $count } weitere Möglichkeiten waren schlechter.
}
review-known-then = Nur danach beurteilt, was { $who } in diesem Moment wissen konnte. Die Grafik kennt auch, was sich später zeigte.
review-chosen = gewählt
review-decisions-title = Entscheidungen
review-every-decision = Jede Entscheidung
review-whose = Entscheidungen von
review-look = Schritt { $step }
review-a-mistake = ein Fehler
review-accounts = Genauigkeit und Glück
review-learn = { $count ->
    [one] Lerne aus einem Fehler
   *[other] Lerne aus { $count } Fehlern
}
review-lesson-title = Fehler { $number } von { $all }
review-lesson = { $who } wählte: { $choice }. Etwas anderes ist besser: Wähle auf dem Brett noch einmal.
review-try-again = Noch einmal
review-next-mistake = Nächster Fehler
review-back = Zurück zur Wiederholung
review-found-best = { $choice }: Das ist die beste Wahl.
review-found-better = { $choice }: Besser, aber nicht die beste Wahl.
review-found-same = { $choice }: Das wurde im Spiel gewählt.
review-found-worse = { $choice }: Nicht besser als im Spiel.
review-found-unknown = Diese Wahl wurde nicht analysiert.
review-tried = deine Wahl jetzt
review-what-if = Was wäre, wenn?
review-what-if-help = Nimm einen Platz und spiele von hier gegen Bots weiter. Karten, die man von diesem Platz nicht sieht, werden neu verteilt.
review-take-seat = Dein Platz
review-play-on = Ab Schritt { $step } weiterspielen
review-no-branch = Die verdeckten Karten können hier nicht neu verteilt werden. Wähle einen anderen Moment oder einen anderen Platz.
review-branch = Du spielst ab Schritt { $step } für { $who }. Verdeckte Karten wurden neu verteilt.
review-deal-again = Neu verteilen
review-branch-over = Dieses Spiel ansehen
review-comes-from = Dieses Spiel zweigt bei Schritt { $step } von einem anderen ab ({ $names }). Es wurde aus der Sicht von { $who } weitergespielt, mit neu verteilten verdeckten Karten.

review-diamant-help = Stelle durch Klicken jede Höhle zusammen: welche Karten aufgedeckt wurden, wer ging und wie viele spielen.
review-diamant-set-up = Die Höhle
review-diamant-removed = Gefahren, die in früheren Höhlen aus dem Spiel gingen
review-diamant-path = Was in dieser Höhle geschah
review-diamant-empty = Noch keine Karte ist aufgedeckt.
review-diamant-turn = Karte aufdecken
review-diamant-leave = Wer geht
review-diamant-left = { $count ->
    [one] Einer geht
   *[other] { $count } gehen
}
review-diamant-clear = Leeren
review-diamant-found = Was das Gleichgewicht tut
review-diamant-nothing = Decke eine Karte auf: Dann entscheiden alle in der Höhle.
review-diamant-equilibrium = Alle in der Höhle gehen mit einer Wahrscheinlichkeit von { $leave } % und können aus dieser Höhle { $worth } Steine erwarten.
review-diamant-stands = In der Höhle: { $inside }. In Gefahr für jeden: { $beside }. Auf dem Pfad: { $path }. Karten im Stapel: { $left }.
review-diamant-danger = Gefahr: { $deadly } von { $left } Karten beenden die Expedition: { $percent }.
review-diamant-leaving = Gehen bringt allein { $alone }, und { $together }, wenn alle gehen.
review-diamant-card = nächste Karte
review-diamant-count = Karten
review-diamant-chance = Wahrscheinlichkeit
review-diamant-each = für jeden
review-diamant-ends = beendet die Expedition: { diamant-stones } verloren
