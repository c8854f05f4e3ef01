### The pages in a browser.

web-tagline = Three games of diamonds: alone, at one table, or far apart.
web-skip-to-content = Skip to the content
web-home = Home
web-settings = Settings
web-players = { $least } to { $most } players
web-play-now = Play { $title } now
web-rules-of = Rules of { $title }
web-not-found = There is nothing here.
web-not-found-help = The address may be mistyped, or the page has moved.

web-board = The table
web-actions = What you can do
web-history = What has happened
web-undo = Take back
web-skip = Show at once
web-new-game = New game
web-as-text = As text
web-as-picture = As a picture
web-type-here = Type what you do, or { $word }
web-type-send = Do it
web-read-clause = Read rule { $clause }

web-language = Language
web-theme = Theme
    .system = as the system has it
    .light = light
    .dark = dark
web-contrast = Contrast
    .system = as the system has it
    .more = more
web-motion = Motion
    .system = as the system has it
    .full = full
    .reduced = reduced
web-text = Text size
    .usual = usual
    .large = large
    .largest = largest
web-sound = Sound
    .off = off
    .on = on

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
    [fled] has fled
    [won] has won
   *[inside] in the cave
}
web-d-chest-closed = The chest is closed.
web-d-beside = Beside the chest: { $worth }, { $stones }.
web-d-wait = There is nothing for you to choose at the moment.
web-d-odds = Odds of the next card
web-d-odds-end = { $ends } of the { $cards } cards in the pile would end the expedition: { $percent } %.
web-d-odds-others = { $diamonds } are diamond cards; { $harmless } are hazards that would do nothing yet.
web-d-odds-share = Shared by { $inside }, the next card brings { $share } on average to each.
