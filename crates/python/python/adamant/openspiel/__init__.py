"""The games in OpenSpiel: importing this registers them.

``adamant_diamant``, ``adamant_mirrors`` and ``adamant_kadora`` take ``players`` and the game's options as parameters;
``adamant_diamant_cave`` is one cave of Diamant with the cards you name.

>>> import pyspiel
>>> import adamant.openspiel
>>> state = pyspiel.load_game("adamant_diamant(players=4,chests=closed)").new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 17)
"""

from __future__ import annotations

from adamant.openspiel import _cave, _games

__all__: list[str] = []

_games.register()
_cave.register()
