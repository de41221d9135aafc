"""Figures for people, in aligned columns."""

from __future__ import annotations

NAME_COLUMN = 21


def listed(rows: dict[str, str]) -> list[str]:
    """One line per name with its figure."""
    return [f"  {name:<{NAME_COLUMN}} {figure}" for name, figure in rows.items()]


def aligned(table: list[list[str]]) -> list[str]:
    """One line per row, the columns as wide as needed: the first aligned left, the others right."""
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    return ["  " + _line(row, widths) for row in table]


def _line(row: list[str], widths: list[int]) -> str:
    name, *figures = (cell.rjust(width) for cell, width in zip(row, widths, strict=True))
    return "  ".join([row[0].ljust(len(name)), *figures])


def written(form: str, figure: float | None) -> str:
    """A figure in this format, or a dash if there is none."""
    return "-" if figure is None else form.format(figure)
