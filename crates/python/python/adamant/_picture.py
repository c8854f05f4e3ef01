"""The table as a picture: shapes only, as a spectator sees it."""

from __future__ import annotations

from typing import Any

import numpy as np

from adamant import Game

Picture = np.ndarray[Any, np.dtype[np.uint8]]
Colour = tuple[int, int, int]

STONE: Colour = (43, 38, 52)
PANEL: Colour = (66, 59, 79)
LIGHT: Colour = (235, 228, 214)
DIM: Colour = (128, 118, 140)
COLOURS: dict[str, Colour] = {
    "R": (214, 64, 69),
    "O": (235, 137, 52),
    "Y": (242, 201, 76),
    "G": (82, 170, 94),
    "B": (66, 133, 214),
    "P": (148, 97, 201),
}
HAZARDS: dict[str, Colour] = {
    "snake": (82, 170, 94),
    "scorpion": (235, 137, 52),
    "rockslide": (150, 140, 130),
    "gas": (190, 204, 70),
    "explosion": (214, 64, 69),
}
CELL = 48


def picture(game: Game) -> Picture:
    """Draw the table."""
    view = game.view()
    return {"diamant": _diamant, "mirrors": _mirrors, "kadora": _kadora}[game.name](view)


def _blank(width: int, height: int) -> Picture:
    image = np.empty((height, width, 3), dtype=np.uint8)
    image[:] = STONE
    return image


def _box(image: Picture, x: int, y: int, width: int, height: int, colour: Colour) -> None:
    image[max(y, 0) : max(y + height, 0), max(x, 0) : max(x + width, 0)] = colour


def _disc(image: Picture, x: int, y: int, radius: int, colour: Colour, *, square: bool = False) -> None:
    """Draw a disc, or a diamond standing on its point."""
    rows, columns = np.ogrid[-radius : radius + 1, -radius : radius + 1]
    inside = abs(rows) + abs(columns) <= radius if square else rows**2 + columns**2 <= radius**2
    image[y - radius : y + radius + 1, x - radius : x + radius + 1][inside] = colour


def _dots(image: Picture, x: int, y: int, count: int, colour: Colour, columns: int = 5, step: int = 8) -> None:
    """Draw so many dots, row by row."""
    for dot in range(count):
        _disc(image, x + dot % columns * step, y + dot // columns * step, 3, colour)


def _diamant(view: dict[str, Any]) -> Picture:
    """Draw the cave's path above, a row for each chest below: who is inside, and stones in fives and ones."""
    players = view["players"]
    image = _blank(11 * CELL, 2 * CELL + 40 + players * 36)
    for cave in range(5):
        _disc(image, 16 + 20 * cave, 14, 7, LIGHT if cave < view["cave"] else PANEL)
    for place, laid in enumerate(view["path"]):
        x, y = 8 + place % 11 * CELL, 28 + place // 11 * CELL
        hazard = HAZARDS.get(laid["card"])
        _box(image, x, y, CELL - 6, CELL - 6, hazard or LIGHT)
        if hazard is None:
            _dots(image, x + 6, y + 6, int(laid["card"]), DIM)
            _dots(image, x + 6, y + CELL - 14, laid["stones"], COLOURS["R"])
    chests = view["chests"].get("open")
    for seat in range(players):
        y = 2 * CELL + 36 + seat * 36
        _box(image, 8, y, 11 * CELL - 16, 30, PANEL)
        _disc(image, 24, y + 15, 9, LIGHT if seat in view["inside"] else DIM)
        beside = view["beside"] if seat in view["inside"] else 0
        _dots(image, 44, y + 8, min(beside, 20), COLOURS["R"], 10)
        if chests is not None:
            _dots(image, 140, y + 8, min(chests[seat] // 5, 80), LIGHT, 40)
            _dots(image, 140, y + 24, chests[seat] % 5, COLOURS["R"])
    return image


def _recess(number: int) -> tuple[int, int]:
    """Where a recess lies, counted clockwise from the left end of the north side, in cells."""
    side, along = divmod(number, 4)
    return [(1 + along, 0), (5, 1 + along), (4 - along, 5), (0, 4 - along)][side]


def _mirrors(view: dict[str, Any]) -> Picture:
    """Draw the board with its rim, and what lies in front of each player."""
    players = view["players"]
    image = _blank(6 * CELL + 200, 6 * CELL)
    _box(image, CELL, CELL, 4 * CELL, 4 * CELL, PANEL)
    for line in range(5):
        _box(image, CELL + line * CELL, CELL, 1, 4 * CELL, DIM)
        _box(image, CELL, CELL + line * CELL, 4 * CELL, 1, DIM)
    for mirror in view["board"].split():
        left = CELL + (ord(mirror[0]) - ord("a")) * CELL
        top = CELL + (4 - int(mirror[1])) * CELL
        for step in range(8, CELL - 8):
            across = CELL - 1 - step if mirror[2] == "/" else step
            _box(image, left + across - 2, top + step, 5, 1, LIGHT)
    for number, letter in enumerate(view["rim"]):
        column, row = _recess(number)
        x, y = column * CELL + CELL // 2, row * CELL + CELL // 2
        if letter == ".":
            _disc(image, x, y, 4, PANEL)
        else:
            _disc(image, x, y, 15, COLOURS[letter], square=True)
    for seat, player in enumerate(players):
        y = 12 + seat * 66
        _box(image, 6 * CELL + 4, y, 190, 58, PANEL)
        for place, letter in enumerate(player["diamonds"]):
            _disc(image, 6 * CELL + 24 + place * 30, y + 18, 12, COLOURS[letter], square=True)
        for place in range(len(player["laid"])):
            _box(image, 6 * CELL + 14 + place * 22, y + 34, 16, 20, LIGHT)
    return image


def _kadora(view: dict[str, Any]) -> Picture:
    """Draw the block, the backs of the piles beside it, and each player's loot by colour."""
    players = view["players"]
    image = _blank(6 * CELL + 250, 4 * CELL + 16 + players * 44)
    for place, card in enumerate(view["block"]):
        x, y = CELL + 8 + place % 4 * CELL, 8 + place // 4 * CELL
        _box(image, x, y, CELL - 4, CELL - 4, PANEL)
        if card is not None:
            _box(image, x + 3, y + 3, CELL - 10, CELL - 10, COLOURS[card[0]])
            if card[2] == "p":
                _box(image, x + 12, y + 8, 20, 20, LIGHT)
            else:
                _disc(image, x + 22, y + 18, 11, LIGHT, square=card[2] == "m")
            _dots(image, x + 6, y + CELL - 12, int(card[1]), STONE)
    for side, pile in enumerate(("left", "right")):
        for depth, back in enumerate(view[pile]):
            _box(image, 8 + side * (5 * CELL + 8), 8 + depth * 9, CELL - 12, 8, COLOURS[back])
    for seat in range(players):
        y = 4 * CELL + 16 + seat * 44
        _box(image, 8, y, 6 * CELL + 234, 38, PANEL)
        hand = view["hands"][seat]
        for place, back in enumerate(hand.get("backs") or [card[0] for card in hand.get("faces", [])]):
            _box(image, 16 + place * 20, y + 8, 15, 22, COLOURS[back])
        for column, letter in enumerate(COLOURS):
            worth = sum(int(card[1]) for card in view["loot"][seat] if card[0] == letter)
            _box(image, 110 + column * 70, y + 12, min(worth, 42) * 3 // 2, 14, COLOURS[letter])
    return image
