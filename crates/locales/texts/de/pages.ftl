### Allein, Partien noch einmal ansehen, und ohne Netz.

pages-go-on = { $title } fortsetzen
pages-set-up = Spiel einrichten
pages-set-up-title = Neues Spiel: { $title }
pages-set-up-running = Du hast noch ein Spiel { $title } offen. Wenn du ein neues anfängst, endet es.
pages-you = Du
pages-level = { $level ->
    [random] Leicht
    [thumb] Mittel
    [clever] Schwer
   *[expert] Experte
}
pages-level-help = { $level ->
    [random] Macht irgendeinen Zug: gut zum Lernen.
    [thumb] Spielt nach einer einfachen Regel.
    [clever] Denkt vor jedem Zug voraus.
   *[expert] Unser stärkster Bot.
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
pages-offline = Du bist offline. Gegen Bots kannst du trotzdem spielen; für Spiele mit anderen brauchst du eine Verbindung.
pages-not-here = Diese Seite konnte nicht geladen werden. Prüfe deine Verbindung und lade neu: Vielleicht gibt es eine neue Version.

pages-download = Spieldatei herunterladen
pages-look-again = Wiederholung
pages-review = Analyse
pages-explore = Höhlen erkunden

pages-replay = Ein Spiel ansehen
pages-replay-help = Eine Spieldatei endet auf .json. Nach jedem Spiel kannst du eine herunterladen.
pages-replay-choose = Wähle eine Spieldatei oder zieh sie hierher
pages-replay-last = Dein letztes Spiel { $title }
pages-replay-wait = Das Spiel wird geladen …
pages-replay-bad = Diese Spieldatei lässt sich nicht zeigen. { $error }
pages-replay-large = Diese Datei ist zu groß: Eine Spieldatei hat höchstens { $most } MB.
pages-replay-unread = Diese Datei lässt sich nicht lesen. Wähle sie bitte noch einmal.
pages-replay-other = Andere Spieldatei
pages-long-past = Dieses Spiel ist zu Ende: Du kannst es nur noch ansehen.
pages-steps = Schritte des Spiels
pages-first = Anfang
pages-back = Schritt zurück
pages-play = Abspielen
pages-pause = Pause
pages-forwards = Schritt vor
pages-last = Ende
pages-speed = Tempo
pages-eyes = Ansehen als
pages-shuffle = Prüfung des Mischens

pages-for-programs = Entwicklung und Fairness:
pages-protocol = das Protokoll
pages-api = die HTTP-Schnittstelle
pages-fair = das faire Mischen
pages-licence = Freie Software unter MIT oder Apache 2.0.

pages-skip-to-content = Zum Inhalt
pages-home = Startseite
pages-rules-of = Regeln von { $title }
pages-not-found = Seite nicht gefunden
pages-not-found-help = Prüfe die Adresse oder geh zurück zur Startseite.
