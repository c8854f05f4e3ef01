### Die eigene Seite des Servers, wenn er ohne die Webseite gebaut wurde.

server-page-what = Drei Spiele um Diamanten, genau nach der gedruckten Anleitung gespielt, von Menschen und von Programmen.
server-page-here = Dieser Server wurde ohne die Webseite gebaut, deshalb gibt es hier nichts anzuklicken. Programme können spielen.
server-page-rules = Die Regeln
server-page-programs = Für Entwickler
server-page-protocol = Wie man über einen Socket spielt
server-page-api = Die HTTP-Schnittstelle (OpenAPI)
server-page-fair = So prüfst du das Mischen
