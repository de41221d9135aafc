"""A game that the page has no module for is played all the same, by mouse, by keyboard and by ear."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.answers import as_ann
from tests.web.kit import TABLE, Fed, Message, feed
from tests.web.scenes.plain import AT_REST, DUEL, offering_duel, over
from tests.web.screens import complaints, new_page, screen

LINES = ".told-plainly li"


@contextmanager
def at_table(chromium: Browser, files: str, told: list[Message]) -> Iterator[tuple[Page, Fed]]:
    """A page at a table that was told this."""
    page = new_page(chromium, "desk", "light", "en")
    wrong = complaints(page)
    as_ann(page, offering_duel())
    fed = feed(page, told)
    page.goto(files + TABLE)
    yield page, fed
    page.close()
    assert wrong == []


def test_a_choice_is_a_button_with_its_text_and_a_key(chromium: Browser, files: str) -> None:
    with at_table(chromium, files, [DUEL["whole"]]) as (page, fed):
        fed.wait_until_shown(page, AT_REST)
        expect(page.locator(".ask h2")).to_have_text("Your turn, Ann")
        expect(page.locator(".choice b")).to_have_text(["Play 2", "Play 5", "Play 9", "Pass"])
        page.get_by_role("button", name="Play 5").click()
        said = fed.wait_for(page, 1)[0]
        assert {"type": "choose", "seat": 0, "decision": 1, "code": 5}.items() <= said.items()


def test_a_number_chooses_escape_undoes_and_events_are_told(chromium: Browser, files: str) -> None:
    with at_table(chromium, files, [DUEL["whole"]]) as (page, fed):
        fed.wait_until_shown(page, AT_REST)
        page.keyboard.press("4")
        assert fed.wait_for(page, 1)[0]["code"] == 0
        fed.tell(DUEL["chose"])
        expect(page.locator(".ask h2")).to_have_text("Waiting for Ioana")
        expect(page.locator(LINES)).to_have_text(["Chose: seat Ann."])
        page.keyboard.press("Escape")
        assert fed.wait_for(page, 2)[1]["type"] == "take_back"


def test_the_table_shows_who_acts_the_round_and_every_value(chromium: Browser, files: str) -> None:
    with at_table(chromium, files, [DUEL["whole"], DUEL["chose"], DUEL["trick"]]) as (page, fed):
        fed.wait_until_shown(page, AT_REST)
        expect(page.locator(".board header p")).to_have_text("Round 3 Choosing")
        expect(page.locator(".seat .flag")).to_contain_text(["to act", "to act"])
        expect(page.locator(".seat .who")).to_contain_text(["Ann", "Ioana"])
        expect(page.locator(".values").first).to_contain_text("Pot")
        expect(page.locator(".board table tbody tr")).to_have_text(["Ann5no", "Ioana8yes"])
        expect(page.locator(LINES)).to_have_count(7)
        assert page.get_by_role("log").first.get_attribute("aria-live") == "polite"


def test_one_screen_is_handed_over_before_the_other_hand_is_seen(chromium: Browser, files: str) -> None:
    both = {**DUEL["whole"], "mine": [0, 1], "views": [*DUEL["whole"]["views"], DUEL["other_view"]]}
    with at_table(chromium, files, [both]) as (page, _):
        expect(page.get_by_role("heading", name="Hand the screen to Ann")).to_be_visible()
        assert page.locator(".cards").count() == 0
        page.get_by_role("button", name="Show my view").click()
        expect(page.locator(".cards li")).to_have_text(["2", "5", "9"])


def test_the_end_has_the_places_and_the_reason(chromium: Browser, files: str) -> None:
    with at_table(chromium, files, [over()]) as (page, _):
        expect(page.locator(".title h2")).to_have_text("Ioana wins")
        expect(page.locator(".title .below")).to_have_text("Ioana took the most tricks.")
        expect(page.locator(".wanted h3")).to_contain_text(["Ioana", "Ann"])
        expect(page.get_by_role("link", name="Replay")).to_be_visible()


def test_a_replay_says_what_it_can_show_and_steps_through_it(chromium: Browser, files: str) -> None:
    with screen(chromium, files, "plain-replay", "desk", "light") as page:
        expect(page.locator(".note")).to_contain_text("no pictures of Duel")
        expect(page.locator(".strip h2")).to_have_text("Took pot: seat Ioana, pot 4.")
        hands = page.locator(".values.nested").first.locator(".cards")
        expect(hands.nth(0).locator("li")).to_have_text(["2", "9"])
        expect(hands.nth(1).locator("li")).to_have_text(["3", "4"])
        page.get_by_role("button", name="One step on").click()
        expect(page.locator(".strip h2")).to_have_text("Drew: seat Ioana, card 1.")
        page.get_by_label("Seen by").select_option("0")
        expect(page.locator(".board .cards").first.locator("li")).to_have_text(["2", "9"])


@pytest.mark.parametrize("name", ["plain-home", "plain-new", "plain-lobby", "plain-ask", "plain-end", "plain-replay"])
def test_nothing_leads_to_rules_or_a_lesson_that_it_has_not(chromium: Browser, files: str, name: str) -> None:
    with screen(chromium, files, name, "desk", "light") as page:
        assert page.locator("a[href*='duel']").count() == 0
        assert page.locator(".portrait, .gallery").count() == 0
        assert page.get_by_text("undefined").count() == 0


def test_it_can_be_chosen_for_a_new_table(chromium: Browser, files: str) -> None:
    with screen(chromium, files, "plain-new", "desk", "light") as page:
        expect(page.get_by_role("button", name="Duel")).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".ticket .who")).to_have_text("Duel for 2: you and one free seat.")
        page.get_by_role("button", name="Express").click()
        expect(page.locator(".portrait")).to_have_count(4)  # two seats of two bandits each
