"""A screen looks the same whichever screens were open before: no style leaks, and load order decides nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.web.kit import PAGE, wait_until
from tests.web.screens import SIZES, screen

AT_SIZES = ("phone", "desk")
SCREENS = (
    "home",
    "learn",
    "lobby-host",
    "me",
    "new-friends",
    "end-super",
    "express-plan",
    "recap-express",
    "recap-super",
    "sheet-other",
    "super-plan",
    "replay-express",
    "rules-fire",
    "rules-pile",
    "rules-shelf",
)
MOST_SHOWN = 3  # differences in the failure message
PROPERTIES = [
    "display",
    "position",
    "visibility",
    "z-index",
    "opacity",
    "overflow",
    "color",
    "background",
    "border",
    "border-radius",
    "outline",
    "box-shadow",
    "padding",
    "margin",
    "font",
    "letter-spacing",
    "text-transform",
    "white-space",
    "text-overflow",
    "fill",
    "stroke",
    "transform",
    "clip-path",
]
LOOKS = """(properties) => [...document.querySelectorAll('body *:not(symbol, symbol *, use)')].map((each) => {
    const [style, box] = [getComputedStyle(each), each.getBoundingClientRect()];
    const name = `${each.tagName}.${each.getAttribute('class')}`;
    return [name, box.width, box.height, ...properties.map((property) => style.getPropertyValue(property))];
})"""
AT_REST = """document.getAnimations()
    .every((each) => each.playState === "finished" || each.effect.getComputedTiming().endTime === Infinity)"""
FONTS = """async () => {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return document.fonts.status === 'loaded';
}"""  # the first line lays the page out, which is what asks for the fonts that a new sheet names
LOAD = """(sheets) => Promise.all(sheets.map((sheet) => new Promise((done, failed) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: sheet, onload: done, onerror: failed });
    document.head.append(link);
})))"""
UNLOAD = (
    "document.querySelectorAll('head link[rel=stylesheet]:nth-last-of-type(-n + %d)').forEach((each) => each.remove())"
)


def differences(before: list[list[str | float]], after: list[list[str | float]]) -> list[str]:
    """Which elements changed, and the first thing that did."""
    names = ["name", "width", "height", *PROPERTIES]
    pairs = [(old, new) for old, new in zip(before, after, strict=True) if old != new]
    changes = [(old, next(place for place in range(len(names)) if old[place] != new[place]), new) for old, new in pairs]
    return [f"{old[0]}: {names[place]} {old[place]} became {new[place]}" for old, place, new in changes]


def looks(page: Page) -> list[list[str | float]]:
    """Size and computed style of every element, once every font is there and nothing flashes any more."""
    wait_until(page, FONTS)
    wait_until(page, AT_REST)
    found: list[list[str | float]] = page.evaluate(LOOKS, PROPERTIES)
    return found


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_looks_the_same_after_all_other_screens(chromium: Browser, files: str, name: str) -> None:
    sheets = sorted(f"/assets/{sheet.name}" for sheet in (PAGE / "assets").glob("*.css"))
    with screen(chromium, files, name, "phone", "light") as page:
        for size in AT_SIZES:
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            before = looks(page)
            for order in (sheets, sheets[::-1]):
                page.evaluate(LOAD, order)
                assert differences(before, looks(page))[:MOST_SHOWN] == [], f"on a {size}"
            page.evaluate(UNLOAD % (2 * len(sheets)))
