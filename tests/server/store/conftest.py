"""Every test of the store runs on both databases."""

from pathlib import Path

import pytest

from tests.server.postgres import free_port


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/folsom.db"
    return str(request.getfixturevalue("postgres").make_database())


@pytest.fixture
def elsewhere(database: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """The URL of another empty database of the same kind."""
    if database.startswith("sqlite"):
        return f"sqlite:///{tmp_path}/restored.db"
    return str(request.getfixturevalue("postgres").make_database())


@pytest.fixture
def unused_port() -> int:
    """A port on which nobody listens."""
    return free_port()
