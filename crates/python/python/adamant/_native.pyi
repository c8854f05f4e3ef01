"""The native half of the package."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, final

import numpy as np
from numpy.typing import NDArray

@final
class Game:
    """A game of Diamant, Mirrors or Kadora: its position, its rules, its history.

    Seats are numbered from 0, clockwise. A ``viewer`` is a seat, or None for a spectator. Where a ``seat`` can be
    left out, the first that is awaited is meant. Actions are texts, the notation of records, or numbers
    (see ``number`` and ``action``).

    Games are equal when their positions are. The hash is that of the position: do not move a game on while it is a
    key. A copy draws the same luck unless it is given another seed.
    """

    def __new__(cls, game: str, players: int, *, seed: int | None = None, **options: object) -> Game: ...
    @staticmethod
    def from_record(record: Mapping[str, Any] | str, *, seed: int | None = None) -> Game:
        """Replay a record, given as a dict or as JSON."""
    @property
    def name(self) -> str:
        """The name of the game."""
    @property
    def players(self) -> int:
        """How many play."""
    @property
    def options(self) -> dict[str, Any]:
        """What was agreed before the game."""
    @property
    def turn(self) -> Literal["seats", "chance", "over"]:
        """Whom the game waits for."""
    @property
    def awaited(self) -> list[int]:
        """The seats that have to choose; several choose in secret, at once."""
    @property
    def sealed(self) -> list[int]:
        """The seats whose sealed choice can still be changed."""
    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
    @property
    def scores(self) -> list[int] | None:
        """Each seat's score in the game's own count, once the game is over."""
    @property
    def winners(self) -> list[int] | None:
        """Who won, once the game is over; several share a win."""
    @property
    def returns(self) -> list[float]:
        """Each seat's part of the win: 1 is shared among the winners, Kadora's virtual player too; all 0 before the end."""
    def legal_actions(self, seat: int | None = None) -> list[str]:
        """Return what a seat may do now."""
    def legal_numbers(self, seat: int | None = None) -> list[int]:
        """Return the numbers of what a seat may do now."""
    def number(self, action: str, seat: int | None = None) -> int:
        """Return the number of an action as a seat counts them."""
    def action(self, number: int, seat: int | None = None) -> str:
        """Return the action with a number as a seat counts them."""
    def act(self, action: str | int, seat: int | None = None) -> None:
        """Carry out an action, or raise `adamant.Refusal` and change nothing."""
    def chances(self) -> dict[str, float]:
        """Return what the next draw can bring, with probabilities. Many pieces are drawn one by one."""
    def chance_numbers(self) -> list[tuple[int, float]]:
        """Return the same by number."""
    def chance_name(self, number: int) -> str:
        """Return the name of a number of ``chance_numbers``."""
    def deal(self, outcome: str | int | None = None) -> None:
        """Draw one outcome of ``chances`` by name or number; without one, draw all that is due by luck."""
    def view(self, viewer: int | None = None) -> dict[str, Any]:
        """Return all that a viewer may know, as plain data."""
    def events(self, viewer: int | None = None) -> list[Any]:
        """Return what a viewer has seen happen, as plain data."""
    def sentences(self, viewer: int | None = None, language: str = "en") -> list[str]:
        """Return what a viewer has seen happen, in sentences."""
    def text(self, viewer: int | None = None, language: str = "en") -> str:
        """Return the table as a viewer sees it, in sentences."""
    def observation(self, seat: int | None = None) -> NDArray[np.float32]:
        """Return what a seat may know, as numbers: see `adamant.layout`."""
    def mask(self, seat: int | None = None) -> NDArray[np.bool_]:
        """Return which actions a seat may take, by number."""
    def record(self) -> dict[str, Any]:
        """Return the record so far. A turn half made and sealed choices are not in it."""
    def imagine(self, viewer: int | None = None, *, seed: int | None = None) -> Game:
        """Return a game that looks the same to a viewer, the rest drawn at random."""
    def copy(self, *, seed: int | None = None) -> Game:
        """Return a copy, with another seed if one is given."""
    def _choose(self, level: str, seat: int | None, budget: str | None, seed: int | None) -> tuple[str, str]: ...
    def __copy__(self) -> Game: ...
    def __deepcopy__(self, _memo: object) -> Game: ...
    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, tuple[str]]: ...

@final
class Vector:
    """Many games at once: see `adamant.vector`."""

    def __new__(
        cls,
        game: str,
        *,
        games: int,
        players: int,
        seed: int | None = None,
        opponents: Mapping[int, str] | None = None,
        budget: str | None = None,
        threads: int = 0,
        **options: object,
    ) -> Vector: ...
    @property
    def name(self) -> str:
        """The name of the game."""
    @property
    def games(self) -> int:
        """How many games."""
    @property
    def players(self) -> int:
        """How many play in each."""
    @property
    def observations(self) -> NDArray[np.float32]:
        """What the seat to move sees, a row for each game."""
    @property
    def masks(self) -> NDArray[np.bool_]:
        """Which actions it may take, a row for each game."""
    @property
    def turns(self) -> NDArray[np.int8]:
        """The seat to move in each game."""
    @property
    def rewards(self) -> NDArray[np.float32]:
        """In the step that ends a game each seat's part of the win, otherwise 0."""
    @property
    def scores(self) -> NDArray[np.int16]:
        """In the step that ends a game each seat's score, otherwise 0."""
    @property
    def ends(self) -> NDArray[np.bool_]:
        """Which games ended in the last step; the next have begun in their place."""
    def reset(self, seeds: int | Sequence[int] | NDArray[Any] | None = None) -> None:
        """Begin every game anew: with a seed for each, with seeds drawn from one, or with those it began with."""
    def step(self, actions: NDArray[Any] | Sequence[int]) -> None:
        """Take an action in every game, by number. If one is not legal, `ValueError` says which, and none moves."""
    def sample(self) -> NDArray[np.int64]:
        """Return a legal action for every game, each equally likely; the array is written anew each time."""

def restore(state: str) -> Game: ...
def review(
    record: Mapping[str, Any] | str, *, trials: int = 200, draw_trials: int = 50, seed: int | None = None
) -> dict[str, Any]:
    """Judge every decision of a record from its seat's view alone, and the luck of every draw.

    ``decisions`` tells what each choice was worth (``verdict``: the candidates, the best first, which one was chosen,
    and what it lost, in chances of winning), ``moments`` each seat's chances and the luck of each draw, ``accounts``
    what came of each seat. More trials are surer and take longer; a seed comes to the same review again.
    """

def levels(game: str) -> list[str]:
    """Return the levels of a game's bots, from the weakest to the strongest."""

def layout(game: str, players: int) -> list[tuple[str, int, list[int], int, str]]: ...
def observe(game: str, view: Mapping[str, Any]) -> NDArray[np.float32]:
    """Return what a view tells its seat, as numbers: see `adamant.layout`. A spectator's is told as seat 0's."""

def action_count(game: str, players: int) -> int:
    """Return how many actions have a number."""

def player_range(game: str) -> tuple[int, int]:
    """Return the smallest and the largest number of players."""

def simulate(
    game: str, players: int, games: int, *, seed: int | None = None, threads: int = 0, **options: object
) -> tuple[NDArray[np.int16], NDArray[np.float32]]:
    """Play whole games at random on all cores; return scores and parts of the win, a row for each game."""

def cave_values() -> Any: ...
def leave_chance(view: Mapping[str, Any]) -> float: ...
def lone_value() -> float: ...
def solve_cave(
    players: int, cards: Sequence[str]
) -> tuple[float, list[tuple[list[str], int, int, int, float, float]]]: ...
