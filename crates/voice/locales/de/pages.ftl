### Allein, Partien noch einmal ansehen, und ohne Netz.

pages-go-on = { $title } fortsetzen
pages-set-up = Partie einrichten
pages-set-up-title = Neues Spiel: { $title }
pages-set-up-running = Du hast ein Spiel { $title } begonnen. Ein neues beendet es.
pages-your-name = Dein Name
pages-you = Du
pages-level = { $level ->
    [random] Leicht
    [thumb] Mittel
    [clever] Schwer
   *[expert] Experte
}
pages-level-help = { $level ->
    [random] Nicht immer bei der Sache: gut zum Lernen.
    [thumb] Spielt nach einer einfachen Regel.
    [clever] Denkt vor jedem Zug voraus.
   *[expert] Unser stärkster.
}
pages-temper = { $temper ->
    [timid] geht auf Nummer sicher
    [greedy] will immer mehr
    [counter] zählt die Karten
    [copycat] macht, was die anderen machen
    [contrary] macht das Gegenteil der anderen
    [moody] macht nie zweimal dasselbe
    [daredevil] ist kühn und stur
   *[follower] ist vorsichtig und folgt den anderen
}
pages-temper-of = { $name } { $temper }.
pages-begin = Los
pages-offline = Du bist offline. Allein gegen Bots geht alles; Partien mit anderen warten auf das Netz.
pages-not-here = Dieser Teil von Adamant ließ sich nicht laden. Vielleicht gibt es kein Netz oder eine neuere Version.

pages-download = Spieldatei herunterladen
pages-look-again = Wiederholung

pages-replay = Ein Spiel ansehen
pages-replay-help = Eine Aufzeichnung ist eine Datei, die auf .json endet. Diese Seite bietet nach jeder Partie eine an, und ein Tisch auf einem Server auch.
pages-replay-choose = Wähle eine Aufzeichnung oder zieh sie hierher
pages-replay-last = Deine letzte Partie { $title }
pages-replay-wait = Die Aufzeichnung wird geholt …
pages-replay-bad = Diese Aufzeichnung lässt sich nicht zeigen. { $error }
pages-replay-large = Diese Datei ist zu groß für eine Aufzeichnung: höchstens { $most } MB.
pages-replay-unread = Diese Datei lässt sich nicht lesen. Wähle sie bitte noch einmal.
pages-replay-other = Andere Aufzeichnung
pages-long-past = Diese Partie ist gespielt: Man kann nur noch zusehen.
pages-steps = Schritte der Partie
pages-first = Zum Anfang
pages-back = Ein Schritt zurück
pages-play = Abspielen
pages-pause = Pause
pages-forwards = Ein Schritt vor
pages-last = Zum Ende
pages-speed = Tempo
pages-eyes = Blickwinkel
pages-shuffle = Was am Mischen geprüft wurde

pages-for-programs = Entwicklung und Fairness:
pages-protocol = das Protokoll
pages-api = die HTTP-Schnittstelle
pages-fair = das ehrliche Mischen
pages-licence = Freie Software, unter MIT oder Apache 2.0.
