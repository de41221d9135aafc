"""The end of both games: alone and in teams, shared and with a broken tie, with few and with many."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import Page, Route

from tests.web.kit import TABLE, Message, feed
from tests.web.scenes import Scene
from tools.page_replays import played, replay_text

Change = Callable[[Message], None]


def told(name: str, seat: int | None = 0, change: Change | None = None) -> Message:
    """The whole of a table that is over, as a seat or a spectator finds it."""
    game = played(name)
    lines: list[Any] = json.loads(msgspec.json.encode(game.lines("public" if seat is None else str(seat))))
    message: Message = {
        "type": "table",
        "seq": 0,
        "table": lines[0]["table"],
        "mine": [] if seat is None else [seat],
        "views": [{"view": json.loads(msgspec.json.encode(game.games[-1].view(seat))), "prompt": None}],
        "recent": [],
        "fixed_choices": [],
        "to_act": [],
        "clocks": [],
        "chat": [],
        "outcome": lines[-1]["outcome"],
    }
    if change is not None:
        change(message)
    return message


def serve_replays(page: Page, name: str) -> None:
    """Answer for the doors of a replay, with the eye that is asked for."""

    def answer(route: Route) -> None:
        view = route.request.url.partition("viewer=")[2] or "all"
        route.fulfill(body=replay_text(name, view), content_type="application/x-ndjson")

    page.route("**/api/tables/*/replay*", answer)
    page.route("**/api/replays*", answer)


def at_end(name: str, seat: int | None = 0, change: Change | None = None) -> Scene:
    """A table that is over, its story told."""

    def go(page: Page, address: str) -> None:
        serve_replays(page, name)
        feed(page, [told(name, seat, change)])
        page.goto(address + TABLE)
        page.wait_for_selector(".story h3")

    return go


def _shared(message: Message) -> None:
    """The two richest are equally rich, with equally many bullets."""
    first, second = sorted(message["outcome"]["standings"], key=lambda standing: standing["rank"])[:2]
    second["facts"] = dict(first["facts"])
    second["rank"] = 1
    message["outcome"]["winners"] = sorted([first["seat"], second["seat"]])


def _tied(message: Message) -> None:
    """The two richest are equally rich; bullets decide."""
    first, second = sorted(message["outcome"]["standings"], key=lambda standing: standing["rank"])[:2]
    second["facts"] = {**first["facts"], "bullets_received": first["facts"]["bullets_received"] + 2}
    message["outcome"]["facts"]["tie_break"] = True


def _nobody(message: Message) -> None:
    """The last two fell together."""
    for standing in message["outcome"]["standings"]:
        if standing["rank"] <= 2:
            standing["rank"], standing["facts"]["fell"] = 1, 5
    message["outcome"]["winners"] = []
    message["outcome"]["facts"] = {"ended_by": "nobody", "tie_break": False}


SCENES: dict[str, Scene] = {
    "end-express": at_end("express-4"),
    "end-express-six": at_end("express-6", seat=4),
    "end-express-team": at_end("express-2"),
    "end-express-shared": at_end("express-4", seat=None, change=_shared),
    "end-express-tied": at_end("express-4", change=_tied),
    "end-super": at_end("super-5"),
    "end-super-seven": at_end("super-7", seat=None),
    "end-super-nobody": at_end("super-5", change=_nobody),
}
