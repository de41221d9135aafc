"""The README's pictures of the page: a table of each game, and a short animation of a game of Express.

`python -m tools.page_pictures` takes them again.
"""

from __future__ import annotations

import io
import json
import time
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, WebSocketRoute

from tests.web.kit import TABLE, Message, browser, entered, messages, page_server, view_of
from tests.web.scenes import all_scenes
from tests.web.screens import SIZES, new_page
from tools.repository import ROOT

PICTURES = ROOT / "docs" / "pictures"
WIDTH, HEIGHT = SIZES["desk"]
SHOWN = (800, 500)  # points of the animation
STILLS = {"table-express": ("express-move", "light"), "table-super": ("super-plan", "dark")}
STREAM, ROUND = "express-4", 2
SECONDS, A_SECOND = 10.0, 8  # length of the animation, and its pictures
SLOWED = 2  # the page goes at half its speed while it is filmed: pictures take time
SLOWER = """(slowed) => {
    const [animate, wait] = [Element.prototype.animate, window.setTimeout];
    Element.prototype.animate = function (frames, pace) {
        return animate.call(this, frames, { ...pace, duration: pace.duration * slowed });
    };
    window.setTimeout = (act, time = 0, ...rest) => wait(act, time * slowed, ...rest);
}"""
IDLE = ".app:not([data-busy])"


def still(chromium: Browser, address: str, name: str) -> None:
    """One picture."""
    scene, theme = STILLS[name]
    page = new_page(chromium, "desk", theme, "en")
    all_scenes()[scene](page, address)
    page.wait_for_function("document.fonts.ready.then(() => document.fonts.status === 'loaded')")
    _keep(Image.open(io.BytesIO(page.screenshot())), PICTURES / f"{name}.webp")
    page.close()


def _keep(picture: Image.Image, path: Path) -> None:
    picture.convert("RGB").save(path, quality=82, method=6)


def animation(chromium: Browser, address: str) -> None:
    """A game as it is carried out, told at the pace of the page."""
    page = chromium.new_page(
        viewport={"width": WIDTH, "height": HEIGHT}, color_scheme="light", locale="en", service_workers="block"
    )
    page.add_init_script(f"({SLOWER})({SLOWED})")
    told = _carried_out()
    lines: list[WebSocketRoute] = []

    def opened(line: WebSocketRoute) -> None:
        lines.append(line)

    page.route_web_socket("**/socket*", opened)
    page.goto(address + TABLE)
    page.wait_for_function("document.fonts.ready")
    while not lines:
        page.wait_for_timeout(10)
    frames = _filmed(page, lines[0], told)
    first, *others = [frame for _, frame in frames]
    times = [at for at, _ in frames]
    lasts = [
        round(1000 * (then - now)) for now, then in zip(times, [*times[1:], times[-1] + 1 / A_SECOND], strict=True)
    ]
    path = PICTURES / "express.webp"
    first.save(path, save_all=True, append_images=others, duration=lasts, loop=0, quality=45, method=4)
    page.close()


def _carried_out() -> list[Message]:
    """The messages of a round's second half, after everything."""
    _, *news = messages(STREAM)
    wanted = [
        message
        for message in news
        if (view := view_of(message))["round_number"] == ROUND and view["phase"] != "scheming"
    ]
    begin = news.index(wanted[0])
    return [{**message, "seq": place} for place, message in enumerate([entered(STREAM, begin), *wanted])]


def _filmed(page: Page, line: WebSocketRoute, told: list[Message]) -> list[tuple[float, Image.Image]]:
    """Pictures with the second of the game at which each was taken; the next message comes when the page is idle."""
    frames: list[tuple[float, Image.Image]] = []
    began, waiting = time.monotonic(), list(told)
    while (now := (time.monotonic() - began) / SLOWED) < SECONDS:
        if waiting and (len(waiting) == len(told) or page.locator(IDLE).count()):
            line.send(json.dumps(waiting.pop(0)))
        picture = Image.open(io.BytesIO(page.screenshot(type="jpeg", quality=95)))
        frames.append((now, picture.convert("RGB").resize(SHOWN, Image.Resampling.LANCZOS)))
        page.wait_for_timeout(max(0.0, 1000 * (SLOWED * (now + 1 / A_SECOND) - (time.monotonic() - began))))
    return frames


def main() -> None:
    """All of them."""
    PICTURES.mkdir(exist_ok=True)
    with page_server() as address, browser() as chromium:
        for name in STILLS:
            still(chromium, address, name)
        animation(chromium, address)


if __name__ == "__main__":
    main()
