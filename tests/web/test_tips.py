"""Everything at the table explains itself in a line: by hover, by focus, by a long press."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.web.kit import FAST, TABLE, Fed, choices_of, feed, moment, view_of
from tests.web.scenes import all_scenes
from tests.web.screens import screen

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
TIP = ".tip"
ROB = '.hand [data-card="Rob"]'
TOP = "(thing) => document.querySelector(thing).getBoundingClientRect().top"
THINGS = {
    ROB: ("Rob", "Take one piece of loot where you stand."),
    '[data-piece="pawn:Django"]': ("Django", "Whoever he hits is pushed one car on."),
    '[data-piece="pawn:Marshal"]': ("Marshal", "No bandit stays in his car"),
    ".turns li:nth-child(2)": ("Tunnel", "Cards are played face down"),
    ".event-line": ("Take it all", "The second strongbox is put where the Marshal is."),
    ".loco .loot": ("1 strongbox", "Worth $1,000."),
    '[data-of="Django"] .pips': ("Bullets left: 5 of 6", "fewest left at the end gets $1,000"),
    '[data-of="Django"] .have': ("1 purse", "Worth $250 to $500."),
    '[data-of="Django"] .rt span:first-child': ("6 cards in hand", ""),
    '[data-of="Belle"] .first': ("First player", "Begins this round."),
    ".card.bul": ("Bullet", "fills your hand"),
    '[data-of="Django"] .face': ("Django", "Whoever he hits is pushed one car on."),
    '[data-of="Django"] .open-seat': ("Django", "Whoever he hits is pushed one car on."),
    '[data-of="Django"] .who small': ("Proud Rustler", "Proud of every shot."),
    '[data-of="Django"] .money': ("$ ?", "Only the holder knows what's in a purse."),
    '[data-of="Belle"] .money': ("$250", "Most money wins."),
    '[data-of="Django"] .rt span:nth-child(2)': ("4 cards in the deck", "Drawing takes three of them."),
    '[data-of="Tuco"] .flag': ("Eleni", "Away: a bot fills in."),
    '[data-car="1"] .plate': ("Mail", "Two places to stand"),
    ".ribbon .sep": ("Standard turn", ""),
    ".cap .about:nth-child(2)": ("5 cards in the deck", "Punch, Marshal"),
    ".powers .power": ("Belle", "Can't be fired at or punched"),
    ".rules-door": ("The rule that matters now", ""),
    ".menu-door": ("Menu", ""),
}
SUPER_THINGS = {
    ".pawn": ("", "moves and shoots that way"),
    ".painted": ("Car 1", "It stays as long as there is a car behind it."),
    ".car.next .plate": ("Car 7 goes next", ""),
    ".lost .worth": ("Car 8 is gone", "It was unhooked at the end of a round."),
    ".cut li": ("Locomotive", ""),
    ".ribbon .nth": ("Card 1", "Everyone turns up this card"),
    ".seat .state": ("", "Three of four cards are chosen"),
    ".seat .money": ("No loot", "most loot cards win"),
    ".plan .hand .card": ("Turn", "Look the other way."),
}
# What lies, stands or is printed at a table and means something
EVERYTHING = """
.pawn, .loot, .mini, .card, .pips, .have, .first, .money, .seat .face, .seat .who small, .seat .rt > span, .gone-off,
.seat .state, .seat .ready, .open-seat, .plate, .painted, .lost .car, .sep, .turns li, .cut li, .event-line, .power,
.cap .about, .foreseen, .fog, .looking-eye, .bar .icon-btn, .manifest .figure, .manifest .maybe, .manifest .few
"""
MUTE = """(things) => [...document.querySelectorAll(things)]
    .filter((each) => !each.closest('[data-tip]')).map((each) => each.outerHTML.slice(0, 120))"""


@pytest.fixture(scope="module")
def super_desk(chromium: Browser, files: str) -> Iterator[Page]:
    """A desk at which Ghost plans the second round of Super, behind the car that was lost."""
    page = chromium.new_page(viewport=DESK, reduced_motion="reduce", locale="en")
    page.add_init_script(FAST)
    fed = feed(page, moment("super-7", lambda told: view_of(told)["round_number"] == 2 and bool(choices_of(told))))
    page.goto(files + TABLE)
    fed.wait_until_shown(page)
    yield page
    page.close()


def at_plan(page: Page, files: str) -> Fed:
    """Belle is to play, and what the page says is heard."""
    fed = feed(page, moment("express-4", lambda told: view_of(told)["round_number"] == 2 and bool(choices_of(told))))
    page.goto(files + TABLE)
    fed.wait_until_shown(page)
    return fed


@pytest.mark.parametrize("thing", THINGS)
def test_a_thing_under_the_mouse_explains_itself(desk: Page, files: str, thing: str) -> None:
    all_scenes()["express-plan"](desk, files)
    desk.mouse.move(5, 5)
    expect(desk.locator(TIP)).to_be_hidden()
    title, text = THINGS[thing]
    desk.locator(thing).first.hover(force=True)
    desk.mouse.move(*_middle(desk, thing))
    expect(desk.locator(f"{TIP} > b")).to_have_text(title)
    expect(desk.locator(TIP)).to_contain_text(text)
    desk.keyboard.press("Escape")
    expect(desk.locator(TIP)).to_be_hidden()


@pytest.mark.parametrize("thing", SUPER_THINGS)
def test_a_thing_of_super_explains_itself(super_desk: Page, thing: str) -> None:
    super_desk.mouse.move(5, 5)
    expect(super_desk.locator(TIP)).to_be_hidden()
    title, text = SUPER_THINGS[thing]
    super_desk.mouse.move(*_middle(super_desk, thing))
    expect(super_desk.locator(f"{TIP} > b")).to_contain_text(title)
    expect(super_desk.locator(TIP)).to_contain_text(text)


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize(
    "name",
    ["express-plan", "express-team", "express-wait", "super-crowd", "super-extended", "foresee-plan", "foresee-many"],
)
def test_nothing_at_the_table_is_mute(chromium: Browser, files: str, name: str, size: str) -> None:
    with screen(chromium, files, name, size, "light") as page:
        assert page.evaluate(MUTE, EVERYTHING) == []


@pytest.mark.parametrize(
    ("group", "key", "title"),
    [(".ribbon .run", "ArrowRight", "Standard turn"), (".holding .cap", "ArrowRight", "6 cards in hand")],
)
def test_arrows_walk_in_the_plan_and_above_the_hand(desk: Page, files: str, group: str, key: str, title: str) -> None:
    all_scenes()["express-plan"](desk, files)
    desk.keyboard.press("Tab")
    desk.locator(group).focus()
    desk.keyboard.press(key)
    expect(desk.locator(f"{TIP} > b")).to_have_text(title)


def test_arrows_walk_from_a_seat_s_name_to_what_it_has(desk: Page, files: str) -> None:
    all_scenes()["express-plan"](desk, files)
    desk.keyboard.press("Tab")
    desk.get_by_role("button", name="Django").focus()
    expect(desk.locator(f"{TIP} > b")).to_have_text("Django")
    desk.keyboard.press("ArrowDown")
    expect(desk.locator(f"{TIP} > b")).to_have_text("1 purse")
    desk.keyboard.press("ArrowRight")
    expect(desk.locator(f"{TIP} > b")).to_have_text("Bullets left: 5 of 6")
    assert desk.evaluate("document.activeElement.closest('[aria-hidden=true]')") is None


def test_a_card_under_the_mouse_lifts(desk: Page, files: str) -> None:
    all_scenes()["express-plan"](desk, files)
    desk.mouse.move(5, 5)
    lying = desk.evaluate(TOP, ROB)
    desk.locator(ROB).first.hover()
    assert desk.evaluate(TOP, ROB) < lying


def test_the_keyboard_is_told_at_once_and_hears_it(desk: Page, files: str) -> None:
    all_scenes()["express-plan"](desk, files)
    desk.mouse.move(5, 5)
    desk.keyboard.press("Tab")
    desk.locator(ROB).first.focus()
    expect(desk.locator(f"{TIP} > b")).to_have_text("Rob")
    expect(desk.locator(ROB).first).to_have_attribute("aria-describedby", "tip")
    expect(desk.get_by_role("tooltip")).to_contain_text("Take one piece of loot")
    desk.keyboard.press("Escape")
    expect(desk.locator(TIP)).to_be_hidden()
    assert desk.locator(ROB).first.get_attribute("aria-describedby") is None


def test_arrows_walk_between_what_explains_itself_on_the_train(desk: Page, files: str) -> None:
    all_scenes()["express-plan"](desk, files)
    desk.keyboard.press("Tab")
    desk.locator(".round-signals").focus()
    desk.keyboard.press("ArrowRight")
    expect(desk.locator(f"{TIP} > b")).to_have_text("Standard turn")
    desk.keyboard.press("ArrowRight")
    expect(desk.locator(f"{TIP} > b")).to_have_text("Tunnel")


def test_a_long_press_explains_a_card_and_never_plays_it(chromium: Browser, files: str) -> None:
    page = chromium.new_page(viewport=PHONE, reduced_motion="reduce", locale="en", has_touch=True)
    fed = at_plan(page, files)
    finger = page.context.new_cdp_session(page)
    for card, name in ((".card.draw", "Draw 3"), (ROB, "Rob")):
        x, y = _middle(page, card)
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        expect(page.locator(f"{TIP} > b")).to_have_text(name)
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(page.locator(f"{TIP} > b")).to_have_text(name)  # it stays until something else is touched
    page.touchscreen.tap(195, 300)
    expect(page.locator(TIP)).to_be_hidden()
    assert fed.heard == []
    page.touchscreen.tap(*_middle(page, ".card.draw"))
    fed.wait_for(page, 1)
    page.close()


def test_a_bullet_does_not_say_on_its_face_that_it_cannot_be_played(desk: Page, files: str) -> None:
    all_scenes()["express-plan"](desk, files)
    expect(desk.locator(".card.bul .why")).to_have_count(0)
    expect(desk.locator(".ask .nots")).to_have_count(0)


def _middle(page: Page, thing: str) -> tuple[float, float]:
    box = page.locator(thing).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2 + 1, box["y"] + box["height"] / 2
