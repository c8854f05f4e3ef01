### Le pagine nel browser.

web-tagline = Tre giochi di diamanti: da soli, allo stesso tavolo o a distanza.
web-skip-to-content = Vai al contenuto
web-home = Inizio
web-settings = Impostazioni
web-players = Da { $least } a { $most } giocatori
web-play-now = Gioca ora a { $title }
web-rules-of = Regole di { $title }
web-not-found = Qui non c’è nulla.
web-not-found-help = Forse l’indirizzo è scritto male, o la pagina è stata spostata.

web-board = Il tavolo
web-actions = Che cosa puoi fare
web-history = Che cosa è successo
web-undo = Annulla la mossa
web-skip = Mostra subito
web-new-game = Nuova partita
web-as-text = Come testo
web-as-picture = Come immagine
web-type-here = Scrivi che cosa fai, oppure { $word }
web-type-send = Esegui
web-read-clause = Leggi la regola { $clause }

web-language = Lingua
web-theme = Tema
    .system = come il sistema
    .light = chiaro
    .dark = scuro
web-contrast = Contrasto
    .system = come il sistema
    .more = maggiore
web-motion = Movimento
    .system = come il sistema
    .full = completo
    .reduced = ridotto
web-text = Dimensione del testo
    .usual = normale
    .large = grande
    .largest = molto grande
web-sound = Suono
    .off = spento
    .on = acceso

## Diamant

web-d-path = Il sentiero
web-d-caves = Le cinque grotte
web-d-cave = Grotta { $cave }: { $entrance ->
    [closed] chiusa
    [open] in esplorazione
   *[later] ancora da esplorare
}
web-d-explorers = Gli esploratori
web-d-state = { $doing ->
    [camp] al campo
    [choosing] sceglie
    [chosen] ha scelto
    [stays] resta
    [leaves] esce
    [fled] in fuga
    [won] ha vinto
   *[inside] nella grotta
}
web-d-chest-closed = Il forziere è chiuso.
web-d-beside = Accanto al forziere: { $worth }, { $stones }.
web-d-wait = Al momento non hai nulla da scegliere.
web-d-odds = Probabilità della prossima carta
web-d-odds-end = { $ends } delle { $cards } carte del mazzo chiuderebbero la spedizione: { $percent } %.
web-d-odds-others = { $diamonds } sono carte diamante; { $harmless } sono pericoli ancora senza effetto.
web-d-odds-share = Divisa per { $inside }, la prossima carta porta in media { $share } a testa.
