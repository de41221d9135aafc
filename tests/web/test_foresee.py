"""Looking ahead at the table: shades, soft words, the path of three cards, and hints."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.kit import Fed
from tests.web.scenes.foresee import Helped, go, lay, plan, told, track
from tests.web.screens import new_page, screen

SURE = '[data-spot="{}"] .foreseen.sure[data-ahead="{}"]'
ONE_OF = '[data-spot="{}"] .foreseen.one[data-ahead="{}"]'
ROB = '.hand [data-card="Rob"]'
WIDTHS = "(all) => all.map((each) => each.getBoundingClientRect().width)"


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    """A desk."""
    page = new_page(chromium, "desk", "light", "en")
    yield page
    page.close()


def heard(fed: Fed, kind: str) -> int:
    """How often the page has said something of a kind."""
    return sum(message["type"] == kind for message in fed.heard)


# --- the plan --------------------------------------------------------------------------------------


def test_shades_stand_where_the_open_cards_lead(page: Page, files: str) -> None:
    go(page, files, Helped(plan(), "Tuco"))
    expect(page.locator(SURE.format("2:0", "Tuco"))).to_have_count(1)
    expect(page.locator(SURE.format("3:0", "Belle"))).to_have_count(1)
    for spot in ("1:0", "1:1", "3:0"):  # what Ghost hides may be the Marshal's card, and Doc would flee
        expect(page.locator(ONE_OF.format(spot, "Doc"))).to_have_count(1)
    expect(page.locator(".fog")).to_have_count(1)
    expect(page.locator(".foreseen[data-ahead=Ghost]")).to_have_count(0)
    expect(page.locator(".line-ahead:not(.rim)")).to_have_count(5)


def test_a_card_that_would_do_nothing_says_so_and_can_be_played(page: Page, files: str) -> None:
    fed = go(page, files, Helped(plan(), "Tuco"))
    rob = page.locator(ROB)
    expect(rob.locator(".softnote")).to_have_text("Nothing to rob there, as things stand")
    expect(rob).to_have_accessible_name("Play Rob. Nothing to rob there, as things stand")
    expect(page.locator('.hand [data-card="Move"] .softnote')).to_have_count(0)
    rob.click()
    fed.wait_for(page, 2)
    assert heard(fed, "choose") == 1


def test_shades_stand_while_others_choose_without_words_on_cards(page: Page, files: str) -> None:
    fed = go(page, files, Helped(plan(), "Belle"))
    expect(page.locator(SURE.format("3:0", "Belle"))).to_have_count(1)
    expect(page.locator(".line-ahead:not(.rim)")).to_have_count(5)
    assert page.locator(".softnote, .advice").count() == 0
    assert heard(fed, "foresee") == 1


def test_screen_readers_hear_where_the_plan_leads(page: Page, files: str) -> None:
    go(page, files, Helped(plan(), "Tuco"))
    spoken = page.get_by_role("list", name="Looking ahead")
    expect(spoken).to_contain_text("As things stand, Belle ends up")
    expect(spoken).to_contain_text("Ghost hides a card: nobody can tell.")


def test_the_switch_is_remembered_and_nothing_is_asked_while_it_is_off(page: Page, files: str) -> None:
    fed = go(page, files, Helped(plan(), "Tuco"))
    expect(page.locator(".foreseen").first).to_be_attached()
    switch = page.get_by_role("switch", name="Looking ahead").locator("visible=true")
    expect(switch).to_have_attribute("aria-checked", "true")
    switch.click()
    expect(page.locator(".foreseen")).to_have_count(0)
    expect(page.locator(".softnote")).to_have_count(0)
    asked = heard(fed, "foresee")
    page.reload()
    fed.wait_until_shown(page)
    expect(switch).to_have_attribute("aria-checked", "false")
    assert heard(fed, "foresee") == asked
    switch.click()
    expect(page.locator(".foreseen").first).to_be_attached()


def test_where_the_table_allows_no_help_there_is_no_trace_of_it(page: Page, files: str) -> None:
    fed = go(page, files, Fed(told(plan(), "Tuco", foresight=False, hints=False)))
    page.locator(ROB).wait_for()
    assert page.locator(".looking, .looking-eye, .advice, .foreseen").count() == 0
    assert fed.heard == []


def test_on_a_phone_an_eye_on_the_stage_is_the_switch(chromium: Browser, files: str) -> None:
    with screen(chromium, files, "foresee-plan", "phone", "dark") as page:
        switch = page.get_by_role("switch", name="Looking ahead").locator("visible=true")
        box = switch.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        expect(page.locator(".manifest .maybe").first).to_be_visible()
        switch.click()
        expect(page.locator(".foreseen")).to_have_count(0)


def test_a_shade_and_a_hidden_card_say_what_they_mean(page: Page, files: str) -> None:
    go(page, files, Helped(plan(), "Tuco"))
    page.locator(".fog").hover()
    expect(page.locator(".tip")).to_contain_text("Ghost hides a card: nobody can tell.")
    page.mouse.move(5, 5)
    expect(page.locator(".tip")).to_be_hidden()
    page.locator(SURE.format("3:0", "Belle")).hover()
    expect(page.locator(".tip")).to_contain_text("Shade of Belle")
    expect(page.locator(".tip")).to_contain_text("As things stand, Belle ends up in first class.")


def test_of_more_than_three_spots_only_discs_are_shown(chromium: Browser, files: str) -> None:
    with screen(chromium, files, "foresee-many", "desk", "light") as page:
        many = page.locator('.foreseen.many[data-ahead="Belle"]')
        assert many.count() > 3
        expect(many.locator(".shape")).to_have_count(0)
        expect(page.locator('.foreseen[data-ahead="Belle"]:not(.many)')).to_have_count(0)


def test_on_a_phone_the_manifest_says_who_hides_a_card(chromium: Browser, files: str) -> None:
    with screen(chromium, files, "foresee-plan", "phone", "light") as page:
        sign = page.locator(".manifest .hides").evaluate("(each) => getComputedStyle(each, '::after').content")
        assert sign == '"?"'


# --- three cards -----------------------------------------------------------------------------------


def test_three_cards_draw_a_path_numbered_like_the_slots(page: Page, files: str) -> None:
    go(page, files, Helped(track(), "Cheyenne"))
    lay(page, "Floor")
    expect(page.locator(".leads")).to_have_text(["Up to the roof"])
    expect(page.locator('[data-spot="0:1"] .foreseen[data-ahead="Cheyenne"]')).to_have_count(1)
    lay(page, "Turn", "Move")
    expect(page.locator(".leads")).to_have_text(["Up to the roof", "Faces back", "To the roof of car 1"])
    expect(page.locator(".stepno")).to_have_count(2)
    expect(page.locator(".warning")).to_have_count(0)
    expect(page.get_by_role("button", name="Ready")).to_have_text("Ready")
    assert all(4 < width < 60 for width in page.eval_on_selector_all(".stepno", WIDTHS))


def test_a_walk_off_the_train_is_warned_of_and_remains_free(page: Page, files: str) -> None:
    fed = go(page, files, Helped(track(), "Cheyenne"))
    lay(page, "Floor", "Move", "Turn")
    warning = page.locator(".warning")
    expect(warning).to_contain_text("You would walk off the front")
    expect(warning).to_contain_text("Card 2 takes you off the train.")
    expect(page.locator(".leads")).to_have_text(["Up to the roof", "Off the front", "Never played"])
    expect(page.locator(".slot.trouble b")).to_have_text("2")
    expect(page.locator(".fall")).to_have_count(1)
    page.get_by_role("button", name="Ready all the same").click()
    fed.wait_for(page, 2)
    assert heard(fed, "choose") == 1


def test_the_plan_in_order_marks_the_card_that_leads_off_and_those_never_played(page: Page, files: str) -> None:
    go(page, files, Helped(track(), "Cheyenne"))
    lay(page, "Floor", "Move", "Turn")
    expect(page.locator(".ribbon .mini.bad")).to_contain_text("Move")
    expect(page.locator(".ribbon .mini.never")).to_contain_text("Turn")


def test_off_the_rear_one_falls_behind_the_train_and_not_over_oneself(chromium: Browser, files: str) -> None:
    with screen(chromium, files, "foresee-rear", "desk", "light") as page:
        expect(page.locator(".warning")).to_contain_text("You would walk off the rear")
        boxes = [page.locator(each).bounding_box() for each in ('[data-piece="pawn:Cheyenne"]', ".fall")]
        pawn, fall = (box for box in boxes if box is not None)
        assert fall["x"] > pawn["x"] + pawn["width"] / 2
        assert fall["x"] + fall["width"] < 1440


def test_who_would_be_left_on_the_car_that_goes_is_warned(chromium: Browser, files: str) -> None:
    with screen(chromium, files, "foresee-left", "desk", "light") as page:
        expect(page.locator(".warning")).to_contain_text("You would be left behind")
        expect(page.locator(".warning")).to_contain_text("on the roof of car 3, and that car goes")
        expect(page.locator(".leads")).to_have_text(["Up to the roof", "Faces back", "Left behind"])
        expect(page.locator(".slot.trouble b")).to_have_text("3")
        expect(page.get_by_role("button", name="Ready all the same")).to_be_visible()


# --- hints -----------------------------------------------------------------------------------------


def test_a_hint_is_a_sentence_and_a_lantern_on_the_card(chromium: Browser, files: str) -> None:
    with screen(chromium, files, "foresee-hint", "desk", "light") as page:
        hint = page.locator(".says")
        expect(hint).to_contain_text("Move. It brings you loot in 7 of 10 imagined rounds, “Punch” in 4.")
        expect(hint).to_contain_text("As a Legend would play it")
        expect(page.locator('.hand [data-card="Move"] .lantern')).to_have_count(1)
        expect(page.locator(".lantern")).to_have_count(1)


def test_a_bot_that_thinks_is_seen_to_think_and_is_asked_once(page: Page, files: str) -> None:
    fed = go(page, files, Helped(plan(), "Tuco"))
    button = page.get_by_role("button", name="Hint")
    button.click()
    expect(page.locator(".says")).to_have_text("Thinking it over…")
    expect(button).to_have_attribute("aria-busy", "true")
    button.click()
    assert heard(fed, "ask_hint") == 1


def test_a_refused_hint_says_why_where_it_was_asked_for(page: Page, files: str) -> None:
    fed = go(page, files, Helped(plan(), "Tuco"))
    page.get_by_role("button", name="Hint").click()
    asked = next(message for message in fed.wait_for(page, 2) if message["type"] == "ask_hint")
    problem = {"code": "no-hint-found", "facts": {}, "sentence": "The bot has no hint this time."}
    fed.tell({"type": "refused", "id": asked["id"], "error": problem})
    expect(page.locator(".says")).to_have_text("The bot has no hint this time.")
    expect(page.locator(".ask .problem")).to_have_count(0)


def test_what_is_too_close_to_call_is_called_so(chromium: Browser, files: str) -> None:
    with screen(chromium, files, "hint-close", "phone", "dark") as page:
        expect(page.locator(".says")).to_contain_text("Too close to call: “Punch” may be just as good.")
