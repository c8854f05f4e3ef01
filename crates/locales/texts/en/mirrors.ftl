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

mirrors-target = Cards to win
mirrors-target-3 = 3
    .help = The first to complete 3 cards wins.
mirrors-target-4 = 4
    .help = The first to complete 4 cards wins.
mirrors-target-5 = 5
    .help = The first to complete 5 cards wins.

mirrors-word-pass = pass
mirrors-word-none = none
mirrors-mirrors = Mirrors stand on { $mirrors }; { $beside ->
    [0] none is left beside the board.
    [one] { $beside } more lies beside the board.
   *[other] { $beside } more lie beside the board.
}
mirrors-no-mirrors = There is no mirror on the board; { $beside } lie beside it.
mirrors-rim = { $side ->
    [south] South
    [west] West
    [north] North
   *[east] East
}: { $recesses }.
mirrors-recess = { $recess } { $colour }
mirrors-recess-open = { $recess } empty
mirrors-card-shows = Your card shows { $diamonds }.
mirrors-no-card = You have no card.
mirrors-needs = You still need { $diamonds }.
mirrors-your-side = You play from the { $side ->
    [south] south
    [west] west
    [north] north
   *[east] east
}; your entrances are { $entrances }.
mirrors-score = { WHO($who) ->
    [you] You
   *[one] { $who }
}, { $side ->
    [south] south
    [west] west
    [north] north
   *[east] east
}: completed cards { $cards }, diamonds collected { $diamonds }.
mirrors-score-bare = { WHO($who) ->
    [you] You
   *[one] { $who }
}, { $side ->
    [south] south
    [west] west
    [north] north
   *[east] east
}: completed cards { $cards }, no diamonds collected.
mirrors-target-cards = First to { $cards } completed cards wins; { $pile ->
    [0] no card is
    [one] { $pile } card is
   *[other] { $pile } cards are
} left in the pile.
mirrors-light = { $typed } ({ $colour })
mirrors-light-unneeded = { $typed } ({ $colour }, not needed)
mirrors-ask-place = { $beside ->
    [one] One mirror lies
   *[other] { $beside } mirrors lie
} beside the board. Where do you place one?
mirrors-ask-touch = All twelve mirrors are on the board. Turn, move or take off one of them, or pass?
mirrors-ask-take-or-pass = All mirrors are on the board. You can take a diamond: { $takes }. Which one, or pass?
mirrors-ask-take = Your beams light { $lit }. Which diamond do you take, or none?
mirrors-ask-return = Your card is complete. In which order do its four diamonds go back: { $diamonds }? The first goes into { $recess }.
mirrors-answers-place = Type a field and a diagonal, such as b2/ or b2\. You can add the diamond to take, such as b2/ s1>e3.
mirrors-answers-touch = Type b2~ to turn, b2-c4/ to move, b2x to take off, s1>e3 to take a diamond, or { $pass }.
mirrors-answers-take = Type where the beam enters and where it leaves, such as s1>e3, or { $none }.
mirrors-answers-return = Type four letters in order, such as RBRG: R red, B blue, G green, Y yellow.
mirrors-board = The table
mirrors-free = { $field }, free
mirrors-mirror = { $field }, mirror, { $diagonal }
mirrors-thought = { $place }, not confirmed yet
mirrors-lit = { $place }, lit
mirrors-lit-needed = { $place }, lit, you need it
mirrors-into = { $colour } into { $recess }
mirrors-do-place = Place the mirror on { $field }
mirrors-do-move = Move the mirror from { $from } to { $to }
mirrors-flip = Turn it
mirrors-cancel = Cancel
mirrors-own-card = Your card
mirrors-lights = You light { $lit }.
mirrors-lights-none = No diamond for you with this mirror.
mirrors-why-first = The first mirror is enough on its own.
mirrors-why-placed = A beam counts if it uses your new mirror and at least one other.
mirrors-why-three = All twelve mirrors were on the board when the turn began: a beam counts if it uses three different mirrors.
mirrors-hint-place = Choose a free field.
mirrors-hint-flip = Tap the field again to turn the mirror, or choose another field.
mirrors-hint-touch = Choose a mirror: it turns. Then you can also move it or take it off.
mirrors-hint-move = Choose a free field to move it there.
mirrors-why-needed = { $needs ->
    [one] It was the last diamond I needed.
   *[other] I needed this diamond; I was missing { $needs }.
}
mirrors-why-lights = { $diamonds ->
    [one] It lit a diamond I needed.
   *[other] It lit { $diamonds } diamonds I needed.
}
mirrors-why-dark = { $needs ->
    [one] I could not light the diamond I needed.
   *[other] I could not light any of the { $needs } diamonds I needed.
}
mirrors-why-returned = The order made no difference to me, so I picked at random.
