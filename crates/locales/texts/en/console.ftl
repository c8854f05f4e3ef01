### The terminal alone: menus, keys, panels and what is typed there. Browsers do not have these.

console-word-next = next n
console-word-answer = answer
console-word-list = list
console-practice-choose = Type the number of a position, or { $quit } to leave.
console-practice-how = Type your choice. { $answer } tells the best answer, { $next } goes to the next position, { $list } back to the list, and { $help } tells what else you can type.
console-practice-unsaved = That you solved it cannot be saved: { $error }
console-word-back = back b
console-word-eyes = view
console-welcome = { $title }, with { $who }.
console-welcome-help = Type { $word } to see what you can type.
console-left-saved = You have left the game. It is saved in { $file }: continue with adamant play --resume { $file }
console-not-saved = The game has NOT been saved since move { $number }: { $error }
console-go-on-plain = Press Enter to continue.
console-pass-on = Pass the keyboard to { $who }.
console-pass-on-undo = To change your choice first, type { $word }.
console-ready-plain = { $who }, press Enter when no one else is looking.
console-too-long = That line is too long.
console-watch-ask = Step { $step } of { $steps }. { $next } or { $back }?
console-watch-no-further = There are no more steps.
console-watch-help = Type { $next } or { $back }, or the number of a step; { $eyes } 1 to see what player 1 saw, { $eyes } alone to see what spectators saw; [ and ] for the previous and the next game file; { $quit } to end.
console-menu-game = Which game: { $games }?
console-menu-players = How many players, { $least } to { $most }?
console-menu-people = How many of them play at this keyboard, 0 to { $most }?
console-menu-level = Which bots: { $levels }?
console-menu-setting = { $setting } ({ $values })
console-menu-usual = Press Enter for { $usual }.
console-menu-title = Three games of diamonds
console-label-people = People here
console-label-start = Play
console-too-small = This window is { $width } × { $height }. It needs at least { $need_width } × { $need_height }: make it larger, or use --plain.
console-thinking = { $who } is thinking…
console-curtain-title = Next player
console-ask-quit = Leave the game?
console-why-ask = Type { $word } to see why the bots chose as they did, or press Enter to end.
console-why-unknown = This game file does not say why the bots chose as they did.
console-key-yes = yes
console-key-no = no
console-key-rule = rule
console-key-why = why
console-key-rules = rules
console-key-undo = undo
console-key-quit = quit
console-key-close = close
console-key-scroll = scroll
console-key-go-on = continue
console-key-start = play
console-key-choose = choose
console-key-change = change
console-key-move-cursor = field
console-key-step = step
console-key-ends = first, last
console-key-eyes = view
console-key-records = file
console-leave-saved = The game is saved in { $file }.
console-watch-record = game file { $number } of { $of }
console-word-save = save
console-help-save = with a file name: save the game there from now on
console-left-kept = You have left the game. It is saved: continue with adamant play --resume
console-left-not-kept = You have left the game. It has NOT been saved since move { $number }: { $error }
console-save-elsewhere = To save it in another file, type { $word } and the name of a file.
console-ask-file = Save the game in which file?
console-saved-now = The game is now saved in { $file }.
console-leave-kept = The game is saved: continue with adamant play --resume.
console-key-hint = hint
console-key-file = other file
console-key-resume = continue a game
console-key-cancel = cancel
console-resume-title = Your unfinished games
console-resume-ask = Which game do you want to continue? Type its number.
console-resume-none = You have no unfinished games.
console-resume-game = { $title } with { $who }, { $moves ->
    [0] just started
    [one] one move
   *[other] { $moves } moves
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
console-options-players = { $least } to { $most } players.
console-options-none = { $title } has no options.
console-options-usual = the default
console-not-saved-in = The game cannot be saved in { $file }: { $error }
console-no-folder = there is no folder for saved games
console-wish-output = Standard output shows the game: give --record a file.
console-wish-input = Standard input is the keyboard: give --resume a file.
console-wish-exists = { $file } exists already: continue it (--resume { $file }), choose another file, or overwrite it (--force).
console-wish-game = { $file } is a game of { $game }.
console-wish-empty = There is no game in { $file }.
console-wish-many = There are { $count } games in { $file }: put the one to continue into a file of its own.
console-wish-players = The game in { $file } has { $players } players.
console-wish-people = { $people } people are too many for { $players } players.
console-wish-bots = { $people } people and { $bots } bots are too many for { $players } players.
console-word-skip = skip
console-word-again = again restart
console-word-play = play
console-learn-help = Press Enter to go on. You can always type { $back }, { $skip }, { $again } or { $quit }; { $help } shows more.
console-learn-type = Now you. Type { $typed }
console-learn-resumed = Type { $again } to start again.
console-learn-left = You can go on later: adamant learn { $game }
console-learn-end = Type { $play } to play a real game against easy bots, or press Enter to end.
console-learn-offer = New to this game? Three minutes are enough: adamant learn { $game }
console-label-learn = Learn by playing
console-key-back = back
console-key-skip = skip
