from __future__ import annotations

import random

import adamant

TABLES = [
    (name, players)
    for name in adamant.GAMES
    for players in range(adamant.player_range(name)[0], adamant.player_range(name)[1] + 1)
]
"""Every game with every number of players."""


def play(game: adamant.Game, rng: random.Random, steps: int = 10_000) -> None:
    """Play at random, at most so many steps."""
    for _ in range(steps):
        if game.is_over:
            return
        if game.turn == "chance":
            game.deal()
        else:
            game.act(rng.choice(game.legal_numbers()))
