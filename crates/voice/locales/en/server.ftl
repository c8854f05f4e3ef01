### The server: why something asked was not done, and what to do.

server-unavailable = The server cannot keep anything at the moment. Nothing was lost and nothing was done: try again in a minute.
server-database-moved = The database file was moved, replaced or deleted while the server was running. Nothing is accepted until the same file is back in its place or the server is restarted.
server-no-table = There is no table with this code. Check the six letters, or open a table of your own. Old tables are deleted after a while.
server-no-secret = The server does not know who you are yet: ask for a secret first (POST /api/me).
server-other-origin = This request comes from another site. Open the table on this one.
server-other-host = This server does not go by that name. Open it by its address, or let whoever runs it set public_url.
server-unreadable-address = The proxy in front of this server does not say whom it asks for. Its X-Forwarded-For header should end with an address.
server-not-json = What is written here is sent as JSON: Content-Type: application/json.
server-body-too-long = That is too long: at most { $most } bytes.
server-no-page = There is nothing at this address.
server-wrong-method = This address is not asked that way. GET /api tells how.
server-too-slow = That took too long, and may not have been done: look, and try again.
server-too-many-sockets = Too many connections are open from here. Close some and try again.
server-too-many-tables = You have opened many tables in a short time. Use one of them, or wait a minute.
server-too-many-requests = That was a lot at once. Wait a few seconds and try again.
server-too-many-changes = You have changed your mind very often. Your last choice counts; wait until the others have chosen.
server-too-many-arrangements = So much has been arranged at this table that it can hold no more. Play on, or open another table.
server-too-many-words = That was a lot at once. Wait a few seconds before you say more.
server-unreadable = This message cannot be read: { $why }
server-no-action = “{ $text }” is no action of this game.
server-no-options = These options cannot be read: { $why }
server-no-option = This game has no option “{ $option }”. Its options are: { $options }.
server-other-rules = This table is played by version { $version } of the rules, which this server does not know. It goes on when the server is updated.
server-no-clock = A decision can be given { $least } to { $most } seconds.
server-no-luck = Your number for the shuffle should be 32 bytes written as 64 hexadecimal digits.
server-no-name = A name needs letters.
server-name-too-long = A name has at most { $most } letters.
server-name-taken = Somebody at this table is already called { $name }.
server-no-words = There is nothing to say.
server-words-too-long = Say it in at most { $most } letters.
server-muted = The host has muted you at this table.
server-no-chair = This table has no such chair.
server-no-chair-of-yours = You have no chair at this table. You can watch.
server-no-free-chair = Every chair is taken. You can watch.
server-chair-taken = Somebody sits there already. Take another chair.
server-chairs-are-free = The game begins when every chair is taken: invite people, or set bots in the empty chairs.
server-get-up-first = You already have a chair at this table. Get up first.
server-nobody-there = Nobody sits there.
server-still-here = { WHO($who) ->
    [you] You are here: no bot needs to stand in.
   *[one] { $who } is here: no bot needs to stand in.
}
server-no-bot = There is no bot of this level.
server-no-offer = This link has been used, or its time is over. Ask for a new one on the device where you sit.
server-only-host = Only the host can do this.
server-not-playing = No game is on at this table now.
server-already-playing = The game has begun. You can watch.
server-abandoned = This game was given up, because nobody moved for a long time. It cannot go on; its record shows the shuffle.
server-not-over = The game is not over yet.

server-page-what = Three games whose stones are diamonds, played exactly by their printed rules, by people and by programs.
server-page-here = This server hosts tables. It was built without the browser client, so there is nothing to click here yet; programs can play.
server-page-rules = The rules
server-page-programs = For programs
server-page-protocol = How to play over a socket
server-page-api = Everything over HTTP, as an OpenAPI description
server-page-fair = How the shuffle can be checked
