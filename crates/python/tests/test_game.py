from __future__ import annotations

import copy
import json
import pickle
import random
import subprocess
import sys

import adamant
import numpy as np
import pytest
from conftest import TABLES, play


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_whole_game_by_names_and_numbers(name: str, players: int) -> None:
    rng = random.Random(1)
    game = adamant.Game(name, players=players, seed=5)
    assert game.turn == "chance" and game.scores is None and game.returns == [0.0] * players
    while not game.is_over:
        if game.turn == "chance":
            assert abs(sum(game.chances().values()) - 1) < 1e-9
            game.deal()
            continue
        seat = game.awaited[0]
        names, numbers = game.legal_actions(), game.legal_numbers()
        assert [game.number(each) for each in names] == numbers
        assert [game.action(each) for each in numbers] == names
        assert np.flatnonzero(game.mask()).tolist() == sorted(numbers)
        assert game.observation().shape == (sum(part.size for part in adamant.layout(name, players)),)
        assert game.view(seat)["you"] == seat
        assert np.array_equal(adamant.observe(name, game.view(seat)), game.observation())
        choice = rng.randrange(len(names))
        game.act(rng.choice((names[choice], numbers[choice])))
    assert game.scores is not None and len(game.scores) == players
    assert game.winners is not None
    assert sum(game.returns) == pytest.approx(1 if game.winners else 0)
    assert game.record()["result"]
    with pytest.raises(ValueError, match="over"):
        game.legal_actions()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_copies_pickles_and_records(name: str, players: int) -> None:
    for steps in (0, 1, 7, 40, 10_000):
        game = adamant.Game(name, players=players, seed=2)
        play(game, random.Random(steps), steps)
        for twin in (game.copy(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
            assert twin == game and hash(twin) == hash(game) and twin is not game
            assert twin.record() == game.record()
            assert twin.events(0) == game.events(0)
            if not game.is_over:
                # The same luck and the same choices lead to the same end.
                other = game.copy()
                play(twin, random.Random(3))
                play(other, random.Random(3))
                assert twin == other != game
        record = game.record()
        for form in (record, json.dumps(record)):
            assert adamant.Game.from_record(form).record() == record


def test_a_pickle_keeps_sealed_choices_and_half_drawn_deals() -> None:
    game = adamant.Game("diamant", players=3)
    game.deal("17")
    game.act("L", seat=1)
    again = pickle.loads(pickle.dumps(game))
    assert again == game and again.sealed == [1] and again.view(1) == game.view(1)
    board = adamant.Game("mirrors", players=2)
    board.deal("R")
    board.deal("B")
    assert board.chances() == {"R": 3 / 14, "B": 3 / 14, "G": 4 / 14, "Y": 4 / 14}
    again = pickle.loads(pickle.dumps(board))
    assert again == board and again.chances() == board.chances()
    assert board != adamant.Game("mirrors", players=2)
    board.deal()
    assert board.view()["rim"].startswith("RB") and "." not in board.view()["rim"]


def test_chance_can_be_chosen() -> None:
    game = adamant.Game("diamant", players=4)
    assert game.chances()["snake"] == pytest.approx(0.1)
    game.deal("snake")
    assert game.view()["path"] == [{"card": "snake", "stones": 0}]
    with pytest.raises(ValueError, match="no chance outcome is due"):
        game.deal("snake")
    kadora = adamant.Game("kadora", players=2)
    cards = list(kadora.chances())
    for card in cards:
        kadora.deal(card)
    assert kadora.chances() == {"0": 0.5, "1": 0.5}
    kadora.deal("1")
    assert kadora.awaited == [1]
    assert kadora.record()["deal"]["first"] == 1


def test_a_refusal_says_why_in_five_languages() -> None:
    game = adamant.Game("kadora", players=2, seed=1)
    game.deal()
    before = game.copy()
    with pytest.raises(adamant.Refusal) as caught:
        game.act("L")
    refusal = caught.value
    assert isinstance(refusal, ValueError)
    assert refusal.clause.startswith("K") and refusal.kind
    assert set(refusal.sentences) == set(adamant.LANGUAGES)
    assert len(set(refusal.sentences.values())) == 5
    assert str(refusal) == refusal.sentence("en")
    assert pickle.loads(pickle.dumps(refusal)).sentences == refusal.sentences
    assert game == before
    with pytest.raises(ValueError, match="choose en, nl"):
        refusal.sentence("xx")


REFUSED_IN_THREADS = """
import contextlib, sys, threading, adamant

game = adamant.Game("diamant", players=3, seed=1)

def act() -> None:
    for _ in range(500):
        with contextlib.suppress(adamant.Refusal):
            game.act("S", seat=0)

sys.setswitchinterval(1e-6)
threads = [threading.Thread(target=act) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


def test_threads_can_be_refused_at_once() -> None:
    # In a process of its own: threads that wait for each other cannot be ended.
    subprocess.run([sys.executable, "-c", REFUSED_IN_THREADS], check=True, timeout=60)


def test_what_makes_no_sense_is_a_value_error_that_says_what_to_do() -> None:
    for call, words in (
        (lambda: adamant.Game("chess", players=2), "diamant, mirrors, kadora"),
        (lambda: adamant.Game("diamant", players=99), "3 to 8 players"),
        (lambda: adamant.Game("diamant", players=-1), "3 to 8 players"),
        (lambda: adamant.Game("diamant", players=3, chests="glass"), "open"),
        (lambda: adamant.Game("diamant", players=3, colour="red"), "chests, stones"),
        (lambda: adamant.Game("diamant", players=3).act("S"), "deal"),
        (lambda: adamant.Game("diamant", players=3).view(3), "seats run from 0 to 2"),
        (lambda: adamant.Game("diamant", players=3).view(-1), "seats run from 0 to 2"),
        (lambda: adamant.Game("diamant", players=3).deal("18"), "there is 1, 2"),
        (lambda: adamant.Game("diamant", players=3).deal(17), "cannot be drawn"),
        (lambda: adamant.Game("diamant", players=3).sentences(language="xx"), "en, nl"),
        (lambda: adamant.Game.from_record("{"), "not JSON"),
        (lambda: adamant.Game.from_record("[]"), "a game file is"),
        (lambda: adamant.layout("mirrors", 5), "2 to 4"),
    ):
        with pytest.raises(ValueError, match=words):
            call()
    game = adamant.Game("diamant", players=3)
    game.deal("17")
    with pytest.raises(ValueError, match="S to stay"):
        game.act("X")
    with pytest.raises(ValueError, match="from 0 to 1"):
        game.act(2)
    with pytest.raises(TypeError, match="its text or its number"):
        game.act(None)  # type: ignore[arg-type]


def test_sealed_choices_stay_secret() -> None:
    stays, leaves = (adamant.Game("diamant", players=3, chests="closed") for _ in range(2))
    for game, choice in ((stays, "S"), (leaves, "L")):
        game.deal("17")
        game.act(choice, seat=0)
    assert stays != leaves
    for viewer in (1, 2, None):
        assert stays.view(viewer) == leaves.view(viewer)
        assert stays.events(viewer) == leaves.events(viewer)
        assert stays.sentences(viewer) == leaves.sentences(viewer)
        assert stays.text(viewer) == leaves.text(viewer)
    for seat in (1, 2):
        assert np.array_equal(stays.observation(seat), leaves.observation(seat))
    assert not np.array_equal(stays.observation(0), leaves.observation(0))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_an_imagined_game_looks_the_same(name: str, players: int) -> None:
    game = adamant.Game(name, players=players, seed=4)
    play(game, random.Random(1), 9)
    for seat in range(players):
        imagined = game.imagine(seat, seed=8)
        assert imagined.view(seat) == game.view(seat)
        assert imagined == game.imagine(seat, seed=8) == pickle.loads(pickle.dumps(imagined))
        assert imagined.legal_actions(seat) == game.legal_actions(seat)
        with pytest.raises(ValueError, match="no record"):
            imagined.record()
        play(imagined, random.Random(2))
        assert imagined.is_over


@pytest.mark.parametrize("name", adamant.GAMES)
def test_bots_play_by_level_and_budget(name: str) -> None:
    players = adamant.player_range(name)[0]
    assert adamant.levels(name) == ["random", "thumb", "clever", "expert"]
    game = adamant.Game(name, players=players, seed=1)
    while game.turn == "chance":
        game.deal()
    for level in adamant.levels(name):
        bot = adamant.Bot(level, budget="20sims", seed=1)
        choice = bot.decide(game)
        assert choice.action in game.legal_actions() and choice.reason
        assert bot.choose(game) == choice.action
    with pytest.raises(ValueError, match="thumb"):
        adamant.Bot("genius").choose(game)
    with pytest.raises(ValueError, match="50ms"):
        adamant.Bot("expert", budget="soon").choose(game)


def test_random_games_on_all_cores() -> None:
    scores, wins = adamant.simulate("diamant", 5, 500, seed=3)
    assert scores.shape == wins.shape == (500, 5)
    again, _ = adamant.simulate("diamant", 5, 500, seed=3, threads=1)
    assert np.array_equal(scores, again)
    assert np.allclose(wins.sum(axis=1), 1)
    with pytest.raises(adamant.Refusal):
        adamant.simulate("mirrors", 9, 1)


@pytest.mark.parametrize("name", adamant.GAMES)
def test_decisions_are_judged(name: str) -> None:
    players = adamant.player_range(name)[0]
    game = adamant.Game(name, players=players, seed=2)
    play(game, random.Random(3))
    record = game.record()
    review = adamant.review(record, trials=2, draw_trials=2, seed=1)
    assert review["finished"] and review["players"] == players
    assert sum(account["decisions"] for account in review["accounts"]) == len(review["decisions"]) > 10
    assert [account["won"] for account in review["accounts"]] == pytest.approx(game.returns)
    assert review == adamant.review(json.dumps(record), trials=2, draw_trials=2, seed=1)
    for decision in review["decisions"]:
        verdict = decision["verdict"]
        assert len(verdict["candidates"]) > 1 and 0 <= verdict["chosen"] < len(verdict["candidates"])
    with pytest.raises(adamant.RecordError):
        adamant.review({"game": name})
