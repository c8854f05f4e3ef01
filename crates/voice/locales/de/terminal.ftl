### Das Terminal: Menüs, Tasten, Fragen, und was man eingeben kann. Alle Wörter unter terminal-word-… werden verstanden; das erste wird gezeigt.

terminal-word-board = brett tisch
terminal-word-hand = hand
terminal-word-score = stand punkte
terminal-word-story = verlauf geschichte
terminal-word-undo = zurück zurueck
terminal-word-rules = regeln regel
terminal-word-why = warum
terminal-word-help = hilfe
terminal-word-quit = ende beenden
terminal-word-stay = bleiben bleib bleibe
terminal-word-leave = gehen geh gehe
terminal-word-pass = passen passe
terminal-word-none = keinen keiner
terminal-word-give = gib gebe schenke
terminal-word-keep = behalten behalte

terminal-help-board = der Tisch, wie er daliegt
terminal-help-hand = was nur du hast
terminal-help-score = wie alle stehen
terminal-help-story = was bisher geschah
terminal-help-undo = deine letzte Wahl zurücknehmen, wenn das nichts verrät und niemanden betrifft
terminal-help-rules = die Regel hinter der letzten Ablehnung; mit einer Nummer diese Regel
terminal-help-why = warum die Bots so gehandelt haben, sobald das Spiel zu Ende ist
terminal-help-help = was du jetzt eingeben kannst
terminal-help-quit = den Tisch verlassen

terminal-undone = Deine letzte Wahl ist zurückgenommen.
terminal-cannot-undo = Es gibt nichts zurückzunehmen: Was gesehen wurde, wurde gesehen.
terminal-not-understood = „{ $text }“ kenne ich nicht.
terminal-read-clause = Um die Regel zu lesen, gib { $word } { $clause } ein.
terminal-no-rulebook = Zu diesem Spiel gibt es noch kein Regelheft.
terminal-no-clause = Es gibt keine Regel { $clause }: Sie gehen von { $first } bis { $last }.
terminal-no-seat = Du siehst zu: Nichts auf dem Tisch gehört dir.
terminal-person = Spieler { $number }

terminal-d-cave = Das ist Höhle { $cave } von { $caves }.
terminal-d-path = Der Weg, vom Eingang an: { $cards }.
terminal-d-path-empty = Auf dem Weg liegt noch keine Karte.
terminal-d-card-left = { $card }, auf der noch { $left } liegen
terminal-d-inside = In der Höhle: { $who }.
terminal-d-beside = Neben der Truhe von allen in der Höhle liegt { $worth }: { $stones }.
terminal-d-on-path = Auf dem Weg: { $worth }.
terminal-d-removed = Für immer aus dem Spiel: { $hazards }.
terminal-d-stand-ins = Andere Gegenstände ersetzen fehlende Steine.
terminal-d-chest = { WHO($who) ->
    [you] In deiner Truhe:
   *[one] In der Truhe von { $who }:
} { $worth }, { $stones }.
terminal-d-chests-closed = Die Schatzkisten sind verdeckt: Was hineinkam, musst du dir merken.
terminal-d-question = { $beside } in Gefahr, { $path } auf dem Weg; { $dangers ->
    [0] noch keine Gefahr
    [one] { $dangers } Karte im Stapel würde die Expedition beenden
   *[other] { $dangers } Karten im Stapel würden die Expedition beenden
}. Bleiben oder gehen?
terminal-d-answers = Gib { $stay } oder { $leave } ein.

terminal-m-mirrors = Spiegel stehen auf { $mirrors }; neben dem Brett liegen noch { $beside }.
terminal-m-no-mirrors = Auf dem Brett steht kein Spiegel; daneben liegen { $beside }.
terminal-m-rim = { $side ->
    [south] Süden
    [west] Westen
    [north] Norden
   *[east] Osten
}: { $recesses }.
terminal-m-recess = { $recess } { $colour }
terminal-m-recess-open = { $recess } leer
terminal-m-card = Deine Karte zeigt { $diamonds }.
terminal-m-no-card = Du hast keine Karte.
terminal-m-needs = Du brauchst noch { $diamonds }.
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
}: offene Karten { $cards }, davor { $diamonds }.
terminal-m-score-bare = { WHO($who) ->
    [you] Du
   *[one] { $who }
}, { $side ->
    [south] Süden
    [west] Westen
    [north] Norden
   *[east] Osten
}: offene Karten { $cards }, kein Diamant davor.
terminal-m-target = { $cards } offene Karten gewinnen; im Stapel liegen noch { $pile }.
terminal-m-light = { $typed } ({ $colour })
terminal-m-light-unneeded = { $typed } ({ $colour }, nicht nötig)
terminal-m-ask-place = Neben dem Brett { $beside ->
    [one] liegt noch ein Spiegel
   *[other] liegen { $beside } Spiegel
}. Wohin stellst du einen?
terminal-m-ask-touch = Alle zwölf Spiegel stehen. Drehst, versetzt oder entfernst du einen, oder passt du?
terminal-m-ask-take-or-pass = Alle zwölf Spiegel stehen, und du kannst einen Diamanten nehmen: { $takes }. Welchen, oder passt du?
terminal-m-ask-take = Deine Strahlen beleuchten { $lit }. Welchen Diamanten nimmst du, oder keinen?
terminal-m-ask-return = Du hast deine Karte offen ausgelegt. In welcher Reihenfolge kommen ihre vier Diamanten zurück: { $diamonds }? Der erste kommt in { $recess }.
terminal-m-answers-place = Gib ein Feld und eine Diagonale ein, etwa b2/ oder b2\, und wenn du willst den Diamanten, den du nimmst, etwa b2/ s1>e3.
terminal-m-answers-touch = Gib b2~ zum Drehen ein, b2-c4/ zum Versetzen, b2x zum Entfernen, s1>e3 für einen Diamanten, oder { $pass }.
terminal-m-answers-take = Gib ein, wo der Strahl eintritt und austritt, etwa s1>e3, oder { $none }.
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
terminal-k-lead = Am meisten { $colour }: { $who }, mit { $worth }.
terminal-k-gift = { $typed } (alles { $colour } an { $who })
terminal-k-ask-give = Du darfst alle deine Karten einer Farbe verschenken: { $gifts }. Welche, oder willst du sie { $keep }?
terminal-k-ask-place = Du hast { $hand }; frei sind { $open }. Welche Karte legst du wohin?
terminal-k-ask-draw = Von welchem Stapel ziehst du, L mit { $left } oben oder R mit { $right }?
terminal-k-ask-draw-only = Von welchem Stapel ziehst du?
terminal-k-letters = Eine Karte ist Farbe, Wert und Schliff: R rot, O orange, Y gelb, G grün, B blau, P lila; b Brillant, p Princess, m Marquise.
terminal-k-answers-place = Gib eine Karte, einen Platz und einen Stapel ein, etwa R3b c2 L; der Stapel kann warten.
terminal-k-answers-give = Gib give Y>2 ein, um alles Gelbe an Spieler 2 zu geben, von 1 an gezählt, oder { $keep }; oder lege gleich eine Karte, etwa R3b c2 L.
terminal-k-why-give = Warum verschenken? Karten einer Farbe, in der du am Ende nicht den höchsten Wert hast, sind Strafpunkte: Dann soll sie lieber jemand anders haben (K10).
terminal-k-answers-draw = Gib L oder R ein.

terminal-label-players = Spieler
terminal-label-bots = Bots

terminal-thought = { $who }: „{ $reason }“
terminal-why-later = Was ein Bot denkt, bleibt sein Geheimnis, bis das Spiel zu Ende ist.
terminal-why-title = Was die Bots dachten

terminal-watch-title = Schritt { $step } von { $steps }
terminal-watch-eyes = wie { $who } es sieht
terminal-watch-spectator = wie ein Zuschauer es sieht

terminal-hint = Ein Experte wählt hier { $action }: „{ $reason }“
terminal-hint-none = Dafür gibt es keinen Tipp.
terminal-bot = { $bot ->
    [random] Jeder Zug ist recht: gut, um die Regeln zu lernen.
    [thumb] Eine vernünftige Gewohnheit, die in einen Satz passt.
    [clever] Denkt vor jedem Zug viele Partien durch.
    [sure-twelve] Verlässt die Höhle, sobald das mehr als 12 bringt und eine Gefahr zu sehen ist.
    [sixth-card] Verlässt die Höhle bei der sechsten Karte.
    [ten-stones] Verlässt die Höhle mit 10 Steinen neben der Truhe.
    [second-hazard] Verlässt die Höhle bei der zweiten Gefahr.
    [card-counter] Verlässt die Höhle, wenn eine weitere Karte im Schnitt mehr kostet als bringt.
    [expert-1] Der Experte, wie er war, bevor er auf Sieg spielte.
    [search] Eine Suche, die nur die Regeln kennt.
    [best-response] Hat nur gelernt, den Experten zu schlagen.
   *[expert] Das Beste, was wir daraus machen konnten.
}
