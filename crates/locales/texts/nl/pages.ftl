### Alleen, opnieuw bekijken, en zonder netwerk.

pages-go-on = Verder met { $title }
pages-set-up = Spel instellen
pages-set-up-title = Nieuw spel: { $title }
pages-set-up-running = Je bent nog bezig met { $title }. Begin je een nieuw spel, dan stopt dat.
pages-you = Jij
pages-level = { $level ->
    [random] Makkelijk
    [thumb] Gemiddeld
    [clever] Moeilijk
   *[expert] Expert
}
pages-level-help = { $level ->
    [random] Doet zomaar een zet: fijn om het spel te leren.
    [thumb] Speelt volgens één eenvoudige regel.
    [clever] Denkt bij elke zet vooruit.
   *[expert] Onze sterkste bot.
}
pages-temper = { $temper ->
    [timid] speelt op zeker
    [greedy] wil altijd meer
    [counter] telt de kaarten
    [copycat] doet wat de anderen doen
    [contrary] doet het tegenovergestelde van de anderen
    [moody] doet nooit twee keer hetzelfde
    [daredevil] is een koppige waaghals
   *[follower] is voorzichtig en volgt de anderen
}
pages-temper-of = { $name } { $temper }.
pages-begin = Beginnen
pages-offline = Je bent offline. Tegen bots kun je gewoon spelen; voor spellen met anderen heb je verbinding nodig.
pages-not-here = Deze pagina kon niet worden geladen. Controleer je verbinding en laad opnieuw: misschien is er een nieuwe versie.

pages-download = Spelbestand downloaden
pages-look-again = Herhaling
pages-review = Analyse
pages-explore = Een grot verkennen

pages-replay = Een spel terugkijken
pages-replay-help = Een spelbestand eindigt op .json. Na elk spel kun je er een downloaden.
pages-replay-choose = Kies een spelbestand of sleep het hierheen
pages-replay-last = Je laatste spel { $title }
pages-replay-wait = Het spel wordt geladen…
pages-replay-bad = Dit spelbestand kan niet worden getoond. { $error }
pages-replay-large = Dit bestand is te groot: een spelbestand is hoogstens { $most } MB.
pages-replay-unread = Dit bestand kan niet worden gelezen. Kies het opnieuw.
pages-replay-other = Ander spelbestand
pages-long-past = Dit spel is afgelopen: je kunt het alleen nog bekijken.
pages-steps = Stappen van het spel
pages-first = Begin
pages-back = Stap terug
pages-play = Afspelen
pages-pause = Pauze
pages-forwards = Stap vooruit
pages-last = Einde
pages-speed = Snelheid
pages-eyes = Bekijken als
pages-shuffle = Controle van het schudden

pages-for-programs = Ontwikkelaars en eerlijkheid:
pages-protocol = het protocol
pages-api = de HTTP-interface
pages-fair = het eerlijke schudden
pages-licence = Vrije software onder MIT of Apache 2.0.

pages-skip-to-content = Naar de inhoud
pages-home = Startpagina
pages-rules-of = Regels van { $title }
pages-not-found = Pagina niet gevonden
pages-not-found-help = Controleer het adres of ga terug naar de startpagina.
