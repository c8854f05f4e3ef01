"""Decisions a second on one core, choices uniformly random: ours beside those of others, in the same run.

Observations and legal actions are included. A second is one of the processor's, whatever else the machine does; of five
rounds the middle one counts. The table it prints is that of docs/python.md.
"""

from __future__ import annotations

import os
import random
import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any

# One core for all: before anything that starts threads is loaded.
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})

import adamant
import numpy as np

ROUNDS = 5
SECONDS = 1.0


def rate(step: Callable[[], int]) -> float:
    """Call `step` for a second, and return how many of the decisions it counts were made in it."""
    start, decisions = time.process_time(), 0
    while time.process_time() - start < SECONDS:
        decisions += step()
    return decisions / (time.process_time() - start)


def measure(name: str, step: Callable[[], int]) -> None:
    """Print how many decisions are made each second."""
    step()
    print(f"| {name} | {statistics.median(rate(step) for _ in range(ROUNDS)):,.0f} |", flush=True)


def ours() -> Iterator[tuple[str, Callable[[], int]]]:
    """Yield our games, many at once."""
    for name, players in (("diamant", 5), ("mirrors", 4), ("kadora", 4)):
        games = adamant.vector(name, games=1024, players=players, seed=1, threads=1)

        def step(games: adamant.Vector = games) -> int:
            for _ in range(10):
                games.step(games.sample())
            return 10 * games.games

        yield f"**`adamant.vector`** {name}, {players} players, 1,024 games", step


def openspiel() -> Iterator[tuple[str, Callable[[], int]]]:
    """Yield OpenSpiel's own games, called from Python, with their observation tensors."""
    import pyspiel

    for name in ("backgammon", "goofspiel", "kuhn_poker"):
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

        yield f"Pgx {name}, 1,024 games, on the CPU", step


def pettingzoo() -> Iterator[tuple[str, Callable[[], int]]]:
    """Yield PettingZoo's connect four, and our Diamant as one of its environments."""
    from adamant.pettingzoo import diamant_v0
    from pettingzoo.classic import connect_four_v3

    made = {
        "PettingZoo connect_four_v3": connect_four_v3.env(),
        "`adamant.pettingzoo` diamant_v0, 5 players": diamant_v0.env(players=5),
    }
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
    """Measure everything."""
    print("| one core, choices at random | decisions a second |\n|---|--:|")
    for family in (ours, openspiel, pgx, pettingzoo):
        for name, step in family():
            measure(name, step)


if __name__ == "__main__":
    main()
