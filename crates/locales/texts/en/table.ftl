table-person = Player { $number }
table-label-players = Players
table-label-bots = Bots
table-thought = { $who }: “{ $reason }”
table-why-later = A bot’s reasons stay secret until the game is over.
table-why-title = What the bots thought
table-watch-title = step { $step } of { $steps }
table-watch-eyes = as { $who } sees it
table-watch-spectator = as a spectator sees it
table-hint = An expert would choose: { $action }. “{ $reason }”
table-hint-thinking = Asking an expert…
table-hint-none = There is no hint here.
table-bot = { $bot ->
    [random] Plays any move: good for learning the rules.
    [thumb] Plays by one simple rule.
    [clever] Plays many games in its head before every move.
    [sure-twelve] Leaves the cave once leaving brings more than 12 and there is a hazard.
    [sixth-card] Leaves the cave at the sixth card.
    [ten-stones] Leaves the cave with 10 stones at risk.
    [second-hazard] Leaves the cave at the second hazard.
    [card-counter] Leaves the cave when one more card costs more than it brings, on average.
    [expert-1] An earlier expert, which collected stones instead of playing to win.
    [search] Searches without knowing anything but the rules.
    [best-response] Trained only to beat the expert.
   *[expert] Our strongest bot.
}
table-actions = Your options
table-history = What happened
table-your-turn = Your turn
table-symbol = { $seat ->
    [0] circle
    [1] triangle
    [2] square
    [3] star
    [4] cross
    [5] moon
    [6] heart
   *[other] drop
}
table-undo = Undo
table-ask-hint = Hint
table-skip = Skip animation
table-new-game = New game
table-rematch = Rematch
table-end-game = Your game is not over. End it and start a new one?
table-keep-playing = Keep playing
table-end-and-begin = Start new game
table-as-text = Text mode
table-as-picture = Picture mode
table-read-clause = Read rule { $clause }
table-ready = Ready to go on?
table-stale = The game has moved on. Have a look, then choose again.
