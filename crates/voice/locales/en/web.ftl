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
