### Ein Spiel in Worten: was getippt werden kann und was geantwortet wird. Ein Wort unter typed-word-… ist eine Liste: alle werden verstanden, das erste wird gezeigt.

typed-word-board = brett tisch
typed-word-hand = hand
typed-word-score = stand punkte
typed-word-story = verlauf geschichte
typed-word-undo = zurück zurueck rückgängig
typed-word-rules = regeln regel
typed-word-why = warum
typed-word-hint = tipp hinweis
typed-word-help = hilfe
typed-word-quit = ende beenden
typed-help-board = der Tisch
typed-help-hand = deine eigenen Karten
typed-help-score = der Spielstand
typed-help-story = was bisher passiert ist
typed-help-undo = deine letzte Wahl rückgängig machen, wenn nichts aufgedeckt wurde und niemand sonst betroffen ist
typed-help-rules = die Regel hinter der letzten Ablehnung; mit einer Nummer diese Regel
typed-help-why = warum die Bots so gewählt haben, nach dem Spiel
typed-help-hint = was ein Experte an deiner Stelle täte, und warum
typed-help-help = was du jetzt eingeben kannst
typed-help-quit = das Spiel verlassen
typed-word-figures = chancen strahlen summen
typed-help-figures = { $game ->
    [diamant] die Chancen der nächsten Karte
    [mirrors] wohin deine Strahlen führen
   *[kadora] die Summe jeder Reihe und Spalte
}
typed-undone = Deine letzte Wahl ist rückgängig gemacht.
typed-cannot-undo = Es gibt nichts rückgängig zu machen: Was aufgedeckt ist, bleibt aufgedeckt.
typed-not-understood = „{ $text }“ kenne ich nicht.
typed-read-clause = Um die Regel zu lesen, gib { $word } { $clause } ein.
typed-no-rulebook = Die Regeln konnten nicht geladen werden. Versuch es gleich noch einmal.
typed-no-clause = Es gibt keine Regel { $clause }: Sie gehen von { $first } bis { $last }.
typed-no-seat = Du schaust zu: Du hast keine eigenen Karten oder Steine.
typed-type-here = Gib deinen Zug ein oder { $word }
typed-type-send = Senden
