### Mirrors auf der Kommandozeile und auf dem ganzen Bildschirm eines Terminals.

mirrors-console-key-mirror = Spiegel drehen
mirrors-console-key-place = stellen
mirrors-console-key-beam = Strahl
mirrors-console-key-take = nehmen
mirrors-console-key-take-none = keinen
mirrors-console-key-turn = drehen
mirrors-console-key-pick-up = versetzen
mirrors-console-key-put-down = abstellen
mirrors-console-key-off = entfernen
mirrors-console-key-pass = passen
mirrors-console-key-order = Reihenfolge
mirrors-console-key-put-back = zurücklegen
mirrors-console-key-erase = löschen
mirrors-console-your-card = deine Karte
mirrors-console-you-need = es fehlt
mirrors-console-mirrors = Spiegel neben dem Brett: { $beside }
mirrors-console-cards = Karten im Stapel: { $pile } · zum Sieg: { $target }
mirrors-console-laid = Karten
mirrors-console-front = Diamanten
mirrors-console-signs = ◆ nötig · ◇ nicht nötig · () leer
mirrors-console-beam-lights = { $typed } beleuchtet einen Diamanten ({ $colour }): Du kannst ihn nehmen
mirrors-console-beam-few = { $typed }: { $mirrors ->
    [0] kein Spiegel
    [one] 1 Spiegel
   *[other] { $mirrors } Spiegel
}, nötig { $needs } ({ $clause })
mirrors-console-beam-past = { $typed }: verfehlt den Spiegel, den du stellst ({ $clause })

## simulate

mirrors-console-ended-by = Ende durch
mirrors-console-turns-per-game = Züge/Spiel
mirrors-console-diamonds-per-game = Diamanten/Spiel
mirrors-console-deadlocks = Sackgassen
mirrors-console-ending = { $ending ->
    [target] Ziel (M17)
    [pile] Stapel (M18)
   *[standstill] Stillstand (M20)
}
