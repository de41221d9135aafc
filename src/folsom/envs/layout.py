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
    """A named slice, one number per column in each row; a number times *unit* is the count that it stands for."""

    name: str
    says: str
    columns: tuple[str, ...]
    rows: tuple[str, ...] = ("",)
    unit: int = 1
    most: int = 1
    start: int = 0

    @property
    def size(self) -> int:
        """How many numbers the part has."""
        return len(self.rows) * len(self.columns)

    @property
    def place(self) -> slice:
        """The part's slice of the vector."""
        return slice(self.start, self.start + self.size)

    def label(self, number: int) -> str:
        """What one of the part's numbers means."""
        row, column = divmod(number, len(self.columns))
        return " ".join(word for word in (self.name, self.rows[row], self.columns[column]) if word)


class ObservationLayout:
    """The parts in order, with methods that decode a vector."""

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
        """The largest value of each number; none is below 0."""
        return np.concatenate([np.full(part.size, part.most / part.unit, np.float32) for part in self.parts.values()])

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """What each number means, in words."""
        return tuple(part.label(number) for part in self.parts.values() for number in range(part.size))

    @cached_property
    def units(self) -> Counts:
        """The unit of each number."""
        return np.concatenate([np.full(part.size, part.unit) for part in self.parts.values()])

    def counts(self, vector: Vector) -> Counts:
        """A whole vector as counts."""
        return np.asarray(np.rint(np.asarray(vector) * self.units), np.int64)

    def table(self, vector: Vector, name: str) -> Counts:
        """One part of a vector as counts, in rows and columns."""
        part = self.parts[name]
        counts = np.rint(np.asarray(vector)[..., part.place] * part.unit)
        return np.asarray(counts.reshape(*counts.shape[:-1], len(part.rows), len(part.columns)), np.int64)

    def meaning(self, vector: Vector) -> dict[str, int]:
        """All counts that aren't 0, by label."""
        counts = self.counts(vector)
        return {self.labels[place]: int(counts[place]) for place in np.flatnonzero(counts)}
