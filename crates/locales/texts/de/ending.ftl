### Das Ende eines Spiels: das Siegertreppchen, der Verlauf als Diagramm, der beste und der schlechteste Moment, und ein Bild zum Teilen.

ending-title = Ergebnis
ending-story = So verlief das Spiel
ending-numbers = Dasselbe in Zahlen
ending-share = Als Bild teilen
ending-share-failed = Dieser Browser kann das Bild nicht erstellen.
ending-round = Runde { $round }

ending-diamant-graph = In der Schatzkiste nach jeder Höhle
ending-diamant-best = Beste Beute: { $worth } aus Höhle { $cave } ({ $who })
ending-diamant-worst = Schlimmster Moment: { $worth } in Höhle { $cave } verloren ({ $who })

ending-mirrors-result = { mirrors-cards }, { $diamonds ->
    [one] { $diamonds } Diamant
   *[other] { $diamonds } Diamanten
}
ending-mirrors-graph = Diamanten Runde für Runde. Vier ergeben eine Karte.
ending-mirrors-best = Längster Strahl: ein Diamant über { mirrors-by-way } ({ $who })
ending-mirrors-worst = Längste Durststrecke: { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
} ohne Diamant ({ $who })

ending-kadora-graph = Beute nach Farbe. Volle Balken sind umgedreht, schraffierte Balken sind Strafpunkte.
ending-kadora-best = Beste Beute: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} im Wert von { $worth } ({ $who })
ending-kadora-worst = Teuerste Farbe: { kadora-colour }, { kadora-penalty-points } ({ $who })
