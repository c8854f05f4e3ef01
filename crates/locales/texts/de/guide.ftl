# Each game in one minute, and what is said when something happens for the first time.

guide-minute = In einer Minute

guide-diamant = { $step ->
    [1] Alle gehen zusammen in die Höhle. Eine Karte wird aufgedeckt.
    [2] Diamanten werden gleich verteilt. Was übrig bleibt, bleibt auf dem Pfad liegen.
    [3] Dann entscheiden alle geheim: tiefer oder hinaus? Wenn du gehst, sind deine Diamanten sicher in deiner Schatzkiste, und du nimmst mit, was auf dem Pfad liegt.
    [4] Eine Gefahr tut beim ersten Mal nichts.
    [5] Zweimal dieselbe Gefahr? Wer noch drinnen ist, verliert, was diese Höhle gebracht hat.
   *[other] Nach fünf Höhlen gewinnt die vollste Schatzkiste.
}
guide-diamant-picture = { $step ->
    [1] Abenteurer mit Lampen in einer Höhle. Eine Karte mit 11 wird aufgedeckt.
    [2] Eine Karte mit 11 und drei Abenteurer: Jeder bekommt 3, und 2 bleiben auf dem Pfad.
    [3] Eine geschlossene Faust geht weiter in die Höhle. Eine offene Hand geht zur Schatzkiste.
    [4] Eine Karte mit einer Schlange. Der Abenteurer geht weiter.
    [5] Zwei Karten mit einer Schlange. Der Abenteurer hat alles verloren.
   *[other] Fünf Höhlen hintereinander. Danach eine volle Schatzkiste.
}

guide-mirrors = { $step ->
    [1] Deine geheime Karte zeigt die vier Diamanten, die du brauchst.
    [2] In jedem Zug stellst du einen Spiegel auf das Brett.
    [3] Dein Lichtstrahl kommt von deiner Seite und biegt an jedem Spiegel ab.
    [4] Wo er das Brett verlässt, beleuchtet er einen Diamanten. Brauchst du ihn, nimm ihn. Dein neuer Spiegel und noch ein anderer müssen auf seinem Weg stehen.
    [5] Stehen alle zwölf Spiegel, braucht ein Strahl drei. Geht es mit keinem, darfst du einen Spiegel drehen, versetzen oder vom Brett nehmen.
   *[other] Wer zuerst drei Karten voll hat, gewinnt.
}
guide-mirrors-picture = { $step ->
    [1] Eine Karte mit einem roten, einem blauen, einem grünen und einem gelben Diamanten.
    [2] Ein Brett mit vier mal vier Feldern und einem Spiegel. Ein zweiter wird darauf gestellt.
    [3] Ein Strahl kommt von unten, biegt an zwei Spiegeln ab und verlässt das Brett oben.
    [4] Ein Strahl kommt von unten, biegt an drei Spiegeln ab und verlässt das Brett rechts, wo ein grüner Diamant liegt.
    [5] Zwölf Spiegel stehen. Ein Strahl kommt von unten, biegt an dreien davon ab und beleuchtet einen blauen Diamanten.
   *[other] Drei Karten, alle voll.
}

guide-kadora = { $step ->
    [1] Leg eine Karte aus deiner Hand auf ein freies Feld.
    [2] Kommt ihre Spalte auf 10 oder mehr? Nimm dort jede andere Karte mit gleicher Farbe oder gleichem Schliff. Dann schau auf die Reihe.
    [3] Dann zieh eine Karte. Von jeder Karte auf den Stapeln siehst du die Farbe, aber nicht den Wert.
    [4] Hast du allein den höchsten Wert in einer Farbe, darfst du alle diese Karten an jemanden verschenken, der keine davon hat.
    [5] Wer am Ende den höchsten Wert in einer Farbe hat, dreht diese Karten um.
   *[other] Was noch offen liegt, zählt als Strafpunkte. Wer die wenigsten hat, gewinnt, wenn mindestens eine Karte verdeckt liegt.
}
guide-kadora-picture = { $step ->
    [1] Ein Block von Karten mit vier freien Feldern in der Mitte. Dort kommt eine blaue 4 hin.
    [2] Eine Spalte mit 2, 3, 4 und 3 kommt auf 12. Die gelegte blaue 4 nimmt die blaue 2 wegen der Farbe und die orange 3 wegen des Schliffs.
    [3] Zwei Stapel mit den Rückseiten nach oben. Die oberste Karte von einem kommt auf die Hand.
    [4] Du hast eine gelbe 5 und eine gelbe 4. Jemand anders hat keine gelbe Karte und bekommt beide.
    [5] Drei haben 12, 8 und 5 in Rot. Wer 12 hat, dreht sie um.
   *[other] Eine Karte liegt verdeckt. Eine 3 und eine 4 liegen offen: 7 Strafpunkte.
}

guide-diamant-rest = Was sich nicht gleich verteilen lässt, bleibt auf der Karte liegen. Wer geht, nimmt es mit.
guide-diamant-hazard = Beim ersten Mal tut eine Gefahr nichts. Kommt dieselbe noch einmal in dieser Höhle, verlieren alle, die noch drinnen sind, was neben ihrer Schatzkiste liegt.
guide-diamant-fled = Dieselbe Gefahr zum zweiten Mal: Die Expedition ist sofort vorbei. Was neben einer Schatzkiste lag, ist verloren; was in den Schatzkisten liegt, ist sicher.
guide-diamant-removed = Eine der beiden Gefahrenkarten kommt aus dem Spiel. Diese Gefahr ist also in den nächsten Höhlen seltener.
guide-diamant-alone = Wer allein geht, nimmt alle Steine mit, die auf dem Pfad liegen.
guide-diamant-together = Wer zusammen geht, teilt die Steine auf dem Pfad gleich auf. Was sich nicht teilen lässt, bleibt liegen.
guide-diamant-returned = Am Ende einer Expedition gehen die Steine, die noch auf dem Pfad liegen, zurück in den Vorrat.

guide-mirrors-took = Ein Diamant wird über den neuen Spiegel und mindestens einen anderen beleuchtet. Nur der allererste Spiegel genügt allein.
guide-mirrors-three = Dieser Strahl bog an drei oder mehr Spiegeln ab. Stehen alle zwölf Spiegel, braucht jeder Strahl mindestens drei.
guide-mirrors-none = Niemand muss einen Diamanten nehmen: Die Karten sind geheim, also weiß niemand, wer ihn braucht.
guide-mirrors-twelve = Alle zwölf Spiegel stehen. Von jetzt an braucht ein Strahl drei davon. Geht es mit keinem von deinen, darfst du einen Spiegel drehen, versetzen oder vom Brett nehmen.
guide-mirrors-laid = Mit vier Diamanten ist eine Karte voll. Sie wird aufgedeckt, eine neue wird gezogen, und die vier Diamanten kommen zurück um das Brett.
guide-mirrors-deadlock = Um das Brett liegt keine Farbe mehr, die jemand braucht. Darum kommen alle Diamanten der Spieler zurück, und alle behalten ihre Karte.

guide-kadora-took = Die Spalte oder die Reihe kam auf 10 oder mehr, also muss jede andere Karte dort mit gleicher Farbe oder gleichem Schliff genommen werden. Nehmen ist keine Wahl.
guide-kadora-full = Der Block ist voll, und auf dem üblichen Weg war nichts zu nehmen. Darum werden aus Spalte und Reihe die Karten genommen, die weder Farbe noch Schliff teilen.
guide-kadora-gave = Wer allein den höchsten Wert in einer Farbe hat, darf alle diese Karten an jemanden verschenken, der keine davon hat. So werden sie vielleicht dessen Strafpunkte.
guide-kadora-filled = Mehr als vier Felder waren frei. Sie werden aufgefüllt, bis genau vier frei sind.
guide-kadora-last = Beide Stapel sind leer: Alle haben noch einen Zug, ohne eine Karte zu ziehen.
guide-kadora-turned = Wer den höchsten Wert in einer Farbe hat, dreht diese Karten um. Die aller anderen bleiben offen liegen, als Strafpunkte.
guide-kadora-dummy = Zu zweit zählen die beiseitegelegten Karten als die eines virtuellen Spielers. Er kann den höchsten Wert in einer Farbe haben und sogar gewinnen.

guide-understood = Verstanden
