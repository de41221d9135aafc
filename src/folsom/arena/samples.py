"""Samples files: a line that says who plays from which seed, then a line for each game that is done."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Generic, Protocol, Self, TypeVar

from folsom.arena.lines import LinesFile

FORMAT = 1


class Kept(Protocol):
    """What can be kept in such a file."""

    def as_dict(self) -> dict[str, Any]:
        """For a file."""

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Self:
        """The one whose `as_dict` this is; raises ValueError where it can't be one."""


K = TypeVar("K", bound=Kept)


class BadSamples(ValueError):
    """A samples file that can't be gone on with, with the reason."""


class SamplesFile(LinesFile, Generic[K]):
    """Where what the games of a fit have shown is kept, each as soon as it is done."""

    def __init__(self, path: Path, kind: type[K], fitting: str, player: str, seed: int) -> None:
        """Open it, or make it; raises `BadSamples` for one of another fit, player or seed, and OSError."""
        self.games: list[list[K]] = []
        self._kind = kind
        super().__init__(path, {"folsom_samples": FORMAT, "fitting": fitting, "player": player, "seed": seed})

    def keep(self, game: list[K]) -> None:
        """Add a game that is done."""
        self.write([sample.as_dict() for sample in game])

    def read(self, header: str, *lines: str) -> None:
        """Take in the games of the file."""
        self._check(header)
        self.games = [self._game(number, line) for number, line in enumerate(lines, start=2)]

    def _check(self, line: str) -> None:
        """Raise `BadSamples` if the first line isn't that of this fit."""
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict) or "folsom_samples" not in found:
            raise BadSamples(f"{self.path} is no samples file, so nothing is added to it")
        if found != self.header:
            played = f"for {found.get('fitting')}, {found.get('player')} from seed {found.get('seed')}"
            raise BadSamples(f"{self.path} has other samples ({played}): name another file")

    def _game(self, number: int, line: str) -> list[K]:
        try:
            return [self._kind.from_dict(data) for data in json.loads(line)]
        except (ValueError, KeyError, TypeError) as error:
            raise BadSamples(f"line {number} of {self.path} is damaged: {error}") from None
