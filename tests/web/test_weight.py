"""How much the first view fetches."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Browser, Response

from tests.web.kit import TABLE, feed, messages

MOST = 150_000  # bytes of script, style and art together, as gzip packs them
COUNTED = {"document", "script", "stylesheet", "image", "other"}
LEVEL = 6  # how hard servers usually pack


@pytest.mark.parametrize(("address", "shown"), [("/", ".home .train"), (TABLE, ".app .train")])
def test_the_first_view_is_light(chromium: Browser, files: str, address: str, shown: str) -> None:
    page = chromium.new_page(locale="el")  # the language with the most bytes
    fetched: list[Response] = []
    page.on("response", lambda response: fetched.append(response))  # noqa: PLW0108  Playwright wraps functions only
    feed(page, messages("express-4")[:1])
    page.goto(files + address)
    page.wait_for_selector(shown)
    sizes = {
        each.url: len(gzip.compress(each.body(), LEVEL)) for each in fetched if each.request.resource_type in COUNTED
    }
    page.close()
    assert any(url.endswith(".css") for url in sizes)
    assert any("index-" in url and url.endswith(".js") for url in sizes)
    assert sum(sizes.values()) <= MOST, sizes
