"""The types of the whole protocol as TypeScript, for the page."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import fields

from folsom.games import GAMES, View
from folsom.server.protocol_docs.bounds import bounds_of
from folsom.server.protocol_docs.facts import game_facts, table_facts
from folsom.server.protocol_docs.schema import ABOUT_GAME_VIEW, GAME_VIEW, REF, Schema, definitions, is_asked

HEAD = """\
// What goes over the wire, made from the server's types: change those, then run `make docs`.
// A field with a question mark may be left out when it is asked for; what the server tells is always whole.
// Bounds stand behind the fields that have some.

/** What was asked for as the server tells it: nothing is left out. */
export type Received<T> = { [Field in keyof T]-?: Received<T[Field]> };
"""
GAME_HEAD = """\
// What goes over the wire of this game alone, made from its types: change those, then run `make docs`.

import type { Tagged } from "../../wire";
"""
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """A file with one type for each message, body and part of one that all games share."""
    all_types = definitions()
    asked = {name for name, part in all_types.items() if is_asked(part)}
    of_games = {name for key in GAMES for name in _own(key)}
    shared = {name: part for name, part in all_types.items() if name not in of_games}
    shared[GAME_VIEW] = _common_view(all_types)
    declared = (_declared(name, _of_any_game(part), asked) for name, part in shared.items())
    return "\n".join([HEAD, *declared, table_facts()])


def game_typescript(key: str) -> str:
    """A file with the types of a game: its view and the view's parts, its events and its choices."""
    all_types = definitions()
    views = (_declared(name, all_types[name], set()) for name in _own(key))
    return "\n".join([GAME_HEAD, *views, *game_facts(key)])


def _own(key: str) -> list[str]:
    """The names of a game's own types: its view and the view's parts."""
    return [name for name in definitions() if name.startswith(GAMES[key].name)]


def _common_view(all_types: dict[str, Schema]) -> Schema:
    """The fields that the views of all games have."""
    view = all_types[f"{next(iter(GAMES.values())).name}View"]
    common = {field.name: view["properties"][field.name] for field in fields(View)}
    return {"description": ABOUT_GAME_VIEW, "properties": common, "required": list(common)}


def _of_any_game(part: Schema) -> Schema:
    """The same type with any text as its `game`: a server may have games that the page doesn't know."""
    if "game" not in part.get("properties", {}):
        return part
    return {**part, "properties": {**part["properties"], "game": {"type": "string"}}}


def _declared(name: str, part: Schema, asked: set[str]) -> str:
    if "anyOf" in part:
        members = "".join(f"\n  | {_type(member)}" for member in part["anyOf"])
        return f"{_comment(part)}export type {name} ={members};\n"
    told = asked if name not in asked else set()
    lines = "".join(f"  {line}\n" for line in _fields(part, told))
    return f"{_comment(part)}export interface {name} {{\n{lines}}}\n"


def _comment(part: Schema) -> str:
    lines = part["description"].splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    body = "".join(f" * {line}".rstrip() + "\n" for line in lines)
    return f"/**\n{body} */\n"


def _fields(part: Schema, told: Collection[str]) -> Iterator[str]:
    for name, field in part["properties"].items():
        mark = "" if name in part["required"] else "?"
        bounds = bounds_of(field)
        yield f"{name}{mark}: {_type(field, told)};" + (f" // {bounds}" if bounds else "")


def _type(part: Schema, told: Collection[str] = ()) -> str:
    """A value's type in TypeScript. Types in *told* come from the server here, so nothing in them is optional."""
    if "$ref" in part:
        name = str(part["$ref"]).removeprefix(REF)
        return f"Received<{name}>" if name in told else name
    if "enum" in part:
        return " | ".join(f'"{value}"' for value in part["enum"])
    if "anyOf" in part:
        return " | ".join(_type(each, told) for each in part["anyOf"])
    if part.get("type") == "array":
        return f"{_grouped(_type(part['items'], told))}[]"
    if part.get("type") == "object":
        return f"Record<{_key(part)}, {_type(part.get('additionalProperties', {}), told)}>"
    return PLAIN[part["type"]] if "type" in part else "unknown"


def _key(part: Schema) -> str:
    return "`${number}`" if part.get("propertyNames", {}).get("type") == "integer" else "string"


def _grouped(words: str) -> str:
    return f"({words})" if " | " in words else words
