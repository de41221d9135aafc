from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.kit import axe_findings
from tests.web.scenes.end import at_end
from tests.web.screens import complaints, new_page, screen

PICTURE = (1200, 630)
STRUCK = 4  # the seat of Django, whom the best shot of that game hits
WRITTEN = """
window.written = new Set();
const write = CanvasRenderingContext2D.prototype.fillText;
CanvasRenderingContext2D.prototype.fillText = function (words, ...where) {
    window.written.add(words);
    return write.call(this, words, ...where);
};
"""
WEBM = b"\x1a\x45\xdf\xa3"
SHARES_FILES = """() => {
window.given = [];
navigator.canShare = ({ files }) => files.length > 0;
navigator.share = async ({ files, text, url }) => {
    window.given.push({ name: files[0].name, size: files[0].size, text, url });
};
}"""


@pytest.fixture
def page(chromium: Browser, files: str) -> Iterator[Page]:
    """The end of a game, with what can be shared of it."""
    with screen(chromium, files, "end-express", "desk", "light") as page:
        yield page


def test_sharing_moves_nothing_and_closes_by_escape(page: Page) -> None:
    before = page.evaluate("document.documentElement.scrollHeight")
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.locator(".share-picture canvas").wait_for()
    assert axe_findings(page) == []
    page.get_by_role("button", name="Copy the link").click()
    page.get_by_role("dialog").get_by_role("status").get_by_text("link").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.get_by_role("button", name="Share")).to_be_focused()
    assert page.evaluate("document.documentElement.scrollHeight") == before


def test_the_result_is_saved_as_a_picture(page: Page, tmp_path: Path) -> None:
    page.get_by_role("button", name="Share").click()
    with page.expect_download() as got:
        page.get_by_role("button", name="Picture of the result").click()
    got.value.save_as(tmp_path / "result.png")
    image = (tmp_path / "result.png").read_bytes()
    assert got.value.suggested_filename == "folsom-express.png"
    assert struct.unpack(">II", image[16:24]) == PICTURE
    page.get_by_text("Saved as folsom-express.png.").wait_for()


def test_the_best_moment_is_saved_as_a_clip_and_can_be_interrupted(page: Page, tmp_path: Path) -> None:
    page.get_by_role("button", name="Share").click()
    clip = page.get_by_role("button", name="Clip of the best moment")
    clip.click()
    page.get_by_role("progressbar").wait_for()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("progressbar")).to_be_hidden()
    with page.expect_download() as got:
        clip.click()
    got.value.save_as(tmp_path / "clip.webm")
    assert (tmp_path / "clip.webm").read_bytes().startswith(WEBM)
    assert got.value.suggested_filename == "folsom-express.webm"


def test_a_device_that_can_send_files_is_given_them_with_the_result(chromium: Browser, files: str) -> None:
    with screen(chromium, files, "end-super", "phone", "dark") as page:
        page.evaluate(SHARES_FILES)
        page.locator(".btn.share").click()
        page.get_by_role("button", name="Picture of the result").click()
        expect(page.get_by_role("button", name="Picture of the result")).to_be_enabled()
        page.get_by_role("button", name="Clip of the best moment").click()
        page.get_by_role("dialog").get_by_role("button", name="Share").click()
        given = page.evaluate("given")
        assert [each["name"] for each in given] == ["folsom-super.png", "folsom-super.webm"]
        assert given[0]["text"] == "Tuco wins at the locomotive. With 3 loot cards, and nobody ever hit Tuco."
        assert all("/replay/" in each["url"] and each["size"] > 10_000 for each in given)


def test_a_clip_speaks_to_everybody_and_shows_what_happened(chromium: Browser, files: str) -> None:
    page = new_page(chromium, "phone", "dark", "el")
    wrong = complaints(page)
    page.add_init_script(WRITTEN)
    at_end("super-5", seat=STRUCK)(page, files)
    page.locator(".btn.share").click()
    expect(page.get_by_role("button", name="Κλείσιμο")).to_be_visible()
    with page.expect_download():
        page.get_by_role("button", name="Βίντεο της καλύτερης στιγμής").click()
    written = page.evaluate("[...window.written]")
    assert any(words.endswith("Tuco πετυχαίνει τον Django.") for words in written)  # and not: you
    assert {"T", "J"} <= set(written)  # letters of the bandits
    page.close()
    assert wrong == []


def test_a_browser_that_cannot_record_says_so(page: Page) -> None:
    page.evaluate("delete window.MediaRecorder")
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Clip of the best moment").click()
    page.get_by_text("This browser can't make clips. The picture and the link still work.").wait_for()
