"""The two kinds of environment, for every game."""

from __future__ import annotations

import functools
from typing import Any, Literal

import numpy as np
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv

from adamant import Game
from adamant._picture import picture
from adamant._spaces import action_space, observation_space, observe

Illegal = Literal["random", "raise"]
"""What an illegal action does: a legal one is drawn instead, or `adamant.Refusal` is raised."""

PLAYERS = {"diamant": 4, "mirrors": 2, "kadora": 2}
"""How many agents there are unless told."""

RENDER_MODES = ("human", "ansi", "rgb_array")


class Table:
    """What both kinds of environment share: one game, its seats as agents, its luck."""

    def __init__(
        self,
        name: str,
        players: int | None,
        render_mode: str | None,
        max_cycles: int | None,
        illegal: Illegal,
        options: dict[str, Any],
    ) -> None:
        """Check the set-up; `begin` begins a game."""
        players = PLAYERS[name] if players is None else players
        Game(name, players, **options)
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"there is no render_mode {render_mode!r}: there is {', '.join(RENDER_MODES)}")
        if illegal not in ("random", "raise"):
            raise ValueError(f"illegal is 'random' or 'raise', not {illegal!r}")
        if max_cycles is not None and max_cycles < 1:
            raise ValueError("max_cycles is at least 1")
        self.name = name
        self.players = players
        self.options = options
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.illegal = illegal
        self.agents_named = [f"seat_{seat}" for seat in range(players)]
        self.rng: np.random.Generator | None = None

    def begin(self, seed: int | None) -> None:
        """Begin a game and deal what is due."""
        if self.rng is None or seed is not None:
            self.rng, _ = seeding.np_random(seed)
        self.game = Game(self.name, self.players, seed=int(self.rng.integers(2**63)), **self.options)
        self.deal()

    def deal(self) -> None:
        """Deal while chance is due."""
        while self.game.turn == "chance":
            self.game.deal()

    def random_action(self, seat: int) -> int:
        """Return any legal action, each equally likely."""
        assert self.rng is not None
        return int(self.rng.choice(self.game.legal_numbers(seat)))

    def act(self, seat: int, action: Any) -> bool:
        """Carry out an action; return whether it was legal."""
        legal = self.game.legal_numbers(seat)
        number = int(action)
        if number not in legal and self.illegal == "random":
            self.game.act(self.random_action(seat), seat)
            return False
        self.game.act(number, seat)
        return True

    def render(self) -> np.ndarray[Any, Any] | str | None:
        """Show the table as a spectator sees it."""
        if self.render_mode == "rgb_array":
            return picture(self.game)
        if self.render_mode == "ansi":
            return self.game.text()
        if self.render_mode == "human":
            print(self.game.text())
        return None


class RawEnv(AECEnv[str, dict[str, Any], int]):
    """One agent acts at a time. Where several choose in secret they are asked in the order of seats.

    The reward comes at the end: each agent's part of the win. With ``max_cycles`` an agent that has acted so
    often is truncated, and its seat is played on at random.
    """

    def __init__(
        self,
        name: str,
        players: int | None = None,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        illegal: Illegal = "random",
        **options: Any,
    ) -> None:
        """Set a table; `reset` begins a game."""
        super().__init__()
        self.table = Table(name, players, render_mode, max_cycles, illegal, options)
        self.metadata = {
            "name": f"{name}_v0",
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = list(self.table.agents_named)
        self.agents: list[str] = []

    @functools.cache  # noqa: B019 - the very same space each time, as PettingZoo asks
    def observation_space(self, agent: str) -> Any:
        """Return the space of an agent's observations."""
        return observation_space(self.table.name, self.table.players)

    @functools.cache  # noqa: B019
    def action_space(self, agent: str) -> Any:
        """Return the space of an agent's actions."""
        return action_space(self.table.name, self.table.players)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game."""
        self.table.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.acted = dict.fromkeys(self.agents, 0)
        self.agent_selection = self.possible_agents[self.table.game.awaited[0]]
        self._skip_agent_selection = None

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees, and which actions it may take."""
        return observe(self.table.game, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Act for the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        legal = self.table.act(self.possible_agents.index(agent), action)
        self.infos[agent] = {} if legal else {"illegal": True}
        self.acted[agent] += 1
        if self.table.max_cycles is not None and self.acted[agent] >= self.table.max_cycles:
            self.truncations[agent] = True
        self._go_on()
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def _go_on(self) -> None:
        """Deal, and play the seats of those who are gone, until an agent is to act or all are done."""
        game = self.table.game
        living = [agent for agent in self.agents if not self.truncations[agent]]
        while True:
            self.table.deal()
            if game.is_over:
                for agent in self.agents:
                    self.rewards[agent] = game.returns[self.possible_agents.index(agent)]
                    self.terminations[agent] = True
                return
            if not living:
                return
            seat = game.awaited[0]
            if self.possible_agents[seat] in living:
                self.agent_selection = self.possible_agents[seat]
                return
            game.act(self.table.random_action(seat), seat)

    def render(self) -> np.ndarray[Any, Any] | str | None:
        """Show the table as a spectator sees it."""
        return self.table.render()

    def close(self) -> None:
        """Nothing is open."""


class RawParallelEnv(ParallelEnv[str, dict[str, Any], int]):
    """All agents are asked at once. Those the game does not wait for have an empty mask; they are ignored."""

    def __init__(
        self,
        name: str,
        players: int | None = None,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        illegal: Illegal = "random",
        **options: Any,
    ) -> None:
        """Set a table; `reset` begins a game."""
        self.table = Table(name, players, render_mode, max_cycles, illegal, options)
        self.metadata = {"name": f"{name}_v0", "render_modes": list(RENDER_MODES), "render_fps": 2}
        self.render_mode = render_mode
        self.possible_agents = list(self.table.agents_named)
        self.agents: list[str] = []

    @functools.cache  # noqa: B019
    def observation_space(self, agent: str) -> Any:
        """Return the space of an agent's observations."""
        return observation_space(self.table.name, self.table.players)

    @functools.cache  # noqa: B019
    def action_space(self, agent: str) -> Any:
        """Return the space of an agent's actions."""
        return action_space(self.table.name, self.table.players)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """Begin a new game."""
        self.table.begin(seed)
        self.agents = list(self.possible_agents)
        self.cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, dict[str, Any]]:
        return {agent: observe(self.table.game, seat) for seat, agent in enumerate(self.possible_agents)}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, dict[str, Any]],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Act for every agent that the game waits for."""
        game = self.table.game
        agents = list(self.agents)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        for seat in game.awaited:
            agent = self.possible_agents[seat]
            if not self.table.act(seat, actions[agent]):
                infos[agent]["illegal"] = True
        self.table.deal()
        self.cycles += 1
        over = game.is_over
        late = not over and self.table.max_cycles is not None and self.cycles >= self.table.max_cycles
        observations = self._observations()
        rewards = {agent: game.returns[self.possible_agents.index(agent)] for agent in agents}
        if over or late:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, late), infos

    def render(self) -> np.ndarray[Any, Any] | str | None:
        """Show the table as a spectator sees it."""
        return self.table.render()

    def close(self) -> None:
        """Nothing is open."""
