"""What one could have meant but may not choose says why: each reason by its rule."""

from __future__ import annotations

from collections import Counter
from typing import Any

from folsom import Express, ExpressView, WhyNot
from folsom.express import why_not
from tests.support.random_games import count, play_on, random_games
from tests.support.scenes.express.scene import Scene

Facts = dict[str, Any]


def targets(scene: Scene, name: str) -> dict[str, str]:
    """Why others can't be aimed at."""
    return {bar.facts["bandit"]: bar.why for bar in scene.view(name).why_not if bar.facts["act"] == "aim"}


def spots(scene: Scene, name: str) -> dict[str, str]:
    """Why spots can't be chosen: each named by its car's number, on the roofs with a prime."""
    bars = [bar for bar in scene.view(name).why_not if "car" in bar.facts]
    return {f"{bar.facts['car']}{_mark(bar)}": bar.why for bar in bars}


def _mark(bar: WhyNot) -> str:
    return "'" if bar.facts.get("level") == "roof" else ""


def whys(scene: Scene, name: str) -> Counter[str]:
    return Counter(bar.why for bar in scene.view(name).why_not)


# --- Fire ------------------------------------------------------------------------------------


def test_inside_those_too_far_on_the_other_level_or_beside_one_cannot_be_hit() -> None:  # X5.5
    scene = Scene("""
        roof   |     |     |       | B   |
        inside | M   | G   | T C J | D   |
    """)
    scene.play("Cheyenne: Fire")
    assert scene.choices("Cheyenne") == {"fire at Ghost", "fire at Doc"}
    assert targets(scene, "Cheyenne") == {
        "Tuco": "same-place",
        "Django": "same-place",
        "Belle": "other-level",
        "Marshal": "never",
    }


def test_inside_one_sees_one_car_only() -> None:  # X5.5
    scene = Scene("""
        roof   |   |   |   |   |   |
        inside | M | G | D | C | J | T
    """)
    scene.play("Doc: Fire")
    assert targets(scene, "Doc") == {"Django": "too-far", "Tuco": "too-far", "Marshal": "never"}


def test_on_the_roofs_the_nearest_hide_those_behind_them() -> None:  # X5.5
    scene = Scene("""
        roof   | G | C |   | D |   | J | T
        inside |   |   | M | B |   |   |
    """)
    scene.play("Doc: Fire")
    assert targets(scene, "Doc") == {"Ghost": "behind", "Tuco": "behind", "Belle": "other-level", "Marshal": "never"}


def test_belle_is_spared_where_another_can_be_hit() -> None:  # X7.6
    inside = Scene("""
        roof   |   |   |     |   |
        inside | M | B | T   | C D |
    """)
    inside.play("Tuco: Fire")
    assert targets(inside, "Tuco") == {"Belle": "spared", "Marshal": "never"}
    roofs = Scene("""
        roof   | B |   | T |   | C D
        inside |   | M |   |   |
    """)
    roofs.play("Tuco: Fire")
    assert targets(roofs, "Tuco") == {"Belle": "spared", "Marshal": "never"}


def test_only_tuco_fires_through_the_roof_and_spares_belle_there() -> None:  # X7.3, X7.6
    train = """
        roof   |   |     | B D |   |
        inside | M | G C | T   | J |
    """
    scene = Scene(train)
    scene.play("Tuco: Fire")
    assert "fire at Doc" in scene.choices("Tuco")
    assert targets(scene, "Tuco") == {"Belle": "spared", "Marshal": "never"}
    scene = Scene(train.replace("T", "X").replace("G", "T").replace("X", "G"))
    scene.play("Ghost: Fire")
    assert targets(scene, "Ghost") == {"Belle": "other-level", "Doc": "other-level", "Marshal": "never"}


# --- Punch -----------------------------------------------------------------------------------


def test_one_punches_only_where_one_stands() -> None:  # X5.8
    scene = Scene("""
        roof   |   |       | J |
        inside | M | T C D | G |
    """)
    scene.play("Tuco: Punch")
    assert targets(scene, "Tuco") == {"Ghost": "elsewhere", "Django": "elsewhere", "Marshal": "never"}


def test_belle_is_spared_where_another_can_be_punched() -> None:  # X7.6
    scene = Scene("""
        roof   |   |         |   |
        inside | M | T C B D |   |
    """)
    scene.play("Tuco: Punch")
    assert targets(scene, "Tuco") == {"Belle": "spared", "Marshal": "never"}


def test_whoever_is_punched_is_sent_one_car_on_the_same_level() -> None:  # X5.8
    scene = Scene("""
        roof   |   |   |     |
        inside | M |   | T C | D
    """)
    scene.play("Tuco punches Cheyenne")
    assert scene.view("Tuco").phase == "punching: way"
    levels = dict.fromkeys(("0'", "1'", "2'", "3'"), "other-level")
    assert spots(scene, "Tuco") == {"0": "too-far", "2": "stays", **levels}


# --- Move, Marshal ----------------------------------------------------------------------------


def test_inside_one_moves_one_car_and_never_stays_or_climbs() -> None:  # X5.3
    scene = Scene("""
        roof   |   |   |   |   |
        inside | M |   | D | T | C
    """)
    scene.play("Doc: Move")
    levels = dict.fromkeys(("0'", "1'", "2'", "3'", "4'"), "other-level")
    assert spots(scene, "Doc") == {"0": "too-far", "2": "stays", "4": "too-far", **levels}


def test_on_the_roofs_one_moves_three_cars_at_most() -> None:  # X5.3
    scene = Scene("""
        roof   | D |   |   |   |   | G | B
        inside | M | J |   | T | C |   |
    """)
    scene.play("Doc: Move")
    levels = {str(car): "other-level" for car in range(7)}
    assert spots(scene, "Doc") == {"0'": "stays", "4'": "too-far", "5'": "too-far", "6'": "too-far", **levels}


def test_the_marshal_goes_one_car_and_never_stays() -> None:  # X5.9
    scene = Scene("""
        roof   | G |   |   |   |
        inside |   | M | D | T | C
    """)
    scene.play("Tuco: Marshal")
    assert spots(scene, "Tuco") == {"1": "stays", "3": "too-far", "4": "too-far"}


# --- loot --------------------------------------------------------------------------------------


def test_one_robs_only_where_one_stands() -> None:  # X5.7
    scene = Scene("""
        roof   |       |             | purse |
        inside | M box | T purse jewel | C jewel | D
    """)
    scene.play("Tuco: Rob")
    assert spots(scene, "Tuco") == {"0": "elsewhere", "2": "elsewhere", "2'": "elsewhere"}


def test_a_pickpocket_takes_nothing_but_a_purse_and_only_where_they_are() -> None:  # X8.6
    scene = Scene(
        """
        roof   |       |                     |         |
        inside | M     | T purse jewel box   | C jewel | D
        """,
        round_card="Pickpocketing",
        round_number=5,
    )
    scene.end_round()
    bars = scene.view("Tuco").why_not
    assert [(bar.facts.get("loot"), bar.facts["car"], bar.why) for bar in bars] == [
        ("jewel", 1, "only-purses"),
        ("strongbox", 1, "only-purses"),
        (None, 2, "elsewhere"),
    ]


# --- Schemin' ------------------------------------------------------------------------------------


def test_a_bullet_cannot_be_played() -> None:  # X4.2
    scene = Scene(seats="Doc Tuco Belle", met={"Doc": 3}, hands={"Doc": "Rob bullet x3"})
    assert scene.view("Doc").why_not == (WhyNot({"act": "play", "card": "bullet"}, "bullet"),)


def test_one_cannot_draw_from_an_empty_deck() -> None:  # X4.3
    scene = Scene(seats="Doc Tuco Belle", hands={"Doc": "Move x2 Floor x2 Fire x2 Rob x2 Punch Marshal"})
    assert scene.view("Doc").why_not == (WhyNot({"act": "draw"}, "empty-deck"),)


def test_ghost_hides_no_card_but_the_first() -> None:  # X7.1
    scene = Scene(seats="Ghost Doc Tuco", round_card="Swivel arm", hands={})
    assert scene.view("Ghost").why_not == ()
    scene.around("draws")
    assert scene.view("Ghost").why_not == ()  # in a tunnel everyone's card is hidden
    scene.around("plays Move face down")
    assert scene.view("Ghost").why_not == (WhyNot({"act": "play", "face_down": True}, "first-turn-only"),)
    scene.play("Ghost draws")
    assert scene.view("Doc").why_not == ()


def test_where_ghost_always_hides_his_first_card_he_cannot_show_it() -> None:  # X7.1
    scene = Scene(seats="Ghost Doc Tuco", hands={}, ghost="always")
    assert scene.view("Ghost").why_not == (WhyNot({"act": "play", "face_down": False}, "must-hide"),)


def test_ghosts_team_is_barred_as_he_is() -> None:  # X11.6
    scene = Scene(teams="Tuco Ghost, Django Doc", round_card="Braking", hands={})
    scene.around("draws")
    assert whys(scene, "Tuco")["first-turn-only"] == 1


# --- who is told, and that nothing is left out -----------------------------------------------------


def test_only_the_seat_that_is_to_choose_is_told_why_not() -> None:
    scene = Scene("""
        roof   |   |   |   |   |   |
        inside | M | G | D | C | J | T
    """)
    scene.play("Doc: Fire")
    assert [len(scene.view(viewer).why_not) for viewer in (None, "Ghost", "Tuco")] == [0, 0, 0]


def test_whoever_aims_or_goes_or_robs_is_told_of_everything_on_the_train() -> None:
    met: Counter[str] = Counter()
    for game, rng in random_games(Express, count(40, 10)):
        for choice in play_on(game, rng):
            view = game.view(choice.seat)
            met.update(bar.why for bar in view.why_not)
            facts = [*(bar.facts for bar in view.why_not), *(option.facts for option in game.choices(choice.seat))]
            assert choice.facts["act"] not in COMPLETE or COMPLETE[choice.facts["act"]](view, facts)
    assert set(why_not.REASONS) == met.keys()


def _everyone(view: ExpressView, facts: list[Facts]) -> bool:
    names = {bandit.name for seat in view.seats for bandit in seat.bandits} | {"Marshal"}
    return view.action is not None and {each["bandit"] for each in facts} == names - {view.action.bandit}


def _every_spot(view: ExpressView, facts: list[Facts]) -> bool:
    spots = {(car, level) for car in range(len(view.cars)) for level in ("inside", "roof")}
    return sorted((each["car"], each["level"]) for each in facts) == sorted(spots)


def _every_car(view: ExpressView, facts: list[Facts]) -> bool:
    return {each["car"] for each in facts} == set(range(len(view.cars)))


def _all_loot(view: ExpressView, facts: list[Facts]) -> bool:
    levels = ("inside", "roof")
    loot = {(place, level) for place, car in enumerate(view.cars) for level in levels if getattr(car, level).loot}
    return {(each["car"], each["level"]) for each in facts if each["act"] == "take"} == loot


def _whole_hand(view: ExpressView, facts: list[Facts]) -> bool:
    return {each["card"] for each in facts if "card" in each} == set(view.hand)


COMPLETE = {
    "aim": _everyone,
    "go": _every_spot,
    "send": _every_spot,
    "marshal": _every_car,
    "take": _all_loot,
    "play": _whole_hand,
}
