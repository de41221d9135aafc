"""How fast the page is in a browser: while six bandits move, while a round is shown, at rest, and how soon it's usable.

Run as a program, from the project's folder: `python -m bench.page`.
"""

from __future__ import annotations

from itertools import pairwise
from statistics import median
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page

from tests.web.kit import SHOWN, TABLE, browser, entered, feed, messages, page_server, wait_until
from tests.web.test_motion import BANDITS, LED, all_elsewhere
from tests.web.test_rest import RUNNING

SLOWDOWNS = (1, 4)  # how many times slower than this machine
SECONDS = 4
STARTS = 5
WANTED_FRAMES = 60
NEARLY = 0.95
FRAME = 1000 / WANTED_FRAMES  # milliseconds
THREADS = ("CrRendererMain", "Compositor", "VizCompositorThread", "CompositorTileWorker1", "CompositorTileWorker2")
STORIES = {"express-4": (46, 4), "super-7": (26, 1)}  # news with much to show: how many come before, and how many
LEAST = 0.1  # milliseconds a second: what is less isn't named
WANTED_REST = 5.0  # milliseconds of processor time a second, all threads together
WANTED_START = 1500  # milliseconds, four times slowed

# Motion lasts a hundred times longer, so that there is something to measure.
SLOWER = """
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, pace) {
  return animate.call(this, frames, { ...pace, duration: pace.duration * 100 });
};
"""
COUNT_FRAMES = """milliseconds => new Promise((done) => {
    const [times, begin] = [[], performance.now()];
    const frame = (now) => {
        times.push(now);
        if (performance.now() - begin < milliseconds) requestAnimationFrame(frame);
        else done(times);
    };
    requestAnimationFrame(frame);
})"""
# A frame after the other, until all that was told is shown.
COUNT_FRAMES_WHILE_BUSY = """() => new Promise((done) => {
    const times = [];
    const frame = (now) => {
        times.push(now);
        if (document.querySelector('[data-busy]') !== null || times.length < 30) requestAnimationFrame(frame);
        else done(times);
    };
    requestAnimationFrame(frame);
})"""
RESTS_AFTER = 15_000  # milliseconds
# When the button that starts a game is there, and the page has time for a press.
USABLE = """
window.usable = new Promise((done) => {
  const look = () => {
    if (document.querySelector(".home button:not([disabled])") === null) return requestAnimationFrame(look);
    setTimeout(() => done(performance.now()));
  };
  requestAnimationFrame(look);
});
"""


def slowed(page: Page, by: int) -> CDPSession:
    """A DevTools session of a page whose processor is slowed *by* times."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": by})
    return session


class Trace:
    """What a browser notes while something happens: processor time by thread, and frames."""

    CATEGORIES = "toplevel,devtools.timeline,disabled-by-default-devtools.timeline.frame"
    TASK = "ThreadControllerImpl::RunTask"

    def __init__(self, session: CDPSession, page: Page) -> None:
        """Begin."""
        self._session, self._page = session, page
        self._events: list[dict[str, Any]] = []
        session.on("Tracing.dataCollected", lambda found: self._events.extend(found["value"]))
        session.send("Tracing.start", {"categories": self.CATEGORIES})

    def end(self) -> None:
        """Note nothing more, and wait for the rest."""
        complete: list[bool] = []
        self._session.on("Tracing.tracingComplete", lambda _: complete.append(True))
        self._session.send("Tracing.end")
        while not complete:
            self._page.wait_for_timeout(50)

    def processor(self, thread: str) -> float:
        """Milliseconds of processor time that a thread has taken: the same on a busy machine and on an idle one."""
        return sum(self.tasks(thread))

    def tasks(self, thread: str) -> list[float]:
        """Milliseconds of processor time of each task of a thread."""
        threads = {
            (each["pid"], each["tid"])
            for each in self._events
            if each["name"] == "thread_name" and each["args"]["name"] == thread
        }
        tasks = [each for each in self._events if each["name"] == self.TASK and (each["pid"], each["tid"]) in threads]
        return [float(each.get("tdur", 0)) / 1000 for each in tasks]

    @property
    def drawn(self) -> int:
        """How many frames the browser drew."""
        return len(self._frames)

    @property
    def apart(self) -> list[float]:
        """Milliseconds between one frame drawn and the next, the shortest first."""
        return sorted((later - earlier) / 1000 for earlier, later in pairwise(self._frames))

    @property
    def _frames(self) -> list[float]:
        return sorted(each["ts"] for each in self._events if each["name"] == "DrawFrame")


def frames(chromium: Browser, address: str, by: int) -> str:
    """Six bandits move: frames a second, and what a frame costs."""
    page = chromium.new_page(viewport={"width": 1440, "height": 900}, locale="en")
    page.add_init_script(SLOWER)
    feed(page, all_elsewhere())
    page.goto(address + TABLE)
    wait_until(page, f"({LED})() === {BANDITS}")
    trace = Trace(slowed(page, by), page)
    times: list[float] = page.evaluate(COUNT_FRAMES, 1000 * SECONDS)
    trace.end()
    page.close()
    passed = (times[-1] - times[0]) / 1000
    rate = trace.drawn / passed
    main, compositor = trace.processor("CrRendererMain") / len(times), trace.processor("Compositor") / trace.drawn
    mark = "" if rate >= NEARLY * WANTED_FRAMES else f"  (wanted {WANTED_FRAMES})"
    return (
        f"six bandits, slowed {by} times: {rate:.0f} frames drawn a second{mark}; a frame takes {main:.1f} ms"
        f" of the page's thread and {compositor:.1f} ms of the compositor's"
    )


def story(chromium: Browser, address: str, stream: str, by: int) -> str:
    """A stretch of a recorded game is shown at its own pace: how evenly frames come, and which tasks would miss one."""
    page = chromium.new_page(viewport={"width": 1440, "height": 900}, locale="en")
    before, count = STORIES[stream]
    fed = feed(page, [entered(stream, before)])
    page.goto(address + TABLE)
    page.wait_for_selector(SHOWN)
    trace = Trace(slowed(page, by), page)
    for message in messages(stream)[before + 1 : before + 1 + count]:
        fed.tell(message)
    times: list[float] = page.evaluate(COUNT_FRAMES_WHILE_BUSY)
    trace.end()
    page.close()
    apart, tasks = trace.apart, trace.tasks("CrRendererMain")
    late = [each for each in tasks if each > FRAME]
    seconds = (times[-1] - times[0]) / 1000
    return (
        f"{stream} shown, slowed {by} times: {trace.drawn / seconds:.0f} frames drawn a second for {seconds:.0f} s;"
        f" between two {apart[len(apart) // 2]:.0f} ms, of twenty the longest {apart[len(apart) * 19 // 20]:.0f} ms;"
        f" {sum(tasks) / seconds:.0f} ms of the page's thread a second, {len(late)} of {len(tasks)} tasks too long"
        f" for a frame, the longest {max(tasks):.1f} ms"
    )


def rest(chromium: Browser, address: str) -> str:
    """Somebody thinks: what the page costs meanwhile, by thread."""
    page = chromium.new_page(viewport={"width": 1440, "height": 900}, locale="en")
    feed(page, [entered("express-4", 0)])
    page.goto(address + TABLE)
    page.wait_for_selector(SHOWN)
    page.wait_for_timeout(RESTS_AFTER)
    running: int = page.evaluate(f"{RUNNING}.length")
    trace = Trace(slowed(page, 1), page)
    page.wait_for_timeout(1000 * SECONDS)
    trace.end()
    page.close()
    costs = {thread: trace.processor(thread) / SECONDS for thread in THREADS}
    whole = sum(costs.values())
    mark = "" if whole <= WANTED_REST else f"  (wanted {WANTED_REST:.0f})"
    parts = ", ".join(f"{thread} {cost:.1f}" for thread, cost in costs.items() if cost >= LEAST)
    return (
        f"at rest: {whole:.1f} ms of processor time a second{mark} ({parts}), {trace.drawn / SECONDS:.1f} frames drawn"
        f" a second, {running} animations run"
    )


def start(chromium: Browser, address: str, by: int) -> tuple[float, float]:
    """From the address to a first screen that can be used: milliseconds, and those of the page's thread."""
    page = chromium.new_page(viewport={"width": 1440, "height": 900}, locale="en")
    trace = Trace(slowed(page, by), page)
    page.add_init_script(USABLE)
    page.goto(address)
    milliseconds: float = page.evaluate("window.usable")
    trace.end()
    page.close()
    return milliseconds, trace.processor("CrRendererMain")


def main() -> None:
    """Print all figures; those that miss what is wanted say so."""
    with page_server() as address, browser() as chromium:
        for by in SLOWDOWNS:
            print(frames(chromium, address, by))
        for stream in STORIES:
            for by in SLOWDOWNS:
                print(story(chromium, address, stream, by))
        print(rest(chromium, address))
        for by in SLOWDOWNS:
            starts = [start(chromium, address, by) for _ in range(STARTS)]
            whole, thread = (median(each) for each in zip(*starts, strict=True))
            mark = f"  (wanted {WANTED_START})" if whole > WANTED_START else ""
            print(f"usable, slowed {by} times: {whole:.0f} ms{mark}, {thread:.0f} ms of them the page's thread")


if __name__ == "__main__":
    main()
