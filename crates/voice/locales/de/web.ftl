### Die Seiten im Browser.

web-tagline = Drei Spiele um Diamanten: allein, an einem Tisch oder weit voneinander.
web-skip-to-content = Zum Inhalt
web-home = Start
web-settings = Einstellungen
web-play-now = Jetzt { $title } spielen
web-rules-of = Regeln von { $title }
web-not-found = Hier ist nichts.
web-not-found-help = Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen.

web-board = Der Tisch
web-actions = Was du tun kannst
web-history = Was geschehen ist
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
web-skip = Animation überspringen
web-new-game = Neues Spiel
web-end-game = Dein Spiel ist noch nicht zu Ende. Beenden und ein neues beginnen?
web-keep-playing = Weiterspielen
web-end-and-begin = Beenden, neues Spiel
web-as-text = Textmodus
web-as-picture = Bildmodus
web-type-here = Tippe, was du tust, oder { $word }
web-type-send = Ausführen
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
web-k-can-give = Du kannst sie verschenken.
web-k-choose-place = Wähle einen freien Platz im Block.
web-k-think-ahead = Wähle eine Karte und einen Platz, um zu sehen, was sie nehmen würde.
web-k-sums = Spalte { $column } kommt auf { $column_sum }, Reihe { $row } auf { $row_sum }.
web-k-takes-nothing = Sie nimmt nichts.
web-k-takes = Sie nimmt: { $cards }.
web-k-takes-full = Der Tisch ist voll: Sie nimmt, was sich in Farbe und Schliff unterscheidet, { $cards }.
web-k-takes-all = Der Tisch ist voll, und jede Karte passt: Sie nimmt alle, { $cards }.
web-k-gain = { $more } in { kadora-colour }, { $total } insgesamt
web-k-gain-lead = { web-k-gain }, genug für die Führung
web-k-loot = Gewonnene Beute
web-k-you = { $name } (du)
web-k-virtual = Der virtuelle Spieler
web-k-in = { kadora-colour }: { $total }, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
web-k-leads = { web-k-in }; führt
web-k-behind = { web-k-in }; noch { $short } bis zur alleinigen Führung
web-k-nobody = { kadora-colour }: niemand hat davon
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
web-table = Tisch
    .picture = Bild
    .text = Text

## Diamant

web-d-path = Der Weg
web-d-caves = Die fünf Höhlen
web-d-cave = Höhle { $cave }: { $entrance ->
    [closed] geschlossen
    [open] wird erkundet
   *[later] kommt noch
}
web-d-explorers = Die Entdecker
web-d-state = { $doing ->
    [camp] im Lager
    [choosing] wählt
    [chosen] hat gewählt
    [stays] bleibt
    [leaves] geht
    [fled] mit leeren Händen geflohen
    [won] hat gewonnen
   *[inside] in der Höhle
}
web-d-chest-closed = Die Truhe ist geschlossen.
web-d-beside = Neben der Truhe: { $worth }, { $stones }.
web-d-wait = Du siehst den anderen zu…
web-d-held = Du kannst es dir noch anders überlegen…
web-d-brought = brachte { $worth } heraus nach Karte { $cards }
web-d-lost = verlor { $worth }
web-d-ledger = Höhle für Höhle
web-d-total = Summe
web-d-next-cave = Weiter zu Höhle { $cave }
web-d-stake = In Gefahr { $worth } · { $danger }
web-d-out = Du bist draußen · { $danger }
web-d-danger = Risiko { $percent } %
web-d-no-danger = noch keine Gefahr
web-d-odds = Chancen der nächsten Karte
web-d-odds-end = { $ends } der { $cards } Karten im Stapel würden die Expedition beenden: { $percent } %.
web-d-odds-others = { $diamonds } sind Diamantkarten; { $harmless } sind Gefahren, die noch nichts bewirken würden.
web-d-odds-share = Geteilt durch { $inside } bringt die nächste Karte jedem im Schnitt { $share }.
web-m-free = { $field }, frei
web-m-mirror = { $field }, Spiegel, { $diagonal }
web-m-thought = { $place }, noch nicht bestätigt
web-m-lit = { $place }, beleuchtet
web-m-lit-needed = { $place }, beleuchtet, du brauchst ihn
web-m-into = { $colour } in { $recess }
web-m-do-place = Spiegel auf { $field } stellen
web-m-do-move = Spiegel von { $from } nach { $to } versetzen
web-m-flip = Umdrehen
web-m-cancel = Doch nicht
web-m-card = Deine Karte
web-m-lights = Das beleuchtet { $lit }.
web-m-lights-none = Mit diesem Spiegel kein Diamant für dich.
web-m-why-first = Der erste Spiegel beleuchtet einen Diamanten ganz allein.
web-m-why-placed = Ein Strahl zählt, wenn er über deinen neuen Spiegel und über noch einen geht.
web-m-why-three = Zu Beginn des Zuges standen alle zwölf Spiegel: Ein Strahl zählt, wenn er über drei verschiedene Spiegel geht.
web-m-hint-place = Wähle ein freies Feld.
web-m-hint-flip = Wähle das Feld noch einmal, um den Spiegel zu drehen, oder ein anderes Feld.
web-m-hint-touch = Wähle einen Spiegel: Er dreht sich und lässt sich dann auch versetzen oder entfernen.
web-m-hint-move = Wähle ein freies Feld, um ihn dorthin zu versetzen.
