"""Memory aids: what a viewer could work out from its own view with pencil and paper.

Everything here is made from the viewer's record, so it tells nobody more than they have seen.
"""

from __future__ import annotations

from functools import cache, lru_cache

from folsom.express.components import (
    CHARACTER_NAMES,
    FACES,
    FIRST_KNOWN,
    KINDS,
    PURSE_KIND,
    PURSE_KINDS,
    PURSE_VALUES,
    SECOND_COPIES,
    SPOTS,
)
from folsom.express.state import EXPERT, PUNCHING_WAY, SEAT_OF_BITS, SHOOTER_BITS, STEALING
from folsom.express.view_parts import REMEMBERED, cards_counted, loot_of, one_of
from folsom.express.view_record import BULLETS_AT, CARD_COUNT_BITS, HIDDEN_FACE, ExpressViewRecord
from folsom.express.words import crews_of

NO_CARDS = 0
TALLY_OF_PURSE = [one_of(FIRST_KNOWN + int(kind)) for kind in PURSE_KIND]
ALL_VALUES = sum(TALLY_OF_PURSE)
KNOWN_VALUES = one_of(FIRST_KNOWN + len(PURSE_KINDS)) - one_of(FIRST_KNOWN)  # the bits of purses whose value is known

# --- cards, as tallies: a number for each face, bullets above them --------------------------------


@cache
def actions_of(crew_size: int) -> int:
    """The tally of a seat's action cards (X1.3, X11.3)."""
    copies = [1] * FACES if crew_size > 1 else [1 + (SECOND_COPIES >> face & 1) for face in range(KINDS)]
    return sum(count << face * CARD_COUNT_BITS for face, count in enumerate(copies))


@lru_cache(maxsize=REMEMBERED)
def without(cards: int, gone: int) -> int:
    """The cards that are left of a tally; while a step is under way, a card may be in two places."""
    left = max(0, (cards >> BULLETS_AT) - (gone >> BULLETS_AT)) << BULLETS_AT
    for place in range(0, BULLETS_AT, CARD_COUNT_BITS):
        mask = (1 << CARD_COUNT_BITS) - 1
        left += max(0, (cards >> place & mask) - (gone >> place & mask)) << place
    return left


def crew_bandits(v: ExpressViewRecord, seat: int) -> range:
    """The bandits of a seat by number (X11.1)."""
    return range(seat << v.team, seat + 1 << v.team)


def owned_by(v: ExpressViewRecord, seat: int) -> int:
    """Every card that a seat has, wherever it is: its action cards and the bullets it received."""
    received = sum([v.shots_taken[b] + v.events_taken[b] + v.marshal_taken[b] for b in crew_bandits(v, seat)])
    return actions_of(1 << v.team) + (received << BULLETS_AT)


def returned(v: ExpressViewRecord) -> int:
    """How many cards of the pile have gone back to their seats; the one being resolved hasn't yet (X5.1)."""
    return max(0, v.resolved - 1) if STEALING <= v.phase <= PUNCHING_WAY else v.resolved


def in_pile(v: ExpressViewRecord, first: int) -> list[int]:
    """Each seat's cards of the pile that the viewer sees, from the place *first* on."""
    seen = [NO_CARDS] * v.players
    for entry in v.pile[first : v.pile_size]:
        face = entry >> SEAT_OF_BITS
        if face != HIDDEN_FACE:
            seen[entry & (1 << SEAT_OF_BITS) - 1] += 1 << face * CARD_COUNT_BITS
    return seen


def unseen_cards(v: ExpressViewRecord) -> list[tuple[str, ...]]:
    """What each seat has that the viewer hasn't seen in this round: not in the pile, nor in the open discard.

    Experts' cards go to the open discard once they're carried out (X10.4): there they are counted.
    """
    piled = in_pile(v, returned(v) if v.options >> EXPERT & 1 else 0)
    crews = crews_of(tuple(v.character[: v.bandits]), v.team)
    return [
        cards_counted(crew, without(without(owned_by(v, seat), v.shown[seat]), piled[seat]))
        for seat, crew in enumerate(crews)
    ]


# --- bullets ---------------------------------------------------------------------------------


def shooters_of(v: ExpressViewRecord) -> list[dict[str, int]]:
    """Whose bullets each seat was hit by, and how many: by the shooter's name."""
    return [_shooters(v, seat) for seat in range(v.players)]


def _shooters(v: ExpressViewRecord, seat: int) -> dict[str, int]:
    hits = [sum(_bullets_from(v, shooter, b) for b in crew_bandits(v, seat)) for shooter in range(v.bandits)]
    return {CHARACTER_NAMES[v.character[shooter]]: count for shooter, count in enumerate(hits) if count}


def _bullets_from(v: ExpressViewRecord, shooter: int, target: int) -> int:
    return v.shots_by[target] >> SHOOTER_BITS * shooter & (1 << SHOOTER_BITS) - 1


def neutral_bullets_of(v: ExpressViewRecord) -> list[int]:
    """The neutral bullets that each seat took (X6.1, X8.1, X8.5)."""
    return [sum(v.events_taken[b] + v.marshal_taken[b] for b in crew_bandits(v, seat)) for seat in range(v.players)]


def are_gunslingers(v: ExpressViewRecord) -> list[bool]:
    """Whether each seat would be the Gunslinger if the game ended now (X9.2); nobody in the team game (X11.1)."""
    fewest = min(v.bullets[: v.bandits])
    return [not v.team and v.bullets[seat] == fewest for seat in range(v.players)]


# --- money -----------------------------------------------------------------------------------


def purse_bounds(v: ExpressViewRecord, bandit: int) -> tuple[int, int]:
    """The least and the most that a bandit's purses of unknown value can hold together."""
    unknown = loot_of(v.held[bandit]).unknown_purses
    if not unknown:
        return 0, 0
    pool, here = unplaced_purses(v, bandit), 1 << SPOTS + bandit
    sure = sum([value for value, places in zip(PURSE_VALUES, v.traces, strict=True) if places == here])
    free = unknown - v.traces.count(here)
    return sure + sum(pool[:free]), sure + sum(pool[len(pool) - free :])


def unplaced_purses(v: ExpressViewRecord, bandit: int) -> tuple[int, ...]:
    """The values of purses that may be a bandit's as far as the viewer knows, besides those that surely are: sorted."""
    left, here = ALL_VALUES - (sum(v.loot) + sum(v.held[: v.bandits]) & KNOWN_VALUES), 1 << SPOTS + bandit
    for tally, places in zip(TALLY_OF_PURSE, v.traces, strict=True):
        if places and (places == here or not places & here):
            left -= tally
    return loot_of(left).purses
