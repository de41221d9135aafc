"""How bandits and things look in a picture."""

from __future__ import annotations

from typing import NamedTuple

Colour = tuple[int, int, int]

DARK: Colour = (34, 28, 24)
LIGHT: Colour = (255, 250, 240)


class Look(NamedTuple):
    """A bandit's letter, colour, and the colour of the letter on it."""

    letter: str
    colour: Colour
    ink: Colour


LOOKS = {
    "Ghost": Look("G", (244, 238, 214), DARK),
    "Doc": Look("D", (36, 92, 176), LIGHT),
    "Tuco": Look("T", (204, 48, 42), LIGHT),
    "Cheyenne": Look("C", (86, 170, 80), DARK),
    "Belle": Look("B", (146, 74, 158), LIGHT),
    "Django": Look("J", (240, 196, 40), DARK),
    "Mei": Look("M", (72, 190, 196), DARK),
}
