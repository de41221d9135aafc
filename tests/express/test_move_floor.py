"""Move and Floor (X5.3, X5.4)."""

import pytest

from tests.support.scenes.express.scene import Scene

# --- Move ------------------------------------------------------------------------------------


def test_inside_one_moves_to_an_adjacent_car_and_no_further() -> None:  # X5.3
    scene = Scene("""
        roof   |   |   |   |   |
        inside | M |   | T | D | B C
    """)
    assert scene.offers("Tuco: Move") == {"forward", "back"}
    scene.play("Tuco moves forward")
    assert scene.shows("""
        roof   |   |   |   |   |
        inside | M | T |   | D | B C
    """)


def test_inside_the_caboose_one_can_only_move_forward() -> None:  # X5.3, X9.5
    scene = Scene("""
        roof   |   |   |   |
        inside | M | D | B | T
    """)
    assert scene.offers("Tuco: Move") == {"forward"}


def test_inside_the_locomotive_one_can_only_move_back() -> None:  # X5.3, X9.5
    scene = Scene("""
        roof   |   |   |   |
        inside | T | D | B | M
    """)
    assert scene.offers("Tuco: Move") == {"back"}


def test_on_the_roofs_one_moves_up_to_three_cars_either_way() -> None:  # X5.3
    scene = Scene("""
        roof   |   |   |   | T |   |   |
        inside | M | D | B |   | C | G | J
    """)
    assert scene.offers("Tuco: Move") == {"forward", "forward 2", "forward 3", "back", "back 2", "back 3"}


@pytest.mark.parametrize(
    ("way", "roofs"),
    [
        ("forward 3", "T |   |   |   |   |   |"),
        ("forward 2", "  | T |   |   |   |   |"),
        ("forward", "  |   | T |   |   |   |"),
        ("back", "  |   |   |   | T |   |"),
        ("back 2", "  |   |   |   |   | T |"),
        ("back 3", "  |   |   |   |   |   | T"),
    ],
)
def test_a_walk_on_the_roofs_ends_where_it_was_said(way: str, roofs: str) -> None:  # X5.3
    scene = Scene("""
        roof   |   |   |   | T |   |   |
        inside | M | D | B |   | C | G | J
    """)
    scene.play(f"Tuco moves {way}")
    assert scene.shows(f"""
        roof   | {roofs}
        inside | M | D | B |   | C | G | J
    """)


@pytest.mark.parametrize(
    ("roofs", "ways"),
    [
        ("T |   |   |   |   |   |  ", {"back", "back 2", "back 3"}),
        ("  | T |   |   |   |   |  ", {"forward", "back", "back 2", "back 3"}),
        ("  |   | T |   |   |   |  ", {"forward", "forward 2", "back", "back 2", "back 3"}),
        ("  |   |   |   | T |   |  ", {"forward", "forward 2", "forward 3", "back", "back 2"}),
        ("  |   |   |   |   | T |  ", {"forward", "forward 2", "forward 3", "back"}),
        ("  |   |   |   |   |   | T", {"forward", "forward 2", "forward 3"}),
    ],
)
def test_nobody_walks_off_the_train(roofs: str, ways: set[str]) -> None:  # X5.3, X9.5
    scene = Scene(f"""
        roof   | {roofs}
        inside | M | D | B |   | C | G | J
    """)
    assert scene.offers("Tuco: Move") == ways


def test_in_a_train_of_three_players_the_roofs_can_be_walked_from_end_to_end() -> None:  # X5.3
    scene = Scene("""
        roof   | T |   |   |
        inside | M | D | B |
    """)
    scene.play("Tuco moves back 3", "Tuco: Move")
    assert scene.shows("""
        roof   |   |   |   | T
        inside | M | D | B |
    """)
    assert scene.choices("Tuco") == {"forward", "forward 2", "forward 3"}


def test_one_must_move() -> None:  # X5.3
    scene = Scene("""
        roof   |   | T |   |
        inside | M | D | B |
    """)
    assert scene.offers("Tuco: Move") == {"forward", "back", "back 2"}


def test_other_bandits_are_no_hindrance_to_a_walk() -> None:  # X5.3
    scene = Scene("""
        roof   |   | D C | B J |   | T |
        inside | M |     |     |   |   |
    """)
    scene.play("Tuco moves forward 3")
    assert scene.shows("""
        roof   |   | D C T | B J |   |   |
        inside | M |       |     |   |   |
    """)


def test_a_walk_on_the_roofs_passes_above_the_marshal() -> None:  # X5.3, X6.2
    scene = Scene("""
        roof   |   |   |   | T
        inside |   | D | M | B
    """)
    scene.play("Tuco moves forward 3")
    assert scene.shows("""
        roof   | T |   |   |
        inside |   | D | M | B
    """)
    assert scene.received("Tuco") == 0


# --- Floor -----------------------------------------------------------------------------------


def test_from_inside_one_climbs_to_the_roof_of_the_same_car() -> None:  # X5.4
    scene = Scene("""
        roof   |   |   |   |
        inside | M | D | T | B
    """)
    assert scene.offers("Tuco: Floor") == {"climb to the roof"}
    scene.play("Tuco climbs")
    assert scene.shows("""
        roof   |   |   | T |
        inside | M | D |   | B
    """)


def test_from_the_roof_one_goes_down_into_the_same_car() -> None:  # X5.4
    scene = Scene("""
        roof   |   |   | T |
        inside | M | D |   | B
    """)
    assert scene.offers("Tuco: Floor") == {"go down inside"}
    scene.play("Tuco goes down")
    assert scene.shows("""
        roof   |   |   |   |
        inside | M | D | T | B
    """)


def test_two_floor_cards_bring_one_back() -> None:  # X5.4
    train = """
        roof   | T |   |   |
        inside |   | D | M | B
    """
    scene = Scene(train)
    scene.play("Tuco goes down", "Tuco climbs")
    assert scene.shows(train)
    assert scene.happened("changed floor", bandit="Tuco", car=0, level="inside") == 1
    assert scene.happened("changed floor", bandit="Tuco", car=0, level="roof") == 1


def test_loot_stays_on_its_floor() -> None:  # X5.4, X5.7
    scene = Scene("""
        roof   |   |   |       |
        inside | M | D | T box | B
    """)
    scene.play("Tuco climbs", "Tuco robs in vain")
    assert scene.shows("""
        roof   |   |   | T   |
        inside | M | D | box | B
    """)
