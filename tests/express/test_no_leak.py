"""Who may see what of cards and purses, in events and views of Express."""

from __future__ import annotations

import pytest

from folsom import Express
from folsom.express.components import FIRST_JEWEL, FIRST_STRONGBOX, SEATS
from folsom.express.events import EVENTS, PLAYED
from folsom.kernel.events import EventKind
from tests.support.made_up_events import SEAT, VIEWERS, logged, told
from tests.support.random_games import count, play_on, random_games

POSITION = Express(players=SEATS, seed=1).position

# --- events ------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", EVENTS, ids=[kind.name for kind in EVENTS])
def test_who_held_a_purse_last_and_which_it_is_are_for_no_eye(kind: EventKind) -> None:  # X5.10
    for viewer in VIEWERS:
        assert not {"holder", "token", "purse"} & told(POSITION, logged(kind), viewer).keys()


def test_a_card_played_face_up_is_for_every_eye() -> None:  # X4.4, X4.5
    entry = logged(PLAYED, face_down=0)
    assert all(told(POSITION, entry, viewer)["card"] == 0 for viewer in VIEWERS)


@pytest.mark.parametrize("token", [FIRST_JEWEL, FIRST_STRONGBOX])
def test_jewels_and_strongboxes_are_no_secret(token: int) -> None:  # X5.7
    for kind in EVENTS:
        if "token" in kind.fields:
            assert told(POSITION, logged(kind, token=token), None)["value"] is not None


def test_purses_of_one_value_and_cards_of_one_face_are_told_apart_by_no_event() -> None:
    """Two worlds that differ only in which of two equal things is meant show the same."""
    first_move, second_move, bullet, other_bullet = 1 << 0, 1 << 6, 1 << 11, 1 << 15
    alike = {"cards": (first_move | bullet, second_move | other_bullet), "token": (0, 1)}
    for kind in EVENTS:
        for name in kind.fields.keys() & alike.keys():
            one, other = (told(POSITION, logged(kind, **{name: value}), SEAT) for value in alike[name])
            assert one == other


# --- views built up from nothing ---------------------------------------------------------------


def test_a_spectator_sees_no_hand_no_choices_and_no_purse_by_value() -> None:  # X4.5, X5.7
    for game, rng in random_games(Express, count(10, 3)):
        for _ in play_on(game, rng):
            view = game.view(None)
            assert (view.hand, view.discard, view.record.legal, view.record.placed) == ((), (), 0, 0)
            lying = [spot.loot for car in view.cars for spot in (car.inside, car.roof)]
            held = [bandit.loot for seat in view.seats for bandit in seat.bandits]
            assert all(loot.purses == () for loot in lying + held)


def test_a_seat_sees_the_values_of_its_own_purses_and_of_those_it_was_told_of() -> None:  # X5.7, X5.10
    for game, rng in random_games(Express, count(10, 3)):
        for _ in play_on(game, rng):
            seat = rng.randrange(game.players)
            view = game.view(seat)
            for other, seen in enumerate(view.seats):
                for bandit in seen.bandits:
                    told = [purse.value for purse in view.traced_purses if purse.places == (bandit.name,)]
                    assert bandit.loot.unknown_purses == 0 if other == seat else sorted(bandit.loot.purses) == told


def test_a_purse_on_the_floor_is_seen_by_value_by_whom_the_rules_say() -> None:  # X5.10
    for game, rng in random_games(Express, count(10, 3)):
        for _ in play_on(game, rng):
            s = game.position.state
            seat = rng.randrange(game.players)
            seen = [loot for car in game.view(seat).cars for loot in (car.inside.loot, car.roof.loot)]
            assert sum(len(loot.purses) for loot in seen) == s.known[seat].bit_count()
