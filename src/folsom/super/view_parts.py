"""How the parts of a view are made: each only from what it shows, and cached.

Most of what a viewer sees is as it was a moment ago, and as others see it.
"""

from __future__ import annotations

from functools import cache, lru_cache

from folsom.kernel.options import values_of
from folsom.super.components import CARD_NAMES, CHARACTER_NAMES, INSIDE, LOOT_VALUES, ROOF, cards_in_play
from folsom.super.state import CAR_BITS, OFF_TRAIN, ROW_BITS
from folsom.super.table import OPTIONS
from folsom.super.view_data import BanditView, CarView, SeatView
from folsom.super.words import car_name

REMEMBERED = 4096  # of each part


@lru_cache(maxsize=REMEMBERED)
def train_of(
    cars: int, characters: tuple[int, ...], stands: tuple[int, ...], backward: int, stunned: int
) -> tuple[CarView, ...]:
    """The cars, with the bandits in them: which way each faces, and which are stunned."""
    rows: dict[int, list[BanditView]] = {}
    for stand, seat in sorted((stand, seat) for seat, stand in enumerate(stands) if stand != OFF_TRAIN):
        way, lies = not backward >> seat & 1, bool(stunned >> seat & 1)
        rows.setdefault(stand >> ROW_BITS, []).append(bandit_view(seat, characters[seat], way, lies))
    return tuple(
        car_view(car, *(tuple(rows.get(car | level << CAR_BITS, ())) for level in (INSIDE, ROOF)))
        for car in range(cars)
    )


@cache
def bandit_view(seat: int, character: int, faces_locomotive: bool, stunned: bool) -> BanditView:
    """A bandit in a row."""
    return BanditView(seat, CHARACTER_NAMES[character], faces_locomotive, stunned)


@lru_cache(maxsize=REMEMBERED)
def car_view(car: int, inside: tuple[BanditView, ...], roof: tuple[BanditView, ...]) -> CarView:
    """A car by its number."""
    return CarView(car_name(car), inside, roof)


@lru_cache(maxsize=REMEMBERED)
def seats_of(
    characters: tuple[int, ...], aboard: int, planned: int, loot: tuple[int, ...], fell: tuple[int, ...]
) -> tuple[SeatView, ...]:
    """The seats: which are aboard, which have planned, and each seat's loot and fall."""
    return tuple(
        seat_view(character, bool(aboard >> seat & 1), bool(planned >> seat & 1), loot[seat], fell[seat])
        for seat, character in enumerate(characters)
    )


@lru_cache(maxsize=REMEMBERED)
def seat_view(character: int, in_play: bool, planned: bool, loot: int, fell: int) -> SeatView:
    """A seat."""
    values = tuple(value for card, value in enumerate(LOOT_VALUES) if loot >> card & 1)
    return SeatView(CHARACTER_NAMES[character], in_play, planned, values, fell or None)


@cache
def order_from(first: int, players: int) -> tuple[int, ...]:
    """The seats in the order of a round."""
    return tuple((first + place) % players for place in range(players))


@cache
def named_cards(extensions: int) -> tuple[str, ...]:
    """The cards that everyone has."""
    return tuple(CARD_NAMES[card] for card in cards_in_play(extensions))


@cache
def named_options(extensions: int) -> dict[str, str]:
    """The options of a table by name."""
    return values_of(OPTIONS, extensions)
