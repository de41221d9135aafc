"""Samples files: a header with the player and the seed, then a line for each finished game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Generic, Protocol, Self, TypeVar

from folsom.arena.json_lines import JsonLinesFile

FORMAT = 1


class Kept(Protocol):
    """The interface of what a samples file can hold."""

    def as_dict(self) -> dict[str, Any]:
        """The sample as JSON data, for a file."""

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Self:
        """The sample whose `as_dict` this is; raises ValueError if it can't be one."""


K = TypeVar("K", bound=Kept)


class BadSamples(ValueError):
    """A samples file that can't be resumed, with the reason."""


class SamplesFile(JsonLinesFile, Generic[K]):
    """The samples from the games of a fit; each game is written at once."""

    def __init__(self, path: Path, kind: type[K], fitting: str, player: str, seed: int) -> None:
        """Open or create the file; raises `BadSamples` if it belongs to another fit, player or seed, and OSError."""
        self.games: list[list[K]] = []
        self._kind = kind
        super().__init__(path, {"folsom_samples": FORMAT, "fitting": fitting, "player": player, "seed": seed})

    def keep(self, game: list[K]) -> None:
        """Add a finished game."""
        self.write([sample.as_dict() for sample in game])

    def read(self, header: str, *lines: str) -> None:
        """Read the games of the file."""
        self._check(header)
        self.games = [self._game(number, line) for number, line in enumerate(lines, start=2)]

    def _check(self, line: str) -> None:
        """Raise `BadSamples` if the first line isn't that of this fit."""
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict) or "folsom_samples" not in found:
            raise BadSamples(f"{self.path} isn't a samples file, so it was left alone")
        if found != self.header:
            played = f"for {found.get('fitting')}, {found.get('player')} from seed {found.get('seed')}"
            raise BadSamples(f"{self.path} has other samples ({played}): use another file")

    def _game(self, number: int, line: str) -> list[K]:
        try:
            return [self._kind.from_dict(data) for data in json.loads(line)]
        except (ValueError, KeyError, TypeError) as error:
            raise BadSamples(f"line {number} of {self.path} is damaged: {error}") from None
