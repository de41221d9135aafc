"""The planner in Express: its own cards of a round, one after the other, while others play at random."""

from __future__ import annotations

import random
from typing import Any

import pytest

from folsom.bots import Budget
from folsom.bots.buffers import Buffers
from folsom.bots.express import entry_points
from folsom.bots.express.flat import DECISIVE_LEAD, MOST_TURNS, CardSequence
from folsom.bots.express.planner import PlannerBot
from folsom.bots.express.workspace import Workspace
from folsom.bots.express.worlds import STATES
from folsom.express.choice_codes import PLAY
from folsom.express.components import FLOOR, JEWEL_VALUE, MARSHAL, MOVE, ROB, STRONGBOX_VALUE
from folsom.games import Express
from folsom.kernel import many, read, write
from tests.bots.express.thinking import chosen, codes
from tests.support.random_games import count
from tests.support.scenes.express.scene import Scene

TUCO = 1  # the second in the order of letters
PLANNER = f"planner:{count(4000, 300)}"


# --- what it finds -----------------------------------------------------------------------------


def two_turns_left() -> Scene:
    """Tuco has any card, two turns of the round are left to him, and the loot lies one car ahead."""
    scene = Scene(
        """
        roof   |   |     |   |           |
        inside | M | D B |   | jewel box | T
        """,
        first="Tuco",
        round_card="Bridge",
        hands={"Tuco": "Move Rob Floor Marshal", "Doc": "Floor", "Belle": "Floor"},
        fired={"Doc": "Belle x3"},
    )
    scene.play("Tuco draws", "Belle draws", "Doc draws", "Tuco draws")
    return scene


def test_the_planner_finds_two_cards_that_pay_together() -> None:
    scene = two_turns_left()
    assert chosen(scene, "Tuco", f"{PLANNER}:plans=256") == {"play Move"}
    scene.play("Tuco plays Move", *["Belle draws"] * 2, *["Doc draws"] * 2)
    assert chosen(scene, "Tuco", PLANNER) == {"play Rob"}


def plan_value(scene: Scene, who: str, *cards: int) -> float:
    """The mean value of a plan to play these cards, over some worlds."""
    buffers = Buffers(Express, Workspace, scene.view(who), random.Random(0), states=STATES)
    plans, worlds = many(CardSequence, 1), count(300, 60)
    write(plans, 0, "choices", [PLAY + card for card in cards] + [PLAY + MARSHAL] * (MOST_TURNS - len(cards)))
    entry_points.try_plans(*buffers.arrays, plans, 0, worlds)
    return float(read(plans, 0, "total")) / worlds


def test_a_plan_is_carried_out_to_its_last_card() -> None:
    """All else is chance in both: a jewel or a strongbox more is what the Rob brings."""
    scene = two_turns_left()
    robbed, idle = (plan_value(scene, "Tuco", MOVE, card) for card in (ROB, FLOOR))
    assert robbed - idle == pytest.approx((JEWEL_VALUE + STRONGBOX_VALUE) / 2 / (2 * DECISIVE_LEAD), abs=0.03)


def test_greedy_doesnt_find_them() -> None:
    assert len(chosen(two_turns_left(), "Tuco", f"greedy:{count(64, 8)}", seeds=20)) > 2


def test_the_planner_goes_where_its_next_card_finds_loot() -> None:
    scene = Scene("""
        roof   |   |   |           |   |
        inside | M | D | jewel box | T | B
    """)
    scene.play("Tuco: Move", "Tuco: Rob", "Doc: Move")
    assert chosen(scene, "Tuco", PLANNER) == {"move to Second class"}


def test_the_planner_punches_the_strongbox_out_of_the_richest() -> None:
    scene = Scene(
        """
        roof   |   |   |       |
        inside | M | B | T D C |
        """,
        Doc="purse jewel box",
        Cheyenne="purse",
    )
    scene.play("Tuco: Punch", "Belle: Move")
    assert chosen(scene, "Tuco", PLANNER) == {"punch Doc"}
    scene.play("Tuco punches Doc")
    assert chosen(scene, "Tuco", PLANNER) == {"knock off a strongbox"}


def test_the_planner_fires_to_be_gunslinger_too() -> None:
    scene = Scene(
        """
        roof   |   |   |   |
        inside | M | B | T | D
        """,
        round_card="Hostage",
        first="Doc",
        hands={"Tuco": "Move", "Doc": "Floor", "Belle": "Floor"},
        fired={"Doc": "Belle"},
        seats="Doc Belle Tuco",
    )
    scene.around("draws", "draws", "draws")
    scene.play("Doc plays Marshal", "Belle plays Marshal")
    assert chosen(scene, "Tuco", PLANNER) == {"play Fire"}


# --- how it spends its iterations ------------------------------------------------------------------


def tried(
    monkeypatch: pytest.MonkeyPatch, scene: Scene, who: str, iterations: int, **parameters: Any
) -> list[tuple[int, int]]:
    """The first choice of every plan, and how often the plan was tried."""
    seen: list[list[CardSequence]] = []
    try_plans = entry_points.try_plans

    def spy(workspaces: Any, views: Any, states: Any, plans: Any, done: int, iterations: int) -> None:
        seen.append(plans)
        try_plans(workspaces, views, states, plans, done, iterations)

    monkeypatch.setattr(entry_points, "try_plans", spy)
    choices = scene.game.choices(scene.seat(who))
    PlannerBot(**parameters).choose(scene.view(who), choices, Budget(iterations=iterations), random.Random(1))
    plans = seen[-1]
    return [(int(read(plans, n, "choices")[0]), int(read(plans, n, "visits"))) for n in range(len(plans))]


def test_every_plan_is_tried_before_one_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    plans = tried(monkeypatch, two_turns_left(), "Tuco", 20, plans=20)
    assert [visits for _, visits in plans] == [1] * 20
    assert {first for first, _ in plans} == codes(two_turns_left().game, TUCO)


def test_every_choice_begins_a_plan_however_few_plans_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = two_turns_left()
    plans = tried(monkeypatch, scene, "Tuco", 6, plans=2)
    assert {first for first, visits in plans if visits} == codes(scene.game, TUCO)


def test_with_each_plan_tried_once_the_one_that_brought_most_is_begun() -> None:
    scene = Scene("""
        roof   |   |   |                   |
        inside | M | D | T purse jewel box | B
    """)
    scene.play("Tuco: Rob")
    choices = scene.game.choices(TUCO)
    chosen = PlannerBot().choose(scene.view("Tuco"), choices, Budget(iterations=len(choices)), random.Random(1))
    assert chosen == max(choices, key=lambda choice: choice.code)


def test_an_iteration_is_one_plan_in_one_world(monkeypatch: pytest.MonkeyPatch) -> None:
    assert sum(visits for _, visits in tried(monkeypatch, two_turns_left(), "Tuco", 77)) == 77


def test_outside_schemin_there_is_one_plan_for_each_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("""
        roof   |   |   |                   |
        inside | M | D | T purse jewel box | B
    """)
    scene.play("Tuco: Rob")
    plans = tried(monkeypatch, scene, "Tuco", 50)
    assert [first for first, _ in plans] == sorted(codes(scene.game, TUCO))
    assert max(plans, key=lambda plan: plan[1])[0] == max(codes(scene.game, TUCO))
