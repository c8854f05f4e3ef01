#!/usr/bin/env python3
"""Plays in Adamant's arena: adamant arena diamant --seats ./arena_bot.py,thumb,thumb

One JSON object a line comes in, one goes out; docs/bots.md tells the whole protocol. Diamant it plays with a little
sense, the other games at random. Write your own idea into `choose`.
"""

import json
import random
import sys

PROTOCOL = 1
HAZARDS = ["snake", "scorpion", "rockslide", "gas", "explosion"]


def choose(game, view, actions):
    """One of the actions that the rules allow, in the notation of records."""
    if game["game"] == "diamant":
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


def main():
    game = {}
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            say(type="hello", protocol=PROTOCOL, name="arena_bot")
        elif kind == "ping":
            say(type="pong")
        elif kind == "game":
            game = message
        elif kind == "move":
            say(type="move", action=choose(game, message["view"], message["actions"]))
        elif kind == "quit":
            break


def say(**answer):
    print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
