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
online-gone = offline
online-host = Host
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
online-chair-free = { $name } entfernen
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
online-stand-in-host = { $name } kann einen Bot spielen lassen.
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
online-next = Die Revanche ist bereit.
online-next-soon = Die Revanche ist bereit. Gleich geht es los …
online-go = Hingehen
online-stay = Hier bleiben
online-eyes = Ansehen als
online-spectator = Zuschauer

online-join-at = Mitspielen unter { $link }

online-together = Zusammen spielen
online-invite-friends = Freunde einladen
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

# Warum der Server etwas nicht getan hat.

online-refused-unavailable = Der Server kann gerade nichts speichern. Nichts ist verloren, und nichts wurde geändert: Versuch es in einer Minute noch einmal.
online-refused-database-moved = Die Datenbankdatei wurde verschoben, ersetzt oder gelöscht, während der Server lief. Leg dieselbe Datei zurück oder starte den Server neu; bis dahin lässt sich nichts ändern.
online-refused-no-table = Es gibt keinen Tisch mit diesem Code. Prüfe die sechs Buchstaben oder eröffne selbst einen Tisch. Alte Tische werden nach einiger Zeit gelöscht.
online-refused-no-secret = Du brauchst zuerst einen geheimen Schlüssel: Hol ihn mit POST /api/me.
online-refused-other-origin = Diese Anfrage kommt von einer anderen Website. Öffne den Tisch auf dieser hier.
online-refused-other-host = Dieser Server hat einen anderen Namen. Nutze seine eigene Adresse oder setze public_url auf dem Server.
online-refused-unreadable-address = Der Proxy vor diesem Server gibt die Adresse des Clients nicht weiter: Seine Kopfzeile X-Forwarded-For muss mit einer Adresse enden.
online-refused-not-json = Schicke JSON: Content-Type: application/json.
online-refused-body-too-long = Das ist zu lang: höchstens { $most } Bytes.
online-refused-no-page = Unter dieser Adresse gibt es nichts.
online-refused-wrong-method = Diese Adresse kennt diese Methode nicht. GET /api zeigt, welche sie kennt.
online-refused-too-slow = Das hat zu lange gedauert und hat vielleicht nicht geklappt. Schau nach und versuch es noch einmal.
online-refused-too-many-sockets = Zu viele Verbindungen von deiner Adresse. Schließe einige und versuch es noch einmal.
online-refused-too-many-tables = Du hast in kurzer Zeit viele Tische eröffnet. Nutze einen davon oder warte eine Minute.
online-refused-too-many-requests = Zu viele Anfragen. Warte ein paar Sekunden und versuch es noch einmal.
online-refused-too-many-changes = Du hast dich sehr oft umentschieden. Deine letzte Wahl zählt; warte auf die anderen.
online-refused-too-many-arrangements = An diesem Tisch wurde zu viel geändert. Spiel weiter oder eröffne einen anderen Tisch.
online-refused-too-many-words = Zu viele Nachrichten. Warte ein paar Sekunden.
online-refused-unreadable = Diese Nachricht ist nicht lesbar: { $why }
online-refused-no-action = „{ $text }“ ist kein Zug in diesem Spiel.
online-refused-no-options = Diese Optionen sind nicht lesbar: { $why }
online-refused-no-option = Dieses Spiel hat keine Option „{ $option }“. Die Optionen sind: { $options }.
online-refused-other-rules = Dieser Tisch nutzt Version { $version } der Regeln, die dieser Server nicht kennt. Das Spiel kann weitergehen, sobald der Server aktualisiert ist.
online-refused-no-clock = Die Zeit pro Entscheidung beträgt { $least } bis { $most } Sekunden.
online-refused-no-luck = Deine Zahl für das Mischen muss 32 Bytes lang sein, geschrieben als 64 hexadezimale Ziffern.
online-refused-no-name = Gib einen Namen ein.
online-refused-name-too-long = Ein Name kann höchstens { $most } Buchstaben haben.
online-refused-name-taken = An diesem Tisch heißt schon jemand { $name }. Wähle einen anderen Namen.
online-refused-no-words = Schreib eine Nachricht.
online-refused-words-too-long = Eine Nachricht kann höchstens { $most } Buchstaben haben.
online-refused-muted = Der Host hat dich an diesem Tisch stummgeschaltet.
online-refused-no-chair = Diesen Platz gibt es an diesem Tisch nicht.
online-refused-no-chair-of-yours = Du hast keinen Platz an diesem Tisch. Du kannst zuschauen.
online-refused-no-free-chair = Alle Plätze sind besetzt. Du kannst zuschauen.
online-refused-chair-taken = Dieser Platz ist besetzt. Wähle einen anderen.
online-refused-chairs-are-free = Das Spiel beginnt, wenn alle Plätze besetzt sind: Lade Freunde ein oder füge Bots hinzu.
online-refused-get-up-first = Du hast schon einen Platz an diesem Tisch. Verlass ihn zuerst.
online-refused-nobody-there = Dieser Platz ist leer.
online-refused-still-here = { WHO($who) ->
    [you] Du bist online, also kann kein Bot für dich spielen.
   *[one] { $who } ist online, also kann kein Bot einspringen.
}
online-refused-has-resigned = { WHO($who) ->
    [you] Du hast aufgegeben: Der Bot spielt bis zum Ende.
   *[one] { $who } hat aufgegeben: Der Bot spielt bis zum Ende.
}
online-refused-no-bot = { $game } hat keinen Bot „{ $name }“. Es gibt { $bots }.
online-refused-no-offer = Dieser Link wurde schon benutzt oder ist abgelaufen. Erstelle einen neuen auf dem anderen Gerät.
online-refused-only-host = Das kann nur der Host.
online-refused-not-playing = An diesem Tisch läuft gerade kein Spiel.
online-refused-already-playing = Das Spiel hat begonnen. Du kannst zuschauen.
online-refused-not-over = Das Spiel ist noch nicht zu Ende.
