"""What seats remember of purses that left their sight (X5.7, X5.10).

A *trace* is a purse whose value a seat was told, and the places where it may be now: spots, and other bandits'
cards. It follows what the seat is told, never the truth: where one of several purses moves and the seat can't see
which, each that may have moved may be in both places from then on. Of several, no more can be at a place than purses
that may have been traced ones came there; so much is counted by place.

A trace has the number of a purse of the same value. Which of these stands for which purse says nothing. By place and
seat the state keeps a *cell*: the traces that may lead there, a set, and above them that count.
"""

from folsom.express.components import (
    ALL_PURSES,
    NO_DEARER,
    PURSE_KIND,
    PURSES,
    PURSES_WORTH,
    SEATS,
    SPOTS,
)
from folsom.express.state import KNOWN_PURSES, State, has, seat_of
from folsom.kernel import bit, lowest, rule, size


@rule
def on_card(bandit: int) -> int:
    """The place that a bandit's card is."""
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
    return place * SEATS + seat


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
    """These traces of a seat may lead to a place, and so many of their purses can be there."""
    s.traces[cell(seat, place)] = traced | most << PURSES
    s.tracing[place] = s.tracing[place] & ~bit(seat) | (bit(seat) if most else 0)


@rule
def bound_most(s: State, seat: int, place: int, most: int) -> None:
    """Cap the number of traced purses at a place."""
    trace_to(s, seat, place, traced_at(s, seat, place), min(most_at(s, seat, place), most))


@rule
def count_traces(s: State, seat: int) -> None:
    """Note which traces a seat has."""
    traced = 0
    for place in range(place_count(s)):
        traced |= traced_at(s, seat, place)
    s.traced_purses[seat] = traced


# --- what a seat is told -----------------------------------------------------------------------


@rule
def add_trace(s: State, seat: int, token: int, place: int) -> None:
    """A seat has seen a purse go to a place where it is one of those alike."""
    free = PURSES_WORTH[PURSE_KIND[token]] & ~s.traced_purses[seat]
    trace = free & -free  # there always is one in a game that began with the deal
    s.traced_purses[seat] |= trace
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
    """Places where as many as can be are surely traced, and another is thought to be."""
    places = 0
    for place in range(place_count(s)):
        traced = traced_at(s, seat, place)
        if traced & doubtful and size(traced & ~doubtful) >= most_at(s, seat, place):
            places |= bit(place)
    return places


@rule
def rule_out_full_places(s: State, seat: int) -> None:
    """No trace leads to a place that is full of others, or has none left."""
    while True:
        doubtful = doubtful_traces(s, seat)
        full = full_places(s, seat, doubtful)
        if full == 0:
            return
        place = lowest(full)
        trace_to(s, seat, place, traced_at(s, seat, place) & ~doubtful, most_at(s, seat, place))


@rule
def widen(s: State, seat: int, here: int, there: int, purses: int) -> None:
    """One of the purses alike has gone from here to there: it may be any of these that was traced here."""
    traced = traced_at(s, seat, here)
    may_be = traced & purses
    if may_be:
        arrived = traced_at(s, seat, there) | may_be
        trace_to(s, seat, there, arrived, min(most_at(s, seat, there) + 1, size(arrived)))
    if purses_alike(s, seat, here) == 0:
        trace_to(s, seat, here, 0, 0)
        if traced != may_be:
            count_traces(s, seat)
            rule_out_full_places(s, seat)


@rule
def widen_least(s: State, seat: int, here: int, there: int) -> None:
    """The purse of least value has gone from here to there (X8.7): none that is worth more than one surely here."""
    sure = traced_at(s, seat, here) & ~doubtful_traces(s, seat)
    least = lowest(sure) if sure else PURSES - 1
    if sure & NO_DEARER[0] or size(sure) > size(purses_alike(s, seat, here)):
        trace_to(s, seat, here, traced_at(s, seat, here) & ~bit(least), most_at(s, seat, here) - 1)
        trace_to(s, seat, there, traced_at(s, seat, there) | bit(least), most_at(s, seat, there) + 1)
    else:
        widen(s, seat, here, there, NO_DEARER[least])


@rule
def without_one(traced: int, alike: int) -> int:
    """The traces of a place when one of those alike is dropped: the others each stand for two, any may be the one."""
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
    """A seat takes a purse from those alike, and sees its value: it may be any that was traced there.

    So there is a trace of this value less. Those left are as wide as two, which allows for each to be the one.
    """
    alike = traced_at(s, seat, here) & PURSES_WORTH[PURSE_KIND[token]]
    if alike:
        for place in range(place_count(s)):
            traced = without_one(traced_at(s, seat, place), alike)
            trace_to(s, seat, place, traced, min(most_at(s, seat, place), size(traced)))
        count_traces(s, seat)
    bound_most(s, seat, here, size(purses_alike(s, seat, here)))
    rule_out_full_places(s, seat)


@rule
def narrow(s: State, seat: int, here: int) -> None:
    """A purse has left here: what that and the number of purses rule out."""
    purses = size(purses_alike(s, seat, here))
    if purses < most_at(s, seat, here):
        bound_most(s, seat, here, purses)
        rule_out_full_places(s, seat)


@rule
def lose_track(s: State, seat: int, here: int, there: int, least: bool) -> None:
    """A seat can't see which purse has gone from here to there: the one of least value, or any."""
    if least:
        widen_least(s, seat, here, there)
    else:
        widen(s, seat, here, there, ALL_PURSES)
    narrow(s, seat, here)


@rule
def seats_of_card(s: State, place: int) -> int:
    """The seat whose card a place is, as a set: none on a spot."""
    return bit(seat_of(s, place - SPOTS)) if place >= SPOTS else 0


@rule
def follow_unseen(s: State, seats: int, token: int, here: int, there: int, least: bool) -> None:
    """A purse has gone from here to there: what seats make of it that trace purses there and weren't told which."""
    while seats:
        seat = lowest(seats)
        seats &= seats - 1
        if is_own_card(s, seat, there):
            recognise(s, seat, token, here)
        else:
            lose_track(s, seat, here, there, least)


@rule(shared=True)
def follow(s: State, token: int, here: int, there: int, knowing: int, least: bool) -> None:
    """A purse has gone from here to there, as the one of least value or as any: what each seat makes of it.

    Its value is told to those whose it was or is, and to who knew it on its spot (X5.10).
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
