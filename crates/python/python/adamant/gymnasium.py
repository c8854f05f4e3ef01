"""One seat against bots, as a Gymnasium environment, for beginners.

>>> import adamant.gymnasium
>>> env = adamant.gymnasium.Env("diamant", players=4, opponents="thumb")
>>> observation, info = env.reset(seed=1)
>>> info["legal_actions"]
['S', 'L']
>>> observation, reward, terminated, truncated, info = env.step(0)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np

from adamant import Bot, Game
from adamant._picture import picture
from adamant._spaces import action_space, observation_space, observe

__all__ = ["Env"]


class Env(gymnasium.Env[dict[str, Any], int]):
    """One seat of a game; bots play the others. The reward comes at the end: the seat's part of the win.

    An action that is not legal raises `adamant.Refusal`: choose among those where ``action_mask`` is 1.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012 - Gymnasium's own form

    def __init__(
        self,
        game: str,
        players: int,
        *,
        seat: int = 0,
        opponents: str | Mapping[int, str] = "thumb",
        budget: str | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Set a table: ``opponents`` is a level for all other seats, or a level for each."""
        Game(game, players, **options).view(seat)
        self.name = game
        self.players = players
        self.seat = seat
        self.options = options
        self.budget = budget
        self.render_mode = render_mode
        others = [other for other in range(players) if other != seat]
        self.levels = dict.fromkeys(others, opponents) if isinstance(opponents, str) else {**opponents}
        if sorted(self.levels) != others:
            raise ValueError(f"opponents: a level is needed for each of the seats {others}")
        self.observation_space = observation_space(game, players)
        self.action_space: Any = action_space(game, players)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game."""
        super().reset(seed=seed)
        self.game = Game(self.name, self.players, seed=int(self.np_random.integers(2**63)), **self.options)
        self._go_on()
        return observe(self.game, self.seat), self._info()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Act in the seat, and let the others act."""
        self.game.act(int(action), self.seat)
        self._go_on()
        reward = self.game.returns[self.seat]
        return observe(self.game, self.seat), reward, self.game.is_over, False, self._info()

    def _go_on(self) -> None:
        while not self.game.is_over:
            if self.game.turn == "chance":
                self.game.deal()
            elif self.game.awaited[0] == self.seat:
                return
            else:
                other = self.game.awaited[0]
                bot = Bot(self.levels[other], budget=self.budget, seed=int(self.np_random.integers(2**63)))
                self.game.act(bot.choose(self.game, other), other)

    def _info(self) -> dict[str, Any]:
        over = self.game.is_over
        return {"legal_actions": [] if over else self.game.legal_actions(self.seat)}

    def render(self) -> np.ndarray[Any, Any] | str | None:
        """Show the table: as the seat sees it in text, as a spectator sees it in a picture."""
        if self.render_mode == "rgb_array":
            return picture(self.game)
        return self.game.text(self.seat) if self.render_mode == "ansi" else None
