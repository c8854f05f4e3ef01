mirrors-title = Mirrors

mirrors-place = Place a mirror on { $field }, { mirrors-diagonal }
mirrors-turn = Turn the mirror on { $field }
mirrors-move = Move the mirror from { $from } to { $to }, { mirrors-diagonal }
mirrors-off = Take the mirror on { $field } off the board
mirrors-pass = Pass
mirrors-take = Take the diamond in { $recess }, lit from { $entrance }
mirrors-done = Take no diamond
mirrors-return = Put the diamonds back in this order: { $diamonds }

mirrors-colour = { $diamond ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
}
    .the = the { mirrors-colour } diamond
    .a = a { mirrors-colour } diamond
mirrors-count = { $count } { mirrors-colour }
mirrors-tally = { $diamonds }
mirrors-tally-none = none
mirrors-card = card: { $diamonds }
mirrors-diagonal = { $diagonal ->
    [rising] rising (/)
   *[falling] falling (\)
}
mirrors-side = { $heading ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
    .to = { mirrors-side }
mirrors-beam = The beam from { $entrance } { $way }.
mirrors-beam-runs = runs { mirrors-side.to }
mirrors-beam-turns = turns { mirrors-side.to } at { $field }
mirrors-beam-leaves = leaves at { $recess }
mirrors-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
mirrors-diamonds = { $diamonds ->
    [one] { $diamonds } diamond
   *[other] { $diamonds } diamonds
}

mirrors-set = The diamonds are laid out, from n1: { $north }; from e1: { $east }; from s1: { $south }; from w1: { $west }. { WHO($who) ->
    [you] You have the first turn.
   *[one] { $who } has the first turn.
}
mirrors-drew = { WHO($who) ->
    [you] You draw a card.
   *[one] { $who } draws a card.
}
mirrors-you-drew = You draw a card: { $diamonds }.
mirrors-placed = { WHO($who) ->
    [you] You place a mirror on { $field }, { mirrors-diagonal }.
   *[one] { $who } places a mirror on { $field }, { mirrors-diagonal }.
}
mirrors-turned = { WHO($who) ->
    [you] You turn the mirror on { $field }.
   *[one] { $who } turns the mirror on { $field }.
}
mirrors-moved = { WHO($who) ->
    [you] You move the mirror from { $from } to { $to }, { mirrors-diagonal }.
   *[one] { $who } moves the mirror from { $from } to { $to }, { mirrors-diagonal }.
}
mirrors-taken-off = { WHO($who) ->
    [you] You take the mirror on { $field } off the board.
   *[one] { $who } takes the mirror on { $field } off the board.
}
mirrors-passed = { WHO($who) ->
    [you] You pass.
   *[one] { $who } passes.
}
mirrors-took-none = { WHO($who) ->
    [you] You take no diamond.
   *[one] { $who } takes no diamond.
}
mirrors-took = { WHO($who) ->
    [you] You light { mirrors-colour.the } in { $recess } from { $entrance }, via { mirrors-by-way }, and take it.
   *[one] { $who } lights { mirrors-colour.the } in { $recess } from { $entrance }, via { mirrors-by-way }, and takes it.
}
mirrors-by-way = { $mirrors ->
    [one] { $mirrors } mirror
   *[other] { $mirrors } mirrors
}
mirrors-laid = { WHO($who) ->
    [you] You have all four diamonds and complete your card: { $diamonds }.
   *[one] { $who } has all four diamonds and completes a card: { $diamonds }.
} { $cards ->
    [one] That is the first card.
   *[other] That makes { mirrors-cards }.
}
mirrors-returned = { WHO($who) ->
    [you] You put the diamonds back: { $diamonds }.
   *[one] { $who } puts the diamonds back: { $diamonds }.
}
mirrors-put = { mirrors-colour } in { $recess }
mirrors-deadlock = No diamond around the board is needed any more, so everyone puts theirs back.
mirrors-went-back = { WHO($who) ->
    [you] You put { mirrors-colour.a } back in { $recess }.
   *[one] { $who } puts { mirrors-colour.a } back in { $recess }.
}
mirrors-empty-pile = It is time for a new card, but the pile is empty: the game ends.
mirrors-standstill = No diamond has been taken for { $rounds } rounds: the game ends.
mirrors-won = { WHO($who) ->
    [you] You win with { mirrors-cards }!
    [us] { NAMES($who, you: "You") } share the win, each with { mirrors-cards }!
    [one] { $who } wins with { mirrors-cards }!
   *[many] { $who } share the win, each with { mirrors-cards }!
}
mirrors-won-both = { WHO($who) ->
    [you] You win with { mirrors-cards } and { mirrors-diamonds }!
    [us] { NAMES($who, you: "You") } share the win, each with { mirrors-cards } and { mirrors-diamonds }!
    [one] { $who } wins with { mirrors-cards } and { mirrors-diamonds }!
   *[many] { $who } share the win, each with { mirrors-cards } and { mirrors-diamonds }!
}

mirrors-refused-players = Mirrors is for 2 to 4 players, not { $players } ({ $clause }).
mirrors-refused-no-such-seat = There is no seat { $seat } at this table ({ $clause }).
mirrors-refused-not-your-turn = { WHO($who) ->
    [you] It is your turn
   *[one] It is { $who }’s turn
} ({ $clause }).
mirrors-refused-board-due = The diamonds have not been laid out yet ({ $clause }).
mirrors-refused-opening-due = Everyone draws a card before the first turn ({ $clause }).
mirrors-refused-card-due = Before the game goes on, { WHO($who) ->
    [you] you draw a new card
   *[one] { $who } draws a new card
} ({ $clause }).
mirrors-refused-over = The game is over ({ $clause }).
mirrors-refused-must-place = There is still a mirror beside the board: place it on a free field ({ $clause }).
mirrors-refused-none-beside = All twelve mirrors are on the board, so there is none to place ({ $clause }).
mirrors-refused-place-not-free = There is already a mirror on { $field }: choose a free field ({ $clause }).
mirrors-refused-take-or-pass = All twelve mirrors are on the board and you can light a diamond you need: take it or pass ({ $clause }).
mirrors-refused-no-mirror = There is no mirror on { $field } ({ $clause }).
mirrors-refused-move-not-free = There is already a mirror on { $field }: move yours to a free field ({ $clause }).
mirrors-refused-nothing-touched = Turn, move or take off a mirror first, or pass ({ $clause }).
mirrors-refused-already-placed = You have placed your mirror: now take a diamond it lights, or none ({ $clause }).
mirrors-refused-already-touched = You may change only one mirror a turn: now take a diamond, or none ({ $clause }).
mirrors-refused-not-your-entrance = { $entrance } is not one of your four entrances ({ $clause }).
mirrors-refused-no-beam = The beam from { $entrance } leaves at { $leaves }, not at { $recess } ({ $clause }).
mirrors-refused-no-diamond = There is no diamond in { $recess } ({ $clause }).
mirrors-refused-misses-placed = The beam from { $entrance } misses the mirror you placed on { $field } ({ $clause }).
mirrors-refused-needs-another = The beam from { $entrance } uses only the mirror you placed: it needs one more ({ $clause }).
mirrors-refused-too-few-mirrors = The beam from { $entrance } uses { mirrors-by-way }: it needs at least three ({ $clause }).
mirrors-refused-not-needed = You do not need { mirrors-colour.the } in { $recess } for your card ({ $clause }).
mirrors-refused-return-due = Your card is complete: put its four diamonds back ({ $clause }).
mirrors-refused-nothing-to-return = You can put diamonds back only when your card is complete ({ $clause }).
mirrors-refused-other-diamonds = { $order } are not the four diamonds of your card ({ $clause }).
mirrors-refused-no-deal-due = No card is drawn now ({ $clause }).
mirrors-refused-bad-rim = { $rim } is not four diamonds of each colour, one in every recess ({ $clause }).
mirrors-refused-not-in-pile = This card is no longer in the pile: { $card } ({ $clause }).

mirrors-target = Cards to win
mirrors-target-3 = 3
    .help = The first to complete 3 cards wins.
mirrors-target-4 = 4
    .help = The first to complete 4 cards wins.
mirrors-target-5 = 5
    .help = The first to complete 5 cards wins.
