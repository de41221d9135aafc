"""Loot and cards as a view of Express counts them: a tally has some bits for each kind."""

from __future__ import annotations

from folsom.express.components import FIRST_KNOWN, JEWEL, PURSE_KIND, PURSE_KINDS, SPOTS, STRONGBOX, UNKNOWN_PURSE
from folsom.express.state import SEAT_OF_BITS
from folsom.express.view_record import BULLETS_AT, CARD_COUNT_BITS, LOOT_COUNT_BITS, ExpressViewRecord


def one_of(kind: int) -> int:
    """A tally of one token."""
    return 1 << kind * LOOT_COUNT_BITS


def loot_kind(loot: str, value: int | None) -> int:
    """The kind of a token; a purse whose value isn't known is of a kind of its own."""
    if loot == "purse":
        return UNKNOWN_PURSE if value is None else FIRST_KNOWN + PURSE_KINDS.index(value)
    return {"jewel": JEWEL, "strongbox": STRONGBOX}[loot]


def on_card(bandit: int) -> int:
    """The place that a bandit's card is, as traces count places."""
    return SPOTS + bandit


def held_counts(v: ExpressViewRecord, bandit: int) -> int:
    """A tally of a bandit's loot, with the purses by value that the seat knows by their traces to be there."""
    sure = [
        FIRST_KNOWN + int(PURSE_KIND[purse]) for purse, places in enumerate(v.traces) if places == 1 << on_card(bandit)
    ]
    return v.held[bandit] + sum(one_of(kind) - one_of(UNKNOWN_PURSE) for kind in sure)


def purses_of(counts: int) -> int:
    """The purses of a tally, known or not."""
    return counts & (1 << JEWEL * LOOT_COUNT_BITS) - 1


def counts_of(cards: tuple[int | str, ...]) -> int:
    """A tally of action cards, by their faces, and of bullets, by that word."""
    return sum(1 << (BULLETS_AT if isinstance(card, str) else card * CARD_COUNT_BITS) for card in cards)


def pile_entry(seat: int, face: int) -> int:
    """A card in the pile: whose it is, and its face."""
    return seat | face << SEAT_OF_BITS


def lowest(bits: int) -> int:
    """The lowest member of a set."""
    return (bits & -bits).bit_length() - 1
