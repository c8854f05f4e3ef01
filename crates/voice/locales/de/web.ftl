### Die Seiten im Browser.

web-tagline = Drei Spiele um Diamanten: allein, an einem Tisch oder weit voneinander.
web-skip-to-content = Zum Inhalt
web-home = Start
web-settings = Einstellungen
web-players = { $least } bis { $most } Spieler
web-play-now = Jetzt { $title } spielen
web-rules-of = Regeln von { $title }
web-not-found = Hier ist nichts.
web-not-found-help = Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen.

web-board = Der Tisch
web-actions = Was du tun kannst
web-history = Was geschehen ist
web-undo = Zurücknehmen
web-skip = Sofort zeigen
web-new-game = Neues Spiel
web-as-text = Als Text
web-as-picture = Als Bild
web-type-here = Tippe, was du tust, oder { $word }
web-type-send = Ausführen
web-read-clause = Regel { $clause } lesen

web-language = Sprache
web-theme = Farbschema
    .system = wie das System
    .light = hell
    .dark = dunkel
web-contrast = Kontrast
    .system = wie das System
    .more = stärker
web-motion = Bewegung
    .system = wie das System
    .full = voll
    .reduced = reduziert
web-text = Textgröße
    .usual = normal
    .large = groß
    .largest = sehr groß
web-sound = Ton
    .off = aus
    .on = an

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
    [fled] ist geflohen
    [won] hat gewonnen
   *[inside] in der Höhle
}
web-d-chest-closed = Die Truhe ist geschlossen.
web-d-beside = Neben der Truhe: { $worth }, { $stones }.
web-d-wait = Du hast gerade nichts zu wählen.
web-d-odds = Chancen der nächsten Karte
web-d-odds-end = { $ends } der { $cards } Karten im Stapel würden die Expedition beenden: { $percent } %.
web-d-odds-others = { $diamonds } sind Diamantkarten; { $harmless } sind Gefahren, die noch nichts bewirken würden.
web-d-odds-share = Geteilt durch { $inside } bringt die nächste Karte jedem im Schnitt { $share }.
