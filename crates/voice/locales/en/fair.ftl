### A fair shuffle, and what a record shows of it afterwards.

fair-committed = The seed in the record is the one committed to: its SHA-256 is { $commitment }.
fair-derived = { $draws ->
    [one] The one chance outcome follows
   *[other] All { $draws } chance outcomes follow
} from the seed, the table’s code { $table } and what { $who } added.
fair-derived-alone = { $draws ->
    [one] The one chance outcome follows
   *[other] All { $draws } chance outcomes follow
} from the seed and the table’s code { $table } alone: nobody added a number, so the luck was the server’s to choose.
fair-moves = { $moves ->
    [0] No move has been made.
    [one] The one move is legal.
   *[other] All { $moves } moves are legal.
}
fair-result = The result in the record is what the game came to.
fair-result-missing = The game is over, but the record does not say how it ended.
fair-unfinished = The game is not over: it is checked as far as the record goes.
fair-your-commitment = The commitment is the one you gave.
fair-your-table = The table’s code is the one you gave.
fair-your-number = The number you gave is in, added by { $who }.
fair-same-receipt = All is as in the receipt: the table’s code, the commitment, everyone’s numbers and chairs, the options and the rules.
fair-same-receipt-own = All is as in the receipt of { $who }: the table’s code, the commitment, everyone’s numbers and chairs, the options and the rules.
fair-no-receipt = Without a receipt from the start of the game nobody can tell whether this commitment and these numbers are the ones you were shown.
fair-give-receipt = { fair-no-receipt } Give yours to --receipt.
fair-promised = The shuffle was the promised one: the server’s number, everyone’s numbers and the chairs are those that this device kept when the game started.
fair-promised-unfinished = As far as the game went, the shuffle was the promised one: the server’s number, everyone’s numbers and the chairs are those that this device kept when the game started.
fair-promised-watched = The shuffle is the one that this device was shown when the game started. None of the numbers is its own.
fair-not-promised = The shuffle was not the promised one. { $why }

fair-limits = What a record cannot show:
fair-limit-shown = Were the others shown the same as you? Compare your receipts.
fair-limit-start = Did the host start because the luck pleased? The server can tell a host before the start, and a host need not start.
fair-limit-last = Was whoever added the last number in league with the server? Together they could have tried many.
fair-limit-secrets = Was anybody shown what was not theirs to see? The server knows every card.

fair-no-proof = The record holds no proof of its shuffle, so nobody can check its luck. A server adds one when the game is over; games of a terminal or a simulation have none.
fair-no-record = { $error }
fair-algorithm = fair.algorithm: this program knows { $known }, not { $said }.
fair-no-code = fair.table: { $said } is no table’s code. A code has one spelling, six capital letters and digits without gaps. With another the server could have chosen the luck.
fair-other-seed = fair.commitment: this is { $said }, but SHA-256 of the seed is { $derived }. It is not the seed committed to.
fair-other-players = fair.contributions: { $contributions } entries for { $players } players.
fair-no-chairs = chairs: the record does not say where people sat and where bots, so nobody can tell whose numbers these are.
fair-other-chairs = chairs: { $chairs } entries for { $players } players.
fair-bot-number = fair.contributions[{ $at }]: there is a number for { $who }, but a bot sat there and bots add none. With it the server could have chosen the luck.
fair-no-number = fair.contributions[{ $at }]: there is no number for { $who }, but a person sat there and every person adds one.
fair-differs = { $place }: the shuffle brought { $derived }, but the record says { $said }. It is chance outcome { $nth }, counted from 0, and the first that differs.
fair-not-your-commitment = fair.commitment: this is { $said }, but you gave { $given }. The seed is not the one you were promised.
fair-not-your-number = fair.contributions: the number you gave is not there: { $number }. The luck was made without it.
fair-not-your-table = fair.table: this is { $said }, but you gave { $given }. It is another table.
fair-bad-receipt = This is no receipt. { $error }
fair-other-table = table: the receipt is of table { $receipt }, the record of table { $record }.
fair-other-game = game: the receipt is of { $receipt }, the record of { $record }.
fair-other-count = players: the receipt says { $receipt }, the record { $record }.
fair-other-rules = rules_version: the receipt says { $receipt }, the record { $record }. The rules changed after the start.
fair-other-options = options: the receipt says { $receipt }, the record { $record }. What was agreed changed after the start.
fair-other-algorithm = algorithm: the receipt says { $receipt }, the record { $record }.
fair-other-commitment = commitment: the receipt says { $receipt }, the record { $record }. The seed is not the one that was promised.
fair-other-chair = chairs[{ $at }]: for { $who } the receipt says { $receipt }, the record { $record }.
fair-other-number = contributions[{ $at }]: the number of { $who } is not the one that was shown when the game started.
fair-other-own-number = contributions[{ $at }]: the number of { $who } is not the one that this player’s own device drew.
