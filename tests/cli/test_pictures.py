"""The pictures of the terminal in the documents show what `folsom play` shows."""

from pathlib import Path

import pytest

from tools.terminal_pictures import PICTURES, picture, screen


@pytest.mark.parametrize("file", PICTURES, ids=lambda file: file.stem)
def test_a_picture_shows_a_real_screen(file: Path) -> None:
    assert file.read_text() == picture(screen(PICTURES[file]())), "run `make docs`"
