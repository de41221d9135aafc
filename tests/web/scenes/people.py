"""The table for people: one screen for several, spectators, who is away, gestures, chat, clocks, no table."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

from playwright.sync_api import Page

from folsom.server.emotes import EMOTES
from tests.web.kit import SHOWN, TABLE, Message, feed, messages, moment, view_of
from tests.web.scenes import Scene
from tests.web.scenes.table import asks, waits

BUBBLES_STAY = "const later = setTimeout; setTimeout = (act, wait) => wait === 5000 ? 0 : later(act, wait)"
CHAT = (
    ("Ingrid", "guest0", "Who of you has the strongbox?"),
    ("Eleni", "guest2", "Not me. Ask the one in the top hat."),
    ("Ingrid", "guest0", "I'm coming over the roofs, then."),
)


def _table(page: Page, address: str, told: list[Message], shown: str = SHOWN) -> None:
    page.route("**/api/catalogue", lambda route: route.fulfill(body=_catalogue(), content_type="application/json"))
    fed = feed(page, told)
    page.goto(address + TABLE)
    fed.wait_until_shown(page, shown)


def _catalogue() -> bytes:
    return json.dumps({"emotes": list(EMOTES)}).encode()


def changed(
    told: list[Message], table: dict[str, Any] | None = None, seats: dict[int, Any] | None = None
) -> list[Message]:
    """The same messages, with another table or other seats in the first."""
    whole = deepcopy(told[0])
    whole["table"].update(table or {})
    for seat, facts in (seats or {}).items():
        whole["table"]["seats"][seat].update(facts)
    return [whole, *told[1:]]


def _spec(told: list[Message], **facts: Any) -> list[Message]:
    return changed(told, {"table": {**told[0]["table"]["table"], **facts}})


def _clocks(told: list[Message], left: int) -> list[Message]:
    people = [seat["seat"] for seat in told[0]["table"]["seats"] if seat["kind"] == "person"]
    faces = [{"seat": seat, "left": left, "running": seat == 0} for seat in people]
    return [{**message, "clocks": faces} for message in told]


def _plan() -> list[Message]:
    return moment("express-4", lambda message: view_of(message)["round_number"] >= 2 and asks("play")(message))


def _covered(stream: str) -> Scene:
    def scene(page: Page, address: str) -> None:
        _table(page, address, messages(stream)[:1], ".cover")

    return scene


def _uncovered(page: Page, address: str) -> None:
    _table(page, address, messages("express-shared")[:1], ".cover")
    page.keyboard.press("Enter")
    page.wait_for_selector(SHOWN)


def _watched(page: Page, address: str) -> None:
    told = moment("express-watched", waits)
    seats = {seat: {"consents": True} for seat in (0, 2)}
    _table(page, address, changed(_spec(told, spectator_views=True), {"spectators": 3}, seats))


def _away(page: Page, address: str) -> None:
    _table(page, address, changed(_plan(), seats={0: {"away": True}, 2: {"here": False, "away": False}}))


def _talk(page: Page, address: str) -> None:
    told = _spec(_plan(), chat=True, spectator_views=True)
    lines = [
        {"name": name, "guest": guest, "text": text, "at": float(at)} for at, (name, guest, text) in enumerate(CHAT)
    ]
    told[0] = {**changed(told, {"spectators": 2})[0], "chat": lines}
    emotes = [
        {"type": "emoted", "seat": seat, "name": "", "guest": f"guest{seat}", "emote": emote}
        for seat, emote in ((0, "nice-shot"), (2, "ouch"))
    ]
    page.add_init_script(BUBBLES_STAY)
    _table(page, address, told + emotes)
    page.wait_for_selector(".bubble >> nth=1")


def _chat(page: Page, address: str) -> None:
    _talk(page, address)
    page.locator(".talk-door").click()
    page.wait_for_selector(".gestures")


def _short(page: Page, address: str) -> None:
    told = _clocks(_spec(_plan(), clock={"kind": "choice", "seconds": 60}), 9_000)
    _table(page, address, told)
    page.wait_for_selector(".clock.short")


def _days(page: Page, address: str) -> None:
    told = _clocks(_spec(_plan(), clock={"kind": "total", "seconds": 259_200}), 187_000_000)
    _table(page, address, told)
    page.wait_for_selector(".clock")


def _no_table(page: Page, address: str) -> None:
    page.route_web_socket("**/socket*", lambda socket: socket.close(code=4004))
    page.goto(address + TABLE)
    page.get_by_role("link").last.wait_for()


SCENES: dict[str, Scene] = {
    "people-cover-express": _covered("express-shared"),
    "people-cover-super": _covered("super-shared"),
    "people-shared": _uncovered,
    "people-watched": _watched,
    "people-away": _away,
    "people-bubbles": _talk,
    "people-chat": _chat,
    "people-clock-short": _short,
    "people-clock-days": _days,
    "people-no-table": _no_table,
}
