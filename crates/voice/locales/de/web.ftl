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
