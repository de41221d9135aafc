"""A train in side view, locomotive on the left, broken into strips if it's too long."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from folsom.cli.styled_text import PLAIN, Line, centred, joined

SMOKE: Line = [(" °  o O  °   o", "train")]
WALL_COLUMNS = 2
LEAST_INNER_COLUMNS = 4  # columns between the walls: the wheels take as many


class StripFront(NamedTuple):
    """Two columns before the first car of a strip, row by row."""

    sky: str
    roof: str
    timber: str
    inside: str
    lowest: str
    wheels: str


BOILER = StripFront("  ", "┌┐", "│└", "│█", "│█", "◢◉")
COUPLING = StripFront("  ", "  ", "  ", "  ", " ═", "  ")
FRONT_COLUMNS = len(BOILER.sky)


@dataclass(frozen=True)
class DrawnSpot:
    """A spot as it is drawn: people standing, loot on the floor, both packed into lines."""

    people: list[Line]
    loot: list[Line]

    @property
    def height(self) -> int:
        """How many lines the spot takes."""
        return len(self.people) + len(self.loot)

    def under_the_sky(self, height: int) -> list[Line]:
        """People and loot at the bottom of *height* lines."""
        return [*_air(height - self.height), *self.people, *self.loot]

    def inside_walls(self, height: int) -> list[Line]:
        """People at the top of *height* lines, loot at the bottom."""
        return [*self.people, *_air(height - self.height), *self.loot]


def _air(lines: int) -> list[Line]:
    return [[] for _ in range(lines)]


@dataclass(frozen=True)
class DrawnCar:
    """A car as drawn, with *inner* columns between its walls; a long name has a short form."""

    name: str
    short_name: str
    roof: DrawnSpot
    inside: DrawnSpot
    inner: int

    @property
    def outer(self) -> int:
        """The car's columns with its walls."""
        return self.inner + WALL_COLUMNS

    @property
    def label(self) -> str:
        """The car's name, or the short form if it doesn't fit."""
        return self.name if len(self.name) <= self.outer else self.short_name


def columns_for(cars: int, width: int) -> int:
    """The total columns between the walls of *cars* cars, side by side in *width* columns."""
    return width - FRONT_COLUMNS - (cars - 1) - WALL_COLUMNS * cars


def side_view(cars: Sequence[DrawnCar], width: int, fewest_rows: int) -> list[Line]:
    """Roofs, insides of at least *fewest_rows* rows, wheels and names, in as many strips as needed."""
    lines: list[Line] = []
    for number, strip in enumerate(_strips(cars, width)):
        lines += _strip_lines(strip, COUPLING if number else BOILER, fewest_rows)
    return lines


def _strips(cars: Sequence[DrawnCar], width: int) -> list[list[DrawnCar]]:
    """The cars, as many in a row as fit."""
    strips: list[list[DrawnCar]] = []
    for car in cars:
        if strips and sum(other.inner for other in (*strips[-1], car)) <= columns_for(len(strips[-1]) + 1, width):
            strips[-1].append(car)
        else:
            strips.append([car])
    return strips


def _strip_lines(cars: list[DrawnCar], front: StripFront, fewest_rows: int) -> list[Line]:
    return [
        *_roof_lines(cars, front),
        _timber(front.timber, [f"╭{'─' * car.inner}╮" for car in cars]),
        *_inside_lines(cars, front, fewest_rows),
        _timber(front.wheels, [f"╰─◎{'─' * (car.inner - LEAST_INNER_COLUMNS)}◎─╯" for car in cars]),
        [(front.sky, PLAIN), *joined([centred([(car.label, "quiet")], car.outer) for car in cars], " ")],
    ]


def _roof_lines(cars: list[DrawnCar], front: StripFront) -> list[Line]:
    height = max(1, *(car.roof.height for car in cars))
    rows = zip(*(car.roof.under_the_sky(height) for car in cars), strict=True)
    fronts = [front.sky] * (height - 1) + [front.roof]
    return [
        [(before, "train"), *joined([centred(cell, car.outer) for car, cell in zip(cars, row, strict=True)], " ")]
        for before, row in zip(fronts, rows, strict=True)
    ]


def _inside_lines(cars: list[DrawnCar], front: StripFront, fewest_rows: int) -> list[Line]:
    height = max(fewest_rows, *(car.inside.height for car in cars))
    rows = list(zip(*(car.inside.inside_walls(height) for car in cars), strict=True))
    upper = [_inside_line(cars, row, front.inside, " ") for row in rows[:-1]]
    return [*upper, _inside_line(cars, rows[-1], front.lowest, "═")]


def _inside_line(cars: list[DrawnCar], row: Iterable[Line], front: str, coupling: str) -> Line:
    line: Line = [(front, "train")]
    for number, (car, cell) in enumerate(zip(cars, row, strict=True)):
        wall = f"{coupling}│" if number else "│"
        line += [(wall, "train"), *centred(cell, car.inner), ("│", "train")]
    return line


def _timber(front: str, parts: list[str]) -> Line:
    """A line of roofs, or of floors with their wheels."""
    return [(front + " ".join(parts), "train")]
