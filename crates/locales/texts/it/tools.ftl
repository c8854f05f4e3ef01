### What commands print besides the games, and what goes wrong there. Browsers do not have these.

## Numbers

tools-days = { $days } g { $hours } h
tools-hours = { $hours } h { $minutes } min
tools-interval = { $figure } [{ $low }; { $high }]

## How far a command has come

tools-progress = { $done } di { $all } { $counted ->
    [games] partite
    [decks] mazzi
   *[steps] passi
}
tools-progress-open = { $done } { $counted ->
    [games] partite
    [decks] mazzi
   *[steps] passi
}
tools-just-begun = appena iniziato
tools-left = ancora { $span }
tools-game-of = partita { $number } di { $all }
tools-decided-in = · deciso dopo altre { $likely }–{ $most }
tools-interrupted = interrotto dopo { $done } partite su { $all }
tools-go-on-with = interrotto: continua con --resume { $file }

## Files

tools-cannot-read = impossibile leggere { $file }
tools-cannot-write = impossibile scrivere { $file }
tools-cannot-write-into = impossibile scrivere in { $folder }
tools-not-executable = impossibile rendere eseguibile { $file }
tools-exists = { $file } esiste già: scegli un altro nome, o sovrascrivilo con --force
tools-not-empty = { $folder } non è vuota: scegli una nuova cartella, o sovrascrivi i file con --force
tools-no-random = questo computer non ha numeri casuali: dagli un --seed
tools-no-threads = impossibile avviare i thread
tools-no-interrupt = impossibile ascoltare Ctrl-C
tools-file-unread = Questo file non si può leggere.
tools-file-empty = In questo file non c’è nessuna partita.
tools-watch-needs-file = --watch usa la tastiera: dagli un file invece dello standard input
tools-no-game-to-watch = non c’è nessuna partita da guardare
tools-plot-one-game = --plot disegna una sola partita: dagli un file con una partita

## What was asked for

tools-which-game = quale gioco? Per esempio: { $example }
tools-no-command = il comando «{ $name }» non esiste. Ci sono { $commands }
tools-no-clause = { $title } non ha la regola { $clause }: l’ultima è { $last }
tools-no-bot-or-program = { online-refused-no-bot } Un nome con una barra è un programma: ./mybot.py
tools-not-an-option = «{ $text }» non è un’opzione: scrivi NOME=VALORE
tools-bad-option = { $option } può essere { $values }
tools-who-plays = chi gioca? --seats expert,thumb,thumb,random, o --field expert,clever,thumb --players 4
tools-bots-and-seats = { $bots } bot, ma { $players } posti: vedi --players
tools-bot-is-program = { $bot } è un programma: i programmi giocano in adamant arena
tools-field-of-two = servono almeno due bot
tools-does-not-play = «{ $name }» non gioca. Giocano { $names }
tools-no-bots-in = { $file } non nomina nessun bot
tools-no-deals = { $file } non contiene niente da giocare: scrivi un numero o una partita per riga
tools-bad-deal = { $place }: né un numero né una partita. { $error }
tools-no-results = { $place }: questo non è un file di risultati di adamant arena
tools-no-result = { $place }: questa riga non è un risultato
tools-results-unwritten = i risultati non sono stati scritti: { $error }

## serve

tools-open = { $name } è aperto.
tools-port-taken = La porta { $port } è occupata da un altro programma: questa è la porta { $own }.
tools-at-here = qui
tools-at-everyone = per tutti
tools-at-phones = telefoni
tools-same-network = nella stessa rete
tools-saved-in = salvato in
tools-to-stop = fermare
tools-to-stop-how = Ctrl-C; ogni tavolo continua quando torni
tools-more = altro
tools-stopped = Fermato. Tutti i tavoli sono salvati.
tools-server-stopped = il server si è fermato
tools-cannot-open-database = impossibile aprire il database { $file }: { $error }
tools-no-database = non c’è nessun database { $file }
tools-same-database = è due volte lo stesso database: indica un’altra destinazione
tools-copy-differs = il tavolo { $code } è in entrambi i database e non è lo stesso: copia in un database vuoto
tools-copied = { $tables ->
    [one] Copiato 1 tavolo
   *[other] Copiati { $tables } tavoli
  } e controllato tutto; già presenti: { $there }. { $entries ->
    [one] In tutto 1 voce.
   *[other] In tutto { $entries } voci.
  }
tools-cannot-write-beside = impossibile scrivere accanto al database { $file }: { $error }
tools-already-served = { $file } è già in uso su { $at }: vai lì, ferma prima quel server, o usa un altro database
tools-already-served-somewhere = { $file } è già in uso: ferma prima quel server, o usa un altro database
tools-cannot-reach-broker = impossibile raggiungere gli altri server attraverso { $broker }: { $error }
tools-advice-broker = scegli un altro broker con --nats
tools-needs-nats = un database PostgreSQL ha bisogno di un broker, anche con un solo server
tools-advice-nats = indicane uno con --nats nats://host:4222
tools-needs-postgres = un broker ha bisogno di un database PostgreSQL: più server non possono condividere un file
tools-advice-postgres = indicane uno con --database postgres://utente:password@host/database, o togli --nats
tools-cannot-listen = impossibile ascoltare su { $address }: { $error }
tools-advice-port = un altro programma ha quella porta: scegline un’altra, come --listen { $address }
tools-advice-high-port = scegli una porta sopra 1023, come --listen { $address }
tools-advice-address = scegli un indirizzo di questo computer con --listen
tools-advice-database = scegli un altro file con --database
tools-unknown-variable = { $name } è nell’ambiente, ma questa impostazione non esiste (adamant serve --help)
tools-bad-log-filter = impossibile leggere il filtro del log «{ $filter }»
tools-log-taken = un log è già in corso

## simulate

tools-simulated = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} di { $game } con { $players } giocatori in { $seconds } s: { $rate } partite/s, { $decisions } decisioni/s (seme { $seed })
tools-seat = posto
tools-bot = bot
tools-wins = vinte
tools-mean-score = punteggio medio
tools-standard-error = ± errore standard
tools-random-moves = a caso
tools-wins-mean = vinte: su tutte le partite; una vittoria condivisa conta per la sua parte.
tools-written-in = Ogni partita è in { $file }: adamant replay { $file }
tools-share = quota
tools-all = tutto

## arena

tools-deals = { $deals ->
    [one] { $deals } distribuzione
   *[other] { $deals } distribuzioni
}
tools-headline = { $game }, { $players } posti: { $games } partite da { $deals }, seme { $seed }
tools-headline-mixed = { $game }, { $players } posti estratti a sorte: { $games } partite da { $deals }, seme { $seed }
tools-games-of = { $games } su { $all }
tools-wins-percent = vinte %
tools-score = punteggio
tools-rating = punteggio Elo
tools-ms-per-move = ms/mossa
tools-pairs = Con le stesse distribuzioni, un posto del primo vince tanti punti in più:
tools-pair-of = n = { $deals }
tools-slowest = { $bot }: mossa più lenta { $slowest } ms; trasmissione { $overhead } ms a mossa, non contata
tools-lost-by-faults = { $bot } ha perso { $lost } partite su { $games } per errori: { $faults }.
tools-fault = { $fault ->
    [start] non avviato
    [crash] bloccato
    [timeout] troppo lento
    [wrong] mossa sbagliata
   *[memory] troppa memoria
}
tools-faults = { tools-fault } { $count }
tools-cannot-play = { $program } non può giocare: { tools-fault }: { $why }
tools-better = Sì: { $better } è migliore di { $worse }.
tools-not-better = No: { $better } non è migliore di { $worse } di { $margin } punti.
tools-undecided = Indeciso: se { $better } sia migliore di { $worse }.
tools-undecided-more = { tools-undecided } Potrebbero servire altre { $likely } partite, e raramente più di { $most }.
tools-sequential = { $answer } (Test sequenziale: sbagliato nel { $percent } dei casi se i due sono uguali, e se { $better } vince { $margin } punti in più.)
tools-legend-wins = n: partite giocate dai suoi posti. vinte: la parte vinta da un posto, una vittoria condivisa per la sua parte; una parte equa è { $percent }.
tools-legend-score = { $game ->
    [diamant] punteggio: pietre nel forziere alla fine; più sono, meglio è.
    [mirrors] punteggio: carte complete; più sono, meglio è, a parità decidono i diamanti.
   *[kadora] punteggio: punti di penalità; meno sono, meglio è.
}
tools-legend-rating = punteggio Elo: dai vincitori di ogni partita (Plackett–Luce); 0 è la media di questi bot, e 400 punti in più vincono dieci volte più spesso.
tools-legend-brackets = Tra parentesi, intervalli al { $percent }, con un bootstrap sulle distribuzioni: le partite di una distribuzione condividono la fortuna.
tools-report-title = Arena: { $game }
tools-standings = Classifica, con intervalli al { $percent }
tools-seat-wins = vinte per posto in %
tools-rating-elo = punteggio Elo
tools-faults-title = Errori
tools-pairs-title = Coppie con le stesse distribuzioni: quanto di più vince un posto del primo
tools-pair = coppia
tools-points = punti percentuali
tools-deals-title = distribuzioni
tools-times-title = Tempo per pensare; la trasmissione è l’andata e ritorno verso un programma, non contata
tools-moves = mosse
tools-slowest-ms = la più lenta, ms
tools-overhead-ms = trasmissione, ms/mossa
tools-legend-title = Che cosa significano i numeri
tools-wins-title = Chi vince quante volte
tools-wins-words = { $game }, { $games } partite: vinte per posto in % con intervallo al { $percent }; tratteggiato: una parte equa
tools-ratings-title = Quanto è forte ogni bot
tools-ratings-words = { $game }, { $games } partite: punteggio Elo con intervallo al { $percent }; tratteggiato: la media
tools-pairs-plot = Coppie con le stesse distribuzioni
tools-pairs-words = { $game }, { $deals }: punti in più vinti da un posto del primo; tratteggiato: nessuna differenza

## bots new

tools-no-program-name = { $name } non è un nome per un programma: usa lettere, cifre, - e _, come mybot.py, o mybot per Rust
tools-no-skeleton = c’è un modello per .py, e per Rust senza estensione, non per .{ $suffix }
tools-build-it = Compilalo: { $command }
tools-let-it-play = Fallo giocare: { $command }
tools-where-to-read = docs/bots.md spiega il protocollo; la tua idea va nella funzione choose.

## join

tools-join-address = scrivi l’indirizzo di un tavolo come lo mostra l’host, per esempio https://adamant.example/t/BCDFGH
tools-join-program = --bot è un programma: ./mybot.py. I nostri bot li può mettere l’host in ogni posto libero
tools-cannot-connect = impossibile connettersi a { $server }
tools-retrying = impossibile connettersi a { $server }: { $error }; nuovo tentativo tra { $seconds } s
tools-other-protocol = il server usa un’altra versione del protocollo
tools-no-open-seat = la partita è iniziata, e non c’era nessun posto libero
tools-not-offered = «{ $action }» non è tra le mosse offerte

## solve

tools-only-diamant = { $game } non si può risolvere: solo diamant

tools-practice-found = { $count ->
    [one] Trovata una posizione
   *[other] Trovate { $count } posizioni
} in { $games } partite con il seme { $seed }.
