#!/usr/bin/env python3
"""Checks the luck of recorded games, as docs/fair-shuffle.md describes it.

    python3 fair_shuffle.py RECORD.json ...       every chance outcome of each record (a file may hold a record a line)
    python3 fair_shuffle.py --vectors FILE.json   the shared test vectors

It needs Python 3.8 and nothing else, and shares no code with Adamant. It derives the chance outcomes; whether the moves
were legal, `adamant verify` can say.
"""

import hashlib
import hmac
import json
import struct
import sys

ALGORITHM = "adamant-fair/1"


class Wrong(Exception):
    """Something is not as it should be."""


def check(place, derived, said):
    if derived != said:
        raise Wrong(f"{place}: should be {json.dumps(derived)}, not {json.dumps(said)}")


# Seed, table and contributions become a key.


def message(table, contributions):
    def text(words):
        data = words.encode("utf-8")
        return struct.pack("<Q", len(data)) + data

    seats = [b"\x00" if number is None else b"\x01" + number for number in contributions]
    return text(ALGORITHM) + text(table) + struct.pack("<Q", len(seats)) + b"".join(seats)


def key_of(seed, table, contributions):
    return hmac.new(seed, message(table, contributions), hashlib.sha256).digest()


# The key becomes a stream of words for every draw: ChaCha20 as in RFC 8439.


def block(key, counter, nonce):
    def rotate(word, bits):
        return (word << bits | word >> (32 - bits)) & 0xFFFFFFFF

    def quarter(a, b, c, d):
        for into, by, mixed, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            state[into] = (state[into] + state[by]) & 0xFFFFFFFF
            state[mixed] = rotate(state[mixed] ^ state[into], bits)

    begin = list(struct.unpack("<4I", b"expand 32-byte k") + struct.unpack("<8I", key))
    begin += [counter] + list(struct.unpack("<3I", nonce))
    state = begin[:]
    for _ in range(10):
        for column in range(4):
            quarter(column, 4 + column, 8 + column, 12 + column)
        for row in range(4):
            quarter(row, 4 + (row + 1) % 4, 8 + (row + 2) % 4, 12 + (row + 3) % 4)
    return [(one + other) & 0xFFFFFFFF for one, other in zip(begin, state)]


class Luck:
    """The luck of the chance outcome that comes after n others."""

    def __init__(self, key, n):
        self.key, self.nonce = key, struct.pack("<QI", n, 0)
        self.words_read, self.words = 0, []

    def word(self):
        at = self.words_read % 16
        if at == 0:
            self.words = block(self.key, self.words_read // 16, self.nonce)
        self.words_read += 1
        return self.words[at]

    def below(self, bound):
        whole = 2**32 - 2**32 % bound
        while True:
            word = self.word()
            if word < whole:
                return word % bound

    def shuffle(self, items):
        for left in range(len(items), 1, -1):
            pick = self.below(left)
            items[left - 1], items[pick] = items[pick], items[left - 1]


# The words become cards. Each game checks its `deal` and returns how many chance outcomes there were.


def diamant(luck, players, options, deal):
    hazards = ["snake", "scorpion", "rockslide", "gas", "explosion"]
    box = [str(value) for value in (1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17)]
    box += [hazard for hazard in hazards for _ in range(3)]
    draws = 0
    for cave, cards in enumerate(deal["caves"]):
        pile = box[:]
        for at, said in enumerate(cards):
            derived = pile.pop(luck(draws).below(len(pile)))
            check(f"deal.caves[{cave}][{at}]", derived, said)
            draws += 1
        for hazard in hazards:
            if cards.count(hazard) == 2:
                box.remove(hazard)
    return draws


def mirrors(luck, players, options, deal):
    if deal.get("rim") is None:
        return 0
    board = luck(0)
    rim = list("RRRRBBBBGGGGYYYY")
    board.shuffle(rim)
    check("deal.rim", "".join(rim), deal["rim"])
    check("deal.first", board.below(players), deal["first"])
    pile = [
        "R" * red + "B" * blue + "G" * green + "Y" * yellow
        for red in (2, 1, 0)
        for blue in (2, 1, 0)
        for green in (2, 1, 0)
        for yellow in (2, 1, 0)
        if red + blue + green + yellow == 4
    ]
    for at, said in enumerate(deal["cards"]):
        derived = pile.pop(luck(1 + at).below(len(pile)))
        check(f"deal.cards[{at}]", derived, said)
    return 1 + len(deal["cards"])


def kadora(luck, players, options, deal):
    if not deal:
        return 0
    lacking = {"R": "1", "O": "2", "Y": "3", "G": "4", "B": "5", "P": "3"}
    cards = [
        colour + value + cut
        for colour in "ROYGBP"
        for value in "12345"
        for cut in "bpm"
        if value != lacking[colour]
    ]
    only = luck(0)
    only.shuffle(cards)
    first = options.get("first", "lot")
    if first == "lot":
        first = only.below(players)

    def next_cards(count):
        taken, cards[:] = cards[:count], cards[count:]
        return taken

    def check_cards(place, derived, said):
        check(f"the number of cards in {place}", len(derived), len(said))
        for at, (one, other) in enumerate(zip(derived, said)):
            check(f"{place}[{at}]", one, other)

    check_cards("deal.aside", next_cards(30 - 6 * players), deal["aside"])
    check("the number of hands", players, len(deal["hands"]))
    for seat, hand in enumerate(deal["hands"]):
        check_cards(f"deal.hands[{seat}]", next_cards(4), hand)
    check_cards("deal.block", next_cards(12), deal["block"])
    check_cards("deal.left", next_cards(len(cards) // 2), deal["left"])
    check_cards("deal.right", cards, deal["right"])
    check("deal.first", first, deal["first"])
    return 1


GAMES = {"diamant": diamant, "mirrors": mirrors, "kadora": kadora}


def number(text):
    return None if text is None else bytes.fromhex(text)


def check_record(record):
    proof = record.get("fair")
    if proof is None:
        raise Wrong("the record holds no proof of its shuffle")
    check("fair.algorithm", ALGORITHM, proof["algorithm"])
    seed = number(proof["seed"])
    check("fair.commitment", hashlib.sha256(seed).hexdigest(), proof["commitment"].lower())
    contributions = [number(text) for text in proof["contributions"]]
    check("the number of fair.contributions", record["players"], len(contributions))
    key = key_of(seed, proof["table"], contributions)
    options = record.get("options") or {}
    return GAMES[record["game"]](lambda n: Luck(key, n), record["players"], options, record["deal"])


def check_shuffle(vector):
    seed, table = number(vector["seed"]), vector["table"]
    contributions = [number(text) for text in vector["contributions"]]
    check("commitment", hashlib.sha256(seed).hexdigest(), vector["commitment"])
    check("message", message(table, contributions).hex(), vector["message"])
    key = key_of(seed, table, contributions)
    check("key", key.hex(), vector["key"])
    for draw in vector["draws"]:
        luck = Luck(key, draw["n"])
        check(f"draw {draw['n']}", [luck.word() for _ in draw["words"]], draw["words"])
    for row in vector["numbers"]:
        luck = Luck(key, 0)
        numbers = [luck.below(row["bound"]) for _ in row["numbers"]]
        check(f"numbers below {row['bound']}", numbers, row["numbers"])
        check(f"words read for numbers below {row['bound']}", luck.words_read, row["words_read"])
    items = list(range(len(vector["permutation"])))
    Luck(key, 0).shuffle(items)
    check("permutation", items, vector["permutation"])


def check_vectors(path):
    with open(path, encoding="utf-8") as file:
        vectors = json.load(file)
    check("algorithm", ALGORITHM, vectors["algorithm"])
    for vector in vectors["shuffles"]:
        check_shuffle(vector)
    for vector in vectors["games"]:
        check("draws", check_record(vector["record"]), vector["draws"])
    print(f"{len(vectors['shuffles'])} shuffles and {len(vectors['games'])} games: all as written")


def records(path):
    with open(path, encoding="utf-8") as file:
        text = file.read()
    try:
        return [json.loads(text)]
    except ValueError:
        return [json.loads(line) for line in text.splitlines() if line.strip()]


def main(arguments):
    if len(arguments) == 2 and arguments[0] == "--vectors":
        check_vectors(arguments[1])
    elif arguments and not arguments[0].startswith("-"):
        for path in arguments:
            for record in records(path):
                draws = check_record(record)
                print(f"{path}: the seed is the one committed to; chance outcomes derived and the same: {draws}")
    else:
        raise Wrong(__doc__.strip())


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except Wrong as wrong:
        sys.exit(str(wrong))
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        sys.exit(f"this is no record with a proof: {error!r}")
