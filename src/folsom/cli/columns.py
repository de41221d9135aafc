"""Figures for people, one under the other."""

from __future__ import annotations

NAME_COLUMN = 21


def listed(rows: dict[str, str]) -> list[str]:
    """A line for each name and its figure."""
    return [f"  {name:<{NAME_COLUMN}} {figure}" for name, figure in rows.items()]


def aligned(table: list[list[str]]) -> list[str]:
    """A line for each row, the columns as wide as they must be: the first to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    return ["  " + _line(row, widths) for row in table]


def _line(row: list[str], widths: list[int]) -> str:
    name, *figures = (cell.rjust(width) for cell, width in zip(row, widths, strict=True))
    return "  ".join([row[0].ljust(len(name)), *figures])


def written(form: str, figure: float | None) -> str:
    """A figure in its form, or a dash where there is none."""
    return "-" if figure is None else form.format(figure)
