"""How fast the page is in a browser: frames a second while six bandits move, and how soon it can be used.

Run as a program, from the project's folder: `python -m bench.page`.
"""

from __future__ import annotations

from statistics import median
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page

from tests.web.kit import TABLE, browser, feed, page_server, wait_until
from tests.web.test_motion import BANDITS, LED, all_elsewhere

SLOWDOWNS = (1, 4)  # how many times slower than this machine
SECONDS = 4
STARTS = 5
WANTED_FRAMES = 60
NEARLY = 0.95
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
        threads = {
            (each["pid"], each["tid"])
            for each in self._events
            if each["name"] == "thread_name" and each["args"]["name"] == thread
        }
        tasks = [each for each in self._events if each["name"] == self.TASK and (each["pid"], each["tid"]) in threads]
        return sum(float(each.get("tdur", 0)) for each in tasks) / 1000

    @property
    def drawn(self) -> int:
        """How many frames the browser drew."""
        return sum(each["name"] == "DrawFrame" for each in self._events)


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
        for by in SLOWDOWNS:
            starts = [start(chromium, address, by) for _ in range(STARTS)]
            whole, thread = (median(each) for each in zip(*starts, strict=True))
            mark = f"  (wanted {WANTED_START})" if whole > WANTED_START else ""
            print(f"usable, slowed {by} times: {whole:.0f} ms{mark}, {thread:.0f} ms of them the page's thread")


if __name__ == "__main__":
    main()
