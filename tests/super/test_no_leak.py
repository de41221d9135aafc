"""Plans are secret, and so is that they were changed, and what of them was never turned up (S3.1, S3.2)."""

from __future__ import annotations

import random
from collections import Counter

from folsom import Choice, Move, Super
from folsom.super.components import CARDS_PLAYED, HORSE, PLANS_IN_ORDER, legal_plans
from folsom.super.position import Position
from tests.support.random_games import View, count, play_on, random_games, viewers

# --- the round that is being planned -------------------------------------------------------------


def retold(game: Super, viewer: View, rng: random.Random) -> Super:
    """The same game as this eye saw it: others had second thoughts, and in this round they have other plans."""
    assert game.table is not None
    again = Super.of(game.table, game.seed, game.secret)
    for move in game.moves:
        if move.seat == viewer:
            again.play(move.seat, move.code)
        elif move.round_number < game.view().round_number:
            _plan_after_all(again, move, rng)
        elif move.seat in again.to_act:
            again.play(move.seat, rng.choice(again.choices(move.seat)))
            _think_again(again, viewer, rng)
    return again


def _plan_after_all(game: Super, move: Move, rng: random.Random) -> None:
    """The same plan, where possible after another."""
    if len(game.to_act) > 1:
        game.play(move.seat, rng.choice(game.choices(move.seat)))
    game.play(move.seat, move.code)


def _think_again(game: Super, viewer: View, rng: random.Random) -> None:
    """Some of the others whose plan is in change it."""
    planned = [seat for seat, seen in enumerate(game.view().seats) if seen.planned and seat != viewer]
    for seat in rng.sample(planned, rng.randint(0, len(planned))):
        game.play(seat, rng.choice(game.choices(seat)))


def test_no_eye_can_tell_what_others_plan_or_that_they_thought_again() -> None:  # S3.1
    for game, rng in random_games(Super, count(8, 5)):
        for _ in play_on(game, rng):
            viewer = rng.choice(viewers(game))
            other = retold(game, viewer, rng)
            assert other.view(viewer) == game.view(viewer)
            assert other.view(viewer).as_dict() == game.view(viewer).as_dict()
            assert other.events(viewer) == game.events(viewer)
            assert other.to_act == game.to_act
            assert viewer is None or _may_do(other, viewer) == _may_do(game, viewer)


def _may_do(game: Super, seat: int) -> tuple[list[Choice], bool]:
    """What a seat may choose, and whether it may take its plan back."""
    return game.choices(seat), game.may_undo(seat)


# --- cards that were never turned up -------------------------------------------------------------


def _in_another_world(game: Super, last: Choice, plans: dict[int, int]) -> Super:
    """What comes of the last choice of a round if these seats have planned otherwise."""
    state = game.position.copy().state
    for seat, plan in plans.items():
        state.plan[seat] = plan
    ended = Super.at(Position(state))
    ended.play(last.seat, plans.get(last.seat, last.code))
    return ended


def _unseen_otherwise(game: Super, seat: int, plan: int, turned_up: int, rng: random.Random) -> int:
    """Another plan with the same cards turned up. Whether the next one is Horse shows, where somebody falls (S6.2)."""
    extensions, cards = game.position.state.extensions, PLANS_IN_ORDER[plan]
    same = [
        other
        for other in legal_plans(extensions)
        if PLANS_IN_ORDER[other][:turned_up] == cards[:turned_up] and PLANS_IN_ORDER[other][turned_up] != HORSE
    ]
    return rng.choice(same)


def test_what_was_never_turned_up_stays_unseen() -> None:  # S3.2
    compared = 0
    for game, rng in random_games(Super, count(60, 25)):
        for choice in play_on(game, rng):
            if game.to_act == [choice.seat]:
                compared += _hides_what_was_not_turned_up(game, choice, rng)
    assert compared > count(60, 25)


def _hides_what_was_not_turned_up(game: Super, last: Choice, rng: random.Random) -> int:
    """Seats whose unseen cards were others saw and have the same; how many cards that were."""
    here = _in_another_world(game, last, {})
    revealed = Counter(event.facts["bandit"] for event in here.events() if event.name == "revealed")
    hidden = 0
    for seat in range(game.players):
        if game.position.state.aboard >> seat & 1 and revealed[seat] < CARDS_PLAYED:
            hidden += CARDS_PLAYED - revealed[seat]
            plan = last.code if seat == last.seat else game.position.state.plan[seat]
            there = _in_another_world(game, last, {seat: _unseen_otherwise(game, seat, plan, revealed[seat], rng)})
            assert there.position.pack() == here.position.pack()
            assert all(there.events(viewer) == here.events(viewer) for viewer in viewers(game) if viewer != seat)
    return hidden
