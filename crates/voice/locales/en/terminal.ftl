### The terminal: menus, keys, questions, and what can be typed. The words under terminal-word-… are all understood; the first is shown.

terminal-word-board = board
terminal-word-hand = hand
terminal-word-score = score
terminal-word-story = story
terminal-word-undo = undo
terminal-word-rules = rules rule
terminal-word-why = why
terminal-word-help = help
terminal-word-quit = quit exit
terminal-word-stay = stay
terminal-word-leave = leave
terminal-word-pass = pass
terminal-word-none = none
terminal-word-give = give
terminal-word-keep = keep

terminal-help-board = the table as it lies
terminal-help-hand = what you alone have
terminal-help-score = how everyone stands
terminal-help-story = what has happened so far
terminal-help-undo = take your last choice back, where that tells you nothing and touches nobody
terminal-help-rules = the rule behind the last refusal; with a number, that rule
terminal-help-why = why the bots did what they did, once the game is over
terminal-help-help = what you can type now
terminal-help-quit = leave the table

terminal-undone = Your last choice is taken back.
terminal-cannot-undo = There is nothing that can be taken back: what has been seen cannot be unseen.
terminal-not-understood = I don’t know “{ $text }”.
terminal-read-clause = To read the rule, type { $word } { $clause }.
terminal-no-rulebook = This game has no rulebook yet.
terminal-no-clause = There is no rule { $clause }: they run from { $first } to { $last }.
terminal-no-seat = You are watching: nothing on the table is yours.
terminal-person = Player { $number }

terminal-d-cave = This is cave { $cave } of { $caves }.
terminal-d-path = The path, from the entrance: { $cards }.
terminal-d-path-empty = No card lies on the path yet.
terminal-d-card-left = { $card } with { $left } left on it
terminal-d-inside = In the cave: { $who }.
terminal-d-beside = Beside the chest of everyone inside lies { $worth }: { $stones }.
terminal-d-on-path = On the path: { $worth }.
terminal-d-removed = Out of the game for good: { $hazards }.
terminal-d-stand-ins = Other objects stand in for missing stones.
terminal-d-chest = { WHO($who) ->
    [you] In your chest:
   *[one] In the chest of { $who }:
} { $worth }, { $stones }.
terminal-d-chests-closed = The chests are closed: what went into them, you have to remember.
terminal-d-question = { $beside } at risk, { $path } on the path; { $dangers ->
    [0] no danger yet
    [one] { $dangers } card in the pile would end this expedition
   *[other] { $dangers } cards in the pile would end this expedition
}. Stay or leave?
terminal-d-answers = Type { $stay } or { $leave }.

terminal-m-mirrors = Mirrors stand on { $mirrors }; { $beside } more lie beside the board.
terminal-m-no-mirrors = No mirror stands on the board; { $beside } lie beside it.
terminal-m-rim = { $side ->
    [south] South
    [west] West
    [north] North
   *[east] East
}: { $recesses }.
terminal-m-recess = { $recess } { $colour }
terminal-m-recess-open = { $recess } open
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
}: cards laid open { $cards }, in front { $diamonds }.
terminal-m-score-bare = { WHO($who) ->
    [you] You
   *[one] { $who }
}, { $side ->
    [south] south
    [west] west
    [north] north
   *[east] east
}: cards laid open { $cards }, no diamond in front.
terminal-m-target = { $cards } cards laid open win; { $pile } are left in the pile.
terminal-m-light = { $typed } ({ $colour })
terminal-m-light-unneeded = { $typed } ({ $colour }, not needed)
terminal-m-ask-place = { $beside ->
    [one] One mirror lies
   *[other] { $beside } mirrors lie
} beside the board. Where do you place one?
terminal-m-ask-touch = All twelve mirrors stand. Do you turn, move or take off one of them, or pass?
terminal-m-ask-take-or-pass = All twelve mirrors stand, and you can take a diamond: { $takes }. Which one, or do you pass?
terminal-m-ask-take = Your beams light { $lit }. Which diamond do you take, or none?
terminal-m-ask-return = You have laid your card open. In which order do its four diamonds go back: { $diamonds }? The first goes into { $recess }.
terminal-m-answers-place = Type a field and a diagonal, such as b2/ or b2\, and if you like the diamond to take, such as b2/ s1>e3.
terminal-m-answers-touch = Type b2~ to turn, b2-c4/ to move, b2x to take off, s1>e3 to take a diamond, or { $pass }.
terminal-m-answers-take = Type where the beam enters and leaves, such as s1>e3, or { $none }.
terminal-m-answers-return = Type four letters in order, such as RBRG: R red, B blue, G green, Y yellow.

terminal-k-row = Row { $row }: { $cards }.
terminal-k-card = { $card } ({ $code })
terminal-k-field = { $field } { $card }
terminal-k-field-open = { $field } open
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
terminal-k-lead = Most { $colour }: { $who }, with { $worth }.
terminal-k-gift = { $typed } (all { $colour } to { $who })
terminal-k-ask-give = You may give away all your cards of one colour: { $gifts }. Which, or do you { $keep } them?
terminal-k-ask-place = You hold { $hand }; open places are { $open }. Which card do you place where?
terminal-k-ask-draw = From which pile do you draw, L with { $left } on top or R with { $right }?
terminal-k-ask-draw-only = From which pile do you draw?
terminal-k-letters = A card is colour, value and cut: R red, O orange, Y yellow, G green, B blue, P purple; b brilliant, p princess, m marquise.
terminal-k-answers-place = Type a card, a place and a pile, such as R3b c2 L; the pile can wait.
terminal-k-answers-give = Type give Y>2 to give all yellow to player 2, counted from 1, or { $keep }; or go straight on and place a card, such as R3b c2 L.
terminal-k-why-give = Why give? Cards of a colour in which you will not have the highest value in the end are penalty points: better that somebody else has them (K10).
terminal-k-answers-draw = Type L or R.

terminal-label-players = Players
terminal-label-bots = Bots

terminal-thought = { $who }: “{ $reason }”
terminal-why-later = What a bot thinks is its secret until the game is over.
terminal-why-title = What the bots thought

terminal-watch-title = step { $step } of { $steps }
terminal-watch-eyes = as { $who } sees it
terminal-watch-spectator = as a spectator sees it

terminal-hint = An expert would choose { $action }: “{ $reason }”
terminal-hint-none = There is no hint for this.
terminal-bot = { $bot ->
    [random] Any move will do: good for learning the rules.
    [thumb] A sensible habit that fits in one sentence.
    [clever] Thinks through many games before every move.
    [sure-twelve] Leaves the cave once leaving is worth more than 12 and a hazard has been seen.
    [sixth-card] Leaves the cave at the sixth card.
    [ten-stones] Leaves the cave with 10 stones beside the chest.
    [second-hazard] Leaves the cave at the second hazard.
    [card-counter] Leaves the cave when one more card costs more than it brings, on average.
    [expert-1] The expert as it was before it played for the win.
    [search] A search that knows nothing but the rules.
    [best-response] Learned nothing but to beat the expert.
   *[expert] The best we could make of it.
}
