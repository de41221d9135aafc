"""The action of a round: card after card, three times round (S3.2)."""

import pytest

from tests.support.scenes.super.scene import Scene

START = """
    roof   |  |    |    |    |    |
    inside |  | M► | T► | ◄D | ◄B |
"""
SEATS = "Belle Doc Tuco Mei"


@pytest.mark.parametrize(
    ("first", "order"),
    [
        ("Belle", ["Belle", "Doc", "Tuco", "Mei"]),
        ("Doc", ["Doc", "Tuco", "Mei", "Belle"]),
        ("Tuco", ["Tuco", "Mei", "Belle", "Doc"]),
        ("Mei", ["Mei", "Belle", "Doc", "Tuco"]),
    ],
)
def test_from_the_first_player_clockwise_three_times_round(first: str, order: list[str]) -> None:  # S3.2
    scene = Scene(START, seats=SEATS, first=first)
    plans = {
        "Belle": "Floor, Turn, Fire",
        "Doc": "Turn, Floor, Fire",
        "Tuco": "Turn, Floor, Fire",
        "Mei": "Floor, Turn, Fire",
    }
    scene.play(**plans)
    assert scene.cards_played == [(name, plans[name].split(", ")[turn]) for turn in range(3) for name in order]
    assert [event["turn"] for event in scene.events("revealed")] == [0] * 4 + [1] * 4 + [2] * 4


def test_who_comes_first_makes_the_difference() -> None:  # S3.2
    duel = """
        roof   |  |    |  |    |
        inside |  | D► |  | ◄T |
    """
    quick, slow = Scene(duel, out="Belle", first="Doc"), Scene(duel, out="Belle", first="Tuco")
    for scene in (quick, slow):
        scene.play(Doc="Fire, Turn, Floor", Tuco="Fire, Turn, Floor")
    assert quick.shows("""
        roof   |  | ◄D |  |
        inside |  |    |  |
    """)
    assert quick.game.result.winners == [quick.seat("Doc")]
    assert slow.shows("""
        roof   | ◄D |  |  | T►
        inside |    |  |  |
    """)


def test_all_three_cards_must_be_done_even_off_the_train() -> None:  # S3.2, S3.5
    scene = Scene(
        """
        roof   |    |  |    |    |
        inside | ◄D |  | ◄B | ◄T |
        """
    )
    scene.play(Belle="Floor, Turn, Fire", Doc="Turn, Floor, Fire", Tuco="Turn, Move, Floor")
    assert scene.happened("revealed") == 9
    assert scene.fallen == ["Tuco"]


# --- eliminated players ----------------------------------------------------------------------


def test_whoever_is_out_is_skipped_and_shows_no_more_cards() -> None:  # S3.2
    scene = Scene("""
        roof   |    |  |    |    |
        inside | ◄B |  | ◄D | T► |
    """)
    scene.play(Belle="Move, Fire, Turn", Doc="Floor, Turn, Move", Tuco="Floor, Turn, Move")
    assert scene.cards_played == [
        ("Belle", "Move"),
        ("Doc", "Floor"),
        ("Tuco", "Floor"),
        ("Doc", "Turn"),
        ("Tuco", "Turn"),
        ("Doc", "Move"),
        ("Tuco", "Move"),
    ]
    assert scene.shows("""
        roof   |  |  | ◄T | D►
        inside |  |  |    |
    """)
    assert (scene.fallen, scene.to_act) == (["Belle"], ["Doc", "Tuco"])


def test_whoever_is_shot_off_before_their_card_does_not_play_it() -> None:  # S3.2, S3.6
    scene = Scene("""
        roof   |    |    |    |  |
        inside | D► | ◄B | ◄T |  |
    """)
    scene.play(Belle="Fire, Turn, Floor", Doc="Fire, Turn, Floor", Tuco="Turn, Floor, Move")
    assert ("Doc", "Fire") not in scene.cards_played
    assert scene.fallen == ["Doc"]
    assert scene.shows("""
        roof   |  | B► |  | T►
        inside |  |    |  |
    """)


def test_whoever_is_shot_off_after_their_card_has_played_that_one_only() -> None:  # S3.2, S3.6
    scene = Scene("""
        roof   |    |    |    |  |
        inside | B► | ◄D | ◄T |  |
    """)
    scene.play(Belle="Turn, Fire, Floor", Doc="Fire, Turn, Floor", Tuco="Turn, Floor, Move")
    assert [card for name, card in scene.cards_played if name == "Belle"] == ["Turn"]
    assert scene.fallen == ["Belle"]


def test_cards_that_are_not_played_stay_unseen() -> None:  # S3.2
    train = """
        roof   |    |  |    |    |
        inside | ◄B |  | ◄D | T► |
    """
    scene, other = Scene(train), Scene(train)
    scene.play(Belle="Move, Fire, Turn", Doc="Floor, Turn, Move", Tuco="Floor, Turn, Move")
    other.play(Belle="Move, Floor, Fire", Doc="Floor, Turn, Move", Tuco="Floor, Turn, Move")
    assert scene.game.position.state == other.game.position.state
    for viewer in ("Doc", "Tuco", None):
        assert scene.game.events(scene.viewer(viewer)) == other.game.events(other.viewer(viewer))


def test_the_round_goes_on_without_its_first_player() -> None:  # S3.2
    scene = Scene(
        """
        roof   |  |    |    |    |  |
        inside |  | M► | ◄D | ◄B |  | T►
        """,
        first="Tuco",
    )
    scene.play(Tuco="Move, Turn, Fire", Belle="Turn, Floor, Fire", Doc="Floor, Turn, Fire", Mei="Floor, Turn, Fire")
    assert [name for name, _ in scene.cards_played] == ["Tuco", *["Belle", "Doc", "Mei"] * 3]
    assert scene.view().round_number == 2


def test_seven_at_a_table_play_21_cards() -> None:  # S3.2, S1.1
    scene = Scene(
        """
        roof   |         |     | *G► |     |     |     |  |  |
        inside | ◄B* ◄C* | ◄J* |     | *D► | ◄M* | *T► |  |  |
        """,
        first="Ghost",
        reflex=True,
    )
    scene.rest()
    order = ["Ghost", "Mei", "Tuco", "Belle", "Cheyenne", "Django", "Doc"]
    assert [name for name, _ in scene.cards_played] == order * 3
