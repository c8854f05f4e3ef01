lessons-title = Apprendre { $game }
lessons-step-of = Étape { $step } sur { $all }
lessons-go-on = Continuer
lessons-back = Retour
lessons-skip = Passer
lessons-leave = Quitter
lessons-again = Recommencer
lessons-resume = Reprendre
lessons-was-left = Tu étais à l’étape { $step } sur { $all }.
lessons-look = Regarde { $what }.
lessons-try-again = Essaie encore.
lessons-not-yet = Lis d’abord ceci, puis continue.
lessons-learnt = Ce que tu sais maintenant
lessons-play = Jouer une partie

lessons-point-path = le chemin
lessons-point-card = la carte { $card } sur le chemin
lessons-point-beside = les pierres à côté de ton coffre
lessons-point-chest = { WHO($who) ->
    [you] ton coffre
   *[one] le coffre de { $who }
}
lessons-point-player = { WHO($who) ->
    [you] ta place
   *[one] { $who }
}
lessons-point-cave = la grotte { $cave }
lessons-point-removed = les cartes danger sorties du jeu
lessons-point-button = le bouton « { $label } »
lessons-point-secret-card = ta carte secrète
lessons-point-field = la case { $field }
lessons-point-recess = l’alvéole { $recess }
lessons-point-diamond = { mirrors-colour.the } en { $recess }
lessons-point-entrance = ton entrée { $entrance }
lessons-point-mirrors = les miroirs à côté du plateau : { $mirrors }
lessons-point-front = les diamants devant toi
lessons-point-laid = tes cartes complètes
lessons-point-block = le bloc
lessons-point-hand = ta main
lessons-point-hand-card = le { $card } dans ta main
lessons-point-space = la case { $field }
lessons-point-column = la colonne { $column }
lessons-point-row = la rangée { $row }
lessons-point-pile = la { kadora-pile }
lessons-point-loot = { WHO($who) ->
    [you] ton butin
   *[one] le butin de { $who }
}
lessons-point-loot-colour = { WHO($who) ->
    [you] les { kadora-back.many } de ton butin
   *[one] les { kadora-back.many } de { $who }
}
lessons-point-count = le décompte

lessons-would-stay = Si tu restes, { $beside ->
    [one] ta pierre est
   *[other] tes { $beside } pierres sont
} encore en jeu : un danger qui revient une deuxième fois prend tout.
lessons-would-leave = Si tu sors, { $beside } et ta part des { $path } du chemin vont dans ton coffre. Les autres partagent le reste de cette grotte.
lessons-would-light-nothing-first = Aucun de tes rayons n’arriverait à un diamant par ce miroir.
lessons-would-light-nothing = Aucun de tes rayons ne toucherait ce miroir et un autre. Tu ne pourrais rien prendre.
lessons-would-light-other = Tu éclairerais { $diamonds }. Il ne te faut pas cela maintenant.
lessons-would-light-too = Tu éclairerais { $diamond }, et il te le faut. Bien ! Mais cette fois, fais ce que dit l’étape.
lessons-would-take-none = Le diamant resterait là, et d’autres pourraient le prendre. Prends-le maintenant.
lessons-would-take-other = Tu ne prends qu’un diamant par tour. Cette fois, prends celui en { $recess }.
lessons-would-touch-nothing = Pas celui-là maintenant.
lessons-would-pass = Tu ne ferais rien, et ton tour serait fini.
lessons-would-return = Tous les ordres sont permis, mais ce n’est pas celui que nous cherchons.
lessons-would-place = Voici ce qui se passerait :
lessons-would-draw = Sur cette pioche, la carte du dessus est de couleur { kadora-colour }. Prends la pioche marquée.
lessons-would-keep = Tu garderais ces cartes. À la fin, elles peuvent te coûter des points de pénalité.
lessons-would-give = Tu donnerais tes { kadora-back.many }. Cette fois, garde-les.
lessons-would-give-to = Tu donnerais tes { kadora-back.many } à { $who }. Cette fois, fais ce qui est marqué.

lessons-diamant-aim = Tu cherches des pierres dans une grotte, avec Mia et Tom. Les cartes sont retournées une à une. À la fin, le plus de pierres gagne.
lessons-diamant-share = 11 pierres ! Mia, Tom et toi, vous les partagez : 3 chacun. Les 2 qui restent demeurent sur la carte.
lessons-diamant-beside = Tes 3 pierres sont à côté de ton coffre. Elles ne sont pas encore à l’abri. Il y en a d’autres : choisis Rester.
lessons-diamant-beside-wrong = Tu rentrerais avec 3 pierres et les 2 de la carte. Les autres partageraient tout le reste. Reste encore.
lessons-diamant-hazard = Un serpent ! Le premier ne fait rien. Mais un deuxième serpent dans cette grotte te prend tout ce qui est à côté de ton coffre.
lessons-diamant-why-stay = Il y a encore 28 cartes dans la pioche, dont 2 serpents seulement. Le danger est petit : choisis Rester.
lessons-diamant-why-stay-wrong = Tu rapporterais 5 pierres. Mais le danger est encore petit. Reste une carte de plus.
lessons-diamant-path = 7 pierres : 2 chacun. Tu en as maintenant 5 en jeu, et il y en a 3 sur le chemin.
lessons-diamant-leave = Si tu sors, tes 5 pierres sont à l’abri, et tu ramasses celles du chemin. Choisis Sortir.
lessons-diamant-leave-wrong = Tu pourrais en trouver d’autres. Mais un deuxième serpent te prendrait les 5. Cette fois, rapporte-les.
lessons-diamant-alone = Tu sors sans les autres : les 3 pierres du chemin sont à toi. Tu en as 8 à l’abri dans ton coffre.
lessons-diamant-watch = Mia et Tom restent. Ils sont deux à partager les 13 pierres : 6 chacun. Attention à la prochaine carte.
lessons-diamant-second = Le deuxième serpent ! Mia et Tom s’enfuient, et perdent chacun leurs 11 pierres. Toi, tu es dehors à temps.
lessons-diamant-removed = Quand un danger met fin à une grotte, une de ses cartes sort du jeu. Il ne reste que 2 serpents.
lessons-diamant-caves = Il y a cinq grottes, et vous entrez ensemble dans chacune. Voici la deuxième : 5 pierres chacun. Choisis Rester.
lessons-diamant-explosion = Une explosion, et tu as 5 pierres en jeu. Tom pense aussi à sortir. Choisis Sortir.
lessons-diamant-together = Tom sort en même temps que toi. Vous partagez le chemin : 1 pierre chacun. Si tu sors sans personne, tu prends tout.
lessons-diamant-alone-inside = Mia est seule dans la grotte : les 9 pierres de la carte suivante sont pour elle. Rester peut payer aussi !
lessons-diamant-last-cave = La cinquième grotte est la dernière. Chacun a 16 dans son coffre et 7 en jeu. Il y a 4 pierres sur le chemin.
lessons-diamant-bluff = Chacun choisit en secret, en même temps. Mia dit : « Je reste ! » La crois-tu ? Rester ou sortir : à toi de choisir.
lessons-diamant-bluff-left = Mia bluffait : elle sort aussi. Vous partagez le chemin, 2 pierres chacun. Tom reste, et voici le deuxième nuage de gaz.
lessons-diamant-bluff-stayed = Mia bluffait : elle sort avec les 4 pierres du chemin. Puis vient le deuxième nuage de gaz : tu perds tes 7.
lessons-diamant-learnt-share = Tous ceux qui sont dans la grotte partagent les pierres. Ce qui reste est pour ceux qui sortent.
lessons-diamant-learnt-hazard = Le deuxième danger d’une sorte prend tout ce qui est en jeu. Ton coffre est à l’abri.
lessons-diamant-learnt-win = Après cinq grottes, le coffre le plus plein gagne.

lessons-mirrors-card = Voici ta carte secrète : deux diamants rouges, un bleu, un vert. Rassemble-les autour du plateau.
lessons-mirrors-beam = Tes rayons entrent de ton côté, de s1 à s4, et vont tout droit. Les miroirs les font tourner.
lessons-mirrors-first = Pose un miroir en b3, montant : /. Alors le rayon de s2 tourne à droite en b3.
lessons-mirrors-take = Ton rayon sort du plateau en e3 et éclaire le diamant rouge. Ta carte montre du rouge : prends-le.
lessons-mirrors-turns = À ton tour, tu poses un miroir et tu prends au plus un diamant. C’est à Mia : regarde.
lessons-mirrors-another = Le rayon de Mia est entré en n2 et a tourné à ton miroir et au sien. Désormais, un rayon doit toucher le nouveau miroir et un autre.
lessons-mirrors-second = Pose un miroir en c3, montant : /. Ton rayon de s2 tourne en b3, puis à ton nouveau miroir.
lessons-mirrors-second-take = Il a touché le nouveau miroir et un autre, et il éclaire le diamant bleu en n3. Prends-le.
lessons-mirrors-spoil = Un miroir fait tourner les rayons de tous. Celui de Mia, de n3, tourne en c3 et b3. Pose un miroir en c4 : / l’envoie ailleurs.
lessons-mirrors-spoil-take = Et ton propre rayon de s2 va maintenant jusqu’au diamant rouge en e4. Prends-le.
lessons-mirrors-spoilt = Un miroir a fait deux choses : il a gâché le rayon de Mia et aidé le tien. Tu as trois de tes quatre diamants.
lessons-mirrors-twelve = Une autre partie : les douze miroirs sont sur le plateau. Tu n’en poses plus, et un rayon doit en toucher au moins trois.
lessons-mirrors-touch = Si tes rayons n’éclairent rien qu’il te faut, tu peux d’abord tourner, déplacer ou enlever un miroir.
lessons-mirrors-three = Mais ton rayon de s2 touche b2, a2 et a3, et éclaire un diamant rouge en w3, le dernier qu’il te faut. Prends-le.
lessons-mirrors-complete = Ta carte est complète ! Tu la montres et tu en pioches une autre : un rouge, deux bleus, un vert.
lessons-mirrors-where = Tes quatre diamants retournent sur le bord : le premier en w3, que tu viens de vider, les autres, dans le sens inverse des aiguilles d’une montre, dans les alvéoles ouvertes.
lessons-mirrors-return = Tu choisis l’ordre. Ton rayon de s2 mène encore en w3, et ta nouvelle carte montre du rouge. Remets d’abord du rouge.
lessons-mirrors-return-good = Bien joué : ton rayon de s2 éclaire de nouveau ce diamant rouge.
lessons-mirrors-learnt-beam = Tes rayons tournent aux miroirs. Là où ils sortent du plateau, tu peux prendre un diamant que montre ta carte.
lessons-mirrors-learnt-two = Un rayon doit toucher ton nouveau miroir et un autre ; avec les douze sur le plateau, trois.
lessons-mirrors-learnt-win = Un miroir peut t’aider ou gâcher le rayon d’un autre. Trois cartes complètes gagnent.

lessons-kadora-aim = Tu poses des cartes dans ce bloc et tu en prends d’autres. Mais attention : à la fin, la plupart te coûtent des points.
lessons-kadora-cards = Chaque carte a une couleur, une valeur de 1 à 5 et une taille : ronde, carrée ou pointue. Ces quatre cartes sont ta main.
lessons-kadora-place = À ton tour, tu poses une carte sur une case libre du bloc. Pose le 1 vert en b3.
lessons-kadora-draw = 6 dans la colonne b, 7 dans la rangée 3. C’est moins de 10 : il ne se passe rien. Pioche maintenant à gauche.
lessons-kadora-watch = C’est à Mia. Regarde la colonne c : il y a un 5 rouge et un 4 rouge.
lessons-kadora-ten = Mia a posé un 2 rouge : 11 dans la colonne c. À partir de 10, elle doit prendre les cartes de cette couleur ou de cette taille.
lessons-kadora-take = À toi. Pose le 4 orange en b2 : la colonne b fait alors 10.
lessons-kadora-took = Tu as pris le 3 orange, de même couleur, et le 2 jaune, de même taille. La rangée 2 ne fait que 9.
lessons-kadora-lead = À la fin, le joueur qui a le plus d’une couleur retourne ces cartes. Toutes les autres sont des points de pénalité !
lessons-kadora-backs = Tu as le plus d’orange pour l’instant. Les dos montrent la couleur : à gauche, il y a une carte orange. Pioche-la.
lessons-kadora-give = Avant de poser, tu peux donner une couleur où tu mènes sans partage. 2 en jaune, c’est trop peu : donne-le à Mia.
lessons-kadora-give-wrong = Tu garderais le 2 jaune. Si un autre a plus de jaune, il te coûtera 2 points de pénalité. Donne-le à Mia.
lessons-kadora-stronger = Prends plus d’orange : pose le 5 orange en c1. La rangée 1 fait 14, alors tu prends le 4 orange.
lessons-kadora-any-pile = Tu as maintenant 7 en orange. Pour finir, pioche une carte : bleue ou violette, comme tu veux.
lessons-kadora-full = Une autre partie : seule la case c2 est libre. Si tu remplis la dernière case, tu prends toujours quelque chose.
lessons-kadora-full-place = Si les sommes n’apportent rien, tu prends les cartes d’une autre couleur et d’une autre taille. Pose le 1 violet en c2.
lessons-kadora-full-took = Aucune somme n’atteint 10. Seul le 1 orange est d’une autre couleur et d’une autre taille : tu le prends. Pioche une carte.
lessons-kadora-last = Les pioches sont vides, et c’est ton dernier tour. Pose le 5 rouge en b1 : avec le 3 rouge, tu as le plus de rouge.
lessons-kadora-count = La partie est finie. Les cartes en main comptent aussi. Chaque couleur est retournée par le joueur qui en a le plus.
lessons-kadora-count-you = Tu as le plus de rouge, de bleu et de violet. Tes autres cartes font 26 points de pénalité. Mia en a 32.
lessons-kadora-spell = Tom n’en a que 16, mais aucune carte face cachée. Sans mener une seule couleur, on ne gagne pas. C’est donc toi qui gagnes !
lessons-kadora-learnt-take = Si une colonne ou une rangée fait 10 ou plus, tu dois y prendre les cartes de la couleur ou de la taille de la tienne.
lessons-kadora-learnt-lead = Tu ne retournes que les couleurs où tu mènes ; le reste est en pénalité. Donne ce que tu ne peux pas gagner.
lessons-kadora-learnt-spell = Le moins de points de pénalité gagne, mais seulement si tu mènes au moins une couleur.
