# Each game in one minute, and what is said when something happens for the first time.

guide-minute = En une minute

guide-diamant = { $step ->
    [1] Tout le monde entre ensemble dans la grotte. On retourne une carte.
    [2] Les diamants sont partagés à parts égales. Ce qui ne se partage pas reste sur le chemin.
    [3] Puis chacun décide en secret : plus loin, ou dehors ? Si tu sors, tes diamants sont en sûreté dans ton coffre et tu prends ce qui reste sur le chemin.
    [4] Un danger ne fait rien la première fois.
    [5] Deux fois le même danger ? Tous ceux qui sont encore dedans perdent ce que cette grotte leur a donné.
   *[other] Après cinq grottes, le coffre le plus plein gagne.
}
guide-diamant-picture = { $step ->
    [1] Des aventuriers avec des lampes dans une grotte. On retourne une carte de 11.
    [2] Une carte de 11 et trois aventuriers : chacun en reçoit 3, et 2 restent sur le chemin.
    [3] Un poing fermé avance dans la grotte. Une main ouverte va vers le coffre.
    [4] Une carte avec un serpent. L’aventurier continue.
    [5] Deux cartes avec un serpent. L’aventurier a tout perdu.
   *[other] Cinq grottes à la suite. Après elles, un coffre plein.
}

guide-mirrors = { $step ->
    [1] Ta carte secrète montre les quatre diamants qu’il te faut.
    [2] À chaque tour, tu poses un miroir sur le plateau.
    [3] Ton rayon de lumière entre de ton côté et tourne à chaque miroir.
    [4] Là où il sort du plateau, il éclaire un diamant. S’il te le faut, prends-le. Ton nouveau miroir et un autre doivent être sur son chemin.
    [5] Quand les douze miroirs sont posés, il en faut trois à un rayon. Si aucun ne convient, tu peux tourner, déplacer ou enlever un miroir.
   *[other] Le premier à compléter trois cartes gagne.
}
guide-mirrors-picture = { $step ->
    [1] Une carte avec un diamant rouge, un bleu, un vert et un jaune.
    [2] Un plateau de quatre cases sur quatre avec un miroir. On en pose un deuxième.
    [3] Un rayon entre par le bas, tourne à deux miroirs et sort en haut.
    [4] Un rayon entre par le bas, tourne à trois miroirs et sort à droite, devant un diamant vert.
    [5] Douze miroirs sont posés. Un rayon entre par le bas, tourne à trois d’entre eux et éclaire un diamant bleu.
   *[other] Trois cartes, toutes complètes.
}

guide-kadora = { $step ->
    [1] Pose une carte de ta main sur une case libre.
    [2] Sa colonne fait 10 ou plus ? Prends-y toutes les autres cartes de même couleur ou de même taille. Puis regarde la rangée.
    [3] Puis pioche une carte. Tu vois la couleur de chaque carte des pioches, mais pas sa valeur.
    [4] Si personne ne t’égale dans une couleur, tu peux la donner tout entière à un joueur qui n’en a pas.
    [5] À la fin, le joueur qui a la plus haute valeur dans une couleur la retourne face cachée.
   *[other] Ce qui reste visible compte en points de pénalité. Le plus petit total gagne, avec au moins une carte face cachée.
}
guide-kadora-picture = { $step ->
    [1] Un bloc de cartes avec quatre cases libres au milieu. Un 4 bleu va s’y poser.
    [2] Une colonne avec 2, 3, 4 et 3 fait 12. Le 4 bleu posé prend le 2 bleu, pour sa couleur, et le 3 orange, pour sa taille.
    [3] Deux pioches, dos visible. La première carte de l’une d’elles va dans la main.
    [4] Tu as un 5 jaune et un 4 jaune. Un autre joueur n’a pas de carte jaune et reçoit les deux.
    [5] Trois joueurs ont 12, 8 et 5 en rouge. Celui qui a 12 les retourne face cachée.
   *[other] Une carte est face cachée. Un 3 et un 4 restent visibles : 7 points de pénalité.
}

guide-diamant-rest = Ce qui ne se partage pas reste sur la carte. Celui qui sort l’emporte.
guide-diamant-hazard = La première fois, un danger ne fait rien. S’il revient dans cette grotte, tous ceux qui sont encore dedans perdent ce qui est à côté de leur coffre.
guide-diamant-fled = Le même danger pour la deuxième fois : l’expédition est finie sur-le-champ. Ce qui était à côté d’un coffre est perdu ; ce qui est dans les coffres est en sûreté.
guide-diamant-removed = Une des deux cartes danger quitte le jeu. Ce danger est donc plus rare dans les grottes suivantes.
guide-diamant-alone = Celui qui sort seul prend toutes les pierres du chemin.
guide-diamant-together = Ceux qui sortent ensemble se partagent les pierres du chemin à parts égales. Ce qui ne se partage pas y reste.
guide-diamant-returned = À la fin d’une expédition, les pierres restées sur le chemin retournent à la réserve.

guide-mirrors-took = Un diamant s’éclaire par le nouveau miroir et au moins un autre. Seul le tout premier miroir suffit à lui seul.
guide-mirrors-three = Ce rayon a tourné à trois miroirs ou plus. Quand les douze miroirs sont posés, il en faut au moins trois à chaque rayon.
guide-mirrors-none = Personne n’est jamais obligé de prendre un diamant : les cartes sont secrètes, et nul ne sait à qui il le faut.
guide-mirrors-twelve = Les douze miroirs sont posés. Désormais, il en faut trois à un rayon. Si aucun des tiens ne convient, tu peux tourner, déplacer ou enlever un miroir.
guide-mirrors-laid = Quatre diamants complètent une carte. On la montre, on en pioche une nouvelle, et les quatre diamants retournent autour du plateau.
guide-mirrors-deadlock = Aucune couleur dont quelqu’un a besoin ne se trouve autour du plateau. Tous les diamants des joueurs y retournent donc, et chacun garde sa carte.

guide-kadora-took = La colonne ou la rangée fait 10 ou plus : il faut y prendre toutes les autres cartes de même couleur ou de même taille. Prendre n’est pas un choix.
guide-kadora-full = Le bloc est plein, et rien ne pouvait être pris comme d’habitude. On prend donc, dans la colonne et la rangée, les cartes qui n’ont ni la même couleur ni la même taille.
guide-kadora-gave = Celui qui a seul la plus haute valeur dans une couleur peut la donner tout entière à un joueur qui n’en a pas. Ce seront peut-être ses points de pénalité.
guide-kadora-filled = Plus de quatre cases étaient libres. On les complète jusqu’à ce qu’il en reste exactement quatre.
guide-kadora-last = Les deux pioches sont vides : chacun a encore un tour, sans piocher.
guide-kadora-turned = Le joueur qui a la plus haute valeur dans une couleur la retourne face cachée. Celles des autres restent visibles et comptent en points de pénalité.
guide-kadora-dummy = À deux, les cartes mises de côté comptent comme celles d’un joueur virtuel. Il peut avoir la plus haute valeur dans une couleur, et même gagner.

guide-understood = Compris
