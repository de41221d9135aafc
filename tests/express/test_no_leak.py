"""Nobody learns what they may not know: from views, choices, or the events of what happens next."""

from __future__ import annotations

import random
from collections.abc import Callable
from operator import ne
from typing import Any

import numpy as np
import pytest

import folsom
from folsom import Choice, Event, Express
from folsom.express.components import FIRST_JEWEL, FIRST_STRONGBOX, SEATS
from folsom.express.house import Position
from folsom.express.log import CHOSE, KINDS, PLAYED
from folsom.express.state import State
from folsom.kernel.events import LogEntry
from folsom.kernel.log import FACT_BITS, Kind
from tests.conserved import broken
from tests.random_games import Array, count, eyes, play_on, random_games
from tests.siblings import Eye, sibling

Maker = Callable[[Express, Eye, random.Random], Express]


# --- worlds that differ in what one eye can't see ----------------------------------------------


def _imagined(game: Express, eye: Eye, rng: random.Random) -> Express:
    """Another world that looks the same to this eye, and that chance treats alike."""
    state = State.twin(folsom.imagine(game.view(eye), rng).position.state)
    state.chance = game.position.copy().state.chance
    return Express.at(Position(state))


@pytest.mark.parametrize("make", [sibling, _imagined])
def test_worlds_that_differ_in_hidden_things_look_the_same_and_offer_the_same_choices(make: Maker) -> None:
    for game, rng in random_games(count(20, 5)):
        for _ in play_on(game, rng):
            eye = rng.choice(eyes(game))
            other = make(game, eye, rng)
            assert other.view(eye) == game.view(eye)
            assert eye is None or other.choices(eye) == game.choices(eye)


@pytest.mark.parametrize("make", [sibling, _imagined])
def test_those_worlds_are_whole_and_do_differ(make: Maker) -> None:
    """So that the tests of this page compare something."""
    here, there = [], []
    for game, rng in random_games(count(10, 3)):
        for _ in play_on(game, rng):
            here.append(game.position.state)
            there.append(make(game, rng.choice(eyes(game)), rng).position.state)
    assert broken(_array(there)) == {}
    assert sum(map(ne, here, there)) > len(here) / 2


def _array(states: list[State]) -> Array:
    return np.array([state.values() for state in states], State.dtype())


# What chance, or a card turned up, brings to light just when it happens: the facts that say it.
NEWS = {
    "dealt": {"cards"},
    "drew": {"cards"},
    "shed": {"seat", "count"},
    "placed": {"car"},
    "revealed": {"bandit", "card"},
    "dropped": {"value"},
    "pocketed": {"value"},
    "robbed": {"value"},
    "pickpocketed": {"value"},
    "round began": {"card"},
    "scored": {"money"},
}


def _comes_to_light(one: Event | None, other: Event | None, game: Express, eye: Eye) -> bool:
    """Whether two worlds may differ for the first time in these events."""
    if one is None or other is None or one.name != other.name:
        return any(_parts_worlds(event, eye) for event in (one, other) if event is not None)
    differ = {fact for fact in one.facts if one.facts[fact] != other.facts[fact]}
    lay_open = one.name == "revealed" and not one.facts["was_face_down"] and game.view().options["plan_memory"] == "on"
    return differ <= NEWS.get(one.name, set()) and not lay_open


def _parts_worlds(event: Event, eye: Eye) -> bool:
    """Bullets are drawn in one world only, or another seat has one option there, and is asked in the other."""
    return event.name == "shed" or (event.name == "chose" and event.facts["seat"] != eye)


def _first_difference(one: list[Event], other: list[Event]) -> tuple[Event | None, Event | None] | None:
    for pair in zip([*one, None], [*other, None], strict=False):
        if pair[0] != pair[1]:
            return pair
    return None


@pytest.mark.parametrize("make", [sibling, _imagined])
def test_events_tell_no_eye_of_hidden_things_before_they_come_to_light(make: Maker) -> None:
    same = 0
    for game, rng in random_games(count(20, 5)):
        for choice in play_on(game, rng):
            eye = choice.seat if make is sibling else rng.choice(eyes(game))
            here, there = Express.at(game.position.copy()), make(game, eye, rng)
            if choice.code in there.position.legal(choice.seat):
                same += _stay_alike(here, there, choice, eye)
    assert same > count(20, 5) * 40


def _stay_alike(here: Express, there: Express, choice: Choice, eye: Eye) -> bool:
    """The same choice in two worlds: whether the eye can't tell them apart after it."""
    here.play(choice.seat, choice.code)
    there.play(choice.seat, choice.code)
    difference = _first_difference(here.events(eye), there.events(eye))
    if difference is None:
        assert here.view(eye) == there.view(eye)
        return True
    assert _comes_to_light(*difference, here, eye), difference
    return False


# --- the table of who may see what -------------------------------------------------------------

# Facts that all may see; a fact of a new name must be put here, or among the secrets.
OPEN_FACTS = {
    *("seat", "bandit", "target", "round", "number", "first", "count", "bullets", "face_down", "card"),
    *("was_face_down", "action", "reason", "from_car", "to_car", "car", "level", "spot", "source", "event", "money"),
    "loot",
}
SECRETS = {
    "chose": ({"choice", "forced"}, {"seat"}),
    "dealt": ({"cards"}, {"seat"}),
    "drew": ({"cards"}, {"seat"}),
    "discarded": ({"cards"}, {"seat"}),
    "played": ({"card"}, {"seat"}),
    "dropped": ({"value"}, {"seat"}),
    "lost purse": ({"value"}, {"seat"}),
    "robbed": ({"value"}, {"seat", "holder"}),
    "pickpocketed": ({"value"}, {"seat", "holder"}),
    "pocketed": ({"value"}, {"seat", "holder"}),
}
NO_SECRETS: tuple[set[str], set[str]] = (set(), set())
SEAT, HOLDER, ONLOOKER = 1, 2, 3


def _logged(kind: int, data: int = 0, **known: int) -> LogEntry:
    """An event as the log holds it: done by one seat, with another that held the purse last."""
    facts = {"seat": SEAT, "holder": HOLDER, "face_down": 1, **known}
    word = kind
    for place, name in enumerate(KINDS[kind].facts, 1):
        word |= facts.get(name, 0) << place * FACT_BITS
    return word, data


def _seen(entry: LogEntry, eye: Eye) -> dict[str, Any]:
    return POSITION.event(eye, entry)[1]


POSITION = Express(players=SEATS, seed=1).position


@pytest.mark.parametrize("kind", range(len(KINDS)), ids=[kind.name for kind in KINDS])
@pytest.mark.parametrize("eye", [SEAT, HOLDER, ONLOOKER, None])
def test_a_secret_fact_is_for_those_who_may_see_it(kind: int, eye: Eye) -> None:  # X4.5, X5.7, X5.10, X10.1
    entry = _logged(kind)
    facts, seen = POSITION.facts(entry), _seen(entry, eye)
    secrets, shared_with = SECRETS.get(KINDS[kind].name, NO_SECRETS)
    may_see = eye in {facts[name] for name in shared_with}
    assert seen.keys() - secrets <= OPEN_FACTS
    assert secrets <= seen.keys()
    assert {fact for fact in seen if seen[fact] is None} == (set() if may_see else secrets)


@pytest.mark.parametrize("kind", range(len(KINDS)), ids=[kind.name for kind in KINDS])
def test_who_held_a_purse_last_and_the_question_asked_are_for_no_eye(kind: int) -> None:
    for eye in (*range(SEATS), None):
        assert not {"holder", "question", "token", "purse"} & _seen(_logged(kind), eye).keys()


def test_every_event_is_witnessed_by_every_eye() -> None:
    assert all(POSITION.witnessed(eye, _logged(kind)) for kind in range(len(KINDS)) for eye in (SEAT, ONLOOKER, None))


def test_a_card_played_face_up_is_for_every_eye() -> None:  # X4.4, X4.5
    entry = _logged(PLAYED, face_down=0)
    assert all(_seen(entry, eye)["card"] == 0 for eye in (SEAT, ONLOOKER, None))


@pytest.mark.parametrize("token", [FIRST_JEWEL, FIRST_STRONGBOX])
def test_jewels_and_strongboxes_are_no_secret(token: int) -> None:  # X5.7
    for kind, row in enumerate(KINDS):
        if row.data == "token":
            assert _seen(_logged(kind, token), None)["value"] is not None


def test_purses_of_one_value_and_cards_of_one_face_are_told_apart_by_no_event() -> None:
    """Two worlds that differ only in which of two equal things is meant show the same."""
    for kind, row in enumerate(KINDS):
        one, other = _alike(row)
        assert _seen(_logged(kind, one), SEAT) == _seen(_logged(kind, other), SEAT)


def _alike(row: Kind) -> tuple[int, int]:
    first_move, second_move, bullet, other_bullet = 1 << 0, 1 << 6, 1 << 11, 1 << 15
    if row.data == "cards":
        return first_move | bullet, second_move | other_bullet
    return (0, 1) if row.data == "token" else (0, 0)


def test_a_choice_is_said_to_its_own_seat_only() -> None:
    assert [_seen(_logged(CHOSE), eye)["choice"] for eye in (SEAT, HOLDER, None)] == [0, None, None]


# --- views built up from nothing ---------------------------------------------------------------


def test_a_spectator_sees_no_hand_no_choices_and_no_purse_by_value() -> None:  # X4.5, X5.7
    for game, rng in random_games(count(10, 3)):
        for _ in play_on(game, rng):
            view = game.view(None)
            assert (view.hand, view.discard, view.record.legal, view.record.placed) == ((), (), 0, 0)
            lying = [spot.loot for car in view.cars for spot in (car.inside, car.roof)]
            held = [bandit.loot for seat in view.seats for bandit in seat.bandits]
            assert all(loot.purses == () for loot in lying + held)


def test_a_seat_sees_the_values_of_its_own_purses_alone() -> None:  # X5.7, X5.10
    for game, rng in random_games(count(10, 3)):
        for _ in play_on(game, rng):
            seat = rng.randrange(game.players)
            for other, seen in enumerate(game.view(seat).seats):
                loots = [bandit.loot for bandit in seen.bandits]
                assert all(loot.unknown_purses == 0 if other == seat else loot.purses == () for loot in loots)


def test_a_purse_on_the_floor_is_seen_by_value_by_whom_the_rules_say() -> None:  # X5.10
    for game, rng in random_games(count(10, 3)):
        for _ in play_on(game, rng):
            s = game.position.state
            seat = rng.randrange(game.players)
            seen = [loot for car in game.view(seat).cars for loot in (car.inside.loot, car.roof.loot)]
            assert sum(len(loot.purses) for loot in seen) == s.known[seat].bit_count()
