"""The table of both games, from recorded streams."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.web.kit import TABLE, Message, choices_of, feed, moment, view_of
from tests.web.scenes import Scene, at_table

# The four seconds after which a recap goes are never over.
STAYS = """(() => {
    const wait = window.setTimeout;
    window.setTimeout = (act, time = 0, ...rest) => (time === 4000 ? 0 : wait(act, time, ...rest));
})()"""


def asks(act: str, count: int = 1) -> Callable[[Message], bool]:
    return lambda message: sum(choice["facts"]["act"] == act for choice in choices_of(message)) >= count


def _round(number: int, act: str) -> Callable[[Message], bool]:
    return lambda message: view_of(message)["round_number"] >= number and asks(act)(message)


def waits(message: Message) -> bool:
    return view_of(message)["round_number"] > 1 and not choices_of(message) and view_of(message)["phase"] == "scheming"


def _tunnel(message: Message) -> bool:
    view = view_of(message)
    turn = view["turn"]
    dark = turn < len(view["turns"]) and view["round_card"]["symbols"][view["turns"][turn]["symbol"]] == "T"
    return dark and view["phase"] == "scheming" and asks("play")(message)


def _crowded(count: int) -> Callable[[Message], bool]:
    def wanted(message: Message) -> bool:
        rows = [row for car in view_of(message)["cars"] for row in (car["inside"], car["roof"])]
        return max(len(row) for row in rows) >= count

    return wanted


def _slow(table: Scene) -> Scene:
    """A moment at which a choice was sent, and its news don't come."""

    def scene(page: Page, address: str) -> None:
        table(page, address)
        page.keyboard.press("1")
        page.locator(".ask h2").filter(has_text="…").wait_for()

    return scene


def _recap(stream: str) -> Scene:
    """The end of the first round, which stays."""

    def scene(page: Page, address: str) -> None:
        page.add_init_script(STAYS)
        feed(page, moment(stream, lambda message: view_of(message)["round_number"] == 2))
        page.goto(address + TABLE)
        page.wait_for_selector(".recap")

    return scene


SCENES: dict[str, Scene] = {
    "express-move": at_table("express-4", asks("go", 2)),
    "express-fire": at_table("express-4", asks("aim")),
    "express-rob": at_table("express-robbing", asks("take")),
    "express-punch": at_table("express-6", asks("knock off")),
    "express-plan": at_table("express-4", _round(2, "play")),
    "express-tunnel": at_table("express-4", _tunnel),
    "express-wait": at_table("express-6", waits),
    "express-team": at_table("express-2", _round(2, "play")),
    "express-keep": at_table("express-expert", asks("discard")),
    "express-slow": _slow(at_table("express-4", asks("aim"))),
    "express-watch": at_table("express-watched", waits),
    "recap-express": _recap("express-4"),
    "recap-six": _recap("express-6"),
    "recap-team": _recap("express-2"),
    "recap-super": _recap("super-7"),
    "super-plan": at_table("super-7", _round(3, "plan")),
    "super-seven": at_table(
        "super-7", lambda message: view_of(message)["round_number"] == 1 and bool(choices_of(message))
    ),
    "super-crowd": at_table("super-7", _crowded(2)),
    "super-extended": at_table("super-extended", _round(2, "plan")),
}
