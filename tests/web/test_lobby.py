"""The first minute with a real server: friends by link and by code, games to go on with, another device."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.server.live_server import LiveServer, with_live_server
from tests.web.kit import browser

PATIENCE = 120.0  # seconds
SOON = 30_000  # milliseconds
AT_TABLE = re.compile(r"/table/[a-z2-7]+$")

Visit = Callable[[], Page]


def with_server(tmp_path: Path, act: Callable[[Visit, str], None]) -> None:
    """Act in browsers that know nothing of each other, beside a real server; nothing may go wrong in any of them."""
    wrong: list[str] = []

    def in_thread(port: int) -> None:
        with browser() as chromium:

            def visit() -> Page:
                page = chromium.new_context(locale="en", reduced_motion="reduce").new_page()
                page.set_default_timeout(SOON)
                page.on("pageerror", lambda error: wrong.append(str(error)))
                return page

            act(visit, f"http://127.0.0.1:{port}")

    async def test(server: LiveServer) -> None:
        await asyncio.to_thread(in_thread, server.port)

    with_live_server(test, tmp_path, patience=PATIENCE)
    assert wrong == []


def opened(page: Page, address: str, occasion: str, name: str) -> None:
    """A table of Super for three is opened."""
    page.goto(f"{address}/new?{occasion}")
    page.get_by_role("button", name="Super").click()
    page.get_by_role("radio", name="3").check(force=True)
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(AT_TABLE)


def seat(page: Page, number: int) -> str:
    """Who sits there."""
    return f".sitter:nth-child({number}) h3"


def test_friends_come_by_a_link_sit_where_they_like_and_are_led_into_the_game(tmp_path: Path) -> None:
    def act(visit: Visit, address: str) -> None:
        ann, bob = visit(), visit()
        opened(ann, address, "friends", "Ann")
        bob.goto(ann.get_by_label("Link").input_value())
        expect(bob.locator(seat(bob, 1))).to_have_text("Ann")
        bob.get_by_role("button", name="Sit down here").first.focus()
        bob.keyboard.press("Enter")
        expect(ann.get_by_role("heading", name="Waiting for one more")).to_be_visible()
        expect(bob.get_by_role("button", name="Stand up")).to_be_focused()  # where the pressed button was
        bob.get_by_role("button", name="Change to this seat").click()
        bob.get_by_role("textbox", name="Your name").fill("Bob")
        bob.get_by_role("button", name="Save").click()
        expect(ann.locator(seat(ann, 3))).to_have_text("Bob")
        expect(ann.locator(seat(ann, 2))).to_have_text("Free")
        assert bob.get_by_role("button", name="Start").count() == 0
        ann.get_by_label("Bot at seat 2").select_option("greenhorn")
        ann.get_by_role("button", name="Seat a bot").click()
        ann.get_by_role("button", name="Start").click()
        for page in (ann, bob):
            page.locator(".train").wait_for()
            expect(page.locator(".lobby")).to_have_count(0)

    with_server(tmp_path, act)


def test_a_code_leads_to_the_table_and_who_sits_can_be_asked_to_leave(tmp_path: Path) -> None:
    def act(visit: Visit, address: str) -> None:
        ann, bob = visit(), visit()
        opened(ann, address, "public", "Ann")
        code = ann.locator(".code-told").inner_text()
        bob.goto(address)
        expect(bob.get_by_role("link", name="Ann")).to_be_visible()  # it is in the list, too
        bob.get_by_label("I have a code").fill("XXXXXX")
        bob.get_by_role("button", name="Join").click()
        bob.get_by_role("alert").wait_for()
        bob.get_by_label("I have a code").fill(code.lower())
        bob.get_by_role("button", name="Join").click()
        bob.wait_for_url(ann.url)
        bob.get_by_role("button", name="Sit down here").first.click()
        ann.get_by_role("button", name="Free the seat").click()
        expect(bob.get_by_role("heading", name="Waiting for 2 more")).to_be_visible()
        bob.get_by_role("button", name="Sit down here").first.click()
        bob.get_by_role("button", name="Stand up").click()
        expect(ann.get_by_role("heading", name="Waiting for 2 more")).to_be_visible()

    with_server(tmp_path, act)


def test_games_go_on_on_another_device_by_the_recovery_phrase(tmp_path: Path) -> None:
    def act(visit: Visit, address: str) -> None:
        first, second = visit(), visit()
        first.goto(address)
        first.get_by_role("button", name="Play now").click()
        first.wait_for_url(AT_TABLE)
        table = first.url
        first.goto(f"{address}/me")
        first.get_by_role("textbox", name="Name", exact=True).fill("Ann")
        first.get_by_role("button", name="Save").click()
        first.get_by_text("From now on you are Ann.").wait_for()
        first.get_by_role("button", name="Show my phrase").click()
        phrase = first.locator(".phrase").inner_text()
        second.goto(f"{address}/me")
        second.get_by_role("textbox", name="Recovery phrase").fill("not these seven words")
        second.get_by_role("button", name="Come back").click()
        second.get_by_role("alert").wait_for()
        second.get_by_role("textbox", name="Recovery phrase").fill(phrase)
        second.get_by_role("button", name="Come back").click()
        second.get_by_text("Welcome back, Ann!").wait_for()
        second.goto(f"{address}/games")
        second.get_by_role("region", name="Unfinished").get_by_role("link").click()
        second.wait_for_url(table)
        second.locator(".train").wait_for()
        first.get_by_role("button", name="Forget me here").click()
        first.get_by_role("button", name="Yes, forget me").click()
        first.get_by_role("link", name="Me", exact=True).wait_for()
        first.reload()
        expect(first.get_by_text("Your games will be listed here.")).to_be_visible()

    with_server(tmp_path, act)
