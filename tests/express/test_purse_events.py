"""The events of the round cards that are about purses and money (X8.6 to X8.8)."""

import pytest

from tests.express.events import after_event
from tests.support.scenes.express.scene import Scene

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
    assert scene.tells("Tuco leaves the purse in the baggage car.")


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
    seen = {viewer: scene.events("pickpocketed", viewer)[0]["value"] for viewer in ("Tuco", "Doc", None)}
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
    seen = {viewer: scene.events("lost purse", viewer)[0]["value"] for viewer in ("Tuco", "Doc", None)}
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
