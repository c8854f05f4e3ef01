"""Diamant, Mirrors and Kadora: rules, views, bots, and many games at once.

>>> import adamant
>>> game = adamant.Game("diamant", players=3, seed=7)
>>> while not game.is_over:
...     if game.turn == "chance":
...         game.deal()
...     else:
...         game.act(adamant.Bot("thumb").choose(game))
>>> len(game.scores)
3
"""

from __future__ import annotations

from typing import NamedTuple

from adamant import _native
from adamant._errors import LANGUAGES, RecordError, Refusal
from adamant._native import Game, Vector, action_count, levels, observe, player_range, review, simulate

__all__ = [
    "GAMES",
    "LANGUAGES",
    "Bot",
    "Choice",
    "Game",
    "Part",
    "RecordError",
    "Refusal",
    "Vector",
    "action_count",
    "layout",
    "levels",
    "observe",
    "player_range",
    "review",
    "simulate",
    "vector",
]

GAMES = ("diamant", "mirrors", "kadora")
"""The names of the games."""


class Part(NamedTuple):
    """A part of an observation: numbers with the same meaning, all from 0 to ``highest``."""

    name: str
    start: int
    shape: tuple[int, ...]
    highest: int
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
        size = 1
        for length in self.shape:
            size *= length
        return size

    @property
    def slice(self) -> slice:
        """Where it lies in an observation."""
        return slice(self.start, self.start + self.size)


def layout(game: str, players: int) -> list[Part]:
    """Return the parts of an observation, in order; fixed for each game and number of players (version 0).

    >>> [part.name for part in layout("diamant", 5)][:4]
    ['seat', 'options', 'stage', 'cave']
    >>> sum(part.size for part in layout("diamant", 5))
    109
    """
    return [
        Part(name, start, tuple(shape), highest, meaning)
        for name, start, shape, highest, meaning in _native.layout(game, players)
    ]


class Choice(NamedTuple):
    """What a bot chose, and why, in a sentence."""

    action: str
    reason: str


class Bot:
    """A bot by its level. It is shown the view of its seat and nothing else.

    >>> game = Game("kadora", players=2, seed=1)
    >>> game.deal()
    >>> Bot("thumb", seed=3).choose(game) in game.legal_actions()
    True
    """

    def __init__(self, level: str = "thumb", *, budget: str | None = None, seed: int | None = None) -> None:
        """Remember a level (see `levels`), a budget such as ``"50ms"`` or ``"2000sims"``, and a seed.

        Without a budget a bot thinks as long as it is used to. Without a seed its luck is different each time.
        """
        self.level = level
        self.budget = budget
        self.seed = seed

    def decide(self, game: Game, seat: int | None = None) -> Choice:
        """Return an action for a seat (the first that is awaited unless told) and the bot's reason."""
        return Choice(*game._choose(self.level, seat, self.budget, self.seed))

    def choose(self, game: Game, seat: int | None = None) -> str:
        """Return an action for a seat (the first that is awaited unless told)."""
        return self.decide(game, seat).action

    def __repr__(self) -> str:
        """Show the level and the budget."""
        return f"Bot({self.level!r}, budget={self.budget!r}, seed={self.seed!r})"


def vector(
    game: str,
    *,
    games: int,
    players: int,
    seed: int | None = None,
    opponents: dict[int, str] | None = None,
    budget: str | None = None,
    threads: int = 0,
    **options: object,
) -> Vector:
    """Begin many games at once; each waits for one seat.

    The arrays ``observations``, ``masks``, ``turns``, ``rewards``, ``scores`` and ``ends`` belong to the vector:
    every step writes them anew, without copying. Copy what you want to keep. A game that ends begins anew in the
    same step; ``ends`` says so, and ``rewards`` and ``scores`` are those of the game that ended. ``opponents``
    names bots that play seats by themselves. ``threads=0`` uses all cores.

    >>> games = vector("diamant", games=4, players=5, seed=1, threads=1)
    >>> games.observations.shape, games.masks.shape, games.rewards.shape
    ((4, 109), (4, 2), (4, 5))
    >>> for _ in range(1000):
    ...     games.step(games.sample())
    """
    return Vector(
        game,
        games=games,
        players=players,
        seed=seed,
        opponents=opponents,
        budget=budget,
        threads=threads,
        **options,
    )
