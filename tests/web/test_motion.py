"""What moves on the page, and that it moves cheaply: nothing here depends on how fast the machine is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, CDPSession, Page

from tests.web.kit import SHOWN, TABLE, Message, entered, feed, messages, view_of, wait_until

CHEAP = {"transform", "translate", "rotate", "scale", "opacity"}
NO_PROPERTY = {"offset", "computedOffset", "easing", "composite"}
MANY_NODES = 3500
FRAMES = 20
BANDITS = 6
MOVED = {"name": "moved", "facts": {"bandit": 0, "from_car": 0, "to_car": 1, "level": 0}}
PATIENCE = 120_000  # milliseconds

# Whatever is animated or scrolled is written down; motion lasts as much longer as it is told to.
WATCHED = """
window.animated = new Set();
window.scrolled = new Set();
for (const name of ['scrollBy', 'scrollTo', 'scrollIntoView']) {
  const scroll = Element.prototype[name];
  Element.prototype[name] = function (how) {
    window.scrolled.add(how.behavior);
    return scroll.call(this, how);
  };
}
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, pace) {
  for (const frame of frames) Object.keys(frame).forEach((each) => window.animated.add(each));
  return animate.call(this, frames, { ...pace, duration: pace.duration * SLOWER });
};
const wait = window.setTimeout;
window.setTimeout = (act, milliseconds = 0, ...rest) =>
  wait(act, milliseconds <= LONGEST ? milliseconds * SLOWER : milliseconds, ...rest);
"""
LONGEST = 700  # milliseconds: what waits longer isn't motion
AT_ONCE, FOR_EVER = 0, 10_000

CSS_ANIMATED = """() => [...new Set(document.getAnimations().filter((each) => each instanceof CSSAnimation)
    .flatMap((each) => each.effect.getKeyframes()).flatMap((frame) => Object.keys(frame)))]"""
LED = "() => document.getAnimations().filter((each) => each.effect.target?.matches('.pawn')).length"
BY_EVENTS = """() => document.getAnimations()
    .filter((each) => !(each instanceof CSSAnimation || each instanceof CSSTransition)).length"""
FRAMES_PASS = """count => new Promise((done) => {
    const pass = (left) => left === 0 ? done() : requestAnimationFrame(() => pass(left - 1));
    pass(count);
})"""


@contextmanager
def table(chromium: Browser, files: str, told: list[Message], slower: int, *, still: bool = False) -> Iterator[Page]:
    """A table that is told these messages, with time running so much slower."""
    page = chromium.new_page(
        viewport={"width": 900, "height": 600}, reduced_motion="reduce" if still else "no-preference", locale="en"
    )
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.add_init_script(WATCHED.replace("SLOWER", str(slower)).replace("LONGEST", str(LONGEST)))
    feed(page, told)
    page.goto(files + TABLE)
    page.wait_for_selector(".train")
    yield page
    page.close()
    assert wrong == []


def settled(page: Page) -> None:
    page.wait_for_selector(SHOWN, timeout=PATIENCE)


def shown(page: Page) -> None:
    """Wait until all news have been shown: something was animated, and nothing waits any more."""
    wait_until(page, "window.animated.size > 0 && document.querySelector('.app:not([data-busy])') !== null")


def news_of(stream: str, count: int) -> list[Message]:
    """The last events of a game but for its end, told at once to someone who comes in before them."""
    _, *news = messages(stream)
    told = news[-count - 1 : -1]
    events, changes = (
        [each for message in told for each in message["news"][0][what]] for what in ("events", "changes")
    )
    at_once = {**told[-1]["news"][0], "events": events, "changes": changes}
    return [entered(stream, len(news) - count - 1), {**told[-1], "seq": 1, "news": [at_once]}]


def properties(page: Page) -> set[str]:
    return set(page.evaluate("[...window.animated]")) - NO_PROPERTY


@pytest.mark.parametrize(("stream", "count"), [("express-2", 14), ("super-extended", 4)])
def test_events_are_shown_by_transform_and_opacity_alone_and_leave_nothing_behind(
    chromium: Browser, files: str, stream: str, count: int
) -> None:
    with table(chromium, files, news_of(stream, count), AT_ONCE) as page:
        shown(page)
        assert {"transform", "opacity"} <= properties(page) <= CHEAP
        assert set(page.evaluate(CSS_ANIMATED)) - NO_PROPERTY <= CHEAP
        wait_until(page, "document.querySelectorAll('.effects > *, .flights > *').length === 0")
        assert page.evaluate("document.querySelectorAll('*').length") < MANY_NODES


def all_elsewhere() -> list[Message]:
    """Six bandits on a train, and then each in another car."""
    whole = messages("express-6")[0]
    cars = json.loads(json.dumps(view_of(whole)["cars"]))
    spots = [car["inside"]["bandits"] for car in cars]
    for car, bandits in zip(cars, [*spots[1:], spots[0]], strict=True):
        car["inside"]["bandits"] = bandits
    seat = view_of(whole)["seat"]
    news = {
        "type": "news",
        "seq": 1,
        "news": [{"seat": seat, "events": [MOVED], "changes": [{"cars": cars}], "prompt": None}],
        "to_act": [],
        "clocks": [],
        "outcome": None,
    }
    assert sum(map(len, spots)) == BANDITS
    return [whole, news]


def layouts(session: CDPSession) -> int:
    found = session.send("Performance.getMetrics")["metrics"]
    return int(next(each["value"] for each in found if each["name"] == "LayoutCount"))


def test_while_six_bandits_move_nothing_is_laid_out_anew(chromium: Browser, files: str) -> None:
    with table(chromium, files, all_elsewhere(), FOR_EVER) as page:
        wait_until(page, f"({LED})() === {BANDITS}")
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable")
        page.evaluate(FRAMES_PASS, FRAMES)
        before = layouts(session)
        page.evaluate(FRAMES_PASS, FRAMES)
        assert page.evaluate(LED) == BANDITS
        assert layouts(session) == before


def long_story() -> list[Message]:
    """The whole table, and a round of Super with many events at once."""
    _, *news = messages("super-7")
    longest = max(range(len(news)), key=lambda each: len(news[each]["news"][0]["events"]))
    return [entered("super-7", longest), {**news[longest], "seq": 1}]


def test_what_is_skipped_ends_at_once(chromium: Browser, files: str) -> None:
    with table(chromium, files, long_story(), FOR_EVER) as page:
        skip = page.get_by_role("button", name="Skip")
        skip.wait_for()
        assert page.evaluate(BY_EVENTS) > 0
        skip.click()
        settled(page)
        wait_until(page, f"({BY_EVENTS})() === 0")


def test_a_tab_that_nobody_sees_jumps(chromium: Browser, files: str) -> None:
    with table(chromium, files, long_story(), FOR_EVER) as page:
        page.get_by_role("button", name="Skip").wait_for()
        page.evaluate("""() => {
            Object.defineProperty(document, 'hidden', { get: () => true });
            document.dispatchEvent(new Event('visibilitychange'));
        }""")
        settled(page)


def test_with_reduced_motion_things_jump_and_only_flash(chromium: Browser, files: str) -> None:
    with table(chromium, files, news_of("super-extended", 3), AT_ONCE, still=True) as page:
        shown(page)
        assert properties(page) == {"opacity"}
        assert page.evaluate(CSS_ANIMATED) == []


@pytest.mark.parametrize(("still", "behavior"), [(False, "smooth"), (True, "auto")])
@pytest.mark.parametrize("stream", ["express-6", "super-7"])
def test_what_is_asked_glides_into_view_or_jumps_with_reduced_motion(
    chromium: Browser, files: str, stream: str, behavior: str, *, still: bool
) -> None:
    with table(chromium, files, news_of(stream, 3), AT_ONCE, still=still) as page:
        page.set_viewport_size({"width": 390, "height": 844})
        settled(page)
        wait_until(page, "window.scrolled.size > 0")
        assert page.evaluate("[...window.scrolled]") == [behavior]
