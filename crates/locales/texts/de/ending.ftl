### Das Ende eines Spiels: das Siegertreppchen, der Verlauf als Diagramm, der beste und der schlechteste Moment, und ein Bild zum Teilen.

ending-title = Ergebnis
ending-story = So verlief das Spiel
ending-numbers = Dasselbe in Zahlen
ending-share = Als Bild teilen
ending-share-failed = Dieser Browser kann das Bild nicht erstellen.
ending-round = Runde { $round }

ending-d-graph = In der Schatzkiste nach jeder Höhle
ending-d-best = Beste Beute: { $worth } aus Höhle { $cave } ({ $who })
ending-d-worst = Schlimmster Moment: { $worth } in Höhle { $cave } verloren ({ $who })

ending-m-result = { mirrors-cards }, { $diamonds ->
    [one] { $diamonds } Diamant
   *[other] { $diamonds } Diamanten
}
ending-m-graph = Diamanten Runde für Runde. Vier ergeben eine Karte.
ending-m-best = Längster Strahl: ein Diamant über { mirrors-by-way } ({ $who })
ending-m-worst = Längste Durststrecke: { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
} ohne Diamant ({ $who })

ending-k-graph = Beute nach Farbe. Volle Balken sind umgedreht, schraffierte Balken sind Strafpunkte.
ending-k-best = Beste Beute: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} im Wert von { $worth } ({ $who })
ending-k-worst = Teuerste Farbe: { kadora-colour }, { kadora-penalty-points } ({ $who })
