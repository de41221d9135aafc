"""A game that the page has no module for, with a hidden hand and two who choose at once: its screens, plainly."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Page, Route

from folsom.server.routes.catalogue import catalogue
from folsom.server.wire.bodies import Tables
from tests.web.answers import Answers, as_ann, line, open_table, whole
from tests.web.kit import TABLE, Message, feed
from tests.web.scenes import Scene

DUEL: dict[str, Any] = json.loads((Path(__file__).parents[3] / "web" / "tests" / "duel.json").read_text())
SHOWN = ".plain .board"
AT_REST = ".app.plain:not([data-busy]) .board"
KEPT = "localStorage.setItem('folsom.last', JSON.stringify({ game: 'duel', players: 2, level: 'drifter' }))"


def offering_duel() -> Answers:
    """A server that offers one game more than the page knows."""
    known: dict[str, Any] = msgspec.to_builtins(catalogue.fn())
    return {"GET /api/catalogue": {**known, "games": [*known["games"], DUEL["game"]]}}


def _at(*told: str) -> Scene:
    """The table after these messages."""

    def go(page: Page, address: str) -> None:
        as_ann(page, offering_duel())
        fed = feed(page, [DUEL[name] for name in told])
        page.goto(address + TABLE)
        fed.wait_until_shown(page, AT_REST)

    return go


def _watching(page: Page, address: str) -> None:
    as_ann(page, offering_duel())
    feed(page, [{**DUEL["whole"], "mine": [], "views": [DUEL["public_view"]]}])
    page.goto(address + TABLE)
    page.wait_for_selector(SHOWN)


def _passed_round(page: Page, address: str) -> None:
    """Both seats share the screen: it waits to be handed over."""
    as_ann(page, offering_duel())
    feed(page, [{**DUEL["whole"], "mine": [0, 1], "views": [*DUEL["whole"]["views"], DUEL["other_view"]]}])
    page.goto(address + TABLE)
    page.wait_for_selector(".cover")


def over() -> Message:
    """The whole table as one finds it once the game is over."""
    table = {**DUEL["whole"]["table"], "status": "over"}
    return {**DUEL["whole"], "table": table, "clocks": [], "to_act": [], "outcome": DUEL["end"]["outcome"]}


def _ended(page: Page, address: str) -> None:
    as_ann(page, offering_duel())
    feed(page, [over()])
    page.goto(address + TABLE)
    page.wait_for_selector(".plain .posters")


def serve_replay(page: Page) -> None:
    """Answer for the doors of its replay: with all views, or that of a seat."""

    def answer(route: Route) -> None:
        viewer = route.request.url.partition("viewer=")[2]
        lines = [_seen_by(line, int(viewer)) if viewer.isdigit() else line for line in DUEL["replay"]]
        route.fulfill(body="\n".join(map(json.dumps, lines)) + "\n", content_type="application/x-ndjson")

    page.route("**/api/tables/*/replay*", answer)


def _seen_by(line: Message, seat: int) -> Message:
    """A line of the replay with the view of one seat."""
    if line["type"] == "table":
        return {**line, "views": [line["views"][seat]]}
    return {**line, "changes": [line["changes"][seat]]} if line["type"] == "act" else line


def _replayed(page: Page, address: str) -> None:
    as_ann(page, offering_duel())
    serve_replay(page)
    page.goto(f"{address}/replay/{'t' * 26}#2.4")
    page.wait_for_selector(SHOWN)


def _new(page: Page, address: str) -> None:
    page.add_init_script(KEPT)
    as_ann(page, offering_duel())
    page.goto(f"{address}/new?friends")
    page.wait_for_selector(".ticket")


def _home(page: Page, address: str) -> None:
    """The first screen offers it, and what was played is listed."""
    page.add_init_script(KEPT)
    mine = Tables((line(0, "Ann", "Ioana", game="duel", status="over", winners=(0,)),), None)
    as_ann(page, {**offering_duel(), "GET /api/me/tables": mine})
    page.goto(address)
    page.wait_for_selector(".home .picks")


def _lobby(page: Page, address: str) -> None:
    as_ann(page, offering_duel())
    info = whole(open_table("Ann", ""))
    info["table"]["table"] |= {"game": "duel", "options": {"open_pot": "on"}, "characters": None}
    feed(page, [info])
    page.goto(address + TABLE)
    page.wait_for_selector(".lobby .sitter")


SCENES: dict[str, Scene] = {
    "plain-ask": _at("whole"),
    "plain-wait": _at("whole", "chose"),
    "plain-trick": _at("whole", "chose", "trick"),
    "plain-watch": _watching,
    "plain-pass": _passed_round,
    "plain-end": _ended,
    "plain-replay": _replayed,
    "plain-home": _home,
    "plain-new": _new,
    "plain-lobby": _lobby,
}
