from __future__ import annotations

import threading
from typing import Any

import adamant
import numpy as np
import pytest
from conftest import TABLES


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_arrays_are_those_of_single_games(name: str, players: int) -> None:
    games = adamant.vector(name, games=3, players=players, seed=1, threads=2)
    size = sum(part.size for part in adamant.layout(name, players))
    assert games.observations.shape == (3, size) and games.observations.dtype == np.float32
    assert games.masks.shape == (3, adamant.action_count(name, players)) and games.masks.dtype == np.bool_
    arrays = games.observations, games.masks, games.turns, games.rewards, games.scores, games.ends
    for _ in range(200):
        actions = games.sample()
        assert games.masks[np.arange(3), actions].all()
        games.step(actions)
        for game in np.flatnonzero(games.ends):
            shared = games.rewards[game].sum()
            # At a table of two the virtual player of Kadora can have a part of the win, or all of it.
            assert shared == pytest.approx(1) or ((name, players) == ("kadora", 2) and shared in (0, 0.5))
        assert not games.rewards[~games.ends].any()
    # Nothing is copied: they are the same arrays all along.
    now = games.observations, games.masks, games.turns, games.rewards, games.scores, games.ends
    assert all(old is new for old, new in zip(arrays, now, strict=True))


def test_highest_numbers_are_kept() -> None:
    for name, players in TABLES:
        games = adamant.vector(name, games=16, players=players, seed=2)
        for _ in range(60):
            games.step(games.sample())
            for part in adamant.layout(name, players):
                numbers = games.observations[:, part.slice]
                assert numbers.min() >= 0 and numbers.max() <= part.highest, part


def test_seeds_by_game() -> None:
    games = adamant.vector("kadora", games=2, players=2)
    games.reset([5, 6])
    first = games.observations.copy()
    games.reset(np.array([6, 5], dtype=np.uint64))
    assert np.array_equal(first, games.observations[::-1])
    games.reset(9)
    once = games.observations.copy()
    games.reset(9)
    assert np.array_equal(once, games.observations)
    with pytest.raises(ValueError, match="seeds has 3 numbers, not 2"):
        games.reset([1, 2, 3])


def test_an_illegal_action_moves_no_game() -> None:
    games = adamant.vector("diamant", games=2, players=3, seed=1)
    before = games.observations.copy()
    for actions in ([0, 2], [0, -1], np.array([2, 0])):
        with pytest.raises(ValueError, match=r"game [01]: there is no action"):
            games.step(actions)
        assert np.array_equal(before, games.observations)
    wrong: list[Any] = [[0], [0, 1, 0], [[0, 1]], [0.0, 1.0], ["a", "b"], None]
    for numbers in wrong:
        with pytest.raises(ValueError):
            games.step(numbers)
    games.step(np.array([0, 1], dtype=np.int8))
    games.step(np.zeros(4, dtype=np.int64)[::2])


def test_opponents_play_inside() -> None:
    games = adamant.vector(
        "diamant",
        games=64,
        players=4,
        seed=1,
        opponents={1: "thumb", 2: "expert", 3: "random"},
        budget="4sims",
    )
    ended, won = 0, np.zeros(4)
    for _ in range(300):
        assert (games.turns == 0).all()
        games.step(games.sample())
        ended += int(games.ends.sum())
        won += games.rewards.sum(axis=0)
    assert ended > 100 and won.sum() == pytest.approx(ended)
    assert won[1] > won[3] and won[2] > won[3]
    with pytest.raises(ValueError, match="leave at least one"):
        adamant.vector("diamant", games=1, players=3, opponents=dict.fromkeys(range(3), "thumb"))
    with pytest.raises(ValueError, match="seats run from 0 to 2"):
        adamant.vector("diamant", games=1, players=3, opponents={3: "thumb"})


def test_other_threads_run_meanwhile() -> None:
    counted = 0
    done = threading.Event()

    def count() -> None:
        nonlocal counted
        while not done.is_set():
            counted += 1

    games = adamant.vector("kadora", games=2048, players=4, seed=1)
    thread = threading.Thread(target=count)
    thread.start()
    for _ in range(20):
        games.step(games.sample())
    done.set()
    thread.join()
    assert counted > 100


def test_what_cannot_be_played_says_why() -> None:
    with pytest.raises(ValueError, match="at least one"):
        adamant.vector("diamant", games=0, players=3)
    with pytest.raises(ValueError, match="too many"):
        adamant.vector("diamant", games=10**12, players=3)
    with pytest.raises(adamant.Refusal, match="3 to 8"):
        adamant.vector("diamant", games=1, players=0)
    frozen = adamant.vector("diamant", games=1, players=3)
    frozen.observations.flags.writeable = False
    with pytest.raises(RuntimeError, match="not writeable"):
        frozen.step([0])
