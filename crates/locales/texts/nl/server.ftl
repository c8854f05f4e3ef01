### De eigen pagina van de server, als hij zonder webpagina gebouwd is.

server-page-what = Drie spellen vol diamanten, precies volgens de gedrukte regels gespeeld, door mensen en door programma’s.
server-page-here = Deze server is zonder webpagina gebouwd, dus er valt hier niets te klikken. Programma’s kunnen wel spelen.
server-page-rules = De regels
server-page-programs = Voor ontwikkelaars
server-page-protocol = Spelen via een socket
server-page-api = De HTTP-interface (OpenAPI)
server-page-fair = Zo controleer je het schudden
