"""What a picture of Super shows."""

from __future__ import annotations

from collections.abc import Sequence

from folsom.envs.rendering.scene import PaintedCar, PaintedPawn, PaintedSpot, SeatLine, TablePicture
from folsom.envs.super.layout import CARS
from folsom.super.components import SEATS
from folsom.super.view import SuperView
from folsom.super.view_data import BanditView


def super_scene(view: SuperView) -> TablePicture:
    """A table of Super as a viewer sees it."""
    cars = tuple(PaintedCar(car.name, _row(car.inside), _row(car.roof)) for car in view.cars)
    places = view.players + CARS - SEATS
    return TablePicture(_title(view), places, cars, tuple(_line(view, number) for number in range(view.players)))


def _title(view: SuperView) -> str:
    if view.over:
        return "Super: over"
    return f"Super: round {view.round_number}, {view.seats[view.first].name} first"


def _row(bandits: Sequence[BanditView]) -> PaintedSpot:
    return PaintedSpot(tuple(PaintedPawn(who.name, -1 if who.faces_locomotive else 1, who.stunned) for who in bandits))


def _line(view: SuperView, number: int) -> SeatLine:
    seat = view.seats[number]
    loot = " ".join(f"${value}" for value in seat.loot) or "no loot"
    plan = "fell off" if not seat.in_play else "has a plan" if seat.planned else "aboard"
    return SeatLine((seat.name,), number in view.to_act, f"{plan}; {loot}", seat.in_play)
