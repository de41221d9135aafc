"""The names and numbers of a game as TypeScript, for the page."""

from __future__ import annotations

import json
from typing import Any

from folsom.games import GAMES

HEAD = """\
// Names and numbers of the game, made from the rules: change those, then run `make docs`.
// Lists are in the order in which the facts of events number their members.
"""


def names(key: str) -> str:
    """A file with one constant for each list of names and each number of a game."""
    game = GAMES[key]
    teams = {"team_cards": game.team_cards} if hasattr(game, "team_cards") else {}
    return "\n".join(
        [HEAD, *(_constant(name, value) for name, value in {**game.names, **game.numbers, **teams}.items())]
    )


def _constant(name: str, value: Any) -> str:
    return f"export const {name.upper()} = {json.dumps(value)} as const;\n"
