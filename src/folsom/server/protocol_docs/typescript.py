"""The types of everything on the wire, for the page: TypeScript."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from folsom.server.protocol_docs.bounds import bounds_of
from folsom.server.protocol_docs.facts import FIELDS, facts_typescript
from folsom.server.protocol_docs.schema import REF, Schema, definitions, is_asked

HEAD = """\
// What goes over the wire, made from the server's types: change those, then run `make docs`.
// A field with a question mark may be left out when it is asked for; what the server tells is always whole.
// Bounds stand behind the fields that have some.

/** What was asked for as the server tells it: nothing is left out. */
export type Received<T> = { [Field in keyof T]-?: Received<T[Field]> };
"""
HAPPENING = "Happening"  # made from the games' declarations, not from the message
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """A file with one type for each message, body and part of one."""
    all_types = definitions()
    asked = {name for name, part in all_types.items() if is_asked(part)}
    declared = (_declared(name, part, asked) for name, part in all_types.items() if name != HAPPENING)
    return "\n".join([HEAD, *declared, facts_typescript()])


def _declared(name: str, part: Schema, asked: set[str]) -> str:
    if "anyOf" in part:
        members = "".join(f"\n  | {_type(member)}" for member in part["anyOf"])
        return f"{_comment(part)}export type {name} ={members};\n"
    told = asked if name not in asked else set()
    lines = "".join(f"  {line}\n" for line in _fields(name, part, told))
    return f"{_comment(part)}export interface {name} {{\n{lines}}}\n"


def _comment(part: Schema) -> str:
    lines = part["description"].splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    body = "".join(f" * {line}".rstrip() + "\n" for line in lines)
    return f"/**\n{body} */\n"


def _fields(of: str, part: Schema, told: Collection[str]) -> Iterator[str]:
    for name, field in part["properties"].items():
        mark = "" if name in part["required"] else "?"
        bounds = bounds_of(field)
        typed = FIELDS.get((of, name)) or _type(field, told)
        yield f"{name}{mark}: {typed};" + (f" // {bounds}" if bounds else "")


def _type(part: Schema, told: Collection[str] = ()) -> str:
    """What a value can be; *told* are the types that are whole where they stand in it."""
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
