"""Who and what takes part in a game of Super."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from folsom.locale.cast import Cast
from folsom.super.components import CARD_NAMES
from folsom.super.view_record import SuperViewRecord
from folsom.super.words import seat_name


def cast_of(v: SuperViewRecord, names: Mapping[str, Sequence[str]], numbers: Mapping[str, int]) -> Cast:
    """The bandits and the cards; the cars behind the locomotive only have numbers (S1.2)."""
    bandits = tuple(seat_name(v, seat) for seat in range(v.players))
    return Cast(
        bandits=bandits,
        crews=tuple((bandit,) for bandit in bandits),
        cars=(),
        cards=(CARD_NAMES,) * v.players,
        names=names,
        numbers=numbers,
    )
