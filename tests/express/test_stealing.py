"""Stealin': the cards of the pile one after the other (X5.1, X5.2)."""

import pytest

from tests.support.scenes.express.scene import Scene


def test_cards_resolve_in_the_order_played() -> None:  # X5.1
    scene = Scene("""
        roof   |   |   |     |
        inside | M |   | T B | D
    """)
    scene.play("Belle moves forward", "Tuco moves back", "Belle climbs", "Doc moves forward", "Tuco climbs")
    assert [event["bandit"] for event in scene.events("revealed")] == ["Belle", "Tuco", "Belle", "Doc", "Tuco"]
    assert scene.shows("""
        roof   |   | B |   | T
        inside | M |   | D |
    """)


def test_the_order_of_two_cards_matters() -> None:  # X5.1
    train = """
        roof   |   |   |     |
        inside | M | D | T B |
    """
    first_punched, first_robbing = Scene(train, Belle="jewel"), Scene(train, Belle="jewel")
    first_punched.play("Tuco punches Belle, jewel, back", "Belle robs in vain")
    first_robbing.play("Belle robs in vain", "Tuco punches Belle, jewel, back")
    assert first_punched.shows("""
        roof   |   |   |         |
        inside | M | D | T jewel | B
    """)
    assert first_robbing.happened("no effect", bandit="Belle", reason="nothing to rob here") == 1


def test_where_whom_and_what_is_chosen_when_the_card_is_resolved() -> None:  # X5.1
    scene = Scene("""
        roof   |   |   |   |
        inside | M | T |   | D B
    """)
    assert scene.offers("Tuco: Fire") == set()
    assert scene.offers("Doc moves forward", "Tuco: Fire") == {"fire at Doc"}
    assert scene.offers("Belle moves forward", "Tuco: Fire") == {"fire at Belle"}


def test_the_player_of_the_card_chooses() -> None:  # X5.1
    scene = Scene("""
        roof   |   |   |   |
        inside | M | D | T | B
    """)
    scene.play("Tuco: Move", "Doc: Move")
    assert scene.to_act == ["Tuco"]
    assert scene.choices("Doc") == set()
    scene.play("Tuco moves back")
    assert scene.to_act == ["Doc"]


def test_a_card_goes_back_to_its_players_deck_after_its_action() -> None:  # X5.1
    scene = Scene("""
        roof   |   |   |   |
        inside | M | D | T | B
    """)
    scene.play("Tuco fires at Doc", "Doc: Move", "Tuco: Move")
    assert scene.deck("Tuco") == "Move Floor x2 Fire x2 Rob x2 Punch Marshal"
    assert scene.deck("Doc") == "Move Floor x2 Fire x2 Rob x2 Punch Marshal bullet"
    scene.play("Doc moves back")
    assert scene.deck("Doc") == "Move x2 Floor x2 Fire x2 Rob x2 Punch Marshal bullet"


def test_while_its_action_is_chosen_a_card_lies_on_the_table_for_all_to_count() -> None:  # X5.1
    scene = Scene(
        """
        roof   |   |     |   |
        inside | M | T B | D |
        """,
        Belle="purse jewel",
    )
    scene.play("Tuco: Punch", "Doc: Move")
    for choice in ("knocks off a jewel", "sends Belle back"):
        assert scene.deck("Tuco") == "Move x2 Floor x2 Fire x2 Rob x2 Marshal"
        assert scene.view("Doc").seats[scene.seat("Tuco")].deck_size == 9
        scene.play(f"Tuco {choice}")
    assert scene.to_act == ["Doc"]
    assert scene.deck("Tuco") == "Move x2 Floor x2 Fire x2 Rob x2 Punch Marshal"
    assert scene.view("Doc").seats[scene.seat("Tuco")].deck_size == 10


def test_an_experts_card_is_discarded_after_its_action_too() -> None:  # X5.1, X10.4
    scene = Scene(
        """
        roof   |   |   |   |
        inside | M | D | T | B
        """,
        expert=True,
    )
    scene.play("Tuco: Move", "Belle: Floor", "Doc: Move")
    assert (scene.discard("Tuco"), scene.shown("Tuco")) == ("", "")
    scene.play("Tuco moves back")
    assert (scene.discard("Tuco"), scene.shown("Tuco")) == ("Move", "Move")
    assert (scene.discard("Belle"), scene.discard("Doc")) == ("Floor", "")


def test_the_last_card_is_back_when_the_next_round_is_dealt() -> None:  # X5.1, X3.2
    scene = Scene("""
        roof   |   |   |   |
        inside | M | B | T | J
    """)
    scene.play("Tuco moves back")
    assert [seat.hand_size + seat.deck_size for seat in scene.view().seats] == [10, 10, 10]


def test_a_card_without_effect_goes_back_as_well() -> None:  # X5.1, X5.2
    scene = Scene("""
        roof   |   |   |   |
        inside | M | D |   | T B
    """)
    scene.play("Doc fires in vain", "Doc: Move", "Doc: Move")
    assert scene.deck("Doc") == "Floor x2 Fire x2 Rob x2 Punch Marshal"


@pytest.mark.parametrize(
    ("card", "choices"),
    [
        ("Move", {"forward", "back"}),
        ("Fire", {"fire at Tuco", "fire at Ghost"}),
        ("Rob", {"rob a purse", "rob a jewel"}),
        ("Punch", {"punch Cheyenne", "punch Django"}),
    ],
)
def test_one_cannot_decline_what_is_possible(card: str, choices: set[str]) -> None:  # X5.2
    scene = Scene("""
        roof   |   |   |   |                   |   |
        inside | M |   | T | B C J purse jewel | G |
    """)
    assert scene.offers(f"Belle: {card}") == choices


def test_what_is_forced_is_done_at_once() -> None:  # X5.2
    scene = Scene("""
        roof   |   |   |   |
        inside |   | M | T | D B
    """)
    scene.play("Doc: Move", "Tuco: Floor", "Belle: Rob", "Doc: Move")
    assert scene.shows("""
        roof   |   |   | T |
        inside |   | M | D | B
    """)
    assert scene.to_act == ["Doc"]


@pytest.mark.parametrize(
    ("sentence", "reason"),
    [
        ("Doc fires in vain", "no bandit in sight"),
        ("Belle fires in vain", "no bullets left"),
        ("Doc robs in vain", "nothing to rob here"),
        ("Doc punches in vain", "no other bandit here"),
    ],
)
def test_an_action_that_is_not_possible_has_no_effect_and_the_record_says_why(
    sentence: str, reason: str
) -> None:  # X5.2
    scene = Scene(
        """
        roof   |   |   |   | D
        inside | M | T | B |
        """,
        fired={"Belle": "Doc x6"},
    )
    scene.play(sentence)
    who, action, *_ = sentence.split()
    card = {"fires": "Fire", "robs": "Rob", "punches": "Punch"}[action]
    assert scene.events("no effect") == [{"bandit": who, "action": card, "reason": reason}]
    assert scene.tells(f"{who}: {card} has no effect, {reason}.")
    assert scene.shows("""
        roof   |   |   |   | D
        inside | M | T | B |
    """)


def test_without_bullets_the_reason_is_the_bullets_even_if_nobody_is_in_sight() -> None:  # X5.2, X5.6
    scene = Scene(
        """
        roof   |   |   |   | B
        inside | M | T | D |
        """,
        fired={"Belle": "Doc x6"},
    )
    scene.play("Belle fires in vain")
    assert scene.happened("no effect", reason="no bullets left") == 1


def test_with_a_last_bullet_left_the_reason_is_that_nobody_is_in_sight() -> None:  # X5.2, X5.6
    scene = Scene(
        """
        roof   |   |   |   | B
        inside | M | T | D |
        """,
        fired={"Belle": "Doc x5"},
    )
    scene.play("Belle fires in vain")
    assert scene.happened("no effect", reason="no bandit in sight") == 1


def test_a_pile_of_every_action_at_six_players() -> None:  # X5.1
    scene = Scene(
        """
        roof   |   |   |   |   | C |   |
        inside | M |   | G | D | T | B | J purse
        """,
        Ghost="jewel",
    )
    scene.play(
        "Ghost moves back",
        "Doc punches Ghost, jewel, forward",
        "Tuco fires at Cheyenne",
        "Cheyenne moves back 2",
        "Belle fires at Tuco",
        "Django robs a purse",
        "Doc robs a jewel",
        "Ghost moves the Marshal back",
        "Ghost moves forward",
    )
    assert scene.shows("""
        roof   |   | G |   |   |   |   | C
        inside |   | M |   | D | T | B | J
    """)
    assert (scene.held("Doc"), scene.held("Django"), scene.held("Ghost")) == ("jewel", "purse", "")
    assert {name: scene.received(name) for name in scene.characters} == {
        "Ghost": 1,
        "Doc": 0,
        "Tuco": 1,
        "Cheyenne": 1,
        "Belle": 0,
        "Django": 0,
    }
