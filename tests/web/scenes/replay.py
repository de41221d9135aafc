"""Replays: of both games, by different eyes and at different moments; a record from elsewhere; what can't be shown."""

from __future__ import annotations

from playwright.sync_api import Page

from folsom.server.refusals import Refused
from tests.web.answers import refuse
from tests.web.scenes import Scene
from tests.web.scenes.end import serve_replays
from tools.page_replays import played

REPLAY = "/replay/" + "t" * 26
AT_REST = ".replay .train .pawn"


def moment_of(name: str, event: str, which: int = 1) -> str:
    """The address of the moment of an event of this kind: the first one, or a later one."""
    found = [
        (act, place)
        for act, line in enumerate(played(name).acts("none"), 1)
        for place, each in enumerate(line.events, 1)
        if each.name == event
    ]
    act, place = found[which - 1]
    return f"#{act}.{place}"


def at_replay(name: str, event: str, which: int = 1, view: str = "all") -> Scene:
    """The moment of an event, as an eye saw it."""

    def go(page: Page, address: str) -> None:
        serve_replays(page, name)
        page.goto(f"{address}{REPLAY}?viewer={view}{moment_of(name, event, which)}")
        page.wait_for_selector(AT_REST)
        page.wait_for_selector(".mark-at")

    return go


def _not_over(page: Page, address: str) -> None:
    page.route("**/api/tables/*/replay*", lambda route: refuse(route, Refused("not-over")))
    page.goto(address + REPLAY)
    page.wait_for_selector(".trouble h2")


def _upload(page: Page, address: str) -> None:
    page.goto(address + "/replay")
    page.wait_for_selector(".upload textarea")


SCENES: dict[str, Scene] = {
    "replay-express": at_replay("express-4", "fired", 3),
    "replay-express-six": at_replay("express-6", "robbed", 9),
    "replay-express-eye": at_replay("express-4", "hit", 5, view="2"),
    "replay-express-end": at_replay("express-4", "game ended"),
    "replay-super": at_replay("super-5", "hit", 4),
    "replay-super-seven": at_replay("super-7", "chose", 5),
    "replay-upload": _upload,
    "replay-not-over": _not_over,
}
