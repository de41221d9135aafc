"""Looking a position up in the tablebase, from a state, compiled."""

from folsom.bots.super.endgames.loot import DEARER_BITS, HAND_BITS, OUTDONE_BITS
from folsom.bots.super.endgames.position import COUNT_BITS, FEW, Order, last_taker, line_up, number_of
from folsom.kernel import Record, highest, int64, rule, size
from folsom.super.state import State

NONE = -1
STOCK_BITS = FEW * HAND_BITS
CARS_BITS = 4


class Entry(Record):
    """A number that is looked up, and what is found; entries lie in the order of their keys."""

    key: int = int64()
    value: int = int64()


@rule(shared=True)
def find(entries: list[Entry], key: int) -> int:
    """What lies under a key, or NONE."""
    low, high = 0, len(entries)
    while low < high:
        middle = low + high >> 1
        if entries[middle].key < key:
            low = middle + 1
        else:
            high = middle
    return entries[low].value if low < len(entries) and entries[low].key == key else NONE


@rule
def outdone_by(s: State, order: Order, seat: int) -> int:
    """How many of those left have a best card that is dearer than a seat's."""
    mine, count = s.loot[seat], 0
    for place in range(order.count):
        other = s.loot[order.seat[place]]
        count += 1 if other and (mine == 0 or highest(other) > highest(mine)) else 0
    return count


@rule
def hand_number(s: State, order: Order, seat: int) -> int:
    """A seat's cards, the unseen ones that are dearer than its best, and how many have a dearer one."""
    loot = s.loot[seat]
    dearer = size(s.unseen >> highest(loot) + 1) if loot else size(s.unseen)
    return (size(loot) << DEARER_BITS | dearer) << OUTDONE_BITS | outdone_by(s, order, seat)


@rule
def stock_number(s: State, order: Order, taker: int) -> int:
    """All that matters of the loot, by role."""
    number, place = 0, taker
    for _ in range(order.count):
        number = number << HAND_BITS | hand_number(s, order, order.seat[place])
        place = place + 1 if place + 1 < order.count else 0
    return number


def key_of_stock(players: int, cars: int, count: int, number: int) -> int:
    """Under which a stock of so many bandits lies, when so many cars are left of a game of so many players."""
    return ((players << CARS_BITS | cars) << COUNT_BITS | count) << STOCK_BITS | number


stock_key = rule(key_of_stock)


@rule
def solved_at(s: State, order: Order, positions: list[Entry], stocks: list[Entry]) -> int:
    """Where the worths of a round-start position lie, in the order of play, which is noted; or NONE."""
    if s.extensions or size(s.aboard) > FEW or len(positions) == 0:
        return NONE
    line_up(s, order)
    number = number_of(s, order)
    start = find(positions, number)
    if start == NONE:
        return NONE
    stock = stock_number(s, order, last_taker(number))
    kind = find(stocks, stock_key(s.players, s.cars, order.count, stock))
    return NONE if kind == NONE else start + kind * order.count


@rule(floats=True, shared=True)
def look_up(
    s: State, order: Order, positions: list[Entry], stocks: list[Entry], worths: list[float], values: list[float]
) -> bool:
    """Every seat's share of the first place in an endgame that is solved; whether it is."""
    start = solved_at(s, order, positions, stocks)
    if start == NONE:
        return False
    for seat in range(s.players):
        values[seat] = 0.0
    for place in range(order.count):
        values[order.seat[place]] = worths[start + place]
    return True
