"""Fire (X5.5, X5.6)."""

import pytest

from tests.support.scenes.express.scene import Scene

# --- who can be hit --------------------------------------------------------------------------


def test_inside_one_fires_at_bandits_inside_adjacent_cars() -> None:  # X5.5
    scene = Scene("""
        roof   |   |   |   |   |   |
        inside | M | G | D | C | J | T
    """)
    assert scene.offers("Doc: Fire") == {"fire at Ghost", "fire at Cheyenne"}


def test_inside_a_bandit_two_cars_away_is_out_of_sight() -> None:  # X5.5
    scene = Scene("""
        roof   |   |   |   |
        inside | T | M | D | C
    """)
    assert scene.offers("Tuco: Fire") == set()
    assert scene.offers("Doc: Fire") == {"fire at Cheyenne"}


def test_inside_all_bandits_of_both_adjacent_cars_are_targets() -> None:  # X5.5
    scene = Scene("""
        roof   |   |   |       |   |       |   |
        inside | M |   | G D   | T | C J B |   |
    """)
    assert scene.offers("Tuco: Fire") == {"fire at Ghost", "fire at Doc", "fire at Cheyenne", "fire at Django"}


def test_one_never_fires_at_a_bandit_on_the_same_spot() -> None:  # X5.5
    scene = Scene("""
        roof   | C J |     |   |   |
        inside |     | D G |   | M |
    """)
    assert scene.offers("Doc: Fire") == set()
    assert scene.offers("Cheyenne: Fire") == set()


def test_one_does_not_fire_from_one_floor_to_the_other() -> None:  # X5.5
    scene = Scene("""
        roof   |   |   | D |
        inside | M | C | G |
    """)
    assert scene.offers("Doc: Fire") == set()
    assert scene.offers("Ghost: Fire") == {"fire at Cheyenne"}


def test_on_the_roofs_one_sees_the_nearest_bandit_each_way_however_far() -> None:  # X5.5
    scene = Scene("""
        roof   | G |   |   |   | D |   | C
        inside | M |   |   |   | J | T | B
    """)
    assert scene.offers("Doc: Fire") == {"fire at Ghost", "fire at Cheyenne"}
    assert scene.offers("Ghost: Fire") == {"fire at Doc"}
    assert scene.offers("Cheyenne: Fire") == {"fire at Doc"}


def test_bandits_on_the_nearest_roof_hide_those_behind_them() -> None:  # X5.5
    scene = Scene("""
        roof   | G | D |   | C |   | J | T
        inside | M |   |   |   |   |   | B
    """)
    assert scene.offers("Cheyenne: Fire") == {"fire at Doc", "fire at Django"}
    assert scene.offers("Ghost: Fire") == {"fire at Doc"}
    assert scene.offers("Django: Fire") == {"fire at Cheyenne", "fire at Tuco"}


def test_all_on_the_nearest_roof_are_targets_side_by_side() -> None:  # X5.5
    scene = Scene("""
        roof   |   | T | D G |   | C | J
        inside | M |   |     |   |   |
    """)
    assert scene.offers("Cheyenne: Fire") == {"fire at Doc", "fire at Ghost", "fire at Django"}


def test_bandits_on_ones_own_roof_do_not_block_and_are_no_targets() -> None:  # X5.5
    scene = Scene("""
        roof   | G |   | D C J |   | T |
        inside | M |   |       |   |   |
    """)
    assert scene.offers("Cheyenne: Fire") == {"fire at Ghost", "fire at Tuco"}


def test_bandits_inside_do_not_block_the_roofs() -> None:  # X5.5
    scene = Scene("""
        roof   | G |   |   | C |
        inside | M | D | J |   |
    """)
    assert scene.offers("Cheyenne: Fire") == {"fire at Ghost"}


def test_the_marshal_never_blocks() -> None:  # X5.5
    scene = Scene("""
        roof   | G |   |   | C
        inside |   | D | M |
    """)
    assert scene.offers("Cheyenne: Fire") == {"fire at Ghost"}
    assert scene.offers("Ghost: Fire") == {"fire at Cheyenne"}


def test_the_marshal_is_no_target_and_no_shield_inside() -> None:  # X5.5
    scene = Scene("""
        roof   |   |   |   |
        inside | G | M | D | C
    """)
    assert scene.offers("Ghost: Fire") == set()
    assert scene.offers("Doc: Fire") == {"fire at Cheyenne"}


def test_a_roof_line_may_be_blocked_one_way_and_free_the_other() -> None:  # X5.5
    scene = Scene("""
        roof   |   |   | T | D | C
        inside | M | G |   |   |
    """)
    assert scene.offers("Cheyenne: Fire") == {"fire at Doc"}
    assert scene.offers("Tuco: Fire") == {"fire at Doc"}
    assert scene.offers("Doc: Fire") == {"fire at Tuco", "fire at Cheyenne"}


def test_a_bandit_who_moves_out_of_the_line_clears_it() -> None:  # X5.5, X5.1
    scene = Scene("""
        roof   |   | T | D | C
        inside | M |   |   |
    """)
    assert scene.offers("Cheyenne: Fire") == {"fire at Doc"}
    assert scene.offers("Doc goes down", "Cheyenne: Fire") == {"fire at Tuco"}


# --- the bullet ------------------------------------------------------------------------------


def test_the_shooter_gives_one_of_their_bullets_to_the_target() -> None:  # X5.6
    scene = Scene("""
        roof   |   |   |   |
        inside | M |   | D | T C
    """)
    scene.play("Doc fires at Tuco", "Doc: Move")
    assert (scene.bullets("Doc"), scene.bullets("Tuco"), scene.bullets("Cheyenne")) == (5, 6, 6)
    assert (scene.received("Doc"), scene.received("Tuco"), scene.received("Cheyenne")) == (0, 1, 0)
    assert scene.deck("Tuco").endswith("bullet")
    assert scene.neutrals == 13
    assert scene.tells("Doc fires at Tuco.", "Tuco takes a bullet from Doc.")


def test_the_bullet_lies_on_top_of_the_targets_deck() -> None:  # X5.6, X10.4
    scene = Scene(
        """
        roof   |   |   |   |
        inside | M | C | D | T
        """,
        expert=True,
        kept={"Tuco": "Move Floor Fire Rob Punch"},
        expert_start_discard=False,
    )
    scene.play("Doc fires at Tuco")
    assert scene.hand("Tuco") == "Move Floor Fire Rob Punch bullet"


def test_without_a_target_the_bullet_is_kept() -> None:  # X5.6
    scene = Scene("""
        roof   |   |   |   |
        inside | M | D |   | T C
    """)
    scene.play("Doc fires in vain")
    assert scene.bullets("Doc") == 6
    assert scene.happened("no effect", bandit="Doc", reason="no bandit in sight") == 1


def test_the_last_bullet_can_be_fired_and_then_no_more() -> None:  # X5.6
    scene = Scene(
        """
        roof   |   |   |   |
        inside | M |   | D | T C
        """,
        fired={"Doc": "Tuco x5"},
    )
    scene.play("Doc fires at Cheyenne", "Doc fires in vain")
    assert scene.bullets("Doc") == 0
    assert scene.received("Cheyenne") == 1
    assert scene.happened("no effect", bandit="Doc", reason="no bullets left") == 1


@pytest.mark.parametrize("target", ["Doc", "Ghost", "Cheyenne"])
def test_only_the_target_takes_the_bullet(target: str) -> None:  # X5.5, X5.6
    scene = Scene("""
        roof   |   |   | D G |   | T | C
        inside | M |   |     |   |   | J
    """)
    scene.play(f"Tuco fires at {target}")
    assert {name for name in scene.characters if scene.received(name)} == {target}
