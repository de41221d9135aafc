"""A browser for the tests of the page: one for each file, as no other loop can run beside it in its thread."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.kit import FAST, browser, page_server

PATIENCE = 30_000  # milliseconds, as long as playwright itself waits: a loaded machine is no failure
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with browser() as found:
        yield found


@pytest.fixture(scope="module")
def desk(chromium: Browser) -> Iterator[Page]:
    """A desk without motion, where shows are fast: one page for all tests of a file."""
    page = chromium.new_page(viewport={"width": 1440, "height": 900}, reduced_motion="reduce", locale="en")
    page.add_init_script(FAST)
    yield page
    page.close()


@pytest.fixture(scope="session")
def files() -> Iterator[str]:
    with page_server() as address:
        yield address
