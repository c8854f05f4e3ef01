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
