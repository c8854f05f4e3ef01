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
online-gone = offline
online-host = host
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
online-chair-free = Remove { $name }
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
online-stand-in-host = { $name } can let a bot play.
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
online-next = The rematch is ready.
online-next-soon = The rematch is ready. Taking you there…
online-go = Go there
online-stay = Stay here
online-eyes = Watch as
online-spectator = a spectator

online-join-at = Join at { $link }

online-together = Play together
online-invite-friends = Invite friends
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

online-refused-unavailable = The server cannot save right now. Nothing was lost and nothing was changed: try again in a minute.
online-refused-database-moved = The database file was moved, replaced or deleted while the server was running. Put the same file back or restart the server; until then nothing can be changed.
online-refused-no-table = There is no table with this code. Check the six letters, or open a table of your own. Old tables are deleted after a while.
online-refused-no-secret = You need a secret first: ask for one with POST /api/me.
online-refused-other-origin = This request comes from another site. Open the table on this site.
online-refused-other-host = This server has another name. Use its own address, or set public_url on the server.
online-refused-unreadable-address = The proxy in front of this server does not pass on the client’s address: its X-Forwarded-For header should end with one.
online-refused-not-json = Send JSON: Content-Type: application/json.
online-refused-body-too-long = This is too long: at most { $most } bytes.
online-refused-no-page = There is nothing at this address.
online-refused-wrong-method = This address does not accept this method. GET /api lists what it accepts.
online-refused-too-slow = This took too long and may not have been done. Check, then try again.
online-refused-too-many-sockets = Too many connections from your address. Close some and try again.
online-refused-too-many-tables = You have opened many tables in a short time. Use one of them, or wait a minute.
online-refused-too-many-requests = Too many requests. Wait a few seconds and try again.
online-refused-too-many-changes = You have changed your mind very often. Your last choice counts; wait for the others.
online-refused-too-many-arrangements = Too much has been changed at this table. Play on, or open another table.
online-refused-too-many-words = Too many messages. Wait a few seconds.
online-refused-unreadable = This message cannot be read: { $why }
online-refused-no-action = “{ $text }” is not a move in this game.
online-refused-no-options = These options cannot be read: { $why }
online-refused-no-option = This game has no option “{ $option }”. Its options are: { $options }.
online-refused-other-rules = This table uses version { $version } of the rules, which this server does not know. The game can go on when the server is updated.
online-refused-no-clock = The time per decision is { $least } to { $most } seconds.
online-refused-no-luck = Your number for the shuffle must be 32 bytes, written as 64 hexadecimal digits.
online-refused-no-name = Enter a name.
online-refused-name-too-long = A name can have at most { $most } letters.
online-refused-name-taken = Another player is already called { $name }. Choose another name.
online-refused-no-words = Type a message.
online-refused-words-too-long = A message can have at most { $most } letters.
online-refused-muted = The host has muted you at this table.
online-refused-no-chair = There is no such seat at this table.
online-refused-no-chair-of-yours = You have no seat at this table. You can watch.
online-refused-no-free-chair = All seats are taken. You can watch.
online-refused-chair-taken = This seat is taken. Choose another one.
online-refused-chairs-are-free = The game starts when all seats are taken: invite friends or add bots.
online-refused-get-up-first = You already have a seat at this table. Leave it first.
online-refused-nobody-there = This seat is empty.
online-refused-still-here = { WHO($who) ->
    [you] You are online, so no bot can play for you.
   *[one] { $who } is online, so no bot can take over.
}
online-refused-has-resigned = { WHO($who) ->
    [you] You have resigned: the bot plays to the end.
   *[one] { $who } has resigned: the bot plays to the end.
}
online-refused-no-bot = { $game } has no bot “{ $name }”: there are { $bots }.
online-refused-no-offer = This link has been used or has expired. Create a new one on the other device.
online-refused-only-host = Only the host can do this.
online-refused-not-playing = No game is running at this table.
online-refused-already-playing = The game has started. You can watch.
online-refused-not-over = The game is not over yet.
