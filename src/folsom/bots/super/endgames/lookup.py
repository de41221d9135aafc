"""Looking up a position in the tablebase, from a state, compiled."""

from typing import NamedTuple

from folsom.bots.super.endgames.loot import AHEAD_BITS, BETTER_BITS, HAND_BITS
from folsom.bots.super.endgames.position import (
    COUNT_BITS,
    MOST_BANDITS,
    PlayOrder,
    last_taker,
    line_up,
    number_of,
)
from folsom.bots.super.workspace import Workspace
from folsom.kernel import Record, highest, int64, rule, size
from folsom.super.state import State

NONE = -1
LOOT_BITS = MOST_BANDITS * HAND_BITS
CARS_BITS = 4


class Entry(Record):
    """A key and its value; entries are sorted by key."""

    key: int = int64()
    value: int = int64()


class Tablebase(NamedTuple):
    """Every bandit's share of the first place in each solved endgame."""

    positions: list[Entry]  # from a position's number to its first value
    loot_classes: list[Entry]  # from a loot key to its class
    values: list[float]  # by position, class of loot and place in the order of play


@rule(shared=True)
def find(entries: list[Entry], key: int) -> int:
    """The value of a key, or NONE."""
    low, high = 0, len(entries)
    while low < high:
        middle = low + high >> 1
        if entries[middle].key < key:
            low = middle + 1
        else:
            high = middle
    return entries[low].value if low < len(entries) and entries[low].key == key else NONE


@rule
def seats_ahead(s: State, order: PlayOrder, seat: int) -> int:
    """How many of the remaining bandits have a better best card than a seat."""
    mine, count = s.loot[seat], 0
    for place in range(order.count):
        other = s.loot[order.seat[place]]
        count += 1 if other and (mine == 0 or highest(other) > highest(mine)) else 0
    return count


@rule
def hand_number(s: State, order: PlayOrder, seat: int) -> int:
    """A seat's number of cards, the unseen cards better than its best one, and the seats ahead of it."""
    loot = s.loot[seat]
    better = size(s.unseen >> highest(loot) + 1) if loot else size(s.unseen)
    return (size(loot) << BETTER_BITS | better) << AHEAD_BITS | seats_ahead(s, order, seat)


@rule
def loot_number(s: State, order: PlayOrder, taker: int) -> int:
    """Everything that matters about the loot, by role: see `LootState.number`."""
    number, place = 0, taker
    for _ in range(order.count):
        number = number << HAND_BITS | hand_number(s, order, order.seat[place])
        place = place + 1 if place + 1 < order.count else 0
    return number


def key_of_loot(players: int, cars: int, count: int, number: int) -> int:
    """The key of the loot of *count* bandits when *cars* are left in a game of *players*."""
    return ((players << CARS_BITS | cars) << COUNT_BITS | count) << LOOT_BITS | number


loot_key = rule(key_of_loot)


@rule
def find_solution(s: State, order: PlayOrder, tablebase: Tablebase) -> int:
    """Where the values of a round-start position begin, or NONE; *order* is set to the order of play."""
    if s.extensions or size(s.aboard) > MOST_BANDITS or len(tablebase.positions) == 0:
        return NONE
    line_up(s, order)
    number = number_of(s, order)
    start = find(tablebase.positions, number)
    if start == NONE:
        return NONE
    loot = loot_number(s, order, last_taker(number))
    kind = find(tablebase.loot_classes, loot_key(s.players, s.cars, order.count, loot))
    return NONE if kind == NONE else start + kind * order.count


@rule(floats=True, shared=True)
def look_up(w: Workspace, s: State, tablebase: Tablebase) -> bool:
    """Set `w.seat_values` to every seat's share of the first place if the endgame is solved; returns whether it is."""
    start = find_solution(s, w.order, tablebase)
    if start == NONE:
        return False
    for seat in range(s.players):
        w.seat_values[seat] = 0.0
    for place in range(w.order.count):
        w.seat_values[w.order.seat[place]] = tablebase.values[start + place]
    return True
