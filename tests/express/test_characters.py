"""The powers of the six characters (X7): Ghost, Doc, Tuco and Django."""

import pytest

from tests.support.scenes.express.scene import Scene

SIX = "Ghost Doc Tuco Cheyenne Belle Django"

# --- Ghost -----------------------------------------------------------------------------------


def test_ghost_may_play_the_card_of_his_first_turn_face_down() -> None:  # X7.1
    scene = Scene(seats="Ghost Doc Tuco", hands={"Ghost": "Move Fire"})
    assert scene.choices("Ghost") == {
        "play Move",
        "play Fire",
        "play Move face down",
        "play Fire face down",
        "draw",
    }
    scene.play("Ghost plays Fire face down")
    assert scene.view("Ghost").pile[0].card == "Fire"
    for viewer in ("Doc", "Tuco", None):
        assert (scene.view(viewer).pile[0].card, scene.view(viewer).pile[0].face_down) == (None, True)


def test_ghost_may_show_that_card_as_well() -> None:  # X7.1
    scene = Scene(seats="Ghost Doc Tuco", hands={})
    scene.play("Ghost plays Fire")
    assert (scene.view().pile[0].card, scene.view().pile[0].face_down) == ("Fire", False)


def test_ghosts_first_turn_may_come_last() -> None:  # X7.1
    scene = Scene(seats=SIX, first="Doc", hands={})
    scene.play("Doc draws", "Tuco draws", "Cheyenne draws", "Belle draws", "Django draws")
    assert "play Fire face down" in scene.choices("Ghost")


def test_only_the_card_of_the_first_turn_can_be_hidden() -> None:  # X7.1
    scene = Scene(seats="Ghost Doc Tuco", round_card="Braking", hands={})
    scene.play("Ghost plays Move face down", "Doc draws", "Tuco draws")
    assert scene.choices("Ghost") == {"play Floor", "play Fire", "play Rob", "play Punch", "play Marshal", "draw"}


def test_if_ghost_draws_on_his_first_turn_he_hides_no_card_in_that_round() -> None:  # X7.1
    scene = Scene(seats="Ghost Doc Tuco", round_card="Braking", hands={})
    scene.around("draws")
    assert not any("face down" in choice for choice in scene.choices("Ghost"))
    scene.around("draws", "plays Move")
    assert not any("face down" in choice for choice in scene.choices("Ghost"))


def test_ghost_has_his_power_again_in_the_next_round() -> None:  # X7.1
    scene = Scene(seats="Doc Tuco Ghost", first="Tuco")
    scene.end_round()
    assert scene.to_act == ["Ghost"]
    assert any("face down" in choice for choice in scene.choices("Ghost"))


@pytest.mark.parametrize("name", ["Doc", "Tuco", "Cheyenne", "Belle", "Django"])
def test_nobody_else_hides_a_card_under_the_open_sky(name: str) -> None:  # X7.1, X4.4
    scene = Scene(seats=SIX, first=name, hands={})
    assert not any("face down" in choice for choice in scene.choices(name))


def test_ghosts_hidden_card_is_revealed_and_resolved_in_its_place() -> None:  # X7.1, X5.1
    scene = Scene(
        """
        roof   |   |   |   |
        inside | M | D | G | T
        """,
        round_card="Braking",
        hands={},
    )
    scene.play("Ghost plays Fire face down")
    scene.play("Doc plays Move", "Tuco draws")
    scene.around("draws", "plays Punch", "plays Rob")
    assert scene.view().phase == "stealing"
    assert scene.choices("Ghost") == {"fire at Doc", "fire at Tuco"}
    assert scene.happened("revealed", bandit="Ghost", was_face_down=1) == 1


# --- Doc -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", ["Doc Tuco Belle", SIX])
def test_doc_is_dealt_seven_cards(seats: str) -> None:  # X7.2
    scene = Scene(seats=seats)
    scene.end_round()
    assert {name for name in scene.characters if len(scene.view(name).hand) == 7} == {"Doc"}
    assert {name for name in scene.characters if len(scene.view(name).hand) == 6} == set(scene.characters) - {"Doc"}


def test_as_an_expert_doc_refills_to_seven() -> None:  # X7.2, X10.2
    scene = Scene(seats="Doc Tuco Belle", expert=True, kept={"Doc": "Move Fire", "Tuco": "Move Fire"})
    scene.end_round()
    assert (len(scene.view("Doc").hand), len(scene.view("Tuco").hand)) == (7, 6)


# --- Tuco ------------------------------------------------------------------------------------


def test_tuco_may_fire_from_inside_at_a_bandit_on_his_own_roof() -> None:  # X7.3
    scene = Scene("""
        roof   |   | C | D |   |
        inside | M | G | T |   |
    """)
    assert scene.offers("Tuco: Fire") == {"fire at Doc", "fire at Ghost"}
    scene.play("Tuco fires at Doc")
    assert (scene.received("Doc"), scene.bullets("Tuco")) == (1, 5)
    assert scene.shows("""
        roof   |   | C | D |   |
        inside | M | G | T |   |
    """)


def test_tuco_may_fire_from_the_roof_at_a_bandit_below() -> None:  # X7.3
    scene = Scene("""
        roof   |   | C | T   |   |   |
        inside | M | G | D J |   |   |
    """)
    assert scene.offers("Tuco: Fire") == {"fire at Doc", "fire at Django", "fire at Cheyenne"}


def test_tuco_still_spares_those_on_his_own_spot() -> None:  # X7.3, X5.5
    scene = Scene("""
        roof   |   |   | C   |
        inside | M |   | T D |
    """)
    assert scene.offers("Tuco: Fire") == {"fire at Cheyenne"}


def test_tuco_does_not_fire_through_the_roof_of_another_car() -> None:  # X7.3
    scene = Scene("""
        roof   |   | C |   | D
        inside | M |   | T |
    """)
    assert scene.offers("Tuco: Fire") == set()


def test_nobody_else_fires_through_the_roof() -> None:  # X7.3, X5.5
    scene = Scene("""
        roof   |   |   | T |
        inside | M |   | D | C
    """)
    assert scene.offers("Doc: Fire") == {"fire at Cheyenne"}
    assert scene.offers("Tuco: Fire") == {"fire at Doc"}


# --- Django ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (
            """
            roof   |   |   |   |
            inside | M | J | D | T
            """,
            """
            roof   |   |   |   |
            inside | M | J |   | D T
            """,
        ),
        (
            """
            roof   |   |   |   |
            inside | T | D | J | M
            """,
            """
            roof   |     |   |   |
            inside | D T |   | J | M
            """,
        ),
        (
            """
            roof   |   | J | D |
            inside | M |   |   | T
            """,
            """
            roof   |   | J |   | D
            inside | M |   |   | T
            """,
        ),
        (
            """
            roof   |   | D |   | J
            inside | M |   |   | T
            """,
            """
            roof   | D |   |   | J
            inside | M |   |   | T
            """,
        ),
    ],
    ids=["into the caboose", "into the locomotive", "along the roofs", "along the roofs from afar"],
)
def test_whom_django_hits_is_pushed_one_car_away_on_the_same_level(before: str, after: str) -> None:  # X7.4
    scene = Scene(before)
    scene.play("Django fires at Doc")
    assert scene.shows(after)
    assert scene.received("Doc") == 1
    assert scene.happened("pushed", bandit="Doc") == 1


@pytest.mark.parametrize(
    "train",
    [
        """
        roof   |   |   |   |
        inside | M | T | J | D
        """,
        """
        roof   |   |   |   |
        inside | D | J | T | M
        """,
        """
        roof   |   |   | J | D
        inside | M | T |   |
        """,
        """
        roof   | D |   | J |
        inside | M | T |   |
        """,
    ],
    ids=["caboose", "locomotive", "roof of the caboose", "roof of the locomotive"],
)
def test_nobody_is_pushed_off_the_train_but_the_bullet_is_given(train: str) -> None:  # X7.4, X9.5
    scene = Scene(train)
    scene.play("Django fires at Doc")
    assert scene.shows(train)
    assert (scene.received("Doc"), scene.bullets("Django")) == (1, 5)
    assert scene.happened("pushed") == 0


def test_django_pushes_towards_the_caboose_into_the_marshals_car() -> None:  # X7.4, X6.1
    scene = Scene("""
        roof   |   |   |   |
        inside | T | J | D | M
    """)
    scene.play("Django fires at Doc")
    assert scene.shows("""
        roof   |   |   |   | D
        inside | T | J |   | M
    """)
    assert (scene.received("Doc"), scene.neutrals) == (2, 12)


def test_onto_the_roof_above_the_marshal_one_is_pushed_unharmed() -> None:  # X7.4, X6.2
    scene = Scene("""
        roof   |   | J | D |
        inside | T |   |   | M
    """)
    scene.play("Django fires at Doc")
    assert scene.shows("""
        roof   |   | J |   | D
        inside | T |   |   | M
    """)
    assert (scene.received("Doc"), scene.neutrals) == (1, 13)


def test_only_the_bandit_who_is_hit_is_pushed() -> None:  # X7.4
    scene = Scene("""
        roof   |   |   |     |   |   |
        inside | M | J | D T |   | C | B
    """)
    scene.play("Django fires at Tuco")
    assert scene.shows("""
        roof   |   |   |   |   |   |
        inside | M | J | D | T | C | B
    """)


def test_without_a_bullet_django_pushes_nobody() -> None:  # X7.4, X5.6
    train = """
        roof   |   |   |   |
        inside | M | J | D | T
    """
    scene = Scene(train, fired={"Django": "Doc x6"})
    scene.play("Django fires in vain")
    assert scene.shows(train)


def test_django_pushes_belle_and_her_loot_goes_with_her() -> None:  # X7.4, X7.6
    scene = Scene(
        """
        roof   |   |   |   |
        inside | M | J | B | T
        """,
        Belle="purse jewel",
    )
    scene.play("Django fires at Belle")
    assert scene.shows("""
        roof   |   |   |   |
        inside | M | J |   | B T
    """)
    assert scene.held("Belle") == "purse jewel"


def test_nobody_else_pushes() -> None:  # X7.4
    train = """
        roof   |   |   |   |
        inside | M | T | D | J
    """
    scene = Scene(train)
    scene.play("Tuco fires at Doc", "Doc fires at Tuco")
    assert scene.shows(train)
