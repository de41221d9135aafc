"""Every joint plan of an endgame: what it leads to is what the game itself does."""

from __future__ import annotations

import random

import pytest

from folsom import Super
from folsom.bots.super.endgames.position_numbers import cars_of, count_of
from folsom.bots.super.endgames.rounds import RoundOutcome, round_of, taker_of
from folsom.bots.super.endgames.solver import start_number

pytestmark = pytest.mark.compiled_only  # interpreted, the joint plans of one round take minutes


def order_of_play(game: Super) -> list[int]:
    """Those in play, from the first player on."""
    seats = [(game.view().first + place) % game.players for place in range(game.players)]
    return [seat for seat in seats if game.view().seats[seat].in_play]


def loot_of(game: Super) -> list[int]:
    return [len(seat.loot) for seat in game.view().seats]


def check(before: Super, after: Super, outcome: RoundOutcome) -> None:
    """An outcome says what has come of a round."""
    order = order_of_play(before)
    assert outcome.ended_by == after.view().record.ended_by
    if outcome.goes_on or outcome.at_locomotive:
        taker = order[outcome.taker]
        assert loot_of(after)[taker] == loot_of(before)[taker] + 1
    if outcome.goes_on:
        assert [order[place] for place in outcome.next_order] == order_of_play(after)
        assert cars_of(outcome.number) == len(after.view().cars)
        assert count_of(outcome.number) == len(outcome.left)
        assert outcome.next_order[taker_of(outcome.number)] == outcome.taker
    elif not outcome.at_locomotive:
        assert [order[place] for place in outcome.left] == [s for s in order if after.result.ranks[s] == 1]


def test_an_outcome_is_what_the_game_does() -> None:
    ends = set()
    for seed in range(4):
        rng, game, number = random.Random(seed), Super(3, seed=seed), start_number()
        while not game.over:
            here, before = round_of(number), game.copy()
            chosen = [rng.randrange(len(plans)) for plans in here.plans]
            for seat, plans, place in zip(order_of_play(before), here.plans, chosen, strict=True):
                game.play(seat, plans[place])
            outcome = here.outcomes[int(here.cells[tuple(chosen)])]
            check(before, game, outcome)
            number = outcome.number
            ends.add(outcome.ended_by)
    assert len(ends) > 1


def test_plans_that_always_lead_to_the_same_are_one() -> None:
    here = round_of(start_number())
    assert here.sizes == (20, 24, 24)
    for place, size in enumerate(here.sizes):
        rows = {here.cells.take(plan, axis=place).tobytes() for plan in range(size)}
        assert len(rows) == size
