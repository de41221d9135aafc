from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.answers import TABLE_ID, as_ann
from tests.web.kit import FAST, axe_findings, wait_until
from tests.web.scenes.learn import SPEAKING, remember

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
PLAN_KEYS = {"Turn": "1", "Floor": "2", "Move": "3", "Fire": "4"}
WORDS = "#coach-words"
ROB = 5  # the scene of Express in which the learner robs
RUN = 14  # the one in which the learner runs along the roofs
LOGS_SCROLLING = """
window.scrolled = [];
document.addEventListener('scroll', ({ target }) => {
    if (target === document || !target.matches('.stage, .stage *:not(.viewport)') || target.scrollLeft === 0) return;
    window.scrolled.push(`${target.className}: ${target.scrollLeft}`);
}, true);
"""
COVERS_NOTHING = """() => {
    const coach = document.querySelector('.coach').getBoundingClientRect();
    const precious = '.stage .pawn, .stage .shade, .choices .choice, .plan-go .btn';
    return [...document.querySelectorAll(precious)].every((each) => {
        const box = each.getBoundingClientRect();
        return box.right <= coach.left || box.left >= coach.right || box.bottom <= coach.top || box.top >= coach.bottom;
    });
}"""
SECOND = 2  # the second round of Super
FREE = 4  # the scene of Super in which the learner plans alone
LOOKED_AT = {"express": (5, 6, 12, 23, 35), "super": (2, 26)}  # after so much was said, the page is another screen

Lesson = dict[str, Any]


def lesson_of(name: str) -> Lesson:
    lesson: Lesson = json.loads((GAMES / name / "lesson.json").read_text())
    return lesson


def said_in(lesson: Lesson) -> int:
    """How much is said to someone who does what is asked."""
    first = [(scene, scene["ways"][0]) for scene in lesson["scenes"]]
    pauses = sum(len(passage["pauses"]) for _, way in first for passage in way["passages"])
    return pauses + sum(len(scene["beats"]) + (way["last"] is not None) for scene, way in first)


def keys_of(lesson: Lesson) -> Iterator[str]:
    """What to press each time that something is asked: a card, Ready, or the number of the choice."""
    prompt = lesson["view"]["prompt"]
    for scene in lesson["scenes"]:
        way = scene["ways"][0]
        choices = prompt["explained"] or lesson["fixed_choices"]
        chosen = next((choice for choice in choices if choice["code"] == way["code"]), None)
        if chosen is not None and chosen["facts"]["act"] == "plan":
            cards = [PLAN_KEYS[card] for card in chosen["facts"]["cards"]]
            yield from [*cards, "r"] if any("put" in beat for beat in scene["beats"]) else ["".join(cards) + "r"]
        elif chosen is not None:
            yield str(choices.index(chosen) + 1)
        for passage in way["passages"]:
            prompt = passage["news"]["prompt"] or prompt


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    page = chromium.new_page(viewport={"width": 1440, "height": 900}, locale="en", reduced_motion="reduce")
    yield page
    page.close()


def press(page: Page, keys: str) -> None:
    """Press keys, with the focus on the coach, who then says something else, or is done."""
    page.locator(".coach:focus, .coach:has(.go-on:focus)").wait_for()
    said = page.locator(".coach").get_attribute("data-beat")
    for key in [keys] if keys == "Enter" else keys:
        page.keyboard.press(key)
    page.locator(f'.coach:not([data-beat="{said}"]), .finish').wait_for()


def speaks(page: Page, words: str) -> None:
    expect(page.locator(WORDS)).to_contain_text(words, timeout=20_000)


@pytest.mark.parametrize("name", ["express", "super"])
def test_a_lesson_can_be_played_to_its_end_by_keyboard_and_axe_finds_nothing_on_the_way(
    page: Page, files: str, name: str
) -> None:
    lesson, said = lesson_of(name), 0
    keys = keys_of(lesson)
    page.add_init_script(FAST)
    page.goto(f"{files}/learn/{name}")
    page.locator(".coach").wait_for()
    while page.locator(".coach").count() > 0:
        said += 1
        if said in LOOKED_AT[name]:
            page.wait_for_selector(SPEAKING)
            assert axe_findings(page) == []
        press(page, "Enter" if page.locator(".go-on").is_visible() else next(keys))
    assert said == said_in(lesson)
    expect(page.locator(".finish h2")).to_be_focused()


@pytest.mark.parametrize("name", ["express", "super"])
def test_the_stage_stays_where_it_is_while_the_land_passes_and_the_coach_points(
    chromium: Browser, files: str, name: str
) -> None:
    page = chromium.new_page(viewport={"width": 1440, "height": 900}, locale="en")
    keys = keys_of(lesson_of(name))
    page.add_init_script(FAST)
    page.add_init_script(LOGS_SCROLLING)
    page.goto(f"{files}/learn/{name}")
    page.locator(".coach").wait_for()
    while page.locator(".coach").count() > 0:
        press(page, "Enter" if page.locator(".go-on").is_visible() else next(keys))
        at = "(all) => all.map((each) => each.scrollLeft)"
        assert page.eval_on_selector_all(".stage, .stage .land, .stage .effects", at) == [0, 0, 0]
    assert page.evaluate("scrolled") == []
    page.close()


@pytest.mark.parametrize("name", ["express", "super"])
def test_the_coach_never_covers_a_bandit_or_what_is_to_be_pressed(chromium: Browser, files: str, name: str) -> None:
    page = chromium.new_page(viewport={"width": 1440, "height": 900}, locale="en")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    keys = keys_of(lesson_of(name))
    page.add_init_script(FAST)
    page.goto(f"{files}/learn/{name}")
    page.locator(".coach").wait_for()
    while page.locator(".coach").count() > 0:
        if page.locator(".coach-yours").is_visible():
            page.wait_for_selector(SPEAKING)
            wait_until(page, f"({COVERS_NOTHING})()")
        press(page, "Enter" if page.locator(".go-on").is_visible() else next(keys))
    page.close()


def test_a_lesson_goes_on_where_it_was_left_and_can_be_begun_anew(page: Page, files: str) -> None:
    page.goto(f"{files}/learn/super")
    for key in ("Enter", "Enter", "4", "3", "2", "r"):
        press(page, key)
    speaks(page, "everybody's first card")
    page.locator(".coach button", has_text="Skip").click()
    speaks(page, "Car 3 goes next")
    page.reload()
    speaks(page, "Car 3 goes next")
    page.locator(".coach a").click()
    page.get_by_role("link", name="From the start").click()
    speaks(page, "Every round the last car")


def test_the_lessons_teach_powers_and_that_super_has_none(page: Page, files: str) -> None:
    page.goto(f"{files}/learn/express")
    for _ in range(2):
        press(page, "Enter")
    speaks(page, "Doc begins each round with seven cards")
    remember(page, "super", SECOND)
    page.goto(f"{files}/learn/super")
    press(page, "Enter")
    speaks(page, "In this game nobody has a power")


def test_another_choice_gets_a_friendly_sentence_and_changes_nothing(page: Page, files: str) -> None:
    remember(page, "express", RUN)
    page.goto(f"{files}/learn/express")
    speaks(page, "Now run to Tuco")
    page.get_by_role("button", name="Dining").last.click()
    expect(page.locator(".coach-aside")).to_contain_text("Tuco isn't there")
    speaks(page, "Now run to Tuco")
    page.get_by_role("button", name="Second class").last.click()
    speaks(page, "Your Punch")


def test_a_choice_that_is_worth_seeing_is_shown_and_taken_back(page: Page, files: str) -> None:
    remember(page, "express", ROB)
    page.goto(f"{files}/learn/express")
    speaks(page, "take the jewel")
    press(page, "1")
    speaks(page, "A purse with $250")
    expect(page.locator(".seat.doc .money")).to_have_text("$500")
    press(page, "Enter")
    speaks(page, "take the jewel")
    expect(page.locator(".seat.doc .money")).to_have_text("$250")


def test_a_plan_of_ones_own_may_fail_and_be_made_anew(page: Page, files: str) -> None:
    remember(page, "super", FREE)
    page.goto(f"{files}/learn/super")
    speaks(page, "plan of your own")
    press(page, "341r")  # walks off the train
    speaks(page, "You are out")
    press(page, "Enter")
    speaks(page, "plan of your own")
    for slot in (3, 2, 1):
        page.get_by_role("button", name=f"Slot {slot}:").click()
    for card in ("Turn", "Floor", "Fire"):
        page.get_by_role("button", name=f"{card}: put").click()
    page.get_by_role("button", name="Ready").click()
    speaks(page, "You are the last one, and win")


def test_a_lesson_can_be_skipped_part_by_part_and_leads_to_a_real_game(page: Page, files: str) -> None:
    as_ann(page, {"POST /api/tables": {"id": TABLE_ID}})
    page.goto(f"{files}/learn/super")
    page.locator(".coach").wait_for()
    while page.locator(".coach").count() > 0:
        said = page.locator(".coach").get_attribute("data-beat")
        page.locator(".coach button", has_text="Skip").click()
        page.locator(f'.coach:not([data-beat="{said}"]), .finish').wait_for()
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Play a real game").click()
    page.wait_for_url(f"**/table/{TABLE_ID}")
    wanted: Any = asked.value.post_data_json
    assert (wanted["table"]["game"], wanted["start"]) == ("super", True)
