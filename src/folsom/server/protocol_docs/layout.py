"""JSON for a page: a value that fits stays on one line, and long lists show only their first items."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec

WIDTH = 118
SHOWN = 2  # items of a long list
INDENT = "  "


def laid_out(said: Any) -> str:
    """A message or a body as JSON text, with long lists cut."""
    return "\n".join(_lines(_cut(json.loads(msgspec.json.encode(said))), ""))


def _cut(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _cut(part) for name, part in value.items()}
    if isinstance(value, list):
        left = len(value) - SHOWN
        shown = value if left <= 1 or all(isinstance(part, int | str) for part in value) else value[:SHOWN]
        more = [f"… and {left} more"] if len(shown) < len(value) else []
        return [*map(_cut, shown), *more]
    return value


def _lines(value: Any, before: str) -> Iterator[str]:
    """The lines of a value; the first one starts with *before*."""
    flat = json.dumps(value, ensure_ascii=False)
    if len(before) + len(flat) <= WIDTH or not isinstance(value, dict | list):
        yield before + flat
        return
    inner = " " * (len(before) - len(before.lstrip())) + INDENT
    yield before + ("{" if isinstance(value, dict) else "[")
    parts = value.items() if isinstance(value, dict) else ((None, part) for part in value)
    blocks = [list(_lines(part, inner if name is None else f'{inner}"{name}": ')) for name, part in parts]
    for block in blocks[:-1]:
        yield from [*block[:-1], block[-1] + ","]
    yield from blocks[-1]
    yield inner.removesuffix(INDENT) + ("}" if isinstance(value, dict) else "]")
