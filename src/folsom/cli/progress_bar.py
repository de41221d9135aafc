"""A progress bar on the error stream, apart from the report."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable
from types import TracebackType
from typing import Self, TextIO

BAR = 24
PATIENCE = 2.0  # seconds until a line is printed where there's no terminal
MINUTE, HOUR = 60, 3600
LONG_MINUTE, LONG_HOUR = 1.5 * MINUTE, 1.5 * HOUR  # up to which the smaller unit says more


class ProgressBar:
    """How much of *total* is done: a bar that disappears on a terminal; elsewhere one line if it takes long.

    `with ProgressBar(stream, total, "playing") as bar: … bar.show(done, "3 of 4 games")`
    """

    def __init__(self, stream: TextIO, total: int, doing: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._stream, self._total, self._doing, self._clock = stream, total, doing, clock
        self._live = stream.isatty()
        self._began = clock()
        self._told = False
        self._drawn = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._live:
            self._say(f"\r{' ' * self._drawn}\r")

    def show(self, done: int, note: str) -> None:
        """Update the bar."""
        if self._live:
            self._draw(f"{self._bar(done)} {100 * done // self._total:3} %  {note}")
        elif not self._told and self._clock() - self._began > PATIENCE:
            self._told = True
            self._say(f"folsom: {self._doing} …\n")

    def time_left(self, done: int) -> str:
        """How long the rest will take at this speed."""
        seconds = (self._clock() - self._began) * (self._total - done) / max(done, 1)
        return f"{in_words(seconds)} left"

    def _bar(self, done: int) -> str:
        full = BAR * done // self._total
        return f"[{'#' * full}{'.' * (BAR - full)}]"

    def _draw(self, line: str) -> None:
        line = line[: shutil.get_terminal_size().columns - 1]
        self._say(f"\r{line.ljust(self._drawn)}")
        self._drawn = len(line)

    def _say(self, text: str) -> None:
        self._stream.write(text)
        self._stream.flush()


def in_words(seconds: float) -> str:
    """A duration in words."""
    if seconds < LONG_MINUTE:
        return f"{max(1, round(seconds))} s"
    if seconds < LONG_HOUR:
        return f"{round(seconds / MINUTE)} min"
    return f"{round(seconds / HOUR)} h"
