"""Sound in a real browser: off until it is asked for, nothing of it before a gesture, and music without seams."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.web.kit import SHOWN, TABLE, Fed, Message, axe_findings, entered, feed, messages, view_of, wait_until

COUNTED = """
window.contexts = [];
window.states = [];
const Real = window.AudioContext;
window.AudioContext = class extends Real {
  constructor() {
    super();
    window.contexts.push(this);
    this.addEventListener('statechange', () => window.states.push(this.state));
  }
};
window.played = [];
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...when) {
  if (this.buffer.numberOfChannels === 2) window.played.push(this);
  return start.apply(this, when);
};
"""
STATES = "window.contexts.map((each) => each.state)"
ON, OFF = "Turn sound on", "Turn sound off"
SILENT_MUSIC = "localStorage.setItem('folsom.music', '0')"
# Of a piece of music: whether it loops, how long and how loud it is, its steepest step, and the step at its seam.
MEASURED = """() => window.played.map(({ buffer, loop }) => {
    const samples = [0, 1].map((channel) => buffer.getChannelData(channel));
    const steps = samples.flatMap((each) => [...each].map((now, at) => Math.abs(now - (each[at - 1] ?? now))));
    const power = samples.reduce((sum, each) => sum + each.reduce((all, now) => all + now * now, 0), 0);
    return {
        loop,
        seconds: buffer.duration,
        peak: samples.reduce((most, each) => each.reduce((all, now) => Math.max(all, Math.abs(now)), most), 0),
        level: Math.sqrt(power / (2 * buffer.length)),
        steepest: steps.reduce((most, each) => Math.max(most, each), 0),
        seam: Math.max(...samples.map((each) => Math.abs(each[0] - each[each.length - 1]))),
    };
})"""
HIDDEN = """() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
}"""


@contextmanager
def table(
    chromium: Browser, files: str, told: list[Message] | None = None, *scripts: str
) -> Iterator[tuple[Page, list[str], Fed]]:
    """A table, the files that were fetched for it, and the line that feeds it."""
    page = chromium.new_page(viewport={"width": 1440, "height": 900}, reduced_motion="reduce", locale="en")
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    for script in (COUNTED, *scripts):
        page.add_init_script(script)
    fed = feed(page, told or messages("express-4")[:1])
    page.goto(files + TABLE)
    fed.wait_until_shown(page)
    yield page, fetched, fed
    page.close()


def chunks(fetched: list[str], name: str) -> int:
    return sum(f"/{name}-" in url for url in fetched)


def has(name: str) -> str:
    return f"performance.getEntriesByType('resource').some((each) => each.name.includes('/{name}-'))"


def test_sound_is_off_until_asked_for_and_remembered_but_never_before_a_gesture(chromium: Browser, files: str) -> None:
    with table(chromium, files) as (page, fetched, _):
        page.locator(".mark").hover()
        page.keyboard.press("ArrowRight")
        assert (page.evaluate(STATES), chunks(fetched, "band"), chunks(fetched, "music")) == ([], 0, 0)
        page.get_by_role("button", name=ON).click()
        wait_until(page, f"{STATES}.join() === 'running'")
        wait_until(page, has("band"))
        wait_until(page, has("music"))
        for name, volume in (("Effects", "0.25"), ("Music", "0.1"), ("Ambience", "0.75")):
            page.get_by_label(name).fill(volume)
        assert axe_findings(page) == []
        page.get_by_role("button", name=OFF).click()
        wait_until(page, f"{STATES}.join() === 'suspended'")
        page.get_by_role("button", name=ON).click()
        volumes = [page.get_by_label(name).input_value() for name in ("Effects", "Music", "Ambience")]
        assert volumes == ["0.25", "0.1", "0.75"]

        page.reload()
        page.get_by_role("button", name=OFF).wait_for()
        page.wait_for_selector(SHOWN)
        assert page.evaluate(STATES) == []
        page.keyboard.press("l")
        wait_until(page, f"{STATES}.join() === 'running'")


def test_music_that_nobody_wants_is_neither_fetched_nor_made(chromium: Browser, files: str) -> None:
    with table(chromium, files, None, SILENT_MUSIC) as (page, fetched, _):
        page.get_by_role("button", name=ON).click()
        wait_until(page, has("band"))
        wait_until(page, f"{STATES}.join() === 'running'")
        assert page.evaluate("window.played.length") == 0
        assert chunks(fetched, "music") == 0


def the_end() -> tuple[list[Message], list[Message]]:
    """A table just before its last news, and these."""
    news = len(messages("express-4")) - 1
    return [entered("express-4", news - 1)], messages("express-4")[news:]


def test_music_loops_without_a_seam_never_clips_and_ends_with_a_finale(chromium: Browser, files: str) -> None:
    before, last = the_end()
    with table(chromium, files, messages("express-4")[:1]) as (page, _, _):
        page.get_by_role("button", name=ON).click()
        wait_until(page, "window.played.length === 1")
        [calm] = page.evaluate(MEASURED)
        assert calm["seconds"] > 40
        assert_clean(calm)
    with table(chromium, files, before) as (page, _, fed):
        page.get_by_role("button", name=ON).click()
        wait_until(page, "window.played.length === 1")
        for message in last:
            fed.tell(message)
        wait_until(page, "window.played.length === 2")
        tense, finale = page.evaluate(MEASURED)
        assert_clean(tense)
        assert_clean(finale)
        assert [tense["loop"], finale["loop"]] == [True, False]


def assert_clean(music: dict[str, Any]) -> None:
    """Loud enough, not too loud; from its end to its beginning is no larger a step than inside it."""
    assert music["peak"] <= 0.81
    assert music["level"] > 0.05
    assert music["steepest"] < 0.5
    assert music["seam"] <= music["steepest"] / 4


def my_turn_comes() -> tuple[list[Message], list[Message]]:
    """A table where the others are to act, and the news after which one's own seat is."""
    told = messages("express-4")
    seat = view_of(told[0])["seat"]
    at = next(
        place
        for place in range(1, len(told))
        if seat in view_of(told[place])["to_act"] and seat not in view_of(told[place - 1])["to_act"]
    )
    return [entered("express-4", at - 1)], [told[at]]


def test_in_a_tab_behind_others_only_the_whistle_is_heard(chromium: Browser, files: str) -> None:
    before, news = my_turn_comes()
    with table(chromium, files, before) as (page, _, fed):
        page.get_by_role("button", name=ON).click()
        wait_until(page, f"window.played.length === 1 && {STATES}.join() === 'running'")
        page.evaluate(HIDDEN)
        wait_until(page, f"{STATES}.join() === 'suspended'")
        page.evaluate("window.states.length = 0")
        for message in news:
            fed.tell(message)
        wait_until(page, "window.states.join() === 'running,suspended'")


def test_sound_is_offered_once_after_the_first_press(chromium: Browser, files: str) -> None:
    with table(chromium, files) as (page, _, _):
        offer = page.get_by_role("region", name="Play with sound?")
        expect(offer).to_have_count(0)
        page.keyboard.press("l")
        expect(offer).to_be_visible()
        assert axe_findings(page) == []
        offer.get_by_role("button", name="Sound on").click()
        expect(offer).to_have_count(0)
        wait_until(page, f"{STATES}.join() === 'running'")
        page.reload()
        page.wait_for_selector(SHOWN)
        page.keyboard.press("l")
        wait_until(page, f"{STATES}.join() === 'running'")
        expect(offer).to_have_count(0)


def test_who_wants_quiet_is_not_asked_again(chromium: Browser, files: str) -> None:
    with table(chromium, files) as (page, fetched, _):
        page.keyboard.press("l")
        offer = page.get_by_role("region", name="Play with sound?")
        offer.get_by_role("button", name="Stay quiet").click()
        page.reload()
        page.wait_for_selector(SHOWN)
        page.keyboard.press("l")
        page.get_by_role("button", name=ON).wait_for()
        expect(offer).to_have_count(0)
        assert (page.evaluate(STATES), chunks(fetched, "band")) == ([], 0)
