"""Help at the table of Express: the menu, the book, the keys, a tip, the chat, and sound."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.web.answers import answering
from tests.web.scenes import Scene
from tests.web.scenes.table import SCENES as TABLES

KNOWS_SOUND = "localStorage.setItem('folsom.sound-offered', 'yes')"


def _at_table(act: Callable[[Page], None], shown: str, script: str = KNOWS_SOUND) -> Scene:
    """The plan of a second round, with something done and what that shows."""

    def scene(page: Page, address: str) -> None:
        page.add_init_script(script)
        answering(page, {})
        TABLES["express-plan"](page, address)
        act(page)
        page.locator(shown).first.wait_for()

    return scene


def _menu(page: Page) -> None:
    page.locator(".menu-door").click()


def _rules(page: Page) -> None:
    if page.locator(".rules-door").is_visible():
        page.locator(".rules-door").click()
    else:
        _menu(page)
        page.locator(".menu button.menu-line").first.click()


def _keys(page: Page) -> None:
    page.keyboard.press("?")


def _tip(page: Page) -> None:
    page.locator(".hand .card").nth(1).hover()


def _chat(page: Page) -> None:
    page.locator(".talk-door").click()


def _volumes(page: Page) -> None:
    if not page.locator(".bar .sound-menu button").is_visible():
        _menu(page)
        page.locator(".menu .sound-menu button").click()
    else:
        page.locator(".bar .sound-menu button").click()


def _offer(page: Page) -> None:
    page.locator(".ask h2").click()


SCENES: dict[str, Scene] = {
    "help-menu": _at_table(_menu, ".menu"),
    "help-rules": _at_table(_rules, ".entry.chosen"),
    "help-keys": _at_table(_keys, ".key-list"),
    "help-tip": _at_table(_tip, ".tip"),
    "help-chat": _at_table(_chat, ".talk .gestures"),
    "help-sound": _at_table(_offer, ".sound-offer", script=""),
    "help-volumes": _at_table(_volumes, ".volumes"),
}
