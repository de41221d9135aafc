"""The facts of events and choices, as TypeScript for the page and as JSON Schema, from the games' declarations."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from types import NoneType, UnionType
from typing import Any, Literal, get_args, get_origin, get_type_hints

from folsom.games import GAMES
from folsom.games.events import EventKind
from folsom.server.tables.views import TAKEN_BACK

PLAIN = {str: "string", int: "number", bool: "boolean", NoneType: "null"}
TAGGED = """\
/** What has facts by names, as one of these names with its facts. */
export type Tagged<Facts> = { [Name in keyof Facts]: { name: Name; facts: Facts[Name] } }[keyof Facts];

/** Something that happened at a table, by its name. */
export type TableEvent = Tagged<TableFacts>;
"""


def table_facts() -> str:
    """The types of the events that come from the table, whichever game it plays."""
    taken_back = f"  {_key(TAKEN_BACK)}: {{ seat: number }};\n"
    return f"/** What a table tells besides its game. */\nexport interface TableFacts {{\n{taken_back}}}\n\n{TAGGED}"


def game_facts(key: str) -> Iterator[str]:
    """The types of all events and choices of a game, and the names of the events as a list."""
    game = GAMES[key]
    name, kinds = game.name, game.position_type.kinds
    rows = "".join(f"  {line}\n" for kind in kinds for line in _event(kind))
    yield f"/** The facts of each event of {name}, by the event's name. */\nexport interface {name}Facts {{\n{rows}}}\n"
    yield f"/** Something that happened in {name}, by its name. */\nexport type {name}Event = Tagged<{name}Facts>;\n"
    listed = "".join(f'  "{kind.name}",\n' for kind in kinds)
    about = f"/** The events of {name}, in the order of their numbers. */"
    yield f"{about}\nexport const {key.upper()}_EVENTS = [\n{listed}] as const;\n"
    members = "".join(f"\n  | {_dict(kind)}" for kind in game.choice_kinds)
    about = f"/** What a choice of {name} is: `act` says what is done, the rest to what. */"
    yield f"{about}\nexport type {name}Choice ={members};\n"


def _event(kind: EventKind) -> Iterator[str]:
    """An event's lines in the interface of its game's facts."""
    yield f"/** {kind.says} */"
    facts = [(f"{name}: {_fact(kind, name)};", told.says) for name, told in kind.told.items()]
    if not facts:
        yield f"{_key(kind.name)}: Record<string, never>;"
        return
    yield f"{_key(kind.name)}: {{"
    yield from (f"  {line} // {says}" for line, says in facts)
    yield "};"


def _fact(kind: EventKind, name: str) -> str:
    """The type of a fact: a secret one may be null."""
    typed = kind.told[name].typescript
    return f"{typed} | null" if name in kind.secret else typed


def _key(name: str) -> str:
    return name if name.isidentifier() else f'"{name}"'


def _dict(kind: type) -> str:
    """The type of a kind of choice: an object with its keys."""
    hints: Mapping[str, Any] = get_type_hints(kind)
    return "{ " + "; ".join(f"{name}: {_type(hint)}" for name, hint in hints.items()) + " }"


def _type(hint: Any) -> str:
    if get_origin(hint) is Literal:
        return " | ".join(f'"{value}"' for value in get_args(hint))
    if get_origin(hint) is UnionType:
        return " | ".join(_type(member) for member in get_args(hint))
    if get_origin(hint) is list:
        return f"{_type(get_args(hint)[0])}[]"
    return PLAIN[hint]


# --- JSON Schema ---------------------------------------------------------------------------------

Schema = dict[str, Any]


def event_schemas(ref: str) -> dict[str, Schema]:
    """The schemas of every game's events, and of an event of any game; *ref* is the prefix of references."""
    games = {f"{game.name}Event": list(map(_event_schema, game.position_type.kinds)) for game in GAMES.values()}
    games["TableEvent"] = [_named_schema(TAKEN_BACK, "A choice is taken back.", {"seat": {"type": "integer"}})]
    made = {name: {"title": name, "anyOf": kinds} for name, kinds in games.items()}
    about = "An event with the facts that the viewer may see."
    members = [{"$ref": f"{ref}{name}"} for name in games]
    return {**made, "Happening": {"title": "Happening", "description": about, "anyOf": members}}


def _event_schema(kind: EventKind) -> Schema:
    return _named_schema(kind.name, kind.says, {name: _fact_schema(kind, name) for name in kind.told})


def _named_schema(name: str, says: str, facts: Mapping[str, Schema]) -> Schema:
    told = {"type": "object", "properties": facts, "required": list(facts), "additionalProperties": False}
    return {
        "description": says,
        "type": "object",
        "properties": {"name": {"const": name}, "facts": told},
        "required": ["name", "facts"],
    }


def _fact_schema(kind: EventKind, name: str) -> Schema:
    """The schema of a fact: a secret one may be null."""
    told = kind.told[name]
    shape: Schema = {"description": told.says, **_shape(told.typescript)}
    return {"anyOf": [shape, {"type": "null"}]} if name in kind.secret else shape


def _shape(typed: str) -> Schema:
    """The JSON Schema of a TypeScript type: a number, a list, or one of several values."""
    if typed == "number":
        return {"type": "integer"}
    if typed.endswith("[]"):
        members = typed.removesuffix("[]").strip("()").split(" | ")
        return {"type": "array", "items": {"anyOf": [_shape(member) for member in members]}}
    return {"enum": [json.loads(value) for value in typed.split(" | ")]}
