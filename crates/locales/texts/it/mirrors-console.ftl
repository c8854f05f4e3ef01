### Mirrors sulla riga di comando e su tutto lo schermo di un terminale.

mirrors-console-key-mirror = gira specchio
mirrors-console-key-place = metti
mirrors-console-key-beam = raggio
mirrors-console-key-take = prendi
mirrors-console-key-take-none = nessuno
mirrors-console-key-turn = gira
mirrors-console-key-pick-up = sposta
mirrors-console-key-put-down = posa
mirrors-console-key-off = togli
mirrors-console-key-pass = passa
mirrors-console-key-order = ordine
mirrors-console-key-put-back = rimetti
mirrors-console-key-erase = cancella
mirrors-console-your-card = la tua carta
mirrors-console-you-need = ti serve
mirrors-console-mirrors = specchi accanto: { $beside }
mirrors-console-cards = carte nel mazzo: { $pile } · per vincere: { $target }
mirrors-console-laid = carte
mirrors-console-front = diamanti
mirrors-console-signs = ◆ serve · ◇ non serve · () vuoto
mirrors-console-beam-lights = { $typed } illumina un diamante { $colour }: puoi prenderlo
mirrors-console-beam-few = { $typed }: { $mirrors ->
    [0] nessuno specchio
    [one] 1 specchio
   *[other] { $mirrors } specchi
}, ne servono { $needs } ({ $clause })
mirrors-console-beam-past = { $typed }: manca lo specchio che metti ({ $clause })

## simulate

mirrors-console-ended-by = fine per
mirrors-console-turns-per-game = turni/partita
mirrors-console-diamonds-per-game = diamanti/partita
mirrors-console-deadlocks = stalli
mirrors-console-ending = { $ending ->
    [target] obiettivo (M17)
    [pile] mazzo (M18)
   *[standstill] blocco (M20)
}
