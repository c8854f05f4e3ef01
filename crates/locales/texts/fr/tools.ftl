### What commands print besides the games, and what goes wrong there. Browsers do not have these.

## Numbers

tools-days = { $days } j { $hours } h
tools-hours = { $hours } h { $minutes } min
tools-interval = { $figure } [{ $low } ; { $high }]

## How far a command has come

tools-progress = { $done } sur { $all } { $counted ->
    [games] parties
    [decks] pioches
   *[steps] étapes
}
tools-progress-open = { $done } { $counted ->
    [games] parties
    [decks] pioches
   *[steps] étapes
}
tools-just-begun = tout juste commencé
tools-left = encore { $span }
tools-game-of = partie { $number } sur { $all }
tools-decided-in = · décidé après encore { $likely } à { $most }
tools-interrupted = interrompu après { $done } parties sur { $all }
tools-go-on-with = interrompu : continue avec --resume { $file }

## Files

tools-cannot-read = impossible de lire { $file }
tools-cannot-write = impossible d’écrire { $file }
tools-cannot-write-into = impossible d’écrire dans { $folder }
tools-not-executable = impossible de rendre { $file } exécutable
tools-exists = { $file } existe déjà : choisis un autre nom, ou écrase-le avec --force
tools-not-empty = { $folder } n’est pas vide : choisis un nouveau dossier, ou écrase ses fichiers avec --force
tools-no-random = cet ordinateur n’a pas de nombres aléatoires : donne-lui un --seed
tools-no-threads = impossible de démarrer les threads
tools-no-interrupt = impossible d’écouter Ctrl-C
tools-file-unread = Ce fichier ne peut pas être lu.
tools-file-empty = Il n’y a pas de partie dans ce fichier.
tools-watch-needs-file = --watch utilise le clavier : donne-lui un fichier au lieu de l’entrée standard
tools-no-game-to-watch = il n’y a aucune partie à regarder
tools-plot-one-game = --plot dessine une seule partie : donne-lui un fichier avec une seule partie

## What was asked for

tools-which-game = quel jeu ? Par exemple : { $example }
tools-no-command = il n’y a pas de commande « { $name } » : il y a { $commands }
tools-no-clause = { $title } n’a pas de règle { $clause } : la dernière est { $last }
tools-no-bot-or-program = { online-refused-no-bot } Un nom avec une barre oblique est un programme : ./mybot.py
tools-not-an-option = « { $text } » n’est pas une option : écris NOM=VALEUR
tools-bad-option = { $option } peut valoir { $values }
tools-who-plays = qui joue ? --seats expert,thumb,thumb,random, ou --field expert,clever,thumb --players 4
tools-bots-and-seats = { $bots } bots, mais { $players } places : voir --players
tools-bot-is-program = { $bot } est un programme : les programmes jouent dans adamant arena
tools-field-of-two = il faut au moins deux bots
tools-does-not-play = « { $name } » ne joue pas : jouent { $names }
tools-no-bots-in = { $file } ne nomme aucun bot
tools-no-deals = { $file } ne contient rien à jouer : écris un nombre ou une partie par ligne
tools-bad-deal = { $place } : ni un nombre ni une partie. { $error }
tools-no-results = { $place } : ce n’est pas un fichier de résultats d’adamant arena
tools-no-result = { $place } : cette ligne n’est pas un résultat
tools-results-unwritten = les résultats n’ont pas pu être écrits : { $error }

## serve

tools-open = { $name } est ouvert.
tools-port-taken = Le port { $port } est pris par un autre programme : voici le port { $own }.
tools-at-here = ici
tools-at-everyone = pour tous
tools-at-phones = téléphones
tools-same-network = sur le même réseau
tools-saved-in = enregistré
tools-to-stop = arrêter
tools-to-stop-how = Ctrl-C ; chaque table continue à ton retour
tools-more = aide
tools-stopped = Arrêté. Toutes les tables sont enregistrées.
tools-server-stopped = le serveur s’est arrêté
tools-cannot-open-database = impossible d’ouvrir la base de données { $file } : { $error }
tools-no-database = il n’y a pas de base de données { $file }
tools-same-database = c’est deux fois la même base de données : nomme une autre destination
tools-copy-differs = la table { $code } est dans les deux bases de données et n’y est pas la même : copie vers une base de données vide
tools-copied = { $tables ->
    [one] 1 table copiée
   *[other] { $tables } tables copiées
  }, tout est vérifié ; déjà présentes : { $there }. { $entries ->
    [one] 1 entrée en tout.
   *[other] { $entries } entrées en tout.
  }
tools-cannot-write-beside = impossible d’écrire à côté de la base de données { $file } : { $error }
tools-already-served = { $file } est déjà servi à { $at } : va là-bas, arrête d’abord ce serveur, ou prends une autre base de données
tools-already-served-somewhere = { $file } est déjà servi : arrête d’abord ce serveur, ou prends une autre base de données
tools-cannot-reach-broker = impossible de rejoindre les autres serveurs par { $broker } : { $error }
tools-advice-broker = choisis un autre courtier avec --nats
tools-needs-nats = une base de données PostgreSQL a besoin d’un courtier, même pour un seul serveur
tools-advice-nats = nommes-en un avec --nats nats://hôte:4222
tools-needs-postgres = un courtier a besoin d’une base de données PostgreSQL : plusieurs serveurs ne peuvent pas partager un fichier
tools-advice-postgres = nommes-en une avec --database postgres://utilisateur:motdepasse@hôte/base, ou enlève --nats
tools-cannot-listen = impossible d’écouter sur { $address } : { $error }
tools-advice-port = un autre programme a ce port : choisis-en un autre, comme --listen { $address }
tools-advice-high-port = choisis un port au-dessus de 1023, comme --listen { $address }
tools-advice-address = choisis une adresse de cet ordinateur avec --listen
tools-advice-database = choisis un autre fichier avec --database
tools-unknown-variable = { $name } est dans l’environnement, mais ce réglage n’existe pas (adamant serve --help)
tools-bad-log-filter = impossible de lire le filtre de journal « { $filter } »
tools-log-taken = un journal est déjà écrit

## simulate

tools-simulated = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $game } à { $players } joueurs en { $seconds } s : { $rate } parties/s, { $decisions } décisions/s (graine { $seed })
tools-seat = place
tools-bot = bot
tools-wins = gagné
tools-mean-score = score moyen
tools-standard-error = ± erreur type
tools-random-moves = au hasard
tools-wins-mean = gagné : sur toutes les parties ; une victoire partagée compte pour sa part.
tools-written-in = Chaque partie est dans { $file } : adamant replay { $file }
tools-share = part
tools-all = tout

## arena

tools-deals = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
tools-headline = { $game }, { $players } places : { $games } parties sur { $deals }, graine { $seed }
tools-headline-mixed = { $game }, { $players } places tirées au sort : { $games } parties sur { $deals }, graine { $seed }
tools-games-of = { $games } sur { $all }
tools-wins-percent = gagné %
tools-score = score
tools-rating = classement
tools-ms-per-move = ms/coup
tools-pairs = Avec les mêmes donnes, une place du premier gagne tant de points de plus :
tools-pair-of = n = { $deals }
tools-slowest = { $bot } : coup le plus lent { $slowest } ms ; transmission { $overhead } ms par coup, non comptée
tools-lost-by-faults = { $bot } a perdu { $lost } parties sur { $games } par des fautes : { $faults }.
tools-fault = { $fault ->
    [start] pas démarré
    [crash] planté
    [timeout] trop lent
    [wrong] coup interdit
   *[memory] trop de mémoire
}
tools-faults = { tools-fault } { $count }
tools-cannot-play = { $program } ne peut pas jouer : { tools-fault } : { $why }
tools-better = Oui : { $better } est meilleur que { $worse }.
tools-not-better = Non : { $better } n’est pas meilleur que { $worse } de { $margin } points.
tools-undecided = Indécis : on ne sait pas si { $better } est meilleur que { $worse }.
tools-undecided-more = { tools-undecided } Il faudra peut-être encore { $likely } parties, et rarement plus de { $most }.
tools-sequential = { $answer } (Test séquentiel : faux dans { $percent } des cas si les deux sont égaux, et si { $better } gagne { $margin } points de plus.)
tools-legend-wins = n : parties jouées par ses places. gagné : la part qu’une place gagne, une victoire partagée pour sa part ; une part équitable est { $percent }.
tools-legend-score = { $game ->
    [diamant] score : pierres dans le coffre à la fin ; plus il y en a, mieux c’est.
    [mirrors] score : cartes complètes ; plus il y en a, mieux c’est, les diamants départagent.
   *[kadora] score : points de pénalité ; moins il y en a, mieux c’est.
}
tools-legend-rating = classement : échelle Elo, d’après le gagnant de chaque partie (Plackett–Luce) ; 0 est la moyenne de ces bots, et 400 points de plus gagnent dix fois plus souvent.
tools-legend-brackets = Entre crochets, des intervalles à { $percent }, par un bootstrap sur les donnes : les parties d’une donne partagent leur chance.
tools-report-title = Arène : { $game }
tools-standings = Classement, avec des intervalles à { $percent }
tools-seat-wins = gagné par place en %
tools-rating-elo = classement (Elo)
tools-faults-title = Fautes
tools-pairs-title = Paires avec les mêmes donnes : combien une place du premier gagne de plus
tools-pair = paire
tools-points = points de pourcentage
tools-deals-title = donnes
tools-times-title = Temps de réflexion ; la transmission est l’aller-retour vers un programme, non comptée
tools-moves = coups
tools-slowest-ms = le plus lent, ms
tools-overhead-ms = transmission, ms/coup
tools-legend-title = Ce que veulent dire les chiffres
tools-wins-title = Qui gagne combien de fois
tools-wins-words = { $game }, { $games } parties : gagné par place en % avec un intervalle à { $percent } ; pointillé : une part équitable
tools-ratings-title = La force de chaque bot
tools-ratings-words = { $game }, { $games } parties : classement Elo avec un intervalle à { $percent } ; pointillé : la moyenne
tools-pairs-plot = Paires avec les mêmes donnes
tools-pairs-words = { $game }, { $deals } : points de plus que gagne une place du premier ; pointillé : aucune différence

## bots new

tools-no-program-name = { $name } n’est pas un nom de programme : prends des lettres, des chiffres, - et _, comme mybot.py, ou mybot pour Rust
tools-no-skeleton = il y a un modèle pour .py, et pour Rust sans extension, pas pour .{ $suffix }
tools-build-it = Compile-le : { $command }
tools-let-it-play = Fais-le jouer : { $command }
tools-where-to-read = docs/bots.md explique le protocole ; ton idée va dans la fonction choose.

## join

tools-join-address = écris l’adresse d’une table comme son hôte la montre, par exemple https://adamant.example/t/BCDFGH
tools-join-program = --bot est un programme : ./mybot.py. Nos bots, l’hôte peut les mettre à toute place libre
tools-cannot-connect = impossible de se connecter à { $server }
tools-retrying = impossible de se connecter à { $server } : { $error } ; nouvel essai dans { $seconds } s
tools-other-protocol = le serveur utilise une autre version du protocole
tools-no-open-seat = la partie a commencé, et aucune place n’était libre
tools-not-offered = « { $action } » n’est pas parmi les coups proposés

## solve

tools-only-diamant = { $game } ne peut pas être résolu : seul diamant le peut

tools-practice-found = { $count ->
    [one] Une position trouvée
   *[other] { $count } positions trouvées
} en { $games } parties avec la graine { $seed }.
