"""Mirrors, version 0 of its observations and actions (see `adamant.layout`).

In ``env`` one agent acts at a time; in ``parallel_env`` all agents are asked at once. Both take ``players``,
``render_mode``, ``max_cycles``, ``illegal`` and the game's options.
"""

from functools import partial

from adamant.pettingzoo._env import RawEnv, RawParallelEnv

__all__ = ["env", "parallel_env", "raw_env"]

raw_env = partial(RawEnv, "mirrors")
env = raw_env
parallel_env = partial(RawParallelEnv, "mirrors")
