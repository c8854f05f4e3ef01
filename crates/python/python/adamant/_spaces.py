"""The spaces of observations and actions that Gymnasium and PettingZoo share."""

from __future__ import annotations

from typing import Any

import gymnasium.spaces as spaces
import numpy as np

from adamant import Game, action_count, layout


def highest(name: str, players: int) -> np.ndarray[Any, np.dtype[np.float32]]:
    """Return the highest number at each place of an observation."""
    return np.concatenate([np.full(part.size, part.highest, dtype=np.float32) for part in layout(name, players)])


def observation_space(name: str, players: int) -> spaces.Dict:
    """Return the space of observations with their masks."""
    high = highest(name, players)
    actions = action_count(name, players)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(high), high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8),
        }
    )


def action_space(name: str, players: int) -> spaces.Discrete[np.int64]:
    """Return the space of numbered actions."""
    return spaces.Discrete(action_count(name, players))


def observe(game: Game, seat: int) -> dict[str, np.ndarray[Any, Any]]:
    """Return what a seat sees and may do."""
    awaited = game.turn == "seats" and seat in game.awaited
    mask = game.mask(seat) if awaited else np.zeros(action_count(game.name, game.players), dtype=np.bool_)
    return {"observation": game.observation(seat), "action_mask": mask.astype(np.int8)}
