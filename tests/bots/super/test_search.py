"""The bots of Super that think: they see what is plain, search by both rules, and refuse what they can't do."""

from __future__ import annotations

import random
from typing import Any

import pytest

import folsom
from folsom import Super
from folsom.bots import Budget
from folsom.bots.super import search
from folsom.bots.super.endgames.tablebase import shipped, solved_shares
from folsom.bots.super.greedy import GreedyBot
from folsom.bots.super.rollout import LOST, MOST_CARS, car_after
from folsom.bots.super.search import SearchBot
from folsom.bots.super.selection_rules import RULES
from folsom.super.components import FIRE, FLOOR, HORSE, MOVE, TO_CABOOSE, TO_LOCOMOTIVE, TURN
from tests.bots.super.thinking import random_positions
from tests.support.random_games import count

BOTS = {
    "greedy": GreedyBot(),
    "uct": SearchBot(rule="uct"),
    "regret": SearchBot(rule="regret"),
    "uct without endgames": SearchBot(rule="uct", endgames=False),
    "regret without endgames": SearchBot(rule="regret", endgames=False),
}
of_every_bot = pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)


def chosen(bot: Any, game: Super, seat: int, iterations: int, dice: int = 0) -> tuple[str, ...]:
    """The cards of the plan that a bot makes."""
    choice = bot.choose(game.view(seat), game.choices(seat), Budget(iterations), random.Random(dice))
    return tuple(str(choice).split(", "))


def last_car_positions() -> list[tuple[Super, int]]:
    """Duels in which a bandit stands in or on the last car."""
    return [
        (game, bandit.seat)
        for game in random_positions(games=60)
        for bandit in (*game.view().cars[-1].inside, *game.view().cars[-1].roof)
        if not bandit.stunned and len(game.to_act) == 2
    ]


@of_every_bot
@pytest.mark.compiled_only
def test_whoever_is_in_the_last_car_leaves_it(bot: Any) -> None:  # S4.1b
    positions = last_car_positions()
    assert len(positions) > 4
    for game, seat in positions[:4]:
        assert "Move" in chosen(bot, game, seat, 300 if isinstance(bot, SearchBot) else 32)


@pytest.mark.compiled_only
@pytest.mark.parametrize("rule", RULES)
def test_a_search_knows_what_a_solved_endgame_is_worth(rule: str) -> None:
    game = next(game for game in random_positions(games=40) if len(game.to_act) == 2)
    assert solved_shares(shipped(), game.view()) is not None
    seat = game.to_act[0]
    with_endgames, without = (SearchBot(rule=rule, endgames=known) for known in (True, False))
    budget = Budget(200)
    weights = [
        bot.visits(game.view(seat), len(game.choices(seat)), budget, random.Random(1))
        for bot in (with_endgames, without)
    ]
    assert all(sum(row) > 0 for row in weights)
    assert weights[0] != weights[1]


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("options", [{}, {"reflex": True, "horse": True}])
def test_every_iteration_tries_a_plan(rule: str, options: dict[str, Any]) -> None:
    game, iterations = Super(4, seed=3, **options), count(40, 2)
    bot = SearchBot(rule=rule)
    weights = bot.visits(game.view(2), len(game.choices(2)), Budget(iterations), random.Random(1))
    expected = iterations if rule == "uct" else iterations * (iterations + 1) // 2  # later ones count for more
    assert expected - len(weights) <= sum(weights) <= expected


@pytest.mark.parametrize("rule", RULES)
def test_how_iterations_are_split_into_bursts_changes_nothing(monkeypatch: pytest.MonkeyPatch, rule: str) -> None:
    """Another seat has planned already: its plan is imagined once, not once a burst."""
    game, bot = Super(4, seed=1), SearchBot(rule=rule)
    game.play(0, game.choices(0)[0])
    found = []
    for bursts in ([12], [1] * 12):
        monkeypatch.setattr(search, "bursts", lambda _budget, _default, bursts=bursts: bursts)
        found.append(bot.visits(game.view(1), len(game.choices(1)), Budget(12), random.Random(1)))
    assert found[0] == found[1]


def test_a_warm_search_makes_other_plans_too() -> None:
    game = Super(3, seed=2)
    plans = {chosen(SearchBot(temperature=2.0), game, 0, 60, dice) for dice in range(count(12, 4))}
    assert len(plans) > 1


@of_every_bot
def test_the_plans_of_others_and_what_chance_brings_are_not_known(bot: Any) -> None:
    game, rng = Super(3, seed=5), random.Random(5)
    game.play(0, rng.choice(game.choices(0)))
    game.play(1, rng.choice(game.choices(1)))
    seen = chosen(bot, game, 2, 6)
    plans = set()
    for world in range(4):
        imagined = folsom.imagine(game.view(2), world)
        plans.add(tuple(imagined.position.state.plan))
        assert chosen(bot, imagined, 2, 6) == seen
    assert len(plans) > 1


# --- rollouts ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("way", "cards", "car"),
    [
        (TO_LOCOMOTIVE, (MOVE, FIRE, FLOOR), 2),
        (TO_LOCOMOTIVE, (TURN, MOVE, FIRE), 4),
        (TO_CABOOSE, (MOVE, TURN, FIRE), 4),
        (TO_CABOOSE, (FIRE, FLOOR, TURN), 3),
        (TO_LOCOMOTIVE, (HORSE, MOVE, FIRE), LOST),
        (TO_CABOOSE, (HORSE, MOVE, FIRE), 1),
    ],
)
def test_a_plan_leads_to_a_car(way: int, cards: tuple[int, ...], car: int) -> None:
    assert car_after(3, way, cards) == car


def test_whoever_walks_off_at_the_front_is_lost_but_for_the_horse() -> None:
    assert car_after(0, TO_LOCOMOTIVE, (MOVE, FIRE, TURN)) == LOST
    assert car_after(0, TO_LOCOMOTIVE, (MOVE, HORSE, TURN)) == 0
    assert car_after(0, TO_LOCOMOTIVE, (MOVE, TURN, HORSE)) == LOST
    assert LOST > MOST_CARS


# --- refusals ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("parameters", "sentence"),
    [
        ({"rule": "luck"}, "rule must be tuned or uct or regret, not 'luck'"),
        ({"rollout": "wild"}, "rollout must be any or sensible, not 'wild'"),
        ({"depth": 0}, "depth must be at least 1, not 0"),
        ({"exploration": -1.0}, "exploration must be at least 0, not -1"),
        ({"temperature": float("nan")}, "temperature must be at least 0, not nan"),
        ({"floor": 1.5}, "floor must be at most 1, not 1.5"),
    ],
)
def test_bad_parameters_are_refused(parameters: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        SearchBot(**parameters)


def test_greedy_refuses_an_unknown_rollout() -> None:
    with pytest.raises(ValueError, match="rollout must be any or sensible, not 'wild'"):
        GreedyBot(rollout="wild")


@of_every_bot
def test_the_view_of_another_game_is_refused(bot: Any) -> None:
    game = folsom.Express(3, seed=1)
    with pytest.raises(TypeError, match="this bot plays Super and needs a view of that game, not ExpressView"):
        bot.choose(game.view(0), game.choices(0), Budget(1), random.Random(1))
