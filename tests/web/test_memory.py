"""What the page remembers: the telegraph after a reload, and the way back for whoever plays alone."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.web.kit import TABLE, Message, choices_of, entered, feed, messages, wait_until
from tests.web.test_playing import DESK, PATIENCE, PHONE, READY, SETTLED, begin, by_mouse, in_browser

UNDO = ":is(.ask, .caption) button:has-text('Undo')"
LINES = "#telegraph li:not(.quiet)"
LIT = ":is(.choice, .card.lit, .pawn.lit, .shade, .token.lit)"
STANDING = """JSON.stringify([
    [...document.querySelectorAll('.hand .card, .your-plan .card')].map((card) => card.dataset.card),
    document.querySelectorAll('.train .car').length,
    document.querySelector('.ask h2').innerText,
])"""  # enough to tell one decision of a game from the next
CHOICES_MADE = 5
MUTED = "localStorage.setItem('folsom.muted', 'yes')"  # gestures aren't part of the game, and aren't told again

both_games = pytest.mark.parametrize("game", ["express", "super"])


def settled(page: Page) -> None:
    """Wait until one is to choose."""
    page.wait_for_selector(SETTLED, state="attached", timeout=1000 * PATIENCE)


def choose(page: Page, rng: random.Random) -> None:
    """Make one whole choice: a plan has three cards."""
    while page.locator(READY).count() == 0 and page.locator(".plan-go").count():
        by_mouse(page, rng)
    by_mouse(page, rng)


def telegraph(page: Page) -> list[str]:
    """All lines of the telegraph."""
    page.locator(".log .all").click()
    page.locator(".log .all[aria-expanded=true]").wait_for()
    said = page.locator(LINES).all_inner_texts()
    page.keyboard.press("Escape")
    page.locator(".log .all[aria-expanded=false]").wait_for()
    return said


@both_games
def test_a_reload_keeps_the_telegraph(tmp_path: Path, game: str) -> None:
    def act(page: Page, port: int) -> None:
        rng = random.Random(3)
        page.add_init_script(MUTED)
        begin(page, port, game, 3)
        for _ in range(1 if game == "super" else CHOICES_MADE):
            settled(page)
            choose(page, rng)
        settled(page)
        if page.locator(".result").count():
            return
        told = telegraph(page)
        assert len(told) > CHOICES_MADE
        page.reload()
        settled(page)
        again = telegraph(page)
        assert again == told[-len(again) :]
        assert len(again) > CHOICES_MADE

    in_browser(tmp_path, act)


@both_games
@pytest.mark.parametrize("size", [DESK, PHONE])
def test_who_plays_alone_goes_back_choice_by_choice(tmp_path: Path, game: str, size: tuple[int, int]) -> None:
    def act(page: Page, port: int) -> None:
        rng = random.Random(4)
        begin(page, port, game, 3)
        settled(page)
        assert page.locator(f"{UNDO}:enabled").count() == 0
        stood: list[str] = []
        for _ in range(1 if game == "super" else 3):
            stood.append(page.evaluate(STANDING))
            choose(page, rng)
            page.wait_for_selector(f"{UNDO}, .result")
            settled(page)
        if page.locator(".result").count():
            return
        for then in reversed(stood):
            page.locator(UNDO).click()
            wait_until(page, f"{STANDING} === {json.dumps(then)}")
            assert page.locator(".ask .problem").count() == 0
        settled(page)
        assert page.locator(f"{UNDO}:enabled").count() == 0

    in_browser(tmp_path, act, size)


def test_undo_is_there_while_others_choose_and_while_events_are_shown(chromium: Browser, files: str) -> None:
    mine = next(place for place, message in enumerate(messages("express-4")) if choices_of(message))
    whole, (first, second) = entered("express-4", mine), messages("express-4")[mine + 1 : mine + 3]
    page = chromium.new_page(locale="en")
    fed = feed(page, [whole, alone(whole, first, decision=5)])
    page.goto(files + TABLE)
    page.wait_for_selector(UNDO)
    fed.wait_until_shown(page)
    assert page.locator(f".app {LIT}").count() == 0
    fed.tell(alone(whole, second, decision=6))
    page.keyboard.press("Escape")  # takes nothing back that others have answered
    page.keyboard.press("Control+z")
    [said] = fed.wait_for(page, 1)
    assert {"type": "take_back", "seat": 0}.items() <= said.items()
    page.wait_for_selector(UNDO, state="detached")
    fed.tell(whole)
    page.wait_for_selector(f".app:not([data-busy]) {LIT}")
    page.close()


def alone(whole: Message, message: Message, decision: int) -> Message:
    """The same news, for someone who plays alone and waits."""
    prompt = {**whole["views"][0]["prompt"], "decision": decision, "choices": [], "undo_any_time": True}
    return {**message, "news": [{**each, "prompt": prompt} for each in message["news"]]}


def test_undo_is_there_while_cards_act(chromium: Browser, files: str) -> None:
    told = messages("express-4")
    acts = next(place for place, message in enumerate(told) if _reveals(message))
    whole = entered("express-4", acts - 1)
    page = chromium.new_page(locale="en")
    fed = feed(page, [whole, alone(told[0], told[acts], decision=7)])
    page.goto(files + TABLE)
    page.locator(".caption button:has-text('Undo')").dispatch_event("click")  # at once: cards don't wait
    assert fed.wait_for(page, 1)[0]["type"] == "take_back"
    fed.tell(whole)
    page.wait_for_selector(".app:not([data-busy]) .ask")
    assert page.locator(".caption").count() == 0
    page.close()


def _reveals(message: Message) -> bool:
    return any(event["name"] == "revealed" for each in message.get("news", ()) for event in each["events"])
