### The terminal alone: menus, keys, panels and what is typed there. Browsers do not have these.

console-word-next = next n
console-word-back = back b
console-word-eyes = eyes
console-welcome = { $title }, with { $who }.
console-welcome-help = Type { $word } to hear what you can type.
console-left-saved = You have left the table. The game is kept in { $file }: go on with adamant play --resume { $file }
console-not-saved = The game is NOT kept since move { $number }: { $error }
console-go-on-plain = Press Enter to go on.
console-pass-on = Pass the keyboard to { $who }.
console-pass-on-undo = To change your mind first, type { $word }.
console-ready-plain = { $who }, press Enter when nobody else is looking.
console-too-long = That line is too long.
console-watch-ask = Step { $step } of { $steps }. { $next } or { $back }?
console-watch-no-further = It goes no further.
console-watch-help = Type { $next } or { $back }; a number for that step; { $eyes } 1 to look as player 1, { $eyes } alone to look as a spectator; [ and ] for the record before and after; { $quit } to end.
console-menu-game = Which game: { $games }?
console-menu-players = How many play, { $least } to { $most }?
console-menu-people = How many of them are people at this keyboard, 0 to { $most }?
console-menu-level = Which bots: { $levels }?
console-menu-setting = { $setting } ({ $values })
console-menu-usual = Enter alone means { $usual }.
console-menu-title = A game of diamonds
console-label-game = Game
console-label-people = People here
console-label-start = Play
console-too-small = This window is { $width } × { $height }. At least { $need_width } × { $need_height } is needed: make it larger, or use --plain.
console-thinking = { $who } is thinking …
console-curtain-title = Eyes closed
console-game-over = The game is over.
console-ask-quit = Leave the table?
console-why-ask = Type { $word } to hear what the bots thought, or press Enter to end.
console-why-unknown = This record does not say what the bots thought.
console-key-yes = yes
console-key-no = no
console-key-rule = rule
console-key-why = why
console-key-rules = rules
console-key-undo = undo
console-key-quit = quit
console-key-close = close
console-key-scroll = scroll
console-key-go-on = go on
console-key-start = play
console-key-choose = choose
console-key-change = change
console-key-stay = stay
console-key-leave = leave
console-key-move-cursor = field
console-key-mirror = turn mirror
console-key-place = place
console-key-beam = beam
console-key-take = take
console-key-take-none = none
console-key-turn = turn
console-key-pick-up = move
console-key-put-down = put down
console-key-off = take off
console-key-pass = pass
console-key-order = order
console-key-put-back = put back
console-key-erase = erase
console-key-card = card
console-key-lay = place
console-key-keep = keep
console-key-gift = gift
console-key-give = give
console-key-left = left pile
console-key-right = right pile
console-key-step = step
console-key-ends = first, last
console-key-eyes = eyes
console-key-records = record
console-panel-chest = chest
console-panel-beside = beside
console-panel-deciding = deciding
console-panel-closed = fist closed
console-panel-in-cave = in the cave
console-panel-camp = at the camp
console-panel-won = won
console-panel-stones = ○ white, 5 each · ● red, 1 each
console-panel-path = on the path { $worth }
console-panel-pile = pile { $cards }, of which { $dangers } end it
console-panel-camp-side = camp
console-panel-out = out: { $hazards }
console-panel-your-card = your card
console-panel-you-need = you need
console-panel-mirrors = mirrors beside the board: { $beside }
console-panel-cards = cards in the pile: { $pile } · to win: { $target }
console-panel-laid = cards
console-panel-front = in front
console-panel-hand = hand
console-panel-loot = loot
console-panel-leads = ◆ leads
console-panel-sums = column { $column } · row { $row }
console-panel-takes = takes { $count }
console-panel-last-round = last round
console-panel-aside = set aside
console-d-headline = cave { $cave } of { $caves }
console-panel-beside-each = beside each chest inside: { $worth }
console-leave-saved = The game is kept in { $file }.
console-panel-signs = ◆ needed · ◇ not needed · () open
console-panel-in-piles = { $cards } cards in the piles
console-watch-record = record { $number } of { $of }
console-word-hint = hint
console-word-save = save
console-help-hint = what an expert would do in your place, and why
console-help-save = with the name of a file: keep the record there from now on
console-left-kept = You have left the table. The game is kept: go on with adamant play --resume
console-left-not-kept = You have left the table. The game is NOT kept since move { $number }: { $error }
console-over-kept = The record is kept in { $file }.
console-save-elsewhere = To keep it in another file, type { $word } and the name of a file.
console-ask-file = In which file is the record to be kept?
console-saved-now = The record is kept in { $file } from now on.
console-leave-kept = The game is kept: adamant play --resume goes on with it.
console-hint-thinking = An expert is thinking about it …
console-key-hint = hint
console-key-file = other file
console-key-resume = go on with a game
console-key-cancel = cancel
console-resume-title = Games to go on with
console-resume-ask = Which game do you go on with? Type its number.
console-resume-none = There is no unfinished game to go on with.
console-resume-game = { $title } with { $who }, { $moves ->
    [0] just begun
    [one] one move made
   *[other] { $moves } moves made
}
console-ago = { $unit ->
    [now] just now
    [minutes] { $count ->
        [one] a minute ago
       *[other] { $count } minutes ago
    }
    [hours] { $count ->
        [one] an hour ago
       *[other] { $count } hours ago
    }
   *[days] { $count ->
        [one] yesterday
       *[other] { $count } days ago
    }
}
console-m-beam-lights = { $typed } lights { $colour }: you can take it
console-m-beam-few = { $typed }: { $mirrors ->
    [0] no mirror
    [one] 1 mirror
   *[other] { $mirrors } mirrors
}, needs { $needs } ({ $clause })
console-m-beam-past = { $typed }: does not meet the mirror you place ({ $clause })
console-options-players = { $least } to { $most } players.
console-options-none = { $title } has no options.
console-options-usual = the default
console-not-saved-in = The record cannot be kept in { $file }: { $error }
