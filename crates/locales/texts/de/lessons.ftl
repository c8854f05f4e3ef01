lessons-title = { $game } lernen
lessons-step-of = Schritt { $step } von { $all }
lessons-go-on = Weiter
lessons-back = Zurück
lessons-skip = Überspringen
lessons-leave = Beenden
lessons-again = Neu beginnen
lessons-resume = Weitermachen
lessons-was-left = Du warst bei Schritt { $step } von { $all }.
lessons-look = Schau auf { $what }.
lessons-try-again = Versuch es noch einmal.
lessons-not-yet = Lies das zuerst, dann geht es weiter.
lessons-learnt = Was du jetzt weißt
lessons-play = Richtig spielen

lessons-point-path = den Pfad
lessons-point-card = die Karte { $card } auf dem Pfad
lessons-point-beside = die Steine neben deiner Schatzkiste
lessons-point-chest = { WHO($who) ->
    [you] deine Schatzkiste
   *[one] die Schatzkiste von { $who }
}
lessons-point-player = { WHO($who) ->
    [you] deinen eigenen Platz
   *[one] { $who }
}
lessons-point-cave = Höhle { $cave }
lessons-point-removed = die Gefahrenkarten, die aus dem Spiel sind
lessons-point-button = den Knopf „{ $label }“
lessons-point-secret-card = deine geheime Karte
lessons-point-field = Feld { $field }
lessons-point-recess = die Mulde { $recess }
lessons-point-diamond = { mirrors-colour.the } in { $recess }
lessons-point-entrance = deinen Eingang { $entrance }
lessons-point-mirrors = die Spiegel neben dem Brett: { $mirrors }
lessons-point-front = die Diamanten vor dir
lessons-point-laid = deine vollen Karten
lessons-point-block = den Block
lessons-point-hand = deine Hand
lessons-point-hand-card = die { $card } in deiner Hand
lessons-point-space = Feld { $field }
lessons-point-column = Spalte { $column }
lessons-point-row = Reihe { $row }
lessons-point-pile = { $pile ->
    [left] den linken Stapel
   *[right] den rechten Stapel
}
lessons-point-loot = { WHO($who) ->
    [you] deine gewonnene Beute
   *[one] die gewonnene Beute von { $who }
}
lessons-point-loot-colour = { WHO($who) ->
    [you] die { kadora-back.many } in deiner gewonnenen Beute
   *[one] die { kadora-back.many } von { $who }
}
lessons-point-count = die Zählung

lessons-would-stay = Wenn du bleibst, { $beside ->
    [one] ist dein Stein
   *[other] sind deine { $beside } Steine
} weiter in Gefahr: Kommt eine Gefahr zum zweiten Mal, ist alles weg.
lessons-would-leave = Wenn du gehst, kommen { $beside } und dein Teil der { $path } vom Pfad in deine Schatzkiste. Die anderen teilen den Rest dieser Höhle.
lessons-would-light-nothing-first = Kein Strahl von dir käme über diesen Spiegel zu einem Diamanten.
lessons-would-light-nothing = Kein Strahl von dir würde diesen Spiegel und noch einen treffen. Du könntest nichts nehmen.
lessons-would-light-other = Du würdest { $diamonds } beleuchten. Das brauchst du jetzt nicht.
lessons-would-light-too = Du würdest { $diamond } beleuchten, und den brauchst du. Gut! Aber mach jetzt, was der Schritt sagt.
lessons-would-take-none = Der Diamant bliebe liegen, und andere könnten ihn nehmen. Nimm ihn jetzt.
lessons-would-take-other = Du nimmst nur einen Diamanten im Zug. Nimm jetzt den in { $recess }.
lessons-would-touch-nothing = Den jetzt nicht.
lessons-would-pass = Du würdest nichts tun, und dein Zug wäre vorbei.
lessons-would-return = Jede Reihenfolge ist erlaubt, aber diese suchen wir jetzt nicht.
lessons-would-place = Dann geschieht das:
lessons-would-draw = Die oberste Karte dieses Stapels hat die Farbe { kadora-colour }. Nimm den markierten Stapel.
lessons-would-keep = Du würdest diese Karten behalten. Am Ende können sie dich Strafpunkte kosten.
lessons-would-give = Du würdest deine { kadora-back.many } verschenken. Behalte sie jetzt.
lessons-would-give-to = Du würdest deine { kadora-back.many } an { $who } verschenken. Tu jetzt, was markiert ist.

lessons-diamant-aim = Du suchst Diamanten in einer Höhle, mit Mia und Tom. Karte um Karte wird aufgedeckt. Am Ende gewinnen die meisten Steine.
lessons-diamant-share = 11 Steine! Du, Mia und Tom teilt sie: 3 für jeden. Die 2, die übrig sind, bleiben auf der Karte.
lessons-diamant-beside = Deine 3 Steine liegen neben deiner Schatzkiste. Sie sind noch nicht sicher. Es gibt mehr zu finden: Wähle Bleiben.
lessons-diamant-beside-wrong = Du gingst mit 3 Steinen und den 2 auf der Karte heim. Die anderen teilen den ganzen Rest. Bleib noch.
lessons-diamant-hazard = Eine Schlange! Die erste tut nichts. Aber eine zweite Schlange in dieser Höhle nimmt dir alles, was neben deiner Schatzkiste liegt.
lessons-diamant-why-stay = 28 Karten sind noch im Stapel, und nur 2 davon sind Schlangen. Die Gefahr ist klein: Wähle Bleiben.
lessons-diamant-why-stay-wrong = Du würdest 5 Steine heimbringen. Aber die Gefahr ist noch klein. Bleib noch eine Karte lang.
lessons-diamant-path = 7 Steine: 2 für jeden. Du hast jetzt 5 in Gefahr, und 3 Steine liegen auf dem Pfad.
lessons-diamant-leave = Wenn du gehst, sind deine 5 Steine sicher, und du nimmst mit, was auf dem Pfad liegt. Wähle Gehen.
lessons-diamant-leave-wrong = Du könntest mehr finden. Aber käme eine zweite Schlange, wären alle 5 weg. Bring sie diesmal heim.
lessons-diamant-alone = Du bist allein gegangen, also gehören alle 3 Steine vom Pfad dir. Jetzt liegen 8 sicher in deiner Schatzkiste.
lessons-diamant-watch = Mia und Tom bleiben. Die 13 Steine teilen sie zu zweit: 6 für jeden. Achte auf die nächste Karte.
lessons-diamant-second = Die zweite Schlange! Mia und Tom fliehen, und beide verlieren alle 11 Steine. Du bist rechtzeitig gegangen.
lessons-diamant-removed = Beendet eine Gefahr eine Höhle, kommt eine ihrer Karten aus dem Spiel. Jetzt gibt es nur noch 2 Schlangen.
lessons-diamant-caves = Es gibt fünf Höhlen, und ihr geht in jede gemeinsam. Das ist die zweite: 5 Steine für jeden. Wähle Bleiben.
lessons-diamant-explosion = Eine Explosion, und du hast 5 Steine in Gefahr. Auch Tom denkt ans Gehen. Wähle Gehen.
lessons-diamant-together = Tom ist mit dir gegangen. Ihr habt den Pfad geteilt: 1 Stein für jeden. Gehst du allein, bekommst du alles.
lessons-diamant-alone-inside = Mia ist allein in der Höhle: Alle 9 Steine der nächsten Karte gehören ihr. Auch Bleiben kann sich lohnen!
lessons-diamant-last-cave = Die fünfte Höhle ist die letzte. Jeder hat 16 in der Schatzkiste und 7 in Gefahr. 4 Steine liegen auf dem Pfad.
lessons-diamant-bluff = Alle wählen geheim und gleichzeitig. Mia sagt: „Ich bleibe!“ Glaubst du ihr? Bleiben oder gehen: Entscheide selbst.
lessons-diamant-bluff-left = Mia hat geblufft: Auch sie ging. Ihr teilt den Pfad, 2 Steine für jeden. Tom bleibt und trifft die zweite Gaswolke.
lessons-diamant-bluff-stayed = Mia hat geblufft: Sie ging mit allen 4 Steinen vom Pfad. Dann kam die zweite Gaswolke: Du verlierst deine 7.
lessons-diamant-learnt-share = Alle in der Höhle teilen die Steine. Was übrig bleibt, bekommt, wer geht.
lessons-diamant-learnt-hazard = Die zweite Gefahr einer Art nimmt alles, was in Gefahr ist. Deine Schatzkiste ist sicher.
lessons-diamant-learnt-win = Nach fünf Höhlen gewinnt die vollste Schatzkiste.

lessons-mirrors-card = Das ist deine geheime Karte: zwei rote Diamanten, ein blauer, ein grüner. Sammle sie rund um das Brett.
lessons-mirrors-beam = Deine Strahlen kommen auf deiner Seite herein, bei s1 bis s4, und laufen geradeaus. Spiegel lenken sie ab.
lessons-mirrors-first = Stell einen Spiegel auf b3, steigend: /. Dann biegt der Strahl von s2 bei b3 nach rechts ab.
lessons-mirrors-take = Dein Strahl verlässt das Brett bei e3 und beleuchtet den roten Diamanten. Deine Karte zeigt Rot: Nimm ihn.
lessons-mirrors-turns = In einem Zug stellst du einen Spiegel und nimmst höchstens einen Diamanten. Jetzt ist Mia dran: Schau zu.
lessons-mirrors-another = Mias Strahl kam bei n2 herein und bog an deinem und an ihrem Spiegel ab. Ab jetzt muss ein Strahl den neuen Spiegel und noch einen treffen.
lessons-mirrors-second = Stell einen Spiegel auf c3, steigend: /. Dein Strahl von s2 biegt bei b3 ab und dann an deinem neuen Spiegel.
lessons-mirrors-second-take = Er traf den neuen Spiegel und noch einen und beleuchtet den blauen Diamanten in n3. Nimm ihn.
lessons-mirrors-spoil = Spiegel lenken die Strahlen von allen ab. Mias Strahl von n3 biegt bei c3 und b3 ab. Stell einen Spiegel auf c4: / schickt ihn weg.
lessons-mirrors-spoil-take = Und dein eigener Strahl von s2 läuft nun weiter zum roten Diamanten in e4. Nimm ihn.
lessons-mirrors-spoilt = Ein Spiegel tat zwei Dinge: Er verdarb Mias Strahl und half deinem. Du hast drei von deinen vier Diamanten.
lessons-mirrors-twelve = Ein anderes Spiel: Alle zwölf Spiegel stehen auf dem Brett. Jetzt stellst du keinen, und ein Strahl muss mindestens drei treffen.
lessons-mirrors-touch = Beleuchten deine Strahlen nichts, was du brauchst, darfst du zuerst einen Spiegel drehen, versetzen oder wegnehmen.
lessons-mirrors-three = Aber dein Strahl von s2 trifft b2, a2 und a3 und beleuchtet in w3 einen roten Diamanten, den letzten, den du brauchst. Nimm ihn.
lessons-mirrors-complete = Deine Karte ist voll! Du legst sie offen hin und ziehst eine neue: ein roter, zwei blaue, ein grüner.
lessons-mirrors-where = Deine vier Diamanten gehen zurück: der erste in w3, das du gerade geleert hast, die anderen gegen den Uhrzeigersinn in die offenen Mulden.
lessons-mirrors-return = Du wählst die Reihenfolge. Dein Strahl von s2 führt noch immer zu w3, und deine neue Karte zeigt Rot. Leg Rot zuerst zurück.
lessons-mirrors-return-good = Gut gemacht: Dein Strahl von s2 beleuchtet diesen roten Diamanten wieder.
lessons-mirrors-learnt-beam = Deine Strahlen biegen an Spiegeln ab. Wo sie das Brett verlassen, darfst du einen Diamanten nehmen, den deine Karte zeigt.
lessons-mirrors-learnt-two = Ein Strahl muss deinen neuen Spiegel und noch einen treffen; stehen alle zwölf, dann drei.
lessons-mirrors-learnt-win = Ein Spiegel kann dir helfen oder den Strahl eines anderen verderben. Drei volle Karten gewinnen.

lessons-kadora-aim = Du legst Karten in diesen Block und nimmst andere heraus. Aber Vorsicht: Am Ende kosten dich die meisten Karten Punkte.
lessons-kadora-cards = Jede Karte hat eine Farbe, einen Wert von 1 bis 5 und einen Schliff: rund, eckig oder spitz. Diese vier sind deine Hand.
lessons-kadora-place = In deinem Zug legst du eine Karte auf ein freies Feld im Block. Leg die grüne 1 auf b3.
lessons-kadora-draw = Spalte b kommt auf 6, Reihe 3 auf 7. Das ist weniger als 10, also geschieht nichts. Zieh nun vom linken Stapel.
lessons-kadora-watch = Jetzt ist Mia dran. Schau auf Spalte c: Da liegen eine rote 5 und eine rote 4.
lessons-kadora-ten = Mia hat eine rote 2 gelegt, und Spalte c kommt auf 11. Ab 10 muss sie die Karten mit dieser Farbe oder diesem Schliff nehmen.
lessons-kadora-take = Du bist dran. Leg die orange 4 auf b2: Dann kommt Spalte b auf 10.
lessons-kadora-took = Du hast die orange 3 genommen, gleiche Farbe, und die gelbe 2, gleicher Schliff. Reihe 2 kommt nur auf 9.
lessons-kadora-lead = Wer am Ende von einer Farbe am meisten hat, dreht diese Karten um. Alle anderen Karten sind Strafpunkte!
lessons-kadora-backs = Du hast bisher am meisten Orange. Die Rückseiten zeigen die Farbe: Links liegt eine orange Karte oben. Zieh sie.
lessons-kadora-give = Vor dem Legen darfst du eine Farbe verschenken, in der du allein vorn liegst. 2 in Gelb sind zu wenig: Schenk sie Mia.
lessons-kadora-give-wrong = Du würdest die gelbe 2 behalten. Hat später jemand mehr Gelb, kostet sie dich 2 Strafpunkte. Schenk sie Mia.
lessons-kadora-stronger = Nun hol mehr Orange: Leg die orange 5 auf c1. Reihe 1 kommt auf 14, also nimmst du die orange 4.
lessons-kadora-any-pile = Du hast jetzt 7 in Orange. Zieh zum Schluss eine Karte: Blau oder Lila, wie du willst.
lessons-kadora-full = Ein anderes Spiel: Nur Feld c2 ist frei. Wer das letzte Feld füllt, nimmt immer etwas.
lessons-kadora-full-place = Bringen die Summen nichts, nimmst du die Karten mit anderer Farbe und anderem Schliff. Leg die lila 1 auf c2.
lessons-kadora-full-took = Keine Summe kommt auf 10. Nur die orange 1 hat eine andere Farbe und einen anderen Schliff, also nimmst du sie. Zieh nun eine Karte.
lessons-kadora-last = Die Stapel sind leer, und das ist dein letzter Zug. Leg die rote 5 auf b1: Mit der roten 3 hast du am meisten Rot.
lessons-kadora-count = Das Spiel ist aus. Auch die Karten auf der Hand zählen. Jede Farbe wird nun von dem umgedreht, der am meisten davon hat.
lessons-kadora-count-you = Du hast am meisten Rot, Blau und Lila. Deine anderen Karten sind 26 Strafpunkte. Mia hat 32.
lessons-kadora-spell = Tom hat nur 16, aber keine verdeckte Karte. Wer in keiner Farbe vorn liegt, kann nicht gewinnen. Also gewinnst du!
lessons-kadora-learnt-take = Kommt eine Spalte oder Reihe auf 10 oder mehr, musst du die Karten mit Farbe oder Schliff deiner Karte nehmen.
lessons-kadora-learnt-lead = Umgedreht werden nur Farben, in denen du vorn liegst; alles andere sind Strafpunkte. Verschenke, was du nicht gewinnst.
lessons-kadora-learnt-spell = Die wenigsten Strafpunkte gewinnen, aber nur, wenn du in mindestens einer Farbe vorn liegst.
