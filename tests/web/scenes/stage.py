"""The stage: those who lie stunned; and sound that was just turned on."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.kit import Message, choices_of, view_of
from tests.web.scenes import Scene, at_table


def _stunned(message: Message) -> bool:
    rows = [row for car in view_of(message)["cars"] for row in (car["inside"], car["roof"])]
    return bool(choices_of(message)) and any(bandit["stunned"] for row in rows for bandit in row)


def _loud(page: Page, address: str) -> None:
    at_table("express-4", lambda message: bool(choices_of(message)))(page, address)
    if not page.locator(".bar .sound-menu").is_visible():
        page.locator(".menu-door").click()
    page.locator(".sound-menu button:visible").click()
    page.wait_for_selector(".volumes")


SCENES: dict[str, Scene] = {"sound-on": _loud, "super-stunned": at_table("super-extended", _stunned)}
