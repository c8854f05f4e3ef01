### An jedem Tisch, auf der Seite und im Terminal.

table-person = Spieler { $number }
table-label-players = Spieler
table-label-bots = Bots
table-thought = { $who }: „{ $reason }“
table-why-later = Warum ein Bot so wählt, bleibt geheim, bis das Spiel zu Ende ist.
table-why-title = Was die Bots dachten
table-watch-title = Schritt { $step } von { $steps }
table-watch-eyes = wie { $who } es sieht
table-watch-spectator = wie ein Zuschauer es sieht
table-hint = Ein Experte würde wählen: { $action }. „{ $reason }“
table-hint-thinking = Ein Experte denkt darüber nach …
table-hint-none = Hier gibt es keinen Tipp.
table-bot = { $bot ->
    [random] Macht irgendeinen Zug: gut, um die Regeln zu lernen.
    [thumb] Spielt nach einer einfachen Regel.
    [clever] Spielt vor jedem Zug viele Spiele im Kopf durch.
    [sure-twelve] Verlässt die Höhle, sobald das mehr als 12 bringt und eine Gefahr daliegt.
    [sixth-card] Verlässt die Höhle bei der sechsten Karte.
    [ten-stones] Verlässt die Höhle mit 10 Steinen in Gefahr.
    [second-hazard] Verlässt die Höhle bei der zweiten Gefahr.
    [card-counter] Verlässt die Höhle, wenn eine weitere Karte im Schnitt mehr kostet als bringt.
    [expert-1] Ein früherer Experte, der Steine sammelte, statt auf Sieg zu spielen.
    [search] Sucht, ohne etwas anderes zu kennen als die Regeln.
    [best-response] Nur darauf trainiert, den Experten zu schlagen.
   *[expert] Unser stärkster Bot.
}
table-actions = Was du tun kannst
table-history = Was passiert ist
table-your-turn = Du bist dran
table-symbol = { $seat ->
    [0] Kreis
    [1] Dreieck
    [2] Quadrat
    [3] Stern
    [4] Kreuz
    [5] Mond
    [6] Herz
   *[other] Tropfen
}
table-undo = Rückgängig
table-ask-hint = Tipp
table-skip = Animation überspringen
table-new-game = Neues Spiel
table-rematch = Revanche
table-end-game = Dein Spiel ist noch nicht zu Ende. Beenden und ein neues anfangen?
table-keep-playing = Weiterspielen
table-end-and-begin = Neues Spiel anfangen
table-as-text = Textmodus
table-as-picture = Bildmodus
table-read-clause = Regel { $clause } lesen
table-ready = Kann es weitergehen?
table-stale = Das Spiel ist inzwischen weitergegangen. Schau nach und wähle dann noch einmal.
