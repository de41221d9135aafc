"""What a prior player of Express sees coming, and how it plans by that."""

from __future__ import annotations

import copy
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from folsom.bots.express.lookahead import SITUATIONS_OF_ACTION, TURNS_LEFT
from folsom.bots.express.policy_prior import ACTIONS, shipped
from folsom.bots.express.puct import sample_prior
from folsom.bots.express.rollout import PRIOR_GUIDED
from folsom.bots.express.training import situations_of
from folsom.bots.express.workspace import Workspace
from folsom.express.choice_codes import CHOICES, PLAY
from folsom.express.components import ROB
from folsom.kernel import many, seed_chance, write
from tests.bots.express.thinking import Thought
from tests.kernel.from_python import callable_from_python
from tests.support.random_games import count
from tests.support.scenes.express.scene import Scene

TIMES = count(4000, 600)
ITERATIONS = count(300, 60)
NOTHING, PURSE, JEWEL, BOX = range(4)
IN_COMPANY = 4
DOC_FAR_AWAY = """
    roof   |   |       |   |
    inside | M | T box |   | D B
"""
ON_ROOF, LOOT_HERE, LOOT_THERE, MARSHAL_NEAR = 1, 2, 4, 8


def met(scene: Scene) -> dict[str, int]:
    """What each choice of the turn meets, by its words."""
    (seat,) = scene.game.to_act
    texts = {choice.code: choice.text for choice in scene.game.choices(seat)}
    return {
        texts[code]: number % SITUATIONS_OF_ACTION
        for code, number in situations_of(scene.game, random.Random(1)).items()
    }


def turn_of_tuco(drawing: str, cards: str = "Move Floor Fire Rob Punch Marshal", **held: Any) -> Scene:
    """The first turn of a round is Tuco's."""
    return Scene(drawing, first="Tuco", hands={"Tuco": cards}, **held)


# --- what cards meet ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("loot", "dearness"), [("", NOTHING), ("purse", PURSE), ("purse jewel", JEWEL), ("box", BOX)])
def test_rob_meets_the_dearest_loot_of_the_spot(loot: str, dearness: int) -> None:
    alone = turn_of_tuco(f"""
        roof   |   |           | purse |
        inside | M | T  {loot} | D     | B
    """)
    assert met(alone)["play Rob"] == dearness
    in_company = turn_of_tuco(f"""
        roof   |   |             |   |
        inside | M | T D  {loot} |   | B
    """)
    assert met(in_company)["play Rob"] == dearness | IN_COMPANY


@pytest.mark.parametrize(("held", "dearness"), [("", NOTHING), ("purse", PURSE), ("jewel", JEWEL), ("box purse", BOX)])
def test_punch_meets_what_could_be_punched_out(held: str, dearness: int) -> None:
    drawing = """
        roof   |   |     |   |
        inside | M | T D |   | B
    """
    assert met(turn_of_tuco(drawing, Doc=held, Belle="box"))["play Punch"] == 1 + dearness


def test_punch_meets_nobody() -> None:
    scene = turn_of_tuco("""
        roof   |   | D |   |
        inside | M | T |   | B
    """)
    assert met(scene)["play Punch"] == 0


def test_move_meets_loot_here_and_in_reach_and_the_marshal() -> None:
    inside = turn_of_tuco("""
        roof   |   |         |     |
        inside | M | T purse | box | D B
    """)
    assert met(inside)["play Move"] == LOOT_HERE | LOOT_THERE | MARSHAL_NEAR
    roof = turn_of_tuco("""
        roof   |     |   |     | T
        inside | D B | M | box |
    """)
    assert met(roof)["play Move"] == ON_ROOF
    far = turn_of_tuco("""
        roof   | jewel |   |   | T
        inside | M     |   |   | D B
    """)
    assert met(far)["play Move"] == ON_ROOF | LOOT_THERE


def test_loot_beside_the_marshal_isnt_in_reach() -> None:
    scene = turn_of_tuco("""
        roof   |       |   |   |
        inside | M box | T |   | D B
    """)
    assert met(scene)["play Move"] == MARSHAL_NEAR


def test_floor_meets_loot_on_both_floors_and_the_marshal_below() -> None:
    scene = turn_of_tuco("""
        roof   |   | T purse |   |
        inside | D | M box   |   | B
    """)
    assert met(scene)["play Floor"] == ON_ROOF | LOOT_HERE | LOOT_THERE | MARSHAL_NEAR


def test_fire_meets_targets_and_bullets_left() -> None:
    drawing = """
        roof   |   |   |   |
        inside | D | T | C | M
    """
    assert met(turn_of_tuco(drawing))["play Fire"] == 3
    scarce = Scene(drawing, first="Tuco", hands={"Tuco": "Fire Move"}, fired={"Tuco": "Doc x4"})
    assert met(scarce)["play Fire"] == 3 | 1 << 3
    spent = Scene(drawing, first="Tuco", hands={"Tuco": "Fire Move"}, fired={"Tuco": "Doc x6"})
    assert met(spent)["play Fire"] == 0


def test_the_marshal_meets_others_and_ones_own() -> None:
    scene = turn_of_tuco("""
        roof   |     | C |   |
        inside | D B | M | T |
    """)
    assert met(scene)["play Marshal"] == 2 | 1 << 2


def test_drawing_meets_the_cards_in_hand() -> None:
    assert met(turn_of_tuco(DOC_FAR_AWAY, cards="Move Rob Fire"))["draw"] == 3


# --- what is foreseen --------------------------------------------------------------------------------


def test_the_cards_of_the_pile_are_foreseen() -> None:
    """Once Tuco has played Move, he will stand where the strongbox lies."""
    drawing = """
        roof   |   |   |     |
        inside | D | T | box | M
    """
    scene = Scene(drawing, seats="Tuco Doc Belle", round_card="Bridge", hands={"Tuco": "Move Rob", "Doc": "Rob Fire"})
    assert met(scene)["play Rob"] == NOTHING
    scene.play("Tuco plays Move", "Doc plays Rob", "Belle draws")
    assert met(scene)["play Rob"] == BOX


def test_looking_ahead_changes_nothing() -> None:
    scene = turn_of_tuco(DOC_FAR_AWAY)
    before = copy.deepcopy(vars(scene.state))
    met(scene)
    assert vars(scene.state) == before


def test_the_last_turns_of_a_round_have_situations_of_their_own() -> None:
    scene = Scene(seats="Tuco Doc Belle", round_card="Bridge", hands={"Tuco": "Move Rob"})
    turns_left = []
    while scene.game.view().phase == "scheming":
        (seat,) = scene.game.to_act
        numbers = situations_of(scene.game, random.Random(1))
        turns_left.append({number // SITUATIONS_OF_ACTION // len(ACTIONS) for number in numbers.values()})
        scene.game.play(seat, scene.game.choices(seat)[0])
    assert turns_left == sorted(turns_left, key=max, reverse=True)
    assert turns_left[-3:] == [{0}] * 3
    assert turns_left[-6:-3] == [{1}] * 3
    assert turns_left[0] == {2}


# --- planning ----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def drawn() -> Callable[[dict[int, int]], Counter[int]]:
    """How often each choice is drawn, of many times, with this prior of the legal ones."""

    def call(workspaces: list[Workspace], legal: int, total: int) -> int:
        return sample_prior(workspaces[0], legal, total)

    draw = callable_from_python(call)

    def often(prior: dict[int, int]) -> Counter[int]:
        workspaces = many(Workspace, 1)
        write(workspaces, 0, "choice_prior", [prior.get(choice, 0) for choice in range(CHOICES)])
        write(workspaces, 0, "dice", seed_chance(1))
        legal = sum(1 << choice for choice in prior)
        return Counter(draw(workspaces, legal, sum(prior.values())) for _ in range(TIMES))

    return often


def test_choices_are_drawn_in_proportion_to_their_prior(drawn: Callable[[dict[int, int]], Counter[int]]) -> None:
    often = drawn({1: 100, 4: 300, 9: 600})
    assert [often[choice] / TIMES for choice in (1, 4, 9)] == pytest.approx([0.1, 0.3, 0.6], abs=count(3, 7) / 100)


def at_a_strongbox() -> Scene:
    """Tuco can rob a strongbox, and has cards that do nothing."""
    return turn_of_tuco(
        DOC_FAR_AWAY,
        cards="Rob Punch Marshal",
    )


def test_the_tree_visits_the_choice_with_the_largest_prior_most() -> None:
    thought = Thought(at_a_strongbox().view("Tuco"), ITERATIONS, rollout=PRIOR_GUIDED, prior_weight=1.0)
    tries = {label: thought.visits(place) for label, place in thought.below(0).items()}
    assert tries[PLAY + ROB] > ITERATIONS / 2


def test_puct_does_not_visit_every_choice_first() -> None:
    """UCB1 visits all of them before any of them twice."""
    view = at_a_strongbox().view("Tuco")
    by_puct, by_ucb1 = (Thought(view, 4, rollout=PRIOR_GUIDED, prior_weight=weight) for weight in (1.0, 0.0))
    assert len(by_puct.below(0)) < len(by_ucb1.below(0)) == 4


def test_the_prior_prefers_valuable_loot_to_robbing_nothing() -> None:
    for turns in range(TURNS_LEFT):
        nothing, purse, jewel, box = shipped()["Rob"][turns][:IN_COMPANY]
        assert min(purse, jewel, box) > 5 * nothing
        assert jewel > purse
