### adamant review: what each decision of a recorded game was worth. Browsers bring these when a game is reviewed.

review-step = étape
review-player = joueur
review-choice = choix
review-chance = gagne %
review-other = meilleur autre choix
review-lost = perte
review-decisions = décisions
review-mistakes = erreurs
review-by-decision = perte par décision
review-luck = chance
review-games = parties
review-won = gagnées
review-costliest = Les erreurs les plus chères
review-no-mistakes = Aucune erreur n’est certaine.
review-mistake = Étape { $step }, { $who } : « { $choice } » gagne à { $chance } %, « { $other } » à { $better } %.
review-luckiest = La carte la plus chanceuse : l’étape { $step } a donné { $points } points à { $who }.
review-graph = Chances de gagner en %, étape par étape
review-graph-across = étapes
review-legend = perte : points de chance de gagner abandonnés, avec l’intervalle à 95 % ; ✗ est une erreur certaine. Chaque décision est jugée d’après ce que le joueur pouvait savoir.
review-legend-luck = chance : points de chance de gagner que les cartes ont donnés, toutes cartes connues. Sur beaucoup de parties, cela revient à 0.
review-unfinished = La partie n’est pas finie : voici l’analyse de ce qui a été joué.
review-unread = La suite de la partie est illisible : { $problem }
review-minus = −{ $number }
review-plus = +{ $number }
review-diamant-next-card = { $deadly } des { $left } cartes mettent fin à l’expédition.
review-diamant-at-risk = En jeu : { diamant-stones }.
review-diamant-others-inside = { $others ->
    [0] Seul dans la grotte.
    [one] Un autre aventurier dans la grotte.
   *[other] { $others } autres aventuriers dans la grotte.
}
review-diamant-safe = Sortir rapporte de { $least } à { $most }, selon les autres qui sortent.
review-diamant-safe-all = Sortir rapporte { diamant-stones }.
review-mirrors-lights = { $diamonds ->
    [0] N’éclaire aucun diamant de la carte.
    [one] Éclaire un diamant de la carte.
   *[other] Éclaire { $diamonds } diamants de la carte.
}
review-mirrors-opens = { $diamonds ->
    [one] { $who } peut ensuite éclairer un diamant de plus.
   *[other] { $who } peut ensuite éclairer { $diamonds } diamants de plus.
}
review-kadora-count = Compté maintenant : { $before } points de pénalité avant, { $after } après.

review-working = Analyse en cours… { $percent } %
review-done = L’analyse est terminée.
review-failed = L’analyse s’est arrêtée. Recharge la page pour réessayer.
review-graph-caption = Chances de gagner en %, toutes les cartes étant connues. Clique pour aller à un moment.
review-chances-now = Chances de gagner à ce moment
review-percent = { $number } %
review-no-decision = Personne ne décide à cette étape.
review-decision-before = Décision précédente : { $name }
review-decision-after = Décision suivante : { $name }
review-chose = Choix de { $who } : { $choice }
review-was-mistake = ✗ Une erreur : { $points } points de chances de gagner perdus.
review-was-best = ✓ Le meilleur choix.
review-was-fine = À peu près aussi bon que le meilleur choix.
review-more-choices = { $count ->
    [one] Un autre choix était moins bon.
   *[other] { $count } autres choix étaient moins bons.
}
review-known-then = Jugé seulement d’après ce que { $who } pouvait savoir à ce moment. Le graphique connaît aussi ce qui s’est révélé plus tard.
review-chosen = choisi
review-decisions-title = Décisions
review-every-decision = Chaque décision
review-whose = Décisions de
review-look = Étape { $step }
review-a-mistake = une erreur
review-accounts = Précision et chance
review-learn = { $count ->
    [one] Apprends d’une erreur
   *[other] Apprends de { $count } erreurs
}
review-lesson-title = Erreur { $number } sur { $all }
review-lesson = Choix de { $who } : { $choice }. Autre chose vaut mieux : choisis à nouveau sur le plateau.
review-try-again = Réessayer
review-next-mistake = Erreur suivante
review-back = Retour à la partie
review-found-best = { $choice } : c’est le meilleur choix.
review-found-better = { $choice } : c’est mieux, mais pas le meilleur choix.
review-found-same = { $choice } : c’est le choix fait dans la partie.
review-found-worse = { $choice } : pas mieux que dans la partie.
review-found-unknown = Ce choix n’a pas été analysé.
review-tried = ton choix maintenant
review-what-if = Et si ?
review-what-if-help = Prends une place et continue d’ici contre des bots. Les cartes que cette place ne voit pas sont redistribuées.
review-take-seat = Ta place
review-play-on = Continuer à partir de l’étape { $step }
review-no-branch = Les cartes cachées ne peuvent pas être redistribuées ici. Choisis un autre moment ou une autre place.
review-branch = Tu joues pour { $who } à partir de l’étape { $step }. Les cartes cachées ont été redistribuées.
review-deal-again = Redistribuer
review-branch-over = Revoir cette partie
review-comes-from = Cette partie part d’une autre ({ $names }) à l’étape { $step }. Elle a continué d’après ce que voyait { $who }, avec des cartes cachées redistribuées.

review-diamant-help = Compose n’importe quelle grotte en cliquant : les cartes retournées, qui est sorti et combien jouent.
review-diamant-set-up = La grotte
review-diamant-removed = Dangers retirés du jeu dans les grottes précédentes
review-diamant-path = Ce qui s’est passé dans cette grotte
review-diamant-empty = Aucune carte n’est retournée.
review-diamant-turn = Retourner une carte
review-diamant-leave = Qui sort
review-diamant-left = { $count ->
    [one] Un sort
   *[other] { $count } sortent
}
review-diamant-clear = Effacer
review-diamant-found = Ce que fait l’équilibre
review-diamant-nothing = Retourne une carte : alors chacun dans la grotte décide.
review-diamant-equilibrium = Chacun dans la grotte sort avec une probabilité de { $leave } % et peut espérer { $worth } pierres de cette grotte.
review-diamant-stands = Dans la grotte : { $inside }. En jeu pour chacun : { $beside }. Sur le chemin : { $path }. Cartes dans la pioche : { $left }.
review-diamant-danger = Danger : { $deadly } cartes sur { $left } mettent fin à l’expédition : { $percent }.
review-diamant-leaving = Sortir rapporte { $alone } seul, et { $together } si tous sortent.
review-diamant-card = carte suivante
review-diamant-count = cartes
review-diamant-chance = probabilité
review-diamant-each = pour chacun
review-diamant-ends = met fin à l’expédition : { diamant-stones } en moins
