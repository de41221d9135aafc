"""Bots gesture like people, with what they react to; and there is no chat that nobody reads."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle

import pytest
from playwright.sync_api import Browser, Page, expect

from folsom.server.emotes import EMOTES
from tests.web.answers import answering
from tests.web.kit import TABLE, Fed, Message, feed, messages

LINE = 14  # pixels that a line of small words is high, and a little more
LAUGHS = {"type": "emoted", "seat": 1, "name": "", "guest": None, "emote": "laugh", "about": "punched"}
BUBBLES_END = """(() => {
    const wait = window.setTimeout;
    window.setTimeout = (act, time = 0, ...rest) =>
        time === 5000 ? ((window.endBubble = act), 0) : wait(act, time, ...rest);
})()"""  # when the test says so
SEEN_AT_LEAST = 4  # panels that are in sight on the smallest phone
COVERED = """async (own) => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise((done) => requestAnimationFrame(done));
    const bubble = document.querySelector('.bubble:not(.unplaced)')?.getBoundingClientRect();
    if (bubble === undefined) return null;
    const kept = "[data-piece^='pawn:'], .manifest .figure, .placard, .bar";
    return [...document.querySelectorAll(`${kept}, [data-seat]:not([data-seat="${own}"])`)].filter((each) => {
        const box = each.getBoundingClientRect();
        return box.right > bubble.left && box.left < bubble.right && box.bottom > bubble.top && box.top < bubble.bottom;
    }).map((each) => each.dataset.of ?? each.dataset.piece ?? each.className);
}"""
MUTED = "localStorage.setItem('folsom.muted', 'yes')"


def among(kind: str) -> list[Message]:
    """A table with chat where all others are people, or bots."""
    whole = messages("express-4")[0]
    info = json.loads(json.dumps(whole["table"]))
    info["table"]["chat"] = True
    for seat in info["seats"]:
        if seat["seat"] not in whole["mine"]:
            seat.update(kind=kind, level="drifter" if kind == "bot" else None)
    return [{**whole, "table": info}]


@contextmanager
def table(chromium: Browser, files: str, told: list[Message], *scripts: str) -> Iterator[tuple[Page, Fed]]:
    page = chromium.new_page(viewport={"width": 1440, "height": 900}, reduced_motion="reduce", locale="en")
    for script in scripts:
        page.add_init_script(script)
    answering(page, {})
    fed = feed(page, told)
    page.goto(files + TABLE)
    fed.wait_until_shown(page)
    yield page, fed
    page.close()


def test_a_bots_gesture_is_seen_over_its_seat_and_told(chromium: Browser, files: str) -> None:
    with table(chromium, files, among("bot")) as (page, fed):
        fed.tell(LAUGHS)
        expect(page.locator(".bubble")).to_have_text("Ha ha!")
        expect(page.locator(".log")).to_contain_text("Ha ha!")


@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize("size", [(1440, 900), (390, 844), (360, 740)])
@pytest.mark.parametrize("stream", ["express-4", "express-6", "super-7"])
def test_a_gesture_covers_no_bandit_and_nobody_elses_panel(
    chromium: Browser, files: str, stream: str, size: tuple[int, int], language: str
) -> None:
    page = chromium.new_page(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce", locale=language)
    page.add_init_script(BUBBLES_END)
    answering(page, {})
    fed = feed(page, messages(stream)[:1])
    page.goto(files + TABLE)
    fed.wait_until_shown(page)
    covered = []
    for info, emote in zip(cycle(messages(stream)[0]["table"]["seats"]), EMOTES, strict=False):
        fed.tell({**LAUGHS, "seat": info["seat"], "emote": emote, "about": None})
        page.locator(".bubble").wait_for(state="attached")
        covered.append((emote, page.evaluate(COVERED, info["seat"])))
        page.evaluate("window.endBubble()")
        expect(page.locator(".bubble")).to_have_count(0)
    page.close()
    assert [each for each in covered if each[1]] == []
    assert sum(under == [] for _, under in covered) >= SEEN_AT_LEAST


def test_who_has_muted_gestures_sees_none_of_bots_either(chromium: Browser, files: str) -> None:
    with table(chromium, files, among("bot"), MUTED) as (page, fed):
        fed.tell(LAUGHS)
        fed.tell(messages("express-4")[1])
        expect(page.locator(".log")).not_to_contain_text("Ha ha!")
        expect(page.locator(".bubble")).to_have_count(0)


@pytest.mark.parametrize(("kind", "chats"), [("bot", 0), ("person", 1)])
def test_there_is_chat_only_where_somebody_reads_it(chromium: Browser, files: str, kind: str, chats: int) -> None:
    with table(chromium, files, among(kind)) as (page, _):
        page.locator(".talk-door").click()
        expect(page.locator(".gestures li")).to_have_count(len(EMOTES))
        expect(page.get_by_role("log", name="Chat")).to_have_count(chats)


def test_a_bots_panel_says_its_level_and_its_temper(chromium: Browser, files: str) -> None:
    with table(chromium, files, among("bot")) as (page, _):
        small = page.locator(".seat:not([data-own]) .who small").first
        expect(small).to_contain_text("proud Drifter")
        box = small.bounding_box()
        assert box is not None
        assert box["height"] < 2 * LINE
        small.hover()
        expect(page.get_by_role("tooltip")).to_contain_text("Proud of every shot.")
