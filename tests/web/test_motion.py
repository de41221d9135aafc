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
# Each figure as it was drawn last, and as its copy looks that leaves the train.
LEAVING_MEASURED = """
window.drawn = new Map();
window.leaving = [];
const PARTS = ['.fig', '.disc', '.facing'];
const measured = (pawn) => {
  const box = pawn.getBoundingClientRect();
  const parts = PARTS.map((each) => pawn.querySelector(each).getBoundingClientRect());
  const inside = parts.flatMap((part) => [part.left - box.left, part.top - box.top, part.width, part.height]);
  return [box.width, box.height, ...inside].map(Math.round);
};
const nameOf = (pawn) => pawn.className.replace(/ (leaving|me|lit)/g, '');
new MutationObserver((changes) => {
  for (const copy of changes.flatMap((each) => [...each.addedNodes])) {
    if (!copy.classList?.contains('leaving')) continue;
    window.leaving.push({ was: window.drawn.get(nameOf(copy)), is: measured(copy) });
  }
  for (const pawn of document.querySelectorAll('.train [data-piece^="pawn"]')) {
    window.drawn.set(nameOf(pawn), measured(pawn));
  }
}).observe(document, { childList: true, subtree: true });
"""


@contextmanager
def table(
    chromium: Browser, files: str, told: list[Message], slower: int, *, still: bool = False, watching: str = ""
) -> Iterator[Page]:
    """A table that is told these messages, with time running so much slower."""
    page = chromium.new_page(
        viewport={"width": 900, "height": 600}, reduced_motion="reduce" if still else "no-preference", locale="en"
    )
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.add_init_script(watching)
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


def told_of(whole: Message, event: Message, changes: Message) -> Message:
    """One event, as it is told after the whole table."""
    news = {"seat": view_of(whole)["seat"], "events": [event], "changes": [changes], "prompt": None}
    return {"type": "news", "seq": 1, "news": [news], "to_act": [], "clocks": [], "outcome": None}


def all_elsewhere() -> list[Message]:
    """Six bandits on a train, and then each in another car."""
    whole = messages("express-6")[0]
    cars = json.loads(json.dumps(view_of(whole)["cars"]))
    spots = [car["inside"]["bandits"] for car in cars]
    for car, bandits in zip(cars, [*spots[1:], spots[0]], strict=True):
        car["inside"]["bandits"] = bandits
    assert sum(map(len, spots)) == BANDITS
    return [whole, told_of(whole, MOVED, {"cars": cars})]


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
        wait_until(page, f"({BY_EVENTS})() > 0")
        skip.click()
        page.wait_for_selector(".recap")
        wait_until(page, f"({BY_EVENTS})() === 0")


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


def round_with(stream: str, *wanted: str) -> list[Message]:
    """The whole table, and the first news of a stream that tell all these events."""
    _, *news = messages(stream)
    at = next(
        place
        for place, message in enumerate(news)
        if set(wanted) <= {event["name"] for event in message["news"][0]["events"]}
    )
    return [entered(stream, at), {**news[at], "seq": 1}]


def one_falls() -> list[Message]:
    """Seven bandits on a train, and then the one in front falls off."""
    whole = messages("super-7")[0]
    cars = json.loads(json.dumps(view_of(whole)["cars"]))
    row = next(row for car in cars for row in (car["inside"], car["roof"]) if row)
    fallen = row.pop(0)
    event = {"name": "fell off", "facts": {"bandit": fallen["seat"], "way": 0}}
    return [whole, told_of(whole, event, {"cars": cars})]


def test_a_bandit_who_leaves_the_train_stays_as_large_as_before(chromium: Browser, files: str) -> None:
    with table(chromium, files, one_falls(), FOR_EVER, watching=LEAVING_MEASURED) as page:
        wait_until(page, "window.leaving.length > 0")
        [copy] = page.evaluate("window.leaving")
        assert all(abs(was - now) <= 1 for was, now in zip(copy["was"], copy["is"], strict=True)), copy


def test_an_unhooked_car_stays_in_view_with_its_worth_until_cards_act_again(chromium: Browser, files: str) -> None:
    told = round_with("super-4", "took car", "round began")
    value = next(event["facts"] for event in told[1]["news"][0]["events"] if event["name"] == "took car")["value"]
    with table(chromium, files, told, AT_ONCE) as page:
        settled(page)
        page.set_viewport_size({"width": 1440, "height": 900})
        flag = page.locator(".lost .worth")
        assert flag.inner_text() == f"${value}"
        box, last = flag.bounding_box(), page.locator(".train .car.next").bounding_box()
        assert box is not None
        assert last is not None
        assert last["x"] + last["width"] < box["x"] < box["x"] + box["width"] <= 1440


def test_it_is_gone_once_a_card_is_turned_up(chromium: Browser, files: str) -> None:
    first = round_with("super-4", "took car", "round began")
    _, *news = messages("super-4")
    after = next(place for place, each in enumerate(news) if each["news"] == first[1]["news"]) + 1
    following: list[Message] = []
    for message in news[after:]:
        following.append({**message, "seq": 2 + len(following)})
        if any(event["name"] == "revealed" for event in message["news"][0]["events"]):
            break
    lost = next(event["facts"] for event in first[1]["news"][0]["events"] if event["name"] == "took car")
    with table(chromium, files, [*first, *following], AT_ONCE) as page:
        settled(page)
        assert page.locator(f".lost .paint-{lost['car']}").count() == 0
