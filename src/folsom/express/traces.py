"""What seats remember of purses that left their sight (X5.7, X5.10).

A *trace* is a purse whose value a seat was told, and the places where it may be now: spots, and other bandits'
cards. It follows what the seat is told, never the true state: if one of several purses moves and the seat can't see
which, each of them may be in either place from then on. For each place there is also a count: at most as many traced
purses can be there as purses came there that may be traced ones.

A trace has the number of a purse of the same value; which of those purses it is has no meaning. For each place and
seat the state keeps a *cell*: the set of traces that may lead there, and in the bits above it that count.
"""

from folsom.express.components import (
    ALL_PURSES,
    NO_DEARER,
    PLACES,
    PURSE_KIND,
    PURSES,
    PURSES_WORTH,
    SPOTS,
)
from folsom.express.state import KNOWN_PURSES, State, has, seat_of
from folsom.kernel import bit, lowest, rule, size


@rule
def on_card(bandit: int) -> int:
    """The place of a bandit's card."""
    return SPOTS + bandit


@rule
def place_count(s: State) -> int:
    """How many places there are in this game."""
    return SPOTS + s.bandits


@rule
def is_own_card(s: State, seat: int, place: int) -> bool:
    """Whether a place is the card of one of a seat's bandits."""
    return place >= SPOTS and seat_of(s, place - SPOTS) == seat


@rule
def purses_alike(s: State, seat: int, place: int) -> int:
    """The purses of a place that a seat can't tell apart: neither its own nor those it knows there (X5.10)."""
    if place < SPOTS:
        return s.loot[place] & ALL_PURSES & ~s.known[seat]
    return 0 if is_own_card(s, seat, place) else s.held[place - SPOTS] & ALL_PURSES


# --- cells -------------------------------------------------------------------------------------


@rule
def cell(seat: int, place: int) -> int:
    """Where the state keeps what a seat has traced to a place."""
    return seat * PLACES + place


@rule
def traced_at(s: State, seat: int, place: int) -> int:
    """The traces of a seat that may lead to this place."""
    return s.traces[cell(seat, place)] & ALL_PURSES


@rule
def most_at(s: State, seat: int, place: int) -> int:
    """How many traced purses of a seat can be at a place."""
    return s.traces[cell(seat, place)] >> PURSES


@rule
def trace_to(s: State, seat: int, place: int, traced: int, most: int) -> None:
    """Set which traces of a seat may lead to a place, and how many of those purses can be there at most."""
    s.traces[cell(seat, place)] = traced | most << PURSES
    s.tracing[place] = s.tracing[place] & ~bit(seat) | (bit(seat) if most else 0)


@rule
def bound_most(s: State, seat: int, place: int, most: int) -> None:
    """Cap the number of traced purses at a place."""
    trace_to(s, seat, place, traced_at(s, seat, place), min(most_at(s, seat, place), most))


@rule
def traces_of(s: State, seat: int) -> int:
    """All traces of a seat."""
    traced = 0
    for place in range(PLACES):
        traced |= s.traces[cell(seat, place)]
    return traced & ALL_PURSES


# --- what a seat is told -----------------------------------------------------------------------


@rule
def add_trace(s: State, seat: int, token: int, place: int) -> None:
    """A seat has seen a purse go to a place where it can't tell it from the others."""
    free = PURSES_WORTH[PURSE_KIND[token]] & ~traces_of(s, seat)
    trace = free & -free  # there is always one in a game played from the deal
    trace_to(s, seat, place, traced_at(s, seat, place) | trace, most_at(s, seat, place) + size(trace))


@rule
def doubtful_traces(s: State, seat: int) -> int:
    """The traces of a seat that lead to more than one place."""
    found, doubtful = 0, 0
    for place in range(place_count(s)):
        traced = traced_at(s, seat, place)
        doubtful |= found & traced
        found |= traced
    return doubtful


# --- what follows ------------------------------------------------------------------------------


@rule
def full_places(s: State, seat: int, doubtful: int) -> int:
    """The places full of purses that are surely there, to which a doubtful trace leads too."""
    places = 0
    for place in range(place_count(s)):
        traced = traced_at(s, seat, place)
        if traced & doubtful and size(traced & ~doubtful) >= most_at(s, seat, place):
            places |= bit(place)
    return places


@rule
def rule_out_full_places(s: State, seat: int) -> None:
    """Remove doubtful traces from places that are full of other traced purses, or have no purse left."""
    while True:
        doubtful = doubtful_traces(s, seat)
        full = full_places(s, seat, doubtful)
        if full == 0:
            return
        place = lowest(full)
        trace_to(s, seat, place, traced_at(s, seat, place) & ~doubtful, most_at(s, seat, place))


@rule
def widen(s: State, seat: int, here: int, there: int, purses: int) -> None:
    """A purse that the seat can't tell apart has gone from here to there: it may be any of *purses* traced here."""
    traced = traced_at(s, seat, here)
    may_be = traced & purses
    if may_be:
        arrived = traced_at(s, seat, there) | may_be
        trace_to(s, seat, there, arrived, min(most_at(s, seat, there) + 1, size(arrived)))
    if purses_alike(s, seat, here) == 0:
        trace_to(s, seat, here, 0, 0)
        if traced != may_be:
            rule_out_full_places(s, seat)


@rule
def widen_least(s: State, seat: int, here: int, there: int) -> None:
    """The least valuable purse has gone from here to there (X8.7): it isn't worth more than any that is surely here."""
    sure = traced_at(s, seat, here) & ~doubtful_traces(s, seat)
    least = lowest(sure) if sure else PURSES - 1
    if sure & NO_DEARER[0] or size(sure) > size(purses_alike(s, seat, here)):
        trace_to(s, seat, here, traced_at(s, seat, here) & ~bit(least), most_at(s, seat, here) - 1)
        trace_to(s, seat, there, traced_at(s, seat, there) | bit(least), most_at(s, seat, there) + 1)
    else:
        widen(s, seat, here, there, NO_DEARER[least])


@rule
def without_one(traced: int, alike: int) -> int:
    """The traces of a place after dropping one of *alike*: each of the others takes over its neighbour's places too."""
    before, left = 0, alike
    while left:
        trace = left & -left
        left ^= trace
        if traced & trace:
            traced |= before
        before = trace
    return traced & ~before


@rule
def recognise(s: State, seat: int, token: int, here: int) -> None:
    """A seat takes a purse that it couldn't tell apart and sees its value: any trace of that value may have been it.

    So one trace of this value is dropped. Each of those left gets the places of two, since any may be the one taken.
    """
    alike = traced_at(s, seat, here) & PURSES_WORTH[PURSE_KIND[token]]
    if alike:
        for place in range(place_count(s)):
            traced = without_one(traced_at(s, seat, place), alike)
            trace_to(s, seat, place, traced, min(most_at(s, seat, place), size(traced)))
    bound_most(s, seat, here, size(purses_alike(s, seat, here)))
    rule_out_full_places(s, seat)


@rule
def narrow(s: State, seat: int, here: int) -> None:
    """A purse has left here: rule out what no longer fits the number of purses."""
    purses = size(purses_alike(s, seat, here))
    if purses < most_at(s, seat, here):
        bound_most(s, seat, here, purses)
        rule_out_full_places(s, seat)


@rule
def lose_track(s: State, seat: int, here: int, there: int, least: bool) -> None:
    """A seat can't see which purse has gone from here to there: the least valuable one if *least*, else any."""
    if least:
        widen_least(s, seat, here, there)
    else:
        widen(s, seat, here, there, ALL_PURSES)
    narrow(s, seat, here)


@rule
def seats_of_card(s: State, place: int) -> int:
    """The seat whose card a place is, as a set, which is empty for a spot."""
    return bit(seat_of(s, place - SPOTS)) if place >= SPOTS else 0


@rule
def follow_unseen(s: State, seats: int, token: int, here: int, there: int, least: bool) -> None:
    """A purse has gone from here to there: update the traces of seats that weren't told which one."""
    while seats:
        seat = lowest(seats)
        seats &= seats - 1
        if is_own_card(s, seat, there):
            recognise(s, seat, token, here)
        else:
            lose_track(s, seat, here, there, least)


@rule(shared=True)
def follow(s: State, token: int, here: int, there: int, knowing: int, least: bool) -> None:
    """A purse has gone from here to there, chosen as the least valuable one if *least*: update every seat's traces.

    Its old and new owner learn its value, and so does any seat that knew it on its spot (X5.10).
    """
    told = knowing | seats_of_card(s, here)
    unseen = s.tracing[here] & ~told
    if unseen:
        follow_unseen(s, unseen, token, here, there, least)
    if there >= SPOTS or not has(s, KNOWN_PURSES):
        losing = told & ~seats_of_card(s, there)
        while losing:
            add_trace(s, lowest(losing), token, there)
            losing &= losing - 1
