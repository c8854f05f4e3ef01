typed-word-board = board
typed-word-hand = hand
typed-word-score = score
typed-word-story = story
typed-word-undo = undo
typed-word-rules = rules rule
typed-word-why = why
typed-word-hint = hint
typed-word-help = help
typed-word-quit = quit exit
typed-help-board = the table
typed-help-hand = your own cards
typed-help-score = the score
typed-help-story = what has happened so far
typed-help-undo = undo your last choice, if nothing was revealed and no one else is affected
typed-help-rules = the rule behind the last refusal; add a number for that rule
typed-help-why = why the bots chose as they did, after the game
typed-help-hint = what an expert would do in your place, and why
typed-help-help = what you can type now
typed-help-quit = leave the game
typed-word-figures = odds beams sums
typed-help-figures = { $game ->
    [diamant] the odds of the next card
    [mirrors] where your beams lead
   *[kadora] what rows and columns come to
}
typed-undone = Your last choice is undone.
typed-cannot-undo = There is nothing to undo: once something has been revealed, it stays.
typed-not-understood = I don’t know “{ $text }”.
typed-read-clause = To read the rule, type { $word } { $clause }.
typed-no-rulebook = The rules could not be loaded. Try again in a moment.
typed-no-clause = There is no rule { $clause }: they run from { $first } to { $last }.
typed-no-seat = You are watching: you have no cards or stones of your own.
typed-type-here = Type your move, or { $word }
typed-type-send = Send
