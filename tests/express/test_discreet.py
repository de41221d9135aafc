"""At a discreet table nobody learns from an instant answer that a seat had one option only."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import zip_longest

import pytest

from folsom import Express
from folsom.express.components import ROB
from folsom.express.position import Position
from folsom.express.state import SCHEMING, STEALING, State
from tests.express.kit import KIT
from tests.support.random_games import AnyGame, View, count, play_on, random_table, viewers
from tests.support.scenes.express.scene import Scene
from tests.support.sibling_worlds import imagined, sibling

ONE_CARD = {"Tuco": "bullet x6"}
SOME_CARDS = {"Tuco": "Move bullet x5"}


def _scheming(hands: dict[str, str], discreet: str) -> Scene:
    scene = Scene(seats="Doc Tuco Belle", met={"Tuco": 6}, hands=hands, discreet=discreet)
    scene.play("Doc plays Move")
    return scene


def test_a_hand_of_bullets_is_asked_like_any_other() -> None:  # X4.2, X4.5
    bullets, cards = (_scheming(hands, "on") for hands in (ONE_CARD, SOME_CARDS))
    assert bullets.choices("Tuco") == {"draw"}
    assert cards.choices("Tuco") == {"draw", "play Move"}
    for viewer in (0, 2, None):
        assert bullets.game.view(viewer) == cards.game.view(viewer)
        assert bullets.game.events(viewer) == cards.game.events(viewer)


def test_without_discretion_a_hand_of_bullets_draws_at_once() -> None:  # X4.2
    bullets, cards = (_scheming(hands, "off") for hands in (ONE_CARD, SOME_CARDS))
    assert bullets.game.to_act == [2]
    assert cards.game.to_act == [1]


def test_the_one_option_of_a_discreet_table_is_a_choice_and_is_not_forced() -> None:
    scene = _scheming(ONE_CARD, "on")
    scene.play("Tuco draws")
    assert [(move.text, move.forced) for move in scene.game.moves[-1:]] == [("draw", False)]
    assert scene.game.to_act == [2]


def _robbing(loot: str, known_purses: str = "on") -> Scene:
    """Tuco's next card is Rob, where this lies."""
    scene = Scene(
        f"""
        roof   |   |           |
        inside | M | T {loot}  | D B
        """,
        discreet="on",
        known_purses=known_purses,
    )
    scene.play("Doc moves forward", "Tuco: Rob", "Belle: Move")
    return scene


@pytest.mark.parametrize("loot", ["purse300 purse500", "purse300 purse300 purse350"])
def test_who_robs_where_purses_lie_is_asked_which_for_others_can_not_know_what_they_know(loot: str) -> None:  # X5.10
    scene = _robbing(loot)
    assert scene.choices("Tuco") == {"rob a purse"}
    assert scene.happened("robbed") == 0


@pytest.mark.parametrize("loot", ["purse300", "jewel jewel", "box"])
def test_who_robs_where_all_see_but_one_thing_to_take_takes_it_at_once(loot: str) -> None:  # X5.7
    assert _robbing(loot).happened("robbed") == 1


@pytest.mark.parametrize(
    ("loot", "foregone"), [("purse300 purse500", True), ("purse300 purse500 jewel", False), ("purse300 jewel", False)]
)
def test_who_never_lost_a_purse_has_a_foregone_choice_among_equal_purses(loot: str, foregone: bool) -> None:  # X5.10
    scene = _robbing(loot)
    assert not scene.game.foregone, "in a scene everyone may have lost a purse"
    state = State.unpack(scene.game.position.pack())
    state.lost_purse = 0
    assert Express.at(Position(state)).foregone == foregone


def test_where_nobody_remembers_purses_all_see_that_they_are_alike() -> None:  # X5.10
    assert _robbing("purse300 purse500", known_purses="off").happened("robbed") == 1


# --- over whole games ------------------------------------------------------------------------------


def _discreet_games(games: int) -> Iterator[tuple[Express, random.Random]]:
    for number in range(games):
        rng = random.Random(number)
        table = {**random_table(Express, rng), "discreet": "on"}
        yield Express.of(Express.make_table(**table), number), rng


def test_who_is_asked_never_depends_on_what_others_can_not_see() -> None:  # X4.5, X5.10
    """Two worlds that look alike part by news of what differs, and never because a seat is asked in one alone."""
    compared = 0
    for game, rng in _discreet_games(count(14, 4)):
        for choice in play_on(game, rng):
            viewer, make = rng.choice(viewers(game)), rng.choice([sibling, imagined])
            here, there = Express.at(game.position.copy()), make(KIT, game, viewer, rng)
            if choice.code in there.position.legal(choice.seat):
                here.play(choice.seat, choice.code)
                there.play(choice.seat, choice.code)
                _assert_parted_by_news(here, there, viewer)
                compared += 1
    assert compared > count(500, 100)


def _assert_parted_by_news(here: Express, there: AnyGame, viewer: View) -> None:
    pairs = zip_longest(here.events(viewer), there.events(viewer))
    parted = next((pair for pair in pairs if pair[0] != pair[1]), None)
    assert (parted is None and here.to_act == there.to_act) or (parted and KIT.comes_to_light(*parted, here, viewer))


def test_a_single_option_is_asked_for_in_scheming_and_of_robbers_alone() -> None:
    """All other questions have two options or more, or all can see that there is but one."""
    asked = set()
    for game, rng in _discreet_games(count(40, 8)):
        for _ in play_on(game, rng):
            if any(len(game.choices(seat)) == 1 for seat in game.to_act):
                asked.add(game.position.state.phase)
    assert asked == {SCHEMING, STEALING}


def test_a_choice_is_foregone_where_all_can_see_that_it_is_the_only_one() -> None:  # X5.10
    found = 0
    for game, rng in _discreet_games(count(40, 8)):
        for _ in play_on(game, rng):
            seat, s = game.to_act[0], game.position.fields
            robs = s.phase == STEALING and s.action == ROB and len(game.choices(seat)) == 1
            foregone = robs and seat not in _losers_of_purses(game)
            assert game.foregone == foregone
            found += foregone
            for viewer in viewers(game) if foregone else ():
                assert imagined(KIT, game, viewer, rng).foregone
                assert sibling(KIT, game, viewer, rng).foregone
    assert found > count(15, 0)


def _losers_of_purses(game: Express) -> set[int]:
    """The seats that have lost a purse, as everyone has seen it."""
    team = len(game.view().seats[0].bandits)
    told = [(event.name, event.facts) for event in game.events() if event.facts.get("loot") == "purse"]
    punched = {facts["seat"] for name, facts in told if name in {"dropped", "lost purse"}}
    return punched | {facts["target"] // team for name, facts in told if name == "pocketed"}


def test_every_turn_of_scheming_is_asked() -> None:  # X4.2
    for game, rng in _discreet_games(count(20, 4)):
        for _ in play_on(game, rng):
            pass
        assert not any(move.forced for move in game.moves if move.text.startswith(("play", "draw")))
