"""The events of the round cards (X8)."""

from typing import Any

import pytest

from tests.scene import Scene


def after_event(drawing: str, round_card: str, **held: Any) -> Scene:
    """The scene once the event is over."""
    scene = Scene(drawing, round_card=round_card, **held)
    scene.end_round()
    return scene


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
        "Event: Angry marshal.",
        "Doc takes a neutral bullet in the event.",
        "Tuco takes a neutral bullet in the event.",
        "The Marshal moves to Second class.",
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


# --- pickpocketing ---------------------------------------------------------------------------


def test_a_bandit_alone_on_a_spot_may_take_a_purse_from_there() -> None:  # X8.6
    scene = after_event(
        """
        roof   |   |            |   |
        inside | M | T purse400 | D | B
        """,
        "Pickpocketing",
    )
    assert scene.to_act == ["Tuco"]
    assert scene.choices("Tuco") == {"take a purse", "leave the purse"}
    scene.play("Tuco takes a purse")
    assert scene.held("Tuco") == "purse400"
    assert scene.shows("""
        roof   |   |   |   |
        inside | M | T | D | B
    """)
    assert scene.game.over


def test_one_may_leave_the_purse() -> None:  # X8.6
    scene = after_event(
        """
        roof   |   |            |   |
        inside | M | T purse400 | D | B
        """,
        "Pickpocketing",
    )
    scene.play("Tuco leaves the purse")
    assert scene.held("Tuco") == ""
    assert scene.shows("""
        roof   |   |            |   |
        inside | M | T purse400 | D | B
    """)
    assert scene.tells("Tuco leaves the purse in Baggage.")


@pytest.mark.parametrize(
    "train",
    [
        """
        roof   |   |           |   |
        inside | M | T B purse | D |
        """,
        """
        roof   |   | T B purse |   |
        inside | M |           | D |
        """,
        """
        roof   |   | purse   |   |
        inside | M | T jewel | D | B box
        """,
    ],
    ids=["not alone inside", "not alone on the roof", "no purse on the spot"],
)
def test_who_is_not_alone_or_without_a_purse_is_not_asked(train: str) -> None:  # X8.6
    scene = after_event(train, "Pickpocketing")
    assert scene.game.over
    assert scene.happened("pickpocketed") == 0
    assert scene.shows(train)


def test_a_bandit_on_the_other_floor_spoils_nothing() -> None:  # X8.6
    scene = after_event(
        """
        roof   |   | B purse300 | D |
        inside | M | T purse    |   |
        """,
        "Pickpocketing",
    )
    scene.play("Tuco takes a purse", "Belle takes a purse")
    assert (scene.held("Tuco"), scene.held("Belle")) == ("purse", "purse300")


def test_the_marshal_does_not_count_when_one_is_alone() -> None:  # X8.6
    scene = after_event(
        """
        roof   |   | T purse |   |
        inside |   | M       | D | B
        """,
        "Pickpocketing",
    )
    scene.play("Tuco takes a purse")
    assert scene.held("Tuco") == "purse"


def test_each_takes_one_purse_and_no_other_loot() -> None:  # X8.6
    scene = after_event(
        """
        roof   |   |                    |   |
        inside | M | T purse x3 jewel box | D | B
        """,
        "Pickpocketing",
    )
    assert scene.choices("Tuco") == {"take a purse", "leave the purse"}
    scene.play("Tuco takes a purse")
    assert scene.game.over
    assert scene.held("Tuco") == "purse"


def test_pickpockets_are_asked_from_the_first_player_on() -> None:  # X8.6
    scene = Scene(
        """
        roof   |   | G purse | D purse | T purse | C purse |   |
        inside | M | B purse |         |         | J purse |   |
        """,
        round_card="Pickpocketing",
        first="Cheyenne",
    )
    scene.end_round()
    asked = []
    while not scene.game.over:
        asked += scene.to_act
        scene.play(f"{scene.to_act[0]} takes a purse")
    assert asked == ["Cheyenne", "Belle", "Django", "Ghost", "Doc", "Tuco"]
    assert all(scene.held(name) == "purse" for name in scene.characters)


def test_a_pickpocket_who_knows_a_purse_may_pick_it() -> None:  # X8.6, X5.10
    scene = Scene(
        """
        roof   |   |                |   |
        inside | M | T B purse300 x2 |   | D
        """,
        round_card="Pickpocketing",
        Belle="purse500",
    )
    scene.play("Tuco punches Belle, purse, back", "Belle moves forward", "Tuco climbs")
    assert scene.choices("Belle") == {"take a purse", "take the $500 purse", "leave the purse"}
    scene.play("Belle takes the $500 purse")
    assert scene.held("Belle") == "purse500"


def test_the_value_of_a_pickpocketed_purse_is_the_takers_secret() -> None:  # X8.6, X5.7
    scene = after_event(
        """
        roof   |   |            |   |
        inside | M | T purse400 | D | B
        """,
        "Pickpocketing",
    )
    scene.play("Tuco takes a purse")
    seen = {eye: scene.events("pickpocketed", eye)[0]["value"] for eye in ("Tuco", "Doc", None)}
    assert seen == {"Tuco": 400, "Doc": None, None: None}


# --- the Marshal's revenge -------------------------------------------------------------------


def test_on_the_roof_of_the_marshals_car_one_loses_the_purse_of_least_value() -> None:  # X8.7
    scene = after_event(
        """
        roof   |   | T | D |
        inside |   | M |   | B
        """,
        "Marshal's revenge",
        Tuco="purse500 purse350 purse300 jewel box",
        Doc="purse",
        Belle="purse",
    )
    assert scene.shows("""
        roof   |   | T purse300 | D |
        inside |   | M          |   | B
    """)
    assert scene.held("Tuco") == "purse350 purse500 jewel box"
    assert (scene.held("Doc"), scene.held("Belle")) == ("purse", "purse")


def test_all_on_that_roof_lose_one() -> None:  # X8.7
    scene = after_event(
        """
        roof   |   | G D T C B J |   |   |   |   |
        inside |   | M           |   |   |   |   |
        """,
        "Marshal's revenge",
        Ghost="purse x2",
        Doc="purse300",
        Tuco="purse350 purse400",
        Cheyenne="purse450 purse500",
        Belle="purse purse500",
        Django="jewel",
    )
    assert scene.shows("""
        roof   |   | G D T C B J purse x2 purse300 purse350 purse450 |   |   |   |   |
        inside |   | M                                               |   |   |   |   |
    """)
    assert [scene.held(name) for name in scene.characters] == ["purse", "", "purse400", "purse500", "purse500", "jewel"]
    assert scene.happened("lost purse") == 5


def test_of_equal_purses_one_is_lost() -> None:  # X8.7
    scene = after_event(
        """
        roof   |   | T |   |
        inside |   | M | D | B
        """,
        "Marshal's revenge",
        Tuco="purse400 x2",
    )
    assert scene.held("Tuco") == "purse400"


@pytest.mark.parametrize("loot", ["", "jewel x2", "jewel box"])
def test_jewels_and_strongboxes_are_not_lost(loot: str) -> None:  # X8.7
    scene = after_event(
        """
        roof   |   | T |   |
        inside |   | M | D | B
        """,
        "Marshal's revenge",
        Tuco=loot,
    )
    assert scene.held("Tuco") == loot
    assert scene.happened("lost purse") == 0


def test_the_value_of_a_lost_purse_is_its_owners_secret() -> None:  # X8.7, X5.10
    scene = after_event(
        """
        roof   |   | T |   |
        inside |   | M | D | B
        """,
        "Marshal's revenge",
        Tuco="purse400 purse500",
    )
    seen = {eye: scene.events("lost purse", eye)[0]["value"] for eye in ("Tuco", "Doc", None)}
    assert seen == {"Tuco": 400, "Doc": None, None: None}
    assert scene.view("Tuco").cars[1].roof.loot.purses == (400,)
    assert scene.view("Doc").cars[1].roof.loot.unknown_purses == 1


# --- hostage ---------------------------------------------------------------------------------


def test_each_bandit_in_or_on_the_locomotive_receives_250_in_money() -> None:  # X8.8
    scene = after_event(
        """
        roof   | T | D |   |   |
        inside | B |   | M | C |
        """,
        "Hostage",
        Tuco="purse",
    )
    accounts = {account.name: account for account in scene.game.result.accounts}
    assert {name: account.ransoms for name, account in accounts.items()} == {
        "Doc": 0,
        "Tuco": 250,
        "Cheyenne": 0,
        "Belle": 250,
    }
    assert (scene.held("Tuco"), accounts["Tuco"].purses) == ("purse", 250)
    assert (scene.held("Belle"), accounts["Belle"].purses) == ("", 0)
    assert scene.happened("ransomed") == 2


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
        "Doc climbs to the roof of Baggage.", "Tuco moves to the roof of First class.", "Event: Braking."
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
