"""Several people at one table, each with a browser, beside a real server."""

from __future__ import annotations

import asyncio
import queue
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.server.live_server import LiveServer, with_live_server
from tests.web.conftest import PATIENCE as USUAL
from tests.web.kit import Wire

PATIENCE = 240.0  # seconds for all of them
READY = ".plan-go .primary:not([aria-disabled=true])"
PRIVATE = ".card, .hand, .log, .ribbon, .seat, .train"
BOT = {"kind": "bot", "level": "greenhorn"}


@pytest.fixture(autouse=True)
def patience() -> Iterator[None]:
    """What is expected may take long on a machine that has much to do."""
    expect.set_options(timeout=1000 * PATIENCE / 4)
    yield
    expect.set_options(timeout=USUAL)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server's address."""
    ports: queue.Queue[int] = queue.Queue()
    over = threading.Event()

    async def run(server: LiveServer) -> None:
        ports.put(server.port)
        await asyncio.to_thread(over.wait)

    thread = threading.Thread(target=with_live_server, args=(run, tmp_path_factory.mktemp("site"), PATIENCE))
    thread.start()
    try:
        yield f"http://127.0.0.1:{ports.get(timeout=PATIENCE)}"
    finally:
        over.set()
        thread.join()


@pytest.fixture
def person(chromium: Browser) -> Iterator[Callable[[], BrowserContext]]:
    """Someone's browser."""
    contexts: list[BrowserContext] = []

    def come() -> BrowserContext:
        size = {"width": 1440, "height": 900}
        contexts.append(chromium.new_context(viewport=size, reduced_motion="reduce", locale="en"))  # type: ignore[arg-type]  # it is one
        return contexts[-1]

    yield come
    for context in contexts:
        context.close()


def ask(context: BrowserContext, site: str, path: str, body: Any = None) -> Any:
    answer = context.request.post(f"{site}/api{path}", data=body, headers={"Origin": site})
    assert answer.ok, answer.text()
    return answer.json()


def make(context: BrowserContext, site: str, game: str, seats: list[Any], **spec: Any) -> str:
    """The id of a new table; it begins where no seat is open."""
    ask(context, site, "/guests", {"name": "Ann"})
    start = all(seat["kind"] != "open" for seat in seats)
    table = {"game": game, "players": len(seats), "level": "greenhorn", **spec}
    return str(ask(context, site, "/tables", {"table": table, "seats": seats, "start": start})["id"])


def sit(page: Page, site: str, table: str) -> Page:
    page.goto(f"{site}/table/{table}")
    return page


def plan(page: Page) -> None:
    """Make a plan of Super and say that it is ready."""
    expect(page.locator(".card.lit")).not_to_have_count(0)
    for key in "123":
        page.keyboard.press(key)
    page.wait_for_selector(READY)
    page.keyboard.press("r")


@contextmanager
def two_at_a_table(person: Callable[[], BrowserContext], site: str, **spec: Any) -> Iterator[tuple[Page, Page]]:
    """Ann and Bob, each at their own browser, and a bot."""
    ann, bob = person(), person()
    table = make(ann, site, "super", [{"kind": "person"}, {"kind": "open"}, BOT], **spec)
    ask(bob, site, "/guests", {"name": "Bob"})
    ask(bob, site, f"/tables/{table}/sit", {"seat": 1})
    ask(ann, site, f"/tables/{table}/start")
    pages = ann.new_page(), bob.new_page()
    yield sit(pages[0], site, table), pages[1]


def test_two_browsers_play_at_one_table_and_one_of_them_is_cut_off_for_a_while(
    person: Callable[[], BrowserContext], site: str
) -> None:
    wire = Wire()
    with two_at_a_table(person, site) as (ann, bob):
        bob.route_web_socket(re.compile("/socket"), wire.open)
        bob.goto(ann.url)
        plan(ann)
        expect(bob.locator(".seat").nth(0)).to_contain_text("ready")
        wire.cut()
        expect(bob.locator(".ask h2")).to_have_text("Connection lost")
        expect(ann.locator(".gone-off")).to_be_visible()
        assert bob.locator(".card.lit").count() == 0
        wire.mend()
        plan(bob)
        for page in (ann, bob):
            expect(page.locator(".placard").get_by_text("Round 2").or_(page.locator(".result"))).to_be_visible()


def test_gestures_and_chat_go_from_one_browser_to_the_other(person: Callable[[], BrowserContext], site: str) -> None:
    with two_at_a_table(person, site, chat=True) as (ann, bob):
        bob.goto(ann.url)
        bob.wait_for_selector(".app:not([data-busy]) .train")
        ann.get_by_role("button", name="Gestures and chat").click()
        ann.get_by_role("button", name="Howdy!").click()
        expect(bob.locator(".log")).to_contain_text("Howdy!")
        ann.get_by_label("Write to the table").fill("Look out behind you")
        ann.keyboard.press("Enter")
        entry_point = bob.get_by_role("button", name="1 new message")
        entry_point.click()
        expect(bob.locator(".said")).to_contain_text("Look out behind you")
        expect(bob.locator(".unread")).to_have_count(0)
        ann.get_by_label("Write to the table").fill("\u200b")  # a sign that nobody can see
        ann.keyboard.press("Enter")
        expect(ann.get_by_role("alert")).to_contain_text("visible characters")
        bob.keyboard.press("Escape")
        expect(entry_point.or_(bob.get_by_role("button", name="Gestures and chat"))).to_be_focused()


def test_who_watches_sees_a_hand_while_its_owner_agrees(person: Callable[[], BrowserContext], site: str) -> None:
    ann = person()
    table = make(ann, site, "express", [{"kind": "person"}, BOT, BOT], spectator_views=True)
    player, watcher = sit(ann.new_page(), site, table), sit(person().new_page(), site, table)
    expect(watcher.locator(".ask h2")).to_have_text("You are watching")
    expect(player.get_by_label("1 is watching")).to_be_visible()
    assert watcher.locator(".hand, .eyes").count() == 0
    player.get_by_role("button", name="Gestures and chat").click()
    agrees = player.get_by_label("Spectators may see my cards")
    agrees.check()
    watcher.get_by_label("Look with").select_option(index=1)
    watcher.wait_for_selector(".hand .card")
    cards = ".hand .card:not(.draw) .name"
    assert watcher.locator(cards).all_text_contents() == player.locator(cards).all_text_contents()
    assert watcher.locator(".lit").count() == 0
    agrees.uncheck()
    expect(watcher.locator(".hand")).to_have_count(0)
    expect(watcher.locator(".eyes")).to_have_count(0)


def test_a_game_goes_on_at_another_device(person: Callable[[], BrowserContext], site: str) -> None:
    ann, other = person(), person()
    table = make(ann, site, "super", [{"kind": "person"}, BOT, BOT])
    first = sit(ann.new_page(), site, table)
    other.add_cookies(ann.cookies())  # type: ignore[arg-type]  # as they were given
    second = sit(other.new_page(), site, table)
    plan(second)
    for page in (first, second):
        expect(page.locator(".placard").get_by_text("Round 2").or_(page.locator(".result"))).to_be_visible()


def test_two_pass_one_screen_on_and_neither_sees_the_others_plan(
    person: Callable[[], BrowserContext], site: str
) -> None:
    context = person()
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bob"}, BOT]
    page = sit(context.new_page(), site, make(context, site, "super", seats))
    cover, show = page.locator(".cover"), page.get_by_role("button", name="Show my view")
    expect(cover).to_contain_text("Ann")
    expect(show).to_be_focused()
    page.keyboard.press("Enter")
    plan(page)
    expect(cover).to_contain_text("Bob")
    assert page.locator(PRIVATE).count() == 0
    page.get_by_role("button", name="undo").click()
    expect(cover).to_contain_text("Ann")
    show.click()
    plan(page)
    expect(cover).to_contain_text("Bob")
    page.reload()
    expect(cover).to_contain_text("Bob")
    assert page.locator(PRIVATE).count() == 0
    show.click()
    expect(page.locator(".slot .card")).to_have_count(0)
    expect(page.locator(".mini.peek")).to_have_count(0)
    expect(page.locator(".seat").nth(0)).to_contain_text("ready")
    plan(page)
    expect(cover.or_(page.locator(".result")).or_(page.locator(".placard").get_by_text("Round 2"))).to_be_visible()


def test_an_unknown_table_says_so_and_leads_on(person: Callable[[], BrowserContext], site: str) -> None:
    page = sit(person().new_page(), site, "a" * 26)
    expect(page.get_by_role("alert")).to_contain_text("No such table")
    page.get_by_role("link", name="To the first screen").click()
    page.wait_for_selector(".home")
