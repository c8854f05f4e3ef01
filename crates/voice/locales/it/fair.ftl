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
fair-your-table = Il codice del tavolo è quello che hai indicato.
fair-your-number = Il numero che hai indicato c’è, aggiunto da { $who }.
fair-same-receipt = Tutto è come nella ricevuta: il codice del tavolo, l’impegno, i numeri e le sedie di tutti, le opzioni e le regole.
fair-same-receipt-own = Tutto è come nella ricevuta di { $who }: il codice del tavolo, l’impegno, i numeri e le sedie di tutti, le opzioni e le regole.
fair-no-receipt = Senza una ricevuta dell’inizio della partita nessuno può dire se questo impegno e questi numeri sono quelli che ti sono stati mostrati.
fair-give-receipt = { fair-no-receipt } Indica la tua con --receipt.
fair-promised = Il mescolamento è stato quello promesso: il numero del server, i numeri di tutti e le sedie sono quelli che questo dispositivo ha conservato all’inizio della partita.
fair-promised-unfinished = Fin dove è arrivata la partita, il mescolamento è stato quello promesso: il numero del server, i numeri di tutti e le sedie sono quelli che questo dispositivo ha conservato all’inizio della partita.
fair-promised-watched = Il mescolamento è quello mostrato a questo dispositivo all’inizio della partita. Nessuno dei numeri è il suo.
fair-not-promised = Il mescolamento non è stato quello promesso. { $why }

fair-limits = Che cosa una registrazione non può mostrare:
fair-limit-shown = Gli altri hanno visto le stesse cose che hai visto tu? Confrontate le vostre ricevute.
fair-limit-start = La partita è cominciata perché il caso piaceva? Il server può rivelarlo prima dell’inizio, e nessuno è obbligato a cominciare.
fair-limit-last = Chi ha aggiunto l’ultimo numero era d’accordo con il server? Insieme avrebbero potuto provarne molti.
fair-limit-secrets = Qualcuno ha visto ciò che non doveva vedere? Il server conosce tutte le carte.

fair-no-proof = La registrazione non contiene alcuna prova del mescolamento, quindi nessuno può controllarne il caso. Un server la aggiunge a partita finita; le partite di un terminale o di una simulazione non ne hanno.
fair-no-record = { $error }
fair-algorithm = fair.algorithm: questo programma conosce { $known }, non { $said }.
fair-no-code = fair.table: { $said } non è il codice di un tavolo. Un codice si scrive in un solo modo, sei lettere maiuscole e cifre senza spazi. Con un altro il server avrebbe potuto scegliersi il caso.
fair-other-seed = fair.commitment: è { $said }, ma lo SHA-256 del seme è { $derived }. Non è il seme su cui il server si era impegnato.
fair-other-players = fair.contributions: { $contributions } voci per { $players } giocatori.
fair-no-chairs = chairs: la registrazione non dice dove sedevano persone e dove bot, quindi nessuno sa di chi sono questi numeri.
fair-other-chairs = chairs: { $chairs } sedie per { $players } giocatori.
fair-bot-number = fair.contributions[{ $at }]: c’è un numero per { $who }, ma lì sedeva un bot e i bot non ne aggiungono. Con quello il server avrebbe potuto scegliersi il caso.
fair-no-number = fair.contributions[{ $at }]: non c’è un numero per { $who }, ma lì sedeva una persona e ogni persona ne aggiunge uno.
fair-differs = { $place }: il mescolamento ha dato { $derived }, ma la registrazione dice { $said }. È l’esito { $nth } del caso, contato da 0, e il primo che differisce.
fair-not-your-commitment = fair.commitment: è { $said }, ma hai indicato { $given }. Il seme non è quello che ti era stato promesso.
fair-not-your-number = fair.contributions: il numero che hai indicato non c’è: { $number }. Il caso è stato fatto senza di esso.
fair-not-your-table = fair.table: è { $said }, ma hai indicato { $given }. È un altro tavolo.
fair-bad-receipt = Questa non è una ricevuta. { $error }
fair-other-table = table: la ricevuta è del tavolo { $receipt }, la registrazione del tavolo { $record }.
fair-other-game = game: la ricevuta è di { $receipt }, la registrazione di { $record }.
fair-other-count = players: la ricevuta dice { $receipt }, la registrazione { $record }.
fair-other-rules = rules_version: la ricevuta dice { $receipt }, la registrazione { $record }. Le regole sono cambiate dopo l’inizio.
fair-other-options = options: la ricevuta dice { $receipt }, la registrazione { $record }. Gli accordi sono cambiati dopo l’inizio.
fair-other-algorithm = algorithm: la ricevuta dice { $receipt }, la registrazione { $record }.
fair-other-commitment = commitment: la ricevuta dice { $receipt }, la registrazione { $record }. Il seme non è quello promesso.
fair-other-chair = chairs[{ $at }]: per { $who } la ricevuta dice { $receipt }, la registrazione { $record }.
fair-other-number = contributions[{ $at }]: il numero di { $who } non è quello mostrato all’inizio della partita.
fair-other-own-number = contributions[{ $at }]: il numero di { $who } non è quello estratto dal suo dispositivo.
