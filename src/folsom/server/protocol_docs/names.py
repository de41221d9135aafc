"""The names and numbers of the games, for the page: TypeScript."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from folsom.games import Express, Game, Super

HEAD = """\
// Names and numbers of the games, made from the rules: change those, then run `make docs`.
// Lists are in the order in which the facts of events number their members.
"""


def names() -> str:
    """A file with one constant for each list of names and each number."""
    return "\n".join(
        [HEAD, *_constants(Express, ""), _constant("TEAM_CARDS", Express.team_cards), *_constants(Super, "SUPER_")]
    )


def _constants(game: type[Game[Any, Any]], prefix: str) -> Iterator[str]:
    for name, value in {**game.names, **game.numbers}.items():
        yield _constant(prefix + name.upper(), value)


def _constant(name: str, value: Any) -> str:
    return f"export const {name} = {json.dumps(value)} as const;\n"
