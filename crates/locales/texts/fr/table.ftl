### À chaque table, sur la page et dans le terminal.

table-person = Joueur { $number }
table-label-players = Joueurs
table-label-bots = Bots
table-thought = { $who } : « { $reason } »
table-why-later = Les raisons d’un bot restent secrètes jusqu’à la fin de la partie.
table-why-title = Ce que pensaient les bots
table-watch-title = étape { $step } sur { $steps }
table-watch-eyes = vu par { $who }
table-watch-spectator = vu par un spectateur
table-hint = Un expert choisirait : { $action }. « { $reason } »
table-hint-thinking = Un expert y réfléchit…
table-hint-none = Pas de conseil ici.
table-bot = { $bot ->
    [random] Joue au hasard : idéal pour apprendre les règles.
    [thumb] Joue selon une règle simple.
    [clever] Joue beaucoup de parties dans sa tête avant chaque coup.
    [sure-twelve] Sort de la grotte dès que cela rapporte plus de 12 et qu’il y a un danger.
    [sixth-card] Sort de la grotte à la sixième carte.
    [ten-stones] Sort de la grotte avec 10 pierres en jeu.
    [second-hazard] Sort de la grotte au deuxième danger.
    [card-counter] Sort de la grotte quand une carte de plus coûte en moyenne plus qu’elle ne rapporte.
    [expert-1] Un ancien expert, qui amassait des pierres au lieu de jouer pour gagner.
    [search] Cherche sans rien connaître d’autre que les règles.
    [best-response] Entraîné seulement à battre l’expert.
   *[expert] Notre bot le plus fort.
}
table-actions = Ce que tu peux faire
table-history = Ce qui s’est passé
table-your-turn = À toi de jouer
table-symbol = { $seat ->
    [0] rond
    [1] triangle
    [2] carré
    [3] étoile
    [4] croix
    [5] lune
    [6] cœur
   *[other] goutte
}
table-undo = Annuler
table-ask-hint = Conseil
table-skip = Passer l’animation
table-new-game = Nouvelle partie
table-rematch = Revanche
table-end-game = Ta partie n’est pas terminée. Arrêter et en commencer une autre ?
table-keep-playing = Continuer à jouer
table-end-and-begin = Nouvelle partie
table-as-text = Mode texte
table-as-picture = Mode image
table-read-clause = Lire la règle { $clause }
table-ready = On continue ?
table-stale = La partie a avancé entre-temps. Regarde, puis choisis à nouveau.
