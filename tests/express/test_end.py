"""The end: money, the Gunslinger, ties, and the neutral bullets (X9)."""

import pytest

from tests.support.scenes.express.scene import Scene

CABOOSE = """
    roof   |   |   |   |
    inside | M |   |   | D T B
"""

# --- money -----------------------------------------------------------------------------------


def test_after_five_rounds_tokens_and_ransoms_are_added_up() -> None:  # X9.1
    scene = Scene(
        """
        roof   | T |   |   |
        inside |   | M | B | D
        """,
        round_card="Hostage",
        Tuco="purse purse300 jewel x2 box",
        Doc="purse500",
        fired={"Belle": "Doc"},
    )
    scene.end_round()
    assert scene.game.over
    assert scene.to_act == []
    tuco = scene.game.result.accounts[scene.seat("Tuco")]
    assert (tuco.purses, tuco.jewels, tuco.strongboxes, tuco.ransoms, tuco.gunslinger) == (550, 1000, 1000, 250, 0)
    assert scene.game.result.money == [500, 2800, 1000]
    assert scene.game.result.ranks == [3, 1, 2]
    assert scene.events("scored") == [
        {"seat": "Doc", "money": 500},
        {"seat": "Tuco", "money": 2800},
        {"seat": "Belle", "money": 1000},
    ]


def test_loot_left_on_the_train_is_nobodys() -> None:  # X9.1
    scene = Scene(
        """
        roof   | T jewel |   |         |
        inside | M box   |   | B jewel | D
        """,
        round_card="Marshal's revenge",
        fired={"Belle": "Doc"},
    )
    scene.end_round()
    assert scene.game.result.money == [0, 0, 1000]


def test_the_fourth_round_is_not_the_last() -> None:  # X9.1, X3.1
    scene = Scene(CABOOSE, round_number=4)
    scene.end_round()
    assert not scene.game.over
    with pytest.raises(ValueError, match="the game isn't over yet"):
        _ = scene.game.result


# --- the Gunslinger --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fired", "gunslingers"),
    [
        ({"Tuco": "Doc x3", "Doc": "Tuco x2"}, ("Tuco",)),
        ({"Tuco": "Doc x2", "Doc": "Tuco x2"}, ("Doc", "Tuco")),
        ({"Tuco": "Doc", "Doc": "Tuco", "Belle": "Tuco"}, ("Doc", "Tuco", "Belle")),
        ({}, ("Doc", "Tuco", "Belle")),
        ({"Belle": "Tuco x6", "Doc": "Tuco x5"}, ("Belle",)),
    ],
    ids=["one", "two who tie", "all who tie", "nobody has fired", "an empty revolver"],
)
def test_all_who_have_the_fewest_bullets_left_get_1000_each(
    fired: dict[str, str], gunslingers: tuple[str, ...]
) -> None:  # X9.2
    scene = Scene(CABOOSE, round_card="Hostage", fired=fired)
    scene.end_round()
    assert scene.game.result.gunslingers == gunslingers
    prizes = {account.name: account.gunslinger for account in scene.game.result.accounts}
    assert prizes == {name: 1000 if name in gunslingers else 0 for name in ("Doc", "Tuco", "Belle")}
    assert scene.happened("gunslinger") == len(gunslingers)


def test_bullets_received_do_not_make_a_gunslinger() -> None:  # X9.2
    scene = Scene(CABOOSE, round_card="Hostage", fired={"Tuco": "Belle"}, met={"Belle": 5})
    scene.end_round()
    assert scene.game.result.gunslingers == ("Tuco",)


def test_a_bullet_fired_in_the_last_round_counts() -> None:  # X9.2
    scene = Scene(
        """
        roof   |   |   |   |
        inside | M |   | T | D B
        """,
        round_card="Hostage",
        fired={"Tuco": "Doc", "Belle": "Doc"},
    )
    scene.play("Tuco fires at Doc")
    assert scene.game.result.gunslingers == ("Tuco",)


# --- who wins --------------------------------------------------------------------------------


def test_the_richest_wins() -> None:  # X9.3
    scene = Scene(CABOOSE, round_card="Hostage", Doc="jewel", Tuco="jewel purse", Belle="purse", met={"Tuco": 9})
    scene.end_round()
    result = scene.game.result
    assert (result.winners, result.ranks, result.tie_break) == ([1], [2, 1, 3], False)
    assert result.why == "Tuco wins with $1,750."
    assert str(result).splitlines() == [
        "Tuco wins with $1,750.",
        "1. Tuco $1,750: purses $250, jewels $500, gunslinger $1,000",
        "2. Doc $1,500: jewels $500, gunslinger $1,000",
        "3. Belle $1,250: purses $250, gunslinger $1,000",
    ]


def test_each_account_says_what_is_counted_piece_by_piece() -> None:  # X9.1
    scene = Scene(CABOOSE, round_card="Hostage", Tuco="purse300 purse jewel x2")
    scene.end_round()
    tuco = scene.game.result.accounts[1]
    assert tuco.purse_values == (250, 300)
    assert (tuco.jewel_count, tuco.strongbox_count, tuco.ransom_count) == (2, 0, 0)
    assert (tuco.purses, tuco.jewels, tuco.strongboxes) == (550, 1000, 0)


@pytest.mark.parametrize(
    ("fired", "met", "suffered"),
    [
        ({"Tuco": "Doc", "Doc": "Tuco", "Belle": "Doc"}, {}, {}),
        ({}, {"Doc": 2, "Tuco": 1, "Belle": 3}, {}),
        ({}, {}, {"Doc": 2, "Tuco": 1, "Belle": 3}),
        ({"Tuco": "Belle", "Doc": "Belle", "Belle": "Tuco"}, {"Doc": 2}, {"Belle": 1}),
    ],
    ids=["shots", "the Marshal", "events", "bullets of any kind"],
)
def test_on_a_tie_the_one_who_has_received_the_fewest_bullets_of_any_kind_wins(
    fired: dict[str, str], met: dict[str, int], suffered: dict[str, int]
) -> None:  # X9.3
    scene = Scene(CABOOSE, round_card="Hostage", Doc="jewel", Tuco="purse x2", fired=fired, met=met, suffered=suffered)
    scene.end_round()
    result = scene.game.result
    assert result.money[0] == result.money[1] > result.money[2]
    assert (result.winners, result.tie_break, result.ranks) == ([1], True, [2, 1, 3])
    assert "having received fewer bullets" in result.why
    assert result.facts == {"tie_break": True}


def test_on_a_further_tie_the_victory_is_shared() -> None:  # X9.3
    scene = Scene(
        CABOOSE,
        round_card="Hostage",
        Doc="jewel",
        Tuco="purse x2",
        met={"Doc": 1, "Tuco": 1},
        fired={"Tuco": "Doc", "Doc": "Belle", "Belle": "Tuco"},
    )
    scene.end_round()
    result = scene.game.result
    assert (result.winners, result.ranks, result.tie_break) == ([0, 1], [1, 1, 3], False)
    assert result.why == "Doc and Tuco share the victory with $1,500 and equally few bullets."


def test_few_bullets_do_not_outweigh_money() -> None:  # X9.3
    scene = Scene(
        CABOOSE, round_card="Hostage", Doc="purse300", Tuco="purse", met={"Doc": 13}, fired={"Belle": "Doc x6"}
    )
    scene.end_round()
    assert scene.game.result.ranks == [2, 3, 1]


def test_places_below_the_first_are_shared_as_well() -> None:  # X9.3
    scene = Scene(CABOOSE, round_card="Hostage", Doc="jewel", Tuco="purse", Belle="purse")
    scene.end_round()
    assert scene.game.result.ranks == [1, 2, 2]


# --- neutral bullets run out -----------------------------------------------------------------

TWO_IN_A_CAR = """
    roof   |   |     |   |   |
    inside | M | D T | B |   | C
"""


def test_exactly_enough_neutral_bullets_are_all_taken() -> None:  # X9.4
    scene = Scene(TWO_IN_A_CAR, met={"Cheyenne": 11})
    scene.play("Cheyenne moves the Marshal back", "Belle: Move")
    assert (scene.received("Doc"), scene.received("Tuco"), scene.neutrals) == (1, 1, 0)
    assert scene.happened("neutrals gone") == 0


def test_where_one_occasion_asks_for_more_than_remain_nobody_takes_any() -> None:  # X9.4
    scene = Scene(TWO_IN_A_CAR, met={"Cheyenne": 12})
    scene.play("Cheyenne moves the Marshal back", "Belle: Move")
    assert (scene.received("Doc"), scene.received("Tuco")) == (0, 0)
    assert scene.events("neutrals gone") == [{"count": 1}]


def test_those_met_by_the_marshal_still_flee() -> None:  # X9.4, X6.1
    scene = Scene(TWO_IN_A_CAR, met={"Cheyenne": 12})
    scene.play("Cheyenne moves the Marshal back", "Belle: Move")
    assert scene.shows("""
        roof   |   | D T |   |   |
        inside |   | M   | B |   | C
    """)


def test_the_pile_is_out_of_the_game_for_good() -> None:  # X9.4
    scene = Scene(TWO_IN_A_CAR, met={"Cheyenne": 12}, round_card="Passengers' rebellion")
    scene.play("Cheyenne moves the Marshal back", "Belle moves forward", "Doc goes down")
    assert scene.neutrals == 0
    assert (scene.received("Belle"), scene.received("Doc")) == (0, 0)
    assert scene.happened("neutral bullet") == 0
    assert scene.happened("fled") == 4


def test_when_none_remain_one_flees_without_a_bullet() -> None:  # X9.4, X6.1
    scene = Scene(TWO_IN_A_CAR, met={"Cheyenne": 13})
    scene.play("Tuco moves forward", "Belle: Move")
    assert scene.shows("""
        roof   | T |   |   |   |
        inside | M | D | B |   | C
    """)
    assert (scene.received("Tuco"), scene.neutrals) == (0, 0)


@pytest.mark.parametrize(("taken", "left"), [(7, 0), (8, 0), (6, 1)])
def test_a_rebellion_is_one_occasion_of_all_six(taken: int, left: int) -> None:  # X9.4, X8.5
    scene = Scene(
        """
        roof   |   |   |     |     |   |   |
        inside | M | D | T B | C J | G |   |
        """,
        round_card="Passengers' rebellion",
        met={"Ghost": taken},
    )
    scene.end_round()
    enough = taken <= 7
    assert [scene.received(name) for name in ("Doc", "Tuco", "Cheyenne", "Belle", "Django")] == [int(enough)] * 5
    assert scene.neutrals == left


def test_the_two_halves_of_angry_marshal_are_two_occasions() -> None:  # X9.4, X8.1
    scene = Scene(
        """
        roof   | C | J   |   |   |   |
        inside | M | D T |   |   | B |
        """,
        round_card="Angry Marshal",
        met={"Belle": 11},
    )
    scene.end_round()
    assert scene.shows("""
        roof   | C | D T J |   |   |   |
        inside |   | M     |   |   | B |
    """)
    assert (scene.received("Cheyenne"), scene.received("Doc"), scene.received("Tuco")) == (1, 0, 0)
    assert scene.events("neutrals gone") == [{"count": 1}]


def test_the_first_half_of_angry_marshal_may_take_the_last_bullet_from_the_second() -> None:  # X9.4, X8.1
    scene = Scene(
        """
        roof   | C | J |   |   |   |
        inside | M | D |   | T | B |
        """,
        round_card="Angry Marshal",
        met={"Belle": 12},
    )
    scene.end_round()
    assert (scene.received("Cheyenne"), scene.received("Doc"), scene.neutrals) == (1, 0, 0)
    assert scene.happened("fled", bandit="Doc") == 1
    assert scene.happened("neutrals gone") == 0


def test_if_the_first_half_lacks_bullets_the_second_brings_none_either() -> None:  # X9.4, X8.1
    scene = Scene(
        """
        roof   | C J | D |   |   |   |
        inside | M   | T |   |   | B |
        """,
        round_card="Angry Marshal",
        met={"Belle": 12},
    )
    scene.end_round()
    assert scene.happened("neutral bullet") == 0
    assert scene.happened("fled", bandit="Tuco") == 1
    assert scene.events("neutrals gone") == [{"count": 1}]


def test_shots_go_on_when_the_neutral_bullets_are_gone() -> None:  # X9.4, X5.6
    scene = Scene(TWO_IN_A_CAR, met={"Cheyenne": 13})
    scene.play("Tuco fires at Belle")
    assert scene.received("Belle") == 1


# --- nobody leaves the train -----------------------------------------------------------------


@pytest.mark.parametrize("round_card", ["Angry Marshal", "Swivel arm", "Braking", "Hostage", "Marshal's revenge"])
def test_no_event_takes_a_bandit_off_the_train(round_card: str) -> None:  # X9.5
    scene = Scene(
        """
        roof   | D |   |   | T
        inside | B | M |   |
        """,
        round_card=round_card,
    )
    scene.end_round()
    on_train = [name for car in scene.view().cars for spot in (car.inside, car.roof) for name in spot.bandits]
    assert sorted(on_train) == ["Belle", "Doc", "Tuco"]


@pytest.mark.parametrize("sentence", ["Tuco punches Doc", "Django fires at Doc", "Doc: Move"])
def test_no_action_takes_a_bandit_off_the_train(sentence: str) -> None:  # X9.5, X5.3, X5.8, X7.4
    scene = Scene("""
        roof   |   |   |   |   |
        inside | M |   | B | J | D T
    """)
    scene.play(sentence)
    on_train = [name for car in scene.view().cars for spot in (car.inside, car.roof) for name in spot.bandits]
    assert sorted(on_train) == ["Belle", "Django", "Doc", "Tuco"]
