"""Plays a game at an Adamant table: python bot.py http://localhost:7878 CODE NAME

It sits down, waits for the host to begin, plays to the end, and reconnects automatically when the network or the server goes
away. Diamant it plays with a little sense, the other games at random. docs/protocol.md tells the whole protocol.

When the game starts it writes a receipt of the shuffle, receipt-CODE.json, and at the end it checks the record against it
(docs/fair-shuffle.md). For this it needs docs/fair_shuffle.py there or beside it.
"""

import asyncio
import json
import os
import random
import secrets
import sys
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import urlopen

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

sys.path.append(str(Path(__file__).resolve().parents[3] / "docs"))
from fair_shuffle import RECEIPT, Wrong, check_receipt, check_record  # noqa: E402

PROTOCOL = 1
HAZARDS = ["snake", "scorpion", "rockslide", "gas", "explosion"]


class Bot:
    def __init__(self, name):
        self.name = name
        self.seat = None
        self.over = False
        self.answered = None  # the moment for which we have chosen
        self.luck = None  # the number that we drew
        self.commitment = None  # what the server had promised by then
        self.receipt = None

    async def hear(self, socket, news):
        """Takes in one piece of news, and asks for whatever follows from it."""
        kind = news["news"]
        if kind in ("welcome", "table"):
            await self.look_around(socket, news["table"], news["you"])
        if kind == "bye" and news["why"] == "outdated":
            sys.exit("The server speaks another version of the protocol.")
        if kind == "refused":
            if news["problem"] == "unavailable":
                await asyncio.sleep(1)
            elif news["problem"] != "stale":
                sys.exit(news["what"])
            self.answered = None  # nothing was done: choose again
        now = news if kind == "game" else news.get("now")
        if now:
            await self.play(socket, now)

    async def look_around(self, socket, table, you):
        self.seat = you["seat"]
        self.over = table["stage"] == "over"
        if self.seat is None:
            if table["stage"] != "gathering":
                sys.exit("They play without us.")
            self.luck = secrets.token_hex(32)  # our own part of the shuffle
            self.commitment = table["fair"]["commitment"]
            await ask(socket, ask="sit", name=self.name, luck=self.luck)
        elif table["stage"] == "playing" and self.receipt is None:
            self.receipt = self.keep_receipt(table)

    def keep_receipt(self, table):
        """Writes down what was promised when the game started, with our own number, whatever the server shows for it."""
        file = Path(f"receipt-{table['code']}.json")
        if file.exists():
            return json.loads(file.read_text(encoding="utf-8"))
        fair = table["fair"]
        receipt = {
            "format": RECEIPT,
            "table": table["code"],
            "game": table["game"],
            "rules_version": table["rules_version"],
            "players": len(table["chairs"]),
            "options": table["options"],
            "algorithm": fair["algorithm"],
            "commitment": self.commitment or fair["commitment"],
            "chairs": [chair.get("level", "person") for chair in table["chairs"]],
            "contributions": fair["contributions"],
        }
        if self.luck:
            receipt["contributions"][self.seat] = self.luck
            receipt["seat"] = self.seat
        file.write_text(json.dumps(receipt, indent=2), encoding="utf-8")
        return receipt

    async def play(self, socket, now):
        if self.seat in now["awaited"] and self.answered != now["moment"]:
            action = choose(now["view"], now["actions"])
            self.answered = now["moment"]
            await ask(socket, ask="act", moment=now["moment"], action=action)


async def ask(socket, **what):
    await socket.send(json.dumps(what))


def choose(view, actions):
    """One of the actions that the rules allow."""
    if actions == ["S", "L"]:
        return "L" if risk(view) * view["beside"] > (1 - risk(view)) * prospect(view) else "S"
    return random.choice(actions)


def risk(view):
    """Diamant: how likely the next card ends the cave for everyone inside."""
    path = [laid["card"] for laid in view["path"]]
    deadly = sum(2 - view["removed"][HAZARDS.index(card)] for card in path if card in HAZARDS)
    return deadly / (30 - sum(view["removed"]) - len(path))


def prospect(view):
    """Diamant: roughly what one more card brings to each of those inside, half of the cards being diamonds."""
    return 8 / 2 / len(view["inside"])


def check_shuffle(address, receipt):
    """Whether the luck was the one promised when the game started."""
    if receipt is None:
        sys.exit("We have no receipt of this game.")
    with urlopen(address) as answer:
        record = json.load(answer)
    try:
        check_record(record)
        check_receipt(record, receipt)
    except Wrong as wrong:
        sys.exit(f"The shuffle was not as promised. {wrong}")
    print("The shuffle was the promised one.")


async def main(server, code, name):
    # Any program with these 64 digits has our chair. Draw them once, store them, and keep them secret.
    token = os.environ.get("ADAMANT_TOKEN") or secrets.token_hex(32)
    scheme, host = urlsplit(server)[:2]
    socket_url = f"{'wss' if scheme == 'https' else 'ws'}://{host}/api/tables/{code}/socket?protocol={PROTOCOL}"
    bot = Bot(name)
    # Connects again and again, waiting longer each time it fails.
    async for socket in connect(socket_url, additional_headers={"Authorization": f"Bearer {token}"}):
        bot.answered = None
        try:
            async for text in socket:
                await bot.hear(socket, json.loads(text))
                if bot.over:
                    print("The game is over.")
                    check_shuffle(f"{scheme}://{host}/api/tables/{code}/record", bot.receipt)
                    return
        except ConnectionClosed:
            pass
        await asyncio.sleep(random.uniform(0.5, 1.5))


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    try:
        asyncio.run(main(*sys.argv[1:]))
    except InvalidStatus as refused:
        problem = json.loads(refused.response.body or b"{}")
        sys.exit(problem.get("what", str(refused)))
