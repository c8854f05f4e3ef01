### Seul, revoir une partie, et sans réseau.

pages-go-on = Reprendre { $title }
pages-set-up = Préparer une partie
pages-set-up-title = Nouvelle partie : { $title }
pages-set-up-running = Tu as une partie de { $title } en cours. Une nouvelle partie y met fin.
pages-your-name = Ton nom
pages-you = Toi
pages-level = { $level ->
    [random] Facile
    [thumb] Moyen
    [clever] Difficile
   *[expert] Expert
}
pages-level-help = { $level ->
    [random] Pas toujours attentif : idéal pour apprendre.
    [thumb] Joue selon une règle simple.
    [clever] Réfléchit avant chaque coup.
   *[expert] Notre plus fort.
}
pages-temper = { $temper ->
    [timid] joue la prudence
    [greedy] en veut toujours plus
    [counter] compte les cartes
    [copycat] fait comme les autres
    [contrary] fait le contraire des autres
    [moody] ne fait jamais deux fois la même chose
    [daredevil] est audacieux et têtu
   *[follower] est prudent et suit les autres
}
pages-temper-of = { $name } { $temper }.
pages-begin = Commencer
pages-offline = Tu es hors ligne. En solo contre des bots, tout fonctionne ; les parties avec d’autres attendent le réseau.
pages-not-here = Cette partie d’Adamant n’a pas pu être chargée. Il n’y a peut-être pas de réseau, ou bien il existe une version plus récente.

pages-download = Télécharger le fichier de la partie
pages-look-again = Revoir

pages-replay = Revoir une partie
pages-replay-help = Une partie enregistrée est un fichier qui se termine par .json. Cette page en propose un après chaque partie, et une table sur un serveur aussi.
pages-replay-choose = Choisis une partie enregistrée, ou dépose-la ici
pages-replay-last = Ta dernière partie de { $title }
pages-replay-wait = La partie arrive …
pages-replay-bad = Cette partie ne peut pas être montrée. { $error }
pages-replay-large = Ce fichier est trop gros pour une partie : { $most } Mo au plus.
pages-replay-unread = Ce fichier ne peut pas être lu. Essaie de le choisir à nouveau.
pages-replay-other = Une autre partie
pages-long-past = Cette partie est jouée : on ne peut que la regarder.
pages-steps = Étapes de la partie
pages-first = Au début
pages-back = Une étape en arrière
pages-play = Lecture
pages-pause = Pause
pages-forwards = Une étape en avant
pages-last = À la fin
pages-speed = Vitesse
pages-eyes = Point de vue
pages-shuffle = Ce qui a été vérifié du mélange

pages-for-programs = Développeurs et équité :
pages-protocol = le protocole
pages-api = l’interface HTTP
pages-fair = le mélange équitable
pages-licence = Logiciel libre, sous MIT ou Apache 2.0.
