"""One browser for all tests of the page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.web.kit import browser, page_server


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with browser() as found:
        yield found


@pytest.fixture(scope="session")
def files() -> Iterator[str]:
    with page_server() as address:
        yield address
