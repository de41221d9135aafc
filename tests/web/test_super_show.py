"""A whole game of Super as it is shown: what stands anywhere agrees with what has just happened."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page

from tests.web.kit import (
    FAST,
    MOMENT,
    STANDS,
    TABLE,
    Fed,
    Message,
    entered,
    feed,
    messages,
    moment,
    view_of,
    wait_until,
)
from tests.web.screens import CUT_OFF, new_page, screen

GAME = "super-4"
WATCHED = """() => {
    window.seen = { gone: [], knobs: [], order: [], states: [], heading: [], marshals: 0 };
    const words = (selector) => [...document.querySelectorAll(selector)].map((each) => each.textContent.trim());
    const note = () => {
        const gone = document.querySelector('.car.gone[data-car]');
        if (gone) window.seen.gone.push({
            car: Number(gone.dataset.car),
            next: [...document.querySelectorAll('.car.next')].map((each) => Number(each.dataset.car)),
            placard: words('.placard .cut .next').map(Number),
        });
        window.seen.marshals += document.querySelectorAll(`.face [href='#b-marshal']`).length;
        if (document.querySelector('.caption')) {
            window.seen.knobs.push(document.querySelectorAll('.stop.now').length);
            window.seen.states.push(...words('.seat .ready'), ...words('.seat:not(.out) .goods > .state'));
            if (!document.querySelector('.this-card .card')) window.seen.heading.push(...words('.this-card .cap'));
        }
        const items = [...document.querySelectorAll('.ribbon ol > li')].slice(1);
        const row = items.slice(0, items.findIndex((each) => each.matches('.nth')));
        const round = row.map((each) => each.querySelector('.shown b')?.textContent ?? '').join('');
        if (round.length === 4 && window.seen.order.at(-1) !== round) window.seen.order.push(round);
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, attributes: true });
}"""
STICKS_OUT = """() => [...document.querySelectorAll('.seat .goods')].filter((row) =>
    row.scrollWidth > row.clientWidth || row.offsetHeight > 24).map((row) => row.textContent)"""
UNDER_PAPERS = """() => [...document.querySelectorAll("[data-piece^='pawn:'], .pawn .you")].flatMap((figure) => {
    const box = figure.getBoundingClientRect();
    return [...document.querySelectorAll('.placard, .looking-eye, .log, .bubble')].filter((paper) => {
        const other = paper.getBoundingClientRect();
        return other.width > 0 && other.right > box.left && other.left < box.right
            && other.bottom > box.top && other.top < box.bottom;
    }).map((paper) => `${figure.dataset.piece ?? 'you'} under ${paper.className}`);
})"""
LARGEST_FACE = 70  # pixels
SECOND = 2  # round: its lost car stands behind the longest train
LANGUAGES = ("en", "el", "it", "nb", "ro")


def orders(news: list[Message], letters: list[str]) -> list[str]:
    """Whose cards were turned up first in each round, in their order, while all four play."""
    rounds: list[list[str]] = [[]]
    for message in news:
        for event in message["news"][0]["events"]:
            if event["name"] == "round began":
                rounds.append([])
            if event["name"] == "revealed" and event["facts"]["turn"] == 0:
                rounds[-1].append(letters[event["facts"]["bandit"]])
    return ["".join(each) for each in rounds if len(each) == len(letters)]


def agrees(rolling: Message) -> bool:
    """The car that rolls away isn't the next to go: the one before it is."""
    before = [rolling["car"] - 1] if rolling["car"] > 1 else []
    return rolling["next"] == before and rolling["placard"] in ([], before)


@contextmanager
def at_table(chromium: Browser, files: str, told: list[Message], size: tuple[int, int]) -> Iterator[tuple[Page, Fed]]:
    page = chromium.new_page(viewport={"width": size[0], "height": size[1]}, locale="en")
    page.add_init_script(FAST)
    fed = feed(page, told)
    page.goto(files + TABLE)
    fed.wait_until_shown(page)
    yield page, fed
    page.close()


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_what_stands_on_the_table_agrees_with_what_happens(
    chromium: Browser, files: str, size: tuple[int, int]
) -> None:
    whole, *news = messages(GAME)
    with at_table(chromium, files, [entered(GAME, 0)], size) as (page, fed):
        page.evaluate(WATCHED)
        for message in news:
            fed.tell(message)
        wait_until(page, "document.querySelector('.result') !== null")
        seen = page.evaluate("window.seen")
    letters = [seat["name"][0] for seat in view_of(whole)["seats"]]
    assert seen["gone"] != []
    assert {
        "next to go": [rolling for rolling in seen["gone"] if not agrees(rolling)],
        "knobs on the rail": max(seen["knobs"]),
        "ready or planning while cards act": "".join(seen["states"]).strip(),
        "headings without a card": sorted(set(seen["heading"])),
        "faces of a Marshal": seen["marshals"],
        "orders of the plan": seen["order"],
    } == {
        "next to go": [],
        "knobs on the rail": 1,
        "ready or planning while cards act": "",
        "headings without a card": ["End of the round"],
        "faces of a Marshal": 0,  # there is none in this game
        "orders of the plan": orders(news, letters),
    }


def stunned_with_loot() -> list[Message]:
    """The viewer plans, lies stunned, and has loot."""
    whole = json.loads(json.dumps(entered(GAME, 0)))
    view = whole["views"][0]["view"]
    view["seats"][view["seat"]]["loot"] = [356]
    for car in view["cars"]:
        for bandit in (*car["inside"], *car["roof"]):
            bandit["stunned"] = True
    return [whole]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_panel_says_of_a_seat_takes_one_line(chromium: Browser, files: str, language: str) -> None:
    page = new_page(chromium, "desk", "light", language)
    fed = feed(page, stunned_with_loot())
    page.goto(files + TABLE)
    fed.wait_until_shown(page)
    assert page.locator(".seat[data-own] .dazed").is_visible()
    assert page.locator(".seat .goods .state").evaluate_all(CUT_OFF) == []
    assert page.evaluate(STICKS_OUT) == []
    page.close()


@pytest.mark.parametrize("size", ["phone", "small"])
@pytest.mark.parametrize("language", ["en", "el"])
def test_no_paper_or_button_covers_a_bandit_while_a_phone_plans(
    chromium: Browser, files: str, language: str, size: str
) -> None:
    page = new_page(chromium, size, "dark", language)
    fed = feed(page, [all_on_roofs()])
    page.goto(files + TABLE)
    fed.wait_until_shown(page)
    page.locator(".advice .btn").wait_for(timeout=5000)
    assert page.evaluate(UNDER_PAPERS) == []
    page.close()


@pytest.mark.parametrize("name", ["super-stunned", "super-plan"])
@pytest.mark.parametrize("language", ["en", "el"])
def test_with_six_cards_or_seven_seats_nobody_on_a_roof_is_covered(
    chromium: Browser, files: str, language: str, name: str
) -> None:
    with screen(chromium, files, name, "phone", "light", language) as page:
        assert page.evaluate(UNDER_PAPERS) == []


def all_on_roofs() -> Message:
    """Everyone has climbed up; the table allows hints and looking ahead."""
    whole: Message = json.loads(json.dumps(entered(GAME, 0)))
    whole["table"].update(foresight=True, hints=True)
    for car in whole["views"][0]["view"]["cars"]:
        car["inside"], car["roof"] = [], [*car["inside"], *car["roof"]]
    return whole


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_a_card_leads_is_said_whole_on_a_phone(chromium: Browser, files: str, language: str) -> None:
    with screen(chromium, files, "foresee-path", "phone", "light", language) as page:
        assert page.locator(".leads").evaluate_all(CUT_OFF) == []


def test_the_sign_of_an_unhooked_car_is_seen_whole(chromium: Browser, files: str) -> None:
    with screen(chromium, files, "replay-super", "desk", "light") as page:
        page.keyboard.press("Home")
        outer, inner = (page.locator(each).bounding_box() for each in (".strip .of-round", ".strip .of-round svg"))
        assert outer is not None
        assert inner is not None
        assert outer["height"] < LARGEST_FACE
        assert outer["y"] < inner["y"] < inner["y"] + inner["height"] < outer["y"] + outer["height"]


def test_a_lost_car_is_whole_in_view_with_its_flag(desk: Page, files: str) -> None:
    told = moment(GAME, lambda message: view_of(message)["round_number"] == SECOND and message[STANDS][0]["prompt"])
    fed = feed(desk, told)
    desk.goto(files + TABLE)
    fed.wait_until_shown(desk)
    for part in (".lost .art", ".lost .worth", ".car.loco .art"):
        box = desk.locator(part).bounding_box()
        assert box is not None
        assert box["x"] >= 0, part
        assert box["x"] + box["width"] <= desk.evaluate("innerWidth"), part


@pytest.mark.parametrize("name", ["replay-super", "replay-super-seven"])
def test_a_replay_shows_no_marshal_in_a_game_without_one(chromium: Browser, files: str, name: str) -> None:
    with screen(chromium, files, name, "desk", "light") as page:
        for key in ("Home", "End", "PageUp"):
            page.keyboard.press(key)
            page.wait_for_timeout(MOMENT)
            assert page.locator(".strip .face [href='#b-marshal']").count() == 0
