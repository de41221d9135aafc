"""The table of seats: one row per bandit, fitted to the width."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from folsom.cli.language import say
from folsom.cli.styled_text import BANDIT_STYLES, PLAIN, Line, packed, padded, width_of

WHO, PLAYER, LOOT = "", "player", "loot"
COMMON = {WHO: 13, PLAYER: 8}
WIDEST_PLAYER = 13  # search:100ms and a space
CUT = "…"
LEAST_LOOT = 16

Columns = dict[str, int]  # widths, by the ends of the headings' ids; the loot's column takes the rest


@dataclass(frozen=True)
class SeatTableRow:
    """A bandit's cells by column, and the loot in parts, which are packed into the loot column."""

    cells: dict[str, Line]
    loot: list[Line]


def seat_table(columns: Columns, rows: Sequence[SeatTableRow], width: int, spared: Sequence[str]) -> list[Line]:
    """A line of headings, and the rows; a narrow screen drops the *spared* columns, in order."""
    kept = _kept(_wide_enough(columns, rows), width, spared)
    kept[LOOT] += max(0, width - sum(kept.values()))
    head: Line = [("".join(f"{_heading(name):{column}}" for name, column in kept.items()), "quiet")]
    return [head, *(line for row in rows for line in _row_lines(row, kept))]


def _heading(column: str) -> str:
    return say(f"terminal-column-{column}") if column else ""


def _wide_enough(columns: Columns, rows: Sequence[SeatTableRow]) -> Columns:
    """The columns, widened to fit their contents and a gap; loot is broken into lines instead."""
    filled = {name: [len(_heading(name)), *(width_of(row.cells.get(name, [])) for row in rows)] for name in columns}
    return {name: max(wide, max(filled[name]) + 1) for name, wide in columns.items()}


def _kept(columns: Columns, width: int, spared: Sequence[str]) -> Columns:
    """The columns, without as many of the *spared* ones, in order, as it takes to fit the width."""
    left, kept = list(spared), dict(columns)
    while left and sum(kept.values()) > width:
        kept.pop(left.pop(0), None)
    return kept


def _row_lines(row: SeatTableRow, columns: Columns) -> list[Line]:
    """A bandit's line, and more lines if the loot needs them."""
    first, *more = packed(row.loot, columns[LOOT] - 1) or [[]]
    cells = {**row.cells, LOOT: first}
    line = [span for name, column in columns.items() for span in padded(cells.get(name, []), column)]
    before = sum(list(columns.values())[: list(columns).index(LOOT)])
    return [line, *([(" " * before, PLAIN), *rest] for rest in more)]


def bandit_cells(name: str, player: str, *, mine: bool) -> dict[str, Line]:
    """The cells of the first columns: a bandit, in capitals if it's the viewer's, and its player."""
    pawn: Line = [(BANDIT_STYLES[name].letter, f"pawn {name}"), (f" {name.upper() if mine else name}", f"name {name}")]
    return {WHO: [(" ", PLAIN), *pawn], PLAYER: [(_cut(player), "quiet")]}


def _cut(player: str) -> str:
    """A player's name, or as much of it as its column can hold."""
    return player if len(player) < WIDEST_PLAYER else player[: WIDEST_PLAYER - 2] + CUT
