practice-title = { $game } üben
practice-intro = { $all } Stellungen aus simulierten Spielen. Jede hat eine beste Antwort.
practice-solved-count = Gelöst: { $solved } von { $all }
practice-position = Stellung { $number } von { $all }
practice-difficulty = { $stars ->
    [1] leicht
    [2] mittel
   *[other] schwer
}
practice-solved = gelöst
practice-next = Nächste Stellung
practice-back = Alle Stellungen
practice-show = Antwort zeigen
practice-right = { $choice }: Richtig!
practice-wrong = { $choice }: Nicht die beste Antwort.
practice-answer = Die beste Antwort: { $choice }.
practice-chance = Chance, damit zu gewinnen: { $chance }.

practice-stay-or-leave = Bleiben oder gehen?
practice-last-cave = Das ist die letzte Höhle. Bleiben oder gehen?
practice-alone = Du bist allein in der Höhle. Bleiben oder gehen?
practice-light = Beleuchte { mirrors-colour.a } mit einem Spiegel.
practice-touch = Alle zwölf Spiegel stehen auf dem Brett. Drehe, versetze oder entferne einen, um { mirrors-colour.a } zu beleuchten.
practice-complete = Mache deine Karte mit einem Spiegel voll.
practice-costs-least = Welche Karte kostet am wenigsten? Zähle, als wäre das Spiel danach zu Ende.
practice-take-most = Nimm so viele Karten wie möglich ohne einen Strafpunkt mehr, gezählt, als wäre das Spiel danach zu Ende.
practice-lead = Lege eine Karte so, dass du in { kadora-colour } den höchsten Wert hast.
practice-gift = Karten verschenken oder alle behalten?

practice-why-chances = Diese Wahl gewinnt öfter als die nächstbeste: { $best } statt { $other }.
practice-why-light = Nichts anderes beleuchtet jetzt { mirrors-colour.a } für dich.
practice-why-complete = Nichts anderes beleuchtet den Diamanten, den du noch brauchst.
practice-why-least = { $points ->
    [0] Bei keiner anderen Karte bleibst du ohne Strafpunkt.
    [one] Bei keiner anderen Karte hast du nur einen Strafpunkt.
   *[other] Bei keiner anderen Karte hast du nur { $points } Strafpunkte.
}
practice-why-most = { $cards ->
    [one] Das bringt eine Karte und keinen Strafpunkt. Nichts anderes bringt so günstig so viele.
   *[other] Das bringt { $cards } Karten und keinen Strafpunkt. Nichts anderes bringt so günstig so viele.
}
practice-why-lead = Mit nichts anderem hast du in { kadora-colour } mehr als alle anderen.

practice-lit = Das beleuchtet { $diamonds }.
practice-dark = Das beleuchtet keinen Diamanten so, wie es sein muss.
practice-diamond = { mirrors-colour.a } ({ $recess })
practice-diamond-unneeded = { mirrors-colour.a } ({ $recess }, nicht nötig)
practice-takes = { $cards ->
    [0] Du nimmst keine Karte.
    [one] Du nimmst eine Karte.
   *[other] Du nimmst { $cards } Karten.
}
practice-counted = { $points ->
    [0] Jetzt gezählt: keine Strafpunkte.
    [one] Jetzt gezählt: ein Strafpunkt.
   *[other] Jetzt gezählt: { $points } Strafpunkte.
}
practice-holds = In { kadora-colour } hast du dann { $own }; der Beste der anderen hat { $most }.
