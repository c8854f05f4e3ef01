### Un mescolamento onesto, e che cosa ne mostra poi una registrazione.

fair-committed = Il seme nella registrazione è quello su cui il server si era impegnato: il suo SHA-256 è { $commitment }.
fair-derived = { $draws ->
    [one] L’unico esito del caso deriva
   *[other] Tutti i { $draws } esiti del caso derivano
} dal seme, dal codice { $table } del tavolo e { WHO($who) ->
    [one] dal numero aggiunto
   *[many] dai numeri aggiunti
} da { $who }.
fair-derived-alone = { $draws ->
    [one] L’unico esito del caso deriva
   *[other] Tutti i { $draws } esiti del caso derivano
} soltanto dal seme e dal codice { $table } del tavolo: nessuno ha aggiunto un numero, quindi il server poteva scegliersi il caso.
fair-moves = { $moves ->
    [0] Non è ancora stata fatta nessuna mossa.
    [one] L’unica mossa rispetta le regole.
   *[other] Tutte le { $moves } mosse rispettano le regole.
}
fair-result = Il risultato nella registrazione è quello della partita.
fair-result-missing = La partita è finita, ma la registrazione non dice come.
fair-unfinished = La partita non è finita: è controllata fin dove arriva la registrazione.
fair-your-commitment = L’impegno è quello che hai indicato.
fair-your-number = Il numero che hai indicato c’è, aggiunto da { $who }.

fair-limits = Che cosa una registrazione non può mostrare:
fair-limit-commitment = Questo impegno era noto prima che ti sedessi? Confrontalo con quello che ti è stato mostrato allora, o indica quello con --commitment.
fair-limit-number = Il tuo numero è tra quelli aggiunti? Indicalo con --contribution.
fair-limit-last = Chi ha aggiunto l’ultimo numero era d’accordo con il server? Insieme avrebbero potuto provarne molti.
fair-limit-secrets = Qualcuno ha visto ciò che non doveva vedere? Il server conosce tutte le carte.

fair-no-proof = La registrazione non contiene alcuna prova del mescolamento, quindi nessuno può controllarne il caso. Un server la aggiunge a partita finita; le partite di un terminale o di una simulazione non ne hanno.
fair-no-record = { $error }
fair-algorithm = fair.algorithm: questo programma conosce { $known }, non { $said }.
fair-other-seed = fair.commitment: è { $said }, ma lo SHA-256 del seme è { $derived }. Non è il seme su cui il server si era impegnato.
fair-other-players = fair.contributions: { $contributions } voci per { $players } giocatori.
fair-differs = { $place }: il mescolamento ha dato { $derived }, ma la registrazione dice { $said }. È l’esito { $nth } del caso, contato da 0, e il primo che differisce.
fair-not-your-commitment = fair.commitment: è { $said }, ma hai indicato { $given }. Il seme non è quello che ti era stato promesso.
fair-not-your-number = fair.contributions: il numero che hai indicato non c’è: { $number }. Il caso è stato fatto senza di esso.
