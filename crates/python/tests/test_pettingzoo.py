from __future__ import annotations

import functools
import importlib
import sys
import types
from typing import Any

import adamant
import numpy as np
import pytest
from conftest import TABLES
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)


def module(name: str) -> Any:
    return importlib.import_module(f"adamant.pettingzoo.{name}_v0")


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoos_own_checks(name: str, players: int) -> None:
    env = functools.partial(module(name).env, players=players)
    parallel_env = functools.partial(module(name).parallel_env, players=players)
    api_test(env(), num_cycles=60)
    parallel_api_test(parallel_env(), num_cycles=60)
    seed_test(env, num_cycles=20)
    parallel_seed_test(parallel_env, num_cycles=20)
    render_test(env)
    max_cycles_test(types.SimpleNamespace(env=env, parallel_env=parallel_env))


def test_pettingzoos_benchmark_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    # It goes on for five seconds; here its clock runs faster.
    benchmark = sys.modules["pettingzoo.test.performance_benchmark"]
    clock = iter(range(0, 10_000_000))
    monkeypatch.setattr(benchmark, "time", types.SimpleNamespace(time=lambda: next(clock) * 0.1))
    for name, players in TABLES:
        performance_benchmark(module(name).env(players=players))


def test_the_reward_is_the_part_of_the_win() -> None:
    env = module("diamant").env(players=5, chests="closed")
    env.reset(seed=3)
    rng = np.random.default_rng(1)
    rewards = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        rewards[agent] += reward
        done = terminated or truncated
        env.step(None if done else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    assert list(rewards.values()) == env.table.game.returns
    assert sum(rewards.values()) == pytest.approx(1)


def test_an_illegal_action_is_replaced_or_refused() -> None:
    env = module("kadora").env()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(0)
    assert env.infos[agent] == {"illegal": True}
    strict = module("kadora").env(illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(adamant.Refusal):
        strict.step(0)
    with pytest.raises(ValueError, match="ansi"):
        module("kadora").env(render_mode="film")
    with pytest.raises(adamant.Refusal):
        module("kadora").env(players=9)


@pytest.mark.parametrize("name", adamant.GAMES)
def test_pictures_change_with_the_game(name: str) -> None:
    env = module(name).env(render_mode="rgb_array")
    env.reset(seed=1)
    pictures = set()
    for _ in range(12):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
        pictures.add(env.render().tobytes())
    assert len(pictures) > 3
