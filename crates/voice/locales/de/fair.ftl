### Ehrliches Mischen, und was eine Aufzeichnung nachher davon zeigt.

fair-committed = Der Seed in der Aufzeichnung ist der, auf den sich der Server festgelegt hatte: Sein SHA-256 ist { $commitment }.
fair-derived = { $draws ->
    [one] Das eine Zufallsergebnis folgt
   *[other] Alle { $draws } Zufallsergebnisse folgen
} aus dem Seed, dem Code { $table } des Tisches und { WHO($who) ->
    [one] der Zahl
   *[many] den Zahlen
} von { $who }.
fair-derived-alone = { $draws ->
    [one] Das eine Zufallsergebnis folgt
   *[other] Alle { $draws } Zufallsergebnisse folgen
} allein aus dem Seed und dem Code { $table } des Tisches: Niemand hat eine Zahl beigetragen, also konnte der Server den Zufall aussuchen.
fair-moves = { $moves ->
    [0] Es wurde noch nicht gezogen.
    [one] Der eine Zug ist regelgerecht.
   *[other] Alle { $moves } Züge sind regelgerecht.
}
fair-result = Das Ergebnis in der Aufzeichnung ist das des Spiels.
fair-result-missing = Das Spiel ist zu Ende, aber die Aufzeichnung sagt nicht, wie es ausging.
fair-unfinished = Das Spiel ist nicht zu Ende: Es ist geprüft, so weit die Aufzeichnung reicht.
fair-your-commitment = Die Festlegung ist die, die du angegeben hast.
fair-your-table = Der Code des Tisches ist der, den du angegeben hast.
fair-your-number = Die Zahl, die du angegeben hast, ist dabei, beigetragen von { $who }.
fair-same-receipt = Alles ist wie auf dem Beleg: der Code des Tisches, die Festlegung, alle Zahlen und Stühle, die Vereinbarungen und die Regeln.
fair-same-receipt-own = Alles ist wie auf dem Beleg von { $who }: der Code des Tisches, die Festlegung, alle Zahlen und Stühle, die Vereinbarungen und die Regeln.
fair-no-receipt = Ohne einen Beleg vom Beginn des Spiels kann niemand sagen, ob diese Festlegung und diese Zahlen die sind, die dir gezeigt wurden.
fair-give-receipt = { fair-no-receipt } Gib deinen bei --receipt an.
fair-promised = Es wurde gemischt wie versprochen: Die Zahl des Servers, alle anderen Zahlen und die Stühle sind die, die dieses Gerät zu Beginn des Spiels aufbewahrt hat.
fair-promised-unfinished = So weit das Spiel ging, wurde gemischt wie versprochen: Die Zahl des Servers, alle anderen Zahlen und die Stühle sind die, die dieses Gerät zu Beginn des Spiels aufbewahrt hat.
fair-promised-watched = Es wurde gemischt, wie es diesem Gerät zu Beginn des Spiels gezeigt wurde. Keine der Zahlen ist seine eigene.
fair-not-promised = Es wurde nicht gemischt wie versprochen. { $why }

fair-limits = Was eine Aufzeichnung nicht zeigen kann:
fair-limit-shown = Wurde den anderen dasselbe gezeigt wie dir? Vergleicht eure Belege.
fair-limit-start = Wurde das Spiel begonnen, weil der Zufall gefiel? Der Server kann ihn vor dem Beginn verraten, und niemand muss beginnen.
fair-limit-last = Steckte, wer die letzte Zahl beitrug, mit dem Server unter einer Decke? Zusammen hätten sie viele probieren können.
fair-limit-secrets = Bekam jemand zu sehen, was nicht für seine Augen war? Der Server kennt jede Karte.

fair-no-proof = Die Aufzeichnung enthält keinen Nachweis des Mischens, also kann niemand den Zufall prüfen. Ein Server fügt ihn am Ende des Spiels hinzu; Spiele aus einem Terminal oder einer Simulation haben keinen.
fair-no-record = { $error }
fair-algorithm = fair.algorithm: Dieses Programm kennt { $known }, nicht { $said }.
fair-no-code = fair.table: { $said } ist kein Code eines Tisches. Ein Code wird nur auf eine Art geschrieben, sechs Großbuchstaben und Ziffern ohne Lücken. Mit einer anderen hätte der Server den Zufall aussuchen können.
fair-other-seed = fair.commitment: Hier steht { $said }, aber SHA-256 des Seeds ist { $derived }. Es ist nicht der Seed, auf den sich der Server festgelegt hatte.
fair-other-players = fair.contributions: { $contributions } Einträge für { $players } Spieler.
fair-no-chairs = chairs: Die Aufzeichnung sagt nicht, wo Menschen saßen und wo Bots, also weiß niemand, wessen Zahlen das sind.
fair-other-chairs = chairs: { $chairs } Stühle für { $players } Spieler.
fair-bot-number = fair.contributions[{ $at }]: Für { $who } steht eine Zahl da, aber dort saß ein Bot, und Bots tragen keine bei. Mit ihr hätte der Server den Zufall aussuchen können.
fair-no-number = fair.contributions[{ $at }]: Für { $who } steht keine Zahl da, aber dort saß ein Mensch, und jeder Mensch trägt eine bei.
fair-differs = { $place }: Das Mischen ergab { $derived }, aber die Aufzeichnung sagt { $said }. Es ist Zufallsergebnis { $nth }, von 0 an gezählt, und das erste, das abweicht.
fair-not-your-commitment = fair.commitment: Hier steht { $said }, aber du hast { $given } angegeben. Der Seed ist nicht der, der dir versprochen wurde.
fair-not-your-number = fair.contributions: Die Zahl, die du angegeben hast, ist nicht dabei: { $number }. Der Zufall kam ohne sie zustande.
fair-not-your-table = fair.table: Hier steht { $said }, aber du hast { $given } angegeben. Es ist ein anderer Tisch.
fair-bad-receipt = Das ist kein Beleg. { $error }
fair-other-table = table: Der Beleg ist von Tisch { $receipt }, die Aufzeichnung von Tisch { $record }.
fair-other-game = game: Der Beleg ist von { $receipt }, die Aufzeichnung von { $record }.
fair-other-count = players: Der Beleg sagt { $receipt }, die Aufzeichnung { $record }.
fair-other-rules = rules_version: Der Beleg sagt { $receipt }, die Aufzeichnung { $record }. Die Regeln wurden nach dem Beginn geändert.
fair-other-options = options: Der Beleg sagt { $receipt }, die Aufzeichnung { $record }. Die Vereinbarungen wurden nach dem Beginn geändert.
fair-other-algorithm = algorithm: Der Beleg sagt { $receipt }, die Aufzeichnung { $record }.
fair-other-commitment = commitment: Der Beleg sagt { $receipt }, die Aufzeichnung { $record }. Der Seed ist nicht der versprochene.
fair-other-chair = chairs[{ $at }]: Für { $who } sagt der Beleg { $receipt }, die Aufzeichnung { $record }.
fair-other-number = contributions[{ $at }]: Die Zahl von { $who } ist nicht die, die zu Beginn des Spiels gezeigt wurde.
fair-other-own-number = contributions[{ $at }]: Die Zahl von { $who } ist nicht die, die das eigene Gerät gezogen hat.
