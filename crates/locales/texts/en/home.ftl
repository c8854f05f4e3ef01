home-title = Three games about diamonds
home-pitch = { $game ->
    [diamant] Deeper into the cave, or out with your diamonds? Stay too long and you lose them.
    [mirrors] Place mirrors, bend the beam of light and take the diamonds it reaches.
   *[kadora] Collect diamonds and give some away: only your strongest colours are safe.
}
home-facts = { $least }–{ $most } players · { $minutes } min · age { $age }+
home-play = Play
home-play-game = Play { $title }
home-learn = Learn by playing
home-learn-game = Learn by playing: { $title }
home-learn-offer = New to { $title }? Learn it by playing, in three minutes.
home-continue = Continue
home-continue-game = Continue { $title }
home-running = Continue your game
home-against = against { $names }
home-with = with { $names }
home-friends = With friends
home-friends-game = Play { $title } with friends
home-rules = Rules
home-practice = Practice
home-practice-game = Practice { $title }
home-options = Options
home-options-game = Options for { $title }
home-playing-as = You play as { $name }.
home-change-name = Change

home-rules-full = The full rules
home-rules-contents = Contents
home-rules-back = Back to the game
home-rules-top = Back to the contents
home-rules-ruling = Our ruling: { $note }

home-games = My games
home-games-none = No games yet. Every game you finish on this device is listed here, with its result and a replay.
home-games-unstored = This browser does not let the page store anything, so finished games cannot be listed here.
home-games-full = The browser has no room left, so new games may be missing here. Delete some to make room.
home-games-first = Play a game
home-games-all = Show all { $count } games
home-games-game = Game
home-games-opponent = Opponent
home-games-count = Games
home-games-won = You won
home-games-theirs = They won
home-games-latest = Latest games
home-games-you-won = you won
home-games-winner = winner: { $names }
home-games-replay = { pages-look-again }: { $title }, { $day }
home-games-delete = Delete
home-games-delete-one = Delete { $title }, { $day }
home-games-delete-all = Delete all games
home-games-delete-sure = Delete all games on this device? This cannot be undone.
home-games-keep = Keep them
home-games-export = Download all (JSON)
home-games-here = Your games are stored only in this browser, without an account. Deleting the browser’s data deletes them too.
home-try-now = Try now
home-your-name = Your name
home-join-code = Join with a code
home-join = Join
