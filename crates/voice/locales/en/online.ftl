### Playing together in a browser.

online-as-said = { $what }
online-unreachable = The server cannot be reached at the moment. Playing alone works all the same.
online-no-line = There is no connection at the moment. Try again as soon as it is back.
online-opening = Opening the table…
online-cut = The connection is lost. It is tried again by itself.
online-try-now = Try now
online-newer = There is a new version of this page.
online-reload = Load it
online-missing = There is no table { $code }.
online-missing-help = Look at the code again, or ask for a new link.

online-bot = bot, { pages-level }
online-chairs = Chairs
online-chair-open = free
online-chair-kept = kept for { $name }
online-chair-number = Chair { $number }
online-gone = not connected
online-host = host
online-you = you
online-stand-in = a bot plays ({ pages-level })
online-muted = muted
online-awaited = to decide

online-wait-chairs = { $count ->
    [one] One chair is free.
   *[other] { $count } chairs are free.
}
online-wait-invite = { online-wait-chairs } Invite somebody, or put bots there.
online-wait-you = Everybody has a chair. Start when you like.
online-wait-start = Everybody has a chair. { $name } can start the game.
online-wait-host = Everybody has a chair. The host can start the game.
online-full = Every chair is taken: you look on.
online-playing = You are watching.

online-your-name = Your name
online-sit = Sit down
online-sit-here = Sit here
online-rename = Change name
online-stand = Leave seat
online-start = Start the game
online-chair-for = Who sits on chair { $number }
online-chair-free = Free chair { $number }
online-anyone = Open seat
online-fill = Fill with bots
online-fill-and-start = Fill with bots and start
online-bots-level = Level of the bots

online-agreed = What is agreed
online-players = { $count } players
online-option = { $title }: { $value }
online-clock = Time for each decision
online-clock-none = no limit
online-clock-seconds = { $seconds } seconds
online-clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
online-listed = Anybody can find this table.
online-unlisted = Only those who have the link find this table.

online-invite = Invite
online-code = Code
online-link = Link
online-copy = Copy
online-copied = Copied.
online-share = Share
online-qr = The link as a QR code
online-on-screen = Show on a big screen

online-fair = A fair shuffle
online-fair-help = Before anybody came, the server drew a secret number and published its fingerprint. Each player adds a number drawn by their own device, and all luck of the game follows from these together. When the game starts, this device keeps a receipt; at the end it compares the receipt with the record and says whether anything was changed. Not even this shows everything: the server knows every card and can tell a host, and a game can be left unstarted or unfinished. Compare receipts with the others to see that all of you were shown the same.
online-fair-commitment = Fingerprint of the server's number
online-fair-yours = Your number, as this device drew it
online-receipt = Download the receipt
online-checking = The shuffle is being checked…
online-unchecked = The record could not be fetched, so the shuffle is not checked yet.

online-people = At the table
online-watchers = { $count } watching
online-time-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
online-host-tools = For the host
online-stand-in-for = Let a bot play for { $name }
online-stand-in-end = Send away the bot that plays for { $name }
online-mute = Mute { $name }
online-unmute = Let { $name } speak again
online-move-seat = Play on another device
online-move-help = Open this link on the other device within { $minutes } minutes: your chair moves there.
online-move-make = Make a link
online-claim = Go on here?
online-claim-help = This link moves a chair to this device. The other device looks on from then on.
online-claim-do = Take the chair

online-chat = Chat
online-chat-empty = Nobody has said anything yet.
online-chat-seat = Whoever has a chair can speak here.
online-chat-muted = The host has muted you: you can read along.
online-say = Say something
online-send = Send
online-said = { $name }: { $words }
online-reaction = { $feeling ->
    [applause] Applaud
    [laugh] Laugh
    [gasp] Gasp
    [sigh] Sigh
    [patience] Ask for patience
   *[cheer] Wish luck
}
online-reacts = { $feeling ->
    [applause] { $name } applauds.
    [laugh] { $name } laughs.
    [gasp] { $name } gasps.
    [sigh] { $name } sighs.
    [patience] { $name } asks for patience.
   *[cheer] { $name } wishes luck.
}

online-over = After the game
online-abandoned = This game was given up, because nobody moved for a long time. It cannot go on; its record shows how it was shuffled.
online-record = Download the game file
online-rematch = Rematch
online-next = There is a table for the rematch.
online-next-soon = There is a table for the rematch. Everybody goes there in a moment.
online-go = Go there
online-stay = Stay here
online-eyes = See the game through the eyes of
online-spectator = a spectator

online-join-at = Join at { $link }

online-together = Play together
online-invite-friends = Invite friends
online-game = Game
online-count = Players
online-list = Public table
online-open = Open the table
online-join-code = Join with a code
online-join = Join
online-tables = Open tables
online-tables-none = No table is open to everybody at the moment.
online-mine = My games
online-stage = { $stage ->
    [gathering] gathering
    [playing] being played
   *[over] over
}
online-line = { $title }, { online-stage }
online-free = { $count ->
    [0] no chair free
    [one] one chair free
   *[other] { $count } chairs free
}
online-watch = Watch
online-back = Go on
online-look = Replay
online-stale = The game has moved on since: look again, then choose.
