"""The bounds of a value, in words."""

from __future__ import annotations

import json
from collections.abc import Iterator

from folsom.server.protocol_docs.schema import Schema


def bounds_of(field: Schema) -> str:
    """The bounds of a field and its members, and its default; empty if it has none of these."""
    told = [*_bounds(field)]
    if "default" in field:
        told.append(f"default {json.dumps(field['default'])}")
    return "; ".join(dict.fromkeys(told))


def _bounds(part: Schema) -> Iterator[str]:
    inner = [*part.get("anyOf", ()), part.get("items"), part.get("additionalProperties")]
    if "minimum" in part:
        yield f"{part['minimum']} to {_most(part)}"
    if "maxLength" in part:
        yield f"{part['minLength']} to {part['maxLength']} characters"
    if "maxItems" in part:
        yield f"at most {part['maxItems']}"
    if "maxProperties" in part:
        yield f"at most {part['maxProperties']}"
    for each in inner:
        yield from _bounds(each) if isinstance(each, dict) else ()


def _most(part: Schema) -> int:
    """The largest allowed number."""
    return int(part["maximum"] if "maximum" in part else part["exclusiveMaximum"] - 1)
