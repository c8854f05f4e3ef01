### What commands print besides the games, and what goes wrong there. Browsers do not have these.

## Numbers

tools-days = { $days } d { $hours } h
tools-hours = { $hours } h { $minutes } min
tools-interval = { $figure } [{ $low }, { $high }]

## How far a command has come

tools-progress = { $done } of { $all } { $counted ->
    [games] games
    [decks] decks
   *[steps] steps
}
tools-progress-open = { $done } { $counted ->
    [games] games
    [decks] decks
   *[steps] steps
}
tools-just-begun = just started
tools-left = { $span } left
tools-game-of = game { $number } of { $all }
tools-decided-in = · decided in { $likely } to { $most } more
tools-interrupted = interrupted after { $done } of { $all } games
tools-go-on-with = interrupted: continue with --resume { $file }

## Files

tools-cannot-read = cannot read { $file }
tools-cannot-write = cannot write { $file }
tools-cannot-write-into = cannot write into { $folder }
tools-not-executable = cannot make { $file } executable
tools-exists = { $file } exists already: choose another name, or overwrite it with --force
tools-not-empty = { $folder } is not empty: choose a new folder, or overwrite its files with --force
tools-no-random = this computer has no random numbers: give it a --seed
tools-no-threads = cannot start the threads
tools-no-interrupt = cannot listen for Ctrl-C
tools-file-unread = This file cannot be read.
tools-file-empty = There is no game in this file.
tools-watch-needs-file = --watch uses the keyboard: give it a file instead of standard input
tools-no-game-to-watch = there is no game to watch
tools-plot-one-game = --plot draws one game: give it a file with one game

## What was asked for

tools-which-game = which game? For example: { $example }
tools-no-command = there is no command “{ $name }”: there are { $commands }
tools-no-clause = { $title } has no rule { $clause }: its rules end with { $last }
tools-no-bot-or-program = { online-refused-no-bot } A name with a slash is a program: ./mybot.py
tools-not-an-option = “{ $text }” is not an option: write NAME=VALUE
tools-bad-option = { $option } can be { $values }
tools-who-plays = who plays? --seats expert,thumb,thumb,random, or --field expert,clever,thumb --players 4
tools-bots-and-seats = { $bots } bots, but { $players } seats: see --players
tools-bot-is-program = { $bot } is a program: programs play in adamant arena
tools-field-of-two = a field needs two bots or more
tools-does-not-play = “{ $name }” does not play: those who do are called { $names }
tools-no-bots-in = { $file } names no bots
tools-no-deals = { $file } holds no deals: write a number or a game in every line
tools-bad-deal = { $place }: neither a number nor a game. { $error }
tools-no-results = { $place }: this is not a file of results of adamant arena
tools-no-result = { $place }: this line is not a result
tools-results-unwritten = the results could not be written: { $error }

## serve

tools-open = { $name } is open.
tools-port-taken = Port { $port } is taken by another program, so this is port { $own }.
tools-at-here = here
tools-at-everyone = everyone
tools-at-phones = phones
tools-same-network = in the same network
tools-saved-in = saved in
tools-to-stop = to stop
tools-to-stop-how = Ctrl-C; every table goes on when you come back
tools-more = more
tools-stopped = Stopped. All tables are saved.
tools-server-stopped = the server stopped
tools-cannot-open-database = cannot open the database { $file }: { $error }
tools-no-database = there is no database { $file }
tools-same-database = both are the same database: name another one to copy into
tools-copy-differs = the table { $code } is in both databases and differs: copy into an empty database
tools-copied = { $tables ->
    [one] Copied 1 table
   *[other] Copied { $tables } tables
  } and checked it all; already there: { $there }. { $entries ->
    [one] 1 entry in all.
   *[other] { $entries } entries in all.
  }
tools-cannot-write-beside = cannot write beside the database { $file }: { $error }
tools-already-served = { $file } is already served at { $at }: go there, stop that server first, or serve another database
tools-already-served-somewhere = { $file } is already served: stop that server first, or serve another database
tools-cannot-reach-broker = cannot join the other servers at { $broker }: { $error }
tools-advice-broker = choose another broker with --nats
tools-needs-nats = a PostgreSQL database needs a broker, even for a single server
tools-advice-nats = name one with --nats nats://host:4222
tools-needs-postgres = a broker needs a PostgreSQL database: a file cannot be shared by several servers
tools-advice-postgres = name one with --database postgres://user:password@host/database, or leave --nats out
tools-cannot-listen = cannot listen on { $address }: { $error }
tools-advice-port = another program has that port: choose another, such as --listen { $address }
tools-advice-high-port = choose a port above 1023, such as --listen { $address }
tools-advice-address = choose an address of this computer with --listen
tools-advice-database = choose another file with --database
tools-unknown-variable = { $name } is set in the environment, but there is no such setting (adamant serve --help)
tools-bad-log-filter = cannot read the log filter “{ $filter }”
tools-log-taken = a log is already written

## simulate

tools-simulated = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $game } with { $players } players in { $seconds } s: { $rate } games/s, { $decisions } decisions/s (seed { $seed })
tools-seat = seat
tools-bot = bot
tools-wins = wins
tools-mean-score = mean score
tools-standard-error = ± standard error
tools-random-moves = random moves
tools-wins-mean = wins: of all games; a shared win counts for its share.
tools-written-in = Every game is written in { $file }: adamant replay { $file }
tools-share = share
tools-all = all

## arena

tools-deals = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
tools-headline = { $game }, { $players } seats: { $games } games from { $deals }, seed { $seed }
tools-headline-mixed = { $game }, { $players } seats drawn from the field: { $games } games from { $deals }, seed { $seed }
tools-games-of = { $games } of { $all }
tools-wins-percent = wins %
tools-score = score
tools-rating = rating
tools-ms-per-move = ms/move
tools-pairs = Over the same deals, a seat of the first wins so many points more:
tools-pair-of = n = { $deals }
tools-slowest = { $bot }: slowest move { $slowest } ms; overhead { $overhead } ms a move, not counted
tools-lost-by-faults = { $bot } lost { $lost } of { $games } games by faults: { $faults }.
tools-fault = { $fault ->
    [start] not started
    [crash] crash
    [timeout] timeout
    [wrong] wrong move
   *[memory] too much memory
}
tools-faults = { tools-fault } { $count }
tools-cannot-play = { $program } cannot play: { tools-fault }: { $why }
tools-better = Yes: { $better } is better than { $worse }.
tools-not-better = No: { $better } is not better than { $worse } by { $margin } points.
tools-undecided = Undecided: whether { $better } is better than { $worse }.
tools-undecided-more = { tools-undecided } It may take { $likely } more games, and hardly more than { $most }.
tools-sequential = { $answer } (Sequential test: wrong in { $percent } of runs if both are equal, and if { $better } wins { $margin } points more.)
tools-legend-wins = n: games played by its seats. wins: part of them that one seat wins, a shared win for its share; a fair share is { $percent }.
tools-legend-score = { $game ->
    [diamant] score: stones in the chest at the end; more is better.
    [mirrors] score: cards completed; more is better, diamonds decide ties.
   *[kadora] score: penalty points; fewer is better.
}
tools-legend-rating = rating: Elo scale, from who won each game (Plackett–Luce); 0 is the average of these bots, and 400 points more win ten times as often.
tools-legend-brackets = Brackets hold { $percent } intervals, by a bootstrap over deals: the games of a deal share their luck.
tools-report-title = Arena: { $game }
tools-standings = Standings, with { $percent } intervals
tools-seat-wins = wins of a seat in %
tools-rating-elo = rating (Elo)
tools-faults-title = Faults
tools-pairs-title = Pairs over the same deals: how much more a seat of the first wins
tools-pair = pair
tools-points = percentage points
tools-deals-title = deals
tools-times-title = Time to think; overhead is the way to a program and back, not counted
tools-moves = moves
tools-slowest-ms = slowest, ms
tools-overhead-ms = overhead, ms/move
tools-legend-title = What the figures mean
tools-wins-title = Who wins how often
tools-wins-words = { $game }, { $games } games: wins of a seat in % with { $percent } interval; dashed: a fair share
tools-ratings-title = How strong each bot is
tools-ratings-words = { $game }, { $games } games: rating on the Elo scale with { $percent } interval; dashed: the average
tools-pairs-plot = Pairs over the same deals
tools-pairs-words = { $game }, { $deals }: points more that a seat of the first wins; dashed: no difference

## bots new

tools-no-program-name = { $name } is not a name for a program: use letters, digits, - and _, such as mybot.py, or mybot for Rust
tools-no-skeleton = there is a skeleton for .py, and for Rust without an ending, not for .{ $suffix }
tools-build-it = Build it: { $command }
tools-let-it-play = Let it play: { $command }
tools-where-to-read = docs/bots.md explains the protocol; your idea goes into the function choose.

## join

tools-join-address = write the address of a table as its host shows it, such as https://adamant.example/t/BCDFGH
tools-join-program = --bot is a program: ./mybot.py. For our own bots, the host can add them to any open seat
tools-cannot-connect = cannot connect to { $server }
tools-retrying = cannot connect to { $server }: { $error }; trying again in { $seconds } s
tools-other-protocol = the server uses another version of the protocol
tools-no-open-seat = the game has started, and no seat was open
tools-not-offered = “{ $action }” is not among the moves it was offered

## solve

tools-only-diamant = { $game } cannot be solved: only diamant can

tools-practice-found = { $count ->
    [one] One position found
   *[other] { $count } positions found
} in { $games } games with seed { $seed }.
