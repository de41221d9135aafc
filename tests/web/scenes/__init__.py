"""The screens of the page, by name: how to come to each. Pictures are taken of all of them, and axe looks at all.

Each room of the page has a module here with its `SCENES`.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules

from playwright.sync_api import Page

from tests.web.kit import TABLE, Message, feed, moment

Scene = Callable[[Page, str], None]  # goes there in a page, from the address of the page's files; ends when it is shown


def at_table(stream: str, wanted: Callable[[Message], bool]) -> Scene:
    """The first moment of a stream that is wanted."""

    def go(page: Page, address: str) -> None:
        fed = feed(page, moment(stream, wanted))
        page.goto(address + TABLE)
        fed.wait_until_shown(page)

    return go


def all_scenes() -> dict[str, Scene]:
    """Those of every room."""
    modules = [import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__)]
    return {name: scene for module in modules for name, scene in module.SCENES.items()}
