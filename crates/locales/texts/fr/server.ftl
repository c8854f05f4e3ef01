### La page du serveur, s’il a été construit sans la page web.

server-page-what = Trois jeux de diamants, joués exactement selon leurs règles imprimées, par des personnes et par des programmes.
server-page-here = Ce serveur a été construit sans la page web : il n’y a rien à cliquer ici. Les programmes peuvent jouer.
server-page-rules = Les règles
server-page-programs = Pour les développeurs
server-page-protocol = Jouer par un socket
server-page-api = L’interface HTTP (OpenAPI)
server-page-fair = Comment vérifier le mélange
