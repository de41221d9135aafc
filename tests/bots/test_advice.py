"""Advice: what a strong player would do, and why, from imagined worlds."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from folsom.bots import LEVELS, Budget, Player
from folsom.bots.advice import GAIN, KEEP, WIN, Trial, advise, judged
from folsom.games import GAMES, PLUGINS, Game
from folsom.kernel import MODE, Mode
from tests.support.game_kit import kit_of
from tests.support.random_games import count, play_on, random_games
from tests.support.sibling_worlds import sibling

WORLDS = count(60, 4)


def trial(values: list[float], gains: int = 0, keeps: int = 0) -> Trial:
    """A choice with these values, which gained and kept so often."""
    made = Trial()
    for world, value in enumerate(values):
        made.add(value, {GAIN: world < gains, KEEP: world < keeps})
    return made


def quick(game: str) -> Player:
    """The best player, with little time."""
    return replace(list(LEVELS[game].values())[-1], budget=Budget(iterations=count(200, 20)))


def opening(game: str) -> Game[Any, Any]:
    return GAMES[game].of(GAMES[game].make_table(), seed=7)


# --- the judgement -------------------------------------------------------------------------------


def test_a_clear_difference_says_what_is_brought_more_often() -> None:
    advice = judged(3, {3: trial([0.5, 0.6] * 10, gains=14, keeps=20), 5: trial([0.2] * 20, gains=8, keeps=19)})
    assert (advice.code, advice.other, advice.close) == (3, 5, False)
    assert (advice.why, advice.mine, advice.others, advice.of) == (GAIN, 7, 4, 10)


def test_without_another_reason_it_is_the_game() -> None:
    advice = judged(3, {3: trial([0.5, 0.6] * 10), 5: trial([0.2] * 20)})
    assert (advice.why, advice.mine, advice.others, advice.of) == (WIN, 55, 20, 100)


def test_what_may_be_chance_is_close_and_so_is_what_looks_worse() -> None:
    assert judged(3, {3: trial([0.5, 0.1] * 10), 5: trial([0.1, 0.45] * 10)}).close
    assert judged(3, {3: trial([0.1] * 20), 5: trial([0.5] * 20)}).close


def test_a_sure_difference_of_one_game_in_a_hundred_is_close() -> None:
    assert judged(3, {3: trial([0.511, 0.510] * 10), 5: trial([0.5] * 20)}).close
    assert not judged(3, {3: trial([0.541, 0.540] * 10), 5: trial([0.5] * 20)}).close


def test_the_other_choice_is_the_best_by_the_first_half_of_the_worlds() -> None:
    trials = {1: trial([1.0] * 20), 2: trial([0.2] * 10 + [0.9] * 10), 3: trial([0.3] * 20)}
    assert judged(1, trials).other == 3


def test_small_differences_are_told_in_hundredths() -> None:
    advice = judged(1, {1: trial([1.0, 0.9] * 50, gains=64), 2: trial([0.0] * 100, gains=54)})
    assert (advice.mine, advice.others, advice.of) == (6, 5, 10)
    advice = judged(1, {1: trial([1.0, 0.9] * 50, gains=64), 2: trial([0.0] * 100, gains=63)})
    assert advice.why == WIN


def test_a_single_choice_has_no_other() -> None:
    advice = judged(3, {3: trial([0.5] * 4)})
    assert (advice.other, advice.close) == (None, False)


# --- of real games -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["express", "super"])
def test_the_choice_is_the_players_own_and_the_same_view_gives_the_same_advice(game: str) -> None:
    table = opening(game)
    seat = table.to_act[0]
    view, choices, player = table.view(seat), table.choices(seat), quick(game)
    advice = advise(game, player, view, choices, random.Random(1), WORLDS)
    assert advice == advise(game, player, view, choices, random.Random(1), WORLDS)
    assert advice.code == player.choose(view, choices, random.Random(1)).code
    assert advice.other in [choice.code for choice in choices]
    assert advice.other != advice.code


@pytest.mark.skipif(MODE is Mode.INTERPRETED, reason="search as plain Python takes minutes")
@pytest.mark.parametrize("game", ["express", "super"])
def test_advice_depends_on_nothing_that_the_seat_cannot_see(game: str) -> None:
    kit, player = kit_of(game), quick(game)
    for table, rng in random_games(kit.game, 6):
        for _ in islice(play_on(table, rng), rng.randrange(1, 20)):
            pass
        if not table.over:
            seat = table.to_act[0]
            other = sibling(kit, table, seat, rng)
            here, there = (
                advise(game, player, each.view(seat), each.choices(seat), random.Random(2), WORLDS)
                for each in (table, other)
            )
            assert here == there


@pytest.mark.parametrize("game", ["express", "super"])
def test_every_choice_is_tried_in_every_world(game: str) -> None:
    table = opening(game)
    seat = table.to_act[0]
    trials = PLUGINS[game].load("trials")(table.view(seat), WORLDS, random.Random(1))
    assert set(trials) == {choice.code for choice in table.choices(seat)}
    assert {len(each.values) for each in trials.values()} == {WORLDS}
    assert all(0 <= value <= 1 for each in trials.values() for value in each.values)
