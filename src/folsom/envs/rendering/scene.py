"""What a picture of a table shows, of whichever game: a train with people and loot, and a line for each seat."""

from __future__ import annotations

from typing import NamedTuple


class PaintedPawn(NamedTuple):
    """A bandit; `faces` is -1 toward the locomotive, 1 toward the caboose, 0 where that has no meaning."""

    name: str
    faces: int = 0
    stunned: bool = False


class PaintedPile(NamedTuple):
    """Loot of one kind."""

    kind: str
    size: int


class PaintedSpot(NamedTuple):
    """A roof or an inside: the bandits from the locomotive's side on, and the loot."""

    pawns: tuple[PaintedPawn, ...] = ()
    loot: tuple[PaintedPile, ...] = ()


class PaintedCar(NamedTuple):
    """A car of the train."""

    name: str
    inside: PaintedSpot
    roof: PaintedSpot
    marshal: bool = False


class SeatLine(NamedTuple):
    """What is said of a seat below the train: of which bandits, whether it is asked, and the rest in words."""

    bandits: tuple[str, ...]
    asked: bool
    says: str
    aboard: bool = True


class TablePicture(NamedTuple):
    """A table: what is going on, how many cars it had at first, the train with the locomotive first, and the seats."""

    title: str
    places: int
    cars: tuple[PaintedCar, ...]
    seats: tuple[SeatLine, ...]
