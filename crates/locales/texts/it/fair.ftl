### Un mescolamento onesto, e che cosa ne mostra poi una registrazione.

fair-committed = Il seme è quello su cui il server si era impegnato: il suo SHA-256 è { $commitment }.
fair-derived = { $draws ->
    [one] L’unica estrazione deriva
   *[other] Tutte le { $draws } estrazioni derivano
} dal seme, dal codice del tavolo { $table } e { WHO($who) ->
    [one] dal numero aggiunto
   *[many] dai numeri aggiunti
} da { $who }.
fair-derived-alone = { $draws ->
    [one] L’unica estrazione deriva
   *[other] Tutte le { $draws } estrazioni derivano
} soltanto dal seme e dal codice del tavolo { $table }: nessun giocatore ha aggiunto un numero, quindi il server poteva scegliere il mescolamento.
fair-moves = { $moves ->
    [0] Non è stata fatta nessuna mossa.
    [one] L’unica mossa è valida.
   *[other] Tutte le { $moves } mosse sono valide.
}
fair-result = Il risultato nella partita registrata è giusto.
fair-result-missing = La partita è finita, ma la partita registrata non dà il risultato.
fair-unfinished = La partita non è finita: si sono potute controllare solo le mosse registrate.
fair-your-commitment = L’impegno è quello che hai indicato.
fair-your-table = Il codice del tavolo è quello che hai indicato.
fair-your-number = Il numero che hai indicato è stato usato; l’ha aggiunto { $who }.
fair-same-receipt = Tutto corrisponde alla ricevuta: il codice del tavolo, l’impegno, tutti i numeri e i posti, le opzioni e le regole.
fair-same-receipt-own = Tutto corrisponde alla ricevuta di { $who }: il codice del tavolo, l’impegno, tutti i numeri e i posti, le opzioni e le regole.
fair-no-receipt = Senza una ricevuta dell’inizio della partita non si può dire se questo impegno e questi numeri sono quelli che ti sono stati mostrati.
fair-give-receipt = { fair-no-receipt } Aggiungi la tua ricevuta con --receipt.
fair-promised = Il mescolamento è stato quello promesso: il numero del server, i numeri di tutti i giocatori e i posti sono quelli che questo dispositivo ha salvato all’inizio della partita.
fair-promised-unfinished = Fin dove è arrivata la partita, il mescolamento è stato quello promesso: il numero del server, i numeri di tutti i giocatori e i posti sono quelli che questo dispositivo ha salvato all’inizio della partita.
fair-promised-watched = Il mescolamento è quello mostrato a questo dispositivo all’inizio della partita. Questo dispositivo non ha aggiunto un numero suo.
fair-not-promised = Il mescolamento non è stato quello promesso. { $why }

fair-limits = Che cosa una partita registrata non può mostrare:
fair-limit-shown = Gli altri hanno visto le stesse cose che hai visto tu? Confrontate le vostre ricevute.
fair-limit-start = L’host ha cominciato solo perché le carte erano buone? Il server potrebbe rivelargliele prima dell’inizio.
fair-limit-last = L’ultimo giocatore entrato era d’accordo con il server? Insieme avrebbero potuto provare molti numeri.
fair-limit-secrets = Un giocatore ha visto le carte degli altri? Il server conosce tutte le carte.

fair-no-proof = Questa partita registrata non contiene la prova del mescolamento, quindi non si può controllare. Un server aggiunge la prova a partita finita; le partite di un terminale o di una simulazione non ne hanno.
fair-no-record = { $error }
fair-algorithm = fair.algorithm: questo programma conosce { $known }, non { $said }.
fair-no-code = fair.table: { $said } non è un codice di tavolo. Un codice ha sei lettere maiuscole e cifre, senza spazi. Con un altro codice il server avrebbe potuto scegliere il mescolamento.
fair-other-seed = fair.commitment: è { $said }, ma lo SHA-256 del seme è { $derived }. Non è il seme su cui il server si era impegnato.
fair-other-players = fair.contributions: { $contributions } voci per { $players } giocatori.
fair-no-chairs = chairs: la partita registrata non dice dove giocavano persone e dove bot, quindi non si può dire di chi sono questi numeri.
fair-other-chairs = chairs: { $chairs } posti per { $players } giocatori.
fair-bot-number = fair.contributions[{ $at }]: c’è un numero per { $who }, ma era un bot, e i bot non ne aggiungono. Con quello il server avrebbe potuto scegliere il mescolamento.
fair-no-number = fair.contributions[{ $at }]: non c’è un numero per { $who }, ma era una persona, e ogni persona ne aggiunge uno.
fair-differs = { $place }: il mescolamento ha dato { $derived }, ma la partita registrata dice { $said }. È l’estrazione { $nth }, contata da 0, e la prima che differisce.
fair-not-your-commitment = fair.commitment: è { $said }, ma hai indicato { $given }. Il seme non è quello che ti era stato promesso.
fair-not-your-number = fair.contributions: il numero che hai indicato manca: { $number }. Il mescolamento è stato fatto senza.
fair-not-your-table = fair.table: è { $said }, ma hai indicato { $given }. Questo è un altro tavolo.
fair-bad-receipt = Questa non è una ricevuta. { $error }
fair-other-table = table: la ricevuta è del tavolo { $receipt }, la partita registrata del tavolo { $record }.
fair-other-game = game: la ricevuta è di { $receipt }, la partita registrata di { $record }.
fair-other-count = players: la ricevuta dice { $receipt }, la partita registrata { $record }.
fair-other-rules = rules_version: la ricevuta dice { $receipt }, la partita registrata { $record }. Le regole sono cambiate dopo l’inizio.
fair-other-options = options: la ricevuta dice { $receipt }, la partita registrata { $record }. Le opzioni sono cambiate dopo l’inizio.
fair-other-algorithm = algorithm: la ricevuta dice { $receipt }, la partita registrata { $record }.
fair-other-commitment = commitment: la ricevuta dice { $receipt }, la partita registrata { $record }. Il seme non è quello promesso.
fair-other-chair = chairs[{ $at }]: per { $who } la ricevuta dice { $receipt }, la partita registrata { $record }.
fair-other-number = contributions[{ $at }]: il numero di { $who } non è quello mostrato all’inizio della partita.
fair-other-own-number = contributions[{ $at }]: il numero di { $who } non è quello scelto dal suo dispositivo.
