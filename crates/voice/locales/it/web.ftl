### Le pagine nel browser.

web-skip-to-content = Vai al contenuto
web-home = Pagina iniziale
web-settings = Impostazioni
web-rules-of = Regole di { $title }
web-not-found = Pagina non trovata
web-not-found-help = Controlla l’indirizzo o torna alla pagina iniziale.

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
web-hint = Consiglio
web-skip = Salta l’animazione
web-new-game = Nuova partita
web-end-game = La tua partita non è finita. Vuoi chiuderla e cominciarne un’altra?
web-keep-playing = Continua a giocare
web-end-and-begin = Nuova partita
web-as-text = Modalità testo
web-as-picture = Modalità immagine
web-type-here = Scrivi la tua mossa, oppure { $word }
web-type-send = Invia
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
web-k-can-give = Puoi regalare questo colore.
web-k-choose-place = Scegli una casella libera nel blocco.
web-k-think-ahead = Scegli una carta e una casella per vedere che cosa prenderesti.
web-k-sums = La colonna { $column } arriva a { $column_sum }, la riga { $row } a { $row_sum }.
web-k-takes-nothing = Non prenderesti niente.
web-k-takes = Prenderesti { $cards }.
web-k-takes-full = Il tavolo è pieno: prenderesti le carte che non hanno in comune né colore né taglio, { $cards }.
web-k-takes-all = Il tavolo è pieno e tutte le carte corrispondono: le prenderesti tutte, { $cards }.
web-k-gain = { kadora-colour } +{ $more } = { $total }
web-k-gain-lead = { web-k-gain }, in testa
web-k-loot = Bottino vinto
web-k-you = { $name } (tu)
web-k-virtual = Il giocatore virtuale
web-k-in = { kadora-colour }: { $total }, { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
web-k-leads = { web-k-in }; in testa
web-k-behind = { web-k-in }; ancora { $short } per passare in testa
web-k-nobody = { kadora-colour }: ancora nessuna carta
web-k-penalty = { $points ->
    [one] { $points } punto di penalità
   *[other] { $points } punti di penalità
}
web-k-penalty-now = per ora { web-k-penalty }
web-k-won = vince
web-k-bound = mai in testa: non può vincere

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
web-notices = Notifica quando tocca a te
    .off = disattivata
    .on = quando la pagina non è in vista
web-notices-blocked = Il tuo browser non permette le notifiche di questa pagina. Puoi cambiarlo nelle impostazioni del browser per questo sito.
web-speech = Lettura ad alta voce
    .all = tutto ciò che accade
    .brief = solo le domande, ciò che ti riguarda e la fine
web-table = Tavolo
    .picture = immagine
    .text = testo
web-firsts = Spiegazioni
    .on = quando qualcosa succede per la prima volta
    .off = nessuna

## Diamant

web-d-path = Il percorso
web-d-caves = Le cinque grotte
web-d-cave = Grotta { $cave }: { $entrance ->
    [closed] chiusa
    [open] in corso
   *[later] da esplorare
}
web-d-explorers = Gli avventurieri
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
web-d-beside = A rischio: { $worth }, { $stones }.
web-d-wait = Guardiamo gli altri…
web-d-held = Puoi ancora cambiare idea…
web-d-brought = ha portato fuori { $worth } dopo { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
web-d-lost = ha perso { $worth }
web-d-ledger = Grotta per grotta
web-d-total = Totale
web-d-next-cave = Alla grotta { $cave }
web-ready = Si continua?
web-d-stake = A rischio: { $worth } · { $danger }
web-d-out = Sei fuori · { $danger }
web-d-danger = pericolo { $percent }%
web-d-no-danger = ancora nessun pericolo
web-d-odds = La prossima carta
web-d-odds-end = { $ends ->
    [0] Nessuna delle { $cards } carte del mazzo chiude
    [one] { $ends } delle { $cards } carte del mazzo chiude
   *[other] { $ends } delle { $cards } carte del mazzo chiudono
} la spedizione: { $percent }%.
web-d-odds-others = { $diamonds ->
    [one] { $diamonds } carta diamanti,
   *[other] { $diamonds } carte diamanti,
} { $harmless ->
    [one] { $harmless } pericolo ancora senza effetto.
   *[other] { $harmless } pericoli ancora senza effetto.
}
web-d-odds-share = { $inside ->
    [one] In media la prossima carta porta { $share }.
   *[other] Divisa per { $inside }, la prossima carta porta in media { $share } a testa.
}
web-m-free = { $field }, libera
web-m-mirror = { $field }, specchio { $diagonal }
web-m-thought = { $place }, da confermare
web-m-lit = { $place }, illuminato
web-m-lit-needed = { $place }, illuminato, ti serve
web-m-into = { $colour } in { $recess }
web-m-do-place = Metti lo specchio in { $field }
web-m-do-move = Sposta lo specchio da { $from } a { $to }
web-m-flip = Gira
web-m-cancel = Annulla
web-m-card = La tua carta
web-m-lights = Illumini { $lit }.
web-m-lights-none = Nessun diamante per te con questo specchio.
web-m-why-first = Il primo specchio basta da solo.
web-m-why-placed = Un raggio vale se passa per il tuo nuovo specchio e per almeno un altro.
web-m-why-three = All’inizio del turno tutti e dodici gli specchi erano sul tabellone: un raggio vale se passa per tre specchi diversi.
web-m-hint-place = Scegli una casella libera.
web-m-hint-flip = Tocca di nuovo la casella per girare lo specchio, o scegli un’altra casella.
web-m-hint-touch = Scegli uno specchio: si gira. Poi puoi anche spostarlo o toglierlo.
web-m-hint-move = Scegli una casella libera per spostarlo lì.
