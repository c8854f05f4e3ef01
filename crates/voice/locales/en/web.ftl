### The pages in a browser.

web-tagline = Three games of diamonds: alone, at one table, or far apart.
web-skip-to-content = Skip to the content
web-home = Home
web-settings = Settings
web-play-now = Play { $title } now
web-rules-of = Rules of { $title }
web-not-found = There is nothing here.
web-not-found-help = The address may be mistyped, or the page has moved.

web-board = The table
web-actions = What you can do
web-history = What has happened
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
web-skip = Skip animation
web-new-game = New game
web-end-game = Your game is not over. End it and begin a new one?
web-keep-playing = Keep playing
web-end-and-begin = End it, start a new game
web-as-text = Text mode
web-as-picture = Picture mode
web-type-here = Type what you do, or { $word }
web-type-send = Do it
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
web-k-choose-place = Choose an open place in the block.
web-k-think-ahead = Choose a card and a place to see what it would take.
web-k-sums = Column { $column } comes to { $column_sum }, row { $row } to { $row_sum }.
web-k-takes-nothing = It takes nothing.
web-k-takes = It takes { $cards }.
web-k-takes-full = The table is full: it takes what differs in colour and cut, { $cards }.
web-k-takes-all = The table is full and every card matches: it takes them all, { $cards }.
web-k-gain = { $more } in { kadora-colour }, { $total } in all
web-k-gain-lead = { web-k-gain }, which leads
web-k-loot = Won loot
web-k-you = { $name } (you)
web-k-virtual = The virtual player
web-k-in = { kadora-colour }: { $total }, { $cards ->
    [one] one card
   *[other] { $cards } cards
}
web-k-leads = { web-k-in }; leads
web-k-behind = { web-k-in }; { $short } more to lead alone
web-k-nobody = { kadora-colour }: nobody has any
web-k-penalty = { $points ->
    [one] { $points } penalty point
   *[other] { $points } penalty points
}
web-k-penalty-now = now { web-k-penalty }
web-k-won = wins
web-k-bound = leads nothing: cannot win

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
web-table = Table
    .picture = picture
    .text = text

## Diamant

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
web-d-beside = Beside the chest: { $worth }, { $stones }.
web-d-wait = Watching the others…
web-d-held = You can still change your mind…
web-d-brought = brought out { $worth } after card { $cards }
web-d-lost = lost { $worth }
web-d-ledger = Cave by cave
web-d-total = Total
web-d-next-cave = On to cave { $cave }
web-d-stake = At risk { $worth } · { $danger }
web-d-out = You are out · { $danger }
web-d-danger = danger { $percent } %
web-d-no-danger = no danger yet
web-d-odds = Odds of the next card
web-d-odds-end = { $ends } of the { $cards } cards in the pile would end the expedition: { $percent } %.
web-d-odds-others = { $diamonds } are diamond cards; { $harmless } are hazards that would do nothing yet.
web-d-odds-share = Shared by { $inside }, the next card brings { $share } on average to each.
web-m-free = { $field }, free
web-m-mirror = { $field }, mirror, { $diagonal }
web-m-thought = { $place }, not confirmed yet
web-m-lit = { $place }, lit
web-m-lit-needed = { $place }, lit, you need it
web-m-into = { $colour } into { $recess }
web-m-do-place = Place the mirror on { $field }
web-m-do-move = Move the mirror from { $from } to { $to }
web-m-flip = Flip it
web-m-cancel = Never mind
web-m-card = Your card
web-m-lights = This lights { $lit }.
web-m-lights-none = No diamond for you with this mirror.
web-m-why-first = The first mirror lights a diamond all by itself.
web-m-why-placed = A beam counts if it goes by the mirror you place and by another one.
web-m-why-three = All twelve mirrors stood when the turn began: a beam counts if it goes by three different mirrors.
web-m-hint-place = Choose a free field.
web-m-hint-flip = Choose the field again to flip the mirror, or another field.
web-m-hint-touch = Choose a mirror: it turns, and can then also be moved or taken off.
web-m-hint-move = Choose a free field to move it there.
