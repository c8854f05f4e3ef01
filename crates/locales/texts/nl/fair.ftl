### Eerlijk schudden, en wat een verslag daar achteraf van laat zien.

fair-committed = Dit is de seed waarop de server zich had vastgelegd: de SHA-256 ervan is { $commitment }.
fair-derived = { $draws ->
    [one] De enige trekking volgt
   *[other] Alle { $draws } trekkingen volgen
} uit de seed, de tafelcode { $table } en { WHO($who) ->
    [one] het getal
   *[many] de getallen
} van { $who }.
fair-derived-alone = { $draws ->
    [one] De enige trekking volgt
   *[other] Alle { $draws } trekkingen volgen
} alleen uit de seed en de tafelcode { $table }: geen speler heeft een getal toegevoegd, dus de server kon kiezen hoe er werd geschud.
fair-moves = { $moves ->
    [0] Er zijn nog geen zetten gedaan.
    [one] De enige zet is geldig.
   *[other] Alle { $moves } zetten zijn geldig.
}
fair-result = De uitslag in het spelbestand klopt.
fair-result-missing = Het spel is afgelopen, maar in het spelbestand staat geen uitslag.
fair-unfinished = Het spel is niet afgelopen: alleen de zetten in het spelbestand konden worden gecontroleerd.
fair-your-commitment = De vastlegging komt overeen met wat je opgaf.
fair-your-table = De tafelcode komt overeen met wat je opgaf.
fair-your-number = Het getal dat je opgaf is gebruikt; het is toegevoegd door { $who }.
fair-same-receipt = Alles klopt met het ontvangstbewijs: de tafelcode, de vastlegging, alle getallen en plaatsen, de opties en de regels.
fair-same-receipt-own = Alles klopt met het ontvangstbewijs van { $who }: de tafelcode, de vastlegging, alle getallen en plaatsen, de opties en de regels.
fair-no-receipt = Zonder ontvangstbewijs van het begin van het spel is niet te zeggen of jij deze vastlegging en deze getallen te zien kreeg.
fair-give-receipt = { fair-no-receipt } Voeg je ontvangstbewijs toe met --receipt.
fair-promised = Er is geschud zoals beloofd: het getal van de server, de getallen van alle spelers en de plaatsen zijn gelijk aan wat dit apparaat bij het begin van het spel bewaarde.
fair-promised-unfinished = Voor zover het spel ging, is er geschud zoals beloofd: het getal van de server, de getallen van alle spelers en de plaatsen zijn gelijk aan wat dit apparaat bij het begin van het spel bewaarde.
fair-promised-watched = Er is geschud zoals dit apparaat bij het begin van het spel te zien kreeg. Dit apparaat heeft zelf geen getal toegevoegd.
fair-not-promised = Er is niet geschud zoals beloofd. { $why }

fair-limits = Wat een spelbestand niet kan laten zien:
fair-limit-shown = Kregen de anderen hetzelfde te zien als jij? Vergelijk jullie ontvangstbewijzen.
fair-limit-start = Begon de host alleen omdat de kaarten gunstig waren? De server zou dat vooraf kunnen verklappen.
fair-limit-last = Werkte de laatste speler die meedeed samen met de server? Samen hadden ze veel getallen kunnen proberen.
fair-limit-secrets = Kreeg een speler kaarten van anderen te zien? De server kent elke kaart.

fair-no-proof = In dit spelbestand staat geen bewijs van het schudden, dus dat is niet te controleren. Een server voegt het bewijs toe als het spel is afgelopen; spellen uit een terminal of een simulatie hebben er geen.
fair-no-record = { $error }
fair-algorithm = fair.algorithm: dit programma kent { $known }, niet { $said }.
fair-no-code = fair.table: { $said } is geen tafelcode. Een tafelcode heeft zes hoofdletters en cijfers, zonder spaties. Met een andere code had de server kunnen kiezen hoe er werd geschud.
fair-other-seed = fair.commitment: hier staat { $said }, maar de SHA-256 van de seed is { $derived }. Het is niet de seed waarop de server zich had vastgelegd.
fair-other-players = fair.contributions: { $contributions } getallen voor { $players } spelers.
fair-no-chairs = chairs: in het spelbestand staat niet waar mensen zaten en waar bots, dus het is niet te zeggen van wie deze getallen zijn.
fair-other-chairs = chairs: { $chairs } plaatsen voor { $players } spelers.
fair-bot-number = fair.contributions[{ $at }]: er staat een getal voor { $who }, maar dat was een bot, en bots voegen er geen toe. Daarmee had de server kunnen kiezen hoe er werd geschud.
fair-no-number = fair.contributions[{ $at }]: er staat geen getal voor { $who }, maar dat was een mens, en elk mens voegt er een toe.
fair-differs = { $place }: het schudden gaf { $derived }, maar in het spelbestand staat { $said }. Dit is trekking { $nth }, geteld vanaf 0, en de eerste die afwijkt.
fair-not-your-commitment = fair.commitment: hier staat { $said }, maar je gaf { $given } op. Het is niet de seed die je beloofd was.
fair-not-your-number = fair.contributions: het getal dat je opgaf ontbreekt: { $number }. Er is zonder dat getal geschud.
fair-not-your-table = fair.table: hier staat { $said }, maar je gaf { $given } op. Dit is een andere tafel.
fair-bad-receipt = Dit is geen ontvangstbewijs. { $error }
fair-other-table = table: het ontvangstbewijs is van tafel { $receipt }, het spelbestand van tafel { $record }.
fair-other-game = game: het ontvangstbewijs is van { $receipt }, het spelbestand van { $record }.
fair-other-count = players: het ontvangstbewijs zegt { $receipt }, het spelbestand { $record }.
fair-other-rules = rules_version: het ontvangstbewijs zegt { $receipt }, het spelbestand { $record }. De regels zijn na het begin veranderd.
fair-other-options = options: het ontvangstbewijs zegt { $receipt }, het spelbestand { $record }. De opties zijn na het begin veranderd.
fair-other-algorithm = algorithm: het ontvangstbewijs zegt { $receipt }, het spelbestand { $record }.
fair-other-commitment = commitment: het ontvangstbewijs zegt { $receipt }, het spelbestand { $record }. De seed is niet de beloofde.
fair-other-chair = chairs[{ $at }]: voor { $who } zegt het ontvangstbewijs { $receipt }, het spelbestand { $record }.
fair-other-number = contributions[{ $at }]: het getal van { $who } is niet het getal dat bij het begin van het spel te zien was.
fair-other-own-number = contributions[{ $at }]: het getal van { $who } is niet het getal dat het eigen apparaat koos.
