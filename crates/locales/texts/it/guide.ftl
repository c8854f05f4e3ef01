# Each game in one minute, and what is said when something happens for the first time.

guide-minute = In un minuto

guide-diamant = { $step ->
    [1] Tutti entrano insieme nella grotta. Si gira una carta.
    [2] I diamanti si dividono in parti uguali. Quello che avanza resta sul percorso.
    [3] Poi ognuno decide in segreto: più a fondo o fuori? Se esci, i tuoi diamanti sono al sicuro nel forziere e prendi quello che c’è sul percorso.
    [4] Un pericolo la prima volta non fa nulla.
    [5] Due volte lo stesso pericolo? Chi è ancora dentro perde quello che questa grotta gli ha dato.
   *[other] Dopo cinque grotte vince il forziere più pieno.
}
guide-diamant-picture = { $step ->
    [1] Avventurieri con lampade in una grotta. Si gira una carta da 11.
    [2] Una carta da 11 e tre avventurieri: ognuno ne riceve 3, e 2 restano sul percorso.
    [3] Un pugno chiuso va avanti nella grotta. Una mano aperta va al forziere.
    [4] Una carta con un serpente. L’avventuriero va avanti.
    [5] Due carte con un serpente. L’avventuriero ha perso tutto.
   *[other] Cinque grotte in fila. Dopo, un forziere pieno.
}

guide-mirrors = { $step ->
    [1] La tua carta segreta mostra i quattro diamanti che ti servono.
    [2] A ogni turno metti uno specchio sul tabellone.
    [3] Il tuo raggio di luce entra dal tuo lato e gira a ogni specchio.
    [4] Dove esce dal tabellone illumina un diamante. Se ti serve, prendilo. Il tuo nuovo specchio e un altro devono essere sul suo percorso.
    [5] Quando ci sono tutti e dodici gli specchi, a un raggio ne servono tre. Se non ci riesce nessuno, puoi girare, spostare o togliere uno specchio.
   *[other] Vince chi completa per primo tre carte.
}
guide-mirrors-picture = { $step ->
    [1] Una carta con un diamante rosso, uno blu, uno verde e uno giallo.
    [2] Un tabellone di quattro caselle per quattro con uno specchio. Se ne mette un secondo.
    [3] Un raggio entra dal basso, gira a due specchi ed esce in alto.
    [4] Un raggio entra dal basso, gira a tre specchi ed esce a destra, dove c’è un diamante verde.
    [5] Ci sono dodici specchi. Un raggio entra dal basso, gira a tre di essi e illumina un diamante blu.
   *[other] Tre carte, tutte complete.
}

guide-kadora = { $step ->
    [1] Metti una carta della tua mano su una casella libera.
    [2] La colonna arriva a 10 o più? Prendi lì ogni altra carta con lo stesso colore o lo stesso taglio. Poi guarda la riga.
    [3] Poi pesca una carta. Di ogni carta dei mazzi vedi il colore, ma non il valore.
    [4] Se nessuno ti eguaglia in un colore, puoi regalarlo tutto a un giocatore che non ne ha.
    [5] Alla fine, chi ha il valore più alto in un colore copre quelle carte.
   *[other] Le carte che restano scoperte sono punti di penalità. Vince chi ne ha meno, con almeno una carta coperta.
}
guide-kadora-picture = { $step ->
    [1] Un blocco di carte con quattro caselle libere al centro. Lì va un 4 blu.
    [2] Una colonna con 2, 3, 4 e 3 arriva a 12. Il 4 blu appena messo prende il 2 blu per il colore e il 3 arancione per il taglio.
    [3] Due mazzi con il dorso in alto. La prima carta di uno va in mano.
    [4] Hai un 5 giallo e un 4 giallo. Un altro giocatore non ha carte gialle e le riceve tutte e due.
    [5] Tre giocatori hanno 12, 8 e 5 in rosso. Chi ha 12 le copre.
   *[other] Una carta è coperta. Un 3 e un 4 sono scoperti: 7 punti di penalità.
}

guide-diamant-rest = Quello che non si può dividere resta sulla carta. Chi esce lo porta via.
guide-diamant-hazard = La prima volta un pericolo non fa nulla. Se lo stesso torna in questa grotta, chi è ancora dentro perde quello che ha accanto al forziere.
guide-diamant-fled = Lo stesso pericolo per la seconda volta: la spedizione finisce subito. Quello che era accanto a un forziere è perso; quello che è nei forzieri è al sicuro.
guide-diamant-removed = Una delle due carte pericolo esce dal gioco. Quindi questo pericolo è più raro nelle grotte che seguono.
guide-diamant-alone = Chi esce da solo prende tutte le pietre che sono sul percorso.
guide-diamant-together = Chi esce insieme divide in parti uguali le pietre del percorso. Quello che non si può dividere resta lì.
guide-diamant-returned = Quando una spedizione finisce, le pietre rimaste sul percorso tornano nella riserva.

guide-mirrors-took = Un diamante si illumina passando per il nuovo specchio e almeno un altro. Solo il primissimo specchio basta da solo.
guide-mirrors-three = Questo raggio ha girato a tre specchi o più. Quando ci sono tutti e dodici gli specchi, a ogni raggio ne servono almeno tre.
guide-mirrors-none = Nessuno deve mai prendere un diamante: le carte sono segrete, quindi nessuno sa a chi serve.
guide-mirrors-twelve = Ci sono tutti e dodici gli specchi. Da ora a un raggio ne servono tre. Se non ci riesce nessuno dei tuoi, puoi girare, spostare o togliere uno specchio.
guide-mirrors-laid = Quattro diamanti completano una carta. La si scopre, se ne pesca una nuova, e i quattro diamanti tornano intorno al tabellone.
guide-mirrors-deadlock = Intorno al tabellone non c’è nessun colore che serva a qualcuno. Quindi tutti i diamanti dei giocatori tornano lì, e ognuno tiene la sua carta.

guide-kadora-took = La colonna o la riga arriva a 10 o più, quindi bisogna prendere lì ogni altra carta con lo stesso colore o lo stesso taglio. Prendere non è una scelta.
guide-kadora-full = Il blocco è pieno e non si poteva prendere nulla nel modo solito. Quindi si prendono dalla colonna e dalla riga le carte che non hanno né lo stesso colore né lo stesso taglio.
guide-kadora-gave = Chi ha da solo il valore più alto in un colore può regalarlo tutto a un giocatore che non ne ha. Così possono diventare i suoi punti di penalità.
guide-kadora-filled = Più di quattro caselle erano libere. Si riempiono finché ne restano libere esattamente quattro.
guide-kadora-last = Tutti e due i mazzi sono vuoti: ognuno ha ancora un turno, senza pescare.
guide-kadora-turned = Chi ha il valore più alto in un colore copre quelle carte. Quelle di tutti gli altri restano scoperte, come punti di penalità.
guide-kadora-dummy = In due, le carte messe da parte contano come quelle di un giocatore virtuale. Può avere il valore più alto in un colore, e perfino vincere.

guide-understood = Capito
