"""The end of a game: the ranking, and the reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from folsom.cli.styled_text import PLAIN, Line, heading, named, padded, told

RANK = 4


class RankedSeat(NamedTuple):
    """A seat's rank, its score, and how it came about."""

    rank: int
    name: str
    figure: str
    text: str


def ranking(title: str, places: Sequence[RankedSeat], why: str, width: int) -> list[Line]:
    """The places, best first, and the reasons."""
    column = max(len(place.name) for place in places) + 3
    lines = [heading(title, width)]
    for place in sorted(places, key=lambda place: place.rank):
        lines += _place_lines(place, column, width)
    return [*lines, *told(why, width, indent=2)]


def _place_lines(place: RankedSeat, column: int, width: int) -> list[Line]:
    indent = RANK + column + len(place.figure)
    first, *more = told(place.text, width - indent)
    head = padded(named(f"  {place.rank}. {place.name}"), RANK + column)
    return [[*head, (place.figure, "strong"), *first], *([(" " * indent, PLAIN), *line] for line in more)]
