"""The sentences of all events, for the page: TypeScript."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from folsom.games import BUILT_IN, Game
from folsom.games.events import EventKind
from folsom.locale.things import WOMEN

HEAD = """\
// The sentences of events, made from their declarations: change those, then run `make docs`.

export interface Sentence {
  id: string;
  facts: Record<string, string>; // the type of each fact
  amount?: number; // in dollars, that the sentence names besides
}

/** By game and event; what isn't here is said by another event. */
export const SENTENCES: Record<string, Record<string, Sentence>> = {
"""
WOMEN_HEAD = "/** Whom words about someone treat as a woman, in languages in which they follow their gender. */\n"


def sentences() -> str:
    """The file."""
    games = "".join(f"  {plugin.key}: {{\n{''.join(_lines(plugin.kind))}  }},\n" for plugin in BUILT_IN)
    women = f"{WOMEN_HEAD}export const WOMEN: readonly string[] = {json.dumps(WOMEN)};\n"
    return f"{HEAD}{games}}};\n\n{women}"


def _lines(game: type[Game[Any, Any]]) -> Iterator[str]:
    for kind in game.position_type.kinds:
        if kind.sentence:
            yield f'    "{kind.name}": {json.dumps(_sentence(game, kind))},\n'


def _sentence(game: type[Game[Any, Any]], kind: EventKind) -> dict[str, Any]:
    types = {name: told.name for name, told in kind.told.items()}
    amount = {"amount": game.numbers[kind.amount]} if kind.amount else {}
    return {"id": kind.sentence, "facts": types, **amount}
