"""The policy prior: how often strong players play a card in each situation, as fitted. See `folsom fit`."""

from __future__ import annotations

import json
import warnings
from importlib.resources import files
from typing import Any

from folsom.bots.express.lookahead import SITUATIONS, SITUATIONS_OF_ACTION, TURNS_LEFT
from folsom.express.components import ACTION_NAMES
from folsom.kernel import words

FILE = "policy_prior.json"
ACTIONS = (*ACTION_NAMES, "draw")
NEUTRAL = 100  # the prior of a choice that is played neither more nor less than most
LEAST, MOST = 1, 1000 * NEUTRAL

Rows = dict[str, list[list[int]]]  # for each action a row for each class of turns, with a number for each situation


def to_json(rows: Rows) -> str:
    """The prior as JSON for the file, with one line for each class of turns."""
    actions = [f'  "{action}": [\n    {_lines(rows[action])}\n  ]' for action in ACTIONS]
    return "{\n" + ",\n".join(actions) + "\n}\n"


def _lines(rows: list[list[int]]) -> str:
    return ",\n    ".join(map(json.dumps, rows))


def from_json(text: str) -> Rows:
    """The prior in a file, for the current actions; neutral for an action that isn't in the file."""
    data: dict[str, Any] = json.loads(text)
    unknown = [action for action in data if action not in ACTIONS]
    if unknown:
        warnings.warn(f"the prior is ignored of unknown actions: {', '.join(map(repr, unknown))}", stacklevel=2)
    return {action: data.get(action, [[NEUTRAL] * SITUATIONS_OF_ACTION] * TURNS_LEFT) for action in ACTIONS}


def to_rows(prior: list[int]) -> Rows:
    """Split a prior, given in the order of the situations' numbers, into rows."""
    starts = range(0, SITUATIONS, SITUATIONS_OF_ACTION)
    rows = [prior[start : start + SITUATIONS_OF_ACTION] for start in starts]
    return {action: rows[number :: len(ACTIONS)] for number, action in enumerate(ACTIONS)}


def shipped() -> Rows:
    """The prior that comes with the package."""
    return from_json(files(__package__).joinpath(FILE).read_text(encoding="utf-8"))


def flat(rows: Rows) -> list[int]:
    """The prior as compiled code takes it, in the order of the situations' numbers."""
    every = [each for turns in range(TURNS_LEFT) for action in ACTIONS for each in rows[action][turns]]
    assert len(every) == SITUATIONS, "there is a number for each situation"
    made = words(SITUATIONS)
    for situation, each in enumerate(every):
        made[situation] = each
    return made


PRIOR = flat(shipped())
