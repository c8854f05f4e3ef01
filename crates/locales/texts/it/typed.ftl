### Una partita a parole: che cosa si può scrivere e che cosa si risponde. Una parola sotto typed-word-… è un elenco: tutte sono capite, la prima è mostrata.

typed-word-board = tavolo tabellone
typed-word-hand = mano
typed-word-score = punti punteggio
typed-word-story = storia racconto
typed-word-undo = annulla
typed-word-rules = regole regola
typed-word-why = perché perche
typed-word-hint = consiglio
typed-word-help = aiuto
typed-word-quit = chiudi fine
typed-help-board = il tavolo
typed-help-hand = le tue carte
typed-help-score = il punteggio
typed-help-story = che cosa è successo finora
typed-help-undo = annulla la tua ultima scelta, se non è stato rivelato niente e non riguarda nessun altro
typed-help-rules = la regola dell’ultimo rifiuto; con un numero, quella regola
typed-help-why = perché i bot hanno scelto così, dopo la partita
typed-help-hint = che cosa farebbe un esperto al tuo posto, e perché
typed-help-help = che cosa puoi scrivere ora
typed-help-quit = lasciare la partita
typed-word-figures = probabilità raggi somme
typed-help-figures = { $game ->
    [diamant] le probabilità della prossima carta
    [mirrors] dove portano i tuoi raggi
   *[kadora] la somma di ogni riga e colonna
}
typed-undone = La tua ultima scelta è annullata.
typed-cannot-undo = Non c’è niente da annullare: quello che è stato rivelato resta rivelato.
typed-not-understood = Non conosco «{ $text }».
typed-read-clause = Per leggere la regola, scrivi { $word } { $clause }.
typed-no-rulebook = Non è stato possibile caricare le regole. Riprova tra un momento.
typed-no-clause = Non c’è una regola { $clause }: vanno da { $first } a { $last }.
typed-no-seat = Stai guardando: non hai carte o pietre tue.
typed-type-here = Scrivi la tua mossa, oppure { $word }
typed-type-send = Invia
