"""What can't be chosen says why: to the eye, to the keyboard, and to who listens."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.web.kit import TABLE, feed, messages, wait_until
from tests.web.scenes import all_scenes
from tests.web.scenes.reasons import fire, go, move, rob, tap
from tests.web.screens import CUT_OFF, new_page, screen

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
BELLE = '[data-piece="pawn:Belle"]'
JEWEL = '[data-spot="3:0"] .loot'
STILL = "Element.prototype.scrollBy = () => undefined"  # the camera stays where it is put
PUT_AT = """([thing, edge]) => {
    const [view, box] = ['.viewport', thing].map((each) => document.querySelector(each).getBoundingClientRect());
    document.querySelector('.viewport').scrollLeft += box[edge] - view[edge];
}"""  # the camera, so that a thing is at an edge of the stage
WHOLE = """(() => {
    const { left, right } = document.querySelector('.tip').getBoundingClientRect();
    return left >= 0 && right <= innerWidth;
})()"""
YELLOW = ".lit, .mini.mine, .mini.yours, .choice"


def test_a_target_that_cannot_be_hit_says_why_when_it_is_tapped_and_nothing_is_sent(desk: Page, files: str) -> None:
    sent: list[str | bytes] = []
    desk.on("websocket", lambda socket: socket.on("framesent", sent.append))
    go(desk, files, *fire())
    tag = desk.locator(".tip .bar-why")
    expect(tag).to_be_hidden()
    tap(desk, BELLE)
    desk.mouse.move(0, 0)
    expect(tag).to_have_text("Spared while someone else can be chosen")
    expect(tag).to_be_visible()
    desk.keyboard.press("Escape")
    desk.locator(BELLE).blur()
    expect(tag).to_be_hidden()
    assert sent == []


def test_a_reason_at_an_edge_of_a_phones_stage_is_whole(chromium: Browser, files: str) -> None:
    page = new_page(chromium, "phone", "light", "el")
    page.add_init_script(STILL)
    go(page, files, *rob())
    for edge in ("right", "left"):
        page.evaluate(PUT_AT, [JEWEL, edge])
        tap(page, JEWEL)
        page.locator(".tip").wait_for()
        wait_until(page, WHOLE)
        page.keyboard.press("Escape")
    page.close()


def test_the_keyboard_reaches_what_cannot_be_chosen_and_hears_why(desk: Page, files: str) -> None:
    go(desk, files, *fire())
    belle = desk.get_by_role("button", name="Belle, on the roof of the baggage car: spared while someone else")
    expect(belle).to_have_attribute("aria-disabled", "true")
    desk.locator(".viewport").focus()
    desk.keyboard.press("Tab")
    expect(belle).to_be_focused()
    expect(desk.locator(".tip .bar-why")).to_have_text("Spared while someone else can be chosen")
    expect(belle).to_have_attribute("aria-describedby", "tip")
    desk.keyboard.press("Enter")
    expect(desk.locator(".ask h2")).to_have_text("Your shot, Tuco")


def test_the_ask_lists_up_to_two_reasons_and_opens_more(desk: Page, files: str) -> None:
    go(desk, files, *fire())
    lines = ["Belle: spared while someone else can be chosen", "Marshal: never a target"]
    expect(desk.locator(".ask .nots li")).to_have_text(lines)
    desk.goto("about:blank")
    go(desk, files, *move())
    expect(desk.locator(".ask .nots")).to_be_hidden()
    desk.locator(".why-not summary").click()
    lines = [
        "Locomotive and Dining: too far away",
        "Second class: staying put is no move",
        "Other places: on the other level",
    ]
    expect(desk.locator(".ask .nots li")).to_have_text(lines)


def test_a_card_without_effect_is_stamped_and_the_reason_is_said_long_enough_to_be_read(
    chromium: Browser, files: str
) -> None:
    with screen(chromium, files, "reasons-void", "desk", "light") as page:
        expect(page.locator(".mini.now .void-stamp")).to_be_visible()
        expect(page.locator(".caption h2, .ask .sub").first).to_contain_text("nothing to rob here")


def test_nothing_is_yellow_while_others_choose(desk: Page, files: str) -> None:
    all_scenes()["express-wait"](desk, files)
    expect(desk.locator(".mini.asked")).to_have_count(1)
    expect(desk.locator(YELLOW)).to_have_count(0)


def test_before_the_deal_cards_are_to_come(desk: Page, files: str) -> None:
    feed(desk, messages("express-2")[:1])
    desk.goto(files + TABLE)
    expect(desk.locator(".hand .empty")).to_have_text("Cards are dealt once everyone is aboard.")


@pytest.mark.parametrize("name", ["express-wait", "super-seven"])
def test_who_plays_is_never_cut_off_on_a_desk(desk: Page, files: str, name: str) -> None:
    all_scenes()[name](desk, files)
    _speak(desk, "el")
    expect(desk.locator("html")).to_have_attribute("lang", "el")
    desk.evaluate("document.fonts.ready.then(() => null)")
    assert desk.eval_on_selector_all(".seat .who :is(.bandit, small)", CUT_OFF) == []
    _speak(desk, "en")
    expect(desk.locator("html")).to_have_attribute("lang", "en")


def _speak(page: Page, language: str) -> None:
    """Change the language in the menu."""
    page.locator(".menu-door").click()
    page.locator(".language").select_option(language)
    page.keyboard.press("Escape")
