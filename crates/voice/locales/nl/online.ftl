### Samen spelen in een browser.

online-as-said = { $what }
online-unreachable = De server is op dit moment niet bereikbaar. Alleen spelen kan gewoon.
online-no-line = Er is nu geen verbinding. Probeer het opnieuw zodra die er weer is.
online-opening = De tafel gaat open…
online-cut = De verbinding is weg. Er wordt vanzelf opnieuw verbonden.
online-try-now = Nu proberen
online-newer = Er is een nieuwe versie van deze pagina.
online-reload = Laden
online-missing = Er is geen tafel { $code }.
online-missing-help = Kijk nog eens naar de code, of vraag om een nieuwe link.

online-bot = bot, { pages-level }
online-chairs = Stoelen
online-chair-open = vrij
online-chair-kept = vrijgehouden voor { $name }
online-chair-number = Stoel { $number }
online-gone = niet verbonden
online-host = gastheer
online-you = jij
online-stand-in = een bot speelt ({ pages-level })
online-muted = gedempt
online-awaited = aan zet

online-wait-chairs = { $count ->
    [one] Er is nog één stoel vrij.
   *[other] Er zijn nog { $count } stoelen vrij.
}
online-wait-invite = { online-wait-chairs } Nodig iemand uit, of zet er bots neer.
online-wait-you = Iedereen heeft een stoel. Begin wanneer je wilt.
online-wait-start = Iedereen heeft een stoel. { $name } kan het spel beginnen.
online-wait-host = Iedereen heeft een stoel. De gastheer kan het spel beginnen.
online-full = Alle stoelen zijn bezet: je kijkt toe.
online-playing = Je kijkt mee.

online-your-name = Jouw naam
online-sit = Ga zitten
online-sit-here = Ga hier zitten
online-rename = Naam wijzigen
online-stand = Plaats verlaten
online-start = Begin het spel
online-chair-for = Wie op stoel { $number } zit
online-chair-free = Maak stoel { $number } vrij
online-anyone = Vrije plaats
online-fill = Vul aan met bots
online-fill-and-start = Vul aan met bots en begin
online-bots-level = Niveau van de bots

online-agreed = Wat is afgesproken
online-players = { $count } spelers
online-option = { $title }: { $value }
online-clock = Tijd per beslissing
online-clock-none = onbeperkt
online-clock-seconds = { $seconds } seconden
online-clock-minutes = { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
}
online-listed = Iedereen kan deze tafel vinden.
online-unlisted = Alleen wie de link heeft, vindt deze tafel.

online-invite = Uitnodigen
online-code = Code
online-link = Link
online-copy = Kopieer
online-copied = Gekopieerd.
online-share = Deel
online-qr = De link als QR-code
online-on-screen = Toon op een groot scherm

online-fair = Eerlijk geschud
online-fair-help = Voordat er iemand kwam, trok de server een geheim getal en maakte de vingerafdruk ervan openbaar. Elke speler voegt een getal toe dat het eigen apparaat trekt, en alle geluk van het spel volgt uit die getallen samen. Bij het begin van het spel bewaart dit apparaat een ontvangstbewijs; aan het eind vergelijkt het dat met het verslag en zegt of er iets is veranderd. Ook dat laat niet alles zien: de server kent elke kaart en kan een gastheer inlichten, en een spel kan onbegonnen of onvoltooid blijven. Vergelijk jullie ontvangstbewijzen om te zien of iedereen hetzelfde te zien kreeg.
online-fair-commitment = Vingerafdruk van het getal van de server
online-fair-yours = Jouw getal, zoals dit apparaat het trok
online-receipt = Download het ontvangstbewijs
online-checking = Het schudden wordt nagegaan…
online-unchecked = Het verslag kon niet worden opgehaald, dus het schudden is nog niet nagegaan.

online-people = Aan tafel
online-watchers = { $count } kijken mee
online-time-left = { $seconds ->
    [one] nog { $seconds } seconde
   *[other] nog { $seconds } seconden
}
online-host-tools = Voor de gastheer
online-stand-in-for = Laat een bot spelen voor { $name }
online-stand-in-end = Stuur de bot weg die voor { $name } speelt
online-mute = Demp { $name }
online-unmute = Laat { $name } weer praten
online-move-seat = Speel op een ander apparaat
online-move-help = Open deze link binnen { $minutes } minuten op het andere apparaat: je stoel verhuist daarheen.
online-move-make = Maak een link
online-claim = Hier verder spelen?
online-claim-help = Deze link verhuist een stoel naar dit apparaat. Het andere apparaat kijkt vanaf dan toe.
online-claim-do = Neem de stoel

online-chat = Chat
online-chat-empty = Niemand heeft nog iets gezegd.
online-chat-seat = Wie een stoel heeft, kan hier praten.
online-chat-muted = De gastheer heeft je gedempt: je kunt meelezen.
online-say = Zeg iets
online-send = Verstuur
online-said = { $name }: { $words }
online-reaction = { $feeling ->
    [applause] Applaudisseer
    [laugh] Lach
    [gasp] Schrik op
    [sigh] Zucht
    [patience] Vraag om geduld
   *[cheer] Wens geluk
}
online-reacts = { $feeling ->
    [applause] { $name } applaudisseert.
    [laugh] { $name } lacht.
    [gasp] { $name } schrikt op.
    [sigh] { $name } zucht.
    [patience] { $name } vraagt om geduld.
   *[cheer] { $name } wenst geluk.
}

online-over = Na het spel
online-abandoned = Dit spel is opgegeven, omdat er lang geen zet is gedaan. Het kan niet verder; het verslag laat zien hoe er is geschud.
online-record = Spelbestand downloaden
online-rematch = Revanche
online-next = Er is een tafel voor de revanche.
online-next-soon = Er is een tafel voor de revanche. Zo meteen gaat iedereen erheen.
online-go = Ga erheen
online-stay = Blijf hier
online-eyes = Bekijk het spel door de ogen van
online-spectator = een toeschouwer

online-join-at = Doe mee op { $link }

online-together = Samen spelen
online-invite-friends = Nodig vrienden uit
online-game = Spel
online-count = Spelers
online-list = Openbare tafel
online-open = Open de tafel
online-join-code = Meedoen met een code
online-join = Doe mee
online-tables = Open tafels
online-tables-none = Op dit moment staat geen tafel voor iedereen open.
online-mine = Mijn spellen
online-stage = { $stage ->
    [gathering] verzamelt spelers
    [playing] bezig
   *[over] afgelopen
}
online-line = { $title }, { online-stage }
online-free = { $count ->
    [0] geen stoel vrij
    [one] één stoel vrij
   *[other] { $count } stoelen vrij
}
online-watch = Kijk toe
online-back = Speel verder
online-look = Herhaling
online-stale = Het spel is intussen verder gegaan: kijk opnieuw en kies dan.
