"""How often strong players play a card in each situation, as it was learnt: see `folsom fit`."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from folsom.bots.express.foresight import HASTES, SITUATIONS
from folsom.express.components import ACTION_NAMES, KINDS
from folsom.kernel import words

FILE = "wishes.json"
ACTIONS = (*ACTION_NAMES, "draw")
EVERY = HASTES * (KINDS + 1) * SITUATIONS
USUAL = 100  # the wish for what is wished for neither more nor less than most things
LEAST, MOST = 1, 1000 * USUAL

Rows = dict[str, list[list[int]]]  # for each action a row for each haste, with a wish for each situation


def as_text(rows: Rows) -> str:
    """The wishes as the file has them, a line for each haste."""
    actions = [f'  "{action}": [\n    {_lines(rows[action])}\n  ]' for action in ACTIONS]
    return "{\n" + ",\n".join(actions) + "\n}\n"


def _lines(rows: list[list[int]]) -> str:
    return ",\n    ".join(map(json.dumps, rows))


def as_rows(wishes: list[int]) -> Rows:
    """Wishes in the order in which situations are numbered, put in rows."""
    starts = range(0, EVERY, SITUATIONS)
    rows = [wishes[start : start + SITUATIONS] for start in starts]
    return {action: rows[number :: len(ACTIONS)] for number, action in enumerate(ACTIONS)}


def shipped() -> Rows:
    """The wishes that come with the package."""
    data: dict[str, Any] = json.loads(files(__package__).joinpath(FILE).read_text(encoding="utf-8"))
    return {action: data[action] for action in ACTIONS}


def laid_out(rows: Rows) -> list[int]:
    """The wishes as compiled minds take them, in the order in which situations are numbered."""
    every = [wish for haste in range(HASTES) for action in ACTIONS for wish in rows[action][haste]]
    assert len(every) == EVERY, "there is a wish for each situation"
    made = words(EVERY)
    for place, wish in enumerate(every):
        made[place] = wish
    return made


WISHES = laid_out(shipped())
