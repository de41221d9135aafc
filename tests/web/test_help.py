"""Help at the table: a seat's sheet, the rules in a drawer, the menu, the keys; and nothing covers what matters."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.web.kit import STANDS, TABLE, choices_of, feed, moment, view_of
from tests.web.scenes import all_scenes
from tests.web.scenes.reasons import fire, go
from tests.web.screens import new_page, screen

DESK: ViewportSize = {"width": 1440, "height": 900}
BOX = "(thing) => document.querySelector(thing).getBoundingClientRect().toJSON()"
TOPMOST = """([covers, things]) => [...document.querySelectorAll(things)].filter((thing) => {
    const box = thing.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return top?.closest(covers);
}).length"""
ROWS = """() => [...document.querySelectorAll('.seat')].map((seat) => {
    const tops = [...seat.querySelectorAll('.goods > *')].map((each) => {
        const box = each.getBoundingClientRect();
        return Math.round((box.top + box.bottom) / 2);
    });
    return Math.max(...tops) - Math.min(...tops);
})"""
HEIGHTS = "() => [...new Set([...document.querySelectorAll('.seat')].map((each) => Math.round(each.offsetHeight)))]"
CUT = "(all) => all.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.outerHTML)"
OUTSIDE = """(all) => all.filter((each) => {
    const [menu, box] = [each.closest('.menu').getBoundingClientRect(), each.getBoundingClientRect()];
    return box.width > 0 && (box.left < menu.left || box.right > menu.right);
}).map((each) => each.outerHTML)"""
FIVE = """(list) => {
    while (list.children.length < 5) list.append(list.firstElementChild.cloneNode(true));
}"""
RIGHTS = "(all) => all.map((each) => each.getBoundingClientRect().right)"
RICH = """() => document.querySelectorAll('.seat').forEach((seat) => {
    seat.querySelector('.money').textContent = '$1,500 + ?';
    const have = seat.querySelector('.have');
    while (seat.querySelectorAll('.have').length < 3) have.after(have.cloneNode(true));
})"""


# --- a seat's sheet ----------------------------------------------------------------------------


def test_a_panel_opens_a_sheet_that_leafs_through_the_seats(desk: Page, files: str) -> None:
    all_scenes()["express-plan"](desk, files)
    desk.get_by_role("button", name="Django").click()
    sheet = desk.get_by_role("dialog", name="Django")
    expect(sheet).to_contain_text("Whoever he hits is pushed one car on.")
    expect(sheet).to_contain_text("$250 to $500")
    expect(sheet).to_contain_text("5 of 6")
    expect(sheet).to_contain_text("Punch, Marshal")
    expect(sheet).to_contain_text("Rustler")
    expect(sheet.get_by_role("tab", name="Django")).to_be_focused()
    desk.keyboard.press("ArrowRight")
    expect(desk.get_by_role("dialog", name="Tuco")).to_be_visible()
    desk.keyboard.press("ArrowLeft")
    desk.keyboard.press("ArrowLeft")
    own = desk.get_by_role("dialog", name="Belle")
    expect(own).to_contain_text("In your deck")
    desk.keyboard.press("Escape")
    expect(own).to_be_hidden()
    expect(desk.get_by_role("button", name="Belle")).to_be_focused()


def test_at_a_desk_the_sheet_covers_neither_train_nor_hand_nor_ask(desk: Page, files: str) -> None:
    all_scenes()["express-plan"](desk, files)
    desk.locator(".seat").nth(1).click()
    expect(desk.locator(".seat-sheet")).to_be_visible()
    assert desk.evaluate(TOPMOST, [".seat-sheet", ".pawn, .hand .card, .ask h2, .clock"]) == 0
    assert desk.evaluate(BOX, ".seat-sheet")["top"] >= desk.evaluate(BOX, ".ask")["bottom"] - 1


def test_on_a_phone_the_sheet_rises_from_below_and_a_touch_beside_it_closes_it(chromium: Browser, files: str) -> None:
    with screen(chromium, files, "express-plan", "phone", "dark") as page:
        page.locator(".seat").nth(2).click()
        page.locator(".seat-sheet .seat-facts").wait_for()
        box = page.evaluate(BOX, ".seat-sheet")
        assert (box["left"], box["right"], box["bottom"]) == (0, 390, 844)
        page.mouse.click(100, 200)
        expect(page.locator(".seat-sheet")).to_be_hidden()


def test_two_teams_read_the_powers_of_both_bandits(chromium: Browser, files: str) -> None:
    with screen(chromium, files, "express-team", "desk", "light") as page:
        page.locator(".seat").nth(1).click()
        expect(page.locator(".wanted-bill")).to_have_count(2)
        expect(page.locator(".wanted-bill p")).to_have_count(2)


@pytest.mark.parametrize("language", ["en", "el"])
def test_the_powers_of_one_s_own_team_are_printed_whole(chromium: Browser, files: str, language: str) -> None:
    with screen(chromium, files, "express-team", "desk", "light", language) as page:
        expect(page.locator(".seat[data-own] .power")).to_have_count(2)
        assert page.eval_on_selector_all(".power, .power > span, .cap", CUT) == []
        assert page.evaluate(TOPMOST, [".log, .placard", ".pawn"]) == 0


@pytest.mark.parametrize(("name", "size"), [("sheet-other", "small"), ("sheet-team", "phone"), ("sheet-six", "phone")])
def test_a_poster_covers_none_of_the_facts_beside_it(chromium: Browser, files: str, name: str, size: str) -> None:
    with screen(chromium, files, name, size, "light", "el") as page:
        bills = page.eval_on_selector_all(".wanted-bill", RIGHTS)
        assert max(bills) <= page.evaluate(BOX, ".seat-facts")["left"]
        assert page.eval_on_selector_all(".wanted-bill *", CUT) == []


@pytest.mark.parametrize("language", ["en", "el", "it", "nb", "ro"])
def test_a_team_s_sheet_at_a_desk_is_seen_whole(chromium: Browser, files: str, language: str) -> None:
    with screen(chromium, files, "sheet-team", "desk", "light", language) as page:
        for place in (1, 0):
            page.locator(".seat-sheet [role=tab]").nth(place).click()
            expect(page.locator(".seat-sheet [role=tab]").nth(place)).to_have_attribute("aria-selected", "true")
            assert page.eval_on_selector(".sheet-in", "(each) => each.scrollHeight - each.clientHeight") <= 0
            assert page.eval_on_selector_all(".sheet-in :not(.sr)", CUT) == []
            assert page.evaluate(TOPMOST, [".seat-sheet", ".pawn, .hand .card, .ask h2"]) == 0
            assert page.evaluate(BOX, ".seat-sheet")["top"] >= page.evaluate(BOX, ".ask")["bottom"] - 1


def test_a_team_s_cards_are_listed_by_bandit(chromium: Browser, files: str) -> None:
    with screen(chromium, files, "sheet-team", "desk", "light") as page:
        unseen = page.locator(".fact").filter(has_text="Not seen yet").locator(".cards")
        assert [" ".join(each.split()) for each in unseen.all_inner_texts()] == [
            "Belle: Move, Fire, Rob, Punch",
            "Marshal",
            "Cheyenne: Move, Floor, Fire, Rob, Punch",
        ]


def test_a_sheet_at_a_desk_is_seen_whole(chromium: Browser, files: str) -> None:
    with screen(chromium, files, "sheet-other", "desk", "light") as page:
        assert page.eval_on_selector(".sheet-in", "(each) => each.scrollHeight - each.clientHeight") <= 0
        expect(page.locator(".seat-sheet")).to_contain_text("1 from Cheyenne and 1 neutral")
        expect(page.locator(".seat-sheet")).to_contain_text("Leads the Gunslinger race for $1,000")
        expect(page.locator(".pips.taken .cheyenne")).to_have_count(1)


def test_the_deck_s_cards_stand_beside_the_hand(desk: Page, files: str) -> None:
    all_scenes()["express-plan"](desk, files)
    expect(desk.locator(".in-deck")).to_have_count(4)
    assert [each.strip() for each in desk.locator(".in-deck").all_inner_texts()] == ["", "2", "", ""]


def test_before_the_first_shot_nobody_leads_the_gunslingers(chromium: Browser, files: str) -> None:
    with screen(chromium, files, "foresee-plan", "desk", "light") as page:
        page.locator('[data-of="Tuco"] .pips').hover()
        expect(page.locator(".tip")).to_contain_text("fewest left")
        expect(page.locator(".tip")).not_to_contain_text("Gunslinger race")


def test_without_memory_aids_nothing_is_remembered_for_anyone(desk: Page, files: str) -> None:
    told = moment("express-4", lambda each: view_of(each)["round_number"] == 3 and bool(choices_of(each)))
    forgetful = {**told[-1][STANDS][0], "view": {**view_of(told[-1]), "memory": None, "deck": None}}
    fed = feed(desk, [{**told[0], "views": [forgetful]}])
    desk.goto(files + TABLE)
    fed.wait_until_shown(desk)
    expect(desk.locator(".in-deck")).to_have_count(0)
    desk.locator('[data-of="Django"] .pips').hover()
    expect(desk.locator(".tip")).to_contain_text("fewest left")
    expect(desk.locator(".tip")).not_to_contain_text("Gunslinger race")
    desk.locator(".seat").nth(1).click()
    sheet = desk.locator(".seat-sheet")
    expect(sheet).to_contain_text("4 of 6")
    for words in ("Not seen yet", "Leads the Gunslinger race", "from Cheyenne"):
        expect(sheet).not_to_contain_text(words)


@pytest.mark.parametrize("name", ["express-plan", "express-wait"])
def test_a_panel_never_grows_another_row(desk: Page, files: str, name: str) -> None:
    all_scenes()[name](desk, files)
    before = desk.evaluate(HEIGHTS)
    desk.evaluate(RICH)
    assert desk.evaluate(HEIGHTS) == before
    assert max(desk.evaluate(ROWS)) <= 3  # pixels: all goods stand in one line


# --- what covers what ----------------------------------------------------------------------------


def test_the_whole_telegraph_covers_no_bandit_and_closes(desk: Page, files: str) -> None:
    all_scenes()["express-plan"](desk, files)
    desk.get_by_role("button", name="all").click()
    whole = desk.get_by_role("dialog", name="Telegraph")
    expect(whole).to_be_visible()
    assert desk.evaluate(TOPMOST, [".whole-log", ".pawn, .you, .hand .card"]) == 0
    desk.keyboard.press("Escape")
    expect(whole).to_be_hidden()
    desk.get_by_role("button", name="all").click()
    desk.mouse.click(700, 300)
    expect(whole).to_be_hidden()


@pytest.mark.parametrize("size", ["desk", "phone", "small"])
def test_the_note_that_offers_sound_covers_nobody_on_the_train(chromium: Browser, files: str, size: str) -> None:
    with screen(chromium, files, "foresee-fall", size, "light") as page:
        expect(page.locator(".sound-offer")).to_be_visible()
        assert page.evaluate(TOPMOST, [".sound-offer", ".pawn, .foreseen, .fall, .looking-eye, .placard, .log"]) == 0


def test_the_round_card_is_a_strip_with_its_event_printed(desk: Page, files: str) -> None:
    all_scenes()["express-plan"](desk, files)
    expect(desk.locator(".event-line")).to_have_text("Then: The second strongbox is put where the Marshal is.")
    assert desk.evaluate(BOX, ".placard")["height"] <= 80
    assert desk.evaluate(BOX, ".train")["width"] >= 1360


@pytest.mark.parametrize("name", ["super-seven", "super-crowd"])
def test_no_bandit_covers_the_number_of_a_car(desk: Page, files: str, name: str) -> None:
    all_scenes()[name](desk, files)
    numbers = desk.locator(".car:not(.gone) > .painted")
    assert numbers.count() >= 2
    assert desk.evaluate(TOPMOST, [".painted", ".car:not(.gone) > .painted"]) == numbers.count()
    arrows = desk.eval_on_selector_all(".facing", "(all) => all.map((each) => each.getBoundingClientRect().width)")
    assert min(arrows) >= 13


def test_a_bullet_in_hand_has_nobodys_colour(desk: Page, files: str) -> None:
    all_scenes()["express-plan"](desk, files)
    assert desk.eval_on_selector(".card.bul", "(each) => getComputedStyle(each).getPropertyValue('--c')") == "#8b8378"


# --- the rules -----------------------------------------------------------------------------------


def test_the_book_opens_at_the_rule_that_matters_now(desk: Page, files: str) -> None:
    all_scenes()["express-plan"](desk, files)
    desk.get_by_role("button", name="The rule that matters now").click()
    drawer = desk.get_by_role("dialog", name="Rules")
    expect(drawer.locator("[id='X4.2']")).to_be_in_viewport()
    expect(drawer.locator(".entry.chosen")).to_have_attribute("id", "X4.2")
    expect(drawer.locator("header")).to_be_in_viewport()
    drawer.get_by_role("link", name="X4.3").first.click()
    expect(drawer.locator(".entry.chosen")).to_have_attribute("id", "X4.3")
    assert "/table/" in desk.url
    desk.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    go(desk, files, *fire())
    desk.keyboard.press("b")
    expect(drawer.locator(".entry.chosen")).to_have_attribute("id", "X5.5")
    for _ in range(4):
        desk.keyboard.press("Tab")
        assert desk.evaluate("document.activeElement === document.body || !!document.activeElement.closest('dialog')")
    desk.keyboard.press("Escape")


def test_a_tip_leads_to_its_rule(desk: Page, files: str) -> None:
    all_scenes()["express-plan"](desk, files)
    desk.locator('[data-piece="pawn:Django"]').hover()
    expect(desk.locator(".tip")).to_be_visible()
    desk.keyboard.press("b")
    expect(desk.locator(".entry.chosen")).to_have_attribute("id", "X7.4")
    desk.keyboard.press("Escape")


# --- the menu and the keys -------------------------------------------------------------------------


def test_the_menu_says_what_leaving_means(desk: Page, files: str) -> None:
    all_scenes()["express-plan"](desk, files)
    desk.get_by_role("button", name="Menu").click()
    menu = desk.get_by_role("dialog", name="Menu")
    expect(menu.get_by_role("link", name="Leave the table")).to_contain_text("Your seat stays yours.")
    menu.get_by_role("button", name="Keys").click()
    expect(desk.get_by_role("dialog", name="Keys")).to_be_visible()
    expect(menu).to_be_hidden()
    desk.keyboard.press("Escape")


def test_a_question_mark_lists_the_keys_and_single_keys_can_be_turned_off(chromium: Browser, files: str) -> None:
    page = new_page(chromium, "desk", "light", "en")
    told = moment("express-4", lambda each: view_of(each)["round_number"] == 2 and bool(choices_of(each)))
    fed = feed(page, told)
    page.goto(files + TABLE)
    fed.wait_until_shown(page)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    for words in ("Choose what has this number", "Pause or continue", "one card while cards act", "Undo what may be"):
        expect(keys).to_contain_text(words)
    keys.get_by_role("checkbox", name="Single-key shortcuts").uncheck()
    page.keyboard.press("1")  # a dialog is open
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    page.reload()
    fed.wait_until_shown(page)
    for key in ("?", "b", "1"):
        page.keyboard.press(key)
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert fed.heard == []
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("checkbox", name="Single-key shortcuts").check()
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    fed.wait_for(page, 1)
    page.close()


@pytest.mark.parametrize("name", ["help-menu", "help-volumes"])
def test_nothing_in_the_menu_is_cut_off(chromium: Browser, files: str, name: str) -> None:
    with screen(chromium, files, name, "phone", "dark", "el") as page:
        assert page.eval_on_selector_all(".menu, .menu :not(.sr)", CUT) == []
        assert page.eval_on_selector_all(".menu :not(.sr)", OUTSIDE) == []


def test_what_gives_the_focus_back_explains_nothing(desk: Page, files: str) -> None:
    all_scenes()["express-plan"](desk, files)
    desk.mouse.move(700, 300)
    for door, opened in ((".rules-door", ".entry.chosen"), (".menu-door", ".menu"), (".seat", ".seat-sheet")):
        desk.locator(door).first.click()
        expect(desk.locator(opened)).to_be_visible()
        desk.mouse.move(700, 300)
        desk.keyboard.press("Escape")
        expect(desk.locator(opened)).to_be_hidden()
        expect(desk.locator(".tip")).to_have_count(0)


def test_a_sheet_with_many_seen_cards_is_seen_whole(chromium: Browser, files: str) -> None:
    with screen(chromium, files, "sheet-other", "desk", "light") as page:
        page.eval_on_selector(".seen-cards", FIVE)
        assert page.eval_on_selector(".sheet-in", "(each) => each.scrollHeight - each.clientHeight") <= 0
        cards = page.eval_on_selector_all(".seen-cards .mini", RIGHTS)
        assert max(cards) <= page.evaluate(BOX, ".sizes")["left"]


@pytest.mark.parametrize("language", ["en", "el"])
def test_beside_the_chat_the_round_card_and_the_telegraph_keep_apart(
    chromium: Browser, files: str, language: str
) -> None:
    with screen(chromium, files, "help-chat", "desk", "light", language) as page:
        assert page.evaluate(BOX, ".placard")["right"] < page.evaluate(BOX, ".log")["left"]
        assert page.evaluate(BOX, ".holding .cap")["height"] < 30
