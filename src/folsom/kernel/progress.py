"""The line that explains the wait when Folsom first starts on a machine."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, TextIO

from folsom.kernel.compiler import RULES_WRITTEN

CLEAR_LINE = "\r\x1b[K"
WHY = "folsom: compiling the rules for this machine; this happens once"


class CompileProgress:
    """Counts the functions compiled in this process and says so on one line of *stream*."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._depth = 0
        self._done = 0
        self._packages: set[str] = set()  # those with something compiled

    def begin(self, package: str) -> None:
        """A function of a package starts to compile, perhaps inside another."""
        if self._depth == self._done == 0:
            self._say(f"{CLEAR_LINE}{WHY} …" if self._live else f"{WHY} …\n")
        self._packages.add(package)
        self._depth += 1

    def end(self) -> None:
        """That function is done."""
        self._depth -= 1
        self._done += 1
        if self._live:
            self._say(f"\r{WHY}: {self._done} of about {self._expected} functions")
            if self._depth == 0:
                self._say(CLEAR_LINE)

    @property
    def _expected(self) -> int:
        """How many functions the packages reached so far have; never less than the number done."""
        return max(sum(RULES_WRITTEN[package] for package in self._packages), self._done)

    @property
    def _live(self) -> bool:
        return self._stream.isatty()

    def _say(self, text: str) -> None:
        self._stream.write(text)
        self._stream.flush()


PROGRESS = CompileProgress(sys.stderr)


def shown(compile_function: Callable[..., Any], package: str) -> Callable[..., Any]:
    """A package's compiling function, wrapped so that the progress line counts it."""

    def compile_and_count(*args: Any) -> Any:
        PROGRESS.begin(package)
        try:
            return compile_function(*args)
        finally:
            PROGRESS.end()

    return compile_and_count
