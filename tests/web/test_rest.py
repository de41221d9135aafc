"""While nobody does anything the page does nothing: no animation runs, and nothing is scheduled within a second."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page

from tests.web.kit import FAST, SHOWN, TABLE, entered, feed, messages, wait_until
from tests.web.scenes import all_scenes

SECOND = 1000  # milliseconds: what waits that long, such as a clock or the line's own signs of life, is no work
# What is scheduled: frames, and timers shorter than a second, by the address in the code that asked for them.
COUNTED = """
window.asked = [];
const from = () => new Error().stack.split('\\n').slice(2, 6).join(' ');
const frame = window.requestAnimationFrame;
window.requestAnimationFrame = (act) => { window.asked.push('frame ' + from()); return frame(act); };
for (const name of ['setTimeout', 'setInterval']) {
  const wait = window[name];
  window[name] = (act, milliseconds = 0, ...rest) => {
    if (milliseconds < SECOND) window.asked.push(`${name} ${milliseconds} ${from()}`);
    return wait(act, milliseconds, ...rest);
  };
}
""".replace("SECOND", str(SECOND))
RUNNING = "document.getAnimations().filter((each) => each.playState === 'running')"
NAMES = f"{RUNNING}.map((each) => each.animationName ?? each.transitionProperty ?? each.effect.target.className)"
REST_SOON = (
    "home",
    "lobby-host",
    "express-fire",
    "super-plan",
    "lesson-express-fire",
    "people-no-table",
    "replay-super",
)
IDLE = 3 * SECOND  # the longer one looks, the more there would be to find


@contextmanager
def awake(chromium: Browser) -> Iterator[Page]:
    """An empty page of someone who likes motion."""
    page = chromium.new_page(viewport={"width": 1440, "height": 900}, locale="en", service_workers="block")
    page.add_init_script(FAST)
    page.add_init_script(COUNTED)
    yield page
    page.close()


def assert_at_rest(page: Page) -> None:
    wait_until(page, f"{RUNNING}.length === 0")
    page.evaluate("window.asked.length = 0")
    page.wait_for_timeout(IDLE)
    assert page.evaluate(NAMES) == []
    assert page.evaluate("window.asked") == []


@pytest.mark.parametrize("name", REST_SOON)
def test_a_screen_comes_to_rest(chromium: Browser, files: str, name: str) -> None:
    with awake(chromium) as page:
        all_scenes()[name](page, files)
        assert_at_rest(page)


@pytest.mark.parametrize("stream", ["express-4", "super-4"])
def test_a_train_that_rests_runs_again_when_something_happens(chromium: Browser, files: str, stream: str) -> None:
    with awake(chromium) as page:
        fed = feed(page, [entered(stream, 0)])
        page.goto(files + TABLE)
        fed.wait_until_shown(page)
        assert page.evaluate(NAMES) != []
        assert_at_rest(page)
        for message in messages(stream)[1:4]:
            fed.tell(message)
        wait_until(page, f"{NAMES}.includes('wheel') && {NAMES}.includes('rails')")
        page.wait_for_selector(SHOWN)
        assert_at_rest(page)
