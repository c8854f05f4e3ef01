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
fair-your-number = Die Zahl, die du angegeben hast, ist dabei, beigetragen von { $who }.

fair-limits = Was eine Aufzeichnung nicht zeigen kann:
fair-limit-commitment = War diese Festlegung bekannt, bevor du dich gesetzt hast? Vergleiche sie mit dem, was dir damals angezeigt wurde, oder gib das bei --commitment an.
fair-limit-number = Ist deine eigene Zahl unter den beigetragenen? Gib sie bei --contribution an.
fair-limit-last = Steckte, wer die letzte Zahl beitrug, mit dem Server unter einer Decke? Zusammen hätten sie viele probieren können.
fair-limit-secrets = Bekam jemand zu sehen, was nicht für seine Augen war? Der Server kennt jede Karte.

fair-no-proof = Die Aufzeichnung enthält keinen Nachweis des Mischens, also kann niemand den Zufall prüfen. Ein Server fügt ihn am Ende des Spiels hinzu; Spiele aus einem Terminal oder einer Simulation haben keinen.
fair-no-record = { $error }
fair-algorithm = fair.algorithm: Dieses Programm kennt { $known }, nicht { $said }.
fair-other-seed = fair.commitment: Hier steht { $said }, aber SHA-256 des Seeds ist { $derived }. Es ist nicht der Seed, auf den sich der Server festgelegt hatte.
fair-other-players = fair.contributions: { $contributions } Einträge für { $players } Spieler.
fair-differs = { $place }: Das Mischen ergab { $derived }, aber die Aufzeichnung sagt { $said }. Es ist Zufallsergebnis { $nth }, von 0 an gezählt, und das erste, das abweicht.
fair-not-your-commitment = fair.commitment: Hier steht { $said }, aber du hast { $given } angegeben. Der Seed ist nicht der, der dir versprochen wurde.
fair-not-your-number = fair.contributions: Die Zahl, die du angegeben hast, ist nicht dabei: { $number }. Der Zufall kam ohne sie zustande.
