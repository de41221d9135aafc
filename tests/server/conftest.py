"""A browser at the desk for each test of a door, and one PostgreSQL for all."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.http_client import Client, http_client
from tests.server.postgres import postgres

__all__ = ["client", "postgres"]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    """A browser with the page of a server that has no tables."""
    with http_client(tmp_path) as browser:
        yield browser
