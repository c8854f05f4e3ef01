"""Plays Diamant at a table of the server with the network that ppo.py trained.

    python server_bot.py http://localhost:7878 CODE NAME

It takes a free chair, waits for the host to begin, and plays to the end. The table shows its seat a view, from which
`adamant.observe` makes the numbers that the network was trained on. NumPy and websockets are enough to play.
docs/protocol.md tells the whole protocol; examples/bots/python shows how to come back after a lost connection.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import sys
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import adamant
import numpy as np
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

PROTOCOL = 1


class Network:
    """The network of ppo.py, without PyTorch."""

    def __init__(self, path: Path) -> None:
        """Read the weights that ppo.py wrote."""
        self.weights = dict(np.load(path))
        self.rng = np.random.default_rng()

    def choose(self, view: dict[str, Any]) -> str:
        """Return S to stay or L to leave, each as likely as the network says."""
        weights = self.weights
        seen = adamant.observe("diamant", view)
        if len(seen) != len(weights["scale"]):
            sys.exit("this network was trained for tables of four: ask the host for such a table")
        hidden = np.tanh(weights["first.weight"] @ (seen / weights["scale"]) + weights["first.bias"])
        hidden = np.tanh(weights["second.weight"] @ hidden + weights["second.bias"])
        stay, leave, _ = weights["last.weight"] @ hidden + weights["last.bias"]
        return "L" if self.rng.random() < 1 / (1 + np.exp(stay - leave)) else "S"


async def play(server: str, code: str, name: str, network: Network) -> None:
    """Sit down, and play until the game is over."""
    scheme, host = urlsplit(server)[:2]
    url = f"{'wss' if scheme == 'https' else 'ws'}://{host}/api/tables/{code}/socket?protocol={PROTOCOL}"
    token, answered = secrets.token_hex(32), None
    async with connect(url, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        async for text in socket:
            news = json.loads(text)
            if news["news"] == "refused" and news["problem"] != "stale":
                sys.exit(news["what"])
            if news["news"] in ("welcome", "table"):
                table = news["table"]
                if table["stage"] == "over":
                    print("The game is over.")
                    return
                if news["news"] == "welcome" and news["you"]["seat"] is None:
                    if table["game"] != "diamant":
                        sys.exit(f"this network plays diamant, not {table['game']}")
                    await socket.send(json.dumps({"ask": "sit", "name": name, "luck": secrets.token_hex(32)}))
            now = news if news["news"] == "game" else news.get("now")
            if now and now["view"]["you"] in now["awaited"] and answered != now["moment"]:
                answered = now["moment"]
                action = network.choose(now["view"])
                await socket.send(json.dumps({"ask": "act", "moment": now["moment"], "action": action}))


def main() -> None:
    """Play at the table that the command line names."""
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    weights = Path("diamant.npz")
    if not weights.is_file():
        sys.exit("there is no diamant.npz here: run ppo.py first")
    try:
        asyncio.run(play(*sys.argv[1:], Network(weights)))
    except InvalidStatus as refused:
        try:
            what = json.loads(refused.response.body or b"")["what"]
        except (ValueError, KeyError):
            what = refused
        sys.exit(f"the table cannot be reached: {what}")
    except OSError as error:
        sys.exit(f"the server cannot be reached: {error}")


if __name__ == "__main__":
    main()
