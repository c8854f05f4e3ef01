### Le serveur : pourquoi une demande n’a pas été suivie, et que faire.

server-unavailable = Le serveur ne peut rien enregistrer pour l’instant. Rien n’est perdu et rien n’a changé : réessaie dans une minute.
server-database-moved = Le fichier de la base de données a été déplacé, remplacé ou supprimé pendant que le serveur tournait. Remets le même fichier en place ou redémarre le serveur ; d’ici là, rien ne peut être modifié.
server-no-table = Aucune table ne porte ce code. Vérifie les six lettres ou ouvre ta propre table. Les vieilles tables sont supprimées au bout d’un certain temps.
server-no-secret = Il te faut d’abord une clé secrète : demande-la avec POST /api/me.
server-other-origin = Cette demande vient d’un autre site. Ouvre la table sur ce site-ci.
server-other-host = Ce serveur porte un autre nom. Utilise son adresse, ou règle public_url sur le serveur.
server-unreadable-address = Le proxy placé devant ce serveur ne transmet pas l’adresse du client : son en-tête X-Forwarded-For doit se terminer par une adresse.
server-not-json = Envoie du JSON : Content-Type: application/json.
server-body-too-long = C’est trop long : { $most } octets au plus.
server-no-page = Il n’y a rien à cette adresse.
server-wrong-method = Cette adresse n’accepte pas cette méthode. GET /api indique lesquelles.
server-too-slow = Cela a pris trop de temps et n’a peut-être pas été fait. Vérifie, puis réessaie.
server-too-many-sockets = Trop de connexions depuis ton adresse. Fermes-en quelques-unes et réessaie.
server-too-many-tables = Tu as ouvert beaucoup de tables en peu de temps. Utilise l’une d’elles ou attends une minute.
server-too-many-requests = Trop de demandes. Attends quelques secondes et réessaie.
server-too-many-changes = Tu as changé d’avis très souvent. Ton dernier choix compte ; attends les autres.
server-too-many-arrangements = Trop de changements à cette table. Continue à jouer ou ouvre une autre table.
server-too-many-words = Trop de messages. Attends quelques secondes.
server-unreadable = Ce message est illisible : { $why }
server-no-action = « { $text } » n’est pas un coup de ce jeu.
server-no-options = Ces options sont illisibles : { $why }
server-no-option = Ce jeu n’a pas d’option « { $option } ». Ses options sont : { $options }.
server-other-rules = Cette table utilise la version { $version } des règles, que ce serveur ne connaît pas. La partie pourra continuer quand le serveur sera mis à jour.
server-no-clock = Le temps par décision va de { $least } à { $most } secondes.
server-no-luck = Ton nombre pour le mélange doit faire 32 octets, écrits en 64 chiffres hexadécimaux.
server-no-name = Indique un nom.
server-name-too-long = Un nom peut avoir { $most } lettres au plus.
server-name-taken = Un autre joueur s’appelle déjà { $name }. Choisis un autre nom.
server-no-words = Écris un message.
server-words-too-long = Un message peut avoir { $most } lettres au plus.
server-muted = L’hôte t’a rendu muet à cette table.
server-no-chair = Cette place n’existe pas à cette table.
server-no-chair-of-yours = Tu n’as pas de place à cette table. Tu peux regarder.
server-no-free-chair = Toutes les places sont prises. Tu peux regarder.
server-chair-taken = Cette place est prise. Choisis-en une autre.
server-chairs-are-free = La partie commence quand toutes les places sont prises : invite des amis ou ajoute des bots.
server-get-up-first = Tu as déjà une place à cette table. Quitte-la d’abord.
server-nobody-there = Cette place est vide.
server-still-here = { WHO($who) ->
    [you] Tu es en ligne : aucun bot ne peut jouer pour toi.
   *[one] { $who } est en ligne : aucun bot ne peut prendre sa place.
}
server-has-resigned = { WHO($who) ->
    [you] Tu as abandonné : le bot joue jusqu’à la fin.
   *[one] { $who } a abandonné : le bot joue jusqu’à la fin.
}
server-no-bot = Il n’y a pas de bot de ce niveau.
server-no-offer = Ce lien a déjà servi ou a expiré. Crées-en un nouveau sur l’autre appareil.
server-only-host = Seul l’hôte peut faire cela.
server-not-playing = Aucune partie n’est en cours à cette table.
server-already-playing = La partie a commencé. Tu peux regarder.
server-abandoned = Cette partie a été fermée, car personne n’a joué pendant longtemps. La partie enregistrée montre le mélange.
server-not-over = La partie n’est pas encore terminée.

server-page-what = Trois jeux de diamants, joués exactement selon leurs règles imprimées, par des personnes et par des programmes.
server-page-here = Ce serveur a été construit sans la page web : il n’y a rien à cliquer ici. Les programmes peuvent jouer.
server-page-rules = Les règles
server-page-programs = Pour les développeurs
server-page-protocol = Jouer par un socket
server-page-api = L’interface HTTP (OpenAPI)
server-page-fair = Comment vérifier le mélange
