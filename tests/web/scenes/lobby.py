"""New tables, the time before the start, lists of tables, and who one is."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.web.answers import MINE, PHRASE, PUBLIC, RATED, Answers, answering, as_ann, open_table, whole
from tests.web.kit import TABLE, feed
from tests.web.scenes import Scene


def _new(query: str, opened: str = "") -> Scene:
    def go(page: Page, address: str) -> None:
        as_ann(page, {})
        page.goto(f"{address}/new{query}")
        page.wait_for_selector(".ticket")
        if opened:
            page.locator(opened).first.click()

    return go


def _unfolded(page: Page, address: str) -> None:
    _new("?friends")(page, address)
    for summary in page.locator(".new summary").all():
        summary.click()
    page.locator(".new details").nth(1).locator(".pills label").nth(1).click()


def _room(path: str, selector: str, answers: Answers, **known: Any) -> Scene:
    def go(page: Page, address: str) -> None:
        as_ann(page, answers, **known)
        page.goto(address + path)
        page.wait_for_selector(selector)

    return go


def _lobby(*who: str, **facts: Any) -> Scene:
    def go(page: Page, address: str) -> None:
        as_ann(page, {})
        feed(page, [whole(open_table(*who, **facts))])
        page.goto(address + TABLE)
        page.wait_for_selector(".lobby .sitter")

    return go


def _stranger(page: Page, address: str) -> None:
    answering(page, {})
    feed(page, [whole(open_table("Eleni", "Marco", "", "bot outlaw", host="e" * 26, game="super"))])
    page.goto(address + TABLE)
    page.wait_for_selector(".lobby .sitter")


def _phrase(page: Page, address: str) -> None:
    _room("/me", ".me .sheets", {"POST /api/me/phrase": PHRASE}, me=RATED)(page, address)
    page.locator("section", has=page.locator("#my-phrase")).get_by_role("button").click()
    page.wait_for_selector(".phrase")


CAST = ("Ghost", "Belle", None, None)
SCENES: dict[str, Scene] = {
    "new": _new(""),
    "new-friends": _new("?friends"),
    "new-pass": _new("?pass"),
    "new-unfolded": _unfolded,
    "new-gallery": _new("", ".portrait"),
    "lobby-host": _lobby("Ann", "Eleni", "", "bot drifter", characters=CAST, spectators=2),
    "lobby-full": _lobby("Ann", "Marco", "Ingrid", "bot legend", options={"expert": "on"}, chat=True),
    "lobby-two": _lobby("Ann", "", characters=("Tuco", "Cheyenne", "Doc", "Django")),
    "lobby-seven": _lobby("Ann", "Konstantinos", "", "", "bot drifter", "bot legend", "", game="super"),
    "lobby-stranger": _stranger,
    "tables": _room("/tables", ".tables .line", {"GET /api/tables": PUBLIC}),
    "tables-none": _room("/tables", ".tables .none", {}),
    "games": _room("/games", ".games .line", {"GET /api/me/tables": MINE}),
    "me": _phrase,
}
