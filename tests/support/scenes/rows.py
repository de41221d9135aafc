"""A train in text, of any game: the roofs above the insides, the locomotive on the left, a bar before each car."""

from __future__ import annotations

LEVELS = ("inside", "roof")

Cells = list[list[str]]  # by level and car, the text of a spot


def read_cells(drawing: str) -> Cells:
    """What stands on each spot of a drawing."""
    rows = dict(_row(line) for line in drawing.strip().splitlines())
    if set(rows) != set(LEVELS) or len(rows["roof"]) != len(rows["inside"]):
        raise ValueError(f"a train is drawn as two rows, roof and inside, of as many cars:\n{drawing}")
    return [rows[level] for level in LEVELS]


def _row(line: str) -> tuple[str, list[str]]:
    level, *cells = line.split("|")
    return level.strip(), [" ".join(cell.split()) for cell in cells]


def draw_cells(cells: Cells) -> str:
    """The drawing of a train, its cars in columns."""
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    rows = [
        " | ".join([f"{level:6}", *(cell.ljust(width) for cell, width in zip(row, widths, strict=True))])
        for level, row in zip(LEVELS, cells, strict=True)
    ]
    return "\n".join(row.rstrip() for row in reversed(rows))


def same_train(now: Cells, expected: Cells) -> bool:
    """Whether two trains are drawn the same; if not, both are told."""
    if now != expected:
        raise AssertionError(f"the train is\n{draw_cells(now)}\nand not\n{draw_cells(expected)}")
    return True
