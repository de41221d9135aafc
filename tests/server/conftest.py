"""A browser at the desk for each test of a door, and one PostgreSQL for all."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.desk import Client, desk
from tests.server.postgres import postgres

__all__ = ["client", "postgres"]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    """A browser with the page of a server that has no tables."""
    with desk(tmp_path) as browser:
        yield browser
