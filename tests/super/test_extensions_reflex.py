"""Reflex: stand up and fire at once, or lie down (S6.1)."""

import pytest

from tests.support.scenes.super.scene import REST, Floors, Scene, both_levels
from tests.support.scenes.super.train import insides

# --- stunned: stand up and fire --------------------------------------------------------------


@both_levels
@pytest.mark.parametrize(
    ("line", "target"),
    [
        ("|    | D► B► ◄T* |  |    |", "Belle"),
        ("| D► | B► | ◄T*  |  |    ", "Belle"),
        ("|    | *T► ◄B ◄D |  |    |", "Belle"),
        ("| D► | *T► |     | ◄B |  ", "Belle"),
        ("| B► | ◄D* | ◄T* |    |  ", "Belle"),
        ("|    | *T► | *D► | ◄B |  ", "Belle"),
        ("| ◄T* | B► | ◄D  |    |  ", None),
        ("| ◄B* | *D► | ◄T* |   |  ", None),
    ],
)
def test_whoever_lies_stunned_stands_up_and_fires_at_once(
    floors: Floors, line: str, target: str | None
) -> None:  # S6.1, S3.6
    scene = Scene(
        floors(insides(line)),
        first="Tuco",
        reflex=True,
    )
    scene.play(**dict.fromkeys(scene.to_act, "Reflex, Turn, Floor"))
    names = [event.name for event in scene.game.events() if event.name not in ("chose", "passed through")]
    assert names[:4] == ["revealed", "stood up", "fired", "hit" if target else "no effect"]
    if target:
        assert scene.events("hit")[0] == {"bandit": "Tuco", "target": target}


@both_levels
def test_reflex_answers_a_shot(floors: Floors) -> None:  # S6.1, S3.7
    scene = Scene(
        floors("""
        roof   |  |  |    |    |
        inside |  |  | T► | ◄B |
        """),
        out="Doc",
        reflex=True,
    )
    scene.play(Belle="Fire, Turn, Move", Tuco="Reflex, Turn, Move")
    assert scene.events("hit") == [{"bandit": "Belle", "target": "Tuco"}, {"bandit": "Tuco", "target": "Belle"}]
    assert scene.events("stood up") == [{"bandit": "Tuco"}, {"bandit": "Belle"}]
    assert scene.shows(
        floors("""
        roof   |    |  |  |
        inside | ◄T |  |  | ◄B
        """)
    )


def test_a_shot_by_reflex_can_end_the_game() -> None:  # S6.1, S5.1
    scene = Scene(
        """
        roof   |    |  |     |  |
        inside | B► |  | ◄T* |  |
        """,
        out="Doc",
        reflex=True,
    )
    scene.play(Belle="Turn, Floor, Move", Tuco="Reflex, Turn, Move")
    assert scene.cards_played == [("Belle", "Turn"), ("Tuco", "Reflex")]
    assert scene.places == {"Tuco": 1, "Belle": 2, "Doc": 3}


# --- not stunned: lie down -------------------------------------------------------------------


@both_levels
@pytest.mark.parametrize(("before", "after"), [("◄T*", "*T►"), ("*T►", "◄T*")])
def test_whoever_stands_lies_down_stunned_where_they_are(floors: Floors, before: str, after: str) -> None:  # S6.1, S2.1
    """Tuco stands up, turns, and lies down."""
    scene = Scene(
        floors(f"""
        roof   |  |  |                  |  |
        inside |  |  | ◄B* {before} *D► |  |
        """),
        reflex=True,
    )
    scene.play(Belle=REST, Doc=REST, Tuco="Move, Turn, Reflex")
    assert (scene.happened("lay down", bandit="Tuco"), scene.happened("fired")) == (1, 0)
    assert scene.shows(
        floors(f"""
        roof   |  |  |               |
        inside |  |  | ◄B {after} D► |
        """)
    )


@both_levels
def test_who_lay_down_lies_over_the_end_of_the_round_and_fires_by_reflex_in_the_next(
    floors: Floors,
) -> None:  # S6.1, S3.7
    scene = Scene(
        floors("""
        roof   |  |  |         |     |
        inside |  |  | *B► ◄T* | ◄D* |
        """),
        reflex=True,
    )
    scene.play(Belle=REST, Doc=REST, Tuco="Move, Turn, Reflex")
    assert scene.shows(
        floors("""
        roof   |  |  |         |
        inside |  |  | B► *T►  | ◄D
        """)
    )
    scene.play(Doc="Turn, Floor, Move", Tuco="Reflex, Floor, Turn", Belle="Turn, Floor, Fire")
    assert scene.events("hit")[0] == {"bandit": "Tuco", "target": "Doc"}
    assert scene.fallen == ["Doc"]


@both_levels
def test_whoever_lay_down_is_passed_through_by_shots(floors: Floors) -> None:  # S6.1, S3.6
    scene = Scene(
        floors("""
        roof   |  |    |    |    |
        inside |  | B► | ◄T | ◄D |
        """),
        seats="Tuco Doc Belle",
        reflex=True,
    )
    scene.play(Tuco="Reflex, Floor, Turn", Doc="Fire, Floor, Turn", Belle="Fire, Floor, Turn")
    assert scene.events("passed through") == [{"bandit": "Doc", "target": "Tuco"}]
    assert scene.events("hit") == [{"bandit": "Doc", "target": "Belle"}]


@both_levels
def test_the_card_after_lying_down_only_makes_one_stand_up(floors: Floors) -> None:  # S6.1, S3.7
    scene = Scene(
        floors("""
        roof   |  |  |    |     |
        inside |  |  | ◄T | ◄B* |
        """),
        out="Doc",
        reflex=True,
    )
    scene.play(Belle=REST, Tuco="Reflex, Move, Turn")
    assert scene.shows(
        floors("""
        roof   |  |  |    |
        inside |  |  | T► | ◄B
        """)
    )
