"""The JSON Schema of the protocol."""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from folsom.games import GAMES
from folsom.server.protocol_docs.facts import event_schemas
from folsom.server.wire import bodies
from folsom.server.wire.messages import Incoming, Outgoing
from folsom.server.wire.replays import Replayed

Schema = dict[str, Any]

DIALECT = "https://json-schema.org/draft/2020-12/schema"
REF = "#/$defs/"
UNIONS = {  # the messages by direction, with their descriptions
    "Incoming": (Incoming, "What a client may send over a socket."),
    "Outgoing": (Outgoing, "What the server sends over a socket."),
    "Replayed": (Replayed, "The lines of a replay."),
}
ANY_VIEW = "View_Any_"  # msgspec's name for `View[Any]`
GAME_VIEW = "GameView"
ABOUT_GAME_VIEW = "What one viewer may know of a game; `game` says of which."
VIEWS = {game.name: game.view_type for game in GAMES.values()}
FORESIGHTS = {game.name: game.foresight_type for game in GAMES.values() if game.foresight_type is not None}


def schema_text() -> str:
    """A file with all definitions."""
    about = "Everything that Folsom's table server sends and receives."
    schema = {
        "$schema": DIALECT,
        "title": "Folsom",
        "description": about,
        "$defs": {**definitions(), **event_schemas(REF)},
    }
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def definitions(ref: str = REF) -> dict[str, Schema]:
    """Every message, body and part of one, by name; *ref* is the prefix of references."""
    types = [*(union for union, _ in UNIONS.values()), *body_types(), *FORESIGHTS.values(), *VIEWS.values()]
    schemas, parts = msgspec.json.schema_components(types, ref_template=f"{ref}{{name}}")
    del parts[ANY_VIEW]
    told = zip(UNIONS.items(), schemas, strict=False)
    named = {name: {"description": about, **union} for (name, (_, about)), union in told}
    named[GAME_VIEW] = {"description": ABOUT_GAME_VIEW, "anyOf": list(schemas[-len(VIEWS) :])}
    new_names = {ANY_VIEW: GAME_VIEW, **dict(_new_names())}
    renamed = {new_names.get(name, name): part for name, part in {**named, **parts}.items()}
    references = {ref + old: ref + new for old, new in new_names.items()}
    return {name: _walked({**_whole(part), "title": name}, references) for name, part in renamed.items()}


def body_types() -> list[type[Struct]]:
    """The bodies of HTTP requests and responses, in the order in which their module defines them."""
    found = (part for part in vars(bodies).values() if isinstance(part, type) and issubclass(part, Struct))
    return [part for part in found if part.__module__ == bodies.__name__ and part is not bodies.RequestBody]


def is_asked(part: Schema) -> bool:
    """Whether clients send this: only what they send refuses unknown fields."""
    return part.get("additionalProperties") is False


def _whole(part: Schema) -> Schema:
    """A definition; without defaults if the server sends it, because the server leaves nothing out."""
    if "properties" not in part or is_asked(part):
        return part
    fields = {name: {k: v for k, v in field.items() if k != "default"} for name, field in part["properties"].items()}
    return {**part, "properties": fields, "required": list(fields)}


# --- names -----------------------------------------------------------------------------------


def _new_names() -> Iterator[tuple[str, str]]:
    """Old and new names of games' types: old ones have a module if games share the name, new ones name the game."""
    all_names = list(msgspec.json.schema_components([*FORESIGHTS.values(), *VIEWS.values()])[1])
    for game, view in VIEWS.items():
        package = view.__module__.rpartition(".")[0]
        own = [view, FORESIGHTS[game]] if game in FORESIGHTS else [view]
        for name in msgspec.json.schema_components(own)[1]:
            if name not in [each.__name__ for each in own]:
                [old] = [each for each in all_names if each == name or _is_from(package, each, name)]
                yield old, game + name


def _is_from(package: str, full_name: str, name: str) -> bool:
    return full_name.startswith(f"{package}.") and full_name.endswith(f".{name}")


def _walked(part: Any, references: dict[str, str]) -> Any:
    """A copy of a schema with renamed references and dedented descriptions."""
    if isinstance(part, list):
        return [_walked(each, references) for each in part]
    if isinstance(part, dict):
        return {key: _walked(value, references) for key, value in part.items()}
    return references.get(part, inspect.cleandoc(part)) if isinstance(part, str) else part
