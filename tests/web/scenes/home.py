"""The first screen: for strangers, and for those who have played."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.answers import MINE, PUBLIC, answering, as_ann
from tests.web.scenes import Scene


def _home(page: Page, address: str) -> None:
    answering(page, {})
    page.goto(address)
    page.wait_for_selector(".home .picks")


def _home_known(page: Page, address: str) -> None:
    as_ann(page, {"GET /api/tables": PUBLIC, "GET /api/me/tables": MINE})
    page.goto(address)
    page.wait_for_selector(".home .my-turn")


SCENES: dict[str, Scene] = {"home": _home, "home-known": _home_known}
