### Les pages dans un navigateur.

web-skip-to-content = Aller au contenu
web-home = Accueil
web-settings = Réglages
web-rules-of = Règles de { $title }
web-not-found = Page introuvable
web-not-found-help = Vérifie l’adresse ou reviens à l’accueil.

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
web-hint = Conseil
web-skip = Passer l’animation
web-new-game = Nouvelle partie
web-end-game = Ta partie n’est pas terminée. Arrêter et en commencer une autre ?
web-keep-playing = Continuer à jouer
web-end-and-begin = Nouvelle partie
web-as-text = Mode texte
web-as-picture = Mode image
web-type-here = Tape ton coup, ou { $word }
web-type-send = Envoyer
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
web-k-choose-place = Choisis une case libre du bloc.
web-k-think-ahead = Choisis une carte et une case pour voir ce que tu prendrais.
web-k-sums = La colonne { $column } fait { $column_sum }, la rangée { $row } fait { $row_sum }.
web-k-takes-nothing = Tu ne prendrais rien.
web-k-takes = Tu prendrais { $cards }.
web-k-takes-full = La table est pleine : tu prendrais les cartes qui n’ont ni la même couleur ni la même taille, { $cards }.
web-k-takes-all = La table est pleine et toutes les cartes correspondent : tu les prendrais toutes, { $cards }.
web-k-gain = { kadora-colour } +{ $more } = { $total }
web-k-gain-lead = { web-k-gain }, en tête
web-k-loot = Butin gagné
web-k-you = { $name } (toi)
web-k-virtual = Le joueur virtuel
web-k-in = { kadora-colour } : { $total }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
web-k-leads = { web-k-in } ; en tête
web-k-behind = { web-k-in } ; encore { $short } pour passer en tête
web-k-nobody = { kadora-colour } : pas encore de cartes
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
web-notices = Notification quand c’est ton tour
    .off = désactivée
    .on = quand la page n’est pas visible
web-notices-blocked = Ton navigateur n’autorise pas les notifications de cette page. Tu peux changer cela dans les réglages du navigateur pour ce site.
web-speech = Lecture à voix haute
    .all = tout ce qui se passe
    .brief = seulement les questions, ce qui t’arrive et la fin
web-table = Table
    .picture = image
    .text = texte
web-firsts = Explications
    .on = quand quelque chose arrive pour la première fois
    .off = aucune

## Diamant

web-d-path = Le chemin
web-d-caves = Les cinq grottes
web-d-cave = Grotte { $cave } : { $entrance ->
    [closed] fermée
    [open] en cours
   *[later] à venir
}
web-d-explorers = Les aventuriers
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
web-d-beside = En jeu : { $worth }, { $stones }.
web-d-wait = On regarde les autres…
web-d-held = Tu peux encore changer d’avis…
web-d-brought = a rapporté { $worth } après { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
web-d-lost = a perdu { $worth }
web-d-ledger = Grotte par grotte
web-d-total = Total
web-d-next-cave = Vers la grotte { $cave }
web-ready = On continue ?
web-d-stake = En jeu : { $worth } · { $danger }
web-d-out = Tu es dehors · { $danger }
web-d-danger = danger { $percent } %
web-d-no-danger = pas encore de danger
web-d-odds = La prochaine carte
web-d-odds-end = { $ends ->
    [0] Aucune des { $cards } cartes de la pioche ne met
    [one] { $ends } des { $cards } cartes de la pioche met
   *[other] { $ends } des { $cards } cartes de la pioche mettent
} fin à l’expédition : { $percent } %.
web-d-odds-others = { $diamonds ->
    [one] { $diamonds } carte diamant,
   *[other] { $diamonds } cartes diamant,
} { $harmless ->
    [one] { $harmless } danger encore sans effet.
   *[other] { $harmless } dangers encore sans effet.
}
web-d-odds-share = { $inside ->
    [one] La prochaine carte rapporte en moyenne { $share }.
   *[other] Partagée entre { $inside }, la prochaine carte rapporte en moyenne { $share } à chacun.
}
web-m-free = { $field }, libre
web-m-mirror = { $field }, miroir { $diagonal }
web-m-thought = { $place }, à confirmer
web-m-lit = { $place }, éclairé
web-m-lit-needed = { $place }, éclairé, tu en as besoin
web-m-into = { $colour } en { $recess }
web-m-do-place = Poser le miroir en { $field }
web-m-do-move = Déplacer le miroir de { $from } en { $to }
web-m-flip = Tourner
web-m-cancel = Annuler
web-m-card = Ta carte
web-m-lights = Tu éclaires { $lit }.
web-m-lights-none = Aucun diamant pour toi avec ce miroir.
web-m-why-first = Le premier miroir suffit à lui seul.
web-m-why-placed = Un rayon compte s’il passe par ton nouveau miroir et par au moins un autre.
web-m-why-three = Les douze miroirs étaient sur le plateau au début du tour : un rayon compte s’il passe par trois miroirs différents.
web-m-hint-place = Choisis une case libre.
web-m-hint-flip = Touche encore la case pour tourner le miroir, ou choisis une autre case.
web-m-hint-touch = Choisis un miroir : il tourne. Tu peux ensuite aussi le déplacer ou le retirer.
web-m-hint-move = Choisis une case libre pour l’y déplacer.
