"""Nested search in Express: when there is one, what it costs, and what it changes."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

import folsom
from folsom.bots import Budget, UnknownBot, player_named
from folsom.bots.express import entry_points, search
from folsom.bots.express.search import MOST_NESTED_WORLDS, SHORTEST_NESTED_BUDGET, SearchBot, candidates
from folsom.bots.express.searcher import ChoiceStats
from folsom.express.choice_codes import CHOICES
from folsom.kernel import write
from tests.bots.express.thinking import chosen, codes
from tests.support.random_games import count, play_on, random_games
from tests.support.scenes.express.scene import Scene

OUTER = count(60, 20)
CONFIGS = ("tree=single", "tree=multi", "rollout=heuristic", "rollout=prior", "rounds=2")


def first_turn() -> Scene:
    return Scene(seats="Tuco Doc Belle", hands={})


def even() -> SearchBot:
    """A bot that finds several candidates, with next to no outer iterations."""
    return SearchBot(outer_iterations=OUTER, nested_iterations=3, rollout="heuristic")


class Nested:
    """The nested searches that were made: of which choices, and how many iterations they took."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.choices: list[int] = []
        self.spent: list[int] = []
        self.outer: list[int] = []
        nested, outer = entry_points.search_nested, entry_points.search

        def search_nested(workspaces: Any, views: Any, states: Any, nodes: Any, choices: int, iterations: int) -> int:
            self.choices.append(choices)
            self.spent.append(nested(workspaces, views, states, nodes, choices, iterations))
            return self.spent[-1]

        def search(workspaces: Any, views: Any, states: Any, nodes: Any, iterations: int) -> None:
            self.outer.append(iterations)
            outer(workspaces, views, states, nodes, iterations)

        monkeypatch.setattr(entry_points, "search_nested", search_nested)
        monkeypatch.setattr(entry_points, "search", search)


@pytest.fixture
def nested(monkeypatch: pytest.MonkeyPatch) -> Nested:
    return Nested(monkeypatch)


def think(bot: SearchBot, budget: Budget, seed: int = 1) -> str:
    game = first_turn().game
    return bot.choose(game.view(0), game.choices(0), budget, random.Random(seed)).text


# --- when ------------------------------------------------------------------------------------------


def test_nested_search_starts_if_as_much_is_left_as_the_outer_search_took(nested: Nested) -> None:
    think(even(), Budget(2 * OUTER))
    assert nested.choices
    assert sum(nested.outer) == OUTER


@pytest.mark.parametrize(
    ("bot", "budget"),
    [
        (even(), Budget(2 * OUTER - 1)),
        (even(), Budget(2 * OUTER, SHORTEST_NESTED_BUDGET - 1)),
        (SearchBot(outer_iterations=OUTER, nested_iterations=0), Budget(2 * OUTER)),
        (SearchBot(outer_iterations=OUTER, temperature=1.0), Budget(2 * OUTER)),
    ],
)
def test_otherwise_there_is_no_nested_search(nested: Nested, bot: SearchBot, budget: Budget) -> None:
    think(bot, budget)
    assert nested.outer
    assert not nested.choices


def test_the_default_budget_has_no_nested_search(nested: Nested) -> None:
    think(SearchBot(outer_iterations=1), Budget())
    assert not nested.choices


# --- what it costs ---------------------------------------------------------------------------------


@pytest.mark.parametrize("iterations", [2 * OUTER, 5 * OUTER, 20 * OUTER])
def test_it_ends_when_the_iterations_are_spent(nested: Nested, iterations: int) -> None:
    think(even(), Budget(iterations))
    left = iterations - OUTER
    assert sum(nested.spent[:-1]) < left <= sum(nested.spent)


def test_it_ends_when_the_time_is_over(nested: Nested, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(10**6))
    monkeypatch.setattr(time, "thread_time", lambda: next(clock) / 100)  # every look takes ten milliseconds
    monkeypatch.setattr(search, "bursts", lambda budget, _: [budget.iterations])
    think(even(), Budget(milliseconds=SHORTEST_NESTED_BUDGET + 35))
    assert len(nested.spent) == 7  # looks at 10, 20 … 70 milliseconds after the beginning, and none at 80


def test_it_ends_after_the_most_worlds(nested: Nested, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "MOST_NESTED_WORLDS", 5)
    think(even(), Budget(10**6))
    assert len(nested.spent) == 5 < MOST_NESTED_WORLDS


def test_the_outer_search_takes_at_most_half_of_the_time(nested: Nested, monkeypatch: pytest.MonkeyPatch) -> None:
    budgets = []

    def bursts(budget: Budget, _default: int) -> list[int]:
        budgets.append(budget)
        return [OUTER]

    monkeypatch.setattr(search, "bursts", bursts)
    think(even(), Budget(10 * OUTER, 500.0))
    assert budgets == [Budget(OUTER, 250.0)]
    assert nested.spent


# --- candidates -----------------------------------------------------------------------------------


def test_candidates_are_the_choices_that_may_be_as_good_as_the_most_visited_one() -> None:
    found = {7: (50, 0.30), 3: (30, 0.28), 5: (15, 0.26), 1: (4, 0.35), 2: (1, 0.9)}
    stats = {choice: ChoiceStats(*each) for choice, each in found.items()}
    assert candidates(stats) == {7: 0.30, 3: 0.28, 1: 0.35}  # 5 is worse, 2 was hardly visited


def test_there_are_at_most_four_candidates() -> None:
    stats = {choice: ChoiceStats(10 + choice, 0.25) for choice in range(8)}
    assert list(candidates(stats)) == [7, 6, 5, 4]


def test_the_most_visited_choice_is_always_a_candidate() -> None:
    assert candidates({4: ChoiceStats(1, 0.0)}) == {4: 0.0}


def test_a_single_candidate_needs_no_nested_search(nested: Nested, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "LARGEST_VALUE_GAP", 0.0)
    monkeypatch.setattr(search, "LEAST_VISIT_SHARE", 1.0)
    monkeypatch.setattr(search, "MOST_CANDIDATES", 1)
    think(SearchBot(outer_iterations=OUTER), Budget(4 * OUTER))
    assert not nested.choices


def test_every_nested_world_tries_all_candidates(nested: Nested) -> None:
    think(even(), Budget(20 * OUTER))
    assert len(nested.choices) > 1
    assert len(set(nested.choices)) == 1
    assert nested.choices[0].bit_count() > 1


# --- what it changes -------------------------------------------------------------------------------


def test_values_average_the_outer_and_the_nested_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    def fixed(workspaces: Any, views: Any, states: Any, nodes: Any, choices: int, iterations: int) -> int:
        values = [0.5 if choices >> choice & 1 else 9.0 for choice in range(CHOICES)]
        write(workspaces, 0, "choice_values", values)
        return 10**9

    monkeypatch.setattr(entry_points, "search_nested", fixed)
    monkeypatch.setattr(search, "OUTER_WEIGHT", 3)
    bot, view = even(), first_turn().view("Tuco")
    visits = bot.visits(view, Budget(OUTER), random.Random(1))
    values = bot.nested_values(view, Budget(10 * OUTER), random.Random(1))
    monkeypatch.setattr(search, "MOST_NESTED_WORLDS", 0)
    before = bot.nested_values(view, Budget(10 * OUTER), random.Random(1))
    assert set(before) == set(values) <= set(visits)
    assert values == {choice: pytest.approx((3 * value + 0.5) / 4) for choice, value in before.items()}


def test_the_choice_with_the_best_value_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    game = first_turn().game
    for choice in game.choices(0):
        monkeypatch.setattr(SearchBot, "nested_values", lambda *_, best=choice.code: {best: 0.2})
        assert think(even(), Budget(2 * OUTER)) == choice.text


def test_nested_search_finds_the_winning_choice() -> None:
    scene = Scene(
        """
        roof   |   |   |       |
        inside | M | B | T D C |
        """,
        round_card="Hostage",
        Doc="purse jewel box",
        Cheyenne="jewel",
        Tuco="jewel x2",
        fired={"Tuco": "Belle", "Doc": "Belle", "Cheyenne": "Belle", "Belle": "Doc"},
    )
    scene.play("Tuco: Punch")
    thorough = f"search:{20 * OUTER}:outer_iterations={OUTER}:nested_iterations=3"
    assert chosen(scene, "Tuco", thorough) == {"punch Doc"}


@pytest.mark.parametrize("tree", ["single", "multi"])
def test_in_a_nested_world_every_seat_plays_for_itself(tree: str) -> None:
    scene = Scene(
        """
        roof   |   |   |                     |
        inside | M | B | T D purse jewel box |
        """,
        round_card="Hostage",
        Tuco="jewel",
        Doc="jewel",
        fired={"Belle": "Doc"},
    )
    scene.play("Tuco: Rob", "Doc: Rob")
    by_text = {choice.text: choice.code for choice in scene.game.choices(scene.seat("Tuco"))}
    bot = SearchBot(tree=tree)
    for seed in range(count(10, 3)):
        searcher = bot.searcher(scene.view("Tuco"), Budget(200), random.Random(seed))
        values, spent = searcher.search_nested(by_text.values(), 30)
        assert spent == 3 * (1 + 30)  # each time Doc searches once
        won = {text: values[code] for text, code in by_text.items()}
        assert won == {"rob a strongbox": 1.0, "rob a jewel": 0.0, "rob a purse": 0.0}  # Doc takes what Tuco leaves


@pytest.mark.parametrize("config", CONFIGS)
def test_nested_search_depends_on_view_iterations_and_seed_alone(config: str) -> None:
    player = player_named(f"search:{6 * OUTER}:outer_iterations={OUTER}:nested_iterations=3:{config}", "express")
    for game, rng in random_games(folsom.Express, count(4, 1)):
        for number, choice in enumerate(play_on(game, rng)):
            if number % count(25, 60) == 0:
                seed, view, choices = rng.getrandbits(32), game.view(choice.seat), game.choices(choice.seat)
                taken = {player.choose(view, choices, random.Random(seed)).code for _ in range(2)}
                assert len(taken) == 1
                assert taken <= codes(game, choice.seat)


@pytest.mark.parametrize(
    ("parameter", "reason"),
    [
        ("outer_iterations=0", "outer_iterations must be at least 1, not 0"),
        ("nested_iterations=-1", "nested_iterations must be at least 0, not -1"),
        ("nested_iterations=1001", "nested_iterations must be at most 1000, not 1001"),
    ],
)
def test_what_cannot_be_is_refused(parameter: str, reason: str) -> None:
    with pytest.raises(UnknownBot, match=reason):
        player_named(f"search:100:{parameter}", "express")
