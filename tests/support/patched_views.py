"""Views patched with what has changed, as every client of the server does it."""

from __future__ import annotations

from typing import Any


def patched(seen: Any, change: Any) -> Any:
    """What is seen after a change: fields and places that it names are changed, all else stays."""
    if isinstance(change, dict) and isinstance(seen, dict):
        return seen | {name: patched(seen.get(name), value) for name, value in change.items()}
    if isinstance(change, dict) and isinstance(seen, list):
        places = dict(enumerate(seen))
        named = {int(place): patched(places.get(int(place)), value) for place, value in change.items()}
        return list((places | named).values())
    return change
