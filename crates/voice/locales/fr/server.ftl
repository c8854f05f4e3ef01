### Le serveur : pourquoi une demande n’a pas été suivie, et que faire.

server-unavailable = Le serveur ne peut rien conserver pour le moment. Rien n’est perdu et rien n’a été fait : réessayez dans une minute.
server-database-moved = Le fichier de la base de données a été déplacé, remplacé ou supprimé pendant que le serveur tournait. Rien n’est accepté tant que le même fichier n’est pas remis à sa place ou que le serveur n’est pas redémarré.
server-no-table = Aucune table ne porte ce code. Vérifie les six lettres, ou ouvre ta propre table. Les vieilles tables sont supprimées au bout d’un certain temps.
server-no-secret = Le serveur ne sait pas encore qui vous êtes : demandez d’abord un secret (POST /api/me).
server-other-origin = Cette demande vient d’un autre site. Ouvrez la table sur celui-ci.
server-other-host = Ce serveur ne porte pas ce nom. Ouvrez-le par son adresse, ou demandez à la personne qui le gère de régler public_url.
server-unreadable-address = Le proxy placé devant ce serveur ne dit pas pour qui il demande. Son en-tête X-Forwarded-For doit se terminer par une adresse.
server-not-json = Ce qui s’écrit ici s’envoie en JSON : Content-Type: application/json.
server-body-too-long = C’est trop long : { $most } octets au plus.
server-no-page = Il n’y a rien à cette adresse.
server-wrong-method = On n’interroge pas cette adresse ainsi. GET /api explique comment.
server-too-slow = C’était trop long, et n’a peut-être pas été fait : regardez, puis réessayez.
server-too-many-sockets = Trop de connexions sont ouvertes d’ici. Fermez-en quelques-unes et réessayez.
server-too-many-tables = Vous avez ouvert beaucoup de tables en peu de temps. Utilisez-en une, ou attendez une minute.
server-too-many-requests = C’était beaucoup à la fois. Attendez quelques secondes et réessayez.
server-too-many-changes = Tu as changé d’avis très souvent. Ton dernier choix compte. Attends que les autres aient choisi.
server-too-many-arrangements = On a tant arrangé à cette table qu’elle ne peut plus rien retenir. Continue à jouer, ou ouvre une autre table.
server-too-many-words = C’était beaucoup à la fois. Attendez quelques secondes avant d’en dire plus.
server-unreadable = Ce message est illisible : { $why }
server-no-action = « { $text } » n’est pas une action de ce jeu.
server-no-options = Ces options sont illisibles : { $why }
server-no-option = Ce jeu n’a pas d’option « { $option } ». Ses options sont : { $options }.
server-other-rules = Cette table joue selon la version { $version } des règles, que ce serveur ne connaît pas. La partie reprendra quand le serveur sera mis à jour.
server-no-clock = Une décision peut recevoir de { $least } à { $most } secondes.
server-no-luck = Votre nombre pour le mélange doit faire 32 octets, écrits en 64 chiffres hexadécimaux.
server-no-name = Un nom a besoin de lettres.
server-name-too-long = Un nom a au plus { $most } lettres.
server-name-taken = Quelqu’un à cette table s’appelle déjà { $name }.
server-no-words = Il n’y a rien à dire.
server-words-too-long = Dites-le en { $most } lettres au plus.
server-muted = L’hôte vous a réduit au silence à cette table.
server-no-chair = Cette table n’a pas cette chaise.
server-no-chair-of-yours = Vous n’avez pas de chaise à cette table. Vous pouvez regarder.
server-no-free-chair = Toutes les chaises sont prises. Vous pouvez regarder.
server-chair-taken = Quelqu’un y est déjà assis. Prenez une autre chaise.
server-chairs-are-free = La partie commence quand toutes les chaises sont prises : invitez des gens, ou placez des robots sur les chaises vides.
server-get-up-first = Vous avez déjà une chaise à cette table. Levez-vous d’abord.
server-nobody-there = Personne n’y est assis.
server-still-here = { WHO($who) ->
    [you] Vous êtes là : aucun robot n’a besoin de vous remplacer.
   *[one] { $who } est là : aucun robot n’a besoin de prendre sa place.
}
server-no-bot = Il n’y a pas de robot de ce niveau.
server-no-offer = Ce lien a déjà servi, ou son temps est écoulé. Demandez-en un nouveau sur l’appareil où vous êtes assis.
server-only-host = Seul l’hôte peut faire cela.
server-not-playing = Aucune partie n’est en cours à cette table.
server-already-playing = La partie a commencé. Vous pouvez regarder.
server-abandoned = Cette partie a été abandonnée, car personne n’a joué pendant longtemps. Elle ne peut pas continuer ; son compte rendu montre le mélange.
server-not-over = La partie n’est pas encore finie.

server-page-what = Trois jeux dont les pierres sont des diamants, joués exactement selon leurs règles imprimées, par des personnes et par des programmes.
server-page-here = Ce serveur accueille des tables. Il a été construit sans le client pour navigateur : il n’y a encore rien à cliquer ici ; les programmes peuvent jouer.
server-page-rules = Les règles
server-page-programs = Pour les programmes
server-page-protocol = Jouer par un socket
server-page-api = Tout ce qui passe par HTTP, décrit en OpenAPI
server-page-fair = Comment vérifier le mélange
