"""The screens of the page, opened for a look: at every size, by day and night, in a language."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, ConsoleMessage, Page

from tests.web.kit import FAST
from tests.web.scenes import all_scenes

SIZES = {"desk": (1440, 900), "phone": (390, 844), "tablet": (834, 1112), "sideways": (844, 390), "small": (360, 740)}
TIGHT = ("desk", "tablet", "sideways", "small")
SMALL_LABELS = """() => [...document.querySelectorAll('body *')].filter((each) =>
    [...each.childNodes].some((child) => child.nodeType === 3 && child.data.trim())
    && each.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !each.closest('.sr')
    && parseFloat(getComputedStyle(each).fontSize) > 0
    && parseFloat(getComputedStyle(each).fontSize) < 12).map((each) => each.outerHTML.slice(0, 120))"""
CUT_OFF = "(each) => each.filter((text) => text.scrollWidth > text.clientWidth).map((text) => text.textContent)"
REFUSED = "Failed to load resource"
TOO_WIDE = "document.scrollingElement.scrollWidth - innerWidth"


def new_page(chromium: Browser, size: str, theme: str, language: str) -> Page:
    """An empty page, of someone who wants no motion; whatever it shows, it shows fast."""
    width, height = SIZES[size]
    page = chromium.new_page(
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        locale=language,
        reduced_motion="reduce",
        service_workers="block",
    )
    page.add_init_script(FAST)
    return page


def complaints(page: Page) -> list[str]:
    """What the page will complain of, rules of safety that are broken too; what a server refuses is no complaint."""
    heard: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type == "error" and not message.text.startswith(REFUSED):
            heard.append(message.text)

    page.on("console", hear)
    page.on("pageerror", lambda error: heard.append(str(error)))
    return heard


@contextmanager
def screen(chromium: Browser, files: str, name: str, size: str, theme: str, language: str = "en") -> Iterator[Page]:
    """A scene, as it is shown, and nothing goes wrong until the end of the look."""
    page = new_page(chromium, size, theme, language)
    wrong = complaints(page)
    all_scenes()[name](page, files)
    yield page
    page.close()
    assert wrong == []


def misfits(page: Page) -> list[str]:
    """What sticks out of the page, and labels that are too small, at the sizes that are tightest."""
    found: list[str] = []
    for size in TIGHT:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        too_wide: int = page.evaluate(TOO_WIDE)
        found += [f"{size}: {too_wide} points too wide"] if too_wide > 0 else []
        found += [f"{size}: too small: {label}" for label in page.evaluate(SMALL_LABELS)]
    return found
