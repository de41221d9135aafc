"""The powers of the six characters (X7): Cheyenne and Belle."""

import pytest

from tests.support.scenes.express.scene import Scene

SIX = "Ghost Doc Tuco Cheyenne Belle Django"

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
    assert scene.tells("Cheyenne punches Doc.", "Cheyenne pockets a purse from Doc.", "Doc is sent to first class.")


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
    seen = {viewer: scene.events("pocketed", viewer)[0]["value"] for viewer in ("Cheyenne", "Doc", "Belle", None)}
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
