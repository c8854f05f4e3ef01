"""The whole games."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
import pyspiel

import adamant
from adamant import Game, action_count, layout, player_range

NAMES = {"diamant": "Diamant", "mirrors": "Mirrors", "kadora": "De schat van Kadora"}

DEFAULTS: dict[str, dict[str, Any]] = {
    "diamant": {"players": 3, "chests": "open", "stones": 90},
    "mirrors": {"players": 2, "target": 3},
    "kadora": {"players": 2, "first": -1},
}
"""The parameters of each game: how many play, and its options; ``first=-1`` draws lots."""

CHANCES = {"diamant": 17, "mirrors": 19, "kadora": 72}
"""The most outcomes that one draw has."""

LENGTHS = {"diamant": 2_000, "mirrors": 20_000, "kadora": 600}
"""No game takes more steps, draws included."""

MOST_CARDS = {"diamant": 105, "mirrors": 5, "kadora": 38}
"""How many cards a player can see turned over or draw after the first decision, at most."""


def game_type(name: str) -> pyspiel.GameType:
    """Return what OpenSpiel asks about a game."""
    low, high = player_range(name)
    simultaneous = name == "diamant"
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"adamant_{name}",
        long_name=NAMES[name],
        dynamics=kinds.Dynamics.SIMULTANEOUS if simultaneous else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS[name],
    )


def most_moves(name: str, players: int) -> int:
    """Return how many moves an information state's tensor has room for.

    No game of Diamant (five caves of 21 cards at most) or Kadora (42 turns of three steps at most) has more. The rules
    set no end to Mirrors, whose games at random take some 400 moves: of a longer one than 2,000 the last are told.
    """
    return {"diamant": 105 * players, "mirrors": 2_000, "kadora": 126}[name]


def card_names(name: str) -> list[str]:
    """Return the names of a game's cards, in the order of their numbers."""
    game = Game(name, player_range(name)[0], seed=0)
    if name == "mirrors":
        game.deal()
    return list(game.chances())


def card_of(event: Any) -> str | None:
    """Return the card that an event shows to a player for the first time, if it does."""
    told = event.get("told", event)
    for kind, key in (
        ("diamonds", "card"),
        ("hazard", "hazard"),
        ("fled", "hazard"),
        ("you_drew", "card"),
        ("filled", "card"),
    ):
        if kind in told:
            return str(told[kind][key])
    return None


class Start(NamedTuple):
    """What players saw at the first decision."""

    views: dict[int, dict[str, Any]]
    observations: dict[int, np.ndarray[Any, Any]]

    def __deepcopy__(self, _memo: object) -> Start:
        """Nothing changes it, so that all copies of a state share it."""
        return self


class AdamantGame(pyspiel.Game):
    """A game, from which states and observers can be made. The returns are parts of the win."""

    name: str
    type: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Read the parameters; those not given are the usual ones."""
        given = {**DEFAULTS[self.name], **(params or {})}
        self.players = int(given["players"])
        self.options = {key: "lot" if value == -1 else value for key, value in given.items() if key != "players"}
        self.start = Game(self.name, self.players, seed=0, **self.options)
        self.cards = {card: number for number, card in enumerate(card_names(self.name), start=1)}
        info = pyspiel.GameInfo(
            num_distinct_actions=action_count(self.name, self.players),
            max_chance_outcomes=CHANCES[self.name],
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LENGTHS[self.name],
        )
        super().__init__(self.type, info, given)

    def new_initial_state(self) -> AdamantState:
        """Return the state before the first draw."""
        return AdamantState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> AdamantObserver:
        """Return an observer: with perfect recall it also tells what happened."""
        if params:
            raise ValueError(f"an observer has no parameters: {params}")
        return AdamantObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class AdamantState(pyspiel.State):
    """A state: a game of Adamant, and what was seen before it was imagined, if it was."""

    def __init__(self, game: AdamantGame, table: Game | None = None) -> None:
        """Begin, or go on with a game."""
        super().__init__(game)
        self.table = table or game.start.copy()
        self.simultaneous = game.name == "diamant"
        self.start = Start({}, {})
        self.moves: list[tuple[int, int]] = []
        self.remembered: dict[int, list[Any]] = {}

    def current_player(self) -> int:
        """Return whose turn it is."""
        if self.table.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.table.turn == "chance":
            return int(pyspiel.PlayerId.CHANCE)
        if self.simultaneous:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return self.table.awaited[0]

    def _legal_actions(self, player: int) -> list[int]:
        if self.table.turn != "seats":
            return []
        if player in self.table.awaited:
            return sorted(self.table.legal_numbers(player))
        # At a simultaneous node OpenSpiel asks everyone: those outside the cave can do nothing, and it is ignored.
        return [0] if self.simultaneous else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what the next draw can bring."""
        return self.table.chance_numbers()

    def _apply_action(self, action: int) -> None:
        if self.table.turn == "chance":
            self.table.deal(int(action))
            if not self.start.views and self.table.awaited:
                seats = range(self.table.players)
                self.start = Start(
                    {seat: self.table.view(seat) for seat in seats},
                    {seat: self.table.observation(seat) for seat in seats},
                )
        else:
            self.moves.append((self.table.awaited[0], int(action)))
            self.table.act(int(action))

    def _apply_actions(self, actions: Sequence[int]) -> None:
        for seat in self.table.awaited:
            self.moves.append((seat, int(actions[seat])))
            self.table.act(int(actions[seat]), seat)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.table.chance_name(action)
        return self.table.action(action, player)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.table.is_over

    def returns(self) -> list[float]:
        """Return each player's part of the win."""
        return self.table.returns

    def events(self, player: int) -> list[Any]:
        """Return all that a player has seen happen."""
        return [*self.remembered.get(player, []), *self.table.events(player)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> AdamantState:
        """Return a state that is the same to a player, the rest drawn anew."""
        table = self.table.imagine(player, seed=int(sampler() * 2**53))
        state = AdamantState(self.get_game(), table)
        state.moves = list(self.moves)
        # Of the other players it is not known what they saw.
        if self.start.views:
            state.start = Start({player: self.start.views[player]}, {player: self.start.observations[player]})
        state.remembered = {player: self.events(player)}
        return state

    def __str__(self) -> str:
        """Return the table as a spectator sees it."""
        return self.table.text()


class AdamantObserver:
    """What a player knows: the numbers of `adamant.layout`; with perfect recall all that happened too."""

    def __init__(self, game: AdamantGame, kind: pyspiel.IIGObservationType) -> None:
        """Make room for the numbers."""
        self.kind = kind
        self.cards = game.cards
        parts = layout(game.name, game.players)
        self.size = sum(part.size for part in parts)
        moves, cards = most_moves(game.name, game.players), MOST_CARDS[game.name]
        history = self.size + 2 * moves + cards if kind.perfect_recall else 0
        self.tensor = np.zeros(self.size + history, dtype=np.float32)
        self.dict = {part.name: self.tensor[part.slice].reshape(part.shape) for part in parts}
        if kind.perfect_recall:
            start, shown, turned = np.split(self.tensor[self.size :], [self.size, self.size + 2 * moves])
            self.dict |= {"start": start, "moves": shown.reshape(moves, 2), "cards": turned}

    def set_from(self, state: AdamantState, player: int) -> None:
        """Write what a player knows over the numbers."""
        self.tensor[: self.size] = state.table.observation(player)
        if not self.kind.perfect_recall:
            return
        self.tensor[self.size :] = 0
        if player in state.start.observations:
            self.dict["start"][:] = state.start.observations[player]
        room = self.dict["moves"]
        for row, (seat, action) in zip(room, state.moves[-len(room) :], strict=False):
            row[:] = (1 + (seat - player) % state.table.players, 1 + action)
        seen = [card for event in state.events(player) if (card := card_of(event)) is not None]
        for place, card in enumerate(seen):
            self.dict["cards"][place] = self.cards[card]

    def string_from(self, state: AdamantState, player: int) -> str:
        """Return what a player knows as text."""
        known: dict[str, Any] = {"view": state.table.view(player)}
        if self.kind.perfect_recall:
            known["start"] = state.start.views.get(player)
            known["events"] = state.events(player)
        return json.dumps(known, separators=(",", ":"), sort_keys=True)


def register() -> None:
    """Register every game with OpenSpiel."""
    for name in adamant.GAMES:
        kind = game_type(name)
        made = type(f"{name.capitalize()}Game", (AdamantGame,), {"name": name, "type": kind})
        pyspiel.register_game(kind, made)
