### Le pagine nel browser.

web-tagline = Tre giochi di diamanti: da soli, allo stesso tavolo o a distanza.
web-skip-to-content = Vai al contenuto
web-home = Inizio
web-settings = Impostazioni
web-play-now = Gioca ora a { $title }
web-rules-of = Regole di { $title }
web-not-found = Qui non c’è nulla.
web-not-found-help = Forse l’indirizzo è scritto male, o la pagina è stata spostata.

web-board = Il tavolo
web-actions = Che cosa puoi fare
web-history = Che cosa è successo
web-your-turn = Tocca a te
web-symbol = { $seat ->
    [0] cerchio
    [1] triangolo
    [2] quadrato
    [3] stella
    [4] croce
    [5] luna
    [6] cuore
   *[other] goccia
}
web-undo = Annulla
web-skip = Salta l’animazione
web-new-game = Nuova partita
web-end-game = La tua partita non è finita. Vuoi chiuderla e cominciarne una nuova?
web-keep-playing = Continua a giocare
web-end-and-begin = Chiudi, nuova partita
web-as-text = Modalità testo
web-as-picture = Modalità immagine
web-type-here = Scrivi che cosa fai, oppure { $word }
web-type-send = Esegui
web-read-clause = Leggi la regola { $clause }

web-k-block = Il blocco
web-k-row-sum = riga { $row }: { $sum }
web-k-column-sum = colonna { $column }: { $sum }
web-k-pile = { $pile ->
    [left] Mazzo di sinistra
   *[right] Mazzo di destra
} ({ $count })
web-k-set-aside = Messe da parte
web-k-aside = Messe da parte, { $count }: { $backs }.
web-k-hand = La tua mano
web-k-choose-card = Scegli una carta dalla tua mano.
web-k-choose-or-give = Scegli una carta dalla tua mano. Per regalare carte, tocca un colore segnato del tuo bottino.
web-k-can-give = Puoi regalarlo.
web-k-choose-place = Scegli un posto libero nel blocco.
web-k-think-ahead = Scegli una carta e un posto per vedere che cosa prenderebbe.
web-k-sums = La colonna { $column } arriva a { $column_sum }, la riga { $row } a { $row_sum }.
web-k-takes-nothing = Non prende niente.
web-k-takes = Prende { $cards }.
web-k-takes-full = Il tavolo è pieno: prende ciò che è diverso per colore e taglio, { $cards }.
web-k-takes-all = Il tavolo è pieno e tutto combacia: prende tutte le carte, { $cards }.
web-k-gain = { $more } in { kadora-colour }, { $total } in tutto
web-k-gain-lead = { web-k-gain }, abbastanza per essere in testa
web-k-loot = Bottino vinto
web-k-you = { $name } (tu)
web-k-virtual = Il giocatore virtuale
web-k-in = { kadora-colour }: { $total }, { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
web-k-leads = { web-k-in }; in testa
web-k-behind = { web-k-in }; ancora { $short } per essere solo in testa
web-k-nobody = { kadora-colour }: nessuno ne ha
web-k-penalty = { $points ->
    [one] { $points } punto di penalità
   *[other] { $points } punti di penalità
}
web-k-penalty-now = per ora { web-k-penalty }
web-k-won = vince
web-k-bound = in testa da nessuna parte: non può vincere

web-language = Lingua
web-theme = Tema
    .system = come il dispositivo
    .light = chiaro
    .dark = scuro
web-contrast = Contrasto
    .system = come il dispositivo
    .more = maggiore
web-motion = Movimento
    .system = come il dispositivo
    .full = completo
    .reduced = ridotto
web-text = Dimensione del testo
    .usual = normale
    .large = grande
    .largest = molto grande
web-sound = Suono
    .off = spento
    .on = acceso
web-table = Tavolo
    .picture = immagine
    .text = testo

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
    [fled] in fuga a mani vuote
    [won] ha vinto
   *[inside] nella grotta
}
web-d-chest-closed = Il forziere è chiuso.
web-d-beside = Accanto al forziere: { $worth }, { $stones }.
web-d-wait = Guardi gli altri…
web-d-held = Puoi ancora cambiare idea…
web-d-brought = ha portato fuori { $worth } dopo la carta { $cards }
web-d-lost = ha perso { $worth }
web-d-ledger = Grotta per grotta
web-d-total = Totale
web-d-next-cave = Alla grotta { $cave }
web-d-stake = A rischio { $worth } · { $danger }
web-d-out = Sei fuori · { $danger }
web-d-danger = pericolo { $percent } %
web-d-no-danger = ancora nessun pericolo
web-d-odds = Probabilità della prossima carta
web-d-odds-end = { $ends } delle { $cards } carte del mazzo chiuderebbero la spedizione: { $percent } %.
web-d-odds-others = { $diamonds } sono carte diamante; { $harmless } sono pericoli ancora senza effetto.
web-d-odds-share = Divisa per { $inside }, la prossima carta porta in media { $share } a testa.
web-m-free = { $field }, libero
web-m-mirror = { $field }, specchio { $diagonal }
web-m-thought = { $place }, non ancora confermato
web-m-lit = { $place }, illuminato
web-m-lit-needed = { $place }, illuminato, ti serve
web-m-into = { $colour } in { $recess }
web-m-do-place = Metti lo specchio in { $field }
web-m-do-move = Sposta lo specchio da { $from } a { $to }
web-m-flip = Giralo
web-m-cancel = Annulla
web-m-card = La tua carta
web-m-lights = Questo illumina { $lit }.
web-m-lights-none = Nessun diamante per te con questo specchio.
web-m-why-first = Il primo specchio illumina un diamante da solo.
web-m-why-placed = Un raggio vale se passa per lo specchio che metti e per un altro.
web-m-why-three = All’inizio del turno tutti e dodici gli specchi erano in piedi: un raggio vale se passa per tre specchi diversi.
web-m-hint-place = Scegli una casella libera.
web-m-hint-flip = Scegli di nuovo la casella per girare lo specchio, o un’altra casella.
web-m-hint-touch = Scegli uno specchio: si gira, e poi puoi anche spostarlo o toglierlo.
web-m-hint-move = Scegli una casella libera per spostarlo lì.
