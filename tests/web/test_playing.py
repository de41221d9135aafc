"""Whole games through the page and a real server, by mouse, by keyboard, and on a phone."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

from tests.server.live_server import LiveServer, with_live_server
from tests.web.kit import FAST, Wire, browser, wait_until

SOON = 1500  # milliseconds
PATIENCE = 240.0  # seconds for a whole game
CHOOSABLE = ".app:not([data-busy]) :is(.choice, .card.lit, .pawn.lit, .shade, .token.lit)"
READY = ".plan-go .primary:not([aria-disabled=true])"
SETTLED = ".result, " + CHOOSABLE + ", " + READY
DESK, PHONE, SMALL = (1440, 900), (390, 844), (360, 740)
FINGER = 44  # pixels
SIZED = "const { left, top, width, height } = each.getBoundingClientRect();"
TAPPABLE = f"""[...document.querySelectorAll('{CHOOSABLE}, {READY}')].flatMap((each) => {{ {SIZED}
    const [x, y] = [left + width / 2, top + height / 2];
    return Math.min(width, height) >= {FINGER} && each.contains(document.elementFromPoint(x, y)) ? [[x, y]] : [];
}})"""  # where a finger can tap; for what is small on the train there is a button, too
TOO_SMALL = f"""[...document.querySelectorAll('.app :is(.choice, .card.lit, .ask .btn)')].filter((each) => {{ {SIZED}
    return Math.min(width, height) < {FINGER};
}}).map((each) => each.outerHTML)"""
GAMES = {"express": "Express", "super": "Super"}

Turn = Callable[[Page, random.Random], None]


def by_mouse(page: Page, rng: random.Random) -> None:
    """Click on something that is lit, the thing itself or its button; what is gone by then is left alone."""
    found = page.locator(f"{CHOOSABLE}, {READY}")
    count = found.count()
    with suppress(TooLate):
        if page.locator(READY).count():
            page.locator(READY).click(timeout=SOON)
        elif count:
            found.nth(rng.randrange(count)).click(timeout=SOON)


def by_keyboard(page: Page, rng: random.Random) -> None:
    """Walk to something with the arrows and press Enter, or press a number; R says that a plan is ready."""
    if page.locator(READY).count():
        page.keyboard.press("r")
    elif rng.random() < 0.5:
        page.keyboard.press(str(rng.randint(1, 4)))
    else:
        for _ in range(rng.randint(1, 3)):
            page.keyboard.press(rng.choice(["ArrowRight", "ArrowDown", "ArrowLeft"]))
        page.keyboard.press("Enter")


def by_touch(page: Page, rng: random.Random) -> None:
    """Tap in the middle of something that is lit, in view without scrolling, big enough, and with nothing over it."""
    wait_until(page, f"document.querySelector('.result') !== null || {TAPPABLE}.length > 0")
    places = page.evaluate(TAPPABLE)
    assert page.evaluate(TOO_SMALL) == []
    if places:
        page.touchscreen.tap(*rng.choice(places))


def begin(page: Page, port: int, game: str, players: int) -> None:
    page.goto(f"http://127.0.0.1:{port}/")
    page.get_by_role("button", name=GAMES[game]).click()
    page.get_by_label("Players").select_option(str(players))
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".train")


def play_on(page: Page, turn: Turn) -> None:
    """Take turn after turn until the result is shown."""
    rng = random.Random(1)
    while True:
        page.wait_for_selector(SETTLED, state="attached", timeout=1000 * PATIENCE)
        if page.locator(".result").count():
            return
        turn(page, rng)


def in_browser(
    tmp_path: Path, act: Callable[[Page, int], None], size: tuple[int, int] = DESK, *, touch: bool = False
) -> None:
    """Act in a browser beside a real server; nothing may go wrong on its console."""
    wrong: list[str] = []

    def in_thread(port: int) -> None:
        with browser() as chromium:
            page = chromium.new_page(
                viewport={"width": size[0], "height": size[1]},
                has_touch=touch,
                reduced_motion="reduce",
                locale="en",
            )
            page.on("pageerror", lambda error: wrong.append(str(error)))
            page.add_init_script(FAST)
            act(page, port)

    async def test(server: LiveServer) -> None:
        await asyncio.to_thread(in_thread, server.port)

    with_live_server(test, tmp_path, patience=PATIENCE)
    assert wrong == []


@pytest.mark.parametrize("turn", [by_mouse, by_keyboard])
@pytest.mark.parametrize(("game", "players"), [("express", 3), ("super", 4)])
def test_a_whole_game_is_played(tmp_path: Path, game: str, players: int, turn: Turn) -> None:
    def act(page: Page, port: int) -> None:
        begin(page, port, game, players)
        play_on(page, turn)
        assert page.locator(".posters > li").count() == players
        assert page.locator(".ask .problem").count() == 0

    in_browser(tmp_path, act)


def test_a_whole_game_is_played_on_a_phone_and_then_another(tmp_path: Path) -> None:
    def act(page: Page, port: int) -> None:
        begin(page, port, "super", 3)
        play_on(page, by_mouse)
        first = page.url
        page.get_by_role("button", name="Play again").click()
        page.wait_for_url(lambda url: url != first and re.search(r"/table/[a-z2-7]+$", url) is not None)
        page.wait_for_selector(CHOOSABLE)

    in_browser(tmp_path, act, PHONE)


def test_a_whole_game_of_express_is_played_by_touch_on_a_small_phone(tmp_path: Path) -> None:
    def act(page: Page, port: int) -> None:
        begin(page, port, "express", 3)
        play_on(page, by_touch)
        assert page.locator(".posters > li").count() == 3

    in_browser(tmp_path, act, SMALL, touch=True)


def test_a_lost_line_shows_heals_and_catches_up_without_a_reload(tmp_path: Path) -> None:
    def act(page: Page, port: int) -> None:
        wire = Wire()
        page.route_web_socket(re.compile("/socket"), wire.open)
        begin(page, port, "express", 3)
        page.wait_for_selector(CHOOSABLE)
        page.evaluate("window.sameDocument = true")
        wire.cut()
        page.get_by_text("Connection lost").wait_for()
        assert page.locator(CHOOSABLE).count() == 0
        wire.mend()
        page.wait_for_selector(CHOOSABLE)
        by_mouse(page, random.Random(2))
        page.wait_for_selector(SETTLED, state="attached")
        assert page.evaluate("window.sameDocument")

    in_browser(tmp_path, act)
