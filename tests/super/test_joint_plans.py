"""Every joint plan of a position, resolved in bulk, is what comes of playing it."""

from __future__ import annotations

import random

import pytest

import folsom
from folsom import JointPlans, Super
from folsom.kernel import many
from folsom.super.components import legal_plans
from folsom.super.state import State
from tests.super.extensions import PLANS, options_of, with_all_extensions
from tests.support.random_games import as_array, count, play_on, played_out, random_games

ALL_OF_THREE = 24**3


def resolved(joint: JointPlans, first: int, how_many: int) -> list[bytes]:
    """What comes of so many joint plans, packed."""
    results = many(State, how_many)
    joint.resolve(first, results)
    return [state.tobytes() for state in as_array(results, State)]


def played(game: Super, plans: dict[int, int]) -> bytes:
    """What comes of these plans, made one by one."""
    again = Super.at(game.position.copy())
    for seat in [seat for seat in plans if seat not in game.to_act] + game.to_act:
        again.play(seat, plans[seat])
    return again.position.pack()


def test_a_joint_plan_resolved_is_the_round_that_its_plans_play() -> None:  # S3.1
    """At any decision, with some plans in and some bandits out: a joint plan stands for all of them."""
    for game, rng in random_games(Super, count(16, 10)):
        for _ in play_on(game, rng):
            joint = game.joint_plans()
            number = rng.randrange(joint.count)
            assert resolved(joint, number, 1) == [played(game, joint.numbered(number))]


@with_all_extensions
@pytest.mark.parametrize("players", range(3, 8))
def test_there_are_as_many_joint_plans_as_ways_to_plan_at_once(players: int, extensions: int) -> None:  # S3.1, S6.3
    joint = Super(players, seed=1, **options_of(extensions)).joint_plans()
    assert joint.count == PLANS[extensions] ** players
    assert joint.seats == list(range(players))
    assert joint.plans == legal_plans(extensions)


def test_the_number_of_a_joint_plan_is_its_digits_the_lowest_seat_first() -> None:
    for game, rng in random_games(Super, count(16, 10)):
        for _ in play_on(game, rng):
            joint = game.joint_plans()
            assert joint.count == len(joint.plans) ** game.position.state.aboard.bit_count()
            number = rng.randrange(joint.count)
            chosen = joint.numbered(number)
            assert list(chosen) == joint.seats
            digits = [joint.plans.index(plan) for plan in chosen.values()]
            assert sum(digit * len(joint.plans) ** place for place, digit in enumerate(digits)) == number


def test_all_joint_plans_are_different_and_all_are_there() -> None:
    joint = Super(3, seed=1).joint_plans()
    every = {tuple(joint.numbered(number).values()) for number in range(joint.count)}
    assert joint.count == len(every) == ALL_OF_THREE


@pytest.mark.compiled_only
def test_all_joint_plans_of_a_position_come_out_as_in_a_batch() -> None:  # S3.1
    game = _three_of_four_left()
    joint = game.joint_plans()
    assert joint.count == ALL_OF_THREE
    batch = folsom.batch(joint.count, game.players, game="super")
    for number in range(joint.count):
        batch.put(number, game.position)
    plans = [joint.numbered(number) for number in range(joint.count)]
    batch.step([[chosen.get(seat, -1) for seat in range(game.players)] for chosen in plans])
    assert resolved(joint, 0, joint.count) == [batch.position(number).pack() for number in range(joint.count)]


def _three_of_four_left() -> Super:
    """A game at the start of a round after somebody fell."""
    for seed in range(100):
        game = Super(4, seed=seed)
        for _ in play_on(game, random.Random(seed)):
            if game.to_act == game.joint_plans().seats and len(game.to_act) == 3:
                return game
    raise AssertionError("nobody ever fell alone")


def test_joint_plans_can_be_resolved_part_by_part() -> None:
    joint = Super(4, seed=3, horse=True).joint_plans()
    whole = resolved(joint, 1000, 50)
    assert whole == resolved(joint, 1000, 20) + resolved(joint, 1020, 30)
    assert resolved(joint, joint.count - 1, 1) == resolved(joint, joint.count - 3, 3)[-1:]
    assert resolved(joint, joint.count, 0) == []


def test_resolving_changes_neither_the_game_nor_what_comes_of_it() -> None:
    game = Super(4, seed=3)
    game.play(2, 5)
    before, joint = game.save(), game.joint_plans()
    assert resolved(joint, 77, 5) == resolved(joint, 77, 5)
    assert game.save() == before
    game.play(0, 3)
    assert resolved(joint, 77, 5) == resolved(game.joint_plans(), 77, 5)


def test_a_game_that_is_over_has_no_joint_plans() -> None:
    game = played_out(Super(3, seed=1), random.Random(1))
    assert game.joint_plans().count == 0
    with pytest.raises(ValueError, match="the game is over: it has no joint plans"):
        resolved(game.joint_plans(), 0, 1)


@pytest.mark.parametrize(
    ("first", "how_many"), [(-1, 1), (ALL_OF_THREE, 1), (ALL_OF_THREE - 1, 2), (0, ALL_OF_THREE + 1)]
)
def test_joint_plans_that_are_not_there_are_refused_and_no_result_is_touched(first: int, how_many: int) -> None:
    joint, results = Super(3, seed=1).joint_plans(), many(State, how_many)
    with pytest.raises(ValueError, match=f"joint plans are numbered 0 to {ALL_OF_THREE - 1}"):
        joint.resolve(first, results)
    assert not any(as_array(results, State)["players"])


def test_the_games_after_joint_plans_can_be_asked_and_played_on() -> None:
    game = Super(3, seed=1, reflex=True)
    joint = game.joint_plans()
    after = joint.after(100, 50)
    assert [after.position(place).pack() for place in range(50)] == resolved(joint, 100, 50)
    assert (after.count, after.players, after.table.options["reflex"]) == (50, 3, "on")
    after.playout()
    assert after.over.all()


def test_too_many_joint_plans_at_once_are_refused() -> None:
    with pytest.raises(ValueError, match="at most 10,000,000 joint plans are resolved at once, not 4,586,471,424"):
        Super(7, seed=1).joint_plans().after()


@pytest.mark.parametrize("number", [-1, ALL_OF_THREE])
def test_a_number_that_no_joint_plan_has_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match=f"joint plans are numbered 0 to {ALL_OF_THREE - 1}"):
        Super(3, seed=1).joint_plans().numbered(number)
