"""Decisions a second on one core, choices uniformly random: ours beside those of others, in the same run.

Counted in the processor's own seconds, whatever else the machine does. Observations and masks are included where the
environment makes them. Environments that are not installed are passed over.
"""

from __future__ import annotations

import contextlib
import os
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

# One core for all: before anything that starts threads is loaded.
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})

import adamant
import numpy as np

SECONDS = 5.0


def measure(name: str, step: Callable[[], int]) -> None:
    """Call `step` for some seconds, and print how many of the decisions it counts were made each second."""
    step()
    start, decisions = time.process_time(), 0
    while time.process_time() - start < SECONDS:
        decisions += step()
    rate = decisions / (time.process_time() - start)
    print(f"{name:<50} {rate:>14,.0f}", flush=True)


def ours() -> Iterator[tuple[str, Callable[[], int]]]:
    """Yield many games at once, and one game at a time."""
    for name, players in (("diamant", 5), ("mirrors", 4), ("kadora", 4)):
        games = adamant.vector(name, games=1024, players=players, seed=1, threads=1)

        def step(games: adamant.Vector = games) -> int:
            for _ in range(10):
                games.step(games.sample())
            return 10 * games.games

        yield f"adamant {name}, {players} players, 1,024 games", step


def openspiel() -> Iterator[tuple[str, Callable[[], int]]]:
    """Yield OpenSpiel's own games, called from Python, with their observation tensors."""
    import pyspiel

    for name in ("backgammon", "goofspiel(imp_info=true)", "kuhn_poker"):
        game = pyspiel.load_game(name)
        if game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:
            game = pyspiel.convert_to_turn_based(game)

        def step(game: Any = game) -> int:
            decisions, state = 0, game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    numbers, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(numbers, chances)[0])
                    continue
                state.observation_tensor(state.current_player())
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
            return decisions

        yield f"OpenSpiel {name}", step


def pgx() -> Iterator[tuple[str, Callable[[], int]]]:
    """Yield Pgx' games on the CPU, many at once."""
    import jax
    import jax.numpy as jnp
    import pgx as library
    from pgx.experimental import auto_reset

    for name in ("backgammon", "kuhn_poker"):
        env = library.make(name)
        begin = jax.jit(jax.vmap(env.init))

        @jax.jit
        def move(key: Any, state: Any, env: Any = env) -> tuple[Any, Any]:
            key, choose, luck = jax.random.split(key, 3)
            logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
            actions = jax.random.categorical(choose, logits, axis=1)
            keys = jax.random.split(luck, 1024)
            return key, jax.vmap(auto_reset(env.step, env.init))(state, actions, keys)

        world = [jax.random.key(1), begin(jax.random.split(jax.random.key(2), 1024))]

        def step(world: list[Any] = world, move: Any = move) -> int:
            for _ in range(10):
                world[:] = move(*world)
            jax.block_until_ready(world[1].observation)
            return 10 * 1024

        yield f"Pgx {name}, 1,024 games", step


def pettingzoo() -> Iterator[tuple[str, Callable[[], int]]]:
    """Yield PettingZoo's connect four, and our Diamant as one of its environments."""
    from adamant.pettingzoo import diamant_v0

    made = {"adamant diamant through PettingZoo": diamant_v0.env(players=5)}
    with contextlib.suppress(ImportError):
        from pettingzoo.classic import connect_four_v3

        made["PettingZoo connect_four_v3"] = connect_four_v3.env()
    for name, env in made.items():

        def step(env: Any = env) -> int:
            decisions = 0
            env.reset()
            for _ in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                done = terminated or truncated
                env.step(None if done else random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
                decisions += not done
            return decisions

        yield name, step


def main() -> None:
    """Measure everything that is installed."""
    print(f"{'one core, choices at random':<50} {'decisions a second':>18}")
    for family in (ours, openspiel, pgx, pettingzoo):
        try:
            for name, step in family():
                measure(name, step)
        except ImportError as missing:
            print(f"{family.__name__}: not installed ({missing.name})")


if __name__ == "__main__":
    main()
