"""The table on a phone, upright and sideways: what one needs is in view, and can be had with a finger."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy

import pytest
from playwright.sync_api import Browser, FloatRect, Page

from tests.web.kit import FAST, TABLE, Message, feed, moment, view_of, wait_until
from tests.web.scenes.table import asks
from tests.web.screens import CUT_OFF, SIZES, screen
from tests.web.test_people import RESTS_WHEN_TOLD, middle, touch

UPRIGHT, SIDEWAYS = (360, 740), (740, 360)
HELD = (UPRIGHT, SIZES["phone"], SIDEWAYS, SIZES["sideways"])
LOW_DESK = (1280, 720)
FINGER = 44  # pixels: the least that a finger can aim at
FRAMED = """(() => {
    const [view, sign] = ['.viewport', '.you'].map((each) => document.querySelector(each).getBoundingClientRect());
    return sign.left >= view.left && sign.right <= view.right;
})()"""  # the camera has come to one's own bandit

WORDS_UNDER = """(box) => {
    const range = document.createRange();
    const words = [...document.querySelectorAll('.seat :is(.bandit, .money, .flag, .goods)')];
    return words.filter((each) => {
        range.selectNodeContents(each);
        return each.checkVisibility() && [...range.getClientRects()].some((word) =>
            word.left < box.right && word.right > box.left && word.top < box.bottom && word.bottom > box.top);
    }).map((each) => each.textContent);
}"""


@contextmanager
def phone(
    chromium: Browser, files: str, told: list[Message], size: tuple[int, int], language: str = "en"
) -> Iterator[Page]:
    width, height = size
    page = chromium.new_page(
        viewport={"width": width, "height": height}, has_touch=True, reduced_motion="reduce", locale=language
    )
    page.add_init_script(FAST)
    fed = feed(page, told)
    page.goto(files + TABLE)
    fed.wait_until_shown(page)
    yield page
    page.close()


def turn(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


def boxes(page: Page, selector: str) -> list[FloatRect]:
    """Of what is shown."""
    found: list[FloatRect] = page.locator(selector).evaluate_all(
        "(all) => all.filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect().toJSON())"
    )
    return found


def is_in_view(box: FloatRect, size: tuple[int, int]) -> bool:
    right, bottom = box["x"] + box["width"], box["y"] + box["height"]
    return box["x"] >= 0 and box["y"] >= 0 and right <= size[0] and bottom <= size[1]


def overlaps(one: FloatRect, other: FloatRect) -> bool:
    beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    above = one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
    return not (beside or above)


# --- in view -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "cards", "language"),
    [
        ("express-team", 6, "el"),
        ("reasons-hand", 12, "el"),
        ("super-seven", 4, "en"),
        ("super-extended", 6, "el"),
    ],
)
def test_the_whole_hand_is_in_view_and_each_card_is_big_enough_for_a_finger(
    chromium: Browser, files: str, name: str, cards: int, language: str
) -> None:
    with screen(chromium, files, name, "phone", "light", language) as page:
        for size in HELD:
            turn(page, size)
            hand = boxes(page, ".hand > .card")
            held = hand + boxes(page, ".slot > :is(.card, .hole)") + boxes(page, ".plan-go .btn")
            assert len(hand) == cards
            assert [box for box in held if not is_in_view(box, size)] == []
            assert min(min(box["width"], box["height"]) for box in held) >= FINGER


@pytest.mark.parametrize(
    ("name", "thing", "over"),
    [
        ("express-wait", ".ribbon", ".ask"),
        ("express-keep", ".ribbon", ".ask"),
        ("super-crowd", ".seats", ".ask"),
        ("replay-express-six", ".ribbon", ".strip"),
    ],
)
def test_in_company_as_well_the_plan_and_the_seats_are_in_view(
    chromium: Browser, files: str, name: str, thing: str, over: str
) -> None:
    with screen(chromium, files, name, "phone", "light", "el") as page:
        assert not overlaps(boxes(page, thing)[0], boxes(page, over)[0])


def test_why_someone_cannot_be_aimed_at_is_listed(chromium: Browser, files: str) -> None:
    with screen(chromium, files, "reasons-crowd", "phone", "light") as page:
        assert page.locator(".why-not li:visible").count() > 1


def test_in_a_lobby_of_two_what_one_can_do_is_inside_its_poster(chromium: Browser, files: str) -> None:
    with screen(chromium, files, "lobby-two", "phone", "light", "el") as page:
        edge = max(box["x"] + box["width"] for box in boxes(page, ".sitter"))
        assert [box for box in boxes(page, ".deeds > *") if box["x"] + box["width"] > edge] == []


@pytest.mark.parametrize("name", ["express-plan", "super-seven"])
def test_sideways_the_plan_the_players_and_the_log_are_one_tap_away(chromium: Browser, files: str, name: str) -> None:
    with screen(chromium, files, name, "sideways", "light") as page:
        turn(page, SIDEWAYS)
        for tab, thing in (("Plan", ".ribbon"), ("Players", ".seats"), ("Log", ".log"), ("Hand", ".hand")):
            page.get_by_role("button", name=tab, exact=True).click()
            assert page.locator(f"{thing}:visible").count() == 1
            box = boxes(page, thing)[0]
            assert box["x"] >= 0
            assert box["y"] >= 0
            assert box["width"] > FINGER
            assert box["x"] + box["width"] <= SIDEWAYS[0]


def test_sideways_what_can_be_set_is_behind_one_button(chromium: Browser, files: str) -> None:
    with screen(chromium, files, "express-plan", "sideways", "light") as page:
        turn(page, SIDEWAYS)
        assert page.get_by_label("Language").is_visible() is False
        page.get_by_role("button", name="Menu").click()
        for thing in (".pace", ".sound-menu button", ".icon-btn[aria-label='Switch to night']", ".language", ".leave"):
            page.locator(f".menu {thing}").scroll_into_view_if_needed()
            assert is_in_view(boxes(page, f".menu {thing}")[0], SIDEWAYS)
        page.get_by_label("Language").select_option("nb")
        page.keyboard.press("Escape")
        assert page.locator(".language").is_visible() is False
        assert page.evaluate("document.activeElement.matches('.menu-door')")


def test_sideways_who_holds_no_card_looks_at_their_poster(chromium: Browser, files: str) -> None:
    with screen(chromium, files, "express-slow", "sideways", "light", "el") as page:
        for size in (SIDEWAYS, SIZES["sideways"]):
            turn(page, size)
            poster = boxes(page, ".hand .poster-card")[0]
            assert is_in_view(poster, size)
            assert not overlaps(poster, boxes(page, ".tabs")[0])


@pytest.mark.parametrize("name", ["games", "lobby-host"])
def test_sideways_every_room_has_its_way_home(chromium: Browser, files: str, name: str) -> None:
    with screen(chromium, files, name, "sideways", "light") as page:
        assert is_in_view(boxes(page, ".bar .mark")[0], SIZES["sideways"])


@pytest.mark.parametrize("size", [UPRIGHT, SIZES["phone"]])
@pytest.mark.parametrize("stream", ["express-4", "express-6", "super-7"])
def test_the_first_player_has_a_crown_that_covers_no_words(
    chromium: Browser, files: str, stream: str, size: tuple[int, int]
) -> None:
    told = moment(stream, lambda message: view_of(message)["round_number"] == 1)
    with phone(chromium, files, told, size, "el") as page:
        [crown] = boxes(page, ".seat .first")
        assert is_in_view(crown, size)
        covered = page.evaluate(WORDS_UNDER, crown)
        assert covered == []
        assert page.locator(".seat .bandit").evaluate_all(CUT_OFF) == []


def test_the_names_of_a_team_are_whole(chromium: Browser, files: str) -> None:
    with screen(chromium, files, "express-team", "small", "light", "el") as page:
        assert page.eval_on_selector_all(".seat .who .bandit", CUT_OFF) == []


# --- one's own sign ------------------------------------------------------------------------------


def on_a_roof(told: list[Message], cars: int, place: int) -> list[Message]:
    """The same messages; in the end there are so many cars, and one's own bandit is on the roof of one."""
    view = deepcopy(view_of(told[-1]))
    train = view["cars"][:cars]
    own = next(each for row in rows(view) for each in row if is_own(view, each))
    for row in rows(view):
        row[:] = [each for each in row if each != own]
    roof = train[place]["roof"]
    (roof["bandits"] if isinstance(roof, dict) else roof).append(own)
    last = deepcopy(told[-1])
    last["news"][0]["changes"][-1] |= {"cars": train}
    return [*told[:-1], last]


def rows(view: Message) -> list[list[object]]:
    spots = [spot for car in view["cars"] for spot in (car["inside"], car["roof"])]
    return [spot["bandits"] if isinstance(spot, dict) else spot for spot in spots]


def is_own(view: Message, bandit: object) -> bool:
    if isinstance(bandit, dict):
        return bool(bandit["seat"] == view["seat"])
    return bandit in [each["name"] for each in view["seats"][view["seat"]]["bandits"]]


@pytest.mark.parametrize(
    ("stream", "act", "cars", "place"),
    [("express-6", "play", 4, -1), ("express-6", "play", 7, 0), ("super-7", "plan", 4, 0), ("super-7", "plan", 9, -1)],
)
def test_nothing_covers_the_sign_of_ones_own_bandit_on_a_roof(
    chromium: Browser, files: str, stream: str, act: str, cars: int, place: int
) -> None:
    told = on_a_roof(moment(stream, asks(act)), cars, place)
    with phone(chromium, files, told, UPRIGHT, "el") as page:
        for size in (*HELD, SIZES["tablet"], SIZES["desk"], LOW_DESK):
            turn(page, size)
            wait_until(page, FRAMED)
            sign = boxes(page, ".you")[0]
            paper = boxes(page, ".placard") + boxes(page, ".log")
            assert [box for box in paper if overlaps(box, sign)] == []


def test_on_a_low_desk_the_telegraph_hangs_above_all_heads(chromium: Browser, files: str) -> None:
    with screen(chromium, files, "express-team", "desk", "light", "el") as page:
        turn(page, LOW_DESK)
        paper = boxes(page, ".log")[0]
        assert [box for box in boxes(page, ".you") + boxes(page, ".pawn .fig") if overlaps(box, paper)] == []


# --- dragging ------------------------------------------------------------------------------------


def test_a_finger_drags_cards_of_super_into_slots_and_from_slot_to_slot(chromium: Browser, files: str) -> None:
    with phone(chromium, files, moment("super-7", asks("plan")), UPRIGHT) as page:
        page.evaluate(RESTS_WHEN_TOLD)
        third, first = ".slot:nth-of-type(3)", ".slot:nth-of-type(1)"
        drag(page, ".hand .card:nth-child(2)", third)
        assert in_slots(page) == ["", "", "Floor"]
        drag(page, f"{third} .card", first)
        assert in_slots(page) == ["Floor", "", ""]
        drag(page, ".hand .card:nth-child(1)", first)
        assert in_slots(page) == ["Turn", "", ""]
        drag(page, f"{first} .card", ".stage")
        assert in_slots(page) == ["Turn", "", ""]


def drag(page: Page, start: str, end: str) -> None:
    """With a finger that rests first."""
    cdp = page.context.new_cdp_session(page)
    place = middle(page, end)
    touch(cdp, "touchStart", middle(page, start))
    page.evaluate("rests.splice(0).forEach((act) => act())")
    page.wait_for_selector(".drag-image")
    touch(cdp, "touchMove", place)
    touch(cdp, "touchEnd")
    page.wait_for_selector(".drag-image", state="detached")
    cdp.detach()


def in_slots(page: Page) -> list[str]:
    """The cards in the slots, in order; nothing for an open one."""
    slots = page.locator(".slot").all()
    return ["".join(slot.locator(".card .name").all_text_contents()) for slot in slots]
