### De pagina’s in een browser.

web-tagline = Drie spellen vol diamanten: alleen, aan één tafel of ver van elkaar.
web-skip-to-content = Naar de inhoud
web-home = Begin
web-settings = Instellingen
web-players = { $least } tot { $most } spelers
web-play-now = Speel nu { $title }
web-rules-of = Regels van { $title }
web-not-found = Hier is niets.
web-not-found-help = Misschien is het adres verkeerd getypt, of is de pagina verhuisd.

web-board = De tafel
web-actions = Wat je kunt doen
web-history = Wat er gebeurd is
web-undo = Terugnemen
web-skip = Meteen tonen
web-new-game = Nieuw spel
web-as-text = Als tekst
web-as-picture = Als beeld
web-type-here = Typ wat je doet, of { $word }
web-type-send = Doe het
web-read-clause = Lees regel { $clause }

web-language = Taal
web-theme = Thema
    .system = zoals het systeem
    .light = licht
    .dark = donker
web-contrast = Contrast
    .system = zoals het systeem
    .more = meer
web-motion = Beweging
    .system = zoals het systeem
    .full = volledig
    .reduced = beperkt
web-text = Tekstgrootte
    .usual = gewoon
    .large = groot
    .largest = grootst
web-sound = Geluid
    .off = uit
    .on = aan

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
    [fled] is gevlucht
    [won] heeft gewonnen
   *[inside] in de grot
}
web-d-chest-closed = De kist is gesloten.
web-d-beside = Naast de kist: { $worth }, { $stones }.
web-d-wait = Je hebt nu niets te kiezen.
web-d-odds = Kansen van de volgende kaart
web-d-odds-end = { $ends } van de { $cards } kaarten in de stapel zouden de tocht beëindigen: { $percent } %.
web-d-odds-others = { $diamonds } zijn diamantkaarten; { $harmless } zijn gevaren die nog niets zouden doen.
web-d-odds-share = Gedeeld door { $inside } brengt de volgende kaart ieder gemiddeld { $share }.
