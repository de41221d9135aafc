"""Search in Express: what it finds."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.express.thinking import Thought, chosen
from tests.support.random_games import count
from tests.support.scenes.express.scene import Scene

THINKING = count(1500, 150)
in_both_forms = pytest.mark.parametrize("tree", ["single", "multi", "single:rollout=prior"])


def found(scene: Scene, who: str, tree: str) -> set[str]:
    """What a search finds, with several dice."""
    return chosen(scene, who, f"search:{THINKING}:tree={tree}")


def in_the_last_turn(drawing: str, **held: Any) -> Scene:
    """The last turn of the game's last Schemin' is Tuco's, who has any card; nothing else is done in Stealin'."""
    scene = Scene(
        drawing,
        seats="Doc Cheyenne Tuco",
        round_card="Hostage",
        hands={"Doc": "Rob", "Cheyenne": "Rob", "Tuco": "Rob"},
        fired={"Doc": "Cheyenne"},
        **held,
    )
    scene.around("draws", "draws", "draws")
    scene.play("Doc plays Rob", "Cheyenne plays Rob")
    return scene


# --- what wins -------------------------------------------------------------------------------------


@in_both_forms
def test_the_last_rob_takes_what_wins(tree: str) -> None:
    scene = Scene(
        """
        roof   |   |   |                   |
        inside | M | D | T purse jewel box | B
        """,
        round_card="Hostage",
        Doc="box",
        Tuco="purse300",
        fired={"Belle": "Doc"},
    )
    scene.play("Tuco: Rob")
    assert found(scene, "Tuco", tree) == {"rob a strongbox"}


@in_both_forms
def test_the_last_punch_hits_the_leader_where_it_hurts(tree: str) -> None:
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
    assert found(scene, "Tuco", tree) == {"punch Doc"}
    scene.play("Tuco punches Doc")
    assert found(scene, "Tuco", tree) == {"knock off a strongbox"}


@in_both_forms
def test_the_last_card_makes_gunslinger_where_that_wins(tree: str) -> None:  # X9.2
    scene = in_the_last_turn(
        """
        roof   |   |     |   |
        inside | M | C D | T |
        """,
        Cheyenne="jewel",
        Tuco="purse",
    )
    assert found(scene, "Tuco", tree) == {"play Fire"}


@in_both_forms
def test_the_last_card_takes_the_strongbox_where_that_wins(tree: str) -> None:
    scene = in_the_last_turn(
        """
        roof   |   |     |   |       |
        inside | M | C D |   | T box |
        """,
        Cheyenne="jewel",
        Tuco="purse500",
    )
    assert found(scene, "Tuco", tree) == {"play Rob"}


@in_both_forms
def test_a_ransom_wins_the_game(tree: str) -> None:  # X8.8
    scene = Scene(
        """
        roof   |   | T |   |
        inside | M |   | D | B
        """,
        round_card="Hostage",
        Doc="jewel",
        Tuco="purse300",
    )
    scene.play("Tuco: Move")
    assert found(scene, "Tuco", tree) == {"move to Locomotive"}


# --- others play to win too --------------------------------------------------------------------------


@in_both_forms
def test_an_opponent_is_expected_to_do_what_wins_for_itself(tree: str) -> None:
    """On the locomotive Tuco would win by the ransom in two cases of three, if Belle punched blindly.

    She doesn't: there she punches him out of it. Elsewhere both own as much, and share the victory.
    """
    scene = Scene(
        """
        roof   | G D B |   | T |   |
        inside | M     |   |   |   |
        """,
        round_card="Hostage",
        Belle="box jewel",
        Tuco="box jewel purse",
        Doc="purse",
        Ghost="purse",
        fired={"Doc": "Ghost x2"},
    )
    scene.play("Tuco: Move", "Belle: Punch")
    assert "forward 2" in scene.choices("Tuco")
    assert "move to Locomotive" not in chosen(scene, "Tuco", f"search:{count(4000, 400)}:tree={tree}")


@in_both_forms
def test_what_hurts_another_is_nothing_to_a_seat_that_gains_nothing_by_it(tree: str) -> None:
    """Belle can't win any more; what she punches out decides between others, and isn't foreseen."""
    scene = Scene(
        """
        roof   |   |     |       |   |
        inside | M | B D |       | T |
        """,
        round_card="Hostage",
        Doc="jewel box",
        Tuco="box",
        fired={"Tuco": "Belle", "Doc": "Belle"},
    )
    scene.play("Belle: Punch")
    assert chosen(scene, "Belle", f"search:{THINKING}:tree={tree}", seeds=count(12, 6)) == {
        "knock off a jewel",
        "knock off a strongbox",
    }


# --- rounds to come ----------------------------------------------------------------------------------


@in_both_forms
def test_before_the_last_round_money_and_what_lies_near_are_worth_something(tree: str) -> None:
    scene = Scene(
        """
        roof   |   |   |       |   |
        inside | M |   | jewel | T | D B
        """,
        round_number=3,
        fired={"Belle": "Doc"},
    )
    scene.play("Tuco: Move")
    assert found(scene, "Tuco", tree) == {"move to Second class"}


@pytest.mark.parametrize(("round_number", "rounds", "ends"), [(3, 2, False), (4, 1, False), (4, 2, True), (4, 9, True)])
def test_search_looks_as_many_rounds_ahead_as_it_is_told(round_number: int, rounds: int, ends: bool) -> None:
    """Where a round begins, everybody has a chance; where the game ends, only those who win have a share."""
    scene = Scene(seats="Tuco Doc Belle", hands={}, round_number=round_number)
    for dice in range(count(20, 3)):
        shares = Thought(scene.view("Tuco"), 1, rounds=rounds, seed=dice).values
        assert (max(shares) in (1, 1 / 2, 1 / 3)) == ends
