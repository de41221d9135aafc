"""The page as an app: it can be installed, and opens without a connection."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from struct import unpack

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.kit import PAGE, page_server
from tests.web.screens import CUT_OFF, screen
from tools.page_icons import ICONS, PUBLIC

IN_CHARGE = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"

PLACES = """() => ['.ask', '.ribbon', '.hand', '.hand .card:last-child'].map((part) => {
    const { top, left, width, height } = document.querySelector(part).getBoundingClientRect();
    return [part, top, left, width, height].join(' ');
})"""


@contextmanager
def left_alone(chromium: Browser, **settings: str) -> Iterator[Page]:
    """The first screen after its server has gone; the service worker has taken charge before."""
    page = chromium.new_page(reduced_motion="reduce", **settings)  # type: ignore[arg-type]
    with page_server() as address:
        page.goto(address)
        page.wait_for_function(IN_CHARGE)
    yield page
    page.close()


@pytest.mark.parametrize(("language", "words"), [("en", "Play now"), ("el", "Παίξε τώρα")])
def test_the_page_opens_without_its_server_in_ones_language(chromium: Browser, language: str, words: str) -> None:
    with left_alone(chromium, locale=language) as page:
        page.reload()
        expect(page.get_by_role("button", name=words)).to_be_visible()


def test_every_file_that_is_kept_for_later_is_there() -> None:
    kept = re.findall(r'"(/assets/[^"]+)"', (PAGE / "worker.js").read_text())
    assert any("/index-" in name for name in kept)
    assert [name for name in kept if not (PAGE / name.lstrip("/")).is_file()] == []


def test_a_game_asked_for_without_a_server_is_answered_with_a_sentence(chromium: Browser) -> None:
    with left_alone(chromium, locale="en") as page:
        page.reload()
        page.get_by_role("button", name="Play now").click()
        expect(page.get_by_role("alert")).to_have_text(
            "The server doesn't answer. Check your connection and try again."
        )


def test_who_is_offline_is_told_and_told_no_more_when_back(chromium: Browser, files: str) -> None:
    page = chromium.new_page(locale="en", service_workers="block")
    page.goto(files)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.context.set_offline(True)
    expect(page.locator(".offline")).to_contain_text("You're offline.")
    page.context.set_offline(False)
    expect(page.locator(".offline")).to_be_hidden()
    page.close()


@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize("size", ["desk", "tablet", "phone", "small", "sideways"])
def test_that_one_is_offline_is_said_at_a_table_and_nothing_moves(
    chromium: Browser, files: str, size: str, language: str
) -> None:
    with screen(chromium, files, "express-plan", size, "light", language) as page:
        before, high = page.evaluate(PLACES), page.evaluate("document.documentElement.scrollHeight")
        page.context.set_offline(True)
        expect(page.locator(".offline")).to_be_visible()
        page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        assert page.evaluate(PLACES) == before
        assert page.evaluate("document.documentElement.scrollHeight") == high
        assert page.eval_on_selector_all(".offline, .hand .name", CUT_OFF) == []
        page.context.set_offline(False)
        expect(page.locator(".offline")).to_be_hidden()


def test_the_manifests_icons_are_as_large_as_it_says(chromium: Browser, files: str) -> None:
    page = chromium.new_page(service_workers="block")
    page.goto(files)
    address = page.locator("link[rel=manifest]").get_attribute("href")
    told = page.request.get(f"{files}{address}")
    assert told.headers["content-type"] == "application/manifest+json"
    pictures = {icon["src"].strip("/"): icon["sizes"] for icon in json.loads(told.text())["icons"]}
    assert set(ICONS) - set(pictures) == {"icon-touch.png"}
    for name in ICONS:
        width, height = unpack(">II", (PUBLIC / name).read_bytes()[16:24])
        assert (width, height) == (ICONS[name].side,) * 2
        assert pictures.get(name, f"{width}x{height}") == f"{width}x{height}"
    page.close()
