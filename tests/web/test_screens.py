from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page

from tests.web.kit import axe_findings
from tests.web.scenes import all_scenes
from tests.web.shots import SIZES

SMALL_LABELS = """() => [...document.querySelectorAll('body *')].filter((each) =>
    [...each.childNodes].some((child) => child.nodeType === 3 && child.data.trim())
    && each.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !each.closest('.sr')
    && parseFloat(getComputedStyle(each).fontSize) > 0
    && parseFloat(getComputedStyle(each).fontSize) < 12).map((each) => each.outerHTML.slice(0, 120))"""


@contextmanager
def screen(chromium: Browser, files: str, name: str, size: str, theme: str, language: str = "en") -> Iterator[Page]:
    width, height = SIZES[size]
    page = chromium.new_page(
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        locale=language,
        reduced_motion="reduce",
        service_workers="block",
    )
    wrong: list[str] = []
    page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    all_scenes()[name](page, files)
    yield page
    page.close()
    assert wrong == []  # the server's rules of safety are kept, too


@pytest.mark.parametrize(
    ("name", "size", "theme"),
    [
        ("home", "desk", "light"),
        ("home", "phone", "dark"),
        ("express-move", "desk", "light"),
        ("express-tunnel", "desk", "dark"),
        ("express-fire", "phone", "light"),
        ("end-express", "desk", "dark"),
        ("end-super-seven", "phone", "light"),
        ("super-plan", "desk", "light"),
        ("super-seven", "phone", "dark"),
        ("super-plan", "sideways", "light"),
        ("home-known", "phone", "light"),
        ("new-unfolded", "desk", "dark"),
        ("new-gallery", "phone", "light"),
        ("lobby-host", "desk", "light"),
        ("lobby-stranger", "phone", "dark"),
        ("tables", "desk", "dark"),
        ("games", "phone", "light"),
        ("me", "desk", "light"),
    ],
)
def test_axe_finds_nothing(chromium: Browser, files: str, name: str, size: str, theme: str) -> None:
    with screen(chromium, files, name, size, theme) as page:
        assert axe_findings(page) == []


@pytest.mark.parametrize(
    "name", ["home-known", "express-wait", "express-plan", "super-seven", "new-unfolded", "lobby-seven", "games", "me"]
)
def test_nothing_sticks_out_and_no_label_is_too_small_even_in_greek(chromium: Browser, files: str, name: str) -> None:
    with screen(chromium, files, name, "desk", "light", "el") as page:
        for width, height in SIZES.values():
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate("document.scrollingElement.scrollWidth") <= width
            assert page.evaluate(SMALL_LABELS) == []


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
