"""What chance brings to OpenSpiel: exactly what the rules allow in Super, a sample of it in Express."""

from __future__ import annotations

import math
import random
from typing import Any

import pyspiel
import pytest

from folsom.kernel import seed_chance
from folsom.super.components import LOOT_VALUES
from tests.envs.spiel import choosers, load, walk
from tests.support.game_kit import kit_of
from tests.support.random_games import count

EXPRESS, SUPER = kit_of("express"), kit_of("super")


# --- Super: exact ----------------------------------------------------------------------------------


def test_the_car_can_be_any_that_nobody_has_seen_each_as_likely() -> None:  # S1.2, S4.1d
    seen = 0
    for state, _ in walk(load(SUPER, players=5, first_player=0), 3):
        if state.is_chance_node():
            outcomes, unseen = state.chance_outcomes(), state.node.game.position.state.unseen
            assert [outcome for outcome, _ in outcomes] == [card for card in range(8) if unseen >> card & 1]
            assert {chance for _, chance in outcomes} == {1 / len(outcomes)}
            for outcome, _ in outcomes:
                assert state.child(outcome).node.game.position.state.unseen == unseen ^ 1 << outcome
                assert state.action_to_string(pyspiel.PlayerId.CHANCE, outcome) == (
                    f"the car is worth ${LOOT_VALUES[outcome]}"
                )
            seen += 1
    assert seen > 1


def test_the_outcomes_are_all_that_the_rules_can_bring_and_nothing_else() -> None:
    state = next(state for state, _ in walk(load(SUPER, players=4), 1) if state.node.pending)
    game, pending = state.node.game, state.node.pending
    played = {_played(game, pending, seed) for seed in range(count(120, 60))}
    assert {_bare(state.child(outcome).node.game) for outcome in state.legal_actions()} == played


def _played(game: Any, pending: Any, seed: int) -> bytes:
    after = game.copy()
    after.play_dealt(*pending, seed_chance(seed))
    return _bare(after)


def _bare(game: Any) -> bytes:
    return bytes(game.position.pack())


def test_characters_and_the_first_player_are_chosen_one_after_the_other() -> None:  # S1.1, S1.3
    tables, todo = [], [(load(SUPER, players=3, characters="chance/Mei/chance").new_initial_state(), 1.0)]
    while todo:
        state, so_far = todo.pop()
        if state.is_chance_node():
            todo += [(state.child(outcome), so_far * chance) for outcome, chance in state.chance_outcomes()]
        else:
            first = state.node.game.position.state
            tables.append((tuple(first.character[:3]), first.first))
            assert so_far == pytest.approx(1 / (6 * 5 * 3))
    assert len(set(tables)) == len(tables) == 6 * 5 * 3
    assert all(characters[1] == 5 for characters, _ in tables)


def test_a_whole_table_leaves_nothing_to_chance_before_the_first_plans() -> None:
    state = load(SUPER, players=3, first_player=1).new_initial_state()
    assert state.is_simultaneous_node()
    assert state.node.game.view().first == 1


# --- Express: a sample -----------------------------------------------------------------------------


def test_chance_is_asked_where_the_rules_draw_and_nowhere_else() -> None:
    drew, differed = 0, 0
    for state, rng in walk(load(EXPRESS, players=3, deals=4), 6):
        if choosers(state):
            action = rng.choice(state.legal_actions())
            worlds = {_world(state, action, seed) for seed in range(4)}
            asked = state.child(action).is_chance_node()
            assert asked or len(worlds) == 1
            drew += asked
            differed += len(worlds) > 1
    assert 0 < differed <= drew


def _world(state: Any, action: int, seed: int) -> bytes:
    """What the rules make of an action with the chance of this seed."""
    node = state.node
    after = node.game.copy()
    seat = state.current_player()
    after.play_dealt(seat, node.encoding.choice(after, seat, action), seed_chance(seed))
    return _bare(after)


def test_there_are_as_many_deals_as_asked_for_all_as_likely() -> None:
    for deals in (1, 7, 64):
        game = load(EXPRESS, players=3, deals=deals)
        outcomes = game.new_initial_state().chance_outcomes()
        assert [outcome for outcome, _ in outcomes] == list(range(deals))
        assert math.fsum(chance for _, chance in outcomes) == pytest.approx(1)
        assert game.max_chance_outcomes() == deals


def test_the_same_history_brings_the_same_game_and_other_deals_another() -> None:
    game = load(EXPRESS, players=3, deals=8)
    starts = [game.new_initial_state().child(outcome) for outcome in range(8)]
    assert len({_bare(state.node.game) for state in starts}) == 8
    for state, _ in walk(game, 7):
        last = state
    again = game.new_initial_state()
    for action in last.history():
        again.apply_action(action)
    assert str(again) == str(last)
    assert _bare(again.node.game) == _bare(last.node.game)


def test_every_chance_node_has_deals_of_its_own_numbered_on_from_those_before_it() -> None:
    """So that no round is dealt as the one before it was, and what was found out once can be found again."""
    nodes = 0
    for state, _ in walk(load(EXPRESS, players=3, deals=3), 8):
        if state.is_chance_node() and nodes == 0:
            dealt = EXPRESS.game.dealt(state.node.table, seed_chance(2))
            assert _bare(state.child(2).node.game) == _bare(dealt)
        elif state.is_chance_node():
            worlds = [_played(state.node.game, state.node.pending, 3 * nodes + deal) for deal in range(3)]
            assert [_bare(state.child(deal).node.game) for deal in range(3)] == worlds
        nodes += state.is_chance_node()
    assert nodes > 5


def test_a_game_that_waits_for_chance_is_kept_whole() -> None:
    for kit in (EXPRESS, SUPER):
        for state, _ in walk(load(kit, players=3), 9):
            if state.is_chance_node():
                _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
                outcome = random.Random(1).choice(state.legal_actions())
                assert str(again.child(outcome)) == str(state.child(outcome))
