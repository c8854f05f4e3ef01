### adamant review: what each decision of a recorded game was worth. Browsers bring these when a game is reviewed.

review-step = passo
review-player = giocatore
review-choice = scelta
review-chance = vince %
review-other = migliore alternativa
review-lost = perdita
review-decisions = decisioni
review-mistakes = errori
review-by-decision = perdita per decisione
review-luck = fortuna
review-games = partite
review-won = vinte
review-costliest = Gli errori più cari
review-no-mistakes = Nessun errore è certo.
review-mistake = Passo { $step }, { $who }: «{ $choice }» vince al { $chance }%, «{ $other }» al { $better }%.
review-luckiest = La carta più fortunata: il passo { $step } ha dato { $points } punti a { $who }.
review-graph = Probabilità di vittoria in %, passo dopo passo
review-graph-across = passi
review-legend = perdita: punti di probabilità di vittoria regalati, con intervallo al 95%; ✗ è un errore certo. Ogni decisione è giudicata da ciò che il giocatore poteva sapere.
review-legend-luck = fortuna: punti di probabilità di vittoria dati dalle carte, con tutte le carte note. Su molte partite si annulla.
review-unfinished = La partita non è finita: questa è l’analisi di ciò che è stato giocato.
review-unread = Il resto della partita non si può leggere: { $problem }
review-minus = −{ $number }
review-plus = +{ $number }
review-diamant-next-card = { $deadly } carte su { $left } chiudono la spedizione.
review-diamant-at-risk = A rischio: { diamant-stones }.
review-diamant-others-inside = { $others ->
    [0] Da solo nella grotta.
    [one] Un altro avventuriero nella grotta.
   *[other] Altri { $others } avventurieri nella grotta.
}
review-diamant-safe = Uscire porta da { $least } a { $most }, a seconda di chi altro esce.
review-diamant-safe-all = Uscire porta { diamant-stones }.
review-mirrors-lights = { $diamonds ->
    [0] Non illumina nessun diamante della carta.
    [one] Illumina un diamante della carta.
   *[other] Illumina { $diamonds } diamanti della carta.
}
review-mirrors-opens = { $diamonds ->
    [one] Dopo, { $who } può illuminare un diamante in più.
   *[other] Dopo, { $who } può illuminare { $diamonds } diamanti in più.
}
review-kadora-count = Contando ora: { $before } punti di penalità prima, { $after } dopo.

review-working = Analisi in corso… { $percent }%
review-done = L’analisi è completa.
review-failed = L’analisi si è fermata. Ricarica la pagina per riprovare.
review-graph-caption = Probabilità di vittoria in %, con tutte le carte note. Clicca per andare a un momento.
review-chances-now = Probabilità di vittoria in questo momento
review-percent = { $number }%
review-no-decision = In questo passo non decide nessuno.
review-decision-before = Decisione precedente: { $name }
review-decision-after = Decisione successiva: { $name }
review-chose = Scelta di { $who }: { $choice }
review-was-mistake = ✗ Un errore: { $points } punti di probabilità di vittoria persi.
review-was-best = ✓ La scelta migliore.
review-was-fine = Buona più o meno come la scelta migliore.
review-more-choices = { $count ->
    [one] Un’altra scelta era peggiore.
   *[other] Altre { $count } scelte erano peggiori.
}
review-known-then = Valutata solo in base a ciò che { $who } poteva sapere in questo momento. Il grafico conosce anche ciò che si è visto dopo.
review-chosen = scelta fatta
review-decisions-title = Decisioni
review-every-decision = Ogni decisione
review-whose = Decisioni di
review-look = Passo { $step }
review-a-mistake = un errore
review-accounts = Precisione e fortuna
review-learn = { $count ->
    [one] Impara da un errore
   *[other] Impara da { $count } errori
}
review-lesson-title = Errore { $number } di { $all }
review-lesson = Scelta di { $who }: { $choice }. C’è di meglio: scegli di nuovo sul tavolo.
review-try-again = Riprova
review-next-mistake = Errore successivo
review-back = Torna alla partita
review-found-best = { $choice }: è la scelta migliore.
review-found-better = { $choice }: meglio, ma non è la scelta migliore.
review-found-same = { $choice }: è la scelta fatta nella partita.
review-found-worse = { $choice }: non meglio che nella partita.
review-found-unknown = Questa scelta non è stata analizzata.
review-tried = la tua scelta ora
review-what-if = E se?
review-what-if-help = Prendi un posto e continua da qui contro i bot. Le carte che da quel posto non si vedono vengono ridistribuite.
review-take-seat = Il tuo posto
review-play-on = Continua dal passo { $step }
review-no-branch = Qui le carte nascoste non si possono ridistribuire. Scegli un altro momento o un altro posto.
review-branch = Giochi per { $who } dal passo { $step } in poi. Le carte nascoste sono state ridistribuite.
review-deal-again = Ridistribuisci
review-branch-over = Rivedi questa partita
review-comes-from = Questa partita si stacca da un’altra ({ $names }) al passo { $step }. È continuata da ciò che vedeva { $who }, con le carte nascoste ridistribuite.

review-diamant-help = Componi qualsiasi grotta cliccando: le carte girate, chi è uscito e in quanti si gioca.
review-diamant-set-up = La grotta
review-diamant-removed = Pericoli usciti dal gioco nelle grotte precedenti
review-diamant-path = Che cosa è successo in questa grotta
review-diamant-empty = Nessuna carta è stata girata.
review-diamant-turn = Gira una carta
review-diamant-leave = Chi esce
review-diamant-left = { $count ->
    [one] Uno esce
   *[other] { $count } escono
}
review-diamant-clear = Svuota
review-diamant-found = Che cosa fa l’equilibrio
review-diamant-nothing = Gira una carta: poi decidono tutti quelli nella grotta.
review-diamant-equilibrium = Chi è nella grotta esce con una probabilità del { $leave }% e può aspettarsi { $worth } pietre da questa grotta.
review-diamant-stands = Nella grotta: { $inside }. A rischio per ciascuno: { $beside }. Sul percorso: { $path }. Carte nel mazzo: { $left }.
review-diamant-danger = Pericolo: { $deadly } carte su { $left } fanno finire la spedizione: { $percent }.
review-diamant-leaving = Uscire porta { $alone } da soli, e { $together } se escono tutti.
review-diamant-card = prossima carta
review-diamant-count = carte
review-diamant-chance = probabilità
review-diamant-each = a ciascuno
review-diamant-ends = fa finire la spedizione: { diamant-stones } in meno
