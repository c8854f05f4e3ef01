### Die Seiten im Browser.

web-skip-to-content = Zum Inhalt
web-home = Startseite
web-settings = Einstellungen
web-rules-of = Regeln von { $title }
web-not-found = Seite nicht gefunden
web-not-found-help = Prüfe die Adresse oder geh zurück zur Startseite.

web-board = Der Tisch
web-actions = Was du tun kannst
web-history = Was passiert ist
web-your-turn = Du bist dran
web-symbol = { $seat ->
    [0] Kreis
    [1] Dreieck
    [2] Quadrat
    [3] Stern
    [4] Kreuz
    [5] Mond
    [6] Herz
   *[other] Tropfen
}
web-undo = Rückgängig
web-hint = Tipp
web-skip = Animation überspringen
web-new-game = Neues Spiel
web-end-game = Dein Spiel ist noch nicht zu Ende. Beenden und ein neues anfangen?
web-keep-playing = Weiterspielen
web-end-and-begin = Neues Spiel anfangen
web-as-text = Textmodus
web-as-picture = Bildmodus
web-type-here = Gib deinen Zug ein oder { $word }
web-type-send = Senden
web-read-clause = Regel { $clause } lesen

web-k-block = Der Block
web-k-row-sum = Reihe { $row }: { $sum }
web-k-column-sum = Spalte { $column }: { $sum }
web-k-pile = { $pile ->
    [left] Linker Stapel
   *[right] Rechter Stapel
} ({ $count })
web-k-set-aside = Beiseitegelegt
web-k-aside = Beiseitegelegt, { $count }: { $backs }.
web-k-hand = Deine Hand
web-k-choose-card = Wähle eine Karte aus deiner Hand.
web-k-choose-or-give = Wähle eine Karte aus deiner Hand. Um Karten zu verschenken, tippe auf eine markierte Farbe deiner Beute.
web-k-can-give = Diese Farbe kannst du verschenken.
web-k-choose-place = Wähle ein freies Feld im Block.
web-k-think-ahead = Wähle eine Karte und ein Feld, um zu sehen, was du nehmen würdest.
web-k-sums = Spalte { $column } kommt auf { $column_sum }, Reihe { $row } auf { $row_sum }.
web-k-takes-nothing = Du würdest nichts nehmen.
web-k-takes = Du würdest nehmen: { $cards }.
web-k-takes-full = Der Tisch ist voll: Du würdest die Karten nehmen, die weder in Farbe noch Schliff übereinstimmen: { $cards }.
web-k-takes-all = Der Tisch ist voll, und jede Karte stimmt überein: Du würdest alle nehmen: { $cards }.
web-k-gain = { kadora-colour } +{ $more } = { $total }
web-k-gain-lead = { web-k-gain }, die Führung
web-k-loot = Gewonnene Beute
web-k-you = { $name } (du)
web-k-virtual = Der virtuelle Spieler
web-k-in = { kadora-colour }: { $total }, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
web-k-leads = { web-k-in }; führt
web-k-behind = { web-k-in }; noch { $short } bis zur alleinigen Führung
web-k-nobody = { kadora-colour }: noch keine Karten
web-k-penalty = { $points ->
    [one] { $points } Strafpunkt
   *[other] { $points } Strafpunkte
}
web-k-penalty-now = jetzt { web-k-penalty }
web-k-won = gewinnt
web-k-bound = führt nirgends: kann nicht gewinnen

web-language = Sprache
web-theme = Farbschema
    .system = wie das Gerät
    .light = hell
    .dark = dunkel
web-contrast = Kontrast
    .system = wie das Gerät
    .more = stärker
web-motion = Bewegung
    .system = wie das Gerät
    .full = voll
    .reduced = reduziert
web-text = Textgröße
    .usual = normal
    .large = groß
    .largest = sehr groß
web-sound = Ton
    .off = aus
    .on = an
web-notices = Hinweis, wenn du am Zug bist
    .off = aus
    .on = wenn die Seite nicht zu sehen ist
web-notices-blocked = Dein Browser erlaubt dieser Seite keine Hinweise. Du kannst das in den Einstellungen des Browsers für diese Seite ändern.
web-speech = Vorlesen
    .all = alles, was geschieht
    .brief = nur Fragen, was dich betrifft und das Ende
web-table = Tisch
    .picture = Bild
    .text = Text
web-firsts = Erklärungen
    .on = wenn etwas zum ersten Mal geschieht
    .off = keine

## Diamant

web-d-path = Der Pfad
web-d-caves = Die fünf Höhlen
web-d-cave = Höhle { $cave }: { $entrance ->
    [closed] geschlossen
    [open] läuft gerade
   *[later] kommt noch
}
web-d-explorers = Die Abenteurer
web-d-state = { $doing ->
    [camp] im Camp
    [choosing] wählt
    [chosen] hat gewählt
    [stays] bleibt
    [leaves] geht
    [fled] mit leeren Händen geflohen
    [won] hat gewonnen
   *[inside] in der Höhle
}
web-d-chest-closed = Die Schatzkiste ist verdeckt.
web-d-beside = In Gefahr: { $worth }, { $stones }.
web-d-wait = Du siehst den anderen zu …
web-d-held = Du kannst es dir noch anders überlegen …
web-d-brought = nahm { $worth } mit nach { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
web-d-lost = verlor { $worth }
web-d-ledger = Höhle für Höhle
web-d-total = Summe
web-d-next-cave = Weiter zu Höhle { $cave }
web-ready = Kann es weitergehen?
web-d-stake = In Gefahr: { $worth } · { $danger }
web-d-out = Du bist draußen · { $danger }
web-d-danger = Risiko { $percent } %
web-d-no-danger = noch kein Risiko
web-d-odds = Die nächste Karte
web-d-odds-end = { $ends ->
    [0] Keine der { $cards } Karten im Stapel beendet
    [one] { $ends } der { $cards } Karten im Stapel beendet
   *[other] { $ends } der { $cards } Karten im Stapel beenden
} die Expedition: { $percent } %.
web-d-odds-others = { $diamonds ->
    [one] { $diamonds } Diamantkarte,
   *[other] { $diamonds } Diamantkarten,
} { $harmless ->
    [one] { $harmless } Gefahr, die noch nichts tut.
   *[other] { $harmless } Gefahren, die noch nichts tun.
}
web-d-odds-share = { $inside ->
    [one] Die nächste Karte bringt im Schnitt { $share }.
   *[other] Unter { $inside } geteilt bringt die nächste Karte allen im Schnitt { $share }.
}
web-m-free = { $field }, frei
web-m-mirror = { $field }, Spiegel, { $diagonal }
web-m-thought = { $place }, noch nicht bestätigt
web-m-lit = { $place }, beleuchtet
web-m-lit-needed = { $place }, beleuchtet, du brauchst ihn
web-m-into = { $colour } in { $recess }
web-m-do-place = Spiegel auf { $field } stellen
web-m-do-move = Spiegel von { $from } nach { $to } versetzen
web-m-flip = Drehen
web-m-cancel = Abbrechen
web-m-card = Deine Karte
web-m-lights = Du beleuchtest { $lit }.
web-m-lights-none = Mit diesem Spiegel kein Diamant für dich.
web-m-why-first = Der erste Spiegel reicht allein aus.
web-m-why-placed = Ein Strahl zählt, wenn er über deinen neuen Spiegel und mindestens einen weiteren geht.
web-m-why-three = Zu Beginn des Zuges standen alle zwölf Spiegel auf dem Brett: Ein Strahl zählt, wenn er über drei verschiedene Spiegel geht.
web-m-hint-place = Wähle ein freies Feld.
web-m-hint-flip = Tippe noch einmal auf das Feld, um den Spiegel zu drehen, oder wähle ein anderes Feld.
web-m-hint-touch = Wähle einen Spiegel: Er dreht sich. Danach kannst du ihn auch versetzen oder vom Brett nehmen.
web-m-hint-move = Wähle ein freies Feld, um ihn dorthin zu versetzen.
