"""Whole games go on as they did when people last looked at them."""

import pytest

from tools.golden_games import EXPRESS


@pytest.mark.parametrize("name", EXPRESS.tables)
def test_a_golden_game_is_played_as_it_was(name: str) -> None:
    """After a wanted change: `python -m tools.golden_games`, and review the diff."""
    assert EXPRESS.told(name)[0].splitlines() == EXPRESS.path(name).read_text().splitlines()


def test_no_golden_game_is_left_over() -> None:
    assert {path.stem for path in EXPRESS.folder.iterdir()} == set(EXPRESS.tables)
