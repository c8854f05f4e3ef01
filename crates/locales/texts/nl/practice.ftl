practice-title = Oefen { $game }
practice-intro = { $all } stellingen uit gesimuleerde spellen. Elk heeft één beste antwoord.
practice-solved-count = Opgelost: { $solved } van { $all }
practice-position = Stelling { $number } van { $all }
practice-difficulty = { $stars ->
    [1] makkelijk
    [2] gemiddeld
   *[other] moeilijk
}
practice-solved = opgelost
practice-next = Volgende stelling
practice-back = Alle stellingen
practice-show = Toon antwoord
practice-right = { $choice }: goed!
practice-wrong = { $choice }: niet het beste antwoord.
practice-answer = Het beste antwoord: { $choice }.
practice-chance = Kans om ermee te winnen: { $chance }.

practice-stay-or-leave = Blijven of vertrekken?
practice-last-cave = Dit is de laatste grot. Blijven of vertrekken?
practice-alone = Je bent alleen in de grot. Blijven of vertrekken?
practice-light = Bespiegel { mirrors-colour.a } met één spiegel.
practice-touch = Alle twaalf spiegels staan op het bord. Draai, verzet of neem er één weg om { mirrors-colour.a } te bespiegelen.
practice-complete = Maak je kaart vol met één spiegel.
practice-costs-least = Welke kaart kost het minst? Tel alsof het spel daarna voorbij is.
practice-take-most = Neem zoveel kaarten als je kunt zonder een strafpunt erbij, geteld alsof het spel daarna voorbij is.
practice-lead = Leg een kaart zo dat je de hoogste waarde in { kadora-colour } hebt.
practice-gift = Kaarten weggeven, of alles houden?

practice-why-chances = Zo win je vaker dan met de op één na beste keuze: { $best } in plaats van { $other }.
practice-why-light = Niets anders bespiegelt nu { mirrors-colour.a } voor je.
practice-why-complete = Niets anders bespiegelt de diamant die je nog nodig hebt.
practice-why-least = { $points ->
    [0] Bij geen andere kaart blijf je zonder strafpunten.
    [one] Bij geen andere kaart heb je maar één strafpunt.
   *[other] Bij geen andere kaart heb je maar { $points } strafpunten.
}
practice-why-most = { $cards ->
    [one] Het brengt één kaart op en geen strafpunt. Niets anders brengt er zo goedkoop zoveel op.
   *[other] Het brengt { $cards } kaarten op en geen strafpunt. Niets anders brengt er zo goedkoop zoveel op.
}
practice-why-lead = Met niets anders heb je in { kadora-colour } meer dan alle anderen.

practice-lit = Het bespiegelt { $diamonds }.
practice-dark = Het bespiegelt geen diamant zoals het moet.
practice-diamond = { mirrors-colour.a } ({ $recess })
practice-diamond-unneeded = { mirrors-colour.a } ({ $recess }, niet nodig)
practice-takes = { $cards ->
    [0] Je neemt geen kaart.
    [one] Je neemt één kaart.
   *[other] Je neemt { $cards } kaarten.
}
practice-counted = { $points ->
    [0] Nu geteld: geen strafpunten.
    [one] Nu geteld: één strafpunt.
   *[other] Nu geteld: { $points } strafpunten.
}
practice-holds = In { kadora-colour } heb je dan { $own }; de beste van de anderen heeft { $most }.
