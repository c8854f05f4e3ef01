### De pagina’s in een browser.

web-tagline = Drie spellen vol diamanten: alleen, aan één tafel of ver van elkaar.
web-skip-to-content = Naar de inhoud
web-home = Begin
web-settings = Instellingen
web-play-now = Speel nu { $title }
web-rules-of = Regels van { $title }
web-not-found = Hier is niets.
web-not-found-help = Misschien is het adres verkeerd getypt, of is de pagina verhuisd.

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
web-skip = Animatie overslaan
web-new-game = Nieuw spel
web-end-game = Je spel is nog niet afgelopen. Wil je het beëindigen en een nieuw beginnen?
web-keep-playing = Verder spelen
web-end-and-begin = Beëindigen, nieuw spel
web-as-text = Tekstmodus
web-as-picture = Beeldmodus
web-type-here = Typ wat je doet, of { $word }
web-type-send = Doe het
web-read-clause = Lees regel { $clause }

web-k-block = Het blok
web-k-row-sum = rij { $row }: { $sum }
web-k-column-sum = kolom { $column }: { $sum }
web-k-pile = { $pile ->
    [left] Linkerstapel
   *[right] Rechterstapel
} ({ $count })
web-k-set-aside = Opzij gelegd
web-k-aside = Opzij gelegd, { $count }: { $backs }.
web-k-hand = Je hand
web-k-choose-card = Kies een kaart uit je hand.
web-k-choose-or-give = Kies een kaart uit je hand. Om kaarten weg te geven, tik je op een gemarkeerde kleur van je buit.
web-k-can-give = Je kunt die weggeven.
web-k-choose-place = Kies een open plaats in het blok.
web-k-think-ahead = Kies een kaart en een plaats om te zien wat hij zou pakken.
web-k-sums = Kolom { $column } komt op { $column_sum }, rij { $row } op { $row_sum }.
web-k-takes-nothing = Hij pakt niets.
web-k-takes = Hij pakt { $cards }.
web-k-takes-full = De tafel is vol: hij pakt wat in kleur en slijpvorm verschilt, { $cards }.
web-k-takes-all = De tafel is vol en elke kaart past: hij pakt ze allemaal, { $cards }.
web-k-gain = { $more } in { kadora-colour }, { $total } in totaal
web-k-gain-lead = { web-k-gain }, genoeg voor de hoogste waarde
web-k-loot = Gewonnen buit
web-k-you = { $name } (jij)
web-k-virtual = De virtuele speler
web-k-in = { kadora-colour }: { $total }, { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}
web-k-leads = { web-k-in }; de hoogste
web-k-behind = { web-k-in }; nog { $short } om alleen de hoogste te zijn
web-k-nobody = { kadora-colour }: niemand heeft er een
web-k-penalty = { $points ->
    [one] { $points } strafpunt
   *[other] { $points } strafpunten
}
web-k-penalty-now = nu { web-k-penalty }
web-k-won = wint
web-k-bound = nergens de hoogste: kan niet winnen

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
    .usual = gewoon
    .large = groot
    .largest = grootst
web-sound = Geluid
    .off = uit
    .on = aan
web-table = Tafel
    .picture = beeld
    .text = tekst

## Diamant

web-d-path = Het pad
web-d-caves = De vijf grotten
web-d-cave = Grot { $cave }: { $entrance ->
    [closed] gesloten
    [open] wordt verkend
   *[later] komt nog
}
web-d-explorers = De verkenners
web-d-state = { $doing ->
    [camp] in het kamp
    [choosing] kiest
    [chosen] heeft gekozen
    [stays] blijft
    [leaves] vertrekt
    [fled] met lege handen gevlucht
    [won] heeft gewonnen
   *[inside] in de grot
}
web-d-chest-closed = De kist is gesloten.
web-d-beside = Naast de kist: { $worth }, { $stones }.
web-d-wait = Je kijkt naar de anderen…
web-d-held = Je kunt je nog bedenken…
web-d-brought = bracht { $worth } mee na kaart { $cards }
web-d-lost = verloor { $worth }
web-d-ledger = Grot voor grot
web-d-total = Totaal
web-d-next-cave = Naar grot { $cave }
web-d-stake = Op het spel { $worth } · { $danger }
web-d-out = Je bent eruit · { $danger }
web-d-danger = gevaar { $percent } %
web-d-no-danger = nog geen gevaar
web-d-odds = Kansen van de volgende kaart
web-d-odds-end = { $ends } van de { $cards } kaarten in de stapel zouden de tocht beëindigen: { $percent } %.
web-d-odds-others = { $diamonds } zijn diamantkaarten; { $harmless } zijn gevaren die nog niets zouden doen.
web-d-odds-share = Gedeeld door { $inside } brengt de volgende kaart ieder gemiddeld { $share }.
web-m-free = { $field }, vrij
web-m-mirror = { $field }, spiegel, { $diagonal }
web-m-thought = { $place }, nog niet bevestigd
web-m-lit = { $place }, verlicht
web-m-lit-needed = { $place }, verlicht, je hebt hem nodig
web-m-into = { $colour } in { $recess }
web-m-do-place = Zet de spiegel op { $field }
web-m-do-move = Verzet de spiegel van { $from } naar { $to }
web-m-flip = Omdraaien
web-m-cancel = Toch niet
web-m-card = Je kaart
web-m-lights = Dit verlicht { $lit }.
web-m-lights-none = Met deze spiegel geen diamant voor jou.
web-m-why-first = De eerste spiegel verlicht een diamant helemaal alleen.
web-m-why-placed = Een straal telt als hij via jouw nieuwe spiegel en via nog een andere gaat.
web-m-why-three = Alle twaalf spiegels stonden toen de beurt begon: een straal telt als hij via drie verschillende spiegels gaat.
web-m-hint-place = Kies een vrij veld.
web-m-hint-flip = Kies het veld nog eens om de spiegel te draaien, of een ander veld.
web-m-hint-touch = Kies een spiegel: hij draait, en je kunt hem dan ook verzetten of verwijderen.
web-m-hint-move = Kies een vrij veld om hem daarheen te verzetten.
