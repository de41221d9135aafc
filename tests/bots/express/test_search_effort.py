"""Search in Express: how it spends its budget, at every table, and what it makes of its visits."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import folsom
from folsom.bots import Budget, UnknownBot, pace, player_named
from folsom.bots.express import entry_points, search
from folsom.bots.express.search import SearchBot
from folsom.bots.selection import is_decided
from folsom.express.components import SEATS
from folsom.express.state import KEEPING, PLACING
from tests.bots.express.thinking import codes
from tests.support.random_games import count, play_on, random_games
from tests.support.scenes.express.scene import Scene

THINKING = count(200, 40)
MANNERS = ("tree=single", "tree=multi", "tree=multi:rollout=heuristic", "rounds=2:rollout=prior", "temperature=1")
in_both_forms = pytest.mark.parametrize("tree", ["single", "multi"])


def first_turn() -> Scene:
    return Scene(seats="Tuco Doc Belle", hands={})


def tiny(iterations: int) -> Budget:
    return Budget(iterations=iterations)


def visits(game: folsom.Express, seat: int, iterations: int, **parameters: Any) -> dict[int, int]:
    """How often a search has tried each choice of a seat."""
    return SearchBot(**parameters).visits(game.view(seat), tiny(iterations), random.Random(1))


# --- every table -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "manner"), list(enumerate(MANNERS)))
def test_search_plays_whole_games_with_any_options(number: int, manner: str) -> None:
    player, tables = player_named(f"search:{count(12, 3)}:{manner}", "express"), count(4, 1)
    for game, rng in islice(
        random_games(folsom.Express, len(MANNERS) * tables), number * tables, (number + 1) * tables
    ):
        while not game.over:
            seat = rng.choice(game.to_act)
            game.play(seat, player.choose(game.view(seat), game.choices(seat), rng))


def searched(tree: str, rollout: str = "heuristic") -> Iterator[tuple[folsom.Express, int, dict[int, int]]]:
    """Moments of random games, each with a seat to choose and the visits of a search of forty iterations."""
    for game, rng in random_games(folsom.Express, count(8, 1)):
        for number, choice in enumerate(play_on(game, rng)):
            if number % 9 == 0:
                yield game, choice.seat, visits(game, choice.seat, 40, tree=tree, rollout=rollout)


@in_both_forms
def test_all_legal_choices_are_tried_and_no_others(tree: str) -> None:
    for game, seat, tried in searched(tree):
        assert set(tried) == codes(game, seat)
        assert min(tried.values()) > 0


@in_both_forms
def test_by_wishes_only_legal_choices_are_tried(tree: str) -> None:
    for game, seat, tried in searched(tree, "prior"):
        assert set(tried) <= codes(game, seat)


@in_both_forms
@pytest.mark.parametrize("rollout", ["heuristic", "prior"])
def test_no_iteration_is_lost_anywhere(tree: str, rollout: str) -> None:
    assert {sum(tried.values()) for _, _, tried in searched(tree, rollout)} == {40}


def several_choosing(phase: int) -> Iterator[folsom.Express]:
    """Games at moments where several seats are to choose at once."""
    for seed in range(6):
        game = folsom.Express(2, seed=seed) if seed % 2 else folsom.Express(4, seed=seed, expert=True)
        for _ in play_on(game, random.Random(seed)):
            if game.position.state.phase == phase and len(game.to_act) > 1:
                yield game
                break


@in_both_forms
@pytest.mark.parametrize(("phase", "moments"), [(PLACING, 3), (KEEPING, 6)])
def test_where_several_choose_at_once_the_searching_seat_is_asked(phase: int, moments: int, tree: str) -> None:
    games = list(several_choosing(phase))
    assert len(games) == moments
    for game in games:
        for seat in game.to_act:
            assert set(visits(game, seat, 40, tree=tree)) == codes(game, seat)


# --- budgets -----------------------------------------------------------------------------------------


@in_both_forms
@pytest.mark.parametrize("iterations", [1, 7, 300])
def test_every_iteration_visits_one_choice(tree: str, iterations: int) -> None:
    assert sum(visits(first_turn().game, 0, iterations, tree=tree).values()) == iterations


def test_without_a_budget_the_default_iterations_are_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "DEFAULT_ITERATIONS", 33)
    tried = SearchBot().visits(first_turn().view("Tuco"), Budget(), random.Random(1))
    assert sum(tried.values()) == 33


@in_both_forms
def test_a_search_in_many_bursts_thinks_what_one_in_one_go_thinks(monkeypatch: pytest.MonkeyPatch, tree: str) -> None:
    at_once = visits(first_turn().game, 0, 60, tree=tree)
    monkeypatch.setattr(search, "bursts", lambda budget, usual: [1] * 30 + [30])
    assert visits(first_turn().game, 0, 60, tree=tree) == at_once


class Clock:
    """A clock that goes on by what is done, and counts it."""

    def __init__(self, seconds_each: float) -> None:
        self.now, self.done, self.seconds_each = 0.0, 0, seconds_each

    def count(self, iterations: int) -> None:
        self.done += iterations
        self.now += iterations * self.seconds_each


@pytest.mark.compiled_only  # interpreted, there isn't room for as many nodes as a time may need
@in_both_forms
def test_a_time_ends_a_search(monkeypatch: pytest.MonkeyPatch, tree: str) -> None:
    clock, compiled = Clock(seconds_each=1e-4), entry_points.search

    def counted(workspaces: Any, views: Any, states: Any, nodes: Any, iterations: int) -> None:
        clock.count(iterations)
        compiled(workspaces, views, states, nodes, iterations)

    monkeypatch.setattr(entry_points, "search", counted)
    monkeypatch.setattr(search, "bursts", lambda budget, usual: pace.bursts(budget, usual, lambda: clock.now))
    bot = SearchBot(tree=tree)
    tried = bot.visits(first_turn().view("Tuco"), Budget(milliseconds=50), random.Random(1))
    assert clock.now == pytest.approx(0.05, rel=0.1)
    assert sum(tried.values()) == clock.done


@in_both_forms
def test_a_search_without_room_for_more_still_chooses(monkeypatch: pytest.MonkeyPatch, tree: str) -> None:
    monkeypatch.setattr(search, "MOST_NODES", SEATS + 20)
    game, bot = first_turn().game, SearchBot(tree=tree)
    assert bot.choose(game.view(0), game.choices(0), tiny(200), random.Random(1)) in game.choices(0)


@in_both_forms
def test_a_search_without_room_for_more_goes_on_learning(monkeypatch: pytest.MonkeyPatch, tree: str) -> None:
    monkeypatch.setattr(search, "MOST_NODES", SEATS + 40)
    assert sum(visits(first_turn().game, 0, 200, tree=tree).values()) == 200


# --- from visits to a choice -------------------------------------------------------------------------


def test_a_cold_search_takes_what_it_visited_most() -> None:
    game = first_turn().game
    for dice in range(5):
        tried = SearchBot().visits(game.view(0), tiny(THINKING), random.Random(dice))
        choice = SearchBot().choose(game.view(0), game.choices(0), tiny(THINKING), random.Random(dice))
        assert tried[choice.code] == max(tried.values())


def iterations_made(monkeypatch: pytest.MonkeyPatch, bot: SearchBot, game: folsom.Express, budget: Budget) -> int:
    """How many iterations a bot makes until it chooses."""
    made, compiled = [], entry_points.search

    def counted(workspaces: Any, views: Any, states: Any, nodes: Any, iterations: int) -> None:
        made.append(iterations)
        compiled(workspaces, views, states, nodes, iterations)

    with monkeypatch.context() as patched:
        patched.setattr(entry_points, "search", counted)
        bot.choose(game.view(0), game.choices(0), budget, random.Random(1))
    return sum(made)


def test_a_cold_search_ends_when_no_choice_can_overtake(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "LONGEST_BURST", 1e-4)
    monkeypatch.setattr(pace, "FIRST_BURST", 4)
    game, thinking = first_turn().game, tiny(10 * THINKING)
    assert iterations_made(monkeypatch, SearchBot(), game, thinking) < 10 * THINKING
    assert iterations_made(monkeypatch, SearchBot(temperature=0.5), game, thinking) == 10 * THINKING


def test_a_search_that_ends_early_chooses_what_it_would_have_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "bursts", lambda budget, usual: Steady(budget.iterations))
    for game, rng in random_games(folsom.Express, count(6, 1)):
        for number, choice in enumerate(play_on(game, rng)):
            if number % count(11, 50) == 0:
                seat, bot, dice = choice.seat, SearchBot(rollout="prior"), rng.getrandbits(32)
                tried = bot.visits(game.view(seat), tiny(100), random.Random(dice))
                chosen = bot.choose(game.view(seat), game.choices(seat), tiny(100), random.Random(dice))
                assert tried[chosen.code] == max(tried.values())


class Steady:
    """Bursts of five iterations."""

    def __init__(self, iterations: int) -> None:
        self.left = iterations

    def __iter__(self) -> Iterator[int]:
        while self.left:
            self.left -= 5
            yield 5


@pytest.mark.parametrize(
    ("visits_each", "left", "expected"),
    [([9, 4, 2], 4, True), ([9, 4, 2], 5, False), ([5, 5], 0, False), ([3], 2, True), ([3], 3, False), ([], 0, False)],
)
def test_what_is_settled_can_not_be_overtaken(visits_each: list[int], left: int, expected: bool) -> None:
    assert is_decided(visits_each, left) is expected


def test_a_warm_search_takes_others_too() -> None:
    game, cold, warm = first_turn().game, SearchBot(), SearchBot(temperature=1.0)
    often = Counter[int]()
    for dice in range(count(200, 40)):
        choice = warm.choose(game.view(0), game.choices(0), tiny(20), random.Random(dice))
        often[choice.code] += choice != cold.choose(game.view(0), game.choices(0), tiny(20), random.Random(dice))
    assert len([code for code, times in often.items() if times]) > 3


@pytest.mark.parametrize(
    ("parameter", "reason"),
    [
        ("tree=double", "tree must be single or multi, not 'double'"),
        ("rollout=wild", "rollout must be tuned or random or sensible or heuristic or prior, not 'wild'"),
        ("rounds=many", "rounds must be a number such as 1, not 'many'"),
        ("rounds=0", "rounds must be at least 1, not 0"),
        ("temperature=-1", "temperature must be at least 0, not -1"),
        ("temperature=nan", "temperature must be at least 0, not nan"),
        ("exploration=-0.5", "exploration must be at least 0, not -0.5"),
        ("exploration=inf", "exploration must be at least 0, not inf"),
        ("depth=3", "there is no parameter 'depth'; known parameters: exploration, rounds, rollout, tree, temperature"),
    ],
)
def test_a_parameter_that_makes_no_sense_is_refused_with_a_reason(parameter: str, reason: str) -> None:
    with pytest.raises(UnknownBot, match=reason):
        player_named(f"search:{parameter}", "express")
