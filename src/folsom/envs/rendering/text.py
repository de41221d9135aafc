"""A table in a few lines of text."""

from __future__ import annotations

from collections.abc import Sequence

from folsom.envs.rendering.colours import colours_of
from folsom.envs.rendering.scene import PaintedCar, PaintedPawn, PaintedPile, PaintedSpot, SeatLine, TablePicture

MARSHAL = "*Marshal*"
SIGNS = {"purse": "$", "jewel": "<>", "strongbox": "[]"}
GAP = " | "


def text_of(scene: TablePicture) -> str:
    """The train with roofs above insides, the locomotive on the left, and one line per seat."""
    return "\n".join([scene.title, *_train(scene.cars), *map(_line, scene.seats)])


def _train(cars: Sequence[PaintedCar]) -> list[str]:
    """One line of names, one of roofs and one of insides; nothing if there is no train."""
    if not cars:
        return []
    columns = [_column(car) for car in cars]
    widths = [max(map(len, column)) for column in columns]
    rows = [
        GAP.join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in zip(*columns, strict=True)
    ]
    heads = ("      ", "roof  ", "inside")
    return [f"{head} {row}" for head, row in zip(heads, rows, strict=True)]


def _column(car: PaintedCar) -> list[str]:
    law = [MARSHAL] if car.marshal else []
    return [car.name, " ".join(_words(car.roof)) or "-", " ".join([*law, *_words(car.inside)]) or "-"]


def _words(spot: PaintedSpot) -> list[str]:
    return [*map(_pawn, spot.pawns), *map(_pile, spot.loot)]


def _pawn(pawn: PaintedPawn) -> str:
    body = f"~{pawn.name}~" if pawn.stunned else pawn.name
    return f"<{body}" if pawn.faces < 0 else f"{body}>" if pawn.faces > 0 else body


def _pile(pile: PaintedPile) -> str:
    return SIGNS[pile.kind] if pile.size == 1 else f"{pile.size}{SIGNS[pile.kind]}"


def _line(seat: SeatLine) -> str:
    who = " & ".join(f"{name} ({colours_of(name).letter})" for name in seat.bandits)
    return f"{'>' if seat.asked else ' '} {who}: {seat.says}"
