practice-title = Esercizi di { $game }
practice-intro = { $all } posizioni da partite simulate. Ognuna ha una sola risposta migliore.
practice-solved-count = Risolte: { $solved } su { $all }
practice-position = Posizione { $number } di { $all }
practice-difficulty = { $stars ->
    [1] facile
    [2] media
   *[other] difficile
}
practice-solved = risolta
practice-next = Posizione successiva
practice-back = Tutte le posizioni
practice-show = Mostra la risposta
practice-right = { $choice }: giusto!
practice-wrong = { $choice }: non è la risposta migliore.
practice-answer = La risposta migliore: { $choice }.
practice-chance = Probabilità di vincere così: { $chance }.

practice-stay-or-leave = Restare o uscire?
practice-last-cave = È l’ultima grotta. Restare o uscire?
practice-alone = Nella grotta ci sei solo tu. Restare o uscire?
practice-light = Illumina { mirrors-colour.a } con un solo specchio.
practice-touch = Tutti e dodici gli specchi sono sul tabellone. Gira, sposta o togli uno specchio per illuminare { mirrors-colour.a }.
practice-complete = Completa la tua carta con un solo specchio.
practice-costs-least = Quale carta costa meno? Conta come se la partita finisse subito dopo.
practice-take-most = Prendi più carte che puoi senza un punto di penalità in più, contando come se la partita finisse subito dopo.
practice-lead = Metti una carta in modo da avere il valore più alto in { kadora-colour }.
practice-gift = Regalare carte, o tenerle tutte?

practice-why-chances = Vince più spesso della seconda scelta: { $best } invece di { $other }.
practice-why-light = Nient’altro illumina ora { mirrors-colour.a } per te.
practice-why-complete = Nient’altro illumina il diamante che ti serve ancora.
practice-why-least = { $points ->
    [0] Nessun’altra carta ti lascia senza punti di penalità.
    [one] Nessun’altra carta ti lascia con un solo punto di penalità.
   *[other] Nessun’altra carta ti lascia con soli { $points } punti di penalità.
}
practice-why-most = { $cards ->
    [one] Porta una carta e nessun punto di penalità. Nient’altro ne porta tante a così poco.
   *[other] Porta { $cards } carte e nessun punto di penalità. Nient’altro ne porta tante a così poco.
}
practice-why-lead = Nient’altro ti dà in { kadora-colour } più di tutti gli altri.

practice-lit = Illumina { $diamonds }.
practice-dark = Non illumina nessun diamante come si deve.
practice-diamond = { mirrors-colour.a } ({ $recess })
practice-diamond-unneeded = { mirrors-colour.a } ({ $recess }, non serve)
practice-takes = { $cards ->
    [0] Non prendi nessuna carta.
    [one] Prendi una carta.
   *[other] Prendi { $cards } carte.
}
practice-counted = { $points ->
    [0] Contando ora: nessun punto di penalità.
    [one] Contando ora: un punto di penalità.
   *[other] Contando ora: { $points } punti di penalità.
}
practice-holds = In { kadora-colour } hai allora { $own }; il migliore degli altri ha { $most }.
