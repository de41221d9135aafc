"""The parts that a view of Super is made of, as plain data."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class BanditView:
    """A bandit in a row: the way they face, and whether they're stunned."""

    seat: int
    name: str
    faces_locomotive: bool
    stunned: bool


@dataclass(frozen=True)
class CarView:
    """A car and its two rows, each from the locomotive's side to the caboose's (S2.1)."""

    name: str
    inside: tuple[BanditView, ...]
    roof: tuple[BanditView, ...]


@dataclass(frozen=True)
class SeatView:
    """A seat: whether it's in play and has planned, its loot, and when it fell (the same number if together)."""

    name: str
    in_play: bool
    planned: bool
    loot: tuple[int, ...]
    fell: int | None
