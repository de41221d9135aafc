"""The train of Super in text: each row from the locomotive's side to the caboose's (S2.1).

The locomotive is on the left, and a bar stands before each car:

    roof   |    | T►     |
    inside | ◄B | ◄D* G► | *M►

B Belle, C Cheyenne, J Django, D Doc, G Ghost, M Mei, T Tuco. The arrow points where a bandit looks: ◄ to the
locomotive, ► to the caboose; a star at the back is on one who lies stunned.
"""

from __future__ import annotations

import re
from typing import NamedTuple

import folsom
from folsom.super.components import CHARACTER_NAMES
from folsom.super.view_data import BanditView
from tests.support.scenes.rows import Cells, draw_cells, read_cells, same_train

LETTERS = dict(zip("BCJDGMT", CHARACTER_NAMES, strict=True))
LETTER_OF = {name: letter for letter, name in LETTERS.items()}
FIGURE = re.compile(r"◄(?P<ahead>[BCJDGMT])(?P<lies>\*?)|(?P<lies_too>\*?)(?P<behind>[BCJDGMT])►")


class Figure(NamedTuple):
    """A bandit as one is drawn."""

    name: str
    faces_locomotive: bool
    stunned: bool

    @classmethod
    def read(cls, word: str) -> Figure:
        """The bandit that a word of a drawing shows."""
        drawn = FIGURE.fullmatch(word)
        if drawn is None:
            raise ValueError(f"{word!r} is no bandit; they are drawn as ◄T, T►, ◄T* or *T►")
        letter = drawn["ahead"] or drawn["behind"]
        return cls(LETTERS[letter], bool(drawn["ahead"]), bool(drawn["lies"] or drawn["lies_too"]))


Train = list[list[list[Figure]]]  # by level and car, the rows


def read_train(drawing: str) -> Train:
    """What a drawing shows."""
    return [[[Figure.read(word) for word in cell.split()] for cell in row] for row in read_cells(drawing)]


def cells_of(view: folsom.SuperView) -> Cells:
    """The train that an eye sees, as it is drawn."""
    return [[_row(car.inside) for car in view.cars], [_row(car.roof) for car in view.cars]]


def _row(bandits: tuple[BanditView, ...]) -> str:
    return " ".join(_word(bandit) for bandit in bandits)


def _word(bandit: BanditView) -> str:
    letter, star = LETTER_OF[bandit.name], "*" if bandit.stunned else ""
    return f"◄{letter}{star}" if bandit.faces_locomotive else f"{star}{letter}►"


def looks_like(view: folsom.SuperView, drawing: str) -> bool:
    """Whether the whole train is as drawn; if not, both are told."""
    return same_train(cells_of(view), read_cells(drawing))


def insides(line: str) -> str:
    """A drawing with this line of insides, and nobody on the roofs."""
    return f"roof {'|' * line.count('|')}\ninside {line}"


def as_drawn(drawing: str) -> str:
    """A drawing as it is."""
    return drawing


def upside_down(drawing: str) -> str:
    """A drawing with roofs and insides exchanged."""
    return draw_cells(read_cells(drawing)[::-1])
