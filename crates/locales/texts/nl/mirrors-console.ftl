### Mirrors op de opdrachtregel en op het hele scherm van een terminal.

mirrors-console-key-mirror = spiegel draaien
mirrors-console-key-place = zetten
mirrors-console-key-beam = straal
mirrors-console-key-take = nemen
mirrors-console-key-take-none = geen
mirrors-console-key-turn = draaien
mirrors-console-key-pick-up = verzetten
mirrors-console-key-put-down = neerzetten
mirrors-console-key-off = wegnemen
mirrors-console-key-pass = passen
mirrors-console-key-order = volgorde
mirrors-console-key-put-back = terugleggen
mirrors-console-key-erase = wissen
mirrors-console-your-card = je kaart
mirrors-console-you-need = nodig
mirrors-console-mirrors = spiegels naast het bord: { $beside }
mirrors-console-cards = kaarten op de stapel: { $pile } · om te winnen: { $target }
mirrors-console-laid = kaarten
mirrors-console-front = diamanten
mirrors-console-signs = ◆ nodig · ◇ niet nodig · () leeg
mirrors-console-beam-lights = { $typed } bespiegelt { $colour }: die kun je nemen
mirrors-console-beam-few = { $typed }: { $mirrors ->
    [0] geen spiegel
    [one] 1 spiegel
   *[other] { $mirrors } spiegels
}, nodig { $needs } ({ $clause })
mirrors-console-beam-past = { $typed }: mist de spiegel die je zet ({ $clause })

## simulate

mirrors-console-ended-by = geëindigd door
mirrors-console-turns-per-game = beurten/spel
mirrors-console-diamonds-per-game = diamanten/spel
mirrors-console-deadlocks = impasses
mirrors-console-ending = { $ending ->
    [target] doel (M17)
    [pile] stapel (M18)
   *[standstill] stilstand (M20)
}
