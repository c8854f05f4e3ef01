### The terminal alone: menus, keys, panels and what is typed there. Browsers do not have these.

console-word-next = weiter w
console-word-back = zurück zurueck
console-word-eyes = augen
console-welcome = { $title }, mit { $who }.
console-welcome-help = Gib { $word } ein, um zu hören, was du eingeben kannst.
console-left-saved = Du hast den Tisch verlassen. Das Spiel liegt in { $file }: Weiter geht es mit adamant play --resume { $file }
console-not-saved = Das Spiel ist seit Zug { $number } NICHT gespeichert: { $error }
console-go-on-plain = Drücke Enter, um weiterzumachen.
console-pass-on = Gib die Tastatur an { $who }.
console-pass-on-undo = Wenn du es dir vorher anders überlegst, gib { $word } ein.
console-ready-plain = { $who }, drücke Enter, wenn sonst niemand zusieht.
console-too-long = Diese Zeile ist zu lang.
console-watch-ask = Schritt { $step } von { $steps }. { $next } oder { $back }?
console-watch-no-further = Weiter geht es nicht.
console-watch-help = Gib { $next } oder { $back } ein; eine Zahl für diesen Schritt; { $eyes } 1, um wie Spieler 1 zu sehen, nur { $eyes }, um als Zuschauer zu sehen; [ und ] für die Aufzeichnung davor und danach; { $quit } zum Beenden.
console-menu-game = Welches Spiel: { $games }?
console-menu-players = Wie viele spielen, { $least } bis { $most }?
console-menu-people = Wie viele davon sind Menschen an dieser Tastatur, 0 bis { $most }?
console-menu-level = Welche Bots: { $levels }?
console-menu-setting = { $setting } ({ $values })
console-menu-usual = Nur Enter heißt { $usual }.
console-menu-title = Ein Spiel um Diamanten
console-label-game = Spiel
console-label-people = Menschen hier
console-label-start = Spielen
console-too-small = Dieses Fenster ist { $width } × { $height }. Nötig sind mindestens { $need_width } × { $need_height }: Mach es größer, oder nimm --plain.
console-thinking = { $who } denkt nach …
console-curtain-title = Augen zu
console-game-over = Das Spiel ist aus.
console-ask-quit = Den Tisch verlassen?
console-why-ask = Tippe { $word }, um zu hören, was die Bots dachten, oder drücke Enter zum Beenden.
console-why-unknown = In dieser Aufzeichnung steht nicht, was die Bots dachten.
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
console-key-stay = bleiben
console-key-leave = gehen
console-key-move-cursor = Feld
console-key-mirror = Spiegel drehen
console-key-place = setzen
console-key-beam = Strahl
console-key-take = nehmen
console-key-take-none = keinen
console-key-turn = drehen
console-key-pick-up = versetzen
console-key-put-down = absetzen
console-key-off = entfernen
console-key-pass = passen
console-key-order = Reihenfolge
console-key-put-back = zurücklegen
console-key-erase = löschen
console-key-card = Karte
console-key-lay = legen
console-key-keep = behalten
console-key-gift = schenken
console-key-give = schenken
console-key-left = linker Stapel
console-key-right = rechter Stapel
console-key-step = Schritt
console-key-ends = Anfang, Ende
console-key-eyes = Augen
console-key-records = Aufzeichnung
console-panel-chest = Truhe
console-panel-beside = daneben
console-panel-deciding = wählt
console-panel-closed = Faust zu
console-panel-in-cave = in der Höhle
console-panel-camp = im Lager
console-panel-won = gewonnen
console-panel-stones = ○ weiß, je 5 · ● rot, je 1
console-panel-path = auf dem Weg { $worth }
console-panel-pile = Stapel { $cards }, davon { $dangers } fatal
console-panel-camp-side = Lager
console-panel-out = raus: { $hazards }
console-panel-your-card = deine Karte
console-panel-you-need = du brauchst
console-panel-mirrors = Spiegel neben dem Brett: { $beside }
console-panel-cards = Karten im Stapel: { $pile } · zum Sieg: { $target }
console-panel-laid = Karten
console-panel-front = davor
console-panel-hand = Hand
console-panel-loot = Beute
console-panel-leads = ◆ führt
console-panel-sums = Spalte { $column } · Reihe { $row }
console-panel-takes = nimmt { $count }
console-panel-last-round = letzte Runde
console-panel-aside = beiseite
console-d-headline = Höhle { $cave } von { $caves }
console-panel-beside-each = neben jeder Truhe drinnen: { $worth }
console-leave-saved = Das Spiel liegt in { $file }.
console-panel-signs = ◆ nötig · ◇ nicht nötig · () leer
console-panel-in-piles = { $cards } Karten in den Stapeln
console-watch-record = Aufzeichnung { $number } von { $of }
console-word-hint = tipp hinweis
console-word-save = speichern speichere
console-help-hint = was ein Experte an deiner Stelle täte, und warum
console-help-save = mit dem Namen einer Datei: die Aufzeichnung von nun an dort speichern
console-left-kept = Du hast den Tisch verlassen. Das Spiel ist gespeichert: Weiter geht es mit adamant play --resume
console-left-not-kept = Du hast den Tisch verlassen. Das Spiel ist seit Zug { $number } NICHT gespeichert: { $error }
console-over-kept = Die Aufzeichnung liegt in { $file }.
console-save-elsewhere = Um es in einer anderen Datei zu speichern, gib { $word } und den Namen einer Datei ein.
console-ask-file = In welcher Datei soll die Aufzeichnung liegen?
console-saved-now = Die Aufzeichnung liegt von nun an in { $file }.
console-leave-kept = Das Spiel ist gespeichert: Mit adamant play --resume geht es weiter.
console-hint-thinking = Ein Experte denkt darüber nach …
console-key-hint = Tipp
console-key-file = andere Datei
console-key-resume = ein Spiel fortsetzen
console-key-cancel = abbrechen
console-resume-title = Spiele zum Fortsetzen
console-resume-ask = Welches Spiel setzt du fort? Gib seine Nummer ein.
console-resume-none = Es gibt kein Spiel, das fortgesetzt werden kann.
console-resume-game = { $title } mit { $who }, { $moves ->
    [0] gerade begonnen
    [one] ein Zug gemacht
   *[other] { $moves } Züge gemacht
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
console-m-beam-lights = { $typed } trifft { $colour }: Du kannst ihn nehmen
console-m-beam-few = { $typed }: { $mirrors ->
    [0] kein Spiegel
    [one] 1 Spiegel
   *[other] { $mirrors } Spiegel
}, nötig { $needs } ({ $clause })
console-m-beam-past = { $typed }: trifft den Spiegel nicht, den du setzt ({ $clause })
console-options-players = { $least } bis { $most } Spieler.
console-options-none = { $title } hat keine Optionen.
console-options-usual = Vorgabe
console-not-saved-in = Die Aufzeichnung kann nicht in { $file } gespeichert werden: { $error }
