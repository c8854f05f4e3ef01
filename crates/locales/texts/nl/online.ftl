### Samen spelen in een browser.

online-as-said = { $what }
online-unreachable = De server is nu niet bereikbaar. Tegen bots kun je gewoon spelen.
online-no-line = Geen verbinding. Probeer het opnieuw als je weer online bent.
online-opening = Tafel openen…
online-cut = Verbinding verbroken. Opnieuw verbinden…
online-newer = Er is een nieuwe versie van deze pagina.
online-reload = Opnieuw laden
online-missing = Tafel { $code } bestaat niet.
online-missing-help = Controleer de code of vraag om een nieuwe link.

online-bot = bot, { pages-level }
online-chairs = Plaatsen
online-chair-open = vrije plaats
online-chair-kept = gereserveerd voor { $name }
online-gone = offline
online-host = host
online-stand-in = een bot speelt ({ pages-level })
online-muted = gedempt

online-wait-chairs = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
online-wait-invite = { online-wait-chairs } Nodig vrienden uit of voeg bots toe.
online-wait-you = Alle plaatsen zijn bezet. Begin wanneer je wilt.
online-wait-start = Alle plaatsen zijn bezet. { $name } kan het spel beginnen.
online-wait-host = Alle plaatsen zijn bezet. De host kan het spel beginnen.
online-full = Alle plaatsen zijn bezet. Je kijkt mee.
online-playing = Je kijkt mee.

online-sit = Doe mee
online-sit-here = Hier zitten
online-rename = Naam wijzigen
online-stand = Plaats verlaten
online-start = Spel beginnen
online-chair-for = Wie speelt op plaats { $number }
online-chair-free = { $name } verwijderen
online-anyone = Vrije plaats
online-fill = Aanvullen met bots
online-fill-and-start = Aanvullen met bots en beginnen
online-bots-level = Niveau van de bots

online-own-seat = Jouw plaats
online-leave = Tafel verlaten
online-leave-help = Een bot speelt voor je tot je terugkomt.
online-resign = Opgeven
online-resign-ask = Opgeven? Een bot speelt jouw plaats tot het einde, en je kunt alleen nog toekijken.
online-resign-do = Ja, opgeven
online-resigned = heeft opgegeven

online-agreed = Spelinstellingen
online-players = { $count } spelers
online-option = { $title }: { $value }
online-clock = Tijd per beslissing
online-clock-none = onbeperkt
online-clock-seconds = { $seconds } seconden
online-clock-minutes = { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
}
online-listed = Openbare tafel: iedereen kan hem vinden.
online-unlisted = Besloten tafel: alleen te vinden met de link.

online-invite = Uitnodigen
online-code = Code
online-link = Link
online-copy = Kopieer
online-copied = Gekopieerd.
online-share = Deel
online-qr = QR-code van de link
online-on-screen = Groot scherm

online-fair = Eerlijk geschud
online-fair-help = Voordat iemand meedeed, koos de server een geheim getal en maakte hij de vingerafdruk ervan openbaar. Het apparaat van elke speler voegt een eigen getal toe, en samen bepalen die getallen hoe er wordt geschud. Bij het begin van het spel bewaart dit apparaat een ontvangstbewijs; aan het eind vergelijkt het dat met het spelbestand en zegt het of er iets is veranderd. Twee dingen zijn zo niet te zien: de server kent elke kaart en zou die kunnen verklappen, en een spel kan onbegonnen of onvoltooid blijven. Vergelijk je ontvangstbewijs met dat van de anderen om te zien of jullie allemaal hetzelfde te zien kregen.
online-fair-commitment = Vingerafdruk van het getal van de server
online-fair-yours = Het getal van jouw apparaat
online-receipt = Ontvangstbewijs downloaden
online-checking = Het schudden wordt gecontroleerd…
online-unchecked = Het spelbestand kon niet worden geladen, dus het schudden is nog niet gecontroleerd.

online-people = Aan tafel
online-watchers = { $count ->
    [one] { $count } kijkt mee
   *[other] { $count } kijken mee
}
online-time-left = { $seconds ->
    [one] nog { $seconds } seconde
   *[other] nog { $seconds } seconden
}
online-host-tools = Voor de host
online-stand-in-for = Laat een bot spelen voor { $name }
online-stand-in-host = { $name } kan een bot laten spelen.
online-stand-in-end = De bot die voor { $name } speelt verwijderen
online-mute = { $name } dempen
online-unmute = { $name } niet meer dempen
online-move-seat = Ander apparaat
online-move-help = Open deze link binnen { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
} op het andere apparaat: je plaats verhuist daarheen.
online-move-make = Link maken
online-claim = Op dit apparaat verder spelen?
online-claim-help = Met deze link verhuist een plaats naar dit apparaat. Op het andere apparaat kun je dan alleen nog meekijken.
online-claim-do = Hier verder spelen

online-chat = Chat
online-chat-empty = Nog geen berichten.
online-chat-seat = Alleen spelers met een plaats kunnen chatten.
online-chat-muted = De host heeft je gedempt. Je kunt de chat nog wel lezen.
online-say = Bericht
online-said = { $name }: { $words }
online-reaction = { $feeling ->
    [applause] Klappen
    [laugh] Lachen
    [gasp] Schrikken
    [sigh] Zuchten
    [patience] Schiet op
   *[cheer] Succes
}
online-reacts = { $feeling ->
    [applause] { $name } klapt.
    [laugh] { $name } lacht.
    [gasp] { $name } schrikt.
    [sigh] { $name } zucht.
    [patience] { $name } vraagt of jullie opschieten.
   *[cheer] { $name } wenst iedereen succes.
}

online-over = Na het spel
online-abandoned = Dit spel is gesloten omdat er lang niemand speelde. Het spelbestand laat nog zien hoe er is geschud.
online-next = De revanche staat klaar.
online-next-soon = De revanche staat klaar. Je gaat er zo heen…
online-go = Ga erheen
online-stay = Blijf hier
online-eyes = Bekijken als
online-spectator = een toeschouwer

online-join-at = Doe mee op { $link }

online-together = Samen spelen
online-invite-friends = Vrienden uitnodigen
online-list = Openbare tafel
online-open = Tafel openen
online-tables = Openbare tafels
online-tables-none = Er zijn nu geen openbare tafels.
online-stage = { $stage ->
    [gathering] wacht op spelers
    [playing] bezig
   *[over] afgelopen
}
online-line = { $title }, { online-stage }
online-free = { $count ->
    [0] geen vrije plaats
    [one] één vrije plaats
   *[other] { $count } vrije plaatsen
}
online-watch = Meekijken

# Waarom de server iets niet deed.

online-refused-unavailable = De server kan nu niets opslaan. Er is niets verloren en niets veranderd: probeer het over een minuut opnieuw.
online-refused-database-moved = Het databasebestand is verplaatst, vervangen of gewist terwijl de server draaide. Zet hetzelfde bestand terug of start de server opnieuw; tot die tijd kan er niets veranderd worden.
online-refused-no-table = Er is geen tafel met deze code. Controleer de zes letters of open zelf een tafel. Oude tafels worden na een tijd gewist.
online-refused-no-secret = Je hebt eerst een geheime sleutel nodig: vraag die met POST /api/me.
online-refused-other-origin = Dit verzoek komt van een andere site. Open de tafel op deze site.
online-refused-other-host = Deze server heeft een andere naam. Gebruik zijn eigen adres of stel public_url in op de server.
online-refused-unreadable-address = De proxy vóór deze server geeft het adres van de client niet door: de header X-Forwarded-For moet op een adres eindigen.
online-refused-not-json = Stuur JSON: Content-Type: application/json.
online-refused-body-too-long = Dit is te lang: hoogstens { $most } bytes.
online-refused-no-page = Er is niets op dit adres.
online-refused-wrong-method = Dit adres kent deze methode niet. GET /api laat zien welke wel.
online-refused-too-slow = Dit duurde te lang en is misschien niet gelukt. Kijk even en probeer het opnieuw.
online-refused-too-many-sockets = Te veel verbindingen vanaf jouw adres. Sluit er een paar en probeer het opnieuw.
online-refused-too-many-tables = Je hebt in korte tijd veel tafels geopend. Gebruik een van die tafels of wacht een minuut.
online-refused-too-many-requests = Te veel verzoeken. Wacht een paar seconden en probeer het opnieuw.
online-refused-too-many-changes = Je bent heel vaak van gedachten veranderd. Je laatste keuze telt; wacht op de anderen.
online-refused-too-many-arrangements = Aan deze tafel is te veel veranderd. Speel verder of open een andere tafel.
online-refused-too-many-words = Te veel berichten. Wacht een paar seconden.
online-refused-unreadable = Dit bericht is niet te lezen: { $why }
online-refused-no-action = “{ $text }” is geen zet in dit spel.
online-refused-no-options = Deze opties zijn niet te lezen: { $why }
online-refused-no-option = Dit spel heeft geen optie “{ $option }”. De opties zijn: { $options }.
online-refused-other-rules = Deze tafel gebruikt versie { $version } van de regels, die deze server niet kent. Het spel kan verder als de server is bijgewerkt.
online-refused-no-clock = De tijd per beslissing is { $least } tot { $most } seconden.
online-refused-no-luck = Je getal voor het schudden moet 32 bytes zijn, geschreven als 64 hexadecimale cijfers.
online-refused-no-name = Vul een naam in.
online-refused-name-too-long = Een naam mag hoogstens { $most } letters hebben.
online-refused-name-taken = Er is al een speler die { $name } heet. Kies een andere naam.
online-refused-no-words = Typ een bericht.
online-refused-words-too-long = Een bericht mag hoogstens { $most } letters hebben.
online-refused-muted = De host heeft je aan deze tafel gedempt.
online-refused-no-chair = Deze plaats bestaat niet aan deze tafel.
online-refused-no-chair-of-yours = Je hebt geen plaats aan deze tafel. Je kunt wel meekijken.
online-refused-no-free-chair = Alle plaatsen zijn bezet. Je kunt wel meekijken.
online-refused-chair-taken = Deze plaats is bezet. Kies een andere.
online-refused-chairs-are-free = Het spel begint als alle plaatsen bezet zijn: nodig vrienden uit of voeg bots toe.
online-refused-get-up-first = Je hebt al een plaats aan deze tafel. Verlaat die eerst.
online-refused-nobody-there = Deze plaats is leeg.
online-refused-still-here = { WHO($who) ->
    [you] Je bent online, dus er kan geen bot voor je spelen.
   *[one] { $who } is online, dus er kan geen bot invallen.
}
online-refused-has-resigned = { WHO($who) ->
    [you] Je hebt opgegeven: de bot speelt tot het einde.
   *[one] { $who } heeft opgegeven: de bot speelt tot het einde.
}
online-refused-no-bot = { $game } heeft geen bot “{ $name }”. Je kunt kiezen uit { $bots }.
online-refused-no-offer = Deze link is al gebruikt of verlopen. Maak een nieuwe op het andere apparaat.
online-refused-only-host = Alleen de host kan dit doen.
online-refused-not-playing = Aan deze tafel is nu geen spel bezig.
online-refused-already-playing = Het spel is al begonnen. Je kunt wel meekijken.
online-refused-not-over = Het spel is nog niet afgelopen.
