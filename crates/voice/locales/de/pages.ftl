### Allein, Partien noch einmal ansehen, und ohne Netz.

pages-go-on = { $title } fortsetzen
pages-set-up = Partie einrichten
pages-set-up-title = { $title } allein
pages-your-name = Dein Name
pages-you = Du
pages-bot = Wie { $name } spielt
pages-level = { $level ->
    [random] auf gut Glück
    [thumb] nach einer Faustregel
    [clever] klug
   *[expert] meisterhaft
}
pages-level-help = { $level ->
    [random] Jeder Zug ist recht: gut, um die Regeln zu lernen.
    [thumb] Eine vernünftige Gewohnheit, die in einen Satz passt.
    [clever] Denkt vor jedem Zug viele Partien durch.
   *[expert] Das Beste, was wir daraus machen konnten.
}
pages-begin = Los
pages-offline = Du bist offline. Allein gegen Bots geht alles; Partien mit anderen warten auf das Netz.
pages-not-here = Dieser Teil von Adamant ließ sich nicht laden. Vielleicht gibt es kein Netz oder eine neuere Version.

pages-download = Aufzeichnung herunterladen
pages-look-again = Noch einmal ansehen

pages-replay = Eine Partie noch einmal ansehen
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

pages-for-programs = Für Programme und Zweifler:
pages-protocol = das Protokoll
pages-api = die HTTP-Schnittstelle
pages-fair = das ehrliche Mischen
pages-licence = Freie Software, unter MIT oder Apache 2.0.
