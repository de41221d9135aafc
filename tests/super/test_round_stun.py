"""Stunned bandits: whatever their card, they only stand up (S3.7)."""

import pytest

from tests.support.scenes.super.scene import Floors, Scene, both_levels


@both_levels
@pytest.mark.parametrize(
    ("plan", "roofs", "insides"),
    [
        ("Turn, Floor, Move", "| ◄D | ◄T |    |   ", "|    |    |    |   "),
        ("Floor, Turn, Move", "| ◄D |    |    |   ", "|    |    |    | T►"),
        ("Move, Turn, Floor", "| ◄D |    | T► |   ", "|    |    |    |   "),
        ("Fire, Move, Turn", "| ◄D |    |    |   ", "|    | T► |    |   "),
    ],
)
def test_a_stunned_bandits_card_only_makes_them_stand_up_whatever_it_is(
    floors: Floors, plan: str, roofs: str, insides: str
) -> None:  # S3.7
    scene = Scene(
        floors("""
        roof   |    |  |     |  |
        inside | D► |  | ◄T* |  |
        """),
        first="Tuco",
        out="Belle",
    )
    scene.play(Tuco=plan, Doc="Turn, Floor, Fire")
    assert scene.events("stood up") == [{"bandit": "Tuco"}]
    assert scene.happened("fired", bandit="Tuco") == 0
    assert scene.shows(
        floors(f"""
        roof   {roofs}
        inside {insides}
        """)
    )


@both_levels
@pytest.mark.parametrize(
    ("first", "belle", "doc"),
    [
        ("Tuco", "Floor, Turn, Move", "Move, Floor, Turn"),
        ("Belle", "Turn, Floor, Move", "Floor, Move, Turn"),
    ],
    ids=["before their card of this turn: that one", "after their card of this turn: the next one"],
)
def test_a_bandit_who_is_hit_loses_a_card(floors: Floors, first: str, belle: str, doc: str) -> None:  # S3.7
    scene = Scene(
        floors("""
        roof   |  |  |    |    |
        inside |  |  | ◄B | ◄T | ◄D
        """),
        first=first,
    )
    scene.play(Tuco="Fire, Turn, Floor", Belle=belle, Doc=doc)
    assert scene.events("stood up") == [{"bandit": "Belle"}]
    assert scene.shows(
        floors("""
        roof   |  |  |    | T► D►
        inside |  |  | B► |
        """)
    )


@both_levels
def test_the_stunned_stay_so_over_the_end_of_a_round_and_stand_up_in_the_next(floors: Floors) -> None:  # S3.7
    scene = Scene(
        floors("""
        roof   |    |  |    |  | T►
        inside | ◄D |  | ◄B |  |
        """)
    )
    scene.play(Belle="Turn, Fire, Floor", Doc="Turn, Floor, Move", Tuco="Turn, Move, Fire")
    assert scene.shows(
        floors("""
        roof   |  | D► *B► |  | ◄T
        inside |  |        |  |
        """)
    )
    scene.play(Doc="Move, Turn, Floor", Tuco="Floor, Move, Turn", Belle="Fire, Turn, Floor")
    assert scene.happened("fired", bandit="Belle") == 1
    assert scene.shows(
        floors("""
        roof   |  |    |
        inside |  | ◄B | T► ◄D
        """)
    )
