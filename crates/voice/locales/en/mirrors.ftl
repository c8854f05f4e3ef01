### Mirrors. The names of places are the same in every language: fields a1 to d4, recesses and entrances such as n1.

mirrors-title = Mirrors

## What a seat can do

mirrors-place = Place a mirror on { $field }, { mirrors-diagonal }
mirrors-turn = Turn the mirror on { $field }
mirrors-move = Move the mirror from { $from } to { $to }, { mirrors-diagonal }
mirrors-off = Take the mirror on { $field } off the board
mirrors-pass = Pass
mirrors-take = Take the diamond in { $recess }, lit from { $entrance }
mirrors-done = Take no diamond
mirrors-return = Put the diamonds back in this order: { $diamonds }

## Things. A diamond with .the or .a is one that something is done with.

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

## What happens

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
    [you] You light { mirrors-colour.the } in { $recess } from { $entrance }, by way of { mirrors-by-way }, and take it.
   *[one] { $who } lights { mirrors-colour.the } in { $recess } from { $entrance }, by way of { mirrors-by-way }, and takes it.
}
mirrors-by-way = { $mirrors ->
    [one] { $mirrors } mirror
   *[other] { $mirrors } mirrors
}
mirrors-laid = { WHO($who) ->
    [you] You have the four diamonds and lay your card open: { $diamonds }.
   *[one] { $who } has the four diamonds and lays the card open: { $diamonds }.
} That makes { mirrors-cards }.
mirrors-returned = { WHO($who) ->
    [you] You put the diamonds back: { $diamonds }.
   *[one] { $who } puts the diamonds back: { $diamonds }.
}
mirrors-put = { mirrors-colour } in { $recess }
mirrors-deadlock = No diamond that anyone needs is left around the board, so everyone puts theirs back.
mirrors-went-back = { WHO($who) ->
    [you] You put { mirrors-colour.a } back in { $recess }.
   *[one] { $who } puts { mirrors-colour.a } back in { $recess }.
}
mirrors-empty-pile = A new card is due, but the pile is empty: the game ends.
mirrors-standstill = For { $rounds } rounds nobody has taken a diamond: the game ends.
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

## What is not done, and why

mirrors-refused-players = Mirrors is for 2 to 4 players, not { $players } ({ $clause }).
mirrors-refused-no-such-seat = There is no seat { $seat } at this table ({ $clause }).
mirrors-refused-not-your-turn = { WHO($who) ->
    [you] It is your turn
   *[one] It is the turn of { $who }
} ({ $clause }).
mirrors-refused-board-due = The diamonds have not been laid out yet ({ $clause }).
mirrors-refused-opening-due = Everyone draws a card before the first turn ({ $clause }).
mirrors-refused-card-due = Before the game goes on, { WHO($who) ->
    [you] you draw a new card
   *[one] { $who } draws a new card
} ({ $clause }).
mirrors-refused-over = The game is over ({ $clause }).
mirrors-refused-must-place = A mirror lies beside the board: place it on a free field ({ $clause }).
mirrors-refused-none-beside = All twelve mirrors stand on the board, so there is none to place ({ $clause }).
mirrors-refused-place-not-free = A mirror stands on { $field } already: choose a free field ({ $clause }).
mirrors-refused-take-or-pass = All twelve mirrors stand and you can light a diamond you need: take it or pass ({ $clause }).
mirrors-refused-no-mirror = No mirror stands on { $field } ({ $clause }).
mirrors-refused-move-not-free = A mirror stands on { $field } already: move it to a free field ({ $clause }).
mirrors-refused-nothing-touched = You have not touched a mirror: do, or pass ({ $clause }).
mirrors-refused-already-placed = You have placed your mirror: take a diamond it lights, or take none ({ $clause }).
mirrors-refused-already-touched = You have touched a mirror, and one is all: take a diamond, or take none ({ $clause }).
mirrors-refused-not-your-entrance = { $entrance } is not one of your four entrances ({ $clause }).
mirrors-refused-no-beam = The beam from { $entrance } leaves at { $leaves }, not at { $recess } ({ $clause }).
mirrors-refused-no-diamond = No diamond lies in { $recess } ({ $clause }).
mirrors-refused-misses-placed = The beam from { $entrance } does not go by the mirror you placed on { $field } ({ $clause }).
mirrors-refused-needs-another = The beam from { $entrance } goes by the mirror you placed alone: it must go by another as well ({ $clause }).
mirrors-refused-too-few-mirrors = The beam from { $entrance } goes by { $mirrors } of the mirrors: it must go by three at least ({ $clause }).
mirrors-refused-not-needed = You do not need the diamond in { $recess }, a { mirrors-colour } one, for your card ({ $clause }).
mirrors-refused-return-due = You have laid your card open: put its four diamonds back ({ $clause }).
mirrors-refused-nothing-to-return = You put diamonds back when you have the four of your card ({ $clause }).
mirrors-refused-other-diamonds = { $order } are not the four diamonds of your card ({ $clause }).
mirrors-refused-no-deal-due = No card is due now ({ $clause }).
mirrors-refused-bad-rim = { $rim } is not four diamonds of each colour, one in every recess ({ $clause }).
mirrors-refused-not-in-pile = The pile holds no such card any more: { $card } ({ $clause }).

## What is agreed before the game

mirrors-target = Cards to win
mirrors-target-3 = 3
    .help = The first to lay open 3 cards wins.
mirrors-target-4 = 4
    .help = The first to lay open 4 cards wins.
mirrors-target-5 = 5
    .help = The first to lay open 5 cards wins.
