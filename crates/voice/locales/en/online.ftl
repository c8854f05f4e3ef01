online-as-said = { $what }
online-unreachable = The server cannot be reached right now. You can still play against bots.
online-no-line = No connection. Try again when you are back online.
online-opening = Opening the table…
online-cut = Connection lost. Reconnecting…
online-newer = There is a new version of this page.
online-reload = Reload
online-missing = There is no table { $code }.
online-missing-help = Check the code, or ask for a new link.

online-bot = bot, { pages-level }
online-chairs = Seats
online-chair-open = open seat
online-chair-kept = reserved for { $name }
online-chair-number = Seat { $number }
online-gone = offline
online-host = host
online-you = you
online-stand-in = a bot plays ({ pages-level })
online-muted = muted

online-wait-chairs = { $count ->
    [one] One seat is open.
   *[other] { $count } seats are open.
}
online-wait-invite = { online-wait-chairs } Invite friends or add bots.
online-wait-you = All seats are taken. Start when you are ready.
online-wait-start = All seats are taken. { $name } can start the game.
online-wait-host = All seats are taken. The host can start the game.
online-full = All seats are taken. You are watching.
online-playing = You are watching.

online-sit = Take a seat
online-sit-here = Sit here
online-rename = Change name
online-stand = Leave seat
online-start = Start game
online-chair-for = Who plays in seat { $number }
online-chair-free = Clear seat { $number }
online-anyone = Open seat
online-fill = Fill with bots
online-fill-and-start = Fill with bots and start
online-bots-level = Bot level

online-own-seat = Your seat
online-leave = Leave the table
online-leave-help = A bot plays for you until you come back.
online-resign = Resign
online-resign-ask = Resign? A bot plays your seat to the end, and you can only watch.
online-resign-do = Yes, resign
online-resigned = has resigned

online-agreed = Game settings
online-players = { $count } players
online-option = { $title }: { $value }
online-clock = Time per decision
online-clock-none = no limit
online-clock-seconds = { $seconds } seconds
online-clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
online-listed = Public table: anyone can find it.
online-unlisted = Private table: only people with the link can find it.

online-invite = Invite
online-code = Code
online-link = Link
online-copy = Copy
online-copied = Copied.
online-share = Share
online-qr = QR code of the link
online-on-screen = Big screen

online-fair = Fair shuffle
online-fair-help = Before anyone joined, the server picked a secret number and published its fingerprint. Each player’s device adds a number of its own, and together these numbers decide the whole shuffle. When the game starts, this device saves a receipt; at the end it compares the receipt with the game file and tells you whether anything was changed. Two things it cannot show: the server knows every card and could tell someone, and a game can be left unstarted or unfinished. Compare your receipt with the other players’ to see that you were all shown the same.
online-fair-commitment = Fingerprint of the server’s number
online-fair-yours = Your device’s number
online-receipt = Download receipt
online-checking = Checking the shuffle…
online-unchecked = The game file could not be loaded, so the shuffle has not been checked yet.

online-people = At the table
online-watchers = { $count } watching
online-time-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
online-host-tools = For the host
online-stand-in-for = Let a bot play for { $name }
online-stand-in-end = Remove the bot playing for { $name }
online-mute = Mute { $name }
online-unmute = Unmute { $name }
online-move-seat = Switch device
online-move-help = Open this link on the other device within { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}: your seat moves there.
online-move-make = Create link
online-claim = Continue on this device?
online-claim-help = This link moves a seat to this device. The other device will only watch.
online-claim-do = Continue here

online-chat = Chat
online-chat-empty = No messages yet.
online-chat-seat = Only seated players can chat.
online-chat-muted = The host has muted you. You can still read the chat.
online-say = Message
online-send = Send
online-said = { $name }: { $words }
online-reaction = { $feeling ->
    [applause] Applaud
    [laugh] Laugh
    [gasp] Gasp
    [sigh] Sigh
    [patience] Hurry up
   *[cheer] Good luck
}
online-reacts = { $feeling ->
    [applause] { $name } applauds.
    [laugh] { $name } laughs.
    [gasp] { $name } gasps.
    [sigh] { $name } sighs.
    [patience] { $name } asks you all to hurry up.
   *[cheer] { $name } wishes everyone luck.
}

online-over = After the game
online-abandoned = This game was closed because no one played for a long time. Its game file still shows how the cards were shuffled.
online-record = Download game file
online-rematch = Rematch
online-next = The rematch is ready.
online-next-soon = The rematch is ready. Taking you there…
online-go = Go there
online-stay = Stay here
online-eyes = Watch as
online-spectator = a spectator

online-join-at = Join at { $link }

online-together = Play together
online-invite-friends = Invite friends
online-game = Game
online-count = Players
online-list = Public table
online-open = Open table
online-tables = Public tables
online-tables-none = There are no public tables right now.
online-stage = { $stage ->
    [gathering] waiting for players
    [playing] playing
   *[over] finished
}
online-line = { $title }, { online-stage }
online-free = { $count ->
    [0] no open seat
    [one] one open seat
   *[other] { $count } open seats
}
online-watch = Watch
online-stale = The game has moved on. Have a look, then choose again.
