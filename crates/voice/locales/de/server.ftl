### Der Server: warum etwas nicht getan wurde, und was zu tun ist.

server-unavailable = Der Server kann im Moment nichts aufbewahren. Nichts ist verloren und nichts wurde getan: versuche es in einer Minute noch einmal.
server-database-moved = Die Datenbankdatei wurde verschoben, ersetzt oder gelöscht, während der Server lief. Nichts wird angenommen, bis dieselbe Datei wieder an ihrem Platz ist oder der Server neu gestartet wurde.
server-no-table = Es gibt keinen Tisch mit diesem Code. Prüfe die sechs Buchstaben, oder eröffne selbst einen Tisch. Alte Tische werden nach einiger Zeit gelöscht.
server-no-secret = Der Server weiß noch nicht, wer du bist: bitte zuerst um ein Geheimnis (POST /api/me).
server-other-origin = Diese Anfrage kommt von einer anderen Seite. Öffne den Tisch auf dieser.
server-other-host = Dieser Server heißt nicht so. Öffne ihn über seine Adresse, oder lass die Person, die ihn betreibt, public_url setzen.
server-unreadable-address = Der Proxy vor diesem Server sagt nicht, für wen er fragt. Seine Kopfzeile X-Forwarded-For sollte mit einer Adresse enden.
server-not-json = Was hier geschrieben wird, wird als JSON geschickt: Content-Type: application/json.
server-body-too-long = Das ist zu lang: höchstens { $most } Bytes.
server-no-page = Unter dieser Adresse gibt es nichts.
server-wrong-method = So wird diese Adresse nicht gefragt. GET /api sagt, wie.
server-too-slow = Das hat zu lange gedauert und ist vielleicht nicht geschehen: sieh nach und versuch es noch einmal.
server-too-many-sockets = Von hier sind zu viele Verbindungen offen. Schließe einige und versuche es noch einmal.
server-too-many-tables = Du hast in kurzer Zeit viele Tische eröffnet. Nutze einen davon, oder warte eine Minute.
server-too-many-requests = Das war viel auf einmal. Warte ein paar Sekunden und versuche es noch einmal.
server-too-many-changes = Du hast dich sehr oft umentschieden. Deine letzte Wahl zählt; warte, bis die anderen gewählt haben.
server-too-many-arrangements = An diesem Tisch wurde so viel eingestellt, dass nichts mehr dazupasst. Spiel weiter, oder eröffne einen anderen Tisch.
server-too-many-words = Das war viel auf einmal. Warte ein paar Sekunden, bevor du mehr sagst.
server-unreadable = Diese Nachricht ist nicht zu lesen: { $why }
server-no-action = „{ $text }“ ist keine Aktion dieses Spiels.
server-no-options = Diese Optionen sind nicht zu lesen: { $why }
server-no-option = Dieses Spiel hat keine Option „{ $option }“. Seine Optionen sind: { $options }.
server-other-rules = An diesem Tisch gilt Version { $version } der Regeln, die dieser Server nicht kennt. Es geht weiter, sobald der Server aktualisiert ist.
server-no-clock = Eine Entscheidung kann { $least } bis { $most } Sekunden bekommen.
server-no-luck = Deine Zahl für das Mischen muss 32 Bytes lang sein, geschrieben als 64 hexadezimale Ziffern.
server-no-name = Ein Name braucht Buchstaben.
server-name-too-long = Ein Name hat höchstens { $most } Buchstaben.
server-name-taken = Jemand an diesem Tisch heißt schon { $name }.
server-no-words = Es gibt nichts zu sagen.
server-words-too-long = Sag es in höchstens { $most } Buchstaben.
server-muted = Der Gastgeber hat dich an diesem Tisch stumm geschaltet.
server-no-chair = Diesen Stuhl gibt es an diesem Tisch nicht.
server-no-chair-of-yours = Du hast keinen Stuhl an diesem Tisch. Du kannst zuschauen.
server-no-free-chair = Alle Stühle sind besetzt. Du kannst zuschauen.
server-chair-taken = Dort sitzt schon jemand. Nimm einen anderen Stuhl.
server-chairs-are-free = Das Spiel beginnt, wenn alle Stühle besetzt sind: lade Leute ein, oder setze Bots auf die freien Stühle.
server-get-up-first = Du hast schon einen Stuhl an diesem Tisch. Steh zuerst auf.
server-nobody-there = Dort sitzt niemand.
server-still-here = { WHO($who) ->
    [you] Du bist selbst da: kein Bot muss einspringen.
   *[one] { $who } ist da: kein Bot muss einspringen.
}
server-no-bot = Es gibt keinen Bot dieser Stärke.
server-no-offer = Dieser Link wurde schon benutzt, oder seine Zeit ist um. Hol einen neuen auf dem Gerät, an dem du sitzt.
server-only-host = Das kann nur der Gastgeber.
server-not-playing = An diesem Tisch läuft gerade kein Spiel.
server-already-playing = Das Spiel hat begonnen. Du kannst zuschauen.
server-abandoned = Dieses Spiel wurde aufgegeben, weil lange niemand gezogen hat. Es kann nicht weitergehen; seine Aufzeichnung zeigt, wie gemischt wurde.
server-not-over = Das Spiel ist noch nicht zu Ende.

server-page-what = Drei Spiele, deren Steine Diamanten sind, genau nach ihren gedruckten Regeln gespielt, von Menschen und von Programmen.
server-page-here = Dieser Server bietet Tische an. Er wurde ohne den Browser-Client gebaut, deshalb gibt es hier noch nichts anzuklicken; Programme können spielen.
server-page-rules = Die Regeln
server-page-programs = Für Programme
server-page-protocol = Wie man über einen Socket spielt
server-page-api = Alles über HTTP, als OpenAPI-Beschreibung
server-page-fair = Wie sich das Mischen prüfen lässt
