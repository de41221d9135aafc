"""The line that says what the first start on a machine is waiting for."""

from collections import Counter
from io import StringIO

import pytest

from folsom.kernel import progress
from folsom.kernel.progress import WHY, CompileProgress


class Terminal(StringIO):
    """A stream that a person looks at."""

    def isatty(self) -> bool:
        return True


def _compile_three(stream: StringIO) -> str:
    """One function that needs another, and then one more."""
    counted = CompileProgress(stream)
    counted.begin("express")
    counted.begin("kernel")
    counted.end()
    counted.end()
    counted.begin("super")
    counted.end()
    return stream.getvalue()


def test_a_file_gets_one_line() -> None:
    assert _compile_three(StringIO()) == f"{WHY} …\n"


def test_a_terminal_gets_a_line_that_counts_and_goes_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "RULES_WRITTEN", Counter(express=7, super=1, kernel=1))
    said = _compile_three(Terminal())
    assert said.startswith(f"\r\x1b[K{WHY} …\r{WHY}: 1 of about 8 functions\r{WHY}: 2 of about 8 functions")
    assert f"\r{WHY}: 3 of about 9 functions" in said
    assert said.endswith("\r\x1b[K")
    assert "\n" not in said


def test_nothing_is_said_where_nothing_is_compiled() -> None:
    stream = StringIO()
    CompileProgress(stream)
    assert stream.getvalue() == ""
