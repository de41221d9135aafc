"""What seats remember of purses that left their sight (X5.7, X5.10).

A *trace* is a purse whose value a seat was told, and the places where it may be now: spots, and other bandits'
cards. It follows what the seat is told, never the truth: where one of several purses moves and the seat can't see
which, each that may have moved may be in both places from then on. Of several, no more can be at a place than purses
that may have been traced ones came there; so much is counted by place.

A seat's traces are a row with room for every purse. What a purse is worth, its place in the row says: it is one that
a purse of this value has. Which of them stands for which purse says nothing.
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
from folsom.kernel.log import NO_ONE

NO_TRACE = -1


@rule
def on_card(bandit: int) -> int:
    """The place that a bandit's card is."""
    return SPOTS + bandit


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


@rule
def traced_at(s: State, seat: int, place: int) -> int:
    """The traces of a seat that may lead to this place."""
    traced = 0
    for purse in range(PURSES):
        traced |= (s.traces[seat * PURSES + purse] >> place & 1) << purse
    return traced


@rule
def bound_most(s: State, seat: int, place: int, most: int) -> None:
    """Cap the number of traced purses at a place."""
    s.most_traced[seat * PLACES + place] = min(s.most_traced[seat * PLACES + place], most)


# --- what a seat is told -----------------------------------------------------------------------


@rule
def add_trace(s: State, seat: int, token: int, place: int) -> None:
    """A seat has seen a purse go to a place where it is one of those alike."""
    left = PURSES_WORTH[PURSE_KIND[token]]
    while left and s.traces[seat * PURSES + lowest(left)]:
        left &= left - 1
    if left:  # as it always is in a game that began with the deal
        s.traces[seat * PURSES + lowest(left)] = bit(place)
        s.most_traced[seat * PLACES + place] += 1
        s.traced |= bit(place)


@rule
def surely_at(s: State, seat: int, place: int) -> int:
    """The traces of a seat that lead to this place alone."""
    sure = 0
    for purse in range(PURSES):
        if s.traces[seat * PURSES + purse] == bit(place):
            sure |= bit(purse)
    return sure


# --- what follows ------------------------------------------------------------------------------


@rule
def leave_full_place(s: State, seat: int, place: int) -> bool:
    """Where as many as can be are surely traced, no other is; whether another was thought to be."""
    sure = surely_at(s, seat, place)
    others = traced_at(s, seat, place) & ~sure
    if others == 0 or size(sure) < s.most_traced[seat * PLACES + place]:
        return False
    while others:
        s.traces[seat * PURSES + lowest(others)] &= ~bit(place)
        others &= others - 1
    return True


@rule
def doubtful_places(s: State, seat: int) -> int:
    """The places of traces that lead to more than one."""
    places = 0
    for purse in range(PURSES):
        trace = s.traces[seat * PURSES + purse]
        if trace & trace - 1:
            places |= trace
    return places


@rule
def rule_out_full_places(s: State, seat: int) -> None:
    """No trace leads to a place that is full of others, or has none left."""
    left = doubtful_places(s, seat)
    while left:
        place = lowest(left)
        left &= left - 1
        if leave_full_place(s, seat, place):
            left = doubtful_places(s, seat)


@rule
def widen(s: State, seat: int, here: int, there: int, purses: int) -> None:
    """One of the purses alike has gone from here to there: it may be any of these that was traced here."""
    traced = traced_at(s, seat, here)
    may_be, left = traced & purses, traced
    gone = 0 if purses_alike(s, seat, here) else bit(here)
    while left:
        purse = lowest(left)
        left &= left - 1
        came = bit(there) if may_be >> purse & 1 else 0
        s.traces[seat * PURSES + purse] = s.traces[seat * PURSES + purse] & ~gone | came
    if gone:
        bound_most(s, seat, here, 0)
    if may_be:
        s.most_traced[seat * PLACES + there] += 1
        s.traced |= bit(there)
        bound_most(s, seat, there, size(traced_at(s, seat, there)))
    if gone and traced != may_be:
        rule_out_full_places(s, seat)


@rule
def widen_least(s: State, seat: int, here: int, there: int) -> None:
    """The purse of least value has gone from here to there (X8.7): none that is worth more than one surely here."""
    sure = surely_at(s, seat, here)
    least = lowest(sure) if sure else PURSES - 1
    if sure & NO_DEARER[0] or size(sure) > size(purses_alike(s, seat, here)):
        s.traces[seat * PURSES + least] = bit(there)
        s.most_traced[seat * PLACES + here] -= 1
        s.most_traced[seat * PLACES + there] += 1
        s.traced |= bit(there)
    else:
        widen(s, seat, here, there, NO_DEARER[least])


@rule
def recognise(s: State, seat: int, token: int, here: int) -> None:
    """A seat takes a purse from those alike, and sees its value: it may be any that was traced there.

    So there is a trace of this value less. Those left are as wide as two, which allows for each to be the one.
    """
    before, left = NO_TRACE, PURSES_WORTH[PURSE_KIND[token]]
    while left:
        trace = seat * PURSES + lowest(left)
        left &= left - 1
        if s.traces[trace] >> here & 1:
            if before != NO_TRACE:
                s.traces[before] |= s.traces[trace]
            before = trace
    if before != NO_TRACE:
        s.traces[before] = 0
        for place in range(PLACES):
            bound_most(s, seat, place, size(traced_at(s, seat, place)))
    bound_most(s, seat, here, size(purses_alike(s, seat, here)))
    rule_out_full_places(s, seat)


@rule
def narrow(s: State, seat: int, here: int) -> None:
    """A purse has left here: what that and the number of purses rule out."""
    purses = size(purses_alike(s, seat, here))
    if purses < s.most_traced[seat * PLACES + here]:
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


@rule(shared=True)
def follow(s: State, token: int, here: int, there: int, least: bool) -> None:
    """A purse has gone from here to there, as the one of least value or as any: what each seat makes of it.

    Its value is told to those whose it was or is, and to who knew it on its spot (X5.10): call it before that is
    forgotten.
    """
    loser = seat_of(s, here - SPOTS) if here >= SPOTS else NO_ONE
    taker = seat_of(s, there - SPOTS) if there >= SPOTS else NO_ONE
    known_there = there < SPOTS and has(s, KNOWN_PURSES)
    for seat in range(s.players):
        if seat == loser or s.known[seat] >> token & 1:
            if seat != taker and not known_there:
                add_trace(s, seat, token, there)
        elif s.most_traced[seat * PLACES + here]:
            if seat == taker:
                recognise(s, seat, token, here)
            else:
                lose_track(s, seat, here, there, least)
