"""The page in a real browser, without a server: its files as the server sends them, and a socket fed from a stream."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, Page, WebSocketRoute, sync_playwright

from folsom.server.routes.security import policy
from tests.support.patched_views import TableViews, table_views
from tools.page_streams import stream

PAGE = Path(__file__).parents[2] / "src" / "folsom" / "page"
CHROMIUM = "/usr/bin/chromium-headless-shell"  # without the window of the whole program, which takes as long again
PLAIN = ["--disable-gpu"]  # Debian's chromium would draw with a processor that is imitated: that takes longer
TABLE = "/table/" + "t" * 26
TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}
TOO_SLOW = 4008  # a page that is told so comes back
PATIENCE = 60.0  # seconds
MOMENT = 10  # milliseconds between two looks
# What is shown takes a tenth of its time, and so do the waits between the shows, by the page's own clock, too.
FAST = """(() => {
    localStorage.setItem('folsom.pace', 'fast');
    const [animate, wait] = [Element.prototype.animate, window.setTimeout];
    const [now, frame] = [performance.now.bind(performance), window.requestAnimationFrame];
    performance.now = () => 10 * now();
    window.requestAnimationFrame = (draw) => frame.call(window, (at) => draw(10 * at));
    Element.prototype.animate = function (frames, pace) {
        return animate.call(this, frames, { ...pace, duration: pace.duration / 10, delay: (pace.delay ?? 0) / 10 });
    };
    window.setTimeout = (act, milliseconds = 0, ...rest) =>
        wait(act, milliseconds <= 5000 ? milliseconds / 10 : milliseconds, ...rest);
})()"""
SHOWN = ".app:not([data-busy]) .train"  # a table that shows nothing more of what it has heard
COUNTS_WHAT_IT_HEARS = """
window.heard = 0;
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
    constructor(...where) { super(...where); this.addEventListener('message', () => { window.heard += 1; }); }
};
"""
STANDS = "stands"  # of a recorded message: the views after it, by seat
BEFORE = 4  # messages that are told one by one before the wanted one, so that the telegraph has something to say

Message = dict[str, Any]


class _Files(BaseHTTPRequestHandler):
    """The page's files, with the server's own rules of safety; the index at every other address."""

    def do_GET(self) -> None:
        file = PAGE / self.path.lstrip("/").partition("?")[0]
        if not file.is_file():
            file = PAGE / "index.html"
        with suppress(ConnectionError):  # a page that is closed takes nothing any more
            self.send_response(200)
            self.send_header("Content-Type", TYPES.get(file.suffix, "image/svg+xml"))
            self.send_header("Content-Security-Policy", policy())
            self.end_headers()
            self.wfile.write(file.read_bytes())

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  the name is that of the base class
        """Nobody reads it."""


@contextmanager
def page_server() -> Iterator[str]:
    """The address of the page's files."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Files)
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@contextmanager
def browser() -> Iterator[Browser]:
    """Debian's chromium."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, chromium_sandbox=False, args=PLAIN)
        try:
            yield chromium
        finally:
            chromium.close()


@cache
def messages(name: str) -> list[Message]:
    """A recorded stream; beside what each message says it has how things stand then, which isn't sent."""
    told: list[Message] = [json.loads(line) for line in stream(name).splitlines()]
    known: TableViews = {}
    for message in told:
        known = table_views(known, message)
        message[STANDS] = list(known.values())
    return told


def view_of(message: Message) -> Message:
    """What the first viewer of a stream sees after a message."""
    view: Message = message[STANDS][0]["view"]
    return view


def choices_of(message: Message) -> list[Message]:
    """What it can choose then; of Super only the numbers are known here."""
    prompt = message[STANDS][0]["prompt"]
    if prompt is None:
        return []
    explained = {choice["code"]: choice for choice in prompt["explained"]}
    return [explained.get(code, {"code": code, "facts": {"act": "plan"}}) for code in prompt["choices"]]


def moment(name: str, wanted: Callable[[Message], bool]) -> list[Message]:
    """The messages that lead to the first moment of a stream that is wanted: everything, then the last few news."""
    _, *news = messages(name)
    at = next(place for place, message in enumerate(news) if wanted(message))
    start = max(0, at - BEFORE)
    return [
        entered(name, start),
        *({**message, "seq": place + 1} for place, message in enumerate(news[start : at + 1])),
    ]


def entered(name: str, news: int) -> Message:
    """The whole table as someone finds it who comes in after so many news."""
    told = messages(name)
    seats = [each["view"]["seat"] for each in told[news][STANDS]]
    recent = [_recent(told[: news + 1], place, seat) for place, seat in enumerate(seats)]
    return {**told[0], "views": told[news][STANDS], "recent": recent, STANDS: told[news][STANDS]}


def _recent(told: list[Message], place: int, seat: int | None) -> list[Message]:
    """What a viewer was told in the last two rounds of these messages."""
    news = [each for message in told[1:] for each in message["news"] if each["seat"] == seat]
    events: list[Message] = [*told[0]["recent"][place], *(event for each in news for event in each["events"])]
    begun = [number for number, event in enumerate(events) if event["name"] == "round began"]
    return events[begun[-2] if len(begun) > 1 else 0 :]


class Fed:
    """A page's socket that is fed: it tells what it is given, and says that whatever the page asks is done."""

    def __init__(self, told: list[Message]) -> None:
        self.heard: list[Message] = []
        self._told, self._seq = told, 0
        self._line: WebSocketRoute | None = None

    def open(self, line: WebSocketRoute) -> None:
        """The page has opened a line: it is told everything."""
        self._line, self._seq = line, 0
        line.on_message(self._hear)
        for message in self._told:
            self.tell(message)

    def tell(self, message: Message) -> None:
        """One message more."""
        assert self._line is not None, "nobody has opened a line"
        sent = {name: value for name, value in message.items() if name != STANDS}
        self._line.send(json.dumps({**sent, "seq": self._seq}))
        self._seq += 1

    def wait_until_shown(self, page: Page, shown: str = SHOWN) -> None:
        """Until the page has heard all it was to be told at first, and shows it: between two messages it looks idle."""
        wait_until(page, f"window.heard >= {len(self._told)}")
        page.wait_for_selector(shown)

    def wait_for(self, page: Page, count: int) -> list[Message]:
        """All that the page has said, once that are so many messages."""
        end = monotonic() + PATIENCE
        while len(self.heard) < count:
            assert monotonic() < end, f"the page has said only {self.heard}"
            page.wait_for_timeout(MOMENT)
        return self.heard

    def _hear(self, text: str | bytes) -> None:
        message: Message = json.loads(text)
        if message["type"] == "ping":
            self.tell({"type": "pong", "id": message["id"]})
            return
        self.heard.append(message)
        self.tell({"type": "done", "id": message["id"]})


def feed(page: Page, told: list[Message]) -> Fed:
    """Answer the page's socket with these messages."""
    fed = Fed(told)
    page.route_web_socket("**/socket*", fed.open)
    page.add_init_script(COUNTS_WHAT_IT_HEARS)
    return fed


class Wire:
    """The way from a page to a real server, which can be cut and mended."""

    def __init__(self) -> None:
        self._lines: list[WebSocketRoute] = []
        self._is_cut = False

    def open(self, line: WebSocketRoute) -> None:
        """A page opens a line."""
        if self._is_cut:
            line.close(code=TOO_SLOW)
            return
        self._lines.append(line)
        line.connect_to_server()

    def cut(self) -> None:
        """Nothing goes over it any more."""
        self._is_cut = True
        for line in self._lines:
            line.close(code=TOO_SLOW)
        self._lines.clear()

    def mend(self) -> None:
        """It can be used again."""
        self._is_cut = False


def wait_until(page: Page, condition: str) -> None:
    """Wait until a condition in the page holds. Asked from outside: the page itself may evaluate nothing."""
    end = monotonic() + PATIENCE
    while not page.evaluate(condition):
        assert monotonic() < end, f"not within {PATIENCE} s: {condition}"
        page.wait_for_timeout(MOMENT)


AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def axe_findings(page: Page) -> list[str]:
    """What axe finds wrong with a page, by WCAG 2.2 AA: the rule and the first thing that breaks it."""
    page.evaluate(AXE.read_text())
    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
    found = page.evaluate(
        "tags => axe.run(document, {runOnly: tags, resultTypes: ['violations']}).then(r => r.violations.map(v =>"
        " v.id + ': ' + v.nodes.map(n => n.html.slice(0, 140) + ' ' + n.failureSummary).slice(0, 2).join(' | ')))",
        tags,
    )
    return [str(each) for each in found]
