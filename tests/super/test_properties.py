"""What holds in every game of Super, beside what holds in every game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from folsom import Event, Super
from folsom.super.components import CARDS_PLAYED, PLANS_IN_ORDER
from folsom.super.position import Position
from tests.support.random_games import count, play_on, played_out, random_games


class PlayedRound(NamedTuple):
    """A round: how it began, the plans that were in at last, what was seen of it, and what came of it."""

    start: Super
    plans: dict[int, int]
    events: list[Event]
    end: Position


def rounds_of(game: Super, rng: random.Random) -> Iterator[PlayedRound]:
    """A game played at random, with second thoughts, round by round."""
    start, plans = game.copy(), dict[int, int]()
    for choice in play_on(game, rng):
        plans[choice.seat] = choice.code
        if game.to_act == [choice.seat]:
            ended = game.copy()
            ended.play(choice.seat, choice)
            yield PlayedRound(start, plans, ended.news(None, start.entries), ended.position)
            start, plans = ended, {}


def random_rounds(games: int) -> Iterator[PlayedRound]:
    """The rounds of random games."""
    return (played for game, rng in random_games(Super, games) for played in rounds_of(game, rng))


def test_the_last_plans_count_in_whatever_order_they_came_in() -> None:  # S3.1
    for played in random_rounds(count(30, 20)):
        again = played.start.copy()
        for seat in sorted(played.plans):
            again.play(seat, played.plans[seat])
        assert again.position.pack() == played.end.pack()
        turned_up = [event for event in played.events if event.name != "chose"]
        assert [event for event in again.news(None, played.start.entries) if event.name != "chose"] == turned_up


def test_cards_are_turned_up_as_planned_and_all_three_of_those_who_stay() -> None:  # S3.2, S5.4
    for played in random_rounds(count(30, 20)):
        for seat, plan in played.plans.items():
            cards = [event.facts["card"] for event in _turned_up(played) if event.facts["bandit"] == seat]
            assert cards == list(PLANS_IN_ORDER[plan][: len(cards)])
            is_out = not played.end.state.aboard >> seat & 1
            assert len(cards) == CARDS_PLAYED or is_out or played.end.over


def _turned_up(played: PlayedRound) -> list[Event]:
    return [event for event in played.events if event.name == "revealed"]


def test_cards_are_turned_up_from_the_first_player_clockwise_three_times_round() -> None:  # S3.2
    for played in random_rounds(count(30, 20)):
        s = played.start.position.state
        order = [(event.facts["turn"], (event.facts["bandit"] - s.first) % s.players) for event in _turned_up(played)]
        assert order == sorted(set(order))


def test_one_wins_unless_nobody_is_left() -> None:  # S4.1, S5.1, S5.2
    ends = set()
    for game, rng in random_games(Super, count(100, 60)):
        result = played_out(game, rng).result
        ends.add(result.ended_by)
        assert len(result.winners) == (result.ended_by != "nobody")
    assert ends == {"last_standing", "locomotive", "nobody"}


def test_the_later_eliminated_the_better() -> None:  # S5.3
    for game, rng in random_games(Super, count(40, 30)):
        accounts = played_out(game, rng).result.accounts
        fallen = [account for account in accounts if account.fell is not None]
        left = [account.rank for account in accounts if account.fell is None]
        for one in fallen:
            assert all(rank < one.rank for rank in left)
            for other in fallen:
                assert (one.fell or 0) > (other.fell or 0) or one.rank >= other.rank
                assert one.fell != other.fell or one.rank == other.rank
