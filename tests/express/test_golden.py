"""Whole games go on as they did when people last looked at them."""

import pytest

from tests.golden import FOLDER, GAMES, path_of, text_of


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_played_as_it_was(name: str) -> None:
    """After a wanted change: `python -m tests.golden`, and review the diff."""
    assert text_of(name).splitlines() == path_of(name).read_text().splitlines()


def test_no_golden_game_is_left_over() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(GAMES)
