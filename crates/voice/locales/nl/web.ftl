### De pagina’s in een browser.

web-skip-to-content = Naar de inhoud
web-home = Startpagina
web-settings = Instellingen
web-rules-of = Regels van { $title }
web-not-found = Pagina niet gevonden
web-not-found-help = Controleer het adres of ga terug naar de startpagina.

web-board = De tafel
web-actions = Wat je kunt doen
web-history = Wat er gebeurd is
web-your-turn = Jij bent aan de beurt
web-symbol = { $seat ->
    [0] cirkel
    [1] driehoek
    [2] vierkant
    [3] ster
    [4] kruis
    [5] maan
    [6] hart
   *[other] druppel
}
web-undo = Ongedaan maken
web-hint = Tip
web-skip = Animatie overslaan
web-new-game = Nieuw spel
web-end-game = Je spel is nog niet afgelopen. Wil je stoppen en een nieuw spel beginnen?
web-keep-playing = Verder spelen
web-end-and-begin = Nieuw spel beginnen
web-as-text = Tekstmodus
web-as-picture = Beeldmodus
web-type-here = Typ je zet, of { $word }
web-type-send = Verstuur
web-read-clause = Lees regel { $clause }

web-k-block = Het blok
web-k-row-sum = rij { $row }: { $sum }
web-k-column-sum = kolom { $column }: { $sum }
web-k-pile = { $pile ->
    [left] Linkerstapel
   *[right] Rechterstapel
} ({ $count })
web-k-set-aside = Opzijgelegd
web-k-aside = Opzijgelegd, { $count }: { $backs }.
web-k-hand = Je hand
web-k-choose-card = Kies een kaart uit je hand.
web-k-choose-or-give = Kies een kaart uit je hand. Wil je kaarten weggeven? Tik dan op een gemarkeerde kleur in je buit.
web-k-can-give = Deze kleur mag je weggeven.
web-k-choose-place = Kies een lege plek in het blok.
web-k-think-ahead = Kies een kaart en een plek om te zien wat je zou nemen.
web-k-sums = Kolom { $column } komt op { $column_sum }, rij { $row } op { $row_sum }.
web-k-takes-nothing = Je zou niets nemen.
web-k-takes = Je zou nemen: { $cards }.
web-k-takes-full = De tafel is vol: je zou de kaarten nemen met een andere kleur én een andere slijpvorm: { $cards }.
web-k-takes-all = De tafel is vol en elke kaart komt overeen: je zou ze allemaal nemen: { $cards }.
web-k-gain = { kadora-colour } +{ $more } = { $total }
web-k-gain-lead = { web-k-gain }, de hoogste waarde
web-k-loot = Gewonnen buit
web-k-you = { $name } (jij)
web-k-virtual = De virtuele speler
web-k-in = { kadora-colour }: { $total }, { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}
web-k-leads = { web-k-in }; hoogste waarde
web-k-behind = { web-k-in }; nog { $short } voor de hoogste waarde
web-k-nobody = { kadora-colour }: nog geen kaarten
web-k-penalty = { $points ->
    [one] { $points } strafpunt
   *[other] { $points } strafpunten
}
web-k-penalty-now = nu { web-k-penalty }
web-k-won = wint
web-k-bound = nergens de hoogste waarde: kan niet winnen

web-language = Taal
web-theme = Thema
    .system = zoals het apparaat
    .light = licht
    .dark = donker
web-contrast = Contrast
    .system = zoals het apparaat
    .more = meer
web-motion = Beweging
    .system = zoals het apparaat
    .full = volledig
    .reduced = beperkt
web-text = Tekstgrootte
    .usual = normaal
    .large = groot
    .largest = extra groot
web-sound = Geluid
    .off = uit
    .on = aan
web-notices = Melding als je aan de beurt bent
    .off = uit
    .on = als de pagina niet in beeld is
web-notices-blocked = Je browser staat geen meldingen van deze pagina toe. Dat kun je wijzigen in de instellingen van de browser voor deze site.
web-speech = Voorlezen
    .all = alles wat er gebeurt
    .brief = alleen vragen, wat jou overkomt en het einde
web-table = Tafel
    .picture = beeld
    .text = tekst
web-firsts = Uitleg
    .on = als iets voor het eerst gebeurt
    .off = geen

## Diamant

web-d-path = Het pad
web-d-caves = De vijf grotten
web-d-cave = Grot { $cave }: { $entrance ->
    [closed] gesloten
    [open] nu bezig
   *[later] komt nog
}
web-d-explorers = De avonturiers
web-d-state = { $doing ->
    [camp] in het kamp
    [choosing] kiest
    [chosen] heeft gekozen
    [stays] blijft
    [leaves] gaat naar buiten
    [fled] met lege handen gevlucht
    [won] heeft gewonnen
   *[inside] in de grot
}
web-d-chest-closed = De schatkist is gesloten.
web-d-beside = Op het spel: { $worth }, { $stones }.
web-d-wait = Kijken wat de anderen doen…
web-d-held = Je kunt nog van gedachten veranderen…
web-d-brought = bracht { $worth } naar buiten na { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
web-d-lost = verloor { $worth }
web-d-ledger = Grot voor grot
web-d-total = Totaal
web-d-next-cave = Naar grot { $cave }
web-ready = Klaar om verder te gaan?
web-d-stake = Op het spel: { $worth } · { $danger }
web-d-out = Je bent buiten · { $danger }
web-d-danger = gevaar { $percent }%
web-d-no-danger = nog geen gevaar
web-d-odds = De volgende kaart
web-d-odds-end = { $ends ->
    [0] Geen van de { $cards } kaarten in de stapel beëindigt
    [one] { $ends } van de { $cards } kaarten in de stapel beëindigt
   *[other] { $ends } van de { $cards } kaarten in de stapel beëindigen
} de expeditie: { $percent }%.
web-d-odds-others = { $diamonds ->
    [one] { $diamonds } diamantkaart,
   *[other] { $diamonds } diamantkaarten,
} { $harmless ->
    [one] { $harmless } gevaar dat nog niets doet.
   *[other] { $harmless } gevaren die nog niets doen.
}
web-d-odds-share = { $inside ->
    [one] De volgende kaart levert gemiddeld { $share } op.
   *[other] Verdeeld over { $inside } levert de volgende kaart iedereen gemiddeld { $share } op.
}
web-m-free = { $field }, vrij
web-m-mirror = { $field }, spiegel, { $diagonal }
web-m-thought = { $place }, nog niet bevestigd
web-m-lit = { $place }, bespiegeld
web-m-lit-needed = { $place }, bespiegeld, je hebt hem nodig
web-m-into = { $colour } in { $recess }
web-m-do-place = Spiegel op { $field } zetten
web-m-do-move = Spiegel van { $from } naar { $to } verzetten
web-m-flip = Draaien
web-m-cancel = Annuleren
web-m-card = Je kaart
web-m-lights = Je bespiegelt { $lit }.
web-m-lights-none = Met deze spiegel bespiegel je geen diamant die je nodig hebt.
web-m-why-first = De eerste spiegel is op zichzelf genoeg.
web-m-why-placed = Een straal telt als hij via jouw nieuwe spiegel en minstens één andere gaat.
web-m-why-three = Aan het begin van de beurt stonden alle twaalf spiegels op het bord: een straal telt als hij via drie verschillende spiegels gaat.
web-m-hint-place = Kies een vrij vakje.
web-m-hint-flip = Tik nog eens op het vakje om de spiegel te draaien, of kies een ander vakje.
web-m-hint-touch = Kies een spiegel: hij draait. Daarna kun je hem ook verzetten of van het bord nemen.
web-m-hint-move = Kies een vrij vakje om hem daarheen te verzetten.
