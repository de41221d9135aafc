"""Away with a horse waiting: neither on the train nor eliminated (S6.2, S5.1)."""

import pytest

from tests.support.scenes.super.scene import Scene


def ride_of_two() -> Scene:
    """Two are left, and one of them goes for a horse."""
    scene = Scene(
        """
        roof   |    |  |    |  |
        inside | ◄T |  | ◄B |  |
        """,
        out="Doc",
        first="Tuco",
        horse=True,
    )
    scene.play(Tuco="Move, Horse, Turn", Belle="Fire, Floor, Turn")
    return scene


def test_while_one_is_away_the_last_on_the_train_has_not_won() -> None:  # S6.2, S5.1
    scene = ride_of_two()
    assert [name for name, _ in scene.cards_played] == ["Tuco", "Belle"] * 3
    assert scene.events("no effect") == [{"bandit": "Belle", "action": "Fire", "reason": "no bandit in sight"}]
    assert scene.shows("""
        roof   |    |  | B► |
        inside | T► |  |    |
    """)
    assert (scene.fallen, scene.to_act) == (["Doc"], ["Belle", "Tuco"])


def test_if_the_other_falls_meanwhile_the_one_who_rides_back_is_the_last_and_wins() -> None:  # S6.2, S5.1, S5.4
    scene = Scene(
        """
        roof   | ◄B |  |  |  |
        inside | ◄T |  |  |  |
        """,
        out="Doc",
        first="Tuco",
        horse=True,
    )
    scene.play(Tuco="Move, Horse, Turn", Belle="Move, Turn, Floor")
    assert scene.cards_played == [("Tuco", "Move"), ("Belle", "Move"), ("Tuco", "Horse")]
    assert scene.shows("""
        roof   |    |  |  |  |
        inside | ◄T |  |  |  |
    """)
    assert scene.places == {"Tuco": 1, "Belle": 2, "Doc": 3}
    assert scene.game.result.ended_by == "last_standing"


def test_the_last_card_of_the_round_may_bring_the_winner_back() -> None:  # S6.2, S5.1, S5.4
    scene = Scene(
        """
        roof   |    |  |  |  |
        inside | B► |  |  |  | ◄T
        """,
        out="Doc",
        horse=True,
    )
    scene.play(Belle="Turn, Floor, Move", Tuco="Turn, Move, Horse")
    assert scene.happened("revealed") == 6
    assert (scene.places, scene.happened("unhooked")) == ({"Tuco": 1, "Belle": 2, "Doc": 3}, 0)


def test_two_can_be_away_at_once_and_the_train_empty() -> None:  # S6.2, S5.1
    scene = Scene(
        """
        roof   |    |  |  |  |
        inside | ◄T |  |  |  | B►
        """,
        out="Doc",
        first="Tuco",
        horse=True,
    )
    scene.play(Tuco="Move, Horse, Turn", Belle="Move, Horse, Fire")
    assert [event["bandit"] for event in scene.events("rode back")] == ["Tuco", "Belle"]
    assert scene.shows("""
        roof   |       |  |  |
        inside | ◄B T► |  |  |
    """)
    assert scene.fallen == ["Doc"]


def test_if_one_of_three_is_away_and_another_falls_two_play_on() -> None:  # S6.2, S5.1
    scene = Scene(
        """
        roof   | ◄D |  |    |  |
        inside | ◄T |  | ◄B |  |
        """,
        seats="Tuco Doc Belle",
        horse=True,
    )
    scene.play(Tuco="Move, Horse, Turn", Doc="Move, Turn, Floor", Belle="Turn, Floor, Fire")
    assert scene.happened("revealed") == 7
    assert scene.shows("""
        roof   |    |  | B► |
        inside | T► |  |    |
    """)
    assert (scene.fallen, scene.game.over) == (["Doc"], False)


def test_whoever_rode_back_can_fall_and_is_placed_by_that_fall() -> None:  # S6.2, S5.3
    scene = Scene(
        """
        roof   | D► |  | B► |  |
        inside | ◄T |  |    |  |
        """,
        seats="Tuco Doc Belle",
        horse=True,
    )
    scene.play(Tuco="Move, Horse, Turn", Doc="Turn, Move, Floor", Belle="Turn, Floor, Fire")
    assert scene.happened("rode back", bandit="Tuco") == 1
    assert scene.places == {"Belle": 1, "Tuco": 2, "Doc": 3}


@pytest.mark.parametrize("viewer", ["Belle", "Tuco", None])
def test_that_a_horse_waits_is_told_to_all(viewer: str | None) -> None:  # S6.2
    scene = ride_of_two()
    texts = " ".join(event.text for event in scene.game.events(scene.viewer(viewer)))
    assert texts.index("a horse waits.") < texts.index("Tuco rides back to the locomotive.")
