from __future__ import annotations

import adamant
import adamant.gymnasium
import numpy as np
import pytest
from conftest import TABLES


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_one_seat_against_bots(name: str, players: int) -> None:
    env = adamant.gymnasium.Env(name, players, seat=players - 1, opponents="random", render_mode="ansi")
    played = []
    for _ in range(2):
        observation, info = env.reset(seed=5)
        done = False
        steps: list[tuple[int, float]] = []
        while not done:
            assert env.observation_space.contains(observation)
            legal = np.flatnonzero(observation["action_mask"])
            assert len(legal) == len(info["legal_actions"])
            action = int(legal[len(steps) % len(legal)])
            observation, reward, done, truncated, info = env.step(action)
            steps.append((action, reward))
            assert not truncated and isinstance(env.render(), str)
        assert steps[-1][1] == env.game.returns[players - 1]
        played.append(steps)
    assert played[0] == played[1]


def test_gymnasiums_own_check() -> None:
    from gymnasium.utils.env_checker import check_env

    check_env(adamant.gymnasium.Env("diamant", 4), skip_render_check=True)


def test_what_cannot_be_set_up_says_why() -> None:
    with pytest.raises(ValueError, match=r"seats \[1, 2\]"):
        adamant.gymnasium.Env("diamant", 3, opponents={1: "thumb"})
    with pytest.raises(ValueError, match="seats run from 0 to 2"):
        adamant.gymnasium.Env("diamant", 3, seat=3)
    env = adamant.gymnasium.Env("kadora", 2)
    env.reset(seed=1)
    with pytest.raises(adamant.Refusal):
        env.step(0)
