### Ehrliches Mischen, und was eine Aufzeichnung nachher davon zeigt.

fair-committed = Der Seed ist der, auf den sich der Server festgelegt hatte: Sein SHA-256 ist { $commitment }.
fair-derived = { $draws ->
    [one] Die einzige Ziehung folgt
   *[other] Alle { $draws } Ziehungen folgen
} aus dem Seed, dem Tischcode { $table } und { WHO($who) ->
    [one] der Zahl
   *[many] den Zahlen
} von { $who }.
fair-derived-alone = { $draws ->
    [one] Die einzige Ziehung folgt
   *[other] Alle { $draws } Ziehungen folgen
} allein aus dem Seed und dem Tischcode { $table }: Am Tisch hat niemand eine Zahl hinzugefügt, also konnte der Server aussuchen, wie gemischt wird.
fair-moves = { $moves ->
    [0] Es wurde noch kein Zug gemacht.
    [one] Der einzige Zug ist gültig.
   *[other] Alle { $moves } Züge sind gültig.
}
fair-result = Das Ergebnis in der Spieldatei stimmt.
fair-result-missing = Das Spiel ist zu Ende, aber in der Spieldatei steht kein Ergebnis.
fair-unfinished = Das Spiel ist nicht zu Ende: Nur die Züge in der Spieldatei konnten geprüft werden.
fair-your-commitment = Die Festlegung ist die, die du angegeben hast.
fair-your-table = Der Tischcode ist der, den du angegeben hast.
fair-your-number = Die Zahl, die du angegeben hast, wurde verwendet; hinzugefügt hat sie { $who }.
fair-same-receipt = Alles stimmt mit dem Beleg überein: der Tischcode, die Festlegung, alle Zahlen und Plätze, die Optionen und die Regeln.
fair-same-receipt-own = Alles stimmt mit dem Beleg von { $who } überein: der Tischcode, die Festlegung, alle Zahlen und Plätze, die Optionen und die Regeln.
fair-no-receipt = Ohne Beleg vom Beginn des Spiels lässt sich nicht sagen, ob dir diese Festlegung und diese Zahlen gezeigt wurden.
fair-give-receipt = { fair-no-receipt } Gib deinen Beleg mit --receipt an.
fair-promised = Es wurde gemischt wie versprochen: Die Zahl des Servers, die Zahlen aller am Tisch und die Plätze sind die, die dieses Gerät zu Beginn des Spiels gespeichert hat.
fair-promised-unfinished = So weit das Spiel ging, wurde gemischt wie versprochen: Die Zahl des Servers, die Zahlen aller am Tisch und die Plätze sind die, die dieses Gerät zu Beginn des Spiels gespeichert hat.
fair-promised-watched = Es wurde gemischt, wie es diesem Gerät zu Beginn des Spiels gezeigt wurde. Dieses Gerät hat keine eigene Zahl hinzugefügt.
fair-not-promised = Es wurde nicht gemischt wie versprochen. { $why }

fair-limits = Was eine Spieldatei nicht zeigen kann:
fair-limit-shown = Wurde den anderen dasselbe gezeigt wie dir? Vergleicht eure Belege.
fair-limit-start = Wurde nur gestartet, weil die Karten günstig waren? Der Server könnte sie dem Host vorher verraten.
fair-limit-last = Hat die zuletzt dazugekommene Person mit dem Server zusammengearbeitet? Gemeinsam hätten sie viele Zahlen ausprobieren können.
fair-limit-secrets = Bekam jemand die Karten der anderen zu sehen? Der Server kennt jede Karte.

fair-no-proof = Diese Spieldatei enthält keinen Nachweis des Mischens, also lässt es sich nicht prüfen. Ein Server fügt den Nachweis am Ende des Spiels hinzu; Spiele aus einem Terminal oder einer Simulation haben keinen.
fair-no-record = { $error }
fair-algorithm = fair.algorithm: Dieses Programm kennt { $known }, nicht { $said }.
fair-no-code = fair.table: { $said } ist kein Tischcode. Ein Tischcode hat sechs Großbuchstaben und Ziffern, ohne Leerzeichen. Mit einem anderen Code hätte der Server aussuchen können, wie gemischt wird.
fair-other-seed = fair.commitment: Hier steht { $said }, aber der SHA-256 des Seeds ist { $derived }. Es ist nicht der Seed, auf den sich der Server festgelegt hatte.
fair-other-players = fair.contributions: { $contributions } Einträge für { $players } Spieler.
fair-no-chairs = chairs: In der Spieldatei steht nicht, wo Menschen saßen und wo Bots, also lässt sich nicht sagen, wessen Zahlen das sind.
fair-other-chairs = chairs: { $chairs } Plätze für { $players } Spieler.
fair-bot-number = fair.contributions[{ $at }]: Für { $who } steht eine Zahl da, aber das war ein Bot, und Bots fügen keine hinzu. Mit ihr hätte der Server aussuchen können, wie gemischt wird.
fair-no-number = fair.contributions[{ $at }]: Für { $who } steht keine Zahl da, aber das war ein Mensch, und jeder Mensch fügt eine hinzu.
fair-differs = { $place }: Das Mischen ergab { $derived }, aber in der Spieldatei steht { $said }. Das ist Ziehung { $nth }, von 0 an gezählt, und die erste, die abweicht.
fair-not-your-commitment = fair.commitment: Hier steht { $said }, aber du hast { $given } angegeben. Der Seed ist nicht der, der dir versprochen wurde.
fair-not-your-number = fair.contributions: Die Zahl, die du angegeben hast, fehlt: { $number }. Es wurde ohne sie gemischt.
fair-not-your-table = fair.table: Hier steht { $said }, aber du hast { $given } angegeben. Das ist ein anderer Tisch.
fair-bad-receipt = Das ist kein Beleg. { $error }
fair-other-table = table: Der Beleg ist von Tisch { $receipt }, die Spieldatei von Tisch { $record }.
fair-other-game = game: Der Beleg ist von { $receipt }, die Spieldatei von { $record }.
fair-other-count = players: Der Beleg sagt { $receipt }, die Spieldatei { $record }.
fair-other-rules = rules_version: Der Beleg sagt { $receipt }, die Spieldatei { $record }. Die Regeln wurden nach dem Beginn geändert.
fair-other-options = options: Der Beleg sagt { $receipt }, die Spieldatei { $record }. Die Optionen wurden nach dem Beginn geändert.
fair-other-algorithm = algorithm: Der Beleg sagt { $receipt }, die Spieldatei { $record }.
fair-other-commitment = commitment: Der Beleg sagt { $receipt }, die Spieldatei { $record }. Der Seed ist nicht der versprochene.
fair-other-chair = chairs[{ $at }]: Für { $who } sagt der Beleg { $receipt }, die Spieldatei { $record }.
fair-other-number = contributions[{ $at }]: Die Zahl von { $who } ist nicht die, die zu Beginn des Spiels gezeigt wurde.
fair-other-own-number = contributions[{ $at }]: Die Zahl von { $who } ist nicht die, die das eigene Gerät gewählt hat.
