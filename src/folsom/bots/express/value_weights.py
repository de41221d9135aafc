"""The fitted weights of the features, by feature name: see `folsom fit`.

A feature without a weight is ignored. So is a weight for a feature that doesn't exist, with a single warning. This way
the list of features, which has one for every character, can change before the weights are fitted again.
"""

from __future__ import annotations

import json
import warnings
from collections.abc import Iterable, Sequence
from importlib.resources import files
from typing import Any

from folsom.bots.express.feature_names import FEATURE_NAMES
from folsom.bots.express.workspace import TABLE_NAMES
from folsom.express.components import ROUNDS
from folsom.kernel import floats

FILE = "value_weights.json"
DIGITS = 3
LATER_ROUNDS = range(2, ROUNDS + 1)  # at the start of the first, nothing has happened yet

Rows = dict[str, list[list[float]]]  # for each table a row for each later round, in the order of FEATURE_NAMES


def to_json(rows: Rows) -> str:
    """The weights as JSON for the file, with one line for each round."""
    tables = [f'  "{table}": [\n    {_lines(rows[table])}\n  ]' for table in TABLE_NAMES]
    return f'{{\n  "features": {json.dumps(FEATURE_NAMES)},\n' + ",\n".join(tables) + "\n}\n"


def _lines(rows: Sequence[Sequence[float]]) -> str:
    return ",\n    ".join(json.dumps([round(weight, DIGITS) for weight in row]) for row in rows)


def from_json(text: str) -> Rows:
    """The weights in a file, for the current tables and features; 0 for those that aren't in the file."""
    data: dict[str, Any] = json.loads(text)
    names = data.pop("features")
    _warn_of_unknown("feature", names, FEATURE_NAMES)
    _warn_of_unknown("table", data, TABLE_NAMES)
    return {table: [_row(names, row) for row in data.get(table, [()] * len(LATER_ROUNDS))] for table in TABLE_NAMES}


def _row(names: Sequence[str], row: Sequence[float]) -> list[float]:
    by_name = dict(zip(names, row, strict=False))
    return [by_name.get(name, 0.0) for name in FEATURE_NAMES]


def _warn_of_unknown(what: str, found: Iterable[str], known: Sequence[str]) -> None:
    unknown = [name for name in found if name not in known]
    if unknown:
        warnings.warn(f"weights are ignored: unknown {what} {', '.join(map(repr, unknown))}", stacklevel=3)


def shipped() -> Rows:
    """The weights that come with the package."""
    return from_json(files(__package__).joinpath(FILE).read_text(encoding="utf-8"))


def flat(rows: Rows) -> list[float]:
    """The weights as compiled code takes them, with zeros for the first round."""
    nothing = [0.0] * len(FEATURE_NAMES)
    every = [row for table in TABLE_NAMES for row in (nothing, *rows[table])]
    assert len(every) == ROUNDS * len(TABLE_NAMES), "there is a row for each round"
    return floats(weight for row in every for weight in row)


WEIGHTS = flat(shipped())
