### Jouer ensemble dans un navigateur.

online-as-said = { $what }
online-unreachable = Le serveur est injoignable pour l’instant. Tu peux toujours jouer contre des bots.
online-no-line = Pas de connexion. Réessaie quand tu seras de nouveau en ligne.
online-opening = Ouverture de la table…
online-cut = Connexion perdue. Reconnexion…
online-newer = Il y a une nouvelle version de cette page.
online-reload = Recharger
online-missing = La table { $code } n’existe pas.
online-missing-help = Vérifie le code, ou demande un nouveau lien.

online-bot = bot, { pages-level }
online-chairs = Places
online-chair-open = place libre
online-chair-kept = réservée à { $name }
online-gone = hors ligne
online-host = hôte
online-stand-in = un bot joue ({ pages-level })
online-muted = muet

online-wait-chairs = { $count ->
    [one] Il reste une place libre.
   *[other] Il reste { $count } places libres.
}
online-wait-invite = { online-wait-chairs } Invite des amis ou ajoute des bots.
online-wait-you = Toutes les places sont prises. Commence quand tu veux.
online-wait-start = Toutes les places sont prises. { $name } peut lancer la partie.
online-wait-host = Toutes les places sont prises. L’hôte peut lancer la partie.
online-full = Toutes les places sont prises. Tu regardes la partie.
online-playing = Tu regardes la partie.

online-sit = Prendre place
online-sit-here = Jouer ici
online-rename = Changer de nom
online-stand = Quitter la place
online-start = Lancer la partie
online-chair-for = Qui joue à la place { $number }
online-chair-free = Retirer { $name }
online-anyone = Place libre
online-fill = Compléter avec des bots
online-fill-and-start = Compléter avec des bots et lancer la partie
online-bots-level = Niveau des bots

online-own-seat = Ta place
online-leave = Quitter la table
online-leave-help = Un bot joue pour toi jusqu’à ton retour.
online-resign = Abandonner
online-resign-ask = Abandonner ? Un bot joue à ta place jusqu’à la fin, et tu ne peux plus que regarder.
online-resign-do = Oui, abandonner
online-resigned = a abandonné

online-agreed = Réglages de la partie
online-players = { $count } joueurs
online-option = { $title } : { $value }
online-clock = Temps par décision
online-clock-none = sans limite
online-clock-seconds = { $seconds } secondes
online-clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
online-listed = Table publique : tout le monde peut la trouver.
online-unlisted = Table privée : seules les personnes qui ont le lien la trouvent.

online-invite = Inviter
online-code = Code
online-link = Lien
online-copy = Copier
online-copied = Copié.
online-share = Partager
online-qr = Code QR du lien
online-on-screen = Grand écran

online-fair = Mélange équitable
online-fair-help = Avant l’arrivée du premier joueur, le serveur a choisi un nombre secret et publié son empreinte. L’appareil de chaque joueur ajoute son propre nombre, et tous ces nombres réunis décident du mélange. Au début de la partie, cet appareil garde un reçu ; à la fin, il le compare avec la partie enregistrée et te dit si quelque chose a été changé. Deux choses restent invisibles : le serveur connaît toutes les cartes et pourrait les révéler, et une partie peut ne jamais commencer ou ne pas finir. Compare ton reçu avec ceux des autres pour voir si vous avez tous vu la même chose.
online-fair-commitment = Empreinte du nombre du serveur
online-fair-yours = Le nombre de ton appareil
online-receipt = Télécharger le reçu
online-checking = Contrôle du mélange…
online-unchecked = La partie enregistrée n’a pas pu être chargée : le mélange n’est pas encore contrôlé.

online-people = À la table
online-watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
online-time-left = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
online-host-tools = Pour l’hôte
online-stand-in-for = Faire jouer un bot pour { $name }
online-stand-in-host = { $name } peut faire jouer un bot.
online-stand-in-end = Retirer le bot qui joue pour { $name }
online-mute = Rendre { $name } muet
online-unmute = Rendre la parole à { $name }
online-move-seat = Changer d’appareil
online-move-help = Ouvre ce lien sur l’autre appareil dans { $minutes ->
    [one] la minute
   *[other] les { $minutes } minutes
} : ta place y sera transférée.
online-move-make = Créer un lien
online-claim = Continuer sur cet appareil ?
online-claim-help = Ce lien transfère une place sur cet appareil. L’autre appareil pourra seulement regarder.
online-claim-do = Continuer ici

online-chat = Discussion
online-chat-empty = Pas encore de messages.
online-chat-seat = Seuls les joueurs peuvent écrire ici.
online-chat-muted = L’hôte t’a rendu muet. Tu peux toujours lire la discussion.
online-say = Message
online-said = { $name } : { $words }
online-reaction = { $feeling ->
    [applause] Applaudir
    [laugh] Rire
    [gasp] S’étonner
    [sigh] Soupirer
    [patience] Plus vite
   *[cheer] Bonne chance
}
online-reacts = { $feeling ->
    [applause] { $name } applaudit.
    [laugh] { $name } rit.
    [gasp] { $name } n’en revient pas.
    [sigh] { $name } soupire.
    [patience] { $name } demande d’accélérer.
   *[cheer] { $name } souhaite bonne chance à tous.
}

online-over = Après la partie
online-abandoned = Cette partie a été fermée, car personne n’a joué pendant longtemps. La partie enregistrée montre encore le mélange.
online-next = La revanche est prête.
online-next-soon = La revanche est prête. Tout le monde y va…
online-go = Y aller
online-stay = Rester ici
online-eyes = Voir comme
online-spectator = un spectateur

online-join-at = Pour jouer : { $link }

online-together = Jouer ensemble
online-invite-friends = Inviter des amis
online-list = Table publique
online-open = Ouvrir la table
online-tables = Tables publiques
online-tables-none = Il n’y a pas de table publique pour l’instant.
online-stage = { $stage ->
    [gathering] attend des joueurs
    [playing] en cours
   *[over] terminée
}
online-line = { $title }, { online-stage }
online-free = { $count ->
    [0] aucune place libre
    [one] une place libre
   *[other] { $count } places libres
}
online-watch = Regarder

# Pourquoi le serveur n’a pas fait ce qui était demandé.

online-refused-unavailable = Le serveur ne peut rien enregistrer pour l’instant. Rien n’est perdu et rien n’a changé : réessaie dans une minute.
online-refused-database-moved = Le fichier de la base de données a été déplacé, remplacé ou supprimé pendant que le serveur tournait. Remets le même fichier en place ou redémarre le serveur ; d’ici là, rien ne peut être modifié.
online-refused-no-table = Aucune table ne porte ce code. Vérifie les six lettres ou ouvre ta propre table. Les vieilles tables sont supprimées au bout d’un certain temps.
online-refused-no-secret = Il te faut d’abord une clé secrète : demande-la avec POST /api/me.
online-refused-other-origin = Cette demande vient d’un autre site. Ouvre la table sur ce site-ci.
online-refused-other-host = Ce serveur porte un autre nom. Utilise son adresse, ou règle public_url sur le serveur.
online-refused-unreadable-address = Le proxy placé devant ce serveur ne transmet pas l’adresse du client : son en-tête X-Forwarded-For doit se terminer par une adresse.
online-refused-not-json = Envoie du JSON : Content-Type: application/json.
online-refused-body-too-long = C’est trop long : { $most } octets au plus.
online-refused-no-page = Il n’y a rien à cette adresse.
online-refused-wrong-method = Cette adresse n’accepte pas cette méthode. GET /api indique lesquelles.
online-refused-too-slow = Cela a pris trop de temps et n’a peut-être pas été fait. Vérifie, puis réessaie.
online-refused-too-many-sockets = Trop de connexions depuis ton adresse. Fermes-en quelques-unes et réessaie.
online-refused-too-many-tables = Tu as ouvert beaucoup de tables en peu de temps. Utilise l’une d’elles ou attends une minute.
online-refused-too-many-requests = Trop de demandes. Attends quelques secondes et réessaie.
online-refused-too-many-changes = Tu as changé d’avis très souvent. Ton dernier choix compte ; attends les autres.
online-refused-too-many-arrangements = Trop de changements à cette table. Continue à jouer ou ouvre une autre table.
online-refused-too-many-words = Trop de messages. Attends quelques secondes.
online-refused-unreadable = Ce message est illisible : { $why }
online-refused-no-action = « { $text } » n’est pas un coup de ce jeu.
online-refused-no-options = Ces options sont illisibles : { $why }
online-refused-no-option = Ce jeu n’a pas d’option « { $option } ». Ses options sont : { $options }.
online-refused-other-rules = Cette table utilise la version { $version } des règles, que ce serveur ne connaît pas. La partie pourra continuer quand le serveur sera mis à jour.
online-refused-no-clock = Le temps par décision va de { $least } à { $most } secondes.
online-refused-no-luck = Ton nombre pour le mélange doit faire 32 octets, écrits en 64 chiffres hexadécimaux.
online-refused-no-name = Indique un nom.
online-refused-name-too-long = Un nom peut avoir { $most } lettres au plus.
online-refused-name-taken = Un autre joueur s’appelle déjà { $name }. Choisis un autre nom.
online-refused-no-words = Écris un message.
online-refused-words-too-long = Un message peut avoir { $most } lettres au plus.
online-refused-muted = L’hôte t’a rendu muet à cette table.
online-refused-no-chair = Cette place n’existe pas à cette table.
online-refused-no-chair-of-yours = Tu n’as pas de place à cette table. Tu peux regarder.
online-refused-no-free-chair = Toutes les places sont prises. Tu peux regarder.
online-refused-chair-taken = Cette place est prise. Choisis-en une autre.
online-refused-chairs-are-free = La partie commence quand toutes les places sont prises : invite des amis ou ajoute des bots.
online-refused-get-up-first = Tu as déjà une place à cette table. Quitte-la d’abord.
online-refused-nobody-there = Cette place est vide.
online-refused-still-here = { WHO($who) ->
    [you] Tu es en ligne : aucun bot ne peut jouer pour toi.
   *[one] { $who } est en ligne : aucun bot ne peut prendre sa place.
}
online-refused-has-resigned = { WHO($who) ->
    [you] Tu as abandonné : le bot joue jusqu’à la fin.
   *[one] { $who } a abandonné : le bot joue jusqu’à la fin.
}
online-refused-no-bot = { $game } n’a pas de bot « { $name } » : il y a { $bots }.
online-refused-no-offer = Ce lien a déjà servi ou a expiré. Crées-en un nouveau sur l’autre appareil.
online-refused-only-host = Seul l’hôte peut faire cela.
online-refused-not-playing = Aucune partie n’est en cours à cette table.
online-refused-already-playing = La partie a commencé. Tu peux regarder.
online-refused-not-over = La partie n’est pas encore terminée.
