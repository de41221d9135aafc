"""The lines of a replay as a client reads them: the first views, patched with what each event has changed."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import msgspec

from tests.support.patched_views import patched


def as_json(value: Any) -> Any:
    """A value as it comes over the wire."""
    return json.loads(msgspec.json.encode(value))


def views_after_each(lines: Iterable[bytes]) -> list[list[Any]]:
    """What the viewers see after the table's line, and after each act."""
    seen: list[list[Any]] = []
    for line in map(json.loads, lines):
        if line["type"] == "table":
            seen.append(line["views"])
        elif line["type"] == "act":
            seen.append([_after(view, row) for view, row in zip(seen[-1], line["changes"], strict=True)])
    return seen


def _after(view: Any, changes: Iterable[Any]) -> Any:
    for change in changes:
        view = patched(view, change)
    return view
