"""Check a state that comes from outside, since compiled code trusts every number."""

from __future__ import annotations

from folsom.express.components import (
    ALL_CARD_NAMES,
    ALL_PURSES,
    BANDITS,
    CAR_NAMES,
    CHARACTERS,
    KINDS,
    PLACES,
    POWER_OF,
    POWERS,
    PURSES,
    ROUNDS,
    SEATS,
    SPOTS,
    TEAM_PLAYERS,
    TURNS_MAX,
)
from folsom.express.setup import TEAM_CARS
from folsom.express.state import OVER, PLACING, SEAT_OF_BITS, State
from folsom.express.table import OPTIONS


def is_valid(s: State) -> bool:
    """Whether every number that rules use as an index is within bounds."""
    if not (TEAM_PLAYERS <= s.players <= SEATS and 0 <= s.options < 1 << len(OPTIONS)):
        return False
    return _table(s) and _people(s) and _course(s) and _cards(s) and _traces(s)


def _table(s: State) -> bool:
    team = int(s.players == TEAM_PLAYERS)
    cars = TEAM_CARS if team else s.players + 1
    return (s.team, s.bandits, s.cars) == (team, s.players << team, cars) and s.marshal < cars


def _people(s: State) -> bool:
    characters, cars = s.character[: s.bandits], s.car_kind[: s.cars]
    named = all(number < CHARACTERS for number in characters) and len(set(characters)) == s.bandits
    known = all(number < len(CAR_NAMES) for number in cars) and len(set(cars)) == s.cars
    if not (named and known and s.bandit < BANDITS and s.target < BANDITS):
        return False
    having = [0] * POWERS
    for bandit, character in enumerate(characters):
        having[int(POWER_OF[character])] |= 1 << bandit
    return s.having == having


def _course(s: State) -> bool:
    """Whether a seat is to act and has a choice, unless the game is over."""
    asked = s.phase == OVER or (s.legal != 0 and s.waiting >> s.seat & 1 == 1 and s.waiting < 1 << s.players)
    turned_up = s.round_cards[: s.round_number + 1] if s.phase != PLACING else []
    cards = all(card < len(ALL_CARD_NAMES) for card in turned_up)
    bounded = s.phase <= OVER and s.round_number < ROUNDS and s.first < s.players and s.seat < s.players
    return bounded and asked and cards and s.action < KINDS


def _cards(s: State) -> bool:
    played = all(entry & (1 << SEAT_OF_BITS) - 1 < s.players for entry in s.pile[: s.pile_size])
    taken = 0 <= s.draws < 1 << TURNS_MAX and s.pile_size + s.draws.bit_count() <= TURNS_MAX
    return played and taken and s.resolved <= s.pile_size


def _traces(s: State) -> bool:
    """Whether traces lead only to places of this game, and count no more purses at a place than traces."""
    return not any(s.tracing[SPOTS + s.bandits :]) and all(
        _is_cell(s.traces[seat * PLACES + place], s.tracing[place] >> seat & 1)
        for place in range(PLACES)
        for seat in range(SEATS)
    )


def _is_cell(cell: int, tracing: int) -> bool:
    """Whether a seat's cell is possible, and agrees with *tracing*: whether the seat traces purses to that place."""
    traced, most = cell & ALL_PURSES, cell >> PURSES
    return 0 <= most <= traced.bit_count() and tracing == bool(most)
