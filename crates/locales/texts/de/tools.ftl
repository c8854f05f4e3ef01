### What commands print besides the games, and what goes wrong there. Browsers do not have these.

## Numbers

tools-days = { $days } d { $hours } h
tools-hours = { $hours } h { $minutes } min
tools-interval = { $figure } [{ $low }; { $high }]

## How far a command has come

tools-progress = { $done } von { $all } { $counted ->
    [games] Spiele
    [decks] Stapel
   *[steps] Schritte
}
tools-progress-open = { $done } { $counted ->
    [games] Spiele
    [decks] Stapel
   *[steps] Schritte
}
tools-just-begun = gerade begonnen
tools-left = noch { $span }
tools-game-of = Spiel { $number } von { $all }
tools-decided-in = · entschieden nach noch { $likely } bis { $most }
tools-interrupted = unterbrochen nach { $done } von { $all } Spielen
tools-go-on-with = unterbrochen: Weiter geht es mit --resume { $file }

## Files

tools-cannot-read = { $file } kann nicht gelesen werden
tools-cannot-write = { $file } kann nicht geschrieben werden
tools-cannot-write-into = in { $folder } kann nicht geschrieben werden
tools-not-executable = { $file } kann nicht ausführbar gemacht werden
tools-exists = { $file } gibt es schon: Wähle einen anderen Namen oder überschreibe es mit --force
tools-not-empty = { $folder } ist nicht leer: Wähle einen neuen Ordner oder überschreibe die Dateien mit --force
tools-no-random = dieser Rechner hat keine Zufallszahlen: Gib ihm einen --seed
tools-no-threads = die Threads können nicht gestartet werden
tools-no-interrupt = auf Strg-C kann nicht gehört werden
tools-file-unread = Diese Datei kann nicht gelesen werden.
tools-file-empty = In dieser Datei ist kein Spiel.
tools-watch-needs-file = --watch braucht die Tastatur: Gib eine Datei an statt der Standardeingabe
tools-no-game-to-watch = es gibt kein Spiel zum Ansehen
tools-plot-one-game = --plot zeichnet ein Spiel: Gib eine Datei mit einem Spiel an

## What was asked for

tools-which-game = welches Spiel? Zum Beispiel: { $example }
tools-no-command = den Befehl „{ $name }“ gibt es nicht. Es gibt { $commands }
tools-no-clause = { $title } hat keine Regel { $clause }: Die letzte ist { $last }
tools-no-bot-or-program = { online-refused-no-bot } Ein Name mit Schrägstrich ist ein Programm: ./mybot.py
tools-not-an-option = „{ $text }“ ist keine Option: Schreib NAME=WERT
tools-bad-option = { $option } kann sein: { $values }
tools-who-plays = wer spielt? --seats expert,thumb,thumb,random oder --field expert,clever,thumb --players 4
tools-bots-and-seats = { $bots } Bots, aber { $players } Plätze: siehe --players
tools-bot-is-program = { $bot } ist ein Programm: Programme spielen in adamant arena
tools-field-of-two = ein Feld braucht mindestens zwei Bots
tools-does-not-play = „{ $name }“ spielt nicht mit. Es spielen { $names }
tools-no-bots-in = { $file } nennt keine Bots
tools-no-deals = { $file } enthält nichts zum Spielen: Schreib in jede Zeile eine Zahl oder ein Spiel
tools-bad-deal = { $place }: weder eine Zahl noch ein Spiel. { $error }
tools-no-results = { $place }: Das ist keine Datei mit Ergebnissen von adamant arena
tools-no-result = { $place }: Diese Zeile ist kein Ergebnis
tools-results-unwritten = die Ergebnisse konnten nicht geschrieben werden: { $error }

## serve

tools-open = { $name } ist geöffnet.
tools-port-taken = Port { $port } ist von einem anderen Programm belegt. Dies ist Port { $own }.
tools-at-here = hier
tools-at-everyone = für alle
tools-at-phones = Telefone
tools-same-network = im selben Netz
tools-saved-in = gespeichert
tools-to-stop = beenden
tools-to-stop-how = Strg-C; jeder Tisch geht weiter, wenn du wiederkommst
tools-more = mehr
tools-stopped = Beendet. Alle Tische sind gespeichert.
tools-server-stopped = der Server hat angehalten
tools-cannot-open-database = die Datenbank { $file } kann nicht geöffnet werden: { $error }
tools-no-database = es gibt keine Datenbank { $file }
tools-same-database = das ist zweimal dieselbe Datenbank: nenne ein anderes Ziel
tools-copy-differs = den Tisch { $code } gibt es in beiden Datenbanken, und er ist nicht derselbe: kopiere in eine leere Datenbank
tools-copied = { $tables ->
    [one] 1 Tisch kopiert
   *[other] { $tables } Tische kopiert
  } und alles geprüft; schon vorhanden: { $there }. { $entries ->
    [one] Zusammen 1 Eintrag.
   *[other] Zusammen { $entries } Einträge.
  }
tools-cannot-write-beside = neben der Datenbank { $file } kann nicht geschrieben werden: { $error }
tools-already-served = { $file } ist schon in Gebrauch unter { $at }: Geh dorthin, beende zuerst jenen Server, oder nimm eine andere Datenbank
tools-already-served-somewhere = { $file } ist schon in Gebrauch: Beende zuerst jenen Server, oder nimm eine andere Datenbank
tools-cannot-reach-broker = die anderen Server sind über { $broker } nicht erreichbar: { $error }
tools-advice-broker = wähle mit --nats einen anderen Broker
tools-needs-nats = eine PostgreSQL-Datenbank braucht einen Broker, auch bei einem einzigen Server
tools-advice-nats = nenne einen mit --nats nats://host:4222
tools-needs-postgres = ein Broker braucht eine PostgreSQL-Datenbank: eine Datei können mehrere Server nicht teilen
tools-advice-postgres = nenne eine mit --database postgres://benutzer:passwort@host/datenbank, oder lass --nats weg
tools-cannot-listen = auf { $address } kann nicht gelauscht werden: { $error }
tools-advice-port = ein anderes Programm hat diesen Port: Wähle einen anderen, etwa --listen { $address }
tools-advice-high-port = wähle einen Port über 1023, etwa --listen { $address }
tools-advice-address = wähle mit --listen eine Adresse dieses Rechners
tools-advice-database = wähle mit --database eine andere Datei
tools-unknown-variable = { $name } steht in der Umgebung, aber eine solche Einstellung gibt es nicht (adamant serve --help)
tools-bad-log-filter = der Logfilter „{ $filter }“ ist nicht lesbar
tools-log-taken = ein Log wird schon geschrieben

## simulate

tools-simulated = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
} { $game } mit { $players } Spielern in { $seconds } s: { $rate } Spiele/s, { $decisions } Entscheidungen/s (Seed { $seed })
tools-seat = Platz
tools-bot = Bot
tools-wins = gewonnen
tools-mean-score = mittlere Punktzahl
tools-standard-error = ± Standardfehler
tools-random-moves = zufällig
tools-wins-mean = gewonnen: von allen Spielen; ein geteilter Sieg zählt anteilig.
tools-written-in = Jedes Spiel steht in { $file }: adamant replay { $file }
tools-share = Anteil
tools-all = alle

## arena

tools-deals = { $deals ->
    [one] { $deals } Austeilung
   *[other] { $deals } Austeilungen
}
tools-headline = { $game }, { $players } Plätze: { $games } Spiele aus { $deals }, Seed { $seed }
tools-headline-mixed = { $game }, { $players } ausgeloste Plätze: { $games } Spiele aus { $deals }, Seed { $seed }
tools-games-of = { $games } von { $all }
tools-wins-percent = gewonnen %
tools-score = Punkte
tools-rating = Wertung
tools-ms-per-move = ms/Zug
tools-pairs = Bei denselben Austeilungen gewinnt ein Platz des ersten so viele Punkte mehr:
tools-pair-of = n = { $deals }
tools-slowest = { $bot }: langsamster Zug { $slowest } ms; Übertragung { $overhead } ms pro Zug, nicht mitgezählt
tools-lost-by-faults = { $bot } hat { $lost } von { $games } Spielen durch Fehler verloren: { $faults }.
tools-fault = { $fault ->
    [start] nicht gestartet
    [crash] abgestürzt
    [timeout] zu spät
    [wrong] falscher Zug
   *[memory] zu viel Speicher
}
tools-faults = { tools-fault } { $count }
tools-cannot-play = { $program } kann nicht spielen: { tools-fault }: { $why }
tools-better = Ja: { $better } ist besser als { $worse }.
tools-not-better = Nein: { $better } ist nicht um { $margin } Punkte besser als { $worse }.
tools-undecided = Unentschieden: ob { $better } besser ist als { $worse }.
tools-undecided-more = { tools-undecided } Vielleicht braucht es noch { $likely } Spiele und selten mehr als { $most }.
tools-sequential = { $answer } (Sequenztest: falsch in { $percent } der Fälle, wenn beide gleich sind, und wenn { $better } { $margin } Punkte mehr gewinnt.)
tools-legend-wins = n: Spiele seiner Plätze. gewonnen: der Teil, den ein Platz gewinnt, ein geteilter Sieg anteilig; ein gerechter Anteil ist { $percent }.
tools-legend-score = { $game ->
    [diamant] Punkte: Steine in der Schatzkiste am Ende; mehr ist besser.
    [mirrors] Punkte: volle Karten; mehr ist besser, bei Gleichstand entscheiden Diamanten.
   *[kadora] Punkte: Strafpunkte; weniger ist besser.
}
tools-legend-rating = Wertung: Elo-Skala, nach den Siegern der Spiele (Plackett–Luce); 0 ist der Durchschnitt dieser Bots, und 400 Punkte mehr gewinnen zehnmal so oft.
tools-legend-brackets = In Klammern stehen { $percent }-Intervalle, aus einem Bootstrap über Austeilungen: Die Spiele einer Austeilung teilen ihr Glück.
tools-report-title = Arena: { $game }
tools-standings = Rangliste mit { $percent }-Intervallen
tools-seat-wins = Siege je Platz in %
tools-rating-elo = Wertung (Elo)
tools-faults-title = Fehler
tools-pairs-title = Paare bei denselben Austeilungen: um wie viel mehr ein Platz des ersten gewinnt
tools-pair = Paar
tools-points = Prozentpunkte
tools-deals-title = Austeilungen
tools-times-title = Bedenkzeit; Übertragung ist der Weg zu einem Programm und zurück, nicht mitgezählt
tools-moves = Züge
tools-slowest-ms = langsamster, ms
tools-overhead-ms = Übertragung, ms/Zug
tools-legend-title = Was die Zahlen bedeuten
tools-wins-title = Wer wie oft gewinnt
tools-wins-words = { $game }, { $games } Spiele: Siege je Platz in % mit { $percent }-Intervall; gestrichelt: ein gerechter Anteil
tools-ratings-title = Wie stark jeder Bot ist
tools-ratings-words = { $game }, { $games } Spiele: Elo-Wertung mit { $percent }-Intervall; gestrichelt: der Durchschnitt
tools-pairs-plot = Paare bei denselben Austeilungen
tools-pairs-words = { $game }, { $deals }: um wie viele Punkte mehr ein Platz des ersten gewinnt; gestrichelt: kein Unterschied

## bots new

tools-no-program-name = { $name } ist kein Name für ein Programm: Nimm Buchstaben, Ziffern, - und _, etwa mybot.py, oder mybot für Rust
tools-no-skeleton = es gibt eine Vorlage für .py und ohne Endung für Rust, nicht für .{ $suffix }
tools-build-it = Übersetze es: { $command }
tools-let-it-play = Lass es spielen: { $command }
tools-where-to-read = docs/bots.md erklärt das Protokoll; deine Idee kommt in die Funktion choose.

## join

tools-join-address = schreib die Adresse eines Tisches, wie der Host sie zeigt, etwa https://adamant.example/t/BCDFGH
tools-join-program = --bot ist ein Programm: ./mybot.py. Unsere eigenen Bots kann der Host auf jeden freien Platz setzen
tools-cannot-connect = keine Verbindung zu { $server }
tools-retrying = keine Verbindung zu { $server }: { $error }; neuer Versuch in { $seconds } s
tools-other-protocol = der Server benutzt eine andere Version des Protokolls
tools-no-open-seat = das Spiel hat begonnen, und kein Platz war frei
tools-not-offered = „{ $action }“ gehört nicht zu den angebotenen Zügen

## solve

tools-only-diamant = { $game } lässt sich nicht lösen: nur diamant

tools-practice-found = { $count ->
    [one] Eine Stellung gefunden
   *[other] { $count } Stellungen gefunden
} in { $games } Spielen mit dem Seed { $seed }.
