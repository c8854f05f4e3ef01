from __future__ import annotations

import json
import random

import adamant
import adamant.openspiel
import numpy as np
import pyspiel
import pytest
from adamant import diamant
from conftest import TABLES
from open_spiel.python import policy
from open_spiel.python.algorithms import expected_game_score, exploitability, external_sampling_mccfr, mcts


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_openspiels_own_simulations(name: str, players: int) -> None:
    game = pyspiel.load_game(f"adamant_{name}(players={players})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", adamant.GAMES)
def test_what_players_know(name: str) -> None:
    game = pyspiel.load_game(f"adamant_{name}")
    state = game.new_initial_state()
    rng = random.Random(1)
    while not state.is_terminal():
        if state.is_chance_node():
            numbers, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(numbers, chances)[0])
            continue
        for player in range(game.num_players()):
            known = json.loads(state.observation_string(player))
            assert known["view"]["you"] == player
            assert state.observation_string(player) in state.observation_string(player)
            assert "events" in json.loads(state.information_state_string(player))
            assert np.array_equal(state.observation_tensor(player), state.table.observation(player))
            tensor = state.information_state_tensor(player)
            assert len(tensor) == game.information_state_tensor_size()
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == tensor
            assert other.observation_string(player) == state.observation_string(player)
            assert other.legal_actions(player) == state.legal_actions(player)
        if rng.random() < 0.9:
            for _ in range(1 if name == "diamant" else 8):
                if state.is_terminal() or state.is_chance_node():
                    break
                if state.is_simultaneous_node():
                    legal = [state.legal_actions(player) for player in range(game.num_players())]
                    state.apply_actions([rng.choice(actions) if actions else 0 for actions in legal])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
        twin = state.clone()
        assert str(twin) == str(state) and twin.table == state.table and twin.table is not state.table


def apply(state: pyspiel.State, rng: random.Random) -> None:
    """Take any step, each equally likely."""
    if state.is_chance_node():
        numbers, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(numbers, chances)[0])
    elif state.is_simultaneous_node():
        state.apply_actions([rng.choice(state.legal_actions(player)) for player in range(state.num_players())])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("name", adamant.GAMES)
def test_tensors_tell_information_states_apart(name: str) -> None:
    game = pyspiel.load_game(f"adamant_{name}")
    rng = random.Random(2)
    states: dict[tuple[int, bytes], str] = {}
    tensors: dict[tuple[int, str], bytes] = {}
    for _ in range(3):
        state = game.new_initial_state()
        while not state.is_terminal():
            apply(state, rng)
            if state.is_chance_node() or rng.random() < (0.9 if name == "mirrors" else 0.4):
                continue
            for player in range(game.num_players()):
                text = state.information_state_string(player)
                numbers = np.array(state.information_state_tensor(player), dtype=np.float32).tobytes()
                assert states.setdefault((player, numbers), text) == text
                assert tensors.setdefault((player, text), numbers) == numbers
    assert len(states) > 50


def test_what_happened_in_an_earlier_cave_is_remembered() -> None:
    """All leave after one hazard, and nothing on the table tells which one it was."""
    game = pyspiel.load_game("adamant_diamant")
    cards = list(adamant.Game("diamant", players=3).chances())
    snake, scorpion = game.new_initial_state(), game.new_initial_state()
    for state, hazard in ((snake, "snake"), (scorpion, "scorpion")):
        state.apply_action(cards.index(hazard))
        state.apply_actions([1, 1, 1])
    assert snake.observation_tensor(0) == scorpion.observation_tensor(0)
    assert snake.information_state_string(0) != scorpion.information_state_string(0)
    assert snake.information_state_tensor(0) != scorpion.information_state_tensor(0)


def test_our_expert_beats_its_tree_search() -> None:
    """Two games of Kadora in each seat: ours thinks a little, theirs rolls out at random."""
    game = pyspiel.load_game("adamant_kadora")
    won = [0.0, 0.0]
    for round_ in range(2):
        rng = np.random.RandomState(round_)
        bot = mcts.MCTSBot(game, 2.0, 4, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
        expert = adamant.Bot("expert", budget="200sims", seed=round_)
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                numbers, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(rng.choice(numbers, p=chances)))
            elif state.current_player() == round_:
                state.apply_action(state.table.number(expert.choose(state.table)))
            else:
                state.apply_action(bot.step(state))
        won[0] += state.returns()[round_]
        won[1] += state.returns()[1 - round_]
    assert won[0] >= won[1]


def test_counterfactual_regret_runs_on_a_cave() -> None:
    game = pyspiel.convert_to_turn_based(pyspiel.load_game("adamant_diamant_cave(players=3,cards=5;snake;snake)"))
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(60):
        solver.iteration()
    assert exploitability.nash_conv(game, solver.average_policy()) < before


class Equilibrium(policy.Policy):
    """Our exact equilibrium of a small cave, as a policy of OpenSpiel's."""

    def __init__(self, game: pyspiel.Game, players: int, cards: str) -> None:
        super().__init__(game, list(range(players)))
        self.cave = diamant.solve_cave(players, cards.split(";"))
        self.order = list(adamant.Game("diamant", players=3).chances())

    def action_probabilities(self, state: pyspiel.State, player_id: int | None = None) -> dict[int, float]:
        player = state.current_player() if player_id is None else player_id
        legal = state.legal_actions(player)
        if len(legal) < 2:
            return dict.fromkeys(legal, 1.0)
        view = state.table.view()
        left = tuple(sorted(state.left.elements(), key=self.order.index))
        path = sum(laid["stones"] for laid in view["path"])
        leave = self.cave.leave[diamant.Place(left, len(view["inside"]), view["beside"], path)]
        return {0: 1 - leave, 1: leave}


@pytest.mark.parametrize("cards", ["5;7;snake;snake", "1;11;snake;snake;snake"])
def test_openspiel_confirms_our_equilibrium(cards: str) -> None:
    game = pyspiel.load_game(f"adamant_diamant_cave(players=3,cards={cards})")
    ours = Equilibrium(game, 3, cards)
    values = expected_game_score.policy_value(game.new_initial_state(), ours)
    assert values == pytest.approx([ours.cave.value] * 3, abs=1e-9)
    assert exploitability.nash_conv(game, ours) < 1e-6
    assert exploitability.nash_conv(game, policy.UniformRandomPolicy(game)) > 0.1
