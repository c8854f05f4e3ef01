### Les pages dans un navigateur.

web-tagline = Trois jeux de diamants : en solo, autour d’une table ou à distance.
web-skip-to-content = Aller au contenu
web-home = Accueil
web-settings = Réglages
web-players = { $least } à { $most } joueurs
web-play-now = Jouer à { $title } maintenant
web-rules-of = Règles de { $title }
web-not-found = Il n’y a rien ici.
web-not-found-help = L’adresse est peut-être mal saisie, ou la page a changé de place.

web-board = La table
web-actions = Ce que tu peux faire
web-history = Ce qui s’est passé
web-undo = Reprendre
web-skip = Montrer tout de suite
web-new-game = Nouvelle partie
web-as-text = En texte
web-as-picture = En image
web-type-here = Tape ce que tu fais, ou { $word }
web-type-send = Jouer
web-read-clause = Lire la règle { $clause }

web-language = Langue
web-theme = Thème
    .system = comme le système
    .light = clair
    .dark = sombre
web-contrast = Contraste
    .system = comme le système
    .more = renforcé
web-motion = Mouvement
    .system = comme le système
    .full = complet
    .reduced = réduit
web-text = Taille du texte
    .usual = normale
    .large = grande
    .largest = très grande
web-sound = Son
    .off = désactivé
    .on = activé

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
    [fled] a fui
    [won] a gagné
   *[inside] dans la grotte
}
web-d-chest-closed = Le coffre est fermé.
web-d-beside = À côté du coffre : { $worth }, { $stones }.
web-d-wait = Il n’y a rien à choisir pour le moment.
web-d-odds = Probabilités de la prochaine carte
web-d-odds-end = { $ends } des { $cards } cartes de la pile mettraient fin à l’expédition : { $percent } %.
web-d-odds-others = { $diamonds } sont des cartes diamant ; { $harmless } sont des dangers encore sans effet.
web-d-odds-share = Partagée entre { $inside }, la prochaine carte rapporte en moyenne { $share } à chacun.
