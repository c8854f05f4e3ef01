### Das Terminal: Menüs, Tasten, Fragen, und was man eingeben kann. Alle Wörter unter terminal-word-… werden verstanden; das erste wird gezeigt.

terminal-word-board = brett tisch
terminal-word-hand = hand
terminal-word-score = stand punkte
terminal-word-story = verlauf geschichte
terminal-word-undo = zurück zurueck rückgängig
terminal-word-rules = regeln regel
terminal-word-why = warum
terminal-word-hint = tipp hinweis
terminal-word-help = hilfe
terminal-word-quit = ende beenden
terminal-word-stay = bleiben bleib bleibe
terminal-word-leave = gehen geh gehe
terminal-word-pass = passen passe
terminal-word-none = keinen keiner
terminal-word-give = verschenke schenke gib
terminal-word-keep = behalten behalte

terminal-help-board = der Tisch
terminal-help-hand = deine eigenen Karten
terminal-help-score = der Spielstand
terminal-help-story = was bisher passiert ist
terminal-help-undo = deine letzte Wahl rückgängig machen, wenn nichts aufgedeckt wurde und niemand sonst betroffen ist
terminal-help-rules = die Regel hinter der letzten Ablehnung; mit einer Nummer diese Regel
terminal-help-why = warum die Bots so gewählt haben, nach dem Spiel
terminal-help-hint = was ein Experte an deiner Stelle täte, und warum
terminal-help-help = was du jetzt eingeben kannst
terminal-help-quit = das Spiel verlassen

terminal-word-figures = chancen strahlen summen
terminal-help-figures = { $game ->
    [diamant] die Chancen der nächsten Karte
    [mirrors] wohin deine Strahlen führen
   *[kadora] die Summe jeder Reihe und Spalte
}
terminal-k-sums = Summen der Reihen und Spalten: { $sums }.
terminal-d-met = Schon aufgetaucht: { $hazards }.

terminal-undone = Deine letzte Wahl ist rückgängig gemacht.
terminal-cannot-undo = Es gibt nichts rückgängig zu machen: Was aufgedeckt ist, bleibt aufgedeckt.
terminal-not-understood = „{ $text }“ kenne ich nicht.
terminal-read-clause = Um die Regel zu lesen, gib { $word } { $clause } ein.
terminal-no-rulebook = Die Regeln konnten nicht geladen werden. Versuch es gleich noch einmal.
terminal-no-clause = Es gibt keine Regel { $clause }: Sie gehen von { $first } bis { $last }.
terminal-no-seat = Du schaust zu: Du hast keine eigenen Karten oder Steine.
terminal-person = Spieler { $number }

terminal-d-cave = Das ist Höhle { $cave } von { $caves }.
terminal-d-path = Der Pfad, vom Eingang an: { $cards }.
terminal-d-path-empty = Auf dem Pfad liegt noch keine Karte.
terminal-d-card-left = { $card } mit noch { $left ->
    [one] { $left } Stein
   *[other] { $left } Steinen
} darauf
terminal-d-inside = In der Höhle: { $who }.
terminal-d-beside = Alle in der Höhle haben { $worth } in Gefahr: { $stones }.
terminal-d-on-path = Auf dem Pfad: { $worth }.
terminal-d-removed = Endgültig aus dem Spiel: { $hazards }.
terminal-d-stand-ins = Andere Gegenstände ersetzen die fehlenden Steine.
terminal-d-chest = { WHO($who) ->
    [you] In deiner Schatzkiste:
   *[one] In der Schatzkiste von { $who }:
} { $worth }, { $stones }.
terminal-d-chests-closed = Die Schatzkisten sind verdeckt: Was hineinkam, musst du dir merken.
terminal-d-question = { $beside } in Gefahr, { $path } auf dem Pfad; { $dangers ->
    [0] noch kein Risiko
    [one] { $dangers } Karte im Stapel beendet diese Expedition
   *[other] { $dangers } Karten im Stapel beenden diese Expedition
}. Bleiben oder gehen?
terminal-d-answers = Gib { $stay } oder { $leave } ein.

terminal-m-mirrors = Spiegel stehen auf { $mirrors }; neben dem Brett { $beside ->
    [0] liegt keiner mehr.
    [one] liegt noch { $beside }.
   *[other] liegen noch { $beside }.
}
terminal-m-no-mirrors = Auf dem Brett steht kein Spiegel; daneben liegen { $beside }.
terminal-m-rim = { $side ->
    [south] Süden
    [west] Westen
    [north] Norden
   *[east] Osten
}: { $recesses }.
terminal-m-recess = { $recess } { $colour }
terminal-m-recess-open = { $recess } leer
terminal-m-card = Deine Karte zeigt: { $diamonds }.
terminal-m-no-card = Du hast keine Karte.
terminal-m-needs = Es fehlt noch: { $diamonds }.
terminal-m-your-side = Du spielst von { $side ->
    [south] Süden
    [west] Westen
    [north] Norden
   *[east] Osten
}; deine Eingänge sind { $entrances }.
terminal-m-score = { WHO($who) ->
    [you] Du
   *[one] { $who }
}, { $side ->
    [south] Süden
    [west] Westen
    [north] Norden
   *[east] Osten
}: volle Karten { $cards }, Diamanten { $diamonds }.
terminal-m-score-bare = { WHO($who) ->
    [you] Du
   *[one] { $who }
}, { $side ->
    [south] Süden
    [west] Westen
    [north] Norden
   *[east] Osten
}: volle Karten { $cards }, noch keine Diamanten.
terminal-m-target = Wer zuerst { $cards } volle Karten hat, gewinnt; im Stapel { $pile ->
    [0] liegt keine mehr.
    [one] liegt noch { $pile }.
   *[other] liegen noch { $pile }.
}
terminal-m-light = { $typed } ({ $colour })
terminal-m-light-unneeded = { $typed } ({ $colour }, nicht nötig)
terminal-m-ask-place = Neben dem Brett { $beside ->
    [one] liegt noch ein Spiegel
   *[other] liegen { $beside } Spiegel
}. Wohin stellst du einen?
terminal-m-ask-touch = Alle zwölf Spiegel stehen auf dem Brett. Willst du einen drehen, versetzen oder entfernen, oder passt du?
terminal-m-ask-take-or-pass = Alle zwölf Spiegel stehen auf dem Brett, und du kannst einen Diamanten nehmen: { $takes }. Welchen, oder passt du?
terminal-m-ask-take = Deine Strahlen beleuchten { $lit }. Welchen Diamanten nimmst du, oder keinen?
terminal-m-ask-return = Deine Karte ist voll. In welcher Reihenfolge kommen ihre vier Diamanten zurück: { $diamonds }? Der erste kommt in { $recess }.
terminal-m-answers-place = Gib ein Feld und eine Diagonale ein, etwa b2/ oder b2\. Dazu kannst du den Diamanten angeben, den du nimmst, etwa b2/ s1>e3.
terminal-m-answers-touch = Gib b2~ zum Drehen ein, b2-c4/ zum Versetzen, b2x zum Entfernen, s1>e3 für einen Diamanten, oder { $pass }.
terminal-m-answers-take = Gib ein, wo der Strahl eintritt und wo er austritt, etwa s1>e3, oder { $none }.
terminal-m-answers-return = Gib vier Buchstaben der Reihe nach ein, etwa RBRG: R rot, B blau, G grün, Y gelb.

terminal-k-row = Reihe { $row }: { $cards }.
terminal-k-card = { $card } ({ $code })
terminal-k-field = { $field } { $card }
terminal-k-field-open = { $field } frei
terminal-k-pile = { $pile ->
    [left] Linker Stapel
   *[right] Rechter Stapel
}, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}, von oben: { $backs }.
terminal-k-pile-empty = { $pile ->
    [left] Linker Stapel
   *[right] Rechter Stapel
}: keine Karten.
terminal-k-last-round = Das ist die letzte Runde: Es { $turns ->
    [one] bleibt ein Zug
   *[other] bleiben { $turns } Züge
}.
terminal-k-hand = Deine Hand: { $cards }.
terminal-k-hand-empty = Deine Hand ist leer.
terminal-k-hand-of = In der Hand von { $who }: { $backs }.
terminal-k-loot = { WHO($who) ->
    [you] Du hast
   *[one] { $who } hat
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} gewonnen: { $cards }.
terminal-k-loot-none = { WHO($who) ->
    [you] Du hast noch nichts gewonnen.
   *[one] { $who } hat noch nichts gewonnen.
}
terminal-k-lead = Höchster Wert in { $colour }: { $who }, mit { $worth }.
terminal-k-gift = { $typed } (alle Karten in { $colour } an { NAMES($who, you: "dich") })
terminal-k-ask-give = Du darfst alle deine Karten einer Farbe verschenken: { $gifts }. Welche? Oder willst du alle { $keep }?
terminal-k-ask-place = Du hast { $hand }; freie Felder sind { $open }. Welche Karte legst du wohin?
terminal-k-ask-draw = Von welchem Stapel ziehst du: L (oben { $left }) oder R (oben { $right })?
terminal-k-ask-draw-only = Von welchem Stapel ziehst du?
terminal-k-letters = Eine Karte ist Farbe, Wert und Schliff: R rot, O orange, Y gelb, G grün, B blau, P lila; b Brillant, p Prinzess, m Marquise.
terminal-k-answers-place = Gib eine Karte, ein Feld und einen Stapel ein, etwa R3b c2 L. Den Stapel kannst du auch später nennen.
terminal-k-answers-give = Gib { $give } Y>2 ein, um alle gelben Karten an Spieler 2 zu verschenken, oder { $keep }. Du kannst auch gleich eine Karte legen, etwa R3b c2 L.
terminal-k-why-give = Warum verschenken? Karten einer Farbe, in der du am Ende nicht den höchsten Wert hast, sind Strafpunkte: Die soll lieber jemand anders haben (K10).
terminal-k-answers-draw = Gib L oder R ein.

terminal-label-players = Spieler
terminal-label-bots = Bots

terminal-thought = { $who }: „{ $reason }“
terminal-why-later = Warum ein Bot so wählt, bleibt geheim, bis das Spiel zu Ende ist.
terminal-why-title = Was die Bots dachten

terminal-watch-title = Schritt { $step } von { $steps }
terminal-watch-eyes = wie { $who } es sieht
terminal-watch-spectator = wie ein Zuschauer es sieht

terminal-hint = Ein Experte würde wählen: { $action }. „{ $reason }“
terminal-hint-thinking = Ein Experte denkt darüber nach …
terminal-hint-none = Hier gibt es keinen Tipp.
terminal-bot = { $bot ->
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
