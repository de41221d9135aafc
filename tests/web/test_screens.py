from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import Browser

from tests.web.kit import axe_findings
from tests.web.scenes import all_scenes, at_table
from tests.web.scenes.table import asks
from tests.web.screens import CUT_OFF, SIZES, misfits, new_page, screen

DESKS = ((1440, 900), (1280, 800))
EDGES = "(all) => all.map((each) => each.getBoundingClientRect()).map(({ left, right }) => [left, right])"
BOTTOMS = "(all) => all.map((each) => each.getBoundingClientRect().bottom)"
LOOKS = [("desk", "light"), ("phone", "dark"), ("desk", "dark"), ("phone", "light"), ("sideways", "light")]
LOOKED_AT_ELSEWHERE = {
    # a place in a book is the whole book, scrolled: axe reads all of it, and finds there what it finds in the others
    *(f"rules-{place}" for place in ("fire", "pile", "cards", "options", "events", "characters", "round")),
    # axe looks at these while the lessons are played, in test_learn
    *(f"lesson-express-{scene}" for scene in ("card", "tunnel", "rob", "bullet", "send")),
    *("lesson-super-facing", "lesson-super-free"),
}
SCREENS = [name for name in all_scenes() if name not in LOOKED_AT_ELSEWHERE]
LOOKED_AT = [(name, *LOOKS[place % len(LOOKS)]) for place, name in enumerate(SCREENS)]


@pytest.mark.parametrize(("name", "size", "theme"), LOOKED_AT)
def test_axe_finds_nothing_and_greek_words_fit_every_size(
    chromium: Browser, files: str, name: str, size: str, theme: str
) -> None:
    with screen(chromium, files, name, size, theme, "el") as page:
        assert axe_findings(page) == []
        assert misfits(page) == []


def test_the_hand_is_in_view_at_every_size(chromium: Browser, files: str) -> None:
    with screen(chromium, files, "express-plan", "desk", "light") as page:
        for width, height in SIZES.values():
            page.set_viewport_size({"width": width, "height": height})
            box = page.locator(".hand .card").first.bounding_box()
            assert box is not None
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= height
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width


def test_six_cards_of_super_lie_side_by_side_with_whole_names(chromium: Browser, files: str) -> None:
    with screen(chromium, files, "super-stunned", "desk", "light", "el") as page:
        for width, height in DESKS:
            page.set_viewport_size({"width": width, "height": height})
            assert page.eval_on_selector_all(".hand .name", CUT_OFF) == []
            edges = page.eval_on_selector_all(".hand .card", EDGES)
            assert [right for (_, right), (left, _) in pairwise(edges) if right > left] == []


@pytest.mark.parametrize("name", ["recap-express", "recap-team", "recap-six", "recap-super"])
def test_a_recap_leaves_the_train_in_view_and_is_seen_whole(chromium: Browser, files: str, name: str) -> None:
    with screen(chromium, files, name, "desk", "light", "el") as page:
        top = page.locator(".recap").bounding_box()["y"]  # type: ignore[index]  # it's visible
        assert max(page.eval_on_selector_all(".pawn", BOTTOMS)) <= top
        assert (
            page.eval_on_selector_all(".tally", "(all) => all.filter((e) => e.scrollHeight > e.clientHeight).length")
            == 0
        )


@pytest.mark.parametrize("language", ["en", "el"])
def test_four_ways_to_go_make_the_ask_no_higher(chromium: Browser, files: str, language: str) -> None:
    page = new_page(chromium, "desk", "light", language)
    at_table("express-4", asks("go", 4))(page, files)
    assert page.locator(".ask .choice").count() == 4
    for width, height, strip in ((1440, 900, 88), (1200, 800, 76)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.locator(".ask").evaluate("(ask) => ask.offsetHeight") == strip
    page.close()


@pytest.mark.parametrize("language", ["en", "el"])
def test_the_next_round_s_name_and_signals_keep_apart(chromium: Browser, files: str, language: str) -> None:
    with screen(chromium, files, "recap-express", "desk", "light", language) as page:
        page.eval_on_selector(".coming h3", '(name) => { name.textContent = "Passengers\' Rebellion" }')
        page.eval_on_selector(".signs", "(list) => list.append(list.firstElementChild.cloneNode(true))")
        [name, signs] = (page.locator(part).bounding_box() for part in (".coming h3", ".signs"))
        assert name is not None
        assert signs is not None
        assert signs["y"] + signs["height"] <= name["y"]
        assert page.eval_on_selector_all(".tally h3 small", CUT_OFF) == []


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Your turn"), ("it", "Tocca a te"), ("ro", "E rândul tău"), ("el", "Σειρ"), ("nb", "Din tur")],
)
def test_the_page_speaks_the_browsers_language(chromium: Browser, files: str, language: str, words: str) -> None:
    with screen(chromium, files, "express-plan", "desk", "light", language) as page:
        assert words in page.locator(".ask h2").text_content()  # type: ignore[operator]
        assert page.evaluate("document.documentElement.lang") == language


def test_another_language_is_spoken_at_once_and_remembered(chromium: Browser, files: str) -> None:
    with screen(chromium, files, "home", "desk", "light") as page:
        page.get_by_label("Language").select_option("nb")
        page.get_by_role("button", name="Spill nå").wait_for()
        page.reload()
        page.get_by_role("button", name="Spill nå").wait_for()
