"""What a player is given by OpenSpiel follows from what it may know, and all of that is in it."""

from __future__ import annotations

import random
import re
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from folsom.envs.openspiel import Playouts
from tests.envs.spiel import choosers, decisions, load, walk_from
from tests.support.game_kit import Kit, kit_of
from tests.support.random_games import count


def given(state: Any, seat: int) -> tuple[Any, ...]:
    """All that a player gets of a state."""
    return (
        state.observation_string(seat),
        state.observation_tensor(seat),
        state.information_state_string(seat),
        state.information_state_tensor(seat),
        state.legal_actions(seat),
    )


def exchanged(kit: Kit, state: Any, seat: int, rng: random.Random) -> Any:
    """The same state with all exchanged that is hidden from a seat."""
    truth, game, other = state.node.game.position.copy().state, state.node.game.copy(), state.clone()
    kit.exchange(truth, seat, rng)
    game._position = kit.position_type(truth)
    other.node = state.node.standing(game)
    return other


def _half_planned(state: Any, rng: random.Random) -> None:
    """In Super one seat has planned already, so that there is a secret."""
    game = state.node.game.copy()
    game.play(game.to_act[0], rng.choice(game.choices(game.to_act[0])))
    state.node = state.node.standing(game)


def test_hidden_facts_change_nothing_that_a_player_gets(kit: Kit) -> None:
    states = differed = 0
    for state, rng in decisions(load(kit, players=4, history=6, first_player=0), 1):
        looked = state.clone()
        if state.is_simultaneous_node():
            _half_planned(looked, rng)
        seat = rng.randrange(4)
        other = exchanged(kit, looked, seat, rng)
        assert given(other, seat) == given(looked, seat)
        differed += other.node.game.position.pack() != looked.node.game.position.pack()
        states += 1
    assert differed > states / 3


def test_another_choice_of_one_who_plans_at_the_same_time_is_not_seen_by_the_next() -> None:
    """Teams are placed at once (X11.2): the second seat doesn't see what the first one chose."""
    state = load(kit_of("express"), players=2, history=4).new_initial_state().child(1)
    assert state.current_player() == 0
    one, other = (state.child(action) for action in state.legal_actions())
    assert one.current_player() == other.current_player() == 1
    assert given(one, 1) == given(other, 1)
    assert given(one, 0) != given(other, 0)


def test_others_cards_and_choices_are_in_no_players_story() -> None:
    *_, (state, _) = decisions(load(kit_of("express"), players=3), 2)
    for seat in range(3):
        told = state.information_state_string(seat)
        owners = {int(seat) for seat in re.findall(r"^(?:dealt|drew): seat (\d).*cards", told, re.MULTILINE)}
        choosers = {int(seat) for seat in re.findall(r"^chose: seat (\d), choice", told, re.MULTILINE)}
        assert owners == choosers == {seat}


def test_a_player_forgets_nothing(kit: Kit) -> None:
    before: dict[int, tuple[str, ...]] = {}
    for state, _ in decisions(load(kit, players=3), 3):
        for seat in range(3):
            event_lines = state.node.event_lines(seat)
            events = state.node.game.events(seat)
            assert len(event_lines) == len(events)
            assert all(line.startswith(event.name) for line, event in zip(event_lines, events, strict=True))
            assert event_lines[: len(before.get(seat, ()))] == before.get(seat, ())
            assert set(event_lines) <= set(state.information_state_string(seat).splitlines())
            before[seat] = event_lines


def test_who_asks_for_nothing_private_sees_what_all_see(kit: Kit) -> None:
    game = load(kit, players=3)
    observer = game.make_py_observer(
        pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    )
    for state, _ in decisions(game, 4):
        seen = {observer.string_from(state, seat).partition("\n")[2] for seat in range(3)}
        assert len(seen) == 1
        observer.set_from(state, 1)
        assert observer.tensor.tolist() == state.node.encoding.observe(state.node.game, None).tolist()


def test_before_the_deal_there_is_nothing_to_see() -> None:
    state = load(kit_of("express"), players=3).new_initial_state()
    assert state.observation_string(0) == "player 0\nnothing is dealt yet"
    assert not any(state.observation_tensor(0))


# --- other worlds ------------------------------------------------------------------------------------


def test_a_resampled_state_looks_the_same_and_goes_on_to_its_end(kit: Kit) -> None:
    other_worlds = 0
    for state, rng in decisions(load(kit, players=3, history=0, first_player=0), 5):
        seat = choosers(state)[0]
        world = state.resample_from_infostate(seat, rng.random)
        assert world.information_state_string(seat) == state.information_state_string(seat)
        assert world.current_player() == state.current_player()
        assert world.legal_actions(seat) == state.legal_actions(seat)
        other_worlds += world.node.game.position.pack() != state.node.game.position.pack()
    assert other_worlds
    dealt = [step.is_chance_node() for step, _ in walk_from(world, random.Random(1))]
    assert world.is_terminal()
    assert kit.key == "super" or any(dealt) or len(dealt) < 3


def test_chance_goes_on_in_a_resampled_state() -> None:
    rng, game = random.Random(2), load(kit_of("express"), players=3, deals=8)
    state = game.new_initial_state().child(0)
    world = state.resample_from_infostate(state.current_player(), rng.random)
    chances = 0
    for step, _ in walk_from(world, rng):
        if step.is_chance_node():
            chances += 1
            assert step.legal_actions() == list(range(8))
            _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, step))
            assert str(again) == str(step)
    assert chances >= 4  # the rounds after the first


def test_no_world_can_be_imagined_while_chance_is_to_act() -> None:
    state = load(kit_of("express"), players=3).new_initial_state()
    with pytest.raises(ValueError, match="where players choose, not where chance does"):
        state.resample_from_infostate(0, random.random)


def test_its_search_runs_with_the_states_own_resampler() -> None:
    game = load(kit_of("express"), players=3)
    state = game.new_initial_state().child(5)
    bot = ISMCTSBot(game, Playouts(2, seed=3), uct_c=1.0, max_simulations=count(12, 3))
    policy, action = bot.step_with_policy(state)
    assert action in state.legal_actions()
    assert sum(chance for _, chance in policy) == pytest.approx(1)


def test_playouts_bring_what_random_play_brings(kit: Kit) -> None:
    state, _ = next(decisions(load(kit, players=3, first_player=0), 6))
    shares = Playouts(count(400, 20), seed=1).evaluate(state)
    assert 0.5 < sum(shares) <= 1 + 1e-9
    assert Playouts(30, seed=2).evaluate(state).tolist() == Playouts(30, seed=2).evaluate(state).tolist()
    with pytest.raises(ValueError, match="a state where players choose is needed"):
        Playouts(1).evaluate(load(kit_of("express")).new_initial_state())
