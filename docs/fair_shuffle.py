#!/usr/bin/env python3
"""Checks the luck of recorded games, as docs/fair-shuffle.md describes it.

    python3 fair_shuffle.py RECORD.json ...                      every chance outcome (a file may hold a record a line)
    python3 fair_shuffle.py RECORD.json --receipt RECEIPT.json   and that they are those promised when the game started
    python3 fair_shuffle.py --vectors FILE.json                  the shared test vectors

It needs Python 3.8 and nothing else, and shares no code with Adamant. It derives the chance outcomes; whether the moves
were legal, `adamant verify` can say.
"""

import hashlib
import hmac
import json
import re
import struct
import sys

ALGORITHM = "adamant-fair/1"
RECEIPT = "adamant-receipt/1"


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


def number(text, place="number"):
    if not isinstance(text, str) or not re.fullmatch("[0-9a-fA-F]{64}", text):
        raise Wrong(f"{place}: should be 32 bytes written as 64 hexadecimal digits, not {json.dumps(text)}")
    return bytes.fromhex(text)


def numbers(texts, place="contributions"):
    return [None if text is None else number(text, f"{place}[{seat}]") for seat, text in enumerate(texts)]


def check_chairs(chairs, contributions):
    """Only people's numbers are in the luck: everyone who sat down added one, and no bot did."""
    for seat, (chair, added) in enumerate(zip(chairs, contributions)):
        if not isinstance(chair, str) or not re.fullmatch("[a-z]{1,20}", chair):
            raise Wrong(f'chairs[{seat}]: should be "person" or the level of a bot, not {json.dumps(chair)}')
        if chair == "person" and added is None:
            raise Wrong(f"fair.contributions[{seat}]: there is no number, but a person sat there")
        if chair != "person" and added is not None:
            raise Wrong(f"fair.contributions[{seat}]: there is a number, but a bot sat there and bots add none")


def check_count(place, things, players):
    if len(things) != players:
        raise Wrong(f"{place}: {len(things)} entries for {players} players")


def check_record(record):
    proof, players = record.get("fair"), record["players"]
    if proof is None:
        raise Wrong("the game file holds no proof of its shuffle")
    check("fair.algorithm", ALGORITHM, proof["algorithm"])
    if not re.fullmatch("[23456789BCDFGHJKLMNPQRSTVWXZ]{6}", proof["table"]):
        raise Wrong(f"fair.table: should be a table's code as it is written, not {json.dumps(proof['table'])}")
    seed = number(proof["seed"], "fair.seed")
    contributions = numbers(proof["contributions"], "fair.contributions")
    check("fair.commitment", hashlib.sha256(seed).hexdigest(), proof["commitment"].lower())
    check_count("fair.contributions", contributions, players)
    if record.get("chairs") is None:
        raise Wrong("chairs: is missing, so it is impossible to tell which numbers are those of people")
    check_count("chairs", record["chairs"], players)
    check_chairs(record["chairs"], contributions)
    key = key_of(seed, proof["table"], contributions)
    options = record.get("options") or {}
    return GAMES[record["game"]](lambda n: Luck(key, n), players, options, record["deal"])


def check_receipt(record, receipt):
    """Whether a record that was checked is the game that the receipt is of, with nothing changed since it started."""

    def compare(place, promised, said):
        if promised != said:
            raise Wrong(f"{place}: {json.dumps(promised)} in the receipt, {json.dumps(said)} in the game file")

    def told(options):
        return {name: value for name, value in options.items() if value is not None}

    proof, players = record["fair"], receipt["players"]
    check("format", RECEIPT, receipt.get("format"))
    check_count("chairs", receipt["chairs"], players)
    check_count("contributions", receipt["contributions"], players)
    compare("table", receipt["table"], proof["table"])
    compare("game", receipt["game"], record["game"])
    compare("players", players, record["players"])
    compare("commitment", receipt["commitment"].lower(), proof["commitment"].lower())
    own = receipt.get("seat")
    promised, said = numbers(receipt["contributions"]), numbers(proof["contributions"])
    for seat in sorted(range(players), key=lambda seat: seat != own):
        if promised[seat] != said[seat]:
            compare(f"contributions[{seat}]", receipt["contributions"][seat], proof["contributions"][seat])
    for seat in range(players):
        compare(f"chairs[{seat}]", receipt["chairs"][seat], record["chairs"][seat])
    compare("algorithm", receipt["algorithm"], proof["algorithm"])
    compare("rules_version", receipt["rules_version"], record["rules_version"])
    compare("options", told(receipt["options"]), told(record["options"]))


def check_shuffle(vector):
    seed, table = number(vector["seed"]), vector["table"]
    contributions = numbers(vector["contributions"])
    check("commitment", hashlib.sha256(seed).hexdigest(), vector["commitment"])
    check("message", message(table, contributions).hex(), vector["message"])
    key = key_of(seed, table, contributions)
    check("key", key.hex(), vector["key"])
    for draw in vector["draws"]:
        luck = Luck(key, draw["n"])
        check(f"draw {draw['n']}", [luck.word() for _ in draw["words"]], draw["words"])
    for row in vector["numbers"]:
        luck = Luck(key, 0)
        derived = [luck.below(row["bound"]) for _ in row["numbers"]]
        check(f"numbers below {row['bound']}", derived, row["numbers"])
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
        check_receipt(vector["record"], vector["receipt"])
    for vector in vectors["refusals"]:
        check_refusal(vector)
    counts = [f"{len(vectors[kind])} {kind}" for kind in ("shuffles", "games", "refusals")]
    print(f"{counts[0]}, {counts[1]} and {counts[2]}: all as written")


def check_refusal(vector):
    try:
        check_record(vector["record"])
        if "receipt" in vector:
            check_receipt(vector["record"], vector["receipt"])
    except Wrong as wrong:
        check(vector["why"], vector["place"], str(wrong).split(": ")[0])
    else:
        raise Wrong(f"{vector['why']}: should be refused at {vector['place']}")


def records(path):
    with open(path, encoding="utf-8") as file:
        text = file.read()
    try:
        return [json.loads(text)]
    except ValueError:
        return [json.loads(line) for line in text.splitlines() if line.strip()]


def main(arguments):
    receipts = []
    while "--receipt" in arguments[:-1]:
        at = arguments.index("--receipt")
        receipts += records(arguments[at + 1])
        del arguments[at : at + 2]
    if len(arguments) == 2 and arguments[0] == "--vectors":
        check_vectors(arguments[1])
    elif arguments and not arguments[0].startswith("-"):
        for path in arguments:
            for record in records(path):
                draws = check_record(record)
                for receipt in receipts:
                    check_receipt(record, receipt)
                promised = "all is as in the receipt" if receipts else "whether you were shown these numbers, a receipt can say"
                print(f"{path}: the seed is the one committed to; {draws} chance outcomes derived, all the same; {promised}")
    else:
        raise Wrong(__doc__.strip())


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except Wrong as wrong:
        sys.exit(str(wrong))
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        sys.exit(f"this is no record with a proof: {error!r}")
