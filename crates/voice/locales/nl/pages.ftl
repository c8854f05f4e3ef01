### Alleen, opnieuw bekijken, en zonder netwerk.

pages-go-on = Ga door met { $title }
pages-set-up = Stel een partij in
pages-set-up-title = { $title } in je eentje
pages-your-name = Je naam
pages-you = Jij
pages-bot = Hoe { $name } speelt
pages-level = { $level ->
    [random] zomaar wat
    [thumb] met een vuistregel
    [clever] slim
   *[expert] als een expert
}
pages-level-help = { $level ->
    [random] Elke zet is goed: fijn om de regels te leren.
    [thumb] Een verstandige gewoonte die in één zin past.
    [clever] Denkt voor elke zet veel partijen door.
   *[expert] Het beste wat we ervan konden maken.
}
pages-begin = Begin
pages-offline = Je bent offline. In je eentje tegen bots werkt alles; partijen met anderen wachten op het netwerk.
pages-not-here = Dit deel van Adamant kon niet worden geladen. Misschien is er geen netwerk, of een nieuwere versie.

pages-download = Download het verslag
pages-look-again = Bekijk de partij opnieuw

pages-replay = Bekijk een partij opnieuw
pages-replay-help = Een verslag is een bestand dat eindigt op .json. Deze pagina biedt er na elke partij een aan, en een tafel op een server ook.
pages-replay-choose = Kies een verslag, of sleep er een hierheen
pages-replay-last = Je laatste partij { $title }
pages-replay-wait = Het verslag wordt opgehaald …
pages-replay-bad = Dit verslag kan niet worden getoond. { $error }
pages-replay-large = Dit bestand is te groot voor een verslag: een verslag is hoogstens { $most } MB.
pages-replay-unread = Dit bestand kan niet worden gelezen. Probeer het opnieuw te kiezen.
pages-replay-other = Een ander verslag
pages-long-past = Deze partij is al gespeeld: je kunt alleen kijken.
pages-steps = Stappen van de partij
pages-first = Naar het begin
pages-back = Een stap terug
pages-play = Afspelen
pages-pause = Pauze
pages-forwards = Een stap vooruit
pages-last = Naar het einde
pages-speed = Snelheid
pages-eyes = Door wiens ogen
pages-shuffle = Wat er van het schudden is nagegaan

pages-for-programs = Voor programma’s en twijfelaars:
pages-protocol = het protocol
pages-api = de HTTP-interface
pages-fair = het eerlijke schudden
pages-licence = Vrije software, onder MIT of Apache 2.0.
