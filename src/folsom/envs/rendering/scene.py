"""What a picture of any game's table shows: a train with people and loot, and one line per seat."""

from __future__ import annotations

from typing import NamedTuple


class PaintedPawn(NamedTuple):
    """A bandit; `faces` is -1 toward the locomotive, 1 toward the caboose, 0 if the game has no direction."""

    name: str
    faces: int = 0
    stunned: bool = False


class PaintedPile(NamedTuple):
    """Loot of one kind."""

    kind: str
    size: int


class PaintedSpot(NamedTuple):
    """A roof or an inside: the bandits, starting at the locomotive's side, and the loot."""

    pawns: tuple[PaintedPawn, ...] = ()
    loot: tuple[PaintedPile, ...] = ()


class PaintedCar(NamedTuple):
    """A car of the train."""

    name: str
    inside: PaintedSpot
    roof: PaintedSpot
    marshal: bool = False


class SeatLine(NamedTuple):
    """A seat's line below the train: its bandits, whether it's to act, and the rest in words."""

    bandits: tuple[str, ...]
    asked: bool
    says: str
    aboard: bool = True


class TablePicture(NamedTuple):
    """A table: a title, the number of cars at the start, the train with the locomotive first, and the seats."""

    title: str
    places: int
    cars: tuple[PaintedCar, ...]
    seats: tuple[SeatLine, ...]
