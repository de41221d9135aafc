"""The Marshal: his card, and those who meet him (X5.9, X6)."""

import pytest

from tests.support.scenes.express.scene import Scene

# --- the Marshal card ------------------------------------------------------------------------


@pytest.mark.parametrize(("way", "ahead", "behind"), [("forward", "M", " "), ("back", " ", "M")])
def test_the_marshal_is_moved_one_car_forward_or_back(way: str, ahead: str, behind: str) -> None:  # X5.9
    scene = Scene("""
        roof   |   |   |   |   |
        inside |   |   | M |   | D B T C
    """)
    assert scene.offers("Tuco: Marshal") == {"forward", "back"}
    scene.play(f"Tuco moves the Marshal {way}")
    assert scene.shows(f"""
        roof   |   |         |   |          |
        inside |   | {ahead} |   | {behind} | D B T C
    """)


def test_from_the_locomotive_he_can_only_go_back() -> None:  # X5.9
    scene = Scene("""
        roof   |   |   |   |
        inside | M |   |   | D B T
    """)
    assert scene.offers("Tuco: Marshal") == {"back"}


def test_from_the_caboose_he_can_only_go_forward() -> None:  # X5.9
    scene = Scene("""
        roof   |   |   |   |
        inside | D | B | T | M
    """)
    assert scene.offers("Tuco: Marshal") == {"forward"}


def test_he_can_be_moved_by_a_bandit_anywhere() -> None:  # X5.9
    scene = Scene("""
        roof   |   |   |   | T
        inside |   | M |   | D B
    """)
    scene.play("Tuco moves the Marshal forward", "Doc moves the Marshal back", "Belle moves the Marshal back")
    assert scene.shows("""
        roof   |   |   |   | T
        inside |   |   | M | D B
    """)


def test_he_walks_inside_the_train_and_leaves_all_loot_where_it_is() -> None:  # X5.9
    scene = Scene("""
        roof   | purse |       |   |
        inside | M box | jewel |   | D B T
    """)
    scene.play("Tuco moves the Marshal back")
    assert scene.shows("""
        roof   | purse |         |   |
        inside | box   | M jewel |   | D B T
    """)


# --- whoever meets him -----------------------------------------------------------------------


def took_one_neutral_bullet(scene: Scene, name: str) -> bool:
    """Whether this bandit alone met the Marshal, and has the bullet in the deck."""
    return (
        scene.events("neutral bullet") == [{"bandit": name, "source": "Marshal"}]
        and scene.deck(name).endswith("bullet")
        and scene.received(name) == 1
        and scene.neutrals == 12
    )


def test_who_moves_into_his_car_flees_to_its_roof_and_takes_a_neutral_bullet() -> None:  # X6.1
    scene = Scene("""
        roof   |   |   |   |
        inside | M | T | D | B
    """)
    scene.play("Tuco moves forward", "Doc: Move")
    assert scene.shows("""
        roof   | T |   |   |
        inside | M |   | D | B
    """)
    assert took_one_neutral_bullet(scene, "Tuco")
    assert scene.tells(
        "Tuco moves to the locomotive.",
        "Tuco flees from the Marshal to the roof of the locomotive.",
        "Tuco takes a neutral bullet from the Marshal.",
    )


def test_who_goes_down_into_his_car_comes_back_up_with_a_neutral_bullet() -> None:  # X6.1, X5.4
    train = """
        roof   |   | T |   |
        inside |   | M | D | B
    """
    scene = Scene(train)
    scene.play("Tuco goes down", "Doc: Move")
    assert scene.shows(train)
    assert took_one_neutral_bullet(scene, "Tuco")


def test_who_is_punched_into_his_car_flees() -> None:  # X6.1, X5.8
    scene = Scene(
        """
        roof   |   |   |     |
        inside |   | M | T D | B
        """,
        Doc="jewel",
    )
    scene.play("Tuco punches Doc, jewel, forward", "Tuco: Move")
    assert scene.shows("""
        roof   |   | D |         |
        inside |   | M | T jewel | B
    """)
    assert took_one_neutral_bullet(scene, "Doc")


def test_who_is_pushed_into_his_car_by_django_flees_with_two_bullets() -> None:  # X6.1, X7.4
    scene = Scene("""
        roof   |   |   |   |
        inside |   | M | D | J B
    """)
    scene.play("Django fires at Doc", "Django moves forward", "Django: Move")
    assert scene.shows("""
        roof   |   | D |   |
        inside |   | M | J | B
    """)
    assert scene.received("Doc") == 2
    assert scene.happened("neutral bullet", bandit="Doc", source="Marshal") == 1
    assert scene.deck("Doc").endswith("bullet x2")
    assert scene.tells(
        "Doc takes a bullet from Django.",
        "Doc is pushed to the baggage car.",
        "Doc flees from the Marshal to the roof of the baggage car.",
        "Doc takes a neutral bullet from the Marshal.",
    )


def test_all_whom_he_comes_upon_flee_together() -> None:  # X6.1, X5.9
    scene = Scene("""
        roof   |   |   | J   |       |   |   |
        inside |   | M | T D | B C G |   |   |
    """)
    scene.play("Belle moves the Marshal back", "Ghost moves the Marshal back", "Django: Move")
    assert scene.shows("""
        roof   |   |   | T D J | B C G |   |   |
        inside |   |   |       | M     |   |   |
    """)
    assert {name: scene.received(name) for name in scene.characters} == {
        "Ghost": 1,
        "Doc": 1,
        "Tuco": 1,
        "Cheyenne": 1,
        "Belle": 1,
        "Django": 0,
    }
    assert scene.neutrals == 8


def test_those_he_meets_in_the_angry_marshal_event_flee() -> None:  # X6.1, X8.1
    scene = Scene(
        """
        roof   |   |     |   |
        inside | M | T D |   | B
        """,
        round_card="Angry Marshal",
    )
    scene.end_round()
    assert scene.shows("""
        roof   |   | T D |   |
        inside |   | M   |   | B
    """)
    assert scene.neutrals == 11


def test_one_who_sends_the_marshal_upon_oneself_flees_too() -> None:  # X6.1
    scene = Scene("""
        roof   |   |   |   |
        inside | M | T | D | B
    """)
    scene.play("Tuco moves the Marshal back", "Doc: Move")
    assert scene.shows("""
        roof   |   | T |   |
        inside |   | M | D | B
    """)
    assert took_one_neutral_bullet(scene, "Tuco")


def test_who_comes_twice_takes_two_bullets() -> None:  # X6.1
    scene = Scene("""
        roof   |   |   |   |
        inside | M | T | D | B
    """)
    scene.play("Tuco moves forward", "Tuco goes down", "Tuco goes down", "Doc: Move")
    assert scene.shows("""
        roof   | T |   |   |
        inside | M |   | D | B
    """)
    assert scene.received("Tuco") == 3
    assert scene.neutrals == 10


def test_those_who_flee_keep_their_loot() -> None:  # X6.1
    scene = Scene(
        """
        roof   |   |   |   |
        inside | M | T | D | B
        """,
        Tuco="purse jewel",
    )
    scene.play("Tuco moves forward")
    assert scene.held("Tuco") == "purse jewel"


def test_the_roof_above_the_marshal_is_safe() -> None:  # X6.2
    train = """
        roof   |   | T D |   |
        inside |   | M   |   | B
    """
    scene = Scene(train, Tuco="purse")
    scene.end_round()
    assert scene.shows(train)
    assert (scene.received("Tuco"), scene.received("Doc"), scene.neutrals) == (0, 0, 13)


def test_bandits_may_walk_onto_that_roof_and_be_sent_there() -> None:  # X6.2
    scene = Scene("""
        roof   |   |   | T D |
        inside |   | M |     | B
    """)
    scene.play("Tuco punches Doc, forward", "Tuco moves forward")
    assert scene.shows("""
        roof   |   | T D |   |
        inside |   | M   |   | B
    """)
    assert scene.neutrals == 13


def test_the_marshal_may_pass_below_bandits_on_roofs() -> None:  # X6.2, X5.9
    scene = Scene("""
        roof   | T | D | B |
        inside |   | M |   |
    """)
    scene.play("Tuco moves the Marshal forward", "Doc moves the Marshal back")
    assert scene.shows("""
        roof   | T | D | B |
        inside |   | M |   |
    """)
    assert scene.neutrals == 13
