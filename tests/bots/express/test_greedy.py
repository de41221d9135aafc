"""Greedy in Express: it looks as far as its own card, in so many worlds."""

from __future__ import annotations

import random
from typing import Any

import pytest

from folsom.bots import Budget
from folsom.bots.buffers import Buffers
from folsom.bots.express import entry_points
from folsom.bots.express.greedy import GreedyBot
from folsom.bots.express.workspace import Workspace
from folsom.bots.express.worlds import STATES
from folsom.games import Express
from folsom.kernel import read
from tests.bots.express.thinking import chosen
from tests.support.random_games import count
from tests.support.scenes.express.scene import Scene

GREEDY = f"greedy:{count(64, 8)}"


def owned_after(scene: Scene, who: str, worlds: int) -> list[int]:
    """What a bandit's player owns in so many worlds together, after each of its choices."""
    buffers = Buffers(Express, Workspace, scene.view(who), random.Random(0), states=STATES)
    entry_points.look_ahead(*buffers.arrays, worlds)
    owned = read(buffers.workspaces, 0, "choice_values")
    return [int(owned[choice.code]) for choice in scene.game.choices(scene.seat(who))]


def test_greedy_takes_the_dearest_loot() -> None:
    scene = Scene("""
        roof   |   |   |                   |
        inside | M | D | T purse jewel box | B
    """)
    scene.play("Tuco: Rob")
    assert chosen(scene, "Tuco", GREEDY) == {"rob a strongbox"}


def test_greedy_plays_rob_where_loot_lies_and_nobody_is_near() -> None:
    scene = Scene(
        """
        roof   |   |   |         |         |
        inside | M | D |         | T jewel | B
        """,
        hands={"Tuco": "Floor Rob Marshal"},
        first="Tuco",
        fired={"Doc": "Belle x2"},
    )
    assert chosen(scene, "Tuco", GREEDY) == {"play Rob"}


def test_where_nothing_pays_greedy_takes_any_choice() -> None:
    scene = Scene(
        """
        roof   |   |   |   |
        inside | M | D | T | B
        """,
        hands={"Tuco": "Floor Rob Marshal"},
        first="Tuco",
        fired={"Doc": "Belle x2"},
    )
    assert chosen(scene, "Tuco", GREEDY, seeds=30) == {"draw", "play Floor", "play Rob", "play Marshal"}


def test_greedy_doesnt_see_what_the_next_card_could_bring() -> None:
    """Only to the car ahead there is a reason to go: the Rob that follows, with a choice of its own."""
    scene = Scene("""
        roof   |   |   |           |   |
        inside | M | D | jewel box | T | B
    """)
    scene.play("Tuco: Move", "Tuco: Rob", "Doc: Move")
    assert chosen(scene, "Tuco", GREEDY, seeds=20) == {"move to Second class", "move to Dining"}
    assert chosen(scene, "Tuco", f"search:{count(500, 40)}") == {"move to Second class"}


def test_greedy_sees_its_card_through_to_its_last_choice() -> None:
    """What Cheyenne punches out is hers only if she pockets it then."""
    scene = Scene(
        """
        roof   |   |   |     |
        inside | M | D | C B | T
        """,
        Belle="purse jewel",
    )
    scene.play("Cheyenne: Punch")
    assert chosen(scene, "Cheyenne", GREEDY) == {"knock off a purse"}


def test_what_greedy_compares_is_money_with_the_gunslingers_prize() -> None:
    scene = Scene(
        """
        roof   |   |   |                   |
        inside | M | D | T purse jewel box | B
        """,
        Tuco="purse300",
        fired={"Tuco": "Doc"},
    )
    scene.play("Tuco: Rob", "Belle: Move", "Belle: Move")
    *_, jewel, box = owned_after(scene, "Tuco", worlds=2)
    assert (jewel, box) == (2 * (300 + 500 + 1000), 2 * (300 + 1000 + 1000))


def test_greedy_looks_no_farther_than_the_round() -> None:
    """Wherever Tuco goes, the round is over then, and he owns what he owned."""
    scene = Scene(
        """
        roof   |   |         |   |
        inside | M | D jewel | T | B jewel
        """,
        Tuco="jewel",
        fired={"Tuco": "Doc"},
    )
    scene.play("Tuco: Move")
    assert owned_after(scene, "Tuco", worlds=20) == [20 * (500 + 1000)] * 2


@pytest.mark.parametrize("iterations", [1, 7])
def test_an_iteration_of_greedys_is_a_world(monkeypatch: pytest.MonkeyPatch, iterations: int) -> None:
    assert worlds_of(monkeypatch, Budget(iterations=iterations)) == iterations


def test_without_a_budget_greedy_imagines_the_worlds_of_its_parameter(monkeypatch: pytest.MonkeyPatch) -> None:
    assert worlds_of(monkeypatch, Budget(), worlds=3) == 3


def worlds_of(monkeypatch: pytest.MonkeyPatch, budget: Budget, **parameters: int) -> int:
    """How many worlds greedy imagines for one choice."""
    imagined: list[int] = []

    def look_ahead(workspaces: Any, views: Any, states: Any, worlds: int) -> None:
        imagined.append(worlds)

    monkeypatch.setattr(entry_points, "look_ahead", look_ahead)
    scene = Scene(seats="Tuco Doc Belle", hands={})
    GreedyBot(**parameters).choose(scene.view("Tuco"), scene.game.choices(0), budget, random.Random(1))
    return sum(imagined)
