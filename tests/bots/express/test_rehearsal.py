"""Rehearsals of a search in Express: when they are held, what they cost, and what comes of them."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

import folsom
from folsom.bots import Budget, UnknownBot, player_named
from folsom.bots.express import entry_points, search
from folsom.bots.express.mind import Tried
from folsom.bots.express.search import ENOUGH, LONG, SearchBot, promising
from tests.bots.express.thinking import chosen, codes
from tests.support.random_games import count, play_on, random_games
from tests.support.scenes.express.scene import Scene

GROUNDWORK = count(60, 20)
MANNERS = ("tree=single", "tree=multi", "rollout=keen", "rollout=farsighted", "rounds=2")


def first_turn() -> Scene:
    return Scene(seats="Tuco Doc Belle", hands={})


def even() -> SearchBot:
    """A bot that finds several choices promising, with next to no groundwork."""
    return SearchBot(groundwork=GROUNDWORK, rehearsal=3, rollout="keen")


class Held:
    """The rehearsals that were held: what was rehearsed, and how many iterations that took."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.choices: list[int] = []
        self.made: list[int] = []
        self.searched: list[int] = []
        held, searched = entry_points.rehearse, entry_points.search

        def rehearse(views: Any, states: Any, nodes: Any, choices: int, *others: Any) -> int:
            self.choices.append(choices)
            self.made.append(held(views, states, nodes, choices, *others))
            return self.made[-1]

        def searching(views: Any, states: Any, nodes: Any, used: int, iterations: int, *others: Any) -> int:
            self.searched.append(iterations)
            return searched(views, states, nodes, used, iterations, *others)

        monkeypatch.setattr(entry_points, "rehearse", rehearse)
        monkeypatch.setattr(entry_points, "search", searching)


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Held:
    return Held(monkeypatch)


def think(bot: SearchBot, budget: Budget, dice: int = 1) -> str:
    game = first_turn().game
    return bot.choose(game.view(0), game.choices(0), budget, random.Random(dice)).text


# --- when ------------------------------------------------------------------------------------------


def test_rehearsals_are_held_where_as_much_is_left_as_the_groundwork_took(held: Held) -> None:
    think(even(), Budget(2 * GROUNDWORK))
    assert held.choices
    assert sum(held.searched) == GROUNDWORK


@pytest.mark.parametrize(
    ("bot", "budget"),
    [
        (even(), Budget(2 * GROUNDWORK - 1)),
        (even(), Budget(2 * GROUNDWORK, LONG - 1)),
        (SearchBot(groundwork=GROUNDWORK, rehearsal=0), Budget(2 * GROUNDWORK)),
        (SearchBot(groundwork=GROUNDWORK, temperature=1.0), Budget(2 * GROUNDWORK)),
    ],
)
def test_else_there_are_none(held: Held, bot: SearchBot, budget: Budget) -> None:
    think(bot, budget)
    assert held.searched
    assert not held.choices


def test_what_a_search_usually_takes_leaves_no_time_for_them(held: Held) -> None:
    think(SearchBot(groundwork=1), Budget())
    assert not held.choices


# --- what they cost --------------------------------------------------------------------------------


@pytest.mark.parametrize("iterations", [2 * GROUNDWORK, 5 * GROUNDWORK, 20 * GROUNDWORK])
def test_they_end_when_the_iterations_are_spent(held: Held, iterations: int) -> None:
    think(even(), Budget(iterations))
    left = iterations - GROUNDWORK
    assert sum(held.made[:-1]) < left <= sum(held.made)


def test_they_end_when_the_time_is_over(held: Held, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(10**6))
    monkeypatch.setattr(time, "thread_time", lambda: next(clock) / 100)  # every look takes ten milliseconds
    monkeypatch.setattr(search, "bursts", lambda budget, _: [budget.iterations])
    think(even(), Budget(milliseconds=LONG + 35))
    assert len(held.made) == 7  # looks at 10, 20 … 70 milliseconds after the beginning, and none at 80


def test_enough_is_enough(held: Held, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "ENOUGH", 5)
    think(even(), Budget(10**6))
    assert len(held.made) == 5 < ENOUGH


def test_the_groundwork_takes_no_more_than_half_of_the_time(held: Held, monkeypatch: pytest.MonkeyPatch) -> None:
    budgets = []

    def bursts(budget: Budget, _usual: int) -> list[int]:
        budgets.append(budget)
        return [GROUNDWORK]

    monkeypatch.setattr(search, "bursts", bursts)
    think(even(), Budget(10 * GROUNDWORK, 500.0))
    assert budgets == [Budget(GROUNDWORK, 250.0)]
    assert held.made


# --- what is rehearsed -----------------------------------------------------------------------------


def test_rehearsed_is_what_may_be_as_good_as_what_was_tried_most() -> None:
    tried = {7: Tried(50, 0.30), 3: Tried(30, 0.28), 5: Tried(15, 0.26), 1: Tried(4, 0.35), 2: Tried(1, 0.9)}
    assert promising(tried) == {7: 0.30, 3: 0.28, 1: 0.35}  # 5 is worse, 2 was hardly tried


def test_no_more_than_four_are_rehearsed() -> None:
    tried = {choice: Tried(10 + choice, 0.25) for choice in range(8)}
    assert list(promising(tried)) == [7, 6, 5, 4]


def test_what_was_tried_most_is_always_among_them() -> None:
    assert promising({4: Tried(1, 0.0)}) == {4: 0.0}


def test_where_one_choice_stands_out_nothing_is_rehearsed(held: Held, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "NEAR", 0.0)
    monkeypatch.setattr(search, "SELDOM", 1.0)
    monkeypatch.setattr(search, "REHEARSED", 1)
    think(SearchBot(groundwork=GROUNDWORK), Budget(4 * GROUNDWORK))
    assert not held.choices


def test_all_choices_that_promise_are_rehearsed_in_every_world(held: Held) -> None:
    think(even(), Budget(20 * GROUNDWORK))
    assert len(held.choices) > 1
    assert len(set(held.choices)) == 1
    assert held.choices[0].bit_count() > 1


# --- what comes of them ----------------------------------------------------------------------------


def test_worths_are_those_of_the_search_and_of_the_rehearsals_together(monkeypatch: pytest.MonkeyPatch) -> None:
    def fixed(*given: Any) -> int:
        choices, worths = given[3], given[5]
        for choice in range(len(worths)):
            worths[choice] = 0.5 if choices >> choice & 1 else 9.0
        return 10**9

    monkeypatch.setattr(entry_points, "rehearse", fixed)
    monkeypatch.setattr(search, "PRIOR", 3)
    bot, view = even(), first_turn().view("Tuco")
    first = SearchBot(groundwork=GROUNDWORK, rollout="keen").visits(view, Budget(GROUNDWORK), random.Random(1))
    worths = bot.rehearsed(view, Budget(10 * GROUNDWORK), random.Random(1))
    monkeypatch.setattr(search, "ENOUGH", 0)
    before = bot.rehearsed(view, Budget(10 * GROUNDWORK), random.Random(1))
    assert set(before) == set(worths) <= set(first)
    assert worths == {choice: pytest.approx((3 * worth + 0.5) / 4) for choice, worth in before.items()}


def test_the_choice_that_is_worth_most_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    game = first_turn().game
    for choice in game.choices(0):
        monkeypatch.setattr(SearchBot, "rehearsed", lambda *_, best=choice.code: {best: 0.2})
        assert think(even(), Budget(2 * GROUNDWORK)) == choice.text


def test_what_wins_is_found_with_rehearsals_too() -> None:
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
    thorough = f"search:{20 * GROUNDWORK}:groundwork={GROUNDWORK}:rehearsal=3"
    assert chosen(scene, "Tuco", thorough) == {"punch Doc"}


@pytest.mark.parametrize("tree", ["single", "multi"])
def test_on_stage_everyone_plays_for_themselves(tree: str) -> None:
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
    for dice in range(count(10, 3)):
        worths, made = bot.mind(scene.view("Tuco"), Budget(200), random.Random(dice)).rehearse(by_text.values(), 30)
        assert made == 3 * (1 + 30)  # each time Doc searches once
        won = {text: worths[code] for text, code in by_text.items()}
        assert won == {"rob a strongbox": 1.0, "rob a jewel": 0.0, "rob a purse": 0.0}  # Doc takes what Tuco leaves


@pytest.mark.parametrize("manner", MANNERS)
def test_a_choice_in_rehearsals_follows_from_view_iterations_and_dice(manner: str) -> None:
    player = player_named(f"search:{6 * GROUNDWORK}:groundwork={GROUNDWORK}:rehearsal=3:{manner}", "express")
    for game, rng in random_games(folsom.Express, count(4, 1)):
        for number, choice in enumerate(play_on(game, rng)):
            if number % count(25, 60) == 0:
                dice, view, choices = rng.getrandbits(32), game.view(choice.seat), game.choices(choice.seat)
                taken = {player.choose(view, choices, random.Random(dice)).code for _ in range(2)}
                assert len(taken) == 1
                assert taken <= codes(game, choice.seat)


@pytest.mark.parametrize(
    ("parameter", "reason"),
    [
        ("groundwork=0", "groundwork is at least 1, not 0"),
        ("rehearsal=-1", "rehearsal is at least 0, not -1"),
        ("rehearsal=1001", "rehearsal is at most 1000, not 1001"),
    ],
)
def test_what_cannot_be_is_refused(parameter: str, reason: str) -> None:
    with pytest.raises(UnknownBot, match=reason):
        player_named(f"search:100:{parameter}", "express")
