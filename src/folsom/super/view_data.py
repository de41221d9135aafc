"""What a view of Super shows, as plain data."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class BanditView:
    """A bandit in a row: the way they face, and whether they lie stunned."""

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
    """A player: in play or not, the plan made or not, the loot won; `fell` says when, those who fell together alike."""

    name: str
    in_play: bool
    planned: bool
    loot: tuple[int, ...]
    fell: int | None


@dataclass(frozen=True)
class SuperViewData:
    """All that a view shows, as plain data: `order` is that of the seats in this round, `gone` counts unhooked cars."""

    seat: int | None
    phase: str
    ended_by: str | None
    to_act: tuple[int, ...]
    round: int
    first: int
    order: tuple[int, ...]
    cars: tuple[CarView, ...]
    gone: int
    seats: tuple[SeatView, ...]
    cards: tuple[str, ...]
    plan: tuple[str, ...] | None
    options: dict[str, str]
