### Aan elke tafel, op de pagina en in de terminal.

table-person = Speler { $number }
table-label-players = Spelers
table-label-bots = Bots
table-thought = { $who }: “{ $reason }”
table-why-later = Waarom een bot iets kiest, blijft geheim tot het spel afgelopen is.
table-why-title = Wat de bots dachten
table-watch-title = stap { $step } van { $steps }
table-watch-eyes = zoals { $who } het ziet
table-watch-spectator = zoals een toeschouwer het ziet
table-hint = Een expert zou kiezen: { $action }. “{ $reason }”
table-hint-thinking = Even aan een expert vragen…
table-hint-none = Hier is geen tip voor.
table-bot = { $bot ->
    [random] Doet zomaar een zet: fijn om de regels te leren.
    [thumb] Speelt volgens één eenvoudige regel.
    [clever] Speelt voor elke zet veel spellen in gedachten uit.
    [sure-twelve] Verlaat de grot zodra dat meer dan 12 oplevert en er een gevaar ligt.
    [sixth-card] Verlaat de grot bij de zesde kaart.
    [ten-stones] Verlaat de grot met 10 diamanten op het spel.
    [second-hazard] Verlaat de grot bij het tweede gevaar.
    [card-counter] Verlaat de grot als nog een kaart gemiddeld meer kost dan oplevert.
    [expert-1] Een eerdere expert, die diamanten verzamelde in plaats van op winst te spelen.
    [search] Zoekt zonder iets anders te kennen dan de regels.
    [best-response] Alleen getraind om de expert te verslaan.
   *[expert] Onze sterkste bot.
}
table-actions = Wat je kunt doen
table-history = Wat er gebeurd is
table-your-turn = Jij bent aan de beurt
table-symbol = { $seat ->
    [0] cirkel
    [1] driehoek
    [2] vierkant
    [3] ster
    [4] kruis
    [5] maan
    [6] hart
   *[other] druppel
}
table-undo = Ongedaan maken
table-ask-hint = Tip
table-skip = Animatie overslaan
table-new-game = Nieuw spel
table-rematch = Revanche
table-end-game = Je spel is nog niet afgelopen. Wil je stoppen en een nieuw spel beginnen?
table-keep-playing = Verder spelen
table-end-and-begin = Nieuw spel beginnen
table-as-text = Tekstmodus
table-as-picture = Beeldmodus
table-read-clause = Lees regel { $clause }
table-ready = Klaar om verder te gaan?
table-stale = Het spel is intussen verdergegaan. Kijk even en kies dan opnieuw.
