### Zusammen spielen im Browser.

online-as-said = { $what }
online-unreachable = Der Server ist gerade nicht erreichbar. Gegen Bots kannst du trotzdem spielen.
online-no-line = Keine Verbindung. Versuch es noch einmal, wenn du wieder online bist.
online-opening = Der Tisch wird geöffnet …
online-cut = Verbindung verloren. Neuer Versuch läuft …
online-newer = Es gibt eine neue Version dieser Seite.
online-reload = Neu laden
online-missing = Den Tisch { $code } gibt es nicht.
online-missing-help = Prüfe den Code oder bitte um einen neuen Link.

online-bot = Bot, { pages-level }
online-chairs = Plätze
online-chair-open = freier Platz
online-chair-kept = reserviert für { $name }
online-chair-number = Platz { $number }
online-gone = offline
online-host = Host
online-you = du
online-stand-in = ein Bot spielt ({ pages-level })
online-muted = stummgeschaltet

online-wait-chairs = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
online-wait-invite = { online-wait-chairs } Lade Freunde ein oder füge Bots hinzu.
online-wait-you = Alle Plätze sind besetzt. Fang an, wann du willst.
online-wait-start = Alle Plätze sind besetzt. { $name } kann das Spiel starten.
online-wait-host = Alle Plätze sind besetzt. Der Host kann das Spiel starten.
online-full = Alle Plätze sind besetzt. Du schaust zu.
online-playing = Du schaust zu.

online-sit = Mitspielen
online-sit-here = Hier spielen
online-rename = Namen ändern
online-stand = Platz verlassen
online-start = Spiel starten
online-chair-for = Wer spielt auf Platz { $number }
online-chair-free = Platz { $number } frei machen
online-anyone = Freier Platz
online-fill = Mit Bots auffüllen
online-fill-and-start = Mit Bots auffüllen und starten
online-bots-level = Stärke der Bots

online-own-seat = Dein Platz
online-leave = Tisch verlassen
online-leave-help = Ein Bot spielt für dich, bis du zurückkommst.
online-resign = Aufgeben
online-resign-ask = Aufgeben? Ein Bot spielt für dich bis zum Ende, und du kannst nur noch zuschauen.
online-resign-do = Ja, aufgeben
online-resigned = hat aufgegeben

online-agreed = Spieleinstellungen
online-players = { $count } Spieler
online-option = { $title }: { $value }
online-clock = Zeit pro Entscheidung
online-clock-none = unbegrenzt
online-clock-seconds = { $seconds } Sekunden
online-clock-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
online-listed = Öffentlicher Tisch: Alle können ihn finden.
online-unlisted = Privater Tisch: nur über den Link zu finden.

online-invite = Einladen
online-code = Code
online-link = Link
online-copy = Kopieren
online-copied = Kopiert.
online-share = Teilen
online-qr = QR-Code des Links
online-on-screen = Großer Bildschirm

online-fair = Faires Mischen
online-fair-help = Bevor jemand mitspielte, hat der Server eine geheime Zahl gewählt und ihren Fingerabdruck veröffentlicht. Das Gerät jeder Person am Tisch fügt eine eigene Zahl hinzu, und alle Zahlen zusammen bestimmen, wie gemischt wird. Wenn das Spiel beginnt, speichert dieses Gerät einen Beleg; am Ende vergleicht es ihn mit der Spieldatei und sagt dir, ob etwas geändert wurde. Zweierlei kann es nicht zeigen: Der Server kennt jede Karte und könnte sie verraten, und ein Spiel kann nie beginnen oder nie enden. Vergleiche deinen Beleg mit denen der anderen, um zu sehen, ob euch allen dasselbe gezeigt wurde.
online-fair-commitment = Fingerabdruck der Zahl des Servers
online-fair-yours = Die Zahl deines Geräts
online-receipt = Beleg herunterladen
online-checking = Das Mischen wird geprüft …
online-unchecked = Die Spieldatei konnte nicht geladen werden, also ist das Mischen noch nicht geprüft.

online-people = Am Tisch
online-watchers = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
}
online-time-left = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
}
online-host-tools = Für den Host
online-stand-in-for = Einen Bot für { $name } spielen lassen
online-stand-in-end = Den Bot entfernen, der für { $name } spielt
online-mute = { $name } stummschalten
online-unmute = Stummschaltung von { $name } aufheben
online-move-seat = Gerät wechseln
online-move-help = Öffne diesen Link innerhalb von { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} auf dem anderen Gerät: Dein Platz zieht dorthin um.
online-move-make = Link erstellen
online-claim = Auf diesem Gerät weiterspielen?
online-claim-help = Dieser Link holt einen Platz auf dieses Gerät. Auf dem anderen Gerät kannst du dann nur noch zuschauen.
online-claim-do = Hier weiterspielen

online-chat = Chat
online-chat-empty = Noch keine Nachrichten.
online-chat-seat = Nur wer mitspielt, kann chatten.
online-chat-muted = Der Host hat dich stummgeschaltet. Mitlesen kannst du weiterhin.
online-say = Nachricht
online-send = Senden
online-said = { $name }: { $words }
online-reaction = { $feeling ->
    [applause] Klatschen
    [laugh] Lachen
    [gasp] Staunen
    [sigh] Seufzen
    [patience] Schneller, bitte
   *[cheer] Viel Glück
}
online-reacts = { $feeling ->
    [applause] { $name } klatscht.
    [laugh] { $name } lacht.
    [gasp] { $name } staunt.
    [sigh] { $name } seufzt.
    [patience] { $name } bittet euch, schneller zu spielen.
   *[cheer] { $name } wünscht allen viel Glück.
}

online-over = Nach dem Spiel
online-abandoned = Dieses Spiel wurde geschlossen, weil lange niemand gespielt hat. Die Spieldatei zeigt noch, wie gemischt wurde.
online-record = Spieldatei herunterladen
online-rematch = Revanche
online-next = Die Revanche ist bereit.
online-next-soon = Die Revanche ist bereit. Gleich geht es los …
online-go = Hingehen
online-stay = Hier bleiben
online-eyes = Ansehen als
online-spectator = Zuschauer

online-join-at = Mitspielen unter { $link }

online-together = Zusammen spielen
online-invite-friends = Freunde einladen
online-game = Spiel
online-count = Spieler
online-list = Öffentlicher Tisch
online-open = Tisch öffnen
online-tables = Öffentliche Tische
online-tables-none = Zurzeit gibt es keine öffentlichen Tische.
online-stage = { $stage ->
    [gathering] wartet auf Mitspieler
    [playing] läuft
   *[over] zu Ende
}
online-line = { $title }, { online-stage }
online-free = { $count ->
    [0] kein freier Platz
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
online-watch = Zuschauen
online-stale = Das Spiel ist inzwischen weitergegangen. Schau nach und wähle dann noch einmal.
