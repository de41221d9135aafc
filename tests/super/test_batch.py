"""Many games of Super at once, a whole round a step."""

from __future__ import annotations

import numpy as np
import pytest

import folsom
from folsom import Super, SuperBatch
from tests.super.extensions import PLANS, options_of, with_all_extensions
from tests.support.random_games import count

GAMES = count(200, 12)
PLAYERS = 5


def _batch(extensions: int = 0) -> SuperBatch:
    return folsom.batch(GAMES, PLAYERS, seed=11, game="super", **options_of(extensions))


def _packed(batch: SuperBatch) -> list[bytes]:
    return [batch.position(index).pack() for index in range(batch.count)]


def _seats(bits: int) -> list[int]:
    return [seat for seat in range(PLAYERS) if bits >> seat & 1]


def test_a_batch_says_who_has_a_plan_to_make() -> None:  # S3.1
    batch = _batch()
    for _ in range(PLAYERS + 1):
        to_act = [Super.at(batch.position(index)).to_act for index in range(GAMES)]
        assert [_seats(int(seats)) for seats in batch.to_act()] == to_act
        batch.step(batch.random_choices())
    assert batch.over.all()


@with_all_extensions
def test_a_batch_says_which_plans_can_be_made(extensions: int) -> None:  # S3.1, S6.3
    batch = _batch(extensions)
    assert len(batch.plans) == PLANS[extensions]
    assert batch.plans.tolist() == [choice.code for choice in Super.at(batch.position(0)).choices(0)]


def test_a_plan_that_is_not_legal_is_named_and_nothing_changes() -> None:
    batch = _batch()
    before, chosen = _packed(batch), batch.random_choices().copy()
    with_a_card_not_in_play = PLANS[0]
    for wrong in (with_a_card_not_in_play, -1, 10_000):
        chosen[2, 3] = wrong
        with pytest.raises(ValueError, match=rf"plan {wrong} isn't legal for seat 3 of game 2"):
            batch.step(chosen)
    for shape in ((GAMES,), (GAMES, PLAYERS - 1), (GAMES - 1, PLAYERS), (GAMES * PLAYERS,)):
        with pytest.raises(ValueError, match=rf"shape \({GAMES}, {PLAYERS}\) is needed"):
            batch.step(np.zeros(shape, np.int64))
    assert _packed(batch) == before


def test_whoever_is_out_pays_no_heed() -> None:  # S3.2
    batch, other = _batch(), _batch()
    for _ in range(PLAYERS + 1):
        in_play = batch.to_act()[:, None] >> np.arange(PLAYERS) & 1 == 1
        chosen = batch.random_choices()
        other.random_choices()
        batch.step(chosen)
        other.step(np.where(in_play, chosen, -1))
        assert _packed(batch) == _packed(other)
    before = _packed(batch)
    batch.step(np.full((GAMES, PLAYERS), -1))
    assert _packed(batch) == before


def test_plans_that_are_in_stay_as_they_are() -> None:  # S3.1
    batch, game = _batch(), Super(PLAYERS, seed=1)
    game.play(1, 7)
    game.play(4, 9)
    batch.put(2, game.position)
    assert _seats(int(batch.to_act()[2])) == game.to_act == [0, 2, 3]
    chosen = batch.random_choices().copy()
    chosen[2, [1, 4]] = -1
    for seat in game.to_act:
        game.play(seat, int(chosen[2, seat]))
    batch.step(chosen)
    assert batch.position(2).pack() == game.position.pack()


def test_the_worth_of_a_game_is_how_many_others_did_worse() -> None:  # S5.3
    batch = _batch()
    batch.playout()
    worths, ranks = batch.outcome()
    assert np.array_equal(worths, (ranks[:, None, :] > ranks[:, :, None]).sum(axis=2))
    assert (worths != PLAYERS - ranks).any()
    assert ranks.min() == 1
