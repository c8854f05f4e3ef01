### The server: why something asked was not done, and what to do.

server-unavailable = The server cannot save right now. Nothing was lost and nothing was changed: try again in a minute.
server-database-moved = The database file was moved, replaced or deleted while the server was running. Put the same file back or restart the server; until then nothing can be changed.
server-no-table = There is no table with this code. Check the six letters, or open a table of your own. Old tables are deleted after a while.
server-no-secret = You need a secret first: ask for one with POST /api/me.
server-other-origin = This request comes from another site. Open the table on this site.
server-other-host = This server has another name. Use its own address, or set public_url on the server.
server-unreadable-address = The proxy in front of this server does not pass on the client’s address: its X-Forwarded-For header should end with one.
server-not-json = Send JSON: Content-Type: application/json.
server-body-too-long = This is too long: at most { $most } bytes.
server-no-page = There is nothing at this address.
server-wrong-method = This address does not accept this method. GET /api lists what it accepts.
server-too-slow = This took too long and may not have been done. Check, then try again.
server-too-many-sockets = Too many connections from your address. Close some and try again.
server-too-many-tables = You have opened many tables in a short time. Use one of them, or wait a minute.
server-too-many-requests = Too many requests. Wait a few seconds and try again.
server-too-many-changes = You have changed your mind very often. Your last choice counts; wait for the others.
server-too-many-arrangements = Too much has been changed at this table. Play on, or open another table.
server-too-many-words = Too many messages. Wait a few seconds.
server-unreadable = This message cannot be read: { $why }
server-no-action = “{ $text }” is not a move in this game.
server-no-options = These options cannot be read: { $why }
server-no-option = This game has no option “{ $option }”. Its options are: { $options }.
server-other-rules = This table uses version { $version } of the rules, which this server does not know. The game can go on when the server is updated.
server-no-clock = The time per decision is { $least } to { $most } seconds.
server-no-luck = Your number for the shuffle must be 32 bytes, written as 64 hexadecimal digits.
server-no-name = Enter a name.
server-name-too-long = A name can have at most { $most } letters.
server-name-taken = Another player is already called { $name }. Choose another name.
server-no-words = Type a message.
server-words-too-long = A message can have at most { $most } letters.
server-muted = The host has muted you at this table.
server-no-chair = There is no such seat at this table.
server-no-chair-of-yours = You have no seat at this table. You can watch.
server-no-free-chair = All seats are taken. You can watch.
server-chair-taken = This seat is taken. Choose another one.
server-chairs-are-free = The game starts when all seats are taken: invite friends or add bots.
server-get-up-first = You already have a seat at this table. Leave it first.
server-nobody-there = This seat is empty.
server-still-here = { WHO($who) ->
    [you] You are online, so no bot can play for you.
   *[one] { $who } is online, so no bot can take over.
}
server-has-resigned = { WHO($who) ->
    [you] You have resigned: the bot plays to the end.
   *[one] { $who } has resigned: the bot plays to the end.
}
server-no-bot = There is no bot with this level.
server-no-offer = This link has been used or has expired. Create a new one on the other device.
server-only-host = Only the host can do this.
server-not-playing = No game is running at this table.
server-already-playing = The game has started. You can watch.
server-abandoned = This game was closed because no one played for a long time. Its game file shows the shuffle.
server-not-over = The game is not over yet.

server-page-what = Three games of diamonds, played exactly by their printed rules, by people and by programs.
server-page-here = This server was built without the web page, so there is nothing to click here. Programs can play.
server-page-rules = The rules
server-page-programs = For developers
server-page-protocol = How to play over a socket
server-page-api = The HTTP interface (OpenAPI)
server-page-fair = How to check the shuffle
