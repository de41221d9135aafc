"""The colours of bandits and things."""

from __future__ import annotations

from typing import NamedTuple

Colour = tuple[int, int, int]

DARK: Colour = (34, 28, 24)
LIGHT: Colour = (255, 250, 240)


class BanditColours(NamedTuple):
    """A bandit's letter, colour, and the colour of the letter on it."""

    letter: str
    colour: Colour
    ink: Colour


BANDIT_COLOURS = {
    "Ghost": BanditColours("G", (244, 238, 214), DARK),
    "Doc": BanditColours("D", (36, 92, 176), LIGHT),
    "Tuco": BanditColours("T", (204, 48, 42), LIGHT),
    "Cheyenne": BanditColours("C", (86, 170, 80), DARK),
    "Belle": BanditColours("B", (146, 74, 158), LIGHT),
    "Django": BanditColours("J", (240, 196, 40), DARK),
    "Mei": BanditColours("M", (72, 190, 196), DARK),
}


def colours_of(name: str) -> BanditColours:
    """A bandit's colours; for anybody else, ink on paper."""
    return BANDIT_COLOURS.get(name) or BanditColours(name[-1].upper(), LIGHT, DARK)
