"""The games as PettingZoo environments: ``diamant_v0``, ``mirrors_v0`` and ``kadora_v0``.

>>> from adamant.pettingzoo import diamant_v0
>>> env = diamant_v0.env(players=4)
>>> env.reset(seed=1)
>>> env.agents
['seat_0', 'seat_1', 'seat_2', 'seat_3']
>>> sorted(env.last()[0])
['action_mask', 'observation']
"""
