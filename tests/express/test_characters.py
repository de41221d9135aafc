"""The powers of the six characters (X7)."""

import pytest

from tests.scene import Scene

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
    for eye in ("Doc", "Tuco", None):
        assert (scene.view(eye).pile[0].card, scene.view(eye).pile[0].face_down) == (None, True)


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


# --- Cheyenne --------------------------------------------------------------------------------

CHEYENNE_AND_DOC = """
    roof   |   |   |     |
    inside | M | B | C D |
"""


def test_cheyenne_may_take_the_purse_that_she_knocks_off() -> None:  # X7.5
    scene = Scene(CHEYENNE_AND_DOC, Doc="purse400 jewel")
    scene.play("Cheyenne punches Doc, purse, pockets the purse, back")
    assert scene.shows("""
        roof   |   |   |   |
        inside | M | B | C | D
    """)
    assert (scene.held("Cheyenne"), scene.held("Doc")) == ("purse400", "jewel")
    assert scene.tells("Cheyenne punches Doc.", "Cheyenne pockets a purse from Doc.", "Doc is sent to First class.")


def test_cheyenne_may_let_it_fall() -> None:  # X7.5
    scene = Scene(CHEYENNE_AND_DOC, Doc="purse400")
    scene.play("Cheyenne punches Doc, purse, lets the purse fall, forward")
    assert scene.shows("""
        roof   |   |     |            |
        inside | M | B D | C purse400 |
    """)
    assert scene.held("Cheyenne") == ""


def test_cheyenne_is_asked_before_the_way() -> None:  # X7.5
    scene = Scene(CHEYENNE_AND_DOC, Doc="purse400")
    scene.play("Cheyenne punches Doc, purse")
    assert scene.choices("Cheyenne") == {"pocket the purse", "let the purse fall"}
    scene.play("Cheyenne pockets it")
    assert scene.choices("Cheyenne") == {"forward", "back"}


@pytest.mark.parametrize("loot", ["jewel", "box"])
def test_jewels_and_strongboxes_fall_even_for_cheyenne(loot: str) -> None:  # X7.5
    scene = Scene(CHEYENNE_AND_DOC, Doc=f"purse {loot}")
    scene.play(f"Cheyenne punches Doc, {loot.replace('box', 'strongbox')}, back")
    assert scene.shows(f"""
        roof   |   |   |          |
        inside | M | B | C {loot} | D
    """)
    assert scene.happened("pocketed") == 0


def test_cheyenne_takes_a_purse_blind() -> None:  # X7.5, X5.10
    taken = set()
    for seed in range(20):
        scene = Scene(CHEYENNE_AND_DOC, Doc="purse purse500", seed=seed)
        scene.play("Cheyenne punches Doc, purse, pockets it, back")
        taken.add(scene.held("Cheyenne"))
    assert taken == {"purse", "purse500"}


def test_the_value_that_cheyenne_takes_is_seen_by_her_and_by_whom_she_took_it_from() -> None:  # X7.5, X5.10
    scene = Scene(CHEYENNE_AND_DOC, Doc="purse400")
    scene.play("Cheyenne punches Doc, purse, pockets it, back")
    seen = {eye: scene.events("pocketed", eye)[0]["value"] for eye in ("Cheyenne", "Doc", "Belle", None)}
    assert seen == {"Cheyenne": 400, "Doc": 400, "Belle": None, None: None}


def test_nobody_else_pockets_a_purse() -> None:  # X7.5
    scene = Scene(CHEYENNE_AND_DOC, Cheyenne="purse")
    scene.play("Doc punches Cheyenne, purse")
    assert scene.choices("Doc") == {"forward", "back"}


def test_cheyenne_robs_like_anyone() -> None:  # X7.5, X5.7
    scene = Scene("""
        roof   |   |   |                  |
        inside | M | B | C D purse jewel |
    """)
    assert scene.offers("Cheyenne: Rob") == {"rob a purse", "rob a jewel"}


# --- Belle -----------------------------------------------------------------------------------


def test_belle_is_no_target_of_a_fire_while_another_bandit_is() -> None:  # X7.6
    scene = Scene("""
        roof   |   |   |   |
        inside | M | B | D | C
    """)
    assert scene.offers("Doc: Fire") == {"fire at Cheyenne"}


def test_belle_is_a_target_where_she_is_the_only_one() -> None:  # X7.6
    scene = Scene("""
        roof   |   |   |   | C
        inside | M | B | D |
    """)
    assert scene.offers("Doc: Fire") == {"fire at Belle"}
    scene.play("Doc fires at Belle")
    assert scene.received("Belle") == 1


def test_belle_is_spared_beside_another_on_the_same_roof() -> None:  # X7.6, X5.5
    scene = Scene("""
        roof   |   | B C |   | D
        inside | M |     |   |
    """)
    assert scene.offers("Doc: Fire") == {"fire at Cheyenne"}


def test_belle_is_spared_one_way_for_a_target_the_other_way() -> None:  # X7.6, X5.5
    scene = Scene("""
        roof   |   | B |   | D | C
        inside | M |   |   |   | T
    """)
    assert scene.offers("Doc: Fire") == {"fire at Cheyenne"}


def test_belle_blocks_the_line_of_sight_as_anyone_does() -> None:  # X7.6, X5.5
    scene = Scene("""
        roof   | C | B |   | D
        inside | M |   |   |
    """)
    assert scene.offers("Doc: Fire") == {"fire at Belle"}
    assert scene.offers("Cheyenne: Fire") == {"fire at Belle"}


@pytest.mark.parametrize(
    "train",
    [
        """
        roof   |   |   | D |
        inside | M | B | T |
        """,
        """
        roof   |   |   | B |
        inside | M | D | T |
        """,
        """
        roof   |   |   | T |
        inside | M |   | D B |
        """,
        """
        roof   |   | B | T |
        inside | M |   | D |
        """,
    ],
    ids=["Doc above, Belle beside", "Belle above, Doc beside", "both below", "Doc below, Belle along the roof"],
)
def test_belle_is_spared_for_tucos_extra_targets_too(train: str) -> None:  # X7.6, X7.3
    assert Scene(train).offers("Tuco: Fire") == {"fire at Doc"}


def test_tuco_fires_through_the_roof_at_belle_where_she_is_the_only_one() -> None:  # X7.6, X7.3
    scene = Scene("""
        roof   |   |   | B |
        inside | M |   | T D |
    """)
    assert scene.offers("Tuco: Fire") == {"fire at Belle"}


def test_belle_is_no_target_of_a_punch_while_another_bandit_is() -> None:  # X7.6, X5.8
    scene = Scene("""
        roof   |   |   |       |   |
        inside | M |   | D B C |   | T
    """)
    assert scene.offers("Doc: Punch") == {"punch Cheyenne"}
    assert scene.offers("Belle: Punch") == {"punch Doc", "punch Cheyenne"}
    assert scene.offers("Cheyenne moves back", "Doc: Punch") == {"punch Belle"}


def test_the_marshal_and_events_hit_belle_as_anyone() -> None:  # X7.6, X6.1, X8.5
    scene = Scene(
        """
        roof   |   |     |   |
        inside | M | B T |   | D
        """,
        round_card="Passengers' rebellion",
    )
    scene.play("Tuco moves the Marshal back", "Belle moves back 2", "Belle goes down")
    assert scene.shows("""
        roof   |   | T |   |
        inside |   | M |   | D B
    """)
    assert scene.received("Belle") == 2
    assert scene.happened("neutral bullet", bandit="Belle", source="event") == 1


def test_who_is_not_in_the_game_spares_nobody() -> None:  # X7.6, X7.2
    scene = Scene("""
        roof   |   |   |   |
        inside | M | T | D | C
    """)
    assert scene.offers("Doc: Fire") == {"fire at Tuco", "fire at Cheyenne"}
