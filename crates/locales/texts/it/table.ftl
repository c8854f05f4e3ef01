### A ogni tavolo, sulla pagina e nel terminale.

table-person = Giocatore { $number }
table-label-players = Giocatori
table-label-bots = Bot
table-thought = { $who }: «{ $reason }»
table-why-later = Le ragioni di un bot restano segrete fino alla fine della partita.
table-why-title = Che cosa pensavano i bot
table-watch-title = passo { $step } di { $steps }
table-watch-eyes = come lo vede { $who }
table-watch-spectator = come lo vede uno spettatore
table-hint = Un esperto sceglierebbe: { $action }. «{ $reason }»
table-hint-thinking = Un esperto ci sta pensando…
table-hint-none = Qui non c’è un consiglio.
table-bot = { $bot ->
    [random] Gioca a caso: ottimo per imparare le regole.
    [thumb] Gioca secondo una regola semplice.
    [clever] Gioca molte partite nella sua testa prima di ogni mossa.
    [sure-twelve] Esce dalla grotta appena uscire porta più di 12 e c’è un pericolo.
    [sixth-card] Esce dalla grotta alla sesta carta.
    [ten-stones] Esce dalla grotta con 10 pietre a rischio.
    [second-hazard] Esce dalla grotta al secondo pericolo.
    [card-counter] Esce dalla grotta quando un’altra carta costa in media più di quanto porta.
    [expert-1] Un esperto precedente, che raccoglieva pietre invece di giocare per vincere.
    [search] Cerca senza conoscere altro che le regole.
    [best-response] Allenato solo a battere l’esperto.
   *[expert] Il nostro bot più forte.
}
table-actions = Che cosa puoi fare
table-history = Che cosa è successo
table-your-turn = Tocca a te
table-symbol = { $seat ->
    [0] cerchio
    [1] triangolo
    [2] quadrato
    [3] stella
    [4] croce
    [5] luna
    [6] cuore
   *[other] goccia
}
table-undo = Annulla
table-ask-hint = Consiglio
table-skip = Salta l’animazione
table-new-game = Nuova partita
table-rematch = Rivincita
table-end-game = La tua partita non è finita. Vuoi chiuderla e cominciarne un’altra?
table-keep-playing = Continua a giocare
table-end-and-begin = Nuova partita
table-as-text = Modalità testo
table-as-picture = Modalità immagine
table-read-clause = Leggi la regola { $clause }
table-ready = Si continua?
table-stale = Intanto la partita è andata avanti. Guarda, poi scegli di nuovo.
