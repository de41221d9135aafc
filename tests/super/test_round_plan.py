"""The plan of a round: all at once, in secret, and open to second thoughts (S3.1)."""

from itertools import permutations

import pytest

import folsom
from tests.support.scenes.super.scene import Scene

START = """
    roof   |  |    |    |    |
    inside |  | T► | ◄D | ◄B |
"""
ONE_OUT = """
    roof   |  |    |    |    |  |
    inside |  | T► | ◄D | ◄B |  |
"""
CARDS = ("Turn", "Floor", "Move", "Fire")


def test_a_plan_is_three_of_the_four_cards_in_any_order() -> None:  # S3.1
    scene = Scene(START)
    for seat in range(3):
        plans = [str(choice) for choice in scene.game.choices(seat)]
        assert len(plans) == 24
        assert set(plans) == {", ".join(cards) for cards in permutations(CARDS, 3)}


@pytest.mark.parametrize(
    "words",
    ["Move, Move, Fire", "Move, Fire", "Move, Turn, Floor, Fire", "Move, Fire, Reflex", "Horse, Move, Fire", ""],
)
def test_another_plan_is_refused_by_its_rule_and_with_what_is_legal(words: str) -> None:  # S3.1
    scene = Scene(START)
    before = scene.game.save()
    with pytest.raises(folsom.IllegalChoice, match=r"for Belle, .* isn't possible now") as refused:
        scene.choose("Belle", words)
    assert (refused.value.rule, len(refused.value.legal)) == ("S3.1", 24)
    assert "legal now: Turn, Floor, Move; Turn, Floor, Fire; " in str(refused.value)
    assert scene.game.save() == before


@pytest.mark.parametrize("words", ["Move, Fire, Turn", "move fire turn", " MOVE,  fire,   turn. "])
def test_commas_and_capitals_do_not_matter(words: str) -> None:  # S3.1
    scene = Scene(START)
    scene.choose("Belle", words)
    assert scene.view("Belle").plan == ("Move", "Fire", "Turn")


@pytest.mark.parametrize("order", list(permutations(["Belle", "Doc", "Tuco"])))
def test_all_plan_at_once_in_whatever_order_they_are_ready(order: tuple[str, ...]) -> None:  # S3.1
    scene = Scene(START)
    plans = {"Belle": "Floor, Move, Turn", "Doc": "Floor, Turn, Fire", "Tuco": "Fire, Floor, Move"}
    for ready, name in enumerate(order):
        assert scene.to_act == [other for other in plans if other not in order[:ready]]
        assert scene.cards_played == []
        scene.choose(name, plans[name])
    assert scene.cards_played == [(name, plans[name].split(", ")[turn]) for turn in range(3) for name in plans]
    assert scene.to_act == ["Belle", "Doc", "Tuco"]
    assert scene.view().round_number == 2


def test_a_plan_may_be_changed_until_the_last_one_is_in() -> None:  # S3.1
    scene = Scene(START)
    scene.choose("Belle", "Turn, Floor, Move")
    scene.choose("Doc", "Turn, Floor, Move")
    scene.choose("Belle", "Fire, Turn, Floor")
    assert scene.to_act == ["Tuco"]
    assert scene.view("Belle").plan == ("Fire", "Turn", "Floor")
    scene.choose("Belle", "Floor, Fire, Turn")
    scene.choose("Tuco", "Turn, Floor, Fire")
    belles = [card for name, card in scene.cards_played if name == "Belle"]
    assert belles == ["Floor", "Fire", "Turn"]


def test_a_plan_may_be_taken_back_until_the_last_one_is_in() -> None:  # S3.1
    scene = Scene(START)
    scene.choose("Doc", "Turn, Floor, Move")
    before = scene.game.position.state
    scene.choose("Belle", "Move, Fire, Turn")
    scene.game.undo(scene.seat("Belle"))
    assert scene.game.position.state == before
    assert (scene.to_act, scene.view("Belle").plan) == (["Belle", "Tuco"], None)
    scene.play(Belle="Floor, Fire, Turn", Tuco="Floor, Turn, Fire")
    assert not scene.game.may_undo(scene.seat("Tuco"))


def test_a_changed_plan_does_not_stand_for_one_that_is_missing() -> None:  # S3.1
    scene = Scene(START)
    for plan in ("Turn, Floor, Move", "Fire, Turn, Floor", "Move, Fire, Turn"):
        scene.choose("Belle", plan)
    assert scene.to_act == ["Doc", "Tuco"]
    assert (scene.cards_played, scene.view().round_number) == ([], 1)


def test_the_same_cards_can_be_planned_in_every_round() -> None:  # S3.1
    scene = Scene(START)
    for _ in range(2):
        assert scene.view("Belle").plan is None
        assert not any(seat.planned for seat in scene.view().seats)
        assert len(scene.game.choices(0)) == 24
        scene.play(Belle="Floor, Fire, Turn", Doc="Floor, Fire, Turn", Tuco="Floor, Fire, Turn")


def test_those_who_are_out_plan_no_more() -> None:  # S3.1, S3.2
    scene = Scene(ONE_OUT, out="Mei")
    assert scene.to_act == ["Belle", "Doc", "Tuco"]
    assert [seat.in_play for seat in scene.view().seats] == [True, True, False, True]
    assert scene.game.choices(scene.seat("Mei")) == []
    with pytest.raises(folsom.IllegalChoice, match=r"Mei is out of the game \(S3.1\)"):
        scene.choose("Mei", "Turn, Floor, Move")
    scene.play(Belle="Floor, Fire, Turn", Doc="Floor, Fire, Turn", Tuco="Floor, Fire, Turn")
    assert scene.view().round_number == 2


# --- who sees what ---------------------------------------------------------------------------


def test_others_and_spectators_see_only_that_a_seat_has_chosen() -> None:  # S3.1
    scene = Scene(START)
    scene.choose("Doc", "Move, Fire, Turn")
    for viewer in ("Belle", "Tuco", None):
        view = scene.view(viewer)
        assert (view.seat, view.plan, view.as_dict()["plan"]) == (scene.viewer(viewer), None, None)
        assert [seat.planned for seat in view.seats] == [False, True, False]
        assert view.to_act == (0, 2)
        assert scene.events("chose", viewer) == [{"seat": "Doc", "choice": None, "forced": None, "round": 0}]
    assert scene.view("Doc").plan == ("Move", "Fire", "Turn")
    assert scene.view("Doc").as_dict()["plan"] == ("Move", "Fire", "Turn")
    (chosen,) = scene.events("chose", "Doc")
    assert chosen["choice"] == next(c.code for c in scene.game.choices(1) if str(c) == "Move, Fire, Turn")
    assert scene.tells("Doc is ready.")


@pytest.mark.parametrize("plan", [", ".join(cards) for cards in permutations(CARDS, 3)])
def test_every_plan_looks_the_same_to_others(plan: str) -> None:  # S3.1
    scene, other = Scene(START), Scene(START)
    scene.choose("Belle", plan)
    other.choose("Belle", "Turn, Floor, Move")
    for viewer in (1, 2, None):
        assert scene.game.view(viewer) == other.game.view(viewer)
        assert scene.game.events(viewer) == other.game.events(viewer)


def test_second_thoughts_are_ones_own() -> None:  # S3.1
    scene, other = Scene(START), Scene(START)
    scene.choose("Belle", "Move, Fire, Turn")
    scene.choose("Belle", "Floor, Fire, Turn")
    other.choose("Belle", "Floor, Fire, Turn")
    for viewer in (1, 2, None):
        assert scene.game.view(viewer) == other.game.view(viewer)
        assert scene.game.events(viewer) == other.game.events(viewer)
    assert [event.text for event in scene.game.events(0)] == ["Belle is ready.", "Belle has another plan."]


def test_the_fourth_card_is_never_shown() -> None:  # S3.1
    scene, other = Scene(START), Scene(START)
    for game in (scene, other):
        game.choose("Belle", "Move, Fire, Turn" if game is scene else "Floor, Turn, Fire")
        game.choose("Belle", "Floor, Fire, Turn")
        game.play(Doc="Turn, Fire, Floor", Tuco="Floor, Turn, Move")
    assert len(scene.events("revealed")) == 9
    for viewer in ("Doc", "Tuco", None):
        assert scene.view(viewer) == other.view(viewer)
        assert scene.game.events(scene.viewer(viewer)) == other.game.events(other.viewer(viewer))
