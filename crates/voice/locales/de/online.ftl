### Zusammen spielen im Browser.

online-as-said = { $what }
online-unreachable = Der Server ist gerade nicht erreichbar. Allein spielen geht trotzdem.
online-no-line = Gerade besteht keine Verbindung. Versuch es wieder, sobald sie zurück ist.
online-opening = Der Tisch wird geöffnet …
online-cut = Die Verbindung ist weg. Sie wird von selbst wieder gesucht.
online-try-now = Jetzt versuchen
online-newer = Es gibt eine neue Version dieser Seite.
online-reload = Neu laden
online-missing = Einen Tisch { $code } gibt es nicht.
online-missing-help = Sieh dir den Code noch einmal an, oder bitte um einen neuen Link.

online-bot = Bot, { pages-level }
online-chairs = Stühle
online-chair-open = frei
online-chair-kept = freigehalten für { $name }
online-chair-number = Stuhl { $number }
online-gone = nicht verbunden
online-host = Gastgeber
online-you = du
online-stand-in = ein Bot spielt ({ pages-level })
online-muted = stummgeschaltet
online-awaited = am Zug

online-wait-chairs = { $count ->
    [one] Ein Stuhl ist noch frei.
   *[other] { $count } Stühle sind noch frei.
}
online-wait-invite = { online-wait-chairs } Lade jemanden ein, oder setze Bots darauf.
online-wait-you = Alle haben einen Stuhl. Beginne, wann du willst.
online-wait-start = Alle haben einen Stuhl. { $name } kann das Spiel beginnen.
online-wait-host = Alle haben einen Stuhl. Der Gastgeber kann das Spiel beginnen.
online-full = Alle Stühle sind besetzt: du schaust zu.
online-playing = Du schaust zu.

online-your-name = Dein Name
online-sit = Platz nehmen
online-sit-here = Hier Platz nehmen
online-rename = Namen ändern
online-stand = Platz verlassen
online-start = Spiel beginnen
online-chair-for = Wer auf Stuhl { $number } sitzt
online-chair-free = Stuhl { $number } frei machen
online-anyone = Freier Platz
online-fill = Mit Bots auffüllen
online-fill-and-start = Mit Bots auffüllen und beginnen
online-bots-level = Stärke der Bots

online-agreed = Was abgemacht ist
online-players = { $count } Spieler
online-option = { $title }: { $value }
online-clock = Zeit für jede Entscheidung
online-clock-none = unbegrenzt
online-clock-seconds = { $seconds } Sekunden
online-clock-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
online-listed = Alle können diesen Tisch finden.
online-unlisted = Nur wer den Link hat, findet diesen Tisch.

online-invite = Einladen
online-code = Code
online-link = Link
online-copy = Kopieren
online-copied = Kopiert.
online-share = Teilen
online-qr = Der Link als QR-Code
online-on-screen = Auf einem großen Bildschirm zeigen

online-fair = Ehrlich gemischt
online-fair-help = Bevor jemand kam, hat der Server eine geheime Zahl gezogen und ihren Fingerabdruck veröffentlicht. Alle, die mitspielen, fügen eine Zahl hinzu, die ihr eigenes Gerät zieht, und alles Glück des Spiels folgt aus diesen Zahlen zusammen. Wenn das Spiel beginnt, bewahrt dieses Gerät einen Beleg auf; am Ende vergleicht es ihn mit der Aufzeichnung und sagt, ob etwas geändert wurde. Auch das zeigt nicht alles: Der Server kennt jede Karte und kann sie verraten, und ein Spiel kann unbegonnen oder unvollendet bleiben. Vergleicht eure Belege, um zu sehen, ob allen dasselbe gezeigt wurde.
online-fair-commitment = Fingerabdruck der Zahl des Servers
online-fair-yours = Deine Zahl, wie dieses Gerät sie gezogen hat
online-receipt = Beleg herunterladen
online-checking = Das Mischen wird geprüft…
online-unchecked = Die Aufzeichnung konnte nicht geholt werden, also ist das Mischen noch nicht geprüft.

online-people = Am Tisch
online-watchers = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
}
online-time-left = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
}
online-host-tools = Für den Gastgeber
online-stand-in-for = Einen Bot für { $name } spielen lassen
online-stand-in-end = Den Bot wegschicken, der für { $name } spielt
online-mute = { $name } stummschalten
online-unmute = { $name } wieder reden lassen
online-move-seat = Auf einem anderen Gerät spielen
online-move-help = Öffne diesen Link innerhalb von { $minutes } Minuten auf dem anderen Gerät: dein Stuhl zieht dorthin um.
online-move-make = Link erzeugen
online-claim = Hier weiterspielen?
online-claim-help = Dieser Link bringt einen Stuhl auf dieses Gerät. Das andere Gerät schaut von da an zu.
online-claim-do = Den Stuhl nehmen

online-chat = Chat
online-chat-empty = Noch hat niemand etwas gesagt.
online-chat-seat = Wer einen Stuhl hat, kann hier sprechen.
online-chat-muted = Der Gastgeber hat dich stummgeschaltet: du kannst mitlesen.
online-say = Sag etwas
online-send = Senden
online-said = { $name }: { $words }
online-reaction = { $feeling ->
    [applause] Applaudieren
    [laugh] Lachen
    [gasp] Staunen
    [sigh] Seufzen
    [patience] Um Geduld bitten
   *[cheer] Glück wünschen
}
online-reacts = { $feeling ->
    [applause] { $name } applaudiert.
    [laugh] { $name } lacht.
    [gasp] { $name } staunt.
    [sigh] { $name } seufzt.
    [patience] { $name } bittet um Geduld.
   *[cheer] { $name } wünscht Glück.
}

online-over = Nach dem Spiel
online-abandoned = Dieses Spiel wurde aufgegeben, weil lange niemand gezogen hat. Es kann nicht weitergehen; seine Aufzeichnung zeigt, wie gemischt wurde.
online-record = Spieldatei herunterladen
online-rematch = Revanche
online-next = Für die Revanche steht ein Tisch bereit.
online-next-soon = Für die Revanche steht ein Tisch bereit. Gleich gehen alle dorthin.
online-go = Hingehen
online-stay = Hier bleiben
online-eyes = Das Spiel mit diesen Augen sehen
online-spectator = Zuschauer

online-join-at = Mitspielen auf { $link }

online-together = Zusammen spielen
online-invite-friends = Freunde einladen
online-game = Spiel
online-count = Spieler
online-list = Öffentlicher Tisch
online-open = Tisch öffnen
online-join-code = Mit einem Code mitspielen
online-join = Mitspielen
online-tables = Offene Tische
online-tables-none = Gerade steht kein Tisch allen offen.
online-mine = Meine Spiele
online-stage = { $stage ->
    [gathering] sammelt Spieler
    [playing] im Gange
   *[over] vorbei
}
online-line = { $title }, { online-stage }
online-free = { $count ->
    [0] kein Stuhl frei
    [one] ein Stuhl frei
   *[other] { $count } Stühle frei
}
online-watch = Zuschauen
online-back = Weiterspielen
online-look = Wiederholung
online-stale = Das Spiel ist inzwischen weitergegangen: sieh noch einmal hin und wähle dann.
