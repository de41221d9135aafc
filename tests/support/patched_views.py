"""Views patched with what has changed, as every client of the server does it."""

from __future__ import annotations

from typing import Any

TableViews = dict[int | None, dict[str, Any]]  # by seat: each a whole view, and what the seat is asked


def table_views(known: TableViews, message: dict[str, Any]) -> TableViews:
    """What a client knows after another message of its table."""
    if message["type"] == "table":
        return {each["view"]["seat"]: each for each in message["views"]}
    news = message["news"] if message["type"] == "news" else []
    return known | {each["seat"]: _after(known[each["seat"]], each) for each in news}


def _after(known: dict[str, Any], news: dict[str, Any]) -> dict[str, Any]:
    view = known["view"]
    for change in news["changes"]:
        view = patched(view, change)
    return {"view": view, "prompt": news["prompt"] or known["prompt"]}


def patched(seen: Any, change: Any) -> Any:
    """What is seen after a change: fields and places that it names are changed, all else stays."""
    if isinstance(change, dict) and isinstance(seen, dict):
        return seen | {name: patched(seen.get(name), value) for name, value in change.items()}
    if isinstance(change, dict) and isinstance(seen, list):
        places = dict(enumerate(seen))
        named = {int(place): patched(places.get(int(place)), value) for place, value in change.items()}
        return list((places | named).values())
    return change
