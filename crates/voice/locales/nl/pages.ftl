### Alleen, opnieuw bekijken, en zonder netwerk.

pages-go-on = Ga door met { $title }
pages-set-up = Stel een partij in
pages-set-up-title = Nieuw spel: { $title }
pages-set-up-running = Je hebt een spel { $title } lopen. Een nieuw spel beëindigt het.
pages-your-name = Je naam
pages-you = Jij
pages-level = { $level ->
    [random] Makkelijk
    [thumb] Gemiddeld
    [clever] Moeilijk
   *[expert] Expert
}
pages-level-help = { $level ->
    [random] Niet altijd bij de les: fijn om te leren.
    [thumb] Speelt volgens één eenvoudige regel.
    [clever] Denkt voor elke zet vooruit.
   *[expert] Onze sterkste.
}
pages-temper = { $temper ->
    [timid] speelt op safe
    [greedy] wil altijd meer
    [counter] telt de kaarten
    [copycat] doet wat de anderen doen
    [contrary] doet het omgekeerde van de anderen
    [moody] doet nooit twee keer hetzelfde
    [daredevil] is gedurfd en koppig
   *[follower] is voorzichtig en volgt de anderen
}
pages-temper-of = { $name } { $temper }.
pages-begin = Begin
pages-offline = Je bent offline. In je eentje tegen bots werkt alles; partijen met anderen wachten op het netwerk.
pages-not-here = Dit deel van Adamant kon niet worden geladen. Misschien is er geen netwerk, of een nieuwere versie.

pages-download = Spelbestand downloaden
pages-look-again = Herhaling

pages-replay = Een spel terugkijken
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

pages-for-programs = Ontwikkelaars en eerlijkheid:
pages-protocol = het protocol
pages-api = de HTTP-interface
pages-fair = het eerlijke schudden
pages-licence = Vrije software, onder MIT of Apache 2.0.
