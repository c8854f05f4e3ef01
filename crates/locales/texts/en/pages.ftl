pages-go-on = Continue { $title }
pages-set-up = Set up game
pages-set-up-title = New game: { $title }
pages-set-up-running = You have a game of { $title } in progress. Starting a new one ends it.
pages-you = You
pages-level = { $level ->
    [random] Easy
    [thumb] Medium
    [clever] Hard
   *[expert] Expert
}
pages-level-help = { $level ->
    [random] Plays any move: good for learning.
    [thumb] Plays by one simple rule.
    [clever] Thinks ahead before every move.
   *[expert] Our strongest bot.
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
pages-begin = Start
pages-offline = You are offline. You can still play against bots; games with others need a connection.
pages-not-here = This page could not be loaded. Check your connection, then reload: there may be a new version.

pages-download = Download game file
pages-look-again = Replay
pages-review = Review
pages-explore = Cave explorer

pages-replay = Replay a game
pages-replay-help = A game file ends in .json. You can download one after every game.
pages-replay-choose = Choose a game file, or drop one here
pages-replay-last = Your last game of { $title }
pages-replay-wait = Loading the game…
pages-replay-bad = This game file cannot be shown. { $error }
pages-replay-large = This file is too large: a game file has at most { $most } MB.
pages-replay-unread = This file cannot be read. Please choose it again.
pages-replay-other = Another game file
pages-long-past = This game is over: you can only watch it.
pages-steps = Steps of the game
pages-first = Beginning
pages-back = Step back
pages-play = Play
pages-pause = Pause
pages-forwards = Step forward
pages-last = End
pages-speed = Speed
pages-eyes = Point of view
pages-shuffle = Shuffle check

pages-for-programs = Developers and fairness:
pages-protocol = the protocol
pages-api = the HTTP interface
pages-fair = the fair shuffle
pages-licence = Free software under MIT or Apache 2.0.

pages-skip-to-content = Skip to content
pages-home = Home
pages-rules-of = Rules of { $title }
pages-not-found = Page not found
pages-not-found-help = Check the address, or go back to the home page.
