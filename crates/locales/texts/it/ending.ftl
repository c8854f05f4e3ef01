### La fine di una partita: il podio, l’andamento in un grafico, il momento migliore e quello peggiore, e un’immagine da condividere.

ending-title = Risultato
ending-story = Com’è andata la partita
ending-numbers = Lo stesso in cifre
ending-share = Condividi come immagine
ending-share-failed = Questo browser non riesce a creare l’immagine.
ending-round = Giro { $round }

ending-diamant-graph = Nel forziere dopo ogni grotta
ending-diamant-best = Bottino migliore: { $worth } dalla grotta { $cave } ({ $who })
ending-diamant-worst = Momento peggiore: { $worth } persi nella grotta { $cave } ({ $who })

ending-mirrors-result = { mirrors-cards }, { mirrors-diamonds }
ending-mirrors-graph = I diamanti giro per giro. Quattro fanno una carta.
ending-mirrors-best = Raggio più lungo: un diamante tramite { mirrors-by-way } ({ $who })
ending-mirrors-worst = Attesa più lunga: { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
} senza diamanti ({ $who })

ending-kadora-graph = Il bottino per colore. Barre piene: carte girate; barre tratteggiate: punti di penalità.
ending-kadora-best = Bottino migliore: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} per un valore di { $worth } ({ $who })
ending-kadora-worst = Colore più costoso: { kadora-colour }, { kadora-penalty-points } ({ $who })
