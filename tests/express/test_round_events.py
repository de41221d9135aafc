"""The events of the round cards (X8)."""

import pytest

from tests.express.events import after_event
from tests.support.scenes.express.scene import Scene

# --- angry marshal ---------------------------------------------------------------------------


def test_the_angry_marshal_shoots_at_the_roof_of_his_car_and_then_goes_towards_the_caboose() -> None:  # X8.1
    scene = after_event(
        """
        roof   |   | T D |   |
        inside |   | M   |   | B
        """,
        "Angry Marshal",
    )
    assert scene.shows("""
        roof   |   | T D |   |
        inside |   |     | M | B
    """)
    assert {name: scene.received(name) for name in scene.characters} == {"Doc": 1, "Tuco": 1, "Belle": 0}
    assert scene.happened("neutral bullet", source="event") == 2
    assert scene.tells(
        "Event: Angry Marshal.",
        "Doc takes a neutral bullet in the event.",
        "Tuco takes a neutral bullet in the event.",
        "The Marshal moves to second class.",
    )


def test_the_angry_marshal_shoots_at_no_other_roof() -> None:  # X8.1
    scene = after_event(
        """
        roof   | T | D | B |
        inside |   |   |   | M
        """,
        "Angry Marshal",
    )
    assert scene.neutrals == 13


def test_in_the_caboose_the_angry_marshal_stays() -> None:  # X8.1
    scene = after_event(
        """
        roof   |   |   | D | T
        inside |   | B |   | M
        """,
        "Angry Marshal",
    )
    assert scene.shows("""
        roof   |   |   | D | T
        inside |   | B |   | M
    """)
    assert {name: scene.received(name) for name in scene.characters} == {"Doc": 0, "Tuco": 1, "Belle": 0}
    assert scene.happened("marshal moved") == 0


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (
            """
            roof   |   |     |   |
            inside | M | T D | B |
            """,
            """
            roof   |   | T D |   |
            inside |   | M   | B |
            """,
        ),
        (
            """
            roof   |   |   |   |   |   |   | G
            inside |   |   |   |   | M | J | T D C B
            """,
            """
            roof   |   |   |   |   |   | J | G
            inside |   |   |   |   |   | M | T D C B
            """,
        ),
    ],
)
def test_those_in_the_car_that_the_angry_marshal_enters_flee(before: str, after: str) -> None:  # X8.1, X6.1
    scene = after_event(before, "Angry Marshal")
    assert scene.shows(after)
    assert scene.happened("neutral bullet", source="Marshal") == scene.happened("fled") == 13 - scene.neutrals


def test_those_above_the_angry_marshal_and_those_he_comes_upon_take_one_bullet_each() -> None:  # X8.1, X6.1
    scene = after_event(
        """
        roof   | T | B |   |
        inside | M | D |   |
        """,
        "Angry Marshal",
    )
    assert scene.shows("""
        roof   | T | D B |   |
        inside |   | M   |   |
    """)
    assert {name: scene.received(name) for name in scene.characters} == {"Doc": 1, "Tuco": 1, "Belle": 0}


# --- swivel arm and braking ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (
            """
            roof   | T | D jewel |   |
            inside | M |         | B |
            """,
            """
            roof   |   | jewel |   | T D
            inside | M |       | B |
            """,
        ),
        (
            """
            roof   | G | D | T | C | J |   | B
            inside | M |   |   |   |   |   |
            """,
            """
            roof   |   |   |   |   |   |   | G D T C J B
            inside | M |   |   |   |   |   |
            """,
        ),
    ],
)
def test_the_swivel_arm_sweeps_all_on_roofs_to_the_roof_of_the_caboose(before: str, after: str) -> None:  # X8.2
    scene = after_event(before, "Swivel arm")
    assert scene.shows(after)
    assert scene.neutrals == 13


def test_the_swivel_arm_moves_only_those_who_are_elsewhere() -> None:  # X8.2
    scene = after_event(
        """
        roof   | T |   |   | D
        inside | M |   | B |
        """,
        "Swivel arm",
    )
    assert scene.events("carried") == [{"bandit": "Tuco", "from_car": 0, "to_car": 3, "level": "roof"}]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (
            """
            roof   |   | T | purse | D
            inside | M |   | B     |
            """,
            """
            roof   | T |   | D purse |
            inside | M |   | B       |
            """,
        ),
        (
            """
            roof   | G | D | T | C | J |   | B
            inside | M |   |   |   |   |   |
            """,
            """
            roof   | G D | T | C | J |   | B |
            inside | M   |   |   |   |   |   |
            """,
        ),
    ],
)
def test_braking_throws_all_on_roofs_one_car_forward(before: str, after: str) -> None:  # X8.3
    assert after_event(before, "Braking").shows(after)


def test_when_braking_those_on_the_locomotives_roof_stay() -> None:  # X8.3, X9.5
    train = """
        roof   | T D |   |   |
        inside | M   |   | B |
    """
    scene = after_event(train, "Braking")
    assert scene.shows(train)
    assert scene.happened("carried") == 0


# --- take it all and rebellion ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (
            """
            roof   |       |   |     |
            inside | M box |   | T D | B
            """,
            """
            roof   |          |   |     |
            inside | M box x2 |   | T D | B
            """,
        ),
        (
            """
            roof   |     |         | T |
            inside | box | M purse |   | B D
            """,
            """
            roof   |     |             | T |
            inside | box | M purse box |   | B D
            """,
        ),
    ],
)
def test_the_second_strongbox_is_put_inside_the_marshals_car(before: str, after: str) -> None:  # X8.4
    scene = Scene(before, round_card="Take it all")
    assert scene.state.second_box_aside == 1
    scene.end_round()
    assert scene.shows(after)
    assert scene.state.second_box_aside == 0
    assert scene.happened("box put") == 1


def test_the_second_strongbox_can_be_robbed_like_the_first() -> None:  # X8.4, X5.7
    scene = Scene("""
        roof   |   | T        |   |
        inside |   | M box x2 | D | B
    """)
    scene.play("Doc moves the Marshal forward", "Tuco goes down", "Tuco robs a strongbox", "Tuco robs a strongbox")
    assert scene.held("Tuco") == "box x2"


def test_in_the_rebellion_each_bandit_inside_takes_a_neutral_bullet() -> None:  # X8.5
    scene = after_event(
        """
        roof   |   | C |   | G |   |   |
        inside | T |   | D | B | M |   | J
        """,
        "Passengers' rebellion",
    )
    taken = {name: scene.received(name) for name in scene.characters}
    assert taken == {"Ghost": 0, "Doc": 1, "Tuco": 1, "Cheyenne": 0, "Belle": 1, "Django": 1}
    assert scene.neutrals == 9
    assert scene.happened("neutral bullet", source="event") == 4


def test_in_the_rebellion_roofs_are_safe() -> None:  # X8.5
    train = """
        roof   | T | D | B |
        inside | M |   |   |
    """
    scene = after_event(train, "Passengers' rebellion")
    assert scene.neutrals == 13
    assert scene.shows(train)


# --- once, after Stealin' --------------------------------------------------------------------


def test_the_event_comes_once_after_all_cards() -> None:  # X8.1, X3.1
    scene = Scene(
        """
        roof   |   |   | T |
        inside | M | D |   | B
        """,
        round_card="Braking",
    )
    scene.play("Doc climbs", "Tuco moves back", "Belle robs in vain")
    assert scene.shows("""
        roof   | D |   | T |
        inside | M |   |   | B
    """)
    assert scene.happened("event began") == 1
    assert scene.tells(
        "Doc climbs to the roof of the baggage car.", "Tuco moves to the roof of first class.", "Event: Braking."
    )


@pytest.mark.parametrize("round_card", ["Tunnel", "Bridge"])
def test_two_round_cards_bring_no_event(round_card: str) -> None:  # X1.5, X8.1
    train = """
        roof   | T | D |       |
        inside | M |   | purse | B
    """
    scene = after_event(train, round_card)
    assert scene.shows(train)
    assert scene.happened("event began") == 0
    assert scene.neutrals == 13
