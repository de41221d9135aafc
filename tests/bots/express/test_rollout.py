"""How the players of an imagined game of Express play on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from folsom.bots.express.rollout import HEURISTIC, POLICIES, RANDOM, SENSIBLE, TURNS_A_DRAW, rollout_choice
from folsom.express.state import State
from folsom.kernel import Chance, many
from tests.kernel.from_python import callable_from_python
from tests.support.random_games import count, dice_of
from tests.support.scenes.express.scene import Scene

TIMES = count(2000, 300)
Policy = Callable[[Scene, int], Counter[str]]


@pytest.fixture(scope="module")
def chosen() -> Policy:
    """How often each choice is made by a policy where a scene stands, of many times, in words."""

    def call(states: list[State], dice: list[Chance], policy: int) -> int:
        return rollout_choice(states[0], dice[0], policy)

    choose = callable_from_python(call)

    def often(scene: Scene, policy: int) -> Counter[str]:
        states, dice = many(State, 1), dice_of(1)
        scene.state.write(states, 0)
        (seat,) = scene.game.to_act
        texts = {choice.code: choice.text for choice in scene.game.choices(seat)}
        return Counter(texts[choose(states, dice, policy)] for _ in range(TIMES))

    return often


def at_the_first_turn() -> Scene:
    """Tuco has three cards to play, or draws."""
    return Scene(seats="Tuco Doc Belle", hands={"Tuco": "Move Rob Fire"})


def test_the_policies_are_numbered_in_the_order_of_their_names() -> None:
    assert [POLICIES[number] for number in (RANDOM, SENSIBLE, HEURISTIC)] == ["random", "sensible", "heuristic"]


# --- Schemin' ----------------------------------------------------------------------------------------


def test_a_random_player_chooses_anything_as_often(chosen: Policy) -> None:
    often = chosen(at_the_first_turn(), RANDOM)
    assert set(often) == {"draw", "play Move", "play Rob", "play Fire"}
    for times in often.values():
        assert times / TIMES == pytest.approx(1 / 4, abs=count(4, 8) / 100)


@pytest.mark.parametrize("policy", [SENSIBLE, HEURISTIC])
def test_a_sensible_player_seldom_draws(chosen: Policy, policy: int) -> None:
    """Once in so many turns it takes any choice, of which drawing is one of four."""
    often = chosen(at_the_first_turn(), policy)
    assert often["draw"] / TIMES == pytest.approx(1 / TURNS_A_DRAW / 4, abs=0.02)
    assert often["draw"] > 0
    for card in ("Move", "Rob", "Fire"):
        assert often[f"play {card}"] / TIMES == pytest.approx((1 - 1 / TURNS_A_DRAW / 4) / 3, abs=count(4, 8) / 100)


# --- loot --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("policy", [SENSIBLE, HEURISTIC])
def test_a_sensible_player_takes_the_dearest_loot(chosen: Policy, policy: int) -> None:
    scene = Scene("""
        roof   |   |   |                   |
        inside | M | D | T purse jewel box | B
    """)
    scene.play("Tuco: Rob")
    assert set(chosen(scene, policy)) == {"rob a strongbox"}
    assert len(chosen(scene, RANDOM)) == 3


@pytest.mark.parametrize("policy", [SENSIBLE, HEURISTIC])
def test_a_sensible_puncher_knocks_off_the_dearest_loot(chosen: Policy, policy: int) -> None:
    scene = Scene(
        """
        roof   |   |     |   |
        inside | M | T D | B |
        """,
        Doc="purse jewel",
    )
    scene.play("Tuco: Punch")
    assert set(chosen(scene, policy)) == {"knock off a jewel"}


@pytest.mark.parametrize("policy", [SENSIBLE, HEURISTIC])
def test_cheyenne_pockets_what_she_punches_out(chosen: Policy, policy: int) -> None:  # X7.5
    scene = Scene(
        """
        roof   |   |     |   |
        inside | M | C D | B |
        """,
        Doc="purse",
    )
    scene.play("Cheyenne: Punch")
    assert len(scene.choices("Cheyenne")) == 2
    assert [choice.startswith("pocket") for choice in chosen(scene, policy)] == [True]


# --- heuristic players ------------------------------------------------------------------------------------


def test_a_keen_player_goes_where_loot_lies(chosen: Policy) -> None:
    scene = Scene("""
        roof   |   |   |   | jewel |
        inside | M | D | T | purse | B
    """)
    scene.play("Tuco: Move")
    assert set(chosen(scene, HEURISTIC)) == {"move to First class"}
    assert len(chosen(scene, SENSIBLE)) == 2


def test_on_roofs_a_keen_player_goes_where_loot_lies_there(chosen: Policy) -> None:
    scene = Scene("""
        roof   |     | T |   | jewel |
        inside | M   | D | box |     | B
    """)
    scene.play("Tuco: Move")
    assert set(chosen(scene, HEURISTIC)) == {"move to First class"}


def test_a_keen_player_keeps_away_from_the_marshal_even_for_a_strongbox(chosen: Policy) -> None:
    scene = Scene("""
        roof   |       |   |   |
        inside | M box | T | D | B
    """)
    scene.play("Tuco: Move")
    assert set(chosen(scene, HEURISTIC)) == {"move to Second class"}


def test_the_roof_above_the_marshal_is_safe_to_a_keen_player(chosen: Policy) -> None:  # X6.2
    scene = Scene("""
        roof   | jewel | T |   |
        inside | M     | D |   | B
    """)
    scene.play("Tuco: Move")
    assert set(chosen(scene, HEURISTIC)) == {"move to Locomotive"}


def test_a_keen_player_sends_the_marshal_to_others_and_not_to_itself(chosen: Policy) -> None:
    scene = Scene("""
        roof   |     |   |     |   |
        inside | T D |   |     | M | B
    """)
    scene.play("Tuco: Marshal")
    assert set(chosen(scene, HEURISTIC)) == {"move the Marshal to Dining"}
    near = Scene("""
        roof   |   |     |   |     |
        inside |   | T D | M | B   |
    """)
    near.play("Tuco: Marshal")
    assert set(chosen(near, HEURISTIC)) == {"move the Marshal to First class"}


def test_a_keen_player_punches_who_holds_loot(chosen: Policy) -> None:
    scene = Scene(
        """
        roof   |   |       |   |
        inside | M | T D C | B |
        """,
        Cheyenne="purse",
    )
    scene.play("Tuco: Punch")
    assert set(chosen(scene, HEURISTIC)) == {"punch Cheyenne"}
    assert len(chosen(scene, SENSIBLE)) == 2


def test_where_nothing_is_wished_for_a_keen_player_takes_any_choice(chosen: Policy) -> None:
    scene = Scene("""
        roof   |   |   |   |   |
        inside | M | D |   | T | B
    """)
    scene.play("Tuco: Move")
    assert len(chosen(scene, HEURISTIC)) == 2
