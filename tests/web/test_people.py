"""The table for people: shared screens, absence, dragging and clocks, from recorded streams."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.web.kit import (
    FAST,
    SHOWN,
    STANDS,
    TABLE,
    Fed,
    Message,
    choices_of,
    feed,
    messages,
    moment,
    view_of,
    wait_until,
)
from tests.web.scenes.people import changed
from tests.web.scenes.table import asks
from tests.web.screens import screen

PRIVATE = ".card, .hand, .log, .ribbon, .seat, .train, .glance"
ANN, BOB = 0, 1
DESK, PHONE = (1440, 900), (390, 844)
READABLE = 200  # pixels of a line of words


@contextmanager
def table(
    chromium: Browser, files: str, told: list[Message], shown: str = SHOWN, *, touch: bool = False
) -> Iterator[tuple[Page, Fed]]:
    width, height = PHONE if touch else DESK
    page = chromium.new_page(
        viewport={"width": width, "height": height}, has_touch=touch, reduced_motion="reduce", locale="en"
    )
    page.add_init_script(FAST)
    fed = feed(page, told)
    page.goto(files + TABLE)
    fed.wait_until_shown(page, shown)
    yield page, fed
    page.close()


def hand(page: Page) -> list[str]:
    return [name.lower() for name in page.locator(".hand .card:not(.draw) .name").all_text_contents()]


def hand_then(message: Message, seat: int) -> list[str]:
    view = next(each["view"] for each in message[STANDS] if each["view"]["seat"] == seat)
    return [card.lower() for card in view["hand"]]


# --- one screen for several ----------------------------------------------------------------------


def test_a_shared_screen_shows_each_seat_its_own_hand_and_nothing_while_it_is_covered(
    chromium: Browser, files: str
) -> None:
    whole, *news = messages("express-shared")
    first = whole["to_act"][0]
    other = BOB if first == ANN else ANN
    handed = next(place for place, each in enumerate(news) if each["to_act"] == [other])
    with table(chromium, files, [whole], ".cover") as (page, fed):
        assert page.locator(PRIVATE).count() == 0
        page.keyboard.press("Enter")
        page.wait_for_selector(SHOWN)
        assert hand(page) == hand_then(whole, first)
        for message in news[: handed + 1]:
            fed.tell(message)
        page.wait_for_selector(".cover")
        assert page.locator(PRIVATE).count() == 0
        page.get_by_role("button", name="Show my view").click()
        page.wait_for_selector(SHOWN)
        assert hand(page) == hand_then(news[handed], other)
        page.reload()
        page.wait_for_selector(".cover")
        assert page.locator(PRIVATE).count() == 0


# --- away and back -------------------------------------------------------------------------------


def planning() -> list[Message]:
    return moment("express-4", lambda message: view_of(message)["round_number"] >= 2 and asks("play")(message))


def test_who_is_away_sees_that_a_bot_plays_on_and_takes_over_again(chromium: Browser, files: str) -> None:
    away = changed(planning(), seats={0: {"away": True}})
    with table(chromium, files, away) as (page, fed):
        assert page.locator(".ask h2").text_content() == "A bot plays for you"
        assert page.locator(".card.lit").count() == 0
        page.get_by_role("button", name="I'm back").click()
        heard = fed.wait_for(page, 1)
        fed.tell({"type": "people", "table": planning()[0]["table"], "clocks": []})
        page.wait_for_selector(".card.lit")
        assert [message["type"] for message in heard] == ["back"]


# --- a slow line ---------------------------------------------------------------------------------


def test_who_waits_for_an_answer_is_told_so_until_it_comes(chromium: Browser, files: str) -> None:
    told = planning()
    with table(chromium, files, told) as (page, fed):
        asked, aloud = page.locator(".ask h2"), page.locator(".ask [aria-live]")
        page.keyboard.press("1")
        expect(asked).to_have_text("Sending your choice…")
        expect(aloud).to_contain_text("The connection is slow.")
        assert page.locator(".card.lit").count() == 0
        fed.tell(asked_again(told))
        expect(asked).to_contain_text("Your turn")
        assert len(chosen(fed)) == 1


def asked_again(told: list[Message]) -> Message:
    """News of nothing but the same prompt as before."""
    news = told[-1]["news"][0]
    return {**told[-1], "news": [{**news, "events": [], "changes": []}]}


# --- clocks --------------------------------------------------------------------------------------


def test_a_clock_that_runs_out_says_so_in_words_and_aloud(chromium: Browser, files: str) -> None:
    with screen(chromium, files, "people-clock-short", "desk", "light") as page:
        assert "running out!" in (page.locator(".clock").text_content() or "")
        page.get_by_text("left!").wait_for(state="attached")


# --- dragging ------------------------------------------------------------------------------------


def chosen(fed: Fed) -> list[int]:
    return [message["code"] for message in fed.heard if message["type"] == "choose"]


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, start: str, end: str) -> None:
    page.mouse.move(*middle(page, start))
    page.mouse.down()
    page.mouse.move(*middle(page, end), steps=3)
    page.mouse.up()


def codes(told: list[Message], act: str) -> list[int]:
    return [choice["code"] for choice in choices_of(told[-1]) if choice["facts"]["act"] == act]


@pytest.mark.parametrize(
    ("stream", "act", "start", "end"),
    [
        ("express-4", "play", ".hand .card.lit:not(.draw)", ".ribbon"),
        ("express-4", "go", ".pawn.me", ".spot.lit .shade"),
        ("express-robbing", "take", ".token.lit", ".seat[data-own]"),
    ],
)
def test_a_piece_is_dragged_to_where_it_may_go_and_nowhere_else(
    chromium: Browser, files: str, stream: str, act: str, start: str, end: str
) -> None:
    told = moment(stream, asks(act))
    with table(chromium, files, told) as (page, fed):
        drag(page, start, ".bar")
        assert page.locator(".drag-image").count() == 0
        assert chosen(fed) == []
        drag(page, start, end)
        fed.wait_for(page, 1)
        assert len(chosen(fed)) == 1
        assert chosen(fed)[0] in codes(told, act)


def touch(cdp: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})


TOO_LOW = 600  # for all of a table, so that it scrolls
RESTS_WHEN_TOLD = """window.rests = []; const later = setTimeout;
    window.setTimeout = (act, wait) => wait === 220 ? rests.push(act) : later(act, wait)"""


def test_a_finger_that_rests_drags_and_one_that_moves_at_once_scrolls(chromium: Browser, files: str) -> None:
    told = planning()
    with table(chromium, files, told, touch=True) as (page, fed):
        cdp = page.context.new_cdp_session(page)
        page.evaluate(RESTS_WHEN_TOLD)
        card, plan = middle(page, ".hand .card.lit:nth-child(2)"), middle(page, ".ribbon")
        touch(cdp, "touchStart", card)
        page.evaluate("rests.splice(0).forEach((act) => act())")
        page.wait_for_selector(".drag-image")
        touch(cdp, "touchMove", plan)
        touch(cdp, "touchEnd")
        fed.wait_for(page, 1)
        assert chosen(fed)[0] in codes(told, "play")
        fed.tell(asked_again(told))
        page.wait_for_selector(".card.lit")
        page.set_viewport_size({"width": PHONE[0], "height": TOO_LOW})
        card = middle(page, ".hand .card.lit:nth-child(2)")
        touch(cdp, "touchStart", card)
        touch(cdp, "touchMove", (card[0], card[1] - 60))
        touch(cdp, "touchEnd")
        wait_until(page, "document.scrollingElement.scrollTop > 0")
        assert page.locator(".drag-image").count() == 0
        assert len(chosen(fed)) == 1


# --- chat ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [1400, 1440, 1680])
@pytest.mark.parametrize("language", ["en", "el"])
def test_with_the_chat_open_neither_round_card_nor_telegraph_covers_the_other(
    chromium: Browser, files: str, language: str, width: int
) -> None:
    with screen(chromium, files, "people-chat", "desk", "light", language) as page:
        page.set_viewport_size({"width": width, "height": 900})
        placard, log = (page.locator(each).bounding_box() for each in (".placard", ".log"))
        assert placard is not None
        assert log is not None
        assert placard["x"] + placard["width"] < log["x"]
        sentence = page.locator(".event-line").bounding_box()
        assert sentence is None or sentence["width"] > READABLE
