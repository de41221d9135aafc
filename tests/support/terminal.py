"""A keyboard and a screen for tests of the terminal: a script's pipe, or a terminal with somebody typing."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from folsom.cli import main
from folsom.cli.saved import SavedGame

ESCAPES = re.compile(r"\x1b\[[\d;]*m")


class Terminal(io.StringIO):
    """Text in or out that says it is a terminal."""

    def isatty(self) -> bool:
        return True


class Interrupted(io.StringIO):
    """Lines, and then ctrl-C."""

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # two bases, of bytes and of text
        line = super().readline()
        if not line:
            raise KeyboardInterrupt
        return line


def lines(typed: Iterable[object]) -> str:
    return "".join(f"{line}\n" for line in typed)


class Command:
    """`folsom`, run in this process with its own data folder."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self._monkeypatch, self.folder = monkeypatch, folder
        monkeypatch.setenv("FOLSOM_DATA", str(folder))
        monkeypatch.setenv("COLUMNS", "80")
        self.shown = io.StringIO()
        self.complaint = io.StringIO()

    def run(self, arguments: str, *typed: object) -> int:
        """Run it with lines from a pipe."""
        return self._run(arguments, io.StringIO(lines(typed)), io.StringIO())

    def run_at_terminal(self, arguments: str, *typed: object) -> int:
        """Run it with someone at a terminal that can show colour."""
        self._monkeypatch.setenv("TERM", "xterm")
        self._monkeypatch.delenv("NO_COLOR", raising=False)
        return self._run(arguments, Terminal(lines(typed)), Terminal())

    def run_interrupted(self, arguments: str, *typed: object) -> int:
        """Run it with lines from a pipe, and ctrl-C in the end."""
        return self._run(arguments, Interrupted(lines(typed)), io.StringIO())

    def _run(self, arguments: str, typed: io.StringIO, shown: io.StringIO) -> int:
        self.shown, self.complaint = shown, io.StringIO()
        with self._monkeypatch.context() as patch:
            patch.setattr(sys, "stdout", shown)
            patch.setattr(sys, "stderr", self.complaint)
            patch.setattr(sys, "stdin", typed)
            return main(arguments.split())

    @property
    def text(self) -> str:
        """What was shown."""
        return self.shown.getvalue()

    @property
    def saved(self) -> list[Path]:
        """The files of saved games."""
        return sorted(self.folder.glob("games/*"))

    @property
    def game(self) -> SavedGame:
        """The one game that was saved."""
        (file,) = self.saved
        return SavedGame.read(file.read_text())
