web-skip-to-content = Skip to content
web-home = Home
web-settings = Settings
web-rules-of = Rules of { $title }
web-not-found = Page not found
web-not-found-help = Check the address, or go back to the home page.

web-board = The table
web-actions = Your options
web-history = What happened
web-your-turn = Your turn
web-symbol = { $seat ->
    [0] circle
    [1] triangle
    [2] square
    [3] star
    [4] cross
    [5] moon
    [6] heart
   *[other] drop
}
web-undo = Undo
web-hint = Hint
web-skip = Skip animation
web-new-game = New game
web-end-game = Your game is not over. End it and start a new one?
web-keep-playing = Keep playing
web-end-and-begin = Start new game
web-as-text = Text mode
web-as-picture = Picture mode
web-type-here = Type your move, or { $word }
web-type-send = Send
web-read-clause = Read rule { $clause }

web-k-block = The block
web-k-row-sum = row { $row }: { $sum }
web-k-column-sum = column { $column }: { $sum }
web-k-pile = { $pile ->
    [left] Left pile
   *[right] Right pile
} ({ $count })
web-k-set-aside = Set aside
web-k-aside = Set aside, { $count }: { $backs }.
web-k-hand = Your hand
web-k-choose-card = Choose a card from your hand.
web-k-choose-or-give = Choose a card from your hand. To give cards away, tap a marked colour of your loot.
web-k-can-give = You can give it away.
web-k-choose-place = Choose an empty space in the block.
web-k-think-ahead = Choose a card and a space to see what you would take.
web-k-sums = Column { $column } adds up to { $column_sum }, row { $row } to { $row_sum }.
web-k-takes-nothing = You would take nothing.
web-k-takes = You would take { $cards }.
web-k-takes-full = The table is full: you would take the cards sharing neither colour nor cut, { $cards }.
web-k-takes-all = The table is full and every card matches: you would take them all, { $cards }.
web-k-gain = { kadora-colour } +{ $more } = { $total }
web-k-gain-lead = { web-k-gain }, the lead
web-k-loot = Won loot
web-k-you = { $name } (you)
web-k-virtual = The dummy hand
web-k-in = { kadora-colour }: { $total }, { $cards ->
    [one] one card
   *[other] { $cards } cards
}
web-k-leads = { web-k-in }; leads
web-k-behind = { web-k-in }; { $short } more to lead alone
web-k-nobody = { kadora-colour }: no cards yet
web-k-penalty = { $points ->
    [one] { $points } penalty point
   *[other] { $points } penalty points
}
web-k-penalty-now = now { web-k-penalty }
web-k-won = wins
web-k-bound = no lead: cannot win

web-language = Language
web-theme = Theme
    .system = same as device
    .light = light
    .dark = dark
web-contrast = Contrast
    .system = same as device
    .more = more
web-motion = Motion
    .system = same as device
    .full = full
    .reduced = reduced
web-text = Text size
    .usual = usual
    .large = large
    .largest = largest
web-sound = Sound
    .off = off
    .on = on
web-notices = Notice when it is your turn
    .off = off
    .on = while the page is out of sight
web-notices-blocked = Your browser does not allow notices from this page. You can change that in the browser’s settings for this site.
web-speech = Read aloud
    .all = everything that happens
    .brief = only questions, your own results and the end
web-table = Table
    .picture = picture
    .text = text
web-firsts = Explanations
    .on = when something happens for the first time
    .off = none

web-d-path = The path
web-d-caves = The five caves
web-d-cave = Cave { $cave }: { $entrance ->
    [closed] closed
    [open] being explored
   *[later] still to come
}
web-d-explorers = The explorers
web-d-state = { $doing ->
    [camp] in the camp
    [choosing] is choosing
    [chosen] has chosen
    [stays] stays
    [leaves] leaves
    [fled] ran away empty-handed
    [won] has won
   *[inside] in the cave
}
web-d-chest-closed = The chest is closed.
web-d-beside = At risk: { $worth }, { $stones }.
web-d-wait = Watching the others…
web-d-held = You can still change your mind…
web-d-brought = brought out { $worth } after { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
web-d-lost = lost { $worth }
web-d-ledger = Cave by cave
web-d-total = Total
web-d-next-cave = On to cave { $cave }
web-ready = Ready to go on?
web-d-stake = At risk { $worth } · { $danger }
web-d-out = You are out · { $danger }
web-d-danger = danger { $percent }%
web-d-no-danger = no danger yet
web-d-odds = The next card
web-d-odds-end = { $ends ->
    [0] None of the { $cards } cards in the pile ends
    [one] { $ends } of the { $cards } cards in the pile ends
   *[other] { $ends } of the { $cards } cards in the pile end
} the expedition: { $percent }%.
web-d-odds-others = { $diamonds ->
    [one] { $diamonds } diamond card,
   *[other] { $diamonds } diamond cards,
} { $harmless ->
    [one] { $harmless } harmless first hazard.
   *[other] { $harmless } harmless first hazards.
}
web-d-odds-share = { $inside ->
    [one] On average the next card brings { $share }.
   *[other] Shared by { $inside }, the next card brings each { $share } on average.
}
web-m-free = { $field }, free
web-m-mirror = { $field }, mirror, { $diagonal }
web-m-thought = { $place }, not confirmed yet
web-m-lit = { $place }, lit
web-m-lit-needed = { $place }, lit, you need it
web-m-into = { $colour } into { $recess }
web-m-do-place = Place the mirror on { $field }
web-m-do-move = Move the mirror from { $from } to { $to }
web-m-flip = Turn it
web-m-cancel = Cancel
web-m-card = Your card
web-m-lights = You light { $lit }.
web-m-lights-none = No diamond for you with this mirror.
web-m-why-first = The first mirror is enough on its own.
web-m-why-placed = A beam counts if it uses your new mirror and at least one other.
web-m-why-three = All twelve mirrors were on the board when the turn began: a beam counts if it uses three different mirrors.
web-m-hint-place = Choose a free field.
web-m-hint-flip = Tap the field again to turn the mirror, or choose another field.
web-m-hint-touch = Choose a mirror: it turns. Then you can also move it or take it off.
web-m-hint-move = Choose a free field to move it there.
