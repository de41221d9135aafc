"""Both games pass OpenSpiel's own test, and answer bad use with a reason."""

from __future__ import annotations

import random
import sys
from importlib import import_module
from typing import Any

import pyspiel
import pytest

import folsom
from folsom import SetupError
from folsom.envs import ENCODINGS, REWARDS, MissingExtra
from folsom.envs.openspiel import starting_at
from folsom.envs.openspiel.parameters import ANY_SEAT, CHANCE, LIST_SEPARATOR
from tests.envs.spiel import decisions, load, step, walk
from tests.support.game_kit import Kit
from tests.support.random_games import count, random_table

SOMEONE_WINS = {"express": 1, "super": 8}  # seeds


# --- OpenSpiel's own test ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "folsom_express(players=2)",
        "folsom_express(players=3,expert=on,reward=money,history=4,deals=16)",
        "folsom_express(players=4,discreet=on,reward=lead,characters=order,first_player=2)",
        "folsom_super(players=3)",
        "folsom_super(players=5,reflex=on,horse=on,characters=chance,reward=rank)",
        "folsom_super(players=7,reward=lead,history=3)",
    ],
)
def test_random_games_pass_its_own_test_with_serialisation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_super_becomes_a_game_of_turns() -> None:
    game = pyspiel.convert_to_turn_based(pyspiel.load_game("folsom_super(players=4,horse=on)"))
    assert game.get_type().dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


# --- what is played ------------------------------------------------------------------------------


def test_every_table_can_be_named_by_parameters(kit: Kit) -> None:
    for seed in range(count(30, 5)):
        table = random_table(kit.game, random.Random(seed))
        game = load(kit, **_parameters(table))
        assert game.opening.table == kit.game.make_table(**table)
        assert pyspiel.load_game(str(game)).opening == game.opening


def _parameters(table: dict[str, Any]) -> dict[str, Any]:
    lists: dict[str, Any] = {
        row: LIST_SEPARATOR.join(name or CHANCE for name in table[row])
        for row in ("characters", "cars")
        if row in table
    }
    first = ANY_SEAT if table["first_player"] is None else table["first_player"]
    return {**table, **lists, "first_player": first}


def test_players_have_the_actions_of_the_encoding_by_name(kit: Kit) -> None:
    encoding = ENCODINGS[kit.key]
    for state, _ in decisions(load(kit, players=4), 1):
        for seat in range(4):
            asked = state.is_simultaneous_node() or seat == state.current_player()
            legal = encoding.legal(state.node.game, seat) if asked else []
            assert state.legal_actions(seat) == legal
            assert [state.action_to_string(seat, action) for action in legal] == [
                encoding.action_names[action] for action in legal
            ]


@pytest.mark.parametrize("reward", REWARDS)
def test_everyone_gets_the_reward_at_the_end_and_nothing_before(kit: Kit, reward: str) -> None:
    game = load(kit, players=3, reward=reward, first_player=0)
    assert game.utility_sum() == (1.0 if (kit.key, reward) == ("express", "win") else None)
    for state, _ in walk(game, SOMEONE_WINS[kit.key]):
        last = state
        if not state.is_terminal():
            assert state.returns() == [0, 0, 0]
    rewards = [ENCODINGS[kit.key].reward(last.node.game, seat, REWARDS.index(reward)) for seat in range(3)]
    assert last.returns() == last.rewards() == rewards
    assert any(rewards)
    assert all(game.min_utility() <= worth <= game.max_utility() for worth in rewards)


def test_a_clone_goes_its_own_way(kit: Kit) -> None:
    for state, rng in walk(load(kit, players=3), 2):
        if not state.is_terminal():
            before, clone = str(state), state.clone()
            step(clone, rng)
            assert str(state) == before
            assert clone.history() != state.history()


def test_a_game_starts_in_the_middle_of_another(kit: Kit) -> None:
    rng, middle = random.Random(1), kit.new(players=3, seed=1)
    for _ in range(4):
        seat = middle.to_act[0]
        middle.play(seat, rng.choice(middle.choices(seat)))
    game = starting_at(middle, reward="money")
    state = game.new_initial_state()
    assert state.node.game.view(0) == middle.view(0)
    assert state.legal_actions(middle.to_act[0]) == ENCODINGS[kit.key].legal(middle, middle.to_act[0])
    pyspiel.random_sim_test(pyspiel.load_game(str(game)), num_sims=1, serialize=True, verbose=False)


def test_an_observation_has_the_encodings_parts_by_name(kit: Kit) -> None:
    encoding, game = ENCODINGS[kit.key], load(kit, players=3, history=4)
    observer, recalling = (game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=r)) for r in (False, True))
    for state, _ in decisions(game, 3):
        for seat in range(3):
            vector = encoding.observe(state.node.game, seat)
            observer.set_from(state, seat)
            recalling.set_from(state, seat)
            assert observer.tensor.tolist() == vector.tolist() == state.observation_tensor(seat)
            assert {name: observer.dict[name].size for name in observer.dict} == {
                part.name: part.size for part in encoding.layout.parts.values()
            }
            rows = encoding.history.rows(state.node.game, seat, 4)
            assert recalling.dict["history"].tolist() == rows.tolist()
            assert recalling.tensor.tolist() == state.information_state_tensor(seat)


# --- bad use ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("folsom_express(players=7)", "7"),
        ("folsom_express(deals=0)", "deals is a whole number from 1 to 1048576, not 0"),
        ("folsom_express(history=-1)", "history is a whole number from 0"),
        ("folsom_express(characters=Belle/Tuco)", "2"),
        ("folsom_express(characters=Belle/Tuco/Nobody/Doc)", "Nobody"),
        ("folsom_express(first_player=4)", "first_player is a seat from 0 to 3"),
        ("folsom_super(horse=perhaps)", "horse"),
        ("folsom_super(reward=fame)", "there is no reward 'fame'; there are win, money, lead, rank"),
        ("folsom_super(start=nowhere)", "start is no position of Super"),
    ],
)
def test_parameters_that_make_no_table_are_refused_with_the_reason(name: str, reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        pyspiel.load_game(name)


def test_a_start_must_fit_and_go_on() -> None:
    game = folsom.Super(3, seed=1)
    with pytest.raises(SetupError, match="start is a position of 3 players, not of 4"):
        starting_at(game, players=4)
    while not game.over:
        game.play(game.to_act[0], game.choices(game.to_act[0])[0])
    with pytest.raises(SetupError, match="start is the end of a game"):
        starting_at(game)


def test_what_cannot_be_done_changes_nothing(kit: Kit) -> None:
    for state, _ in walk(load(kit, players=3, characters=CHANCE), 4):
        before = str(state), state.history()
        for wrong in (-2, 5000):
            with pytest.raises(ValueError, match=r"."):
                _attempt(state, wrong)
            assert (str(state), state.history()) == before


def _attempt(state: Any, action: int) -> None:
    if state.is_simultaneous_node():
        state.apply_actions([action] * state.num_players())
    else:
        state.apply_action(action)


def test_plans_come_all_at_once_in_super() -> None:
    state = pyspiel.load_game("folsom_super(players=3,first_player=0)").new_initial_state()
    with pytest.raises(ValueError, match="players are to act now, not chance"):
        state.apply_action(0)
    with pytest.raises(ValueError, match="a plan for each of 3 players is needed, not 2"):
        state.apply_actions([0, 0])
    assert state.history() == []


def test_one_who_sees_everything_cannot_be_had(kit: Kit) -> None:
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="only what one player sees can be observed, or what all see"):
        load(kit).make_py_observer(everything)
    with pytest.raises(ValueError, match="observers of this game have no parameters"):
        load(kit).make_py_observer(None, {"colour": 1})


def test_without_openspiel_the_error_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "folsom.envs.openspiel.package")
    with pytest.raises(MissingExtra, match=r"pip install 'folsom\[openspiel\]'"):
        import_module("folsom.envs.openspiel.package")
