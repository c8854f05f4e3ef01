"""One cave of Diamant with a few cards: small enough to be solved."""

from __future__ import annotations

import collections
from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel

from adamant import Game

DEFAULTS = {"players": 3, "cards": "5;7;11;snake;snake"}

TYPE = pyspiel.GameType(
    short_name="adamant_diamant_cave",
    long_name="One cave of Diamant",
    dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=8,
    min_num_players=3,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
    parameter_specification=DEFAULTS,
)


class CaveGame(pyspiel.Game):
    """One cave. The returns are stones. When no card is left, all who are inside leave."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Read the cards, separated by semicolons."""
        given = {**DEFAULTS, **(params or {})}
        self.players = int(given["players"])
        self.cards = collections.Counter(str(given["cards"]).split(";"))
        start = Game("diamant", self.players, seed=0)
        kinds = list(start.chances())
        unknown = [card for card in self.cards if card not in kinds]
        if unknown:
            raise ValueError(f"{unknown[0]!r} is no cave card: there is {', '.join(kinds)}")
        self.kinds = kinds
        stones = sum(int(card) * count for card, count in self.cards.items() if card.isdigit())
        info = pyspiel.GameInfo(
            num_distinct_actions=2,
            max_chance_outcomes=len(kinds),
            num_players=self.players,
            min_utility=0.0,
            max_utility=float(max(stones, 1)),
            utility_sum=None,
            max_game_length=2 * self.cards.total() + 1,
        )
        super().__init__(TYPE, info, given)

    def new_initial_state(self) -> CaveState:
        """Return the state before the first card."""
        return CaveState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> CaveObserver:
        """Return an observer."""
        return CaveObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class CaveState(pyspiel.State):
    """A state: the first cave of a game of Diamant, its pile only the cards that were named."""

    def __init__(self, game: CaveGame) -> None:
        """Begin."""
        super().__init__(game)
        self.table = Game("diamant", game.players, seed=0)
        self.left = collections.Counter(game.cards)
        self.kinds = game.kinds
        self.told: list[str] = []

    def _over(self) -> bool:
        return self.table.turn == "chance" and bool(self.told) and self.table.view()["cave"] > 1

    def current_player(self) -> int:
        """Return whose turn it is."""
        if self._over():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.table.turn == "chance":
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.SIMULTANEOUS)

    def _legal_actions(self, player: int) -> list[int]:
        if self._over() or self.table.turn != "seats":
            return []
        if player not in self.table.awaited:
            return [0]  # Those outside can do nothing, and it is ignored.
        # Nothing is left to stay for.
        return [0, 1] if self.left.total() else [1]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the cards left, with probabilities."""
        total = self.left.total()
        return [(number, self.left[card] / total) for number, card in enumerate(self.kinds) if self.left[card]]

    def _apply_action(self, action: int) -> None:
        card = self.kinds[action]
        self.left[card] -= 1
        self.told.append(card)
        self.table.deal(card)

    def _apply_actions(self, actions: Sequence[int]) -> None:
        choices = {seat: int(actions[seat]) for seat in self.table.awaited}
        self.told.append("".join("SL"[choices[seat]] if seat in choices else "." for seat in range(self.table.players)))
        for seat, choice in choices.items():
            self.table.act(choice, seat)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.kinds[action] if player == pyspiel.PlayerId.CHANCE else "SL"[action]

    def is_terminal(self) -> bool:
        """Return whether the cave is closed."""
        return self._over()

    def returns(self) -> list[float]:
        """Return the stones in each chest."""
        return [float(stones) for stones in self.table.view()["chests"]["open"]]

    def __str__(self) -> str:
        """Return what all can see: cards and opened fists."""
        return " ".join(self.told)


class CaveObserver:
    """All that happens in a cave is seen by all."""

    def __init__(self, kind: pyspiel.IIGObservationType) -> None:
        """Nothing is numbered here."""
        self.kind = kind
        self.tensor: np.ndarray[Any, Any] | None = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: CaveState, player: int) -> None:
        """Nothing is numbered here."""

    def string_from(self, state: CaveState, player: int) -> str:
        """Return the player and all that has happened."""
        return f"{player}: {state}"


def register() -> None:
    """Register the cave with OpenSpiel."""
    pyspiel.register_game(TYPE, CaveGame)
