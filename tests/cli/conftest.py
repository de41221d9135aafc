"""A keyboard and a screen for each test of the terminal."""

from pathlib import Path

import pytest

from tests.keyboard import Command


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Command:
    """`folsom` with its own data folder."""
    return Command(monkeypatch, tmp_path / "data")
