"""Making the parts of a view: each is a function of only what it shows, and is cached.

Most of what a viewer sees hasn't changed since the last view, and is the same for the others.
"""

from __future__ import annotations

from functools import cache, lru_cache

from folsom.express.components import (
    ALL_CARD_NAMES,
    CAR_NAMES,
    CARD_SYMBOLS,
    CARS,
    CHARACTER_NAMES,
    EVENT_NAMES,
    FACES,
    FIRST_KNOWN,
    INSIDE,
    JEWEL,
    PURSE_KINDS,
    ROOF,
    ROUND_CARD_EVENT,
    STRONGBOX,
    TURNS_MAX,
    UNKNOWN_PURSE,
    planning_turns,
)
from folsom.express.state import BYTE, SEAT_OF_BITS
from folsom.express.table import OPTIONS
from folsom.express.view_data import BanditView, CarView, Loot, PileCard, RoundCard, SpotView, TurnView
from folsom.express.view_record import BULLETS_AT, CARD_COUNT_BITS, HIDDEN_FACE, LOOT_COUNT_BITS
from folsom.express.words import Crew, cards_of_crew, crew_name
from folsom.kernel.options import values_of

REMEMBERED = 4096  # parts of each kind


def one_of(kind: int) -> int:
    """The counts of one token."""
    return 1 << kind * LOOT_COUNT_BITS


@lru_cache(maxsize=REMEMBERED)
def loot_of(counts: int) -> Loot:
    """The loot that a tally counts."""

    def count(kind: int) -> int:
        return counts >> kind * LOOT_COUNT_BITS & (1 << LOOT_COUNT_BITS) - 1

    purses = [value for n, value in enumerate(PURSE_KINDS) for _ in range(count(FIRST_KNOWN + n))]
    return Loot(tuple(purses), count(UNKNOWN_PURSE), count(JEWEL), count(STRONGBOX))


# --- the train -------------------------------------------------------------------------------


@lru_cache(maxsize=REMEMBERED)
def train_of(
    characters: tuple[int, ...], kinds: tuple[int, ...], floors: tuple[int, ...], loot: tuple[int, ...], marshal: int
) -> tuple[CarView, ...]:
    """Cars of these kinds with these bandits, by their places on each floor and the tally of each spot's loot."""
    names = tuple([CHARACTER_NAMES[character] for character in characters])
    inside, roof = floors
    return tuple(
        car_view(
            CAR_NAMES[kind],
            names,
            (inside >> BYTE * car & 0xFF, loot[car + INSIDE * CARS]),
            (roof >> BYTE * car & 0xFF, loot[car + ROOF * CARS]),
            marshal == car,
        )
        for car, kind in enumerate(kinds)
    )


Held = tuple[int, int]  # the set of bandits at a spot, and the tally of its loot


@lru_cache(maxsize=REMEMBERED)
def car_view(name: str, names: tuple[str, ...], inside: Held, roof: Held, marshal: bool) -> CarView:
    """A car of a train with bandits of these names."""
    return CarView(name, _spot(names, *inside), _spot(names, *roof), marshal)


def _spot(names: tuple[str, ...], here: int, counts: int) -> SpotView:
    return SpotView(tuple(name for bandit, name in enumerate(names) if here >> bandit & 1), loot_of(counts))


# --- the players -----------------------------------------------------------------------------


@lru_cache(maxsize=REMEMBERED)
def bandit_view(character: int, counts: int, bullets: int, received: int, ransoms: int) -> BanditView:
    """A bandit's card with the loot that a tally counts."""
    return BanditView(CHARACTER_NAMES[character], loot_of(counts), bullets, received, ransoms)


# --- cards -----------------------------------------------------------------------------------


@lru_cache(maxsize=REMEMBERED)
def cards_counted(crew: Crew, counts: int) -> tuple[str, ...]:
    """The cards of a seat that a tally counts, by their names, bullets last."""
    faces = [counts >> face * CARD_COUNT_BITS & (1 << CARD_COUNT_BITS) - 1 for face in range(FACES)]
    cards = [name for name, count in zip(cards_of_crew(crew), faces, strict=True) for _ in range(count)]
    return (*cards, *["bullet"] * (counts >> BULLETS_AT))


@lru_cache(maxsize=REMEMBERED)
def pile_of(
    crews: tuple[Crew, ...], pile: tuple[int, ...], face_down: int, resolved: int, draws: int
) -> tuple[PileCard, ...]:
    """The common pile, from its cards, those that lie face down, how many are resolved, and the turns with a draw."""
    turns = turns_played(draws)
    return tuple(
        pile_card(crews, entry, turns[place], (bool(face_down >> place & 1), place < resolved))
        for place, entry in enumerate(pile)
    )


@lru_cache(maxsize=REMEMBERED)
def pile_card(crews: tuple[Crew, ...], entry: int, turn: int, marks: tuple[bool, bool]) -> PileCard:
    """A card of the pile; the marks say whether it lies face down, and whether it is resolved."""
    seat, face = entry & (1 << SEAT_OF_BITS) - 1, entry >> SEAT_OF_BITS
    card = None if face == HIDDEN_FACE else cards_of_crew(crews[seat])[face]
    return PileCard(turn, seat, crew_name(crews[seat]), card, *marks)


@lru_cache(maxsize=REMEMBERED)
def turns_played(draws: int) -> tuple[int, ...]:
    """The turns of a round in which a card was played, in the order of the pile."""
    return tuple(turn for turn in range(TURNS_MAX) if not draws >> turn & 1)


# --- the round -------------------------------------------------------------------------------


@cache
def round_card_of(card: int) -> RoundCard:
    """A round card by its number."""
    return RoundCard(ALL_CARD_NAMES[card], CARD_SYMBOLS[card], EVENT_NAMES[int(ROUND_CARD_EVENT[card])])


@cache
def turns_of(symbols: str, players: int, first: int) -> tuple[TurnView, ...]:
    """The planning turns of a round card."""
    return tuple(
        TurnView((first + place) % players, symbol)
        for symbol, letter in enumerate(symbols)
        for place, _ in planning_turns(letter, players)
    )


@cache
def named_options(options: int) -> dict[str, str]:
    """The options of a table by name."""
    return values_of(OPTIONS, options)
