terminal-word-board = board
terminal-word-hand = hand
terminal-word-score = score
terminal-word-story = story
terminal-word-undo = undo
terminal-word-rules = rules rule
terminal-word-why = why
terminal-word-hint = hint
terminal-word-help = help
terminal-word-quit = quit exit
terminal-word-stay = stay
terminal-word-leave = leave
terminal-word-pass = pass
terminal-word-none = none
terminal-word-give = give
terminal-word-keep = keep

terminal-help-board = the table
terminal-help-hand = your own cards
terminal-help-score = the score
terminal-help-story = what has happened so far
terminal-help-undo = undo your last choice, if nothing was revealed and no one else is affected
terminal-help-rules = the rule behind the last refusal; add a number for that rule
terminal-help-why = why the bots chose as they did, after the game
terminal-help-hint = what an expert would do in your place, and why
terminal-help-help = what you can type now
terminal-help-quit = leave the game

terminal-word-figures = odds beams sums
terminal-help-figures = { $game ->
    [diamant] the odds of the next card
    [mirrors] where your beams lead
   *[kadora] what rows and columns come to
}
terminal-k-sums = Sums: { $sums }.
terminal-d-met = Already met: { $hazards }.

terminal-undone = Your last choice is undone.
terminal-cannot-undo = There is nothing to undo: once something has been revealed, it stays.
terminal-not-understood = I don’t know “{ $text }”.
terminal-read-clause = To read the rule, type { $word } { $clause }.
terminal-no-rulebook = The rules could not be loaded. Try again in a moment.
terminal-no-clause = There is no rule { $clause }: they run from { $first } to { $last }.
terminal-no-seat = You are watching: you have no cards or stones of your own.
terminal-person = Player { $number }

terminal-d-cave = This is cave { $cave } of { $caves }.
terminal-d-path = The path, from the entrance: { $cards }.
terminal-d-path-empty = There is no card on the path yet.
terminal-d-card-left = { $card } with { $left ->
    [one] { $left } stone
   *[other] { $left } stones
} left on it
terminal-d-inside = In the cave: { $who }.
terminal-d-beside = Everyone in the cave has { $worth } at risk: { $stones }.
terminal-d-on-path = On the path: { $worth }.
terminal-d-removed = Out of the game for good: { $hazards }.
terminal-d-stand-ins = Other objects replace the missing stones.
terminal-d-chest = { WHO($who) ->
    [you] In your chest:
   *[one] In the chest of { $who }:
} { $worth }, { $stones }.
terminal-d-chests-closed = The chests are closed: you have to remember what went into them.
terminal-d-question = { $beside } at risk, { $path } on the path; { $dangers ->
    [0] no danger yet
    [one] { $dangers } card in the pile ends this expedition
   *[other] { $dangers } cards in the pile end this expedition
}. Stay or leave?
terminal-d-answers = Type { $stay } or { $leave }.

terminal-m-mirrors = Mirrors stand on { $mirrors }; { $beside ->
    [0] none is left beside the board.
    [one] { $beside } more lies beside the board.
   *[other] { $beside } more lie beside the board.
}
terminal-m-no-mirrors = There is no mirror on the board; { $beside } lie beside it.
terminal-m-rim = { $side ->
    [south] South
    [west] West
    [north] North
   *[east] East
}: { $recesses }.
terminal-m-recess = { $recess } { $colour }
terminal-m-recess-open = { $recess } empty
terminal-m-card = Your card shows { $diamonds }.
terminal-m-no-card = You have no card.
terminal-m-needs = You still need { $diamonds }.
terminal-m-your-side = You play from the { $side ->
    [south] south
    [west] west
    [north] north
   *[east] east
}; your entrances are { $entrances }.
terminal-m-score = { WHO($who) ->
    [you] You
   *[one] { $who }
}, { $side ->
    [south] south
    [west] west
    [north] north
   *[east] east
}: completed cards { $cards }, diamonds collected { $diamonds }.
terminal-m-score-bare = { WHO($who) ->
    [you] You
   *[one] { $who }
}, { $side ->
    [south] south
    [west] west
    [north] north
   *[east] east
}: completed cards { $cards }, no diamonds collected.
terminal-m-target = First to { $cards } completed cards wins; { $pile ->
    [0] no card is
    [one] { $pile } card is
   *[other] { $pile } cards are
} left in the pile.
terminal-m-light = { $typed } ({ $colour })
terminal-m-light-unneeded = { $typed } ({ $colour }, not needed)
terminal-m-ask-place = { $beside ->
    [one] One mirror lies
   *[other] { $beside } mirrors lie
} beside the board. Where do you place one?
terminal-m-ask-touch = All twelve mirrors are on the board. Turn, move or take off one of them, or pass?
terminal-m-ask-take-or-pass = All twelve mirrors are on the board, and you can take a diamond: { $takes }. Which one, or do you pass?
terminal-m-ask-take = Your beams light { $lit }. Which diamond do you take, or none?
terminal-m-ask-return = Your card is complete. In which order do its four diamonds go back: { $diamonds }? The first goes into { $recess }.
terminal-m-answers-place = Type a field and a diagonal, such as b2/ or b2\. You can add the diamond to take, such as b2/ s1>e3.
terminal-m-answers-touch = Type b2~ to turn, b2-c4/ to move, b2x to take off, s1>e3 to take a diamond, or { $pass }.
terminal-m-answers-take = Type where the beam enters and where it leaves, such as s1>e3, or { $none }.
terminal-m-answers-return = Type four letters in order, such as RBRG: R red, B blue, G green, Y yellow.

terminal-k-row = Row { $row }: { $cards }.
terminal-k-card = { $card } ({ $code })
terminal-k-field = { $field } { $card }
terminal-k-field-open = { $field } empty
terminal-k-pile = { $pile ->
    [left] Left pile
   *[right] Right pile
}, { $count ->
    [one] one card
   *[other] { $count } cards
}, from the top: { $backs }.
terminal-k-pile-empty = { $pile ->
    [left] Left pile
   *[right] Right pile
}: no cards.
terminal-k-last-round = This is the last round: { $turns ->
    [one] one turn is
   *[other] { $turns } turns are
} left.
terminal-k-hand = Your hand: { $cards }.
terminal-k-hand-empty = Your hand is empty.
terminal-k-hand-of = In the hand of { $who }: { $backs }.
terminal-k-loot = { WHO($who) ->
    [you] You have won
   *[one] { $who } has won
} { $count ->
    [one] one card
   *[other] { $count } cards
}: { $cards }.
terminal-k-loot-none = { WHO($who) ->
    [you] You have won nothing yet.
   *[one] { $who } has won nothing yet.
}
terminal-k-lead = Highest in { $colour }: { $who }, with { $worth }.
terminal-k-gift = { $typed } (all { $colour } cards to { $who })
terminal-k-ask-give = You may give away all your cards of one colour: { $gifts }. Which ones? Or { $keep } them all.
terminal-k-ask-place = You hold { $hand }; empty spaces are { $open }. Which card do you place where?
terminal-k-ask-draw = Which pile do you draw from: L ({ $left } on top) or R ({ $right })?
terminal-k-ask-draw-only = Which pile do you draw from?
terminal-k-letters = A card is colour, value and cut: R red, O orange, Y yellow, G green, B blue, P purple; b brilliant, p princess, m marquise.
terminal-k-answers-place = Type a card, a space and a pile, such as R3b c2 L. You can name the pile later.
terminal-k-answers-give = Type { $give } Y>2 to give all yellow cards to player 2, or { $keep } to keep them. You can also go straight on and place a card, such as R3b c2 L.
terminal-k-why-give = Why give? Cards of a colour in which you do not have the highest value at the end are penalty points: better for another player to have them (K10).
terminal-k-answers-draw = Type L or R.

terminal-label-players = Players
terminal-label-bots = Bots

terminal-thought = { $who }: “{ $reason }”
terminal-why-later = A bot’s reasons stay secret until the game is over.
terminal-why-title = What the bots thought

terminal-watch-title = step { $step } of { $steps }
terminal-watch-eyes = as { $who } sees it
terminal-watch-spectator = as a spectator sees it

terminal-hint = An expert would choose: { $action }. “{ $reason }”
terminal-hint-thinking = Asking an expert…
terminal-hint-none = There is no hint here.
terminal-bot = { $bot ->
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
