### Seul, revoir une partie, et sans réseau.

pages-go-on = Continuer { $title }
pages-set-up = Préparer la partie
pages-set-up-title = Nouvelle partie : { $title }
pages-set-up-running = Tu as une partie de { $title } en cours. En commencer une autre y met fin.
pages-you = Toi
pages-level = { $level ->
    [random] Facile
    [thumb] Moyen
    [clever] Difficile
   *[expert] Expert
}
pages-level-help = { $level ->
    [random] Joue au hasard : idéal pour apprendre.
    [thumb] Joue selon une règle simple.
    [clever] Réfléchit à l’avance à chaque coup.
   *[expert] Notre bot le plus fort.
}
pages-temper = { $temper ->
    [timid] joue la prudence
    [greedy] en veut toujours plus
    [counter] compte les cartes
    [copycat] fait comme les autres
    [contrary] fait le contraire des autres
    [moody] ne fait jamais deux fois la même chose
    [daredevil] n’a peur de rien et s’obstine
   *[follower] se méfie et suit les autres
}
pages-temper-of = { $name } { $temper }.
pages-begin = Commencer
pages-offline = Tu es hors ligne. Tu peux toujours jouer contre des bots ; il faut une connexion pour jouer avec d’autres.
pages-not-here = Cette page n’a pas pu être chargée. Vérifie ta connexion, puis recharge : il y a peut-être une nouvelle version.

pages-download = Télécharger la partie
pages-look-again = Revoir
pages-review = Analyse
pages-explore = Explorer une grotte

pages-replay = Revoir une partie
pages-replay-help = Une partie enregistrée est un fichier .json. Tu peux en télécharger un après chaque partie.
pages-replay-choose = Choisis une partie enregistrée ou dépose-la ici
pages-replay-last = Ta dernière partie de { $title }
pages-replay-wait = Chargement de la partie…
pages-replay-bad = Cette partie enregistrée ne peut pas être affichée. { $error }
pages-replay-large = Ce fichier est trop gros : une partie enregistrée fait au plus { $most } Mo.
pages-replay-unread = Ce fichier ne peut pas être lu. Choisis-le à nouveau.
pages-replay-other = Autre partie enregistrée
pages-long-past = Cette partie est terminée : tu peux seulement la regarder.
pages-steps = Étapes de la partie
pages-first = Début
pages-back = Étape précédente
pages-play = Lecture
pages-pause = Pause
pages-forwards = Étape suivante
pages-last = Fin
pages-speed = Vitesse
pages-eyes = Voir comme
pages-shuffle = Contrôle du mélange

pages-for-programs = Développeurs et équité :
pages-protocol = le protocole
pages-api = l’interface HTTP
pages-fair = le mélange équitable
pages-licence = Logiciel libre sous MIT ou Apache 2.0.

pages-skip-to-content = Aller au contenu
pages-home = Accueil
pages-rules-of = Règles de { $title }
pages-not-found = Page introuvable
pages-not-found-help = Vérifie l’adresse ou reviens à l’accueil.
