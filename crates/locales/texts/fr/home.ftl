### Home, and what is asked once.

home-title = Trois jeux de diamants
home-pitch = { $game ->
    [diamant] Plus loin dans la grotte, ou dehors avec tes diamants ? Si tu restes trop longtemps, tu perds tout.
    [mirrors] Pose des miroirs, dévie le rayon de lumière et prends les diamants qu’il atteint.
   *[kadora] Ramasse des diamants et donnes-en : seules tes couleurs les plus fortes sont sûres.
}
home-facts = { $least }–{ $most } joueurs · { $minutes } min · { $age }+
home-play = Jouer
home-play-game = Jouer à { $title }
home-learn = Apprendre en jouant
home-learn-game = Apprendre en jouant : { $title }
home-learn-offer = { $title }, c’est nouveau pour toi ? Apprends en jouant, en trois minutes.
home-continue = Continuer
home-continue-game = Continuer { $title }
home-running = Continue ta partie
home-against = contre { $names }
home-with = avec { $names }
home-friends = Entre amis
home-friends-game = Jouer à { $title } entre amis
home-rules = Règles
home-practice = S’exercer
home-practice-game = S’exercer à { $title }
home-options = Options
home-options-game = Options de { $title }
home-playing-as = Ton nom : { $name }.
home-change-name = Changer

## The rules of a game

home-rules-full = Les règles complètes
home-rules-contents = Sommaire
home-rules-back = Retour à la partie
home-rules-top = Retour au sommaire
home-rules-ruling = Notre décision : { $note }

## My games

home-games = Mes parties
home-games-none = Pas encore de partie. Chaque partie finie sur cet appareil s’affiche ici, avec son résultat et sa rediffusion.
home-games-unstored = Ce navigateur ne laisse rien enregistrer : les parties finies ne peuvent pas s’afficher ici.
home-games-full = Le navigateur n’a plus de place : de nouvelles parties peuvent manquer ici. Supprimes-en pour faire de la place.
home-games-first = Jouer une partie
home-games-all = Afficher les { $count } parties
home-games-game = Jeu
home-games-opponent = Adversaire
home-games-count = Parties
home-games-won = Gagnées
home-games-theirs = L’adversaire a gagné
home-games-latest = Dernières parties
home-games-you-won = tu as gagné
home-games-winner = victoire : { $names }
home-games-replay = { pages-look-again } : { $title }, { $day }
home-games-delete = Supprimer
home-games-delete-one = Supprimer { $title }, { $day }
home-games-delete-all = Supprimer toutes les parties
home-games-delete-sure = Supprimer toutes les parties de cet appareil ? C’est définitif.
home-games-keep = Les garder
home-games-export = Tout télécharger (JSON)
home-games-here = Tes parties ne sont enregistrées que dans ce navigateur, sans compte. Effacer les données du navigateur les efface aussi.
home-try-now = Réessayer
home-your-name = Ton nom
home-join-code = Rejoindre avec un code
home-join = Rejoindre
