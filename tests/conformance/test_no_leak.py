"""Nobody learns what they may not know: from views, choices, or the events of what happens next."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import islice
from operator import ne

import pytest

from folsom import Choice, Event
from folsom.kernel import seed_chance
from folsom.kernel.events import QUESTION
from tests.support.game_kit import Kit, Secret
from tests.support.made_up_events import SEAT, VIEWERS, logged, told
from tests.support.random_games import (
    AnyGame,
    AnyPosition,
    View,
    as_array,
    count,
    play_on,
    played_out,
    random_games,
    viewers,
)
from tests.support.sibling_worlds import imagined, sibling

Maker = Callable[[Kit, AnyGame, View, random.Random], AnyGame]
in_every_world = pytest.mark.parametrize("make", [sibling, imagined])


# --- worlds that differ in what one eye can't see ----------------------------------------------


@in_every_world
def test_worlds_that_differ_in_hidden_things_look_the_same_and_offer_the_same_choices(kit: Kit, make: Maker) -> None:
    for game, rng in random_games(kit.game, count(14, 5)):
        for _ in play_on(game, rng):
            viewer = rng.choice(viewers(game))
            other = _with_another_chance(kit, make(kit, game, viewer, rng), rng)
            assert other.view(viewer) == game.view(viewer)
            assert other.to_act == game.to_act
            assert viewer is None or other.choices(viewer) == game.choices(viewer)


@in_every_world
def test_worlds_that_differ_in_hidden_things_are_foreseen_the_same(kit: Kit, make: Maker) -> None:
    for game, rng in random_games(kit.game, count(14, 1)):
        for _ in islice(play_on(game, rng), count(60, 3)):
            viewer = rng.choice(viewers(game))
            other = _with_another_chance(kit, make(kit, game, viewer, rng), rng)
            assert other.view(viewer).foresight == game.view(viewer).foresight


def _with_another_chance(kit: Kit, game: AnyGame, rng: random.Random) -> AnyGame:
    """What chance will bring is hidden from every eye."""
    state = game.position.copy().state
    state.chance = seed_chance(rng.getrandbits(64))
    return kit.game.at(kit.position_type(state))


@in_every_world
def test_those_worlds_are_whole_and_do_differ(kit: Kit, make: Maker) -> None:
    """So that the tests of this page compare something."""
    here, there = [], []
    for game, rng in random_games(kit.game, count(10, 3)):
        for _ in play_on(game, rng):
            here.append(game.position.state)
            there.append(make(kit, game, rng.choice(viewers(game)), rng).position.state)
    assert kit.broken(as_array(there, kit.position_type.state_type)) == {}
    assert sum(map(ne, here, there)) > len(here) / 2


@in_every_world
def test_events_tell_no_viewer_of_hidden_things_before_they_are_revealed(kit: Kit, make: Maker) -> None:
    alike = []
    for game, rng in random_games(kit.game, count(14, 5)):
        for choice in play_on(game, rng):
            viewer = choice.seat if make is sibling else rng.choice(viewers(game))
            here, there = kit.game.at(game.position.copy()), make(kit, game, viewer, rng)
            if choice.code in there.position.legal(choice.seat):
                alike.append(_stay_alike(kit, here, there, choice, viewer))
    assert sum(alike) > len(alike) / 3


def _stay_alike(kit: Kit, here: AnyGame, there: AnyGame, choice: Choice, viewer: View) -> bool:
    """The same choice in two worlds: whether the eye can't tell them apart after it."""
    here.play(choice.seat, choice.code)
    there.play(choice.seat, choice.code)
    difference = _first_difference(here.events(viewer), there.events(viewer))
    if difference is None:
        assert here.view(viewer) == there.view(viewer)
        return True
    assert kit.comes_to_light(*difference, here, viewer), difference
    return False


def _first_difference(one: list[Event], other: list[Event]) -> tuple[Event | None, Event | None] | None:
    for pair in zip([*one, None], [*other, None], strict=False):
        if pair[0] != pair[1]:
            return pair
    return None


# --- the table of who may see what -------------------------------------------------------------


def _position(kit: Kit) -> AnyPosition:
    return kit.new(players=kit.game.players_range[-1], seed=1).position


def test_a_secret_fact_is_for_those_who_may_see_it(kit: Kit) -> None:  # X4.5, X5.7, X5.10, X10.1, S3.1
    position = _position(kit)
    for kind in position.kinds:
        entry, secret = logged(kind), kit.secrets.get(kind.name, Secret())
        shared_with = {position.facts(entry)[name] for name in secret.shared_with}
        for viewer in VIEWERS:
            facts = told(position, entry, viewer)
            assert facts.keys() - secret.facts <= kit.open_facts, kind.name
            assert secret.facts <= facts.keys(), kind.name
            hidden = frozenset() if viewer in shared_with else secret.facts
            assert {fact for fact in facts if facts[fact] is None} == hidden, kind.name


def test_what_the_log_keeps_for_itself_is_shown_to_no_viewer(kit: Kit) -> None:
    position = _position(kit)
    for kind in position.kinds:
        for viewer in VIEWERS:
            assert not {QUESTION, *kind.inner} & told(position, logged(kind), viewer).keys()


def test_every_viewer_is_told_of_every_event_that_isnt_private(kit: Kit) -> None:  # S3.1
    position = _position(kit)
    for kind in position.kinds:
        witnesses = [viewer for viewer in VIEWERS if position.is_told(viewer, logged(kind))]
        assert witnesses == ([SEAT] if kind.name in kit.private else list(VIEWERS)), kind.name


def test_a_choice_is_said_to_its_own_seat_only(kit: Kit) -> None:
    for game, rng in random_games(kit.game, count(5, 2)):
        played_out(game, rng)
        for viewer in viewers(game):
            chosen = [event.facts for event in game.events(viewer) if "choice" in event.facts]
            assert chosen
            assert all((facts["choice"] is not None) == (facts["seat"] == viewer) for facts in chosen)
