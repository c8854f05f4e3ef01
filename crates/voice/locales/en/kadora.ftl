### Kadora. A card is called by its colour, value and cut. The places a1 to d4, and so the columns and rows, have the same names in every language.

kadora-title = Kadora

## What a seat can do

kadora-give = Give { $to } all the { kadora-back.many } you have won
kadora-keep = Give nothing away
kadora-place = Lay { $card } on { $field }
kadora-draw = Draw { kadora-pile.from }

## Things

kadora-colour = { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
}
    .adjective = { kadora-colour }
kadora-cut = { $cut ->
    [brilliant] brilliant
    [princess] princess
   *[marquise] marquise
}
kadora-card = { kadora-colour.adjective } { $value }, { kadora-cut } cut
    .the = the { kadora-colour.adjective } { $value } ({ kadora-cut })
kadora-back = { kadora-colour } card
    .a = { $colour ->
        [red] a red card
        [orange] an orange card
        [yellow] a yellow card
        [green] a green card
        [blue] a blue card
       *[purple] a purple card
    }
    .many = { kadora-colour } cards
kadora-pile = { $pile ->
    [left] left pile
   *[right] right pile
}
    .from = from the { kadora-pile }
kadora-virtual-player = the virtual player

## What happens

kadora-dealt = The cards are dealt. { WHO($who) ->
    [you] You begin.
   *[one] { $who } begins.
}
kadora-gave = { WHO($who) ->
    [you] You give { $to } { $cards } from your won loot.
   *[one] { $who } gives { $to } { $cards } from the won loot.
}
kadora-placed = { WHO($who) ->
    [you] You lay { $card } on { $field }:
   *[one] { $who } lays { $card } on { $field }:
} column { $column } comes to { $column_sum }, row { $row } to { $row_sum }.
kadora-took = { WHO($who) ->
    [you] You take { $haul }.
   *[one] { $who } takes { $haul }.
}
kadora-took-full-table = The table is full, so { $who } must take what differs in colour and cut: { $haul }.
kadora-took-nothing-else = The table is full and every card matches, so { $who } must take them all: { $haul }.
kadora-haul-column = { $column } from the column
kadora-haul-row = { $row } from the row
kadora-haul-both = { kadora-haul-column }, and { kadora-haul-row }
kadora-drew = { WHO($who) ->
    [you] You draw
   *[one] { $who } draws
} { kadora-back.a } { kadora-pile.from }.
kadora-you-drew = You draw { $card } { kadora-pile.from }.
kadora-filled = Place { $field } is filled with { $card } { kadora-pile.from }.
kadora-last-round = The common loot is used up: everyone has one more turn, { $who } last, and nothing more is drawn.
kadora-hand-joined = { WHO($who) ->
    [you] You add the cards in your hand to your won loot: { $cards }.
   *[one] { $who } adds the cards still in hand to the won loot: { $cards }.
}
kadora-aside-turned = The { $count } set-aside cards are turned over for the virtual player: { $totals }.
kadora-total = { $total } in { kadora-colour }
kadora-turned-down = In { kadora-colour }, { WHO($who) ->
    [you] you lead with { $total } and turn those cards face down.
    [us] { $who } lead with { $total } each and turn those cards face down.
    [one] { $who } leads with { $total } and turns those cards face down.
   *[many] { $who } lead with { $total } each and turn those cards face down.
}
kadora-turned-down-at-a-cost = { kadora-turned-down } Penalty points: { $penalties }.
kadora-penalty = { $points } for { $who }
kadora-penalty-virtual = { $points } for the virtual player
kadora-points = { $penalty ->
    [0] no penalty points
    [one] { $penalty } penalty point
   *[other] { $penalty } penalty points
}
kadora-covered = { $covered ->
    [one] { $covered } of { $cards } cards lies face down
   *[other] { $covered } of { $cards } cards lie face down
}
kadora-counted = { WHO($who) ->
    [you] You have { kadora-points };
   *[one] { $who } has { kadora-points };
} { kadora-covered }.
kadora-counted-virtual = The virtual player has { kadora-points }; { kadora-covered }.
kadora-spellbound = { WHO($who) ->
    [you] You have { kadora-points }, but no card face down: the spell holds, and you cannot win.
   *[one] { $who } has { kadora-points }, but no card face down: the spell holds, and { $who } cannot win.
}
kadora-spellbound-virtual = The virtual player has { kadora-points }, but no card face down, and so cannot win.
kadora-won-penalty = { WHO($who) ->
    [you] You win, with the fewest penalty points of all who broke the spell!
   *[one] { $who } wins, with the fewest penalty points of all who broke the spell!
}
kadora-won-penalty-virtual = The virtual player wins, with the fewest penalty points of all who broke the spell!
kadora-won-cards = { WHO($who) ->
    [you] You win: level on penalty points, but with the most cards!
   *[one] { $who } wins: level on penalty points, but with the most cards!
}
kadora-won-cards-virtual = The virtual player wins: level on penalty points, but with the most cards!
kadora-won-shared = { WHO($who) ->
    [us] { NAMES($who, you: "You") } share the win, level on penalty points and on cards!
   *[many] { $who } share the win, level on penalty points and on cards!
}

## What is not done, and why

kadora-refused-players = Kadora is for 2 to 4 players, not { $players } ({ $clause }).
kadora-refused-no-such-seat = There is no seat { $seat } at this table ({ $clause }).
kadora-refused-no-such-first = Seat { $seat } cannot begin: at a table of { $players } the seats are 0 to { $last } ({ $clause }).
kadora-refused-other-first = Seat { $agreed } begins, as agreed, not seat { $seat } ({ $clause }).
kadora-refused-card-twice = The deal has { $card } more than once, but there is only one ({ $clause }).
kadora-refused-not-dealt = The cards have not been dealt yet ({ $clause }).
kadora-refused-already-dealt = The cards have been dealt already ({ $clause }).
kadora-refused-not-your-turn = It is { $who }'s turn ({ $clause }).
kadora-refused-gift-due = First give cards away, or keep them all; then place a card ({ $clause }).
kadora-refused-gift-over = Cards are given away at the start of a turn, and once only: place a card now ({ $clause }).
kadora-refused-draw-due = You have placed your card: draw one now ({ $clause }).
kadora-refused-nothing-to-keep = Whether to give is settled: place a card ({ $clause }).
kadora-refused-place-first = Place a card before you draw one ({ $clause }).
kadora-refused-none-to-give = You have won no { kadora-back.many } to give away ({ $clause }).
kadora-refused-not-highest = You may give { kadora-colour } away only while you alone have won the highest value in it; { $who } has { $theirs }, you have { $yours } ({ $clause }).
kadora-refused-receiver-has-colour = { $who } has { kadora-back.many } already: give to one who has won none ({ $clause }).
kadora-refused-to-yourself = Cards are given to another player, not to yourself ({ $clause }).
kadora-refused-not-in-hand = { $card } is not in your hand ({ $clause }).
kadora-refused-not-open = A card lies on { $field } already: place yours on an open place of the block ({ $clause }).
kadora-refused-pile-empty = The { kadora-pile } is empty ({ $clause }).
kadora-refused-last-round = Both piles are empty: nothing is drawn in the last round ({ $clause }).
kadora-refused-over = Everyone has had their last turn: the game is over ({ $clause }).

kadora-first = First player
    .question = Who was on an island last?
kadora-first-lot = By lot
    .help = Lots are drawn for who begins.
kadora-first-seat = Player { $number }
    .help = Player { $number } was on an island last and begins.
