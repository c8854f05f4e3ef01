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
fair-your-number = Het getal dat je opgaf zit erin, toegevoegd door { $who }.

fair-limits = Wat een verslag niet kan laten zien:
fair-limit-commitment = Was deze vastlegging bekend voordat je ging zitten? Vergelijk haar met wat je toen te zien kreeg, of geef die op met --commitment.
fair-limit-number = Is je eigen getal een van de toegevoegde? Geef het op met --contribution.
fair-limit-last = Speelde wie het laatste getal toevoegde onder één hoedje met de server? Samen hadden ze er veel kunnen proberen.
fair-limit-secrets = Kreeg iemand te zien wat niet voor die ogen was? De server kent elke kaart.

fair-no-proof = Het verslag bevat geen bewijs van het schudden, dus niemand kan het toeval controleren. Een server voegt het toe als het spel is afgelopen; spellen uit een terminal of een simulatie hebben er geen.
fair-no-record = { $error }
fair-algorithm = fair.algorithm: dit programma kent { $known }, niet { $said }.
fair-other-seed = fair.commitment: hier staat { $said }, maar de SHA-256 van de seed is { $derived }. Het is niet de seed waarop de server zich had vastgelegd.
fair-other-players = fair.contributions: { $contributions } getallen voor { $players } spelers.
fair-differs = { $place }: het schudden gaf { $derived }, maar het verslag zegt { $said }. Het is uitkomst { $nth } van het toeval, geteld vanaf 0, en de eerste die afwijkt.
fair-not-your-commitment = fair.commitment: hier staat { $said }, maar je gaf { $given } op. De seed is niet die welke je was beloofd.
fair-not-your-number = fair.contributions: het getal dat je opgaf staat er niet bij: { $number }. Het toeval is zonder dat getal gemaakt.
