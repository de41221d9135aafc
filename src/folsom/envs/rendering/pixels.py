"""A table in pixels: the train in the evening sun, and a card for each seat."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from folsom.envs.extras import import_extra
from folsom.envs.rendering.colours import DARK, LIGHT, Colour, colours_of
from folsom.envs.rendering.scene import PaintedCar, PaintedPawn, PaintedPile, PaintedSpot, SeatLine, TablePicture

import_extra("PIL", "envs")

from PIL import Image, ImageDraw, ImageFont  # noqa: E402 # once it's known to be installed

SCALE = 2  # drawn this many times larger, then scaled down for smooth edges

WIDTH, MARGIN = 1200, 20
TITLE, SKY, INSIDE, WHEELS = 44, 112, 92, 26  # heights, from the top
TRAIN_TOP = TITLE + SKY
GROUND = TRAIN_TOP + INSIDE + WHEELS
CARD, SEAT_GAP = 34, 6
RADIUS, PAWN_GAP = 16, 4  # of a pawn, and between two cards
NOSE = 1.35  # how far it sticks out of a pawn, in radii
PAWN_STEP = 2 * RADIUS * NOSE - 2  # from pawn to pawn
TOKEN = 16
RIM = 3

DUSK: Colour = (250, 226, 190)
SUN: Colour = (248, 190, 120)
SAND: Colour = (214, 178, 128)
RAIL: Colour = (92, 74, 60)
WALL_COLOURS: tuple[Colour, ...] = ((138, 62, 50), (70, 96, 84), (96, 82, 120))
ENGINE: Colour = (58, 58, 66)
BOARD: Colour = (252, 244, 228)
GOLD, JEWEL, CHEST = (226, 176, 36), (58, 176, 212), (150, 104, 52)
STAR: Colour = (255, 140, 26)
LOOT_COLOURS: dict[str, Colour] = {"purse": GOLD, "jewel": JEWEL, "strongbox": CHEST}

Box = tuple[float, float, float, float]


def painted(scene: TablePicture) -> npt.NDArray[np.uint8]:
    """A picture as rows of red, green and blue; its size is the same throughout a game."""
    height = GROUND + MARGIN + len(scene.seats) * (CARD + SEAT_GAP) + MARGIN
    image = Image.new("RGB", (WIDTH * SCALE, height * SCALE), DUSK)
    brush = Brush(ImageDraw.Draw(image))
    _land(brush, height)
    brush.words((MARGIN, TITLE / 2), scene.title, DARK, 20, "lm")
    wide = (WIDTH - 2 * MARGIN) / max(scene.places, 1)
    for number, car in enumerate(scene.cars):
        _car(brush, car, number, wide)
    for number, seat in enumerate(scene.seats):
        _card(brush, seat, GROUND + MARGIN + number * (CARD + SEAT_GAP))
    return np.asarray(image.resize((WIDTH, height), Image.Resampling.LANCZOS))


class Brush:
    """Draws in coordinates of the finished picture."""

    def __init__(self, draw: Any) -> None:
        self._draw = draw

    def block(self, box: Box, fill: Colour, rim: Colour | None = None, round_by: float = 0) -> None:
        """A rectangle, optionally with a rim and round corners."""
        scaled = [SCALE * point for point in box]
        self._draw.rounded_rectangle(scaled, SCALE * round_by, fill, rim, SCALE * RIM if rim else 0)

    def disc(self, centre: tuple[float, float], radius: float, fill: Colour, rim: Colour | None = None) -> None:
        """A disc."""
        across, down = centre
        scaled = [SCALE * point for point in (across - radius, down - radius, across + radius, down + radius)]
        self._draw.ellipse(scaled, fill, rim, SCALE * RIM if rim else 0)

    def shape(self, points: list[tuple[float, float]], fill: Colour, rim: Colour | None = None) -> None:
        """A polygon."""
        self._draw.polygon([(SCALE * across, SCALE * down) for across, down in points], fill, rim, SCALE)

    def words(self, at: tuple[float, float], text: str, ink: Colour, size: float, anchor: str = "mm") -> None:
        """Text at a point."""
        font = ImageFont.load_default(size * SCALE)
        self._draw.text((SCALE * at[0], SCALE * at[1]), text, ink, font, anchor)


# --- the train -----------------------------------------------------------------------------------


def _land(brush: Brush, height: int) -> None:
    brush.disc((WIDTH - 150, GROUND - WHEELS / 2), 130, SUN)
    brush.block((0, GROUND - WHEELS / 2, WIDTH, height), SAND)
    brush.block((0, GROUND - 5, WIDTH, GROUND - 1), RAIL)


def _car(brush: Brush, car: PaintedCar, number: int, wide: float) -> None:
    left, right = MARGIN + number * wide + 4, MARGIN + (number + 1) * wide - 4
    floor = TRAIN_TOP + INSIDE
    colour = ENGINE if number == 0 else WALL_COLOURS[number % len(WALL_COLOURS)]
    brush.block((left - 8, floor - 16, left, floor - 9), RAIL)
    if number == 0:
        brush.block((left + 6, TRAIN_TOP - 22, left + 24, TRAIN_TOP), ENGINE)
    brush.block((left - 3, TRAIN_TOP - 6, right + 3, TRAIN_TOP + 4), RAIL, round_by=4)
    brush.block((left, TRAIN_TOP, right, floor), BOARD, colour, 5)
    brush.block((left, floor - 14, right, floor + 4), colour, round_by=4)
    brush.words(((left + right) / 2, floor - 5), car.name, LIGHT, 11)
    for across in (left + wide * 0.2, right - wide * 0.2):
        brush.disc((across, GROUND - 13), 11, ENGINE, RAIL)
    _spot(brush, car.roof, (left, right), TRAIN_TOP - 6)
    _spot(brush, car.inside, (left, right), floor - 16)
    if car.marshal:
        _marshal(brush, (left + 20, TRAIN_TOP + 22))


def _marshal(brush: Brush, at: tuple[float, float]) -> None:
    turns = np.arange(10) * np.pi / 5 - np.pi / 2
    reach = np.where(np.arange(10) % 2, 7.5, 17)
    points = list(zip(at[0] + reach * np.cos(turns), at[1] + reach * np.sin(turns), strict=True))
    brush.shape(points, STAR, DARK)
    brush.words(at, "M", DARK, 9)


def _spot(brush: Brush, spot: PaintedSpot, walls: tuple[float, float], floor: float) -> None:
    """Loot on the floor, bandits above it."""
    left, right = walls
    across = (left + right - len(spot.loot) * TOKEN * 2) / 2 + TOKEN
    for number, pile in enumerate(spot.loot):
        _pile(brush, pile, (across + 2 * TOKEN * number, floor - TOKEN / 2 - 1))
    standing = floor - (TOKEN + 3 if spot.loot else 0) - RADIUS - 1
    step = min(PAWN_STEP, (right - left) / max(len(spot.pawns), 1))
    first = (left + right) / 2 - step * (len(spot.pawns) - 1) / 2
    for number, pawn in enumerate(spot.pawns):
        _pawn(brush, pawn, (first + step * number, standing), step / PAWN_STEP)


def _pawn(brush: Brush, pawn: PaintedPawn, at: tuple[float, float], scale: float) -> None:
    """A bandit, smaller in a crowd, and hollow if stunned."""
    look, (across, down), radius = colours_of(pawn.name), at, RADIUS * scale
    if pawn.faces:
        nose, back = across + pawn.faces * radius * NOSE, across + pawn.faces * radius * 0.6
        brush.shape([(nose, down), (back, down - radius * 0.7), (back, down + radius * 0.7)], DARK)
    if pawn.stunned:
        brush.disc(at, radius, BOARD, look.colour)
        brush.words(at, look.letter, DARK, radius)
        brush.words((across, down - radius - 6), "z z", DARK, 11)
    else:
        brush.disc(at, radius, look.colour, DARK)
        brush.words(at, look.letter, look.ink, radius * 1.1)


def _pile(brush: Brush, pile: PaintedPile, at: tuple[float, float]) -> None:
    across, down = at
    half, colour = TOKEN / 2 - 1, LOOT_COLOURS[pile.kind]
    if pile.kind == "purse":
        brush.disc((across - half, down), half, colour)
        brush.words((across - half, down), "$", DARK, 10)
    elif pile.kind == "jewel":
        corners = [
            (across - half, down - half),
            (across, down),
            (across - half, down + half),
            (across - 2 * half, down),
        ]
        brush.shape(corners, colour, DARK)
    else:
        brush.block((across - 2 * half, down - half + 1, across, down + half), colour, round_by=2)
        brush.block((across - half - 2, down - 2, across - half + 2, down + 2), GOLD)
    brush.words((across + half, down), str(pile.size), DARK, 13)


# --- the seats -----------------------------------------------------------------------------------


def _card(brush: Brush, seat: SeatLine, top: float) -> None:
    brush.block((MARGIN, top, WIDTH - MARGIN, top + CARD), BOARD if seat.aboard else SAND, round_by=6)
    if seat.asked:
        brush.shape([(4, top + 9), (16, top + CARD / 2), (4, top + CARD - 9)], STAR)
    across, middle = MARGIN + RADIUS + 8, top + CARD / 2
    for name in seat.bandits:
        look = colours_of(name)
        brush.disc((across, middle), RADIUS - 2, look.colour if seat.aboard else SAND, DARK)
        brush.words((across, middle), look.letter, look.ink if seat.aboard else DARK, 15)
        across += 2 * RADIUS + PAWN_GAP
    brush.words((across - 4, middle), f"{' & '.join(seat.bandits)}: {seat.says}", DARK, 15, "lm")
