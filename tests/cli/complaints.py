"""What a command says to bad input: a sentence on the error stream, nothing else, and an exit code."""

from __future__ import annotations

import pytest

from folsom.cli import main


def complaint(capsys: pytest.CaptureFixture[str], *words: str, code: int = 2) -> str:
    """What was said by a command that ends with this code."""
    try:
        found: object = main(list(words))
    except SystemExit as left:
        found = left.code
    assert found == code
    said = capsys.readouterr()
    assert said.out == ""
    assert "Traceback" not in said.err
    return said.err
