### What commands print besides the games, and what goes wrong there. Browsers do not have these.

## Numbers

tools-days = { $days } d { $hours } u
tools-hours = { $hours } u { $minutes } min
tools-interval = { $figure } [{ $low }; { $high }]

## How far a command has come

tools-progress = { $done } van { $all } { $counted ->
    [games] spellen
    [decks] stapels
   *[steps] stappen
}
tools-progress-open = { $done } { $counted ->
    [games] spellen
    [decks] stapels
   *[steps] stappen
}
tools-just-begun = net begonnen
tools-left = nog { $span }
tools-game-of = spel { $number } van { $all }
tools-decided-in = · beslist na nog { $likely } tot { $most }
tools-interrupted = onderbroken na { $done } van de { $all } spellen
tools-go-on-with = onderbroken: ga verder met --resume { $file }

## Files

tools-cannot-read = { $file } kan niet worden gelezen
tools-cannot-write = { $file } kan niet worden geschreven
tools-cannot-write-into = in { $folder } kan niet worden geschreven
tools-not-executable = { $file } kan niet uitvoerbaar worden gemaakt
tools-exists = { $file } bestaat al: kies een andere naam, of overschrijf het met --force
tools-not-empty = { $folder } is niet leeg: kies een nieuwe map, of overschrijf de bestanden met --force
tools-no-random = deze computer heeft geen toevalsgetallen: geef een --seed
tools-no-threads = de threads kunnen niet worden gestart
tools-no-interrupt = er kan niet naar Ctrl-C worden geluisterd
tools-file-unread = Dit bestand kan niet worden gelezen.
tools-file-empty = In dit bestand staat geen spel.
tools-watch-needs-file = --watch gebruikt het toetsenbord: geef een bestand in plaats van de standaardinvoer
tools-no-game-to-watch = er is geen spel om te bekijken
tools-plot-one-game = --plot tekent één spel: geef een bestand met één spel

## What was asked for

tools-which-game = welk spel? Bijvoorbeeld: { $example }
tools-no-command = de opdracht “{ $name }” bestaat niet. Je kunt kiezen uit { $commands }
tools-no-clause = { $title } heeft geen regel { $clause }: de laatste is { $last }
tools-no-bot-or-program = { online-refused-no-bot } Een naam met een schuine streep is een programma: ./mybot.py
tools-not-an-option = “{ $text }” is geen optie: schrijf NAAM=WAARDE
tools-bad-option = { $option } kan zijn: { $values }
tools-who-plays = wie spelen er? --seats expert,thumb,thumb,random, of --field expert,clever,thumb --players 4
tools-bots-and-seats = { $bots } bots, maar { $players } plaatsen: zie --players
tools-bot-is-program = { $bot } is een programma: programma’s spelen in adamant arena
tools-field-of-two = er zijn minstens twee bots nodig
tools-does-not-play = “{ $name }” speelt niet mee. Wel mee doen { $names }
tools-no-bots-in = { $file } noemt geen bots
tools-no-deals = in { $file } staat niets om te spelen: schrijf op elke regel een getal of een spel
tools-bad-deal = { $place }: geen getal en geen spel. { $error }
tools-no-results = { $place }: dit is geen bestand met uitslagen van adamant arena
tools-no-result = { $place }: deze regel is geen uitslag
tools-results-unwritten = de uitslagen konden niet worden geschreven: { $error }

## serve

tools-open = { $name } is open.
tools-port-taken = Poort { $port } is in gebruik door een ander programma. Dit is poort { $own }.
tools-at-here = hier
tools-at-everyone = iedereen
tools-at-phones = telefoons
tools-same-network = in hetzelfde netwerk
tools-saved-in = opgeslagen
tools-to-stop = stoppen
tools-to-stop-how = Ctrl-C; elke tafel gaat verder als je terugkomt
tools-more = meer
tools-stopped = Gestopt. Alle tafels zijn opgeslagen.
tools-server-stopped = de server is gestopt
tools-cannot-open-database = de database { $file } kan niet worden geopend: { $error }
tools-no-database = er is geen database { $file }
tools-same-database = dat is twee keer dezelfde database: noem een andere om naar te kopiëren
tools-copy-differs = de tafel { $code } staat in beide databases en is niet gelijk: kopieer naar een lege database
tools-copied = { $tables ->
    [one] 1 tafel
   *[other] { $tables } tafels
  } gekopieerd en alles gecontroleerd; al aanwezig: { $there }. { $entries ->
    [one] Samen 1 regel.
   *[other] Samen { $entries } regels.
  }
tools-cannot-write-beside = naast de database { $file } kan niet worden geschreven: { $error }
tools-already-served = { $file } is al in gebruik op { $at }: ga daarheen, stop eerst die server, of neem een andere database
tools-already-served-somewhere = { $file } is al in gebruik: stop eerst die server, of neem een andere database
tools-cannot-reach-broker = de andere servers zijn niet te bereiken via { $broker }: { $error }
tools-advice-broker = kies een andere broker met --nats
tools-needs-nats = een PostgreSQL-database heeft een broker nodig, ook met één server
tools-advice-nats = noem er een met --nats nats://host:4222
tools-needs-postgres = een broker heeft een PostgreSQL-database nodig: servers kunnen geen bestand delen
tools-advice-postgres = noem er een met --database postgres://gebruiker:wachtwoord@host/database, of laat --nats weg
tools-cannot-listen = op { $address } kan niet worden geluisterd: { $error }
tools-advice-port = een ander programma heeft die poort: kies een andere, zoals --listen { $address }
tools-advice-high-port = kies een poort boven 1023, zoals --listen { $address }
tools-advice-address = kies een adres van deze computer met --listen
tools-advice-database = kies een ander bestand met --database
tools-unknown-variable = { $name } staat in de omgeving, maar zo’n instelling bestaat niet (adamant serve --help)
tools-bad-log-filter = het logfilter “{ $filter }” is onleesbaar
tools-log-taken = er wordt al een log geschreven

## simulate

tools-simulated = { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
} { $game } met { $players } spelers in { $seconds } s: { $rate } spellen/s, { $decisions } beslissingen/s (seed { $seed })
tools-seat = plaats
tools-bot = bot
tools-wins = gewonnen
tools-mean-score = gemiddelde score
tools-standard-error = ± standaardfout
tools-random-moves = willekeurig
tools-wins-mean = gewonnen: van alle spellen; gedeelde winst telt voor haar deel.
tools-written-in = Elk spel staat in { $file }: adamant replay { $file }
tools-share = aandeel
tools-all = alle

## arena

tools-deals = { $deals ->
    [one] { $deals } deling
   *[other] { $deals } delingen
}
tools-headline = { $game }, { $players } plaatsen: { $games } spellen uit { $deals }, seed { $seed }
tools-headline-mixed = { $game }, { $players } plaatsen door loting: { $games } spellen uit { $deals }, seed { $seed }
tools-games-of = { $games } van { $all }
tools-wins-percent = gewonnen %
tools-score = score
tools-rating = rating
tools-ms-per-move = ms/zet
tools-pairs = Met dezelfde kaarten wint een plaats van de eerste zoveel punten meer:
tools-pair-of = n = { $deals }
tools-slowest = { $bot }: traagste zet { $slowest } ms; overdracht { $overhead } ms per zet, niet meegeteld
tools-lost-by-faults = { $bot } verloor { $lost } van de { $games } spellen door fouten: { $faults }.
tools-fault = { $fault ->
    [start] niet gestart
    [crash] vastgelopen
    [timeout] te laat
    [wrong] verkeerde zet
   *[memory] te veel geheugen
}
tools-faults = { tools-fault } { $count }
tools-cannot-play = { $program } kan niet spelen: { tools-fault }: { $why }
tools-better = Ja: { $better } is beter dan { $worse }.
tools-not-better = Nee: { $better } is geen { $margin } punten beter dan { $worse }.
tools-undecided = Onbeslist of { $better } beter is dan { $worse }.
tools-undecided-more = { tools-undecided } Misschien zijn nog { $likely } spellen nodig, en zelden meer dan { $most }.
tools-sequential = { $answer } (Sequentiële toets: fout in { $percent } van de gevallen als beide gelijk zijn, en als { $better } { $margin } punten meer wint.)
tools-legend-wins = n: spellen van zijn plaatsen. gewonnen: het deel dat één plaats wint, gedeelde winst voor haar deel; een eerlijk deel is { $percent }.
tools-legend-score = { $game ->
    [diamant] score: diamanten in de schatkist aan het eind; meer is beter.
    [mirrors] score: volle kaarten; meer is beter, diamanten beslissen bij gelijke stand.
   *[kadora] score: strafpunten; minder is beter.
}
tools-legend-rating = rating: Elo-schaal, naar wie elk spel won (Plackett–Luce); 0 is het gemiddelde van deze bots, en wie 400 punten meer heeft wint tien keer zo vaak.
tools-legend-brackets = Tussen haakjes staan intervallen van { $percent }, door een bootstrap over delingen: de spellen van één deling delen hun geluk.
tools-report-title = Arena: { $game }
tools-standings = Stand, met intervallen van { $percent }
tools-seat-wins = gewonnen per plaats in %
tools-rating-elo = rating (Elo)
tools-faults-title = Fouten
tools-pairs-title = Paren met dezelfde kaarten: hoeveel meer een plaats van de eerste wint
tools-pair = paar
tools-points = procentpunten
tools-deals-title = delingen
tools-times-title = Bedenktijd; overdracht is de weg naar een programma en terug, niet meegeteld
tools-moves = zetten
tools-slowest-ms = traagste, ms
tools-overhead-ms = overdracht, ms/zet
tools-legend-title = Wat de cijfers betekenen
tools-wins-title = Wie hoe vaak wint
tools-wins-words = { $game }, { $games } spellen: gewonnen per plaats in % met { $percent }-interval; gestreept: een eerlijk deel
tools-ratings-title = Hoe sterk elke bot is
tools-ratings-words = { $game }, { $games } spellen: rating op de Elo-schaal met { $percent }-interval; gestreept: het gemiddelde
tools-pairs-plot = Paren met dezelfde kaarten
tools-pairs-words = { $game }, { $deals }: hoeveel punten meer een plaats van de eerste wint; gestreept: geen verschil

## bots new

tools-no-program-name = { $name } is geen naam voor een programma: gebruik letters, cijfers, - en _, zoals mybot.py, of mybot voor Rust
tools-no-skeleton = er is een begin voor .py, en voor Rust zonder extensie, niet voor .{ $suffix }
tools-build-it = Bouw het: { $command }
tools-let-it-play = Laat het spelen: { $command }
tools-where-to-read = docs/bots.md legt het protocol uit; jouw idee komt in de functie choose.

## join

tools-join-address = schrijf het adres van een tafel zoals de host het toont, zoals https://adamant.example/t/BCDFGH
tools-join-program = --bot is een programma: ./mybot.py. Onze eigen bots kan de host op elke vrije plaats zetten
tools-cannot-connect = kan geen verbinding maken met { $server }
tools-retrying = kan geen verbinding maken met { $server }: { $error }; nieuwe poging over { $seconds } s
tools-other-protocol = de server gebruikt een andere versie van het protocol
tools-no-open-seat = het spel is begonnen, en er was geen plaats vrij
tools-not-offered = “{ $action }” hoort niet bij de zetten die het kreeg

## solve

tools-only-diamant = { $game } kan niet worden opgelost: alleen diamant kan dat

tools-practice-found = { $count ->
    [one] Eén stelling gevonden
   *[other] { $count } stellingen gevonden
} in { $games } spellen met seed { $seed }.
