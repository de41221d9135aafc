"""How an observation is laid out: a flat vector of named parts, each a small table of numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
import numpy.typing as npt

Vector = npt.NDArray[np.float32]
Counts = npt.NDArray[np.int64]


@dataclass(frozen=True)
class LayoutPart:
    """A named slice: a number for each column, in each row; times *unit* it is the count that it stands for."""

    name: str
    says: str
    columns: tuple[str, ...]
    rows: tuple[str, ...] = ("",)
    unit: int = 1
    most: int = 1
    start: int = 0

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return len(self.rows) * len(self.columns)

    @property
    def place(self) -> slice:
        """Where it is in the vector."""
        return slice(self.start, self.start + self.size)

    def label(self, number: int) -> str:
        """What one of its numbers says."""
        row, column = divmod(number, len(self.columns))
        return " ".join(word for word in (self.name, self.rows[row], self.columns[column]) if word)


class ObservationLayout:
    """Parts one after the other, and the way back from a vector to what it means."""

    def __init__(self, parts: Sequence[LayoutPart]) -> None:
        self.parts: dict[str, LayoutPart] = {}
        self.size = 0
        for part in parts:
            self.parts[part.name] = replace(part, start=self.size)
            self.size += part.size

    def start(self, name: str) -> int:
        """Where a part begins."""
        return self.parts[name].start

    @cached_property
    def highest(self) -> Vector:
        """The largest that each number can be; none is below 0."""
        return np.concatenate([np.full(part.size, part.most / part.unit, np.float32) for part in self.parts.values()])

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """What each number says, in words."""
        return tuple(part.label(number) for part in self.parts.values() for number in range(part.size))

    @cached_property
    def units(self) -> Counts:
        """What each number is counted in."""
        return np.concatenate([np.full(part.size, part.unit) for part in self.parts.values()])

    def counts(self, vector: Vector) -> Counts:
        """A whole vector as it was counted."""
        return np.asarray(np.rint(np.asarray(vector) * self.units), np.int64)

    def table(self, vector: Vector, name: str) -> Counts:
        """One part of a vector as it was counted, a row for each of its rows."""
        part = self.parts[name]
        counts = np.rint(np.asarray(vector)[..., part.place] * part.unit)
        return np.asarray(counts.reshape(*counts.shape[:-1], len(part.rows), len(part.columns)), np.int64)

    def meaning(self, vector: Vector) -> dict[str, int]:
        """All numbers that aren't 0, by label, as they were counted."""
        counts = self.counts(vector)
        return {self.labels[place]: int(counts[place]) for place in np.flatnonzero(counts)}
