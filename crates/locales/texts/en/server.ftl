### The server’s own page, where it was built without the page of the game.

server-page-what = Three games of diamonds, played exactly by their printed rules, by people and by programs.
server-page-here = This server was built without the web page, so there is nothing to click here. Programs can play.
server-page-rules = The rules
server-page-programs = For developers
server-page-protocol = How to play over a socket
server-page-api = The HTTP interface (OpenAPI)
server-page-fair = How to check the shuffle
