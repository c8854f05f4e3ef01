### The terminal alone: menus, keys, panels and what is typed there. Browsers do not have these.

console-word-next = weiter w
console-word-answer = antwort
console-word-list = liste
console-practice-choose = Tippe die Nummer einer Stellung oder { $quit }, um aufzuhören.
console-practice-how = Tippe deine Wahl. { $answer } nennt die beste Antwort, { $next } geht zur nächsten Stellung, { $list } zurück zur Liste, und { $help } sagt, was du sonst noch tippen kannst.
console-practice-unsaved = Dass du sie gelöst hast, lässt sich nicht speichern: { $error }
console-word-back = zurück zurueck
console-word-eyes = sicht augen
console-welcome = { $title }, mit { $who }.
console-welcome-help = Gib { $word } ein, um zu sehen, was du eingeben kannst.
console-left-saved = Du hast das Spiel verlassen. Es ist in { $file } gespeichert: Weiter geht es mit adamant play --resume { $file }
console-not-saved = Das Spiel ist seit Zug { $number } NICHT gespeichert: { $error }
console-go-on-plain = Drücke Enter, um weiterzumachen.
console-pass-on = Gib die Tastatur an { $who }.
console-pass-on-undo = Um deine Wahl vorher zu ändern, gib { $word } ein.
console-ready-plain = { $who }, drücke Enter, wenn sonst niemand zusieht.
console-too-long = Diese Zeile ist zu lang.
console-watch-ask = Schritt { $step } von { $steps }. { $next } oder { $back }?
console-watch-no-further = Es gibt keine weiteren Schritte.
console-watch-help = Gib { $next } oder { $back } ein oder die Nummer eines Schritts; { $eyes } 1, um zu sehen, was Spieler 1 sah, nur { $eyes }, um zu sehen, was Zuschauer sahen; [ und ] für die vorige und die nächste Spieldatei; { $quit } zum Beenden.
console-menu-game = Welches Spiel: { $games }?
console-menu-players = Wie viele spielen, { $least } bis { $most }?
console-menu-people = Wie viele davon spielen an dieser Tastatur, 0 bis { $most }?
console-menu-level = Welche Bots: { $levels }?
console-menu-setting = { $setting } ({ $values })
console-menu-usual = Drücke Enter für { $usual }.
console-menu-title = Drei Spiele um Diamanten
console-label-people = Menschen hier
console-label-start = Spielen
console-too-small = Dieses Fenster ist { $width } × { $height }. Es braucht mindestens { $need_width } × { $need_height }: Mach es größer oder nimm --plain.
console-thinking = { $who } denkt nach …
console-curtain-title = Nächster Spieler
console-ask-quit = Das Spiel verlassen?
console-why-ask = Gib { $word } ein, um zu sehen, warum die Bots so gewählt haben, oder drücke Enter zum Beenden.
console-why-unknown = In dieser Spieldatei steht nicht, warum die Bots so gewählt haben.
console-key-yes = ja
console-key-no = nein
console-key-rule = Regel
console-key-why = warum
console-key-rules = Regeln
console-key-undo = zurück
console-key-quit = beenden
console-key-close = schließen
console-key-scroll = blättern
console-key-go-on = weiter
console-key-start = spielen
console-key-choose = wählen
console-key-change = ändern
console-key-move-cursor = Feld
console-key-step = Schritt
console-key-ends = Anfang, Ende
console-key-eyes = Sicht
console-key-records = Datei
console-leave-saved = Das Spiel ist in { $file } gespeichert.
console-watch-record = Spieldatei { $number } von { $of }
console-word-save = speichern speichere
console-help-save = mit einem Dateinamen: das Spiel von nun an dort speichern
console-left-kept = Du hast das Spiel verlassen. Es ist gespeichert: Weiter geht es mit adamant play --resume
console-left-not-kept = Du hast das Spiel verlassen. Es ist seit Zug { $number } NICHT gespeichert: { $error }
console-save-elsewhere = Um es in einer anderen Datei zu speichern, gib { $word } und einen Dateinamen ein.
console-ask-file = In welcher Datei willst du das Spiel speichern?
console-saved-now = Das Spiel wird jetzt in { $file } gespeichert.
console-leave-kept = Das Spiel ist gespeichert: Weiter geht es mit adamant play --resume.
console-key-hint = Tipp
console-key-file = andere Datei
console-key-resume = Spiel fortsetzen
console-key-cancel = abbrechen
console-resume-title = Deine offenen Spiele
console-resume-ask = Welches Spiel willst du fortsetzen? Gib seine Nummer ein.
console-resume-none = Du hast keine offenen Spiele.
console-resume-game = { $title } mit { $who }, { $moves ->
    [0] gerade begonnen
    [one] ein Zug
   *[other] { $moves } Züge
}
console-ago = { $unit ->
    [now] gerade eben
    [minutes] { $count ->
        [one] vor einer Minute
       *[other] vor { $count } Minuten
    }
    [hours] { $count ->
        [one] vor einer Stunde
       *[other] vor { $count } Stunden
    }
   *[days] { $count ->
        [one] gestern
       *[other] vor { $count } Tagen
    }
}
console-options-players = { $least } bis { $most } Spieler.
console-options-none = { $title } hat keine Optionen.
console-options-usual = Vorgabe
console-not-saved-in = Das Spiel kann nicht in { $file } gespeichert werden: { $error }
console-no-folder = es gibt keinen Ordner für gespeicherte Spiele
console-wish-output = Die Standardausgabe zeigt das Spiel: Gib --record eine Datei.
console-wish-input = Die Standardeingabe ist die Tastatur: Gib --resume eine Datei.
console-wish-exists = { $file } gibt es schon: Setz das Spiel fort (--resume { $file }), wähle eine andere Datei oder überschreib sie (--force).
console-wish-game = { $file } ist ein Spiel { $game }.
console-wish-empty = In { $file } ist kein Spiel.
console-wish-many = In { $file } sind { $count } Spiele: Leg das, das du fortsetzen willst, in eine eigene Datei.
console-wish-players = Das Spiel in { $file } hat { $players } Spieler.
console-wish-people = { $people } Menschen sind zu viele für { $players } Spieler.
console-wish-bots = { $people } Menschen und { $bots } Bots sind zu viele für { $players } Spieler.
console-word-skip = überspringen ueberspringen
console-word-again = neu nochmal
console-word-play = spielen spiel
console-learn-help = Drück die Eingabetaste, um weiterzugehen. Du kannst immer { $back }, { $skip }, { $again } oder { $quit } tippen; { $help } zeigt mehr.
console-learn-type = Jetzt du. Tippe { $typed }
console-learn-resumed = Tippe { $again }, um neu zu beginnen.
console-learn-left = Du kannst später weitermachen: adamant learn { $game }
console-learn-end = Tippe { $play }, um ein richtiges Spiel gegen leichte Bots zu spielen, oder drück die Eingabetaste, um aufzuhören.
console-learn-offer = Neu in diesem Spiel? Drei Minuten genügen: adamant learn { $game }
console-label-learn = Spielend lernen
console-key-back = zurück
console-key-skip = überspringen
