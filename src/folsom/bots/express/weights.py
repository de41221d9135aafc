"""The weights of a seat's marks, as they were fitted: see `folsom fit`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from folsom.bots.express.worth import MARK_NAMES, TABLE_NAMES
from folsom.express.components import ROUNDS
from folsom.kernel import floats

FILE = "weights.json"
DIGITS = 3
LATER_ROUNDS = range(2, ROUNDS + 1)  # those before whose start something has happened

Rows = dict[str, list[list[float]]]  # for each table, a row for each later round


def as_text(rows: Rows) -> str:
    """The weights as the file has them, a line for each round."""
    tables = [f'  "{table}": [\n    {_lines(rows[table])}\n  ]' for table in TABLE_NAMES]
    return f'{{\n  "marks": {json.dumps(MARK_NAMES)},\n' + ",\n".join(tables) + "\n}\n"


def _lines(rows: Sequence[Sequence[float]]) -> str:
    return ",\n    ".join(json.dumps([round(weight, DIGITS) for weight in row]) for row in rows)


def shipped() -> Rows:
    """The weights that come with the package."""
    data: dict[str, Any] = json.loads(files(__package__).joinpath(FILE).read_text(encoding="utf-8"))
    assert data["marks"] == list(MARK_NAMES), "the weights are of the marks that are made"
    return {table: data[table] for table in TABLE_NAMES}


def laid_out(rows: Rows) -> list[float]:
    """The weights as compiled minds take them; where the first round begins, nothing is known yet."""
    nothing = [0.0] * len(MARK_NAMES)
    every = [row for table in TABLE_NAMES for row in (nothing, *rows[table])]
    assert len(every) == ROUNDS * len(TABLE_NAMES), "there is a row for each round"
    return floats(weight for row in every for weight in row)


WEIGHTS = laid_out(shipped())
