kadora-title = Kadora

kadora-give = Give { $to } all the { kadora-back.many } you have won
kadora-keep = Give nothing away
kadora-place = Place { $card } on { $field }
kadora-draw = Draw { kadora-pile.from }

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
kadora-card = { kadora-colour.adjective } { $value } ({ kadora-cut })
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
kadora-virtual-player = the dummy hand

kadora-dealt = The cards are dealt. { WHO($who) ->
    [you] You begin.
   *[one] { $who } begins.
}
kadora-gave = { WHO($who) ->
    [you] You give { $to } { $cards } from your won loot.
   *[one] { $who } gives { $to } { $cards } from the won loot.
}
kadora-placed = { WHO($who) ->
    [you] You place { $card } on { $field }:
   *[one] { $who } places { $card } on { $field }:
} column { $column } adds up to { $column_sum }, row { $row } to { $row_sum }.
kadora-took = { WHO($who) ->
    [you] You take { $haul }.
   *[one] { $who } takes { $haul }.
}
kadora-took-full-table = The table is full, so { $who } must take the cards sharing neither colour nor cut: { $haul }.
kadora-took-nothing-else = The table is full and every card matches, so { $who } must take them all: { $haul }.
kadora-haul-column = { $column } from the column
kadora-haul-row = { $row } from the row
kadora-haul-both = { kadora-haul-column }, and { kadora-haul-row }
kadora-drew = { WHO($who) ->
    [you] You draw
   *[one] { $who } draws
} { kadora-back.a } { kadora-pile.from }.
kadora-you-drew = You draw { $card } { kadora-pile.from }.
kadora-filled = The empty space { $field } is filled with { $card } { kadora-pile.from }.
kadora-last-round = Both piles are empty: everyone has one more turn, { $who } last, and no more cards are drawn.
kadora-hand-joined = { WHO($who) ->
    [you] You add the cards in your hand to your won loot: { $cards }.
   *[one] { $who } adds the cards still in hand to the won loot: { $cards }.
}
kadora-aside-turned = The { $count } set-aside cards are turned over for the dummy hand: { $totals }.
kadora-total = { $total } in { kadora-colour }
kadora-turned-down = In { kadora-colour }, { WHO($who) ->
    [you] you lead with { $total } and turn those cards face down.
    [us] { $who } lead with { $total } each and turn those cards face down.
    [one] { $who } leads with { $total } and turns those cards face down.
   *[many] { $who } lead with { $total } each and turn those cards face down.
}
kadora-turned-down-at-a-cost = { kadora-turned-down } Penalty points: { $penalties }.
kadora-penalty = { $points } for { $who }
kadora-penalty-virtual = { $points } for the dummy hand
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
kadora-counted-virtual = The dummy hand has { kadora-points }; { kadora-covered }.
kadora-spellbound = { WHO($who) ->
    [you] You have { kadora-points }, but no card face down: you have not broken the spell, so you cannot win.
   *[one] { $who } has { kadora-points }, but no card face down: without breaking the spell, { $who } cannot win.
}
kadora-spellbound-virtual = The dummy hand has { kadora-points }, but no card face down, so it cannot win.
kadora-won-penalty = { WHO($who) ->
    [you] You win, with the fewest penalty points among those who broke the spell!
   *[one] { $who } wins, with the fewest penalty points among those who broke the spell!
}
kadora-won-penalty-virtual = The dummy hand wins, with the fewest penalty points among those who broke the spell!
kadora-won-cards = { WHO($who) ->
    [you] You win: tied on penalty points, but with the most cards!
   *[one] { $who } wins: tied on penalty points, but with the most cards!
}
kadora-won-cards-virtual = The dummy hand wins: tied on penalty points, but with the most cards!
kadora-won-shared = { WHO($who) ->
    [us] { NAMES($who, you: "You") } share the win, tied on penalty points and on cards!
   *[many] { $who } share the win, tied on penalty points and on cards!
}

kadora-refused-players = Kadora is for 2 to 4 players, not { $players } ({ $clause }).
kadora-refused-no-such-first = Seat { $seat } cannot begin: at a table of { $players } the seats are 0 to { $last } ({ $clause }).
kadora-refused-other-first = Seat { $agreed } begins, as agreed before the game, not seat { $seat } ({ $clause }).
kadora-refused-card-twice = The deal has { $card } more than once, but there is only one ({ $clause }).
kadora-refused-not-dealt = The cards have not been dealt yet ({ $clause }).
kadora-refused-already-dealt = The cards have been dealt already ({ $clause }).
kadora-refused-not-your-turn = It is { $who }’s turn ({ $clause }).
kadora-refused-gift-due = First give cards away or keep them all; then place a card ({ $clause }).
kadora-refused-gift-over = You can give cards away only once, at the start of your turn: place a card now ({ $clause }).
kadora-refused-draw-due = You have placed your card: draw one now ({ $clause }).
kadora-refused-nothing-to-keep = You have already decided about giving: place a card now ({ $clause }).
kadora-refused-place-first = Place a card before you draw one ({ $clause }).
kadora-refused-none-to-give = You have won no { kadora-back.many } to give away ({ $clause }).
kadora-refused-not-highest = You may give { kadora-colour } away only while you alone have won the highest value in it; { $who } has { $theirs }, you have { $yours } ({ $clause }).
kadora-refused-receiver-has-colour = { $who } already has { kadora-back.many }: give yours to a player who has none ({ $clause }).
kadora-refused-to-yourself = You cannot give cards to yourself: choose another player ({ $clause }).
kadora-refused-not-in-hand = { $card } is not in your hand ({ $clause }).
kadora-refused-not-open = There is already a card on { $field }: choose an empty space in the block ({ $clause }).
kadora-refused-pile-empty = The { kadora-pile } is empty ({ $clause }).
kadora-refused-last-round = Both piles are empty: nothing is drawn in the last round ({ $clause }).
kadora-refused-over = Everyone has had the last turn: the game is over ({ $clause }).

kadora-first = First player
    .question = Who was on an island last?
kadora-first-lot = Random
    .help = The first player is chosen at random.
kadora-first-seat = Player { $number }
    .help = Player { $number } was on an island last and begins.

kadora-word-give = give
kadora-word-keep = keep
kadora-sums-all = Sums: { $sums }.
kadora-row = Row { $row }: { $cards }.
kadora-card-code = { $card } ({ $code })
kadora-field = { $field } { $card }
kadora-field-open = { $field } empty
kadora-pile-backs = { $pile ->
    [left] Left pile
   *[right] Right pile
}, { $count ->
    [one] one card
   *[other] { $count } cards
}, from the top: { $backs }.
kadora-pile-empty = { $pile ->
    [left] Left pile
   *[right] Right pile
}: no cards.
kadora-last-round-turns = This is the last round: { $turns ->
    [one] one turn is
   *[other] { $turns } turns are
} left.
kadora-hand-cards = Your hand: { $cards }.
kadora-hand-empty = Your hand is empty.
kadora-hand-of = In the hand of { $who }: { $backs }.
kadora-loot-won = { WHO($who) ->
    [you] You have won
   *[one] { $who } has won
} { $count ->
    [one] one card
   *[other] { $count } cards
}: { $cards }.
kadora-loot-none = { WHO($who) ->
    [you] You have won nothing yet.
   *[one] { $who } has won nothing yet.
}
kadora-lead = Highest in { $colour }: { $who }, with { $worth }.
kadora-gift = { $typed } (all { $colour } cards to { $who })
kadora-ask-give = You may give away all your cards of one colour: { $gifts }. Which ones? Or { $keep } them all.
kadora-ask-place = You hold { $hand }; empty spaces are { $open }. Which card do you place where?
kadora-ask-draw = Which pile do you draw from: L ({ $left } on top) or R ({ $right })?
kadora-ask-draw-only = Which pile do you draw from?
kadora-letters = A card is colour, value and cut: R red, O orange, Y yellow, G green, B blue, P purple; b brilliant, p princess, m marquise.
kadora-answers-place = Type a card, a space and a pile, such as R3b c2 L. You can name the pile later.
kadora-answers-give = Type { $give } Y>2 to give all yellow cards to player 2, or { $keep } to keep them. You can also go straight on and place a card, such as R3b c2 L.
kadora-why-give = Why give? Cards of a colour in which you do not have the highest value at the end are penalty points: better for another player to have them (K10).
kadora-answers-draw = Type L or R.
kadora-block = The block
kadora-row-sum = row { $row }: { $sum }
kadora-column-sum = column { $column }: { $sum }
kadora-pile-count = { $pile ->
    [left] Left pile
   *[right] Right pile
} ({ $count })
kadora-set-aside = Set aside
kadora-aside = Set aside, { $count }: { $backs }.
kadora-hand = Your hand
kadora-choose-card = Choose a card from your hand.
kadora-choose-or-give = Choose a card from your hand. To give cards away, tap a marked colour of your loot.
kadora-can-give = You can give it away.
kadora-choose-place = Choose an empty space in the block.
kadora-think-ahead = Choose a card and a space to see what you would take.
kadora-sums = Column { $column } adds up to { $column_sum }, row { $row } to { $row_sum }.
kadora-takes-nothing = You would take nothing.
kadora-takes = You would take { $cards }.
kadora-takes-full = The table is full: you would take the cards sharing neither colour nor cut, { $cards }.
kadora-takes-all = The table is full and every card matches: you would take them all, { $cards }.
kadora-gain = { kadora-colour } +{ $more } = { $total }
kadora-gain-lead = { kadora-gain }, the lead
kadora-loot = Won loot
kadora-you = { $name } (you)
kadora-dummy-hand = The dummy hand
kadora-in = { kadora-colour }: { $total }, { $cards ->
    [one] one card
   *[other] { $cards } cards
}
kadora-leads = { kadora-in }; leads
kadora-behind = { kadora-in }; { $short } more to lead alone
kadora-nobody = { kadora-colour }: no cards yet
kadora-penalty-points = { $points ->
    [one] { $points } penalty point
   *[other] { $points } penalty points
}
kadora-penalty-now = now { kadora-penalty-points }
kadora-won = wins
kadora-bound = no lead: cannot win
kadora-why-cheaper = It saved me { kadora-penalty-points }. Scored at that moment, my loot cost { $penalty }.
kadora-why-as-cheap = It cost me nothing. Scored at that moment, my loot cost { $penalty }, as before.
kadora-why-dearer = Nothing was cheaper: it cost me { kadora-penalty-points }. Scored at that moment, my loot cost { $penalty }.
kadora-why-draw = Both piles were equally good for me.
