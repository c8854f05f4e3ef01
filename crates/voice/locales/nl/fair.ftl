### Eerlijk schudden, en wat een verslag daar achteraf van laat zien.

fair-committed = De seed in het verslag is die waarop de server zich had vastgelegd: de SHA-256 ervan is { $commitment }.
fair-derived = { $draws ->
    [one] De ene uitkomst van het toeval volgt
   *[other] Alle { $draws } uitkomsten van het toeval volgen
} uit de seed, de code { $table } van de tafel en { WHO($who) ->
    [one] het getal
   *[many] de getallen
} van { $who }.
fair-derived-alone = { $draws ->
    [one] De ene uitkomst van het toeval volgt
   *[other] Alle { $draws } uitkomsten van het toeval volgen
} uit alleen de seed en de code { $table } van de tafel: niemand heeft een getal toegevoegd, dus de server had het toeval voor het kiezen.
fair-moves = { $moves ->
    [0] Er is nog geen zet gedaan.
    [one] De ene zet mag volgens de regels.
   *[other] Alle { $moves } zetten mogen volgens de regels.
}
fair-result = De uitslag in het verslag is die van het spel.
fair-result-missing = Het spel is afgelopen, maar het verslag zegt niet hoe.
fair-unfinished = Het spel is niet afgelopen: het is gecontroleerd zover het verslag gaat.
fair-your-commitment = De vastlegging is die welke je opgaf.
fair-your-table = De code van de tafel is die welke je opgaf.
fair-your-number = Het getal dat je opgaf zit erin, toegevoegd door { $who }.
fair-same-receipt = Alles is zoals op het ontvangstbewijs: de code van de tafel, de vastlegging, de getallen en stoelen van iedereen, de afspraken en de regels.
fair-same-receipt-own = Alles is zoals op het ontvangstbewijs van { $who }: de code van de tafel, de vastlegging, de getallen en stoelen van iedereen, de afspraken en de regels.
fair-no-receipt = Zonder ontvangstbewijs van het begin van het spel kan niemand zeggen of dit de vastlegging en de getallen zijn die jij te zien kreeg.
fair-give-receipt = { fair-no-receipt } Geef het jouwe op met --receipt.
fair-promised = Er is geschud zoals beloofd: het getal van de server, de getallen van iedereen en de stoelen zijn die welke dit apparaat bij het begin van het spel bewaarde.
fair-promised-unfinished = Zover het spel ging, is er geschud zoals beloofd: het getal van de server, de getallen van iedereen en de stoelen zijn die welke dit apparaat bij het begin van het spel bewaarde.
fair-promised-watched = Er is geschud zoals dit apparaat bij het begin van het spel te zien kreeg. Geen van de getallen is van dit apparaat.
fair-not-promised = Er is niet geschud zoals beloofd. { $why }

fair-limits = Wat een verslag niet kan laten zien:
fair-limit-shown = Kregen de anderen hetzelfde te zien als jij? Vergelijk jullie ontvangstbewijzen.
fair-limit-start = Begon de gastheer omdat het toeval beviel? De server kan het een gastheer vooraf vertellen, en die hoeft niet te beginnen.
fair-limit-last = Speelde wie het laatste getal toevoegde onder één hoedje met de server? Samen hadden ze er veel kunnen proberen.
fair-limit-secrets = Kreeg iemand te zien wat niet voor die ogen was? De server kent elke kaart.

fair-no-proof = Het verslag bevat geen bewijs van het schudden, dus niemand kan het toeval controleren. Een server voegt het toe als het spel is afgelopen; spellen uit een terminal of een simulatie hebben er geen.
fair-no-record = { $error }
fair-algorithm = fair.algorithm: dit programma kent { $known }, niet { $said }.
fair-no-code = fair.table: { $said } is geen code van een tafel. Een code wordt op één manier geschreven, zes hoofdletters en cijfers zonder tussenruimte. Met een andere had de server het toeval kunnen kiezen.
fair-other-seed = fair.commitment: hier staat { $said }, maar de SHA-256 van de seed is { $derived }. Het is niet de seed waarop de server zich had vastgelegd.
fair-other-players = fair.contributions: { $contributions } getallen voor { $players } spelers.
fair-no-chairs = chairs: het verslag zegt niet waar mensen zaten en waar bots, dus niemand weet van wie deze getallen zijn.
fair-other-chairs = chairs: { $chairs } stoelen voor { $players } spelers.
fair-bot-number = fair.contributions[{ $at }]: er staat een getal voor { $who }, maar daar zat een bot en bots voegen er geen toe. Daarmee had de server het toeval kunnen kiezen.
fair-no-number = fair.contributions[{ $at }]: er staat geen getal voor { $who }, maar daar zat een mens en ieder mens voegt er een toe.
fair-differs = { $place }: het schudden gaf { $derived }, maar het verslag zegt { $said }. Het is uitkomst { $nth } van het toeval, geteld vanaf 0, en de eerste die afwijkt.
fair-not-your-commitment = fair.commitment: hier staat { $said }, maar je gaf { $given } op. De seed is niet die welke je was beloofd.
fair-not-your-number = fair.contributions: het getal dat je opgaf staat er niet bij: { $number }. Het toeval is zonder dat getal gemaakt.
fair-not-your-table = fair.table: hier staat { $said }, maar je gaf { $given } op. Het is een andere tafel.
fair-bad-receipt = Dit is geen ontvangstbewijs. { $error }
fair-other-table = table: het ontvangstbewijs is van tafel { $receipt }, het verslag van tafel { $record }.
fair-other-game = game: het ontvangstbewijs is van { $receipt }, het verslag van { $record }.
fair-other-count = players: het ontvangstbewijs zegt { $receipt }, het verslag { $record }.
fair-other-rules = rules_version: het ontvangstbewijs zegt { $receipt }, het verslag { $record }. De regels zijn na het begin veranderd.
fair-other-options = options: het ontvangstbewijs zegt { $receipt }, het verslag { $record }. De afspraken zijn na het begin veranderd.
fair-other-algorithm = algorithm: het ontvangstbewijs zegt { $receipt }, het verslag { $record }.
fair-other-commitment = commitment: het ontvangstbewijs zegt { $receipt }, het verslag { $record }. De seed is niet die welke was beloofd.
fair-other-chair = chairs[{ $at }]: voor { $who } zegt het ontvangstbewijs { $receipt }, het verslag { $record }.
fair-other-number = contributions[{ $at }]: het getal van { $who } is niet dat wat bij het begin van het spel te zien was.
fair-other-own-number = contributions[{ $at }]: het getal van { $who } is niet dat wat het eigen apparaat van deze speler trok.
