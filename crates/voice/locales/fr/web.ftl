### Les pages dans un navigateur.

web-tagline = Trois jeux de diamants : en solo, autour d’une table ou à distance.
web-skip-to-content = Aller au contenu
web-home = Accueil
web-settings = Réglages
web-play-now = Jouer à { $title } maintenant
web-rules-of = Règles de { $title }
web-not-found = Il n’y a rien ici.
web-not-found-help = L’adresse est peut-être mal saisie, ou la page a changé de place.

web-board = La table
web-actions = Ce que tu peux faire
web-history = Ce qui s’est passé
web-your-turn = À toi de jouer
web-symbol = { $seat ->
    [0] rond
    [1] triangle
    [2] carré
    [3] étoile
    [4] croix
    [5] lune
    [6] cœur
   *[other] goutte
}
web-undo = Annuler
web-skip = Passer l’animation
web-new-game = Nouvelle partie
web-end-game = Ta partie n’est pas finie. L’abandonner et en commencer une nouvelle ?
web-keep-playing = Continuer à jouer
web-end-and-begin = Abandonner, nouvelle partie
web-as-text = Mode texte
web-as-picture = Mode image
web-type-here = Tape ce que tu fais, ou { $word }
web-type-send = Jouer
web-read-clause = Lire la règle { $clause }

web-k-block = Le bloc
web-k-row-sum = rangée { $row } : { $sum }
web-k-column-sum = colonne { $column } : { $sum }
web-k-pile = { $pile ->
    [left] Pioche de gauche
   *[right] Pioche de droite
} ({ $count })
web-k-set-aside = Mises de côté
web-k-aside = Mises de côté, { $count } : { $backs }.
web-k-hand = Ta main
web-k-choose-card = Choisis une carte de ta main.
web-k-choose-or-give = Choisis une carte de ta main. Pour donner des cartes, touche une couleur marquée de ton butin.
web-k-can-give = Tu peux la donner.
web-k-choose-place = Choisis une place libre du bloc.
web-k-think-ahead = Choisis une carte et une place pour voir ce qu’elle prendrait.
web-k-sums = La colonne { $column } fait { $column_sum }, la rangée { $row } fait { $row_sum }.
web-k-takes-nothing = Elle ne prend rien.
web-k-takes = Elle prend { $cards }.
web-k-takes-full = La table est pleine : elle prend ce qui diffère de couleur et de taille, { $cards }.
web-k-takes-all = La table est pleine et tout s’accorde : elle prend toutes les cartes, { $cards }.
web-k-gain = { $more } en { kadora-colour }, { $total } en tout
web-k-gain-lead = { web-k-gain }, de quoi être en tête
web-k-loot = Butin gagné
web-k-you = { $name } (toi)
web-k-virtual = Le joueur virtuel
web-k-in = { kadora-colour } : { $total }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
web-k-leads = { web-k-in } ; en tête
web-k-behind = { web-k-in } ; encore { $short } pour être seul en tête
web-k-nobody = { kadora-colour } : personne n’en a
web-k-penalty = { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
}
web-k-penalty-now = pour l’instant { web-k-penalty }
web-k-won = gagne
web-k-bound = en tête nulle part : ne peut pas gagner

web-language = Langue
web-theme = Thème
    .system = comme l’appareil
    .light = clair
    .dark = sombre
web-contrast = Contraste
    .system = comme l’appareil
    .more = renforcé
web-motion = Mouvement
    .system = comme l’appareil
    .full = complet
    .reduced = réduit
web-text = Taille du texte
    .usual = normale
    .large = grande
    .largest = très grande
web-sound = Son
    .off = désactivé
    .on = activé
web-table = Table
    .picture = image
    .text = texte

## Diamant

web-d-path = Le chemin
web-d-caves = Les cinq grottes
web-d-cave = Grotte { $cave } : { $entrance ->
    [closed] fermée
    [open] en exploration
   *[later] à venir
}
web-d-explorers = Les explorateurs
web-d-state = { $doing ->
    [camp] au camp
    [choosing] choisit
    [chosen] a choisi
    [stays] reste
    [leaves] sort
    [fled] a fui les mains vides
    [won] a gagné
   *[inside] dans la grotte
}
web-d-chest-closed = Le coffre est fermé.
web-d-beside = À côté du coffre : { $worth }, { $stones }.
web-d-wait = Tu regardes les autres…
web-d-held = Tu peux encore changer d’avis…
web-d-brought = a rapporté { $worth } après la carte { $cards }
web-d-lost = a perdu { $worth }
web-d-ledger = Grotte par grotte
web-d-total = Total
web-d-next-cave = Vers la grotte { $cave }
web-d-stake = En jeu { $worth } · { $danger }
web-d-out = Tu es dehors · { $danger }
web-d-danger = danger { $percent } %
web-d-no-danger = aucun danger pour l’instant
web-d-odds = Probabilités de la prochaine carte
web-d-odds-end = { $ends } des { $cards } cartes de la pile mettraient fin à l’expédition : { $percent } %.
web-d-odds-others = { $diamonds } sont des cartes diamant ; { $harmless } sont des dangers encore sans effet.
web-d-odds-share = Partagée entre { $inside }, la prochaine carte rapporte en moyenne { $share } à chacun.
web-m-free = { $field }, libre
web-m-mirror = { $field }, miroir { $diagonal }
web-m-thought = { $place }, pas encore confirmé
web-m-lit = { $place }, éclairé
web-m-lit-needed = { $place }, éclairé, il te le faut
web-m-into = { $colour } en { $recess }
web-m-do-place = Poser le miroir en { $field }
web-m-do-move = Déplacer le miroir de { $from } en { $to }
web-m-flip = Le retourner
web-m-cancel = Annuler
web-m-card = Ta carte
web-m-lights = Cela éclaire { $lit }.
web-m-lights-none = Aucun diamant pour toi avec ce miroir.
web-m-why-first = Le premier miroir éclaire un diamant à lui seul.
web-m-why-placed = Un rayon compte s’il passe par le miroir que tu poses et par un autre.
web-m-why-three = Les douze miroirs étaient posés au début du tour : un rayon compte s’il passe par trois miroirs différents.
web-m-hint-place = Choisis une case libre.
web-m-hint-flip = Choisis encore la case pour tourner le miroir, ou une autre case.
web-m-hint-touch = Choisis un miroir : il tourne, et tu peux ensuite aussi le déplacer ou le retirer.
web-m-hint-move = Choisis une case libre pour l’y déplacer.
