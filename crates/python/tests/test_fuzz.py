"""No argument makes a crash: everything raises an ordinary exception or works."""

from __future__ import annotations

import contextlib
import random
from typing import Any

import adamant
import numpy as np
from adamant import diamant
from conftest import play
from hypothesis import given, settings
from hypothesis import strategies as st

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.binary(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
NAMES = st.sampled_from(adamant.GAMES) | st.text(max_size=6)
EXPECTED = (ValueError, TypeError, OverflowError, RecursionError)
METHODS = (
    "legal_actions", "legal_numbers", "number", "action", "act", "chances", "chance_numbers", "chance_name",
    "deal", "view", "events", "sentences", "text", "observation", "mask", "record", "copy", "_choose",
    "__eq__", "__hash__", "__reduce__", "__repr__",
)  # fmt: skip


@settings(max_examples=80, deadline=None)
@given(
    NAMES,
    PLAIN,
    st.dictionaries(st.sampled_from(["chests", "stones", "target", "seed", "x"]), PLAIN, max_size=2),
)
def test_beginning_a_game(name: str, players: Any, options: dict[str, Any]) -> None:
    with contextlib.suppress(*EXPECTED):
        adamant.Game(name, players=players, **options)
    with contextlib.suppress(*EXPECTED):
        adamant.vector(name, games=1, players=players, threads=1, **options)
    with contextlib.suppress(*EXPECTED):
        adamant.simulate(name, players, 2, threads=1, **options)


@settings(max_examples=80, deadline=None)
@given(
    st.sampled_from(adamant.GAMES),
    st.lists(st.tuples(st.sampled_from(METHODS), st.lists(PLAIN | st.integers(-2, 1200), max_size=4)), max_size=12),
)
def test_playing(name: str, calls: list[tuple[str, list[Any]]]) -> None:
    game = adamant.Game(name, players=3, seed=1)
    game.deal()
    for method, arguments in calls:
        with contextlib.suppress(*EXPECTED):
            getattr(game, method)(*arguments)


@settings(max_examples=60, deadline=None)
@given(PLAIN | st.lists(st.integers(-3, 3), max_size=3), PLAIN)
def test_stepping(actions: Any, seeds: Any) -> None:
    games = adamant.vector("diamant", games=2, players=3, seed=1, threads=1)
    with contextlib.suppress(*EXPECTED):
        games.step(actions)
    with contextlib.suppress(*EXPECTED):
        games.step(np.asarray(actions))
    with contextlib.suppress(*EXPECTED):
        games.reset(seeds)
    games.step(games.sample())


@settings(max_examples=60, deadline=None)
@given(
    PLAIN,
    st.dictionaries(st.sampled_from(["format", "game", "players", "deal", "moves", "removed", "path"]), PLAIN),
)
def test_reading(anything: Any, fields: dict[str, Any]) -> None:
    record = {"format": "adamant-record/1", "game": "diamant", **fields}
    view = {**adamant.Game("diamant", players=3).view(), **fields}
    texts: list[Any] = [anything, fields, record, view]
    for text in texts:
        with contextlib.suppress(*EXPECTED):
            adamant.Game.from_record(text)
        for name in adamant.GAMES:
            with contextlib.suppress(*EXPECTED):
                adamant.observe(name, text)
        with contextlib.suppress(*EXPECTED):
            diamant.leave_chance(text)
        with contextlib.suppress(*EXPECTED):
            adamant._native.restore(text)


@settings(max_examples=80, deadline=None)
@given(st.sampled_from(adamant.GAMES), st.integers(0, 60), st.data())
def test_views_that_no_game_has(name: str, steps: int, data: st.DataObject) -> None:
    game = adamant.Game(name, players=3, seed=1)
    play(game, random.Random(steps), steps)
    view = game.view(data.draw(st.sampled_from([0, 1, 2, None])))
    for key in data.draw(st.lists(st.sampled_from(sorted(view)), max_size=2)):
        view[key] = data.draw(PLAIN | st.just(view[key]) | st.sampled_from(list(view.values())))
        if isinstance(view[key], list):
            view[key] = view[key] * data.draw(st.integers(0, 40))
    with contextlib.suppress(*EXPECTED):
        adamant.observe(name, view)
    with contextlib.suppress(*EXPECTED):
        diamant.leave_chance(view)
