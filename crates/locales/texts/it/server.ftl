### La pagina del server, se è stato costruito senza la pagina web.

server-page-what = Tre giochi di diamanti, giocati esattamente secondo le regole stampate, da persone e da programmi.
server-page-here = Questo server è stato costruito senza la pagina web, quindi qui non c’è niente da cliccare. I programmi possono giocare.
server-page-rules = Le regole
server-page-programs = Per gli sviluppatori
server-page-protocol = Come giocare attraverso un socket
server-page-api = L’interfaccia HTTP (OpenAPI)
server-page-fair = Come controllare il mescolamento
