"""Punch (X5.8)."""

import pytest

from tests.support.scenes.express.scene import Scene

# --- whom ------------------------------------------------------------------------------------


def test_one_punches_a_bandit_on_the_same_spot() -> None:  # X5.8
    scene = Scene("""
        roof   |   |   | G     |   |   |   |
        inside | M | J | T D C | B |   |   |
    """)
    assert scene.offers("Tuco: Punch") == {"punch Doc", "punch Cheyenne"}


@pytest.mark.parametrize(
    "train",
    [
        """
        roof   |   |   | D |   |
        inside | M | C | T | B |
        """,
        """
        roof   |   |   | T |   |
        inside | M | C | D | B |
        """,
    ],
)
def test_a_bandit_on_the_other_floor_or_in_the_next_car_cannot_be_punched(train: str) -> None:  # X5.8
    scene = Scene(train)
    scene.play("Tuco punches in vain")
    assert scene.happened("no effect", bandit="Tuco", reason="no other bandit here") == 1
    assert scene.shows(train)


# --- the loot --------------------------------------------------------------------------------


def test_the_puncher_picks_the_kind_of_token_that_falls() -> None:  # X5.8
    scene = Scene(
        """
        roof   |   |   |     |
        inside | M | B | T D |
        """,
        Doc="purse300 jewel box",
        Tuco="purse",
    )
    scene.play("Tuco punches Doc", "Tuco: Move")
    assert scene.choices("Tuco") == {"knock off a purse", "knock off a jewel", "knock off a strongbox"}


@pytest.mark.parametrize(
    ("loot", "left"), [("purse300", "jewel box"), ("jewel", "purse300 box"), ("box", "purse300 jewel")]
)
def test_one_token_falls_on_the_spot_of_the_punch(loot: str, left: str) -> None:  # X5.8
    scene = Scene(
        """
        roof   |   |   |     |
        inside | M | B | T D |
        """,
        Doc="purse300 jewel box",
    )
    word = {"purse300": "purse", "box": "strongbox"}.get(loot, loot)
    scene.play(f"Tuco punches Doc, {word}, back")
    assert scene.shows(f"""
        roof   |   |   |          |
        inside | M | B | T {loot} | D
    """)
    assert scene.held("Doc") == left


def test_a_token_that_falls_on_a_roof_stays_there() -> None:  # X5.8
    scene = Scene(
        """
        roof   |   |   | T D |
        inside | M | B |     |
        """,
        Doc="jewel",
    )
    scene.play("Tuco punches Doc, jewel, forward")
    assert scene.shows("""
        roof   |   | D | T jewel |
        inside | M | B |         |
    """)


def test_a_bandit_without_loot_drops_none_and_is_moved() -> None:  # X5.8
    scene = Scene(
        """
        roof   |   |   |     |
        inside | M | B | T D |
        """,
        Tuco="purse",
    )
    scene.play("Tuco punches Doc, back")
    assert scene.shows("""
        roof   |   |   |   |
        inside | M | B | T | D
    """)
    assert scene.happened("dropped") == 0
    assert scene.held("Tuco") == "purse"


def test_purses_are_picked_blind() -> None:  # X5.8, X5.10
    fallen = set()
    for seed in range(20):
        scene = Scene(
            """
            roof   |   |   |     |
            inside | M | B | T D |
            """,
            Doc="purse purse500",
            seed=seed,
        )
        scene.play("Tuco punches Doc, purse, back")
        fallen.add(scene.held("Doc"))
    assert fallen == {"purse", "purse500"}


# --- the way ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("way", "doc_before", "doc_behind"), [("forward", "D", " "), ("back", " ", "D")])
def test_the_puncher_moves_the_target_to_an_adjacent_car(way: str, doc_before: str, doc_behind: str) -> None:  # X5.8
    scene = Scene("""
        roof   |   |   |     |
        inside | M | B | T D |
    """)
    scene.play(f"Tuco punches Doc, sends Doc {way}")
    assert scene.shows(f"""
        roof   |   |                |   |
        inside | M | B {doc_before} | T | {doc_behind}
    """)


@pytest.mark.parametrize(("way", "doc_before", "doc_behind"), [("forward", "D", " "), ("back", " ", "D")])
def test_on_the_roofs_it_is_one_car_too(way: str, doc_before: str, doc_behind: str) -> None:  # X5.8
    scene = Scene("""
        roof   |   |   |   | T D |   |   |
        inside | M | B | C |     | G | J |
    """)
    scene.play(f"Tuco punches Doc, {way}")
    assert scene.shows(f"""
        roof   |   |   | {doc_before} | T | {doc_behind} |   |
        inside | M | B | C            |   | G            | J |
    """)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (
            """
            roof   |   |   |   |
            inside | M | B |   | T D
            """,
            """
            roof   |   |   |   |
            inside | M | B | D | T
            """,
        ),
        (
            """
            roof   |     |   |   |
            inside | T D |   | B | M
            """,
            """
            roof   |   |   |   |
            inside | T | D | B | M
            """,
        ),
        (
            """
            roof   | T D |   |   |
            inside | M   |   | B |
            """,
            """
            roof   | T | D |   |
            inside | M |   | B |
            """,
        ),
        (
            """
            roof   |   |   |   | T D
            inside | M |   | B |
            """,
            """
            roof   |   |   | D | T
            inside | M |   | B |
            """,
        ),
    ],
)
def test_at_the_ends_of_the_train_the_target_goes_inward(before: str, after: str) -> None:  # X5.8, X9.5
    scene = Scene(before)
    scene.play("Tuco punches Doc")
    assert scene.shows(after)


def test_the_punch_is_asked_step_by_step_whom_what_and_where() -> None:  # X5.8
    scene = Scene(
        """
        roof   |   |   |       |   |
        inside | M | B | T D C |   |
        """,
        Doc="purse jewel",
    )
    scene.play("Tuco: Punch")
    assert scene.choices("Tuco") == {"punch Doc", "punch Cheyenne"}
    scene.play("Tuco punches Doc")
    assert scene.choices("Tuco") == {"knock off a purse", "knock off a jewel"}
    scene.play("Tuco knocks off a jewel")
    assert scene.choices("Tuco") == {"forward", "back"}
    scene.play("Tuco sends Doc to First class")
    assert scene.tells("Tuco punches Doc.", "Doc drops a jewel in second class.", "Doc is sent to first class.")


def test_the_record_tells_the_punch_in_order() -> None:  # X5.8
    scene = Scene(
        """
        roof   |   |   | T D |
        inside | M | B |     |
        """,
        Doc="purse300",
    )
    scene.play("Tuco punches Doc, purse, back")
    assert scene.tells(
        "Tuco punches Doc.", "Doc drops a purse on the roof of second class.", "Doc is sent to the roof of first class."
    )
    assert scene.happened("knocked", bandit="Doc", from_car=2, to_car=3, level="roof") == 1


def test_a_bandit_can_be_punched_again_and_again() -> None:  # X5.8
    scene = Scene(
        """
        roof   |   |   |       |   |
        inside | M | B | T D C |   |
        """,
        Doc="purse jewel",
    )
    scene.play(
        "Tuco punches Doc, jewel, back", "Doc moves forward", "Cheyenne punches Doc, purse, lets it fall, forward"
    )
    assert scene.shows("""
        roof   |   |     |                 |   |
        inside | M | B D | T C purse jewel |   |
    """)
    assert scene.held("Doc") == ""
