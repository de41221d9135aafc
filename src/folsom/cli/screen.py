"""A terminal or a pipe: prints lines, reads what is typed."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterable
from typing import TextIO

from folsom.cli.styled_text import Line, all_painted, fit_for, told

LEAST_SCREEN_COLUMNS, MOST_SCREEN_COLUMNS = 40, 110
CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen, what was scrolled away, and home
CLEAR_LINE = "\r\x1b[K"
UNREADABLE = "\N{REPLACEMENT CHARACTER}"


class Screen:
    """Where the table is shown and choices are typed."""

    def __init__(self, typed: TextIO, shown: TextIO, *, colour: bool) -> None:
        self._typed, self._shown = typed, shown
        self._hinted = False
        self.colour = colour
        self.interactive = typed.isatty() and shown.isatty()

    @property
    def width(self) -> int:
        """The columns that lines may take; a narrower terminal breaks them itself."""
        return min(max(shutil.get_terminal_size().columns, LEAST_SCREEN_COLUMNS), MOST_SCREEN_COLUMNS)

    def show(self, lines: Iterable[Line]) -> None:
        """Print lines in their styles."""
        self.say(all_painted(lines, self.colour))

    def say(self, text: str = "") -> None:
        """Print text and a newline."""
        self._write(f"{text}\n")

    def note(self, text: str) -> None:
        """Print sentences, wrapped."""
        self.show(told(text, self.width))

    def hint(self, text: str) -> None:
        """Show what the program is waiting for, until the next output; terminals only."""
        if self.interactive and moves_cursor():
            self._write(text)
            self._shown.flush()
            self._hinted = True

    def clear(self) -> None:
        """Clear the screen and its scrollback; terminals only."""
        if self.interactive:
            self._write(CLEAR if moves_cursor() else "\n" * shutil.get_terminal_size().lines)

    def ask(self, prompt: str) -> str:
        """Ask with a prompt and return what is typed; raises EOFError at the end of the input."""
        try:
            return self._line(prompt).strip()
        except UnicodeDecodeError:
            return UNREADABLE
        except EOFError:
            self.say()
            raise

    def _line(self, prompt: str) -> str:
        self._write("")
        if self.interactive and self._typed is sys.stdin:
            return _edited_line(prompt)
        self._write(prompt)
        self._shown.flush()
        line = self._typed.readline()
        if not line:
            raise EOFError
        if not self._typed.isatty():
            self.say(line.rstrip("\n"))
        return line

    def _write(self, text: str) -> None:
        if self._hinted:
            self._hinted = False
            self._shown.write(CLEAR_LINE)
        self._shown.write(fit_for(self._shown, text))


def _edited_line(prompt: str) -> str:
    """A line with the usual editing keys but no history: another player may be next."""
    try:
        import readline
    except ImportError:  # not on every system
        pass
    else:
        readline.set_auto_history(False)
    return input(prompt)


def moves_cursor() -> bool:
    """Whether the terminal can move its cursor."""
    return os.environ.get("TERM", "dumb") != "dumb"


def wants_colour(shown: TextIO) -> bool:
    """Whether to use colour: if the terminal can, unless the user sets NO_COLOR."""
    return shown.isatty() and moves_cursor() and not os.environ.get("NO_COLOR")
