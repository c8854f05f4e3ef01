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
fair-your-number = The number you gave is in, added by { $who }.

fair-limits = What a record cannot show:
fair-limit-commitment = Was this commitment published before you sat down? Compare it with what your client showed you then, or give that one to --commitment.
fair-limit-number = Is your own number among those added? Give it to --contribution.
fair-limit-last = Was whoever added the last number in league with the server? Together they could have tried many.
fair-limit-secrets = Was anybody shown what was not theirs to see? The server knows every card.

fair-no-proof = The record holds no proof of its shuffle, so nobody can check its luck. A server adds one when the game is over; games of a terminal or a simulation have none.
fair-no-record = { $error }
fair-algorithm = fair.algorithm: this program knows { $known }, not { $said }.
fair-other-seed = fair.commitment: this is { $said }, but SHA-256 of the seed is { $derived }. It is not the seed committed to.
fair-other-players = fair.contributions: { $contributions } entries for { $players } players.
fair-differs = { $place }: the shuffle brought { $derived }, but the record says { $said }. It is chance outcome { $nth }, counted from 0, and the first that differs.
fair-not-your-commitment = fair.commitment: this is { $said }, but you gave { $given }. The seed is not the one you were promised.
fair-not-your-number = fair.contributions: the number you gave is not there: { $number }. The luck was made without it.
