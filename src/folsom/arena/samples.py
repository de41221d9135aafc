"""Samples files: a line that says who plays from which seed, then a line for each game that is done.

The lines are JSON. A file can be gone on with; a last line that was cut off is dropped.
"""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from folsom.arena.fitting import Sample

FORMAT = 1


class BadSamples(ValueError):
    """A samples file that can't be gone on with, with the reason."""


class SamplesFile:
    """Where the games of a fit are kept, each as soon as it is done."""

    def __init__(self, path: Path, player: str, seed: int) -> None:
        """Open it, or make it; raises `BadSamples` for one of another player or seed, and OSError."""
        self.path, self._header = path, {"folsom_samples": FORMAT, "player": player, "seed": seed}
        text = path.read_text(encoding="utf-8", errors="replace") if path.exists() else ""
        whole = text[: text.rfind("\n") + 1]
        self.games: list[list[Sample]] = self._read(whole or text)
        self._file = path.open("r+" if text else "w", encoding="utf-8", newline="\n")
        self._file.seek(len(whole.encode()))
        self._file.truncate()
        if not text:
            self._write(self._header)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def keep(self, game: list[Sample]) -> None:
        """Add a game that is done."""
        self._write([sample.as_dict() for sample in game])

    def _write(self, data: Any) -> None:
        self._file.write(json.dumps(data, separators=(",", ":")) + "\n")
        self._file.flush()

    def _read(self, text: str) -> list[list[Sample]]:
        if not text:
            return []
        first, *lines = text.splitlines()
        self._check(first)
        return [self._game(number, line) for number, line in enumerate(lines, start=2)]

    def _check(self, line: str) -> None:
        """Raise `BadSamples` if the first line isn't that of this fit."""
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict) or "folsom_samples" not in found:
            raise BadSamples(f"{self.path} is no samples file, so nothing is added to it")
        if found != self._header:
            played = f"{found.get('player')} from seed {found.get('seed')}"
            raise BadSamples(f"{self.path} has other samples ({played}): name another file")

    def _game(self, number: int, line: str) -> list[Sample]:
        try:
            return [Sample.from_dict(data) for data in json.loads(line)]
        except (ValueError, KeyError, TypeError) as error:
            raise BadSamples(f"line {number} of {self.path} is damaged: {error}") from None
