"""Mirrors, version 0 of its observations and actions (see `adamant.layout`)."""

from __future__ import annotations

from typing import Any

from adamant.pettingzoo._env import Illegal, RawEnv, RawParallelEnv

__all__ = ["env", "parallel_env", "raw_env"]


def raw_env(
    players: int = 2,
    *,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    illegal: Illegal = "random",
    **options: Any,
) -> RawEnv:
    """Return the environment in which one agent acts at a time, without wrappers."""
    return RawEnv("mirrors", players, render_mode, max_cycles, illegal, options)


env = raw_env


def parallel_env(
    players: int = 2,
    *,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    illegal: Illegal = "random",
    **options: Any,
) -> RawParallelEnv:
    """Return the environment in which all agents are asked at once; an agent with an empty mask waits."""
    return RawParallelEnv("mirrors", players, render_mode, max_cycles, illegal, options)
