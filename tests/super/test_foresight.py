"""Where my three cards lead if nobody touches me: made by the rules, from a seat's view."""

from __future__ import annotations

from folsom.super.foresight import PathAhead
from tests.support.scenes.super.scene import Scene

TRAIN = """
    roof   |    |     |    |
    inside | ◄T |     | D► | ◄B
"""


def path(scene: Scene, name: str, plan: str) -> PathAhead:
    """The path of a plan."""
    foresight = scene.view(name).foresight
    assert foresight is not None
    [code] = [choice.code for choice in scene.game.choices(scene.seat(name)) if choice.text == plan]
    [found] = [each for each in foresight.paths if each.code == code]
    return found


def told(found: PathAhead) -> list[str]:
    """Each step: the car's number, with a prime on the roof, and the way faced; or how the train is left."""
    steps = [
        f"off the {step.off}"
        if step.off
        else f"{step.car}{_mark(step.level)} {'<' if step.faces_locomotive else '>'}{'*' if step.stunned else ''}"
        for step in found.steps
    ]
    return [*steps, "left behind"] if found.left_behind else steps


def _mark(level: str | None) -> str:
    return "'" if level == "roof" else ""


def test_each_card_is_a_step() -> None:  # S3.3, S3.4, S3.5
    scene = Scene(TRAIN)
    assert told(path(scene, "Tuco", "Floor, Turn, Move")) == ["0' <", "0' >", "1' >"]


def test_cards_after_the_fall_are_never_played() -> None:  # S3.5
    scene = Scene(TRAIN)
    assert told(path(scene, "Tuco", "Floor, Move, Turn")) == ["0' <", "off the front"]
    assert told(path(scene, "Doc", "Move, Floor, Turn")) == ["3 >", "3' >", "3' <", "left behind"]
    assert told(path(scene, "Belle", "Turn, Move, Floor")) == ["3 >", "off the rear"]


def test_who_is_in_the_last_car_is_left_behind() -> None:  # S4.1
    scene = Scene(TRAIN)
    assert told(path(scene, "Belle", "Turn, Floor, Fire")) == ["3 >", "3' >", "3' >", "left behind"]
    assert told(path(scene, "Belle", "Move, Floor, Fire")) == ["2 <", "2' <", "2' <"]


def test_one_who_is_stunned_only_stands_up() -> None:  # S3.7
    scene = Scene(TRAIN.replace("◄T", "◄T*"))
    assert told(path(scene, "Tuco", "Move, Floor, Turn")) == ["0 <", "0' <", "0' >"]


def test_a_rider_comes_back() -> None:  # S6.2
    scene = Scene(TRAIN, horse=True)
    assert told(path(scene, "Tuco", "Move, Horse, Floor")) == ["off the front", "0 <", "0' <"]


def test_every_plan_has_a_path_and_nobody_else_has_one() -> None:
    scene = Scene(TRAIN.replace("D► |", "   |"), out="Doc", reflex=True)
    foresight = scene.view("Tuco").foresight
    assert foresight is not None
    assert [each.code for each in foresight.paths] == [choice.code for choice in scene.game.choices(scene.seat("Tuco"))]
    assert scene.view("Doc").foresight is None
    assert scene.game.view(None).foresight is None


def test_what_others_plan_plays_no_part() -> None:  # S3.1
    scene = Scene(TRAIN)
    before = scene.view("Tuco").foresight
    scene.choose("Belle", "Fire, Move, Turn")
    assert scene.view("Tuco").foresight == before
