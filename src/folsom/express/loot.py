"""Loot: who knows what of it, taking it and losing it (X5.7, X5.8, X5.10)."""

from folsom.express.choice_codes import TAKE
from folsom.express.components import (
    ALL_JEWELS,
    ALL_PURSES,
    ALL_STRONGBOXES,
    FIRST_KNOWN,
    JEWEL,
    PURSE_KINDS,
    PURSES_WORTH,
    SEATS,
    STRONGBOX,
    UNKNOWN_PURSE,
)
from folsom.express.state import KNOWN_PURSES, State, has, seat_of, spot_of
from folsom.express.traces import follow, on_card
from folsom.kernel import bit, lowest, pick, rule, size
from folsom.kernel.log import NO_ONE

VALUES = len(PURSE_KINDS)


@rule
def purse_choices(s: State, seat: int, tokens: int) -> int:
    """The purses of a spot as a seat can tell them apart: known ones by value, the others all alike (X5.10)."""
    known = tokens & s.known[seat]
    choices = bit(TAKE + UNKNOWN_PURSE) if tokens & ALL_PURSES & ~known else 0
    if known:
        for value in range(VALUES):
            if known & PURSES_WORTH[value]:
                choices |= bit(TAKE + FIRST_KNOWN + value)
    return choices


@rule
def loot_choices(s: State, seat: int, tokens: int) -> int:
    """The kinds of loot on a spot that a seat can pick (X5.7)."""
    return purse_choices(s, seat, tokens) | jewel_and_box_choices(tokens)


@rule
def may_tell_purses_apart(s: State, tokens: int) -> bool:
    """Whether a seat might be able to tell purses of a spot apart, as far as others can see (X5.10)."""
    return has(s, KNOWN_PURSES) and size(tokens & ALL_PURSES) > 1


@rule
def may_know_purses(s: State, seat: int) -> bool:
    """Whether a seat might know a purse on a spot, as far as others can see: whether it ever lost one (X5.10)."""
    lost = False
    for bandit in range(s.bandits):
        lost |= seat_of(s, bandit) == seat and s.lost_purse >> bandit & 1 == 1
    return lost


@rule
def jewel_and_box_choices(tokens: int) -> int:
    """The kinds of loot that everyone can see: jewels and strongboxes."""
    choices = bit(TAKE + JEWEL) if tokens & ALL_JEWELS else 0
    return choices | bit(TAKE + STRONGBOX) if tokens & ALL_STRONGBOXES else choices


@rule
def held_choices(tokens: int) -> int:
    """The kinds of loot on another bandit's card: purses are alike (X5.8, X5.10)."""
    purse = bit(TAKE + UNKNOWN_PURSE) if tokens & ALL_PURSES else 0
    return purse | jewel_and_box_choices(tokens)


@rule
def pick_token(s: State, tokens: int, known: int, kind: int) -> int:
    """A token of this kind; a random one among unknown purses (X5.10)."""
    if kind == UNKNOWN_PURSE:
        return pick(s.chance, tokens & ALL_PURSES & ~known)
    if kind == JEWEL:
        return lowest(tokens & ALL_JEWELS)
    if kind == STRONGBOX:
        return lowest(tokens & ALL_STRONGBOXES)
    return lowest(tokens & known & PURSES_WORTH[kind - FIRST_KNOWN])


@rule
def last_holder(s: State, token: int) -> int:
    """The seat that knows a purse on a spot, or NO_ONE (X5.10)."""
    holder = NO_ONE
    for seat in range(SEATS):
        if s.known[seat] >> token & 1:
            holder = seat
    return holder


@rule
def who_know(s: State, token: int) -> int:
    """The seats that know a purse on its spot (X5.10), as a set."""
    knowing = 0
    for seat in range(SEATS):
        knowing |= (s.known[seat] >> token & 1) << seat
    return knowing


@rule
def forget(s: State, token: int) -> None:
    """From now on, nobody recognises this token on a spot."""
    for seat in range(SEATS):
        s.known[seat] &= ~bit(token)


@rule
def take_from_spot(s: State, bandit: int, place: int, token: int) -> None:
    """The bandit takes a token from a spot (X5.7), where nobody knows it any more."""
    s.loot[place] ^= bit(token)
    s.held[bandit] |= bit(token)
    knowing = who_know(s, token)
    if bit(token) & ALL_PURSES and knowing | s.tracing[place]:
        follow(s, token, place, on_card(bandit), knowing, least=False)
        forget(s, token)


@rule
def let_fall(s: State, bandit: int, token: int, place: int, least: bool) -> None:
    """A bandit's token falls on a spot; its seat knows it there, if it is a purse (X5.8, X5.10).

    It is the bandit's purse of least value (X8.7), or any token.
    """
    s.held[bandit] ^= bit(token)
    s.loot[place] |= bit(token)
    if bit(token) & ALL_PURSES:
        s.lost_purse |= bit(bandit)
        if has(s, KNOWN_PURSES):
            s.known[seat_of(s, bandit)] |= bit(token)
        follow(s, token, on_card(bandit), place, 0, least)


@rule
def pass_on(s: State, bandit: int, token: int, taker: int) -> None:
    """A bandit's purse goes to another bandit (X7.5)."""
    s.held[bandit] ^= bit(token)
    s.held[taker] |= bit(token)
    s.lost_purse |= bit(bandit)
    follow(s, token, on_card(bandit), on_card(taker), 0, least=False)


@rule
def loot_here(s: State, bandit: int) -> int:
    """The tokens on a bandit's spot."""
    return s.loot[spot_of(s, bandit)]
