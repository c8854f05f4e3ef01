fair-committed = The seed is the one the server committed to: its SHA-256 is { $commitment }.
fair-derived = { $draws ->
    [one] The only random draw follows
   *[other] All { $draws } random draws follow
} from the seed, the table code { $table } and what { $who } added.
fair-derived-alone = { $draws ->
    [one] The only random draw follows
   *[other] All { $draws } random draws follow
} from the seed and the table code { $table } alone: no player added a number, so the server could choose the shuffle.
fair-moves = { $moves ->
    [0] No moves have been made.
    [one] The only move is legal.
   *[other] All { $moves } moves are legal.
}
fair-result = The result in the game file is correct.
fair-result-missing = The game is over, but the game file does not give the result.
fair-unfinished = The game is not over: only the moves in the game file could be checked.
fair-your-commitment = The commitment is the one you gave.
fair-your-table = The table code is the one you gave.
fair-your-number = The number you gave was used; it was added by { $who }.
fair-same-receipt = Everything matches the receipt: the table code, the commitment, all numbers and seats, the options and the rules.
fair-same-receipt-own = Everything matches the receipt of { $who }: the table code, the commitment, all numbers and seats, the options and the rules.
fair-no-receipt = Without a receipt from the start of the game, it is impossible to tell whether you were shown this commitment and these numbers.
fair-give-receipt = { fair-no-receipt } Add your receipt with --receipt.
fair-promised = The shuffle was as promised: the server’s number, all players’ numbers and the seats are the ones this device saved when the game started.
fair-promised-unfinished = As far as the game went, the shuffle was as promised: the server’s number, all players’ numbers and the seats are the ones this device saved when the game started.
fair-promised-watched = The shuffle is the one this device was shown when the game started. This device added no number of its own.
fair-not-promised = The shuffle was not as promised. { $why }

fair-limits = What a game file cannot show:
fair-limit-shown = Were the others shown the same as you? Compare your receipts.
fair-limit-start = Did the host start only because the cards were good? The server could tell the host before the start.
fair-limit-last = Did the last player to join work with the server? Together they could have tried many numbers.
fair-limit-secrets = Was a player shown cards they should not see? The server knows every card.

fair-no-proof = This game file has no proof of its shuffle, so the shuffle cannot be checked. A server adds the proof when the game is over; games in a terminal or a simulation have none.
fair-no-record = { $error }
fair-algorithm = fair.algorithm: this program knows { $known }, not { $said }.
fair-no-code = fair.table: { $said } is not a table code. A table code has six capital letters and digits, without spaces. With another code the server could have chosen the shuffle.
fair-other-seed = fair.commitment: this is { $said }, but the SHA-256 of the seed is { $derived }. It is not the seed the server committed to.
fair-other-players = fair.contributions: { $contributions } entries for { $players } players.
fair-no-chairs = chairs: the game file does not say which seats were people and which were bots, so it is impossible to tell whose numbers these are.
fair-other-chairs = chairs: { $chairs } entries for { $players } players.
fair-bot-number = fair.contributions[{ $at }]: there is a number for { $who }, but this was a bot, and bots add none. With it the server could have chosen the shuffle.
fair-no-number = fair.contributions[{ $at }]: there is no number for { $who }, but this was a person, and every person adds one.
fair-differs = { $place }: the shuffle gave { $derived }, but the game file says { $said }. This is random draw { $nth }, counted from 0, and the first that differs.
fair-not-your-commitment = fair.commitment: this is { $said }, but you gave { $given }. The seed is not the one you were promised.
fair-not-your-number = fair.contributions: the number you gave is missing: { $number }. The shuffle was made without it.
fair-not-your-table = fair.table: this is { $said }, but you gave { $given }. This is another table.
fair-bad-receipt = This is not a receipt. { $error }
fair-other-table = table: the receipt is from table { $receipt }, the game file from table { $record }.
fair-other-game = game: the receipt is from { $receipt }, the game file from { $record }.
fair-other-count = players: the receipt says { $receipt }, the game file { $record }.
fair-other-rules = rules_version: the receipt says { $receipt }, the game file { $record }. The rules were changed after the start.
fair-other-options = options: the receipt says { $receipt }, the game file { $record }. The options were changed after the start.
fair-other-algorithm = algorithm: the receipt says { $receipt }, the game file { $record }.
fair-other-commitment = commitment: the receipt says { $receipt }, the game file { $record }. The seed is not the promised one.
fair-other-chair = chairs[{ $at }]: for { $who } the receipt says { $receipt }, the game file { $record }.
fair-other-number = contributions[{ $at }]: the number of { $who } is not the one shown when the game started.
fair-other-own-number = contributions[{ $at }]: the number of { $who } is not the one their own device picked.
