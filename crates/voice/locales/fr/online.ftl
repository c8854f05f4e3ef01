### Jouer ensemble dans un navigateur.

online-as-said = { $what }
online-unreachable = Le serveur est injoignable pour le moment. Jouer en solo marche quand même.
online-no-line = Il n’y a pas de connexion pour le moment. Réessaie dès qu’elle est revenue.
online-opening = La table s’ouvre…
online-cut = La connexion est perdue. Elle est rétablie d’elle-même dès que possible.
online-try-now = Essayer maintenant
online-newer = Il y a une nouvelle version de cette page.
online-reload = La charger
online-missing = Il n’y a pas de table { $code }.
online-missing-help = Vérifie le code, ou demande un nouveau lien.

online-bot = robot, { pages-level }
online-chairs = Chaises
online-chair-open = libre
online-chair-kept = réservée à { $name }
online-chair-number = Chaise { $number }
online-gone = hors ligne
online-host = hôte
online-you = toi
online-stand-in = un robot joue ({ pages-level })
online-muted = en sourdine
online-awaited = doit décider

online-wait-chairs = { $count ->
    [one] Il reste une chaise libre.
   *[other] Il reste { $count } chaises libres.
}
online-wait-invite = { online-wait-chairs } Invite quelqu’un, ou places-y des robots.
online-wait-you = Tout le monde a une chaise. Commence quand tu veux.
online-wait-start = Tout le monde a une chaise. { $name } peut commencer la partie.
online-wait-host = Tout le monde a une chaise. L’hôte peut commencer la partie.
online-full = Toutes les chaises sont prises : tu regardes.
online-playing = Tu regardes.

online-your-name = Ton nom
online-sit = S’asseoir
online-sit-here = S’asseoir ici
online-rename = Changer de nom
online-stand = Quitter la place
online-start = Commencer la partie
online-chair-for = Qui occupe la chaise { $number }
online-chair-free = Libérer la chaise { $number }
online-anyone = Place libre
online-fill = Compléter avec des robots
online-fill-and-start = Compléter avec des robots et commencer
online-bots-level = Niveau des robots

online-agreed = Ce qui est convenu
online-players = { $count } joueurs
online-option = { $title } : { $value }
online-clock = Temps pour chaque décision
online-clock-none = sans limite
online-clock-seconds = { $seconds } secondes
online-clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
online-listed = Tout le monde peut trouver cette table.
online-unlisted = Seuls ceux qui ont le lien trouvent cette table.

online-invite = Inviter
online-code = Code
online-link = Lien
online-copy = Copier
online-copied = Copié.
online-share = Partager
online-qr = Le lien en code QR
online-on-screen = Montrer sur grand écran

online-fair = Un mélange honnête
online-fair-help = Avant l’arrivée du premier joueur, le serveur a tiré un nombre secret et publié son empreinte. Chaque joueur ajoute un nombre tiré par son propre appareil, et toute la chance de la partie découle de ces nombres réunis. Au début de la partie, cet appareil garde un reçu ; à la fin, il le compare avec le compte rendu et dit si quelque chose a été changé. Même cela ne montre pas tout : le serveur connaît toutes les cartes et peut renseigner un hôte, et une partie peut ne pas être commencée ou ne pas être finie. Comparez vos reçus pour voir si la même chose a été montrée à tous.
online-fair-commitment = Empreinte du nombre du serveur
online-fair-yours = Ton nombre, tel que cet appareil l’a tiré
online-receipt = Télécharger le reçu
online-checking = Le mélange est en cours de vérification…
online-unchecked = Le compte rendu n’a pas pu être obtenu, le mélange n’est donc pas encore vérifié.

online-people = Autour de la table
online-watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
online-time-left = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
online-host-tools = Pour l’hôte
online-stand-in-for = Faire jouer un robot pour { $name }
online-stand-in-end = Renvoyer le robot qui joue pour { $name }
online-mute = Mettre { $name } en sourdine
online-unmute = Rendre la parole à { $name }
online-move-seat = Jouer sur un autre appareil
online-move-help = Ouvre ce lien sur l’autre appareil dans les { $minutes } minutes : ta chaise y passe.
online-move-make = Créer un lien
online-claim = Continuer ici ?
online-claim-help = Ce lien amène une chaise sur cet appareil. L’autre appareil ne fait plus que regarder.
online-claim-do = Prendre la chaise

online-chat = Discussion
online-chat-empty = Personne n’a encore rien dit.
online-chat-seat = Qui a une chaise peut parler ici.
online-chat-muted = L’hôte t’a mis en sourdine : tu peux lire.
online-say = Dis quelque chose
online-send = Envoyer
online-said = { $name } : { $words }
online-reaction = { $feeling ->
    [applause] Applaudir
    [laugh] Rire
    [gasp] S’étonner
    [sigh] Soupirer
    [patience] Demander de la patience
   *[cheer] Souhaiter bonne chance
}
online-reacts = { $feeling ->
    [applause] { $name } applaudit.
    [laugh] { $name } rit.
    [gasp] { $name } n’en revient pas.
    [sigh] { $name } soupire.
    [patience] { $name } demande de la patience.
   *[cheer] { $name } souhaite bonne chance.
}

online-over = Après la partie
online-abandoned = Cette partie a été abandonnée, car personne n’a joué pendant longtemps. Elle ne peut pas continuer ; son compte rendu montre le mélange.
online-record = Télécharger le fichier de la partie
online-rematch = Revanche
online-next = Une table attend pour la revanche.
online-next-soon = Une table attend pour la revanche. Tout le monde y passe dans un instant.
online-go = Y aller
online-stay = Rester ici
online-eyes = Voir la partie par les yeux de
online-spectator = un spectateur

online-join-at = Pour jouer : { $link }

online-together = Jouer ensemble
online-invite-friends = Inviter des amis
online-game = Jeu
online-count = Joueurs
online-list = Table publique
online-open = Ouvrir la table
online-join-code = Rejoindre avec un code
online-join = Rejoindre
online-tables = Tables ouvertes
online-tables-none = Aucune table n’est ouverte à tous pour le moment.
online-mine = Mes parties
online-stage = { $stage ->
    [gathering] attend des joueurs
    [playing] en cours
   *[over] finie
}
online-line = { $title }, { online-stage }
online-free = { $count ->
    [0] aucune chaise libre
    [one] une chaise libre
   *[other] { $count } chaises libres
}
online-watch = Regarder
online-back = Continuer
online-look = Revoir
online-stale = Le jeu a avancé entre-temps : regardez de nouveau, puis choisissez.
