### Der Server: warum etwas nicht getan wurde, und was zu tun ist.

server-unavailable = Der Server kann gerade nichts speichern. Nichts ist verloren, und nichts wurde geändert: Versuch es in einer Minute noch einmal.
server-database-moved = Die Datenbankdatei wurde verschoben, ersetzt oder gelöscht, während der Server lief. Leg dieselbe Datei zurück oder starte den Server neu; bis dahin lässt sich nichts ändern.
server-no-table = Es gibt keinen Tisch mit diesem Code. Prüfe die sechs Buchstaben oder eröffne selbst einen Tisch. Alte Tische werden nach einiger Zeit gelöscht.
server-no-secret = Du brauchst zuerst einen geheimen Schlüssel: Hol ihn mit POST /api/me.
server-other-origin = Diese Anfrage kommt von einer anderen Website. Öffne den Tisch auf dieser hier.
server-other-host = Dieser Server hat einen anderen Namen. Nutze seine eigene Adresse oder setze public_url auf dem Server.
server-unreadable-address = Der Proxy vor diesem Server gibt die Adresse des Clients nicht weiter: Seine Kopfzeile X-Forwarded-For muss mit einer Adresse enden.
server-not-json = Schicke JSON: Content-Type: application/json.
server-body-too-long = Das ist zu lang: höchstens { $most } Bytes.
server-no-page = Unter dieser Adresse gibt es nichts.
server-wrong-method = Diese Adresse kennt diese Methode nicht. GET /api zeigt, welche sie kennt.
server-too-slow = Das hat zu lange gedauert und hat vielleicht nicht geklappt. Schau nach und versuch es noch einmal.
server-too-many-sockets = Zu viele Verbindungen von deiner Adresse. Schließe einige und versuch es noch einmal.
server-too-many-tables = Du hast in kurzer Zeit viele Tische eröffnet. Nutze einen davon oder warte eine Minute.
server-too-many-requests = Zu viele Anfragen. Warte ein paar Sekunden und versuch es noch einmal.
server-too-many-changes = Du hast dich sehr oft umentschieden. Deine letzte Wahl zählt; warte auf die anderen.
server-too-many-arrangements = An diesem Tisch wurde zu viel geändert. Spiel weiter oder eröffne einen anderen Tisch.
server-too-many-words = Zu viele Nachrichten. Warte ein paar Sekunden.
server-unreadable = Diese Nachricht ist nicht lesbar: { $why }
server-no-action = „{ $text }“ ist kein Zug in diesem Spiel.
server-no-options = Diese Optionen sind nicht lesbar: { $why }
server-no-option = Dieses Spiel hat keine Option „{ $option }“. Die Optionen sind: { $options }.
server-other-rules = Dieser Tisch nutzt Version { $version } der Regeln, die dieser Server nicht kennt. Das Spiel kann weitergehen, sobald der Server aktualisiert ist.
server-no-clock = Die Zeit pro Entscheidung beträgt { $least } bis { $most } Sekunden.
server-no-luck = Deine Zahl für das Mischen muss 32 Bytes lang sein, geschrieben als 64 hexadezimale Ziffern.
server-no-name = Gib einen Namen ein.
server-name-too-long = Ein Name kann höchstens { $most } Buchstaben haben.
server-name-taken = An diesem Tisch heißt schon jemand { $name }. Wähle einen anderen Namen.
server-no-words = Schreib eine Nachricht.
server-words-too-long = Eine Nachricht kann höchstens { $most } Buchstaben haben.
server-muted = Der Host hat dich an diesem Tisch stummgeschaltet.
server-no-chair = Diesen Platz gibt es an diesem Tisch nicht.
server-no-chair-of-yours = Du hast keinen Platz an diesem Tisch. Du kannst zuschauen.
server-no-free-chair = Alle Plätze sind besetzt. Du kannst zuschauen.
server-chair-taken = Dieser Platz ist besetzt. Wähle einen anderen.
server-chairs-are-free = Das Spiel beginnt, wenn alle Plätze besetzt sind: Lade Freunde ein oder füge Bots hinzu.
server-get-up-first = Du hast schon einen Platz an diesem Tisch. Verlass ihn zuerst.
server-nobody-there = Dieser Platz ist leer.
server-still-here = { WHO($who) ->
    [you] Du bist online, also kann kein Bot für dich spielen.
   *[one] { $who } ist online, also kann kein Bot einspringen.
}
server-has-resigned = { WHO($who) ->
    [you] Du hast aufgegeben: Der Bot spielt bis zum Ende.
   *[one] { $who } hat aufgegeben: Der Bot spielt bis zum Ende.
}
server-no-bot = Es gibt keinen Bot mit dieser Stärke.
server-no-offer = Dieser Link wurde schon benutzt oder ist abgelaufen. Erstelle einen neuen auf dem anderen Gerät.
server-only-host = Das kann nur der Host.
server-not-playing = An diesem Tisch läuft gerade kein Spiel.
server-already-playing = Das Spiel hat begonnen. Du kannst zuschauen.
server-abandoned = Dieses Spiel wurde geschlossen, weil lange niemand gespielt hat. Die Spieldatei zeigt, wie gemischt wurde.
server-not-over = Das Spiel ist noch nicht zu Ende.

server-page-what = Drei Spiele um Diamanten, genau nach der gedruckten Anleitung gespielt, von Menschen und von Programmen.
server-page-here = Dieser Server wurde ohne die Webseite gebaut, deshalb gibt es hier nichts anzuklicken. Programme können spielen.
server-page-rules = Die Regeln
server-page-programs = Für Entwickler
server-page-protocol = Wie man über einen Socket spielt
server-page-api = Die HTTP-Schnittstelle (OpenAPI)
server-page-fair = So prüfst du das Mischen
