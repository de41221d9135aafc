"""The first screen."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.scenes import Scene


def _home(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_selector(".home .train")


SCENES: dict[str, Scene] = {"home": _home}
