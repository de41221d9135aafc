"""Who and what takes part in a game of Express."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from folsom.express.components import CHARACTER_NAMES
from folsom.express.view_record import ExpressViewRecord
from folsom.express.words import car_name, cards_of_crew, crews_of
from folsom.locale.cast import Cast


def cast_of(v: ExpressViewRecord, names: Mapping[str, Sequence[str]], numbers: Mapping[str, int]) -> Cast:
    """The names of the bandits, the cars and the cards; each bandit of a team has its own cards."""
    characters = tuple(v.character[: v.players << v.team])
    crews = crews_of(characters, v.team)
    return Cast(
        bandits=tuple(CHARACTER_NAMES[character] for character in characters),
        crews=tuple(tuple(CHARACTER_NAMES[character] for character in crew) for crew in crews),
        cars=tuple(car_name(v, car) for car in range(v.cars)),
        cards=tuple(map(cards_of_crew, crews)),
        names=names,
        numbers=numbers,
    )
