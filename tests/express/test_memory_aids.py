"""Memory aids repeat what a viewer has seen: all of it, and nothing else."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import folsom
from folsom import Express
from tests.express.kit import KIT
from tests.support.random_games import count, play_on, random_games
from tests.support.sibling_worlds import sibling

TABLES = (
    {"players": 4},
    {"players": 6},
    {"players": 4, "expert": True},
    {"players": 2},
    {"players": 3, "plan_memory": False},
)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_seats_deck_is_what_it_owns_and_does_not_see_elsewhere(table: dict[str, Any]) -> None:  # X1.3, X10.1, X11.3
    game = folsom.Express(seed=7, **table)
    everything = [Counter(game.view(seat).deck) + Counter(game.view(seat).hand) for seat in range(game.players)]
    for _ in play_on(game, random.Random(2)):
        for seat in range(game.players):
            view = game.view(seat)
            assert view.deck is not None
            assert len(view.deck) == view.seats[seat].deck_size
            received = sum(bandit.bullets_received for bandit in view.seats[seat].bandits)
            waiting = view.pile[max(0, game.position.record(seat).resolved - 1) :]
            piled = Counter(card.card for card in waiting if card.seat == seat and card.card is not None)
            elsewhere = Counter(view.hand) + Counter(view.discard)
            left = everything[seat] + Counter(bullet=received) - elsewhere - Counter(view.deck)
            assert left <= piled


def test_a_spectator_has_no_deck() -> None:
    assert folsom.Express(4, seed=1).view(None).deck == ()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_money_lies_between_its_bounds_for_every_viewer(table: dict[str, Any]) -> None:  # X1.2, X5.7
    game = folsom.Express(seed=3, **table)
    for _ in play_on(game, random.Random(4)):
        true = [game.view(seat).seats[seat].money for seat in range(game.players)]
        for viewer in (None, *range(game.players)):
            for seat, seen in enumerate(game.view(viewer).seats):
                assert seen.money <= seen.least <= true[seat] <= seen.most
                if viewer == seat:
                    assert seen.least == seen.most


def test_cards_that_were_shown_this_round_are_not_unseen() -> None:  # X4.4, X5.1
    game = folsom.Express(4, seed=5)
    for _ in play_on(game, random.Random(6)):
        view = game.view(1)
        assert view.memory is not None
        for seat, memory in enumerate(view.memory):
            shown = Counter(card.card for card in view.pile if card.seat == seat and card.card is not None)
            received = sum(bandit.bullets_received for bandit in view.seats[seat].bandits)
            assert len(memory.unseen) == 10 + received - shown.total()
            assert Counter(memory.unseen)["bullet"] == received


def test_whose_bullets_hit_whom_adds_up() -> None:  # X5.6, X9.3
    for game, rng in random_games(Express, count(6, 2)):
        hits: Counter[tuple[str, str]] = Counter()
        for _ in play_on(game, rng):
            pass
        names = [bandit.name for seat in game.view().seats for bandit in seat.bandits]
        for event in game.events(None):
            if event.name == "hit":
                hits[names[event.facts["bandit"]], names[event.facts["target"]]] += 1
        view = game.view()
        assert view.memory is not None
        for seat, memory in zip(view.seats, view.memory, strict=True):
            targets = {bandit.name for bandit in seat.bandits}
            expected: Counter[str] = Counter()
            for (shooter, target), hit in hits.items():
                if target in targets:
                    expected[shooter] += hit
            assert memory.shot_by == dict(expected)
            taken = sum(bandit.bullets_received for bandit in seat.bandits)
            assert sum(memory.shot_by.values()) + memory.neutral_bullets == taken


def test_the_gunslinger_now_is_the_one_at_the_end() -> None:  # X9.2, X11.1
    for game, rng in random_games(Express, count(6, 2)):
        for _ in play_on(game, rng):
            pass
        memory = game.view().memory
        assert memory is not None
        prized = {event.facts["bandit"] for event in game.events(None) if event.name == "gunslinger"}
        assert {seat for seat, each in enumerate(memory) if each.gunslinger} == prized


def test_what_a_seat_cannot_see_changes_none_of_its_aids() -> None:  # X4.5, X5.7
    """Two worlds that the seat can't tell apart give it the same aids and the same bounds."""
    rng = random.Random(9)
    for game, playing in random_games(Express, count(8, 3)):
        for _ in play_on(game, playing):
            seat = rng.randrange(game.players)
            mine, same = game.view(seat), sibling(KIT, game, seat, rng).view(seat)
            assert (mine.deck, mine.memory) == (same.deck, same.memory)
            assert [(each.least, each.most) for each in mine.seats] == [(each.least, each.most) for each in same.seats]


def test_a_view_without_aids_has_none_of_them_and_all_else() -> None:
    view = folsom.Express(4, seed=1).view(2)
    bare = view.without_memory_aids()
    assert (bare.deck, bare.memory) == (None, None)
    kept = {name: value for name, value in view.as_dict().items() if name not in view.memory_aids}
    assert {name: value for name, value in bare.as_dict().items() if name not in view.memory_aids} == kept
