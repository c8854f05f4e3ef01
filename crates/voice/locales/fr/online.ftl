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
online-chair-number = Place { $number }
online-gone = hors ligne
online-host = hôte
online-you = toi
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
online-chair-free = Libérer la place { $number }
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
online-send = Envoyer
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
online-record = Télécharger la partie
online-rematch = Revanche
online-next = La revanche est prête.
online-next-soon = La revanche est prête. Tout le monde y va…
online-go = Y aller
online-stay = Rester ici
online-eyes = Voir comme
online-spectator = un spectateur

online-join-at = Pour jouer : { $link }

online-together = Jouer ensemble
online-invite-friends = Inviter des amis
online-game = Jeu
online-count = Joueurs
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
online-stale = La partie a avancé entre-temps. Regarde, puis choisis à nouveau.
