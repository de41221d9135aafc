"""Sound in a real browser: off until it is asked for, and nothing of it before a gesture."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page

from tests.web.kit import SHOWN, TABLE, axe_findings, feed, messages, wait_until

COUNTED = """
window.contexts = [];
const Real = window.AudioContext;
window.AudioContext = class extends Real { constructor() { super(); window.contexts.push(this); } };
"""
STATES = "window.contexts.map((each) => each.state)"


@contextmanager
def table(chromium: Browser, files: str) -> Iterator[tuple[Page, list[str]]]:
    """A table, and the files that were fetched for it."""
    page = chromium.new_page(viewport={"width": 1440, "height": 900}, reduced_motion="reduce", locale="en")
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.add_init_script(COUNTED)
    fed = feed(page, messages("express-4")[:1])
    page.goto(files + TABLE)
    fed.wait_until_shown(page)
    yield page, fetched
    page.close()


def band(fetched: list[str]) -> int:
    return sum("/band-" in url for url in fetched)


def test_sound_is_off_until_asked_for_and_remembered_but_never_before_a_gesture(chromium: Browser, files: str) -> None:
    with table(chromium, files) as (page, fetched):
        page.locator(".mark").hover()
        page.keyboard.press("ArrowRight")
        assert (page.evaluate(STATES), band(fetched)) == ([], 0)
        page.get_by_role("button", name="Turn sound on").click()
        wait_until(page, f"{STATES}.join() === 'running'")
        wait_until(page, "performance.getEntriesByType('resource').some((each) => each.name.includes('/band-'))")
        page.get_by_label("Volume").fill("0.25")
        assert axe_findings(page) == []
        page.get_by_role("button", name="Turn sound off").click()
        wait_until(page, f"{STATES}.join() === 'suspended'")
        page.get_by_role("button", name="Turn sound on").click()
        assert page.get_by_label("Volume").input_value() == "0.25"

        page.reload()
        page.get_by_role("button", name="Turn sound off").wait_for()
        page.wait_for_selector(SHOWN)
        assert page.evaluate(STATES) == []
        page.keyboard.press("l")
        wait_until(page, f"{STATES}.join() === 'running'")
