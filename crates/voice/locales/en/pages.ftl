### Alone, replays, and without a network.

pages-go-on = Go on with { $title }
pages-set-up = Set up a game
pages-set-up-title = New game: { $title }
pages-set-up-running = You have a game of { $title } in progress. A new one ends it.
pages-your-name = Your name
pages-you = You
pages-level = { $level ->
    [random] Easy
    [thumb] Medium
    [clever] Hard
   *[expert] Expert
}
pages-level-help = { $level ->
    [random] Not always attentive: good for learning.
    [thumb] Plays by one simple rule.
    [clever] Thinks ahead before every move.
   *[expert] Our strongest.
}
pages-temper = { $temper ->
    [timid] plays it safe
    [greedy] always wants more
    [counter] counts the cards
    [copycat] does what the others do
    [contrary] does the opposite of the others
    [moody] never does the same thing twice
    [daredevil] is bold and stubborn
   *[follower] is careful and follows the others
}
pages-temper-of = { $name } { $temper }.
pages-begin = Begin
pages-offline = You are offline. Alone against bots everything works; games with others wait for the network.
pages-not-here = This part of Adamant could not be loaded. There may be no network, or a newer version.

pages-download = Download the game file
pages-look-again = Replay

pages-replay = Replay a game
pages-replay-help = A record is a file ending in .json. This page offers one after every game, and so does a table on a server.
pages-replay-choose = Choose a record, or drop one here
pages-replay-last = Your last game of { $title }
pages-replay-wait = Fetching the record …
pages-replay-bad = This record cannot be shown. { $error }
pages-replay-large = This file is too large to be a record: records have at most { $most } MB.
pages-replay-unread = This file cannot be read. Try to choose it again.
pages-replay-other = Another record
pages-long-past = This game has been played: it can only be looked at.
pages-steps = Steps of the game
pages-first = To the beginning
pages-back = A step back
pages-play = Play
pages-pause = Pause
pages-forwards = A step forwards
pages-last = To the end
pages-speed = Speed
pages-eyes = Point of view
pages-shuffle = What was checked of the shuffle

pages-for-programs = Developers and fairness:
pages-protocol = the protocol
pages-api = the HTTP interface
pages-fair = the fair shuffle
pages-licence = Free software, under MIT or Apache 2.0.
