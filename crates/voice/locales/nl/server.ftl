### De server: waarom iets niet gedaan is, en wat te doen.

server-unavailable = De server kan nu niets opslaan. Er is niets verloren en niets veranderd: probeer het over een minuut opnieuw.
server-database-moved = Het databasebestand is verplaatst, vervangen of gewist terwijl de server draaide. Zet hetzelfde bestand terug of start de server opnieuw; tot die tijd kan er niets veranderd worden.
server-no-table = Er is geen tafel met deze code. Controleer de zes letters of open zelf een tafel. Oude tafels worden na een tijd gewist.
server-no-secret = Je hebt eerst een geheime sleutel nodig: vraag die met POST /api/me.
server-other-origin = Dit verzoek komt van een andere site. Open de tafel op deze site.
server-other-host = Deze server heeft een andere naam. Gebruik zijn eigen adres of stel public_url in op de server.
server-unreadable-address = De proxy vóór deze server geeft het adres van de client niet door: de header X-Forwarded-For moet op een adres eindigen.
server-not-json = Stuur JSON: Content-Type: application/json.
server-body-too-long = Dit is te lang: hoogstens { $most } bytes.
server-no-page = Er is niets op dit adres.
server-wrong-method = Dit adres kent deze methode niet. GET /api laat zien welke wel.
server-too-slow = Dit duurde te lang en is misschien niet gelukt. Kijk even en probeer het opnieuw.
server-too-many-sockets = Te veel verbindingen vanaf jouw adres. Sluit er een paar en probeer het opnieuw.
server-too-many-tables = Je hebt in korte tijd veel tafels geopend. Gebruik een van die tafels of wacht een minuut.
server-too-many-requests = Te veel verzoeken. Wacht een paar seconden en probeer het opnieuw.
server-too-many-changes = Je bent heel vaak van gedachten veranderd. Je laatste keuze telt; wacht op de anderen.
server-too-many-arrangements = Aan deze tafel is te veel veranderd. Speel verder of open een andere tafel.
server-too-many-words = Te veel berichten. Wacht een paar seconden.
server-unreadable = Dit bericht is niet te lezen: { $why }
server-no-action = “{ $text }” is geen zet in dit spel.
server-no-options = Deze opties zijn niet te lezen: { $why }
server-no-option = Dit spel heeft geen optie “{ $option }”. De opties zijn: { $options }.
server-other-rules = Deze tafel gebruikt versie { $version } van de regels, die deze server niet kent. Het spel kan verder als de server is bijgewerkt.
server-no-clock = De tijd per beslissing is { $least } tot { $most } seconden.
server-no-luck = Je getal voor het schudden moet 32 bytes zijn, geschreven als 64 hexadecimale cijfers.
server-no-name = Vul een naam in.
server-name-too-long = Een naam mag hoogstens { $most } letters hebben.
server-name-taken = Er is al een speler die { $name } heet. Kies een andere naam.
server-no-words = Typ een bericht.
server-words-too-long = Een bericht mag hoogstens { $most } letters hebben.
server-muted = De host heeft je aan deze tafel gedempt.
server-no-chair = Deze plaats bestaat niet aan deze tafel.
server-no-chair-of-yours = Je hebt geen plaats aan deze tafel. Je kunt wel meekijken.
server-no-free-chair = Alle plaatsen zijn bezet. Je kunt wel meekijken.
server-chair-taken = Deze plaats is bezet. Kies een andere.
server-chairs-are-free = Het spel begint als alle plaatsen bezet zijn: nodig vrienden uit of voeg bots toe.
server-get-up-first = Je hebt al een plaats aan deze tafel. Verlaat die eerst.
server-nobody-there = Deze plaats is leeg.
server-still-here = { WHO($who) ->
    [you] Je bent online, dus er kan geen bot voor je spelen.
   *[one] { $who } is online, dus er kan geen bot invallen.
}
server-has-resigned = { WHO($who) ->
    [you] Je hebt opgegeven: de bot speelt tot het einde.
   *[one] { $who } heeft opgegeven: de bot speelt tot het einde.
}
server-no-bot = Er is geen bot met dit niveau.
server-no-offer = Deze link is al gebruikt of verlopen. Maak een nieuwe op het andere apparaat.
server-only-host = Alleen de host kan dit doen.
server-not-playing = Aan deze tafel is nu geen spel bezig.
server-already-playing = Het spel is al begonnen. Je kunt wel meekijken.
server-abandoned = Dit spel is gesloten omdat er lang niemand speelde. Het spelbestand laat zien hoe er is geschud.
server-not-over = Het spel is nog niet afgelopen.

server-page-what = Drie spellen vol diamanten, precies volgens de gedrukte regels gespeeld, door mensen en door programma’s.
server-page-here = Deze server is zonder webpagina gebouwd, dus er valt hier niets te klikken. Programma’s kunnen wel spelen.
server-page-rules = De regels
server-page-programs = Voor ontwikkelaars
server-page-protocol = Spelen via een socket
server-page-api = De HTTP-interface (OpenAPI)
server-page-fair = Zo controleer je het schudden
