### De server: waarom iets niet gedaan is, en wat te doen.

server-unavailable = De server kan op dit moment niets bewaren. Er is niets verloren en niets gedaan: probeer het over een minuut opnieuw.
server-database-moved = Het databasebestand is verplaatst, vervangen of gewist terwijl de server liep. Er wordt niets aangenomen tot hetzelfde bestand terug is op zijn plaats of de server opnieuw is gestart.
server-no-table = Er is geen tafel met deze code. Controleer de zes letters, of open zelf een tafel. Oude tafels worden na een tijd gewist.
server-no-secret = De server weet nog niet wie je bent: vraag eerst een geheim (POST /api/me).
server-other-origin = Dit verzoek komt van een andere site. Open de tafel op deze site.
server-other-host = Deze server heet niet zo. Open hem op zijn adres, of laat wie hem draait public_url instellen.
server-unreadable-address = De proxy vóór deze server zegt niet voor wie hij vraagt. Zijn header X-Forwarded-For hoort met een adres te eindigen.
server-not-json = Wat hier geschreven wordt, wordt als JSON gestuurd: Content-Type: application/json.
server-body-too-long = Dat is te lang: hoogstens { $most } bytes.
server-no-page = Er is niets op dit adres.
server-wrong-method = Zo wordt dit adres niet gevraagd. GET /api vertelt hoe wel.
server-too-slow = Dat duurde te lang en is misschien niet gedaan: kijk, en probeer het opnieuw.
server-too-many-sockets = Er staan hiervandaan te veel verbindingen open. Sluit er een paar en probeer het opnieuw.
server-too-many-tables = Je hebt in korte tijd veel tafels geopend. Gebruik er een van, of wacht een minuut.
server-too-many-requests = Dat was veel tegelijk. Wacht een paar seconden en probeer het opnieuw.
server-too-many-changes = Je hebt je heel vaak bedacht. Je laatste keuze telt; wacht tot de anderen gekozen hebben.
server-too-many-arrangements = Aan deze tafel is zo veel geregeld dat er niets meer bij kan. Speel verder, of open een andere tafel.
server-too-many-words = Dat was veel tegelijk. Wacht een paar seconden voordat je meer zegt.
server-unreadable = Dit bericht kan niet gelezen worden: { $why }
server-no-action = “{ $text }” is geen actie van dit spel.
server-no-options = Deze opties kunnen niet gelezen worden: { $why }
server-no-option = Dit spel heeft geen optie “{ $option }”. Zijn opties zijn: { $options }.
server-other-rules = Deze tafel speelt volgens versie { $version } van de regels, die deze server niet kent. Het spel gaat verder als de server is bijgewerkt.
server-no-clock = Een beslissing kan { $least } tot { $most } seconden krijgen.
server-no-luck = Je getal voor het schudden moet 32 bytes zijn, geschreven als 64 hexadecimale cijfers.
server-no-name = Een naam heeft letters nodig.
server-name-too-long = Een naam heeft hoogstens { $most } letters.
server-name-taken = Iemand aan deze tafel heet al { $name }.
server-no-words = Er is niets om te zeggen.
server-words-too-long = Zeg het in hoogstens { $most } letters.
server-muted = De gastheer heeft je aan deze tafel het zwijgen opgelegd.
server-no-chair = Deze tafel heeft zo’n stoel niet.
server-no-chair-of-yours = Je hebt geen stoel aan deze tafel. Je kunt toekijken.
server-no-free-chair = Alle stoelen zijn bezet. Je kunt toekijken.
server-chair-taken = Daar zit al iemand. Neem een andere stoel.
server-chairs-are-free = Het spel begint als alle stoelen bezet zijn: nodig mensen uit, of zet bots op de lege stoelen.
server-get-up-first = Je hebt al een stoel aan deze tafel. Sta eerst op.
server-nobody-there = Daar zit niemand.
server-still-here = { WHO($who) ->
    [you] Je bent er zelf: er hoeft geen bot in te vallen.
   *[one] { $who } is er: er hoeft geen bot in te vallen.
}
server-no-bot = Er is geen bot van dit niveau.
server-no-offer = Deze link is gebruikt, of de tijd is om. Vraag een nieuwe op het apparaat waar je zit.
server-only-host = Alleen de gastheer kan dit doen.
server-not-playing = Aan deze tafel is nu geen spel bezig.
server-already-playing = Het spel is begonnen. Je kunt toekijken.
server-abandoned = Dit spel is opgegeven, omdat er lang geen zet is gedaan. Het kan niet verder; het verslag laat het schudden zien.
server-not-over = Het spel is nog niet afgelopen.

server-page-what = Drie spellen met diamanten als stenen, precies volgens hun gedrukte regels gespeeld, door mensen en door programma’s.
server-page-here = Deze server biedt tafels aan. Hij is zonder de browserclient gebouwd, dus hier valt nog niets te klikken; programma’s kunnen spelen.
server-page-rules = De regels
server-page-programs = Voor programma’s
server-page-protocol = Spelen via een socket
server-page-api = Alles via HTTP, als OpenAPI-beschrijving
server-page-fair = Hoe het schudden gecontroleerd kan worden
