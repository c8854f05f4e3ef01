"""Diamant computed: what caves are worth, and when to leave (see docs/diamant-solution.md).

>>> round(lone_value(), 4)
17.3399
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypedDict

from adamant import _native

__all__ = ["CaveValue", "Place", "SmallCave", "cave_values", "leave_chance", "lone_value", "solve_cave"]


class CaveValue(TypedDict):
    """What a cave is worth before its first card, entered with certain hazards."""

    hazards: list[int]
    lone: float
    each: list[float]


class Place(NamedTuple):
    """What all inside know: the cards left in order, how many are inside, stones beside and on the path."""

    left: tuple[str, ...]
    inside: int
    beside: int
    path: int


class SmallCave(NamedTuple):
    """A small cave solved exactly: what it is worth to each, and the chance of leaving at every place."""

    value: float
    leave: dict[Place, float]


def solve_cave(players: int, cards: Sequence[str]) -> SmallCave:
    """Solve one cave with a few cards exactly: a symmetric equilibrium in stones. When no card is left, all leave.

    >>> cave = solve_cave(3, ["5", "7", "snake", "snake"])
    >>> round(cave.value, 3)
    2.197
    """
    value, places = _native.solve_cave(players, cards)
    return SmallCave(
        value,
        {Place(tuple(left), inside, beside, path): leave for left, inside, beside, path, leave, _ in places},
    )


def lone_value() -> float:
    """Return what a cave is worth to a lone explorer, in stones; exact."""
    return _native.lone_value()


def cave_values() -> list[CaveValue]:
    """Return what caves are worth in equilibrium to 1 to 8 explorers, for every way to enter one; takes seconds."""
    values: list[CaveValue] = _native.cave_values()
    return values


def leave_chance(view: Mapping[str, Any]) -> float:
    """Return how likely an explorer leaves in equilibrium, in the cave that a view shows.

    >>> import adamant
    >>> game = adamant.Game("diamant", players=3)
    >>> game.deal("snake")
    >>> leave_chance(game.view())
    0.0
    """
    return _native.leave_chance(view)
