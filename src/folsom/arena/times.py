"""How long choices took, as a histogram with narrow classes: a million choices need no more room than ten."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import floor, fsum, log10
from typing import Any, Self

CLASSES_A_DECADE = 50  # each is 4.7 % wide
SHORTEST = 1e-9  # seconds, if the clock hasn't moved


@dataclass
class Times:
    """CPU seconds of choices: number, sum and longest are exact, quantiles come from classes."""

    choices: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    classes: Counter[int] = field(default_factory=Counter)

    def add(self, seconds: float) -> None:
        """Count one choice."""
        self.choices += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        self.classes[floor(CLASSES_A_DECADE * log10(max(seconds, SHORTEST)))] += 1

    @classmethod
    def of_all(cls, many: Iterable[Times]) -> Self:
        """All of these times merged; their order doesn't matter."""
        every = [*many]
        classes: Counter[int] = Counter()
        for times in every:
            classes.update(times.classes)
        longest = max((times.longest for times in every), default=0.0)
        return cls(sum(times.choices for times in every), fsum(times.seconds for times in every), longest, classes)

    @property
    def mean(self) -> float | None:
        """Mean seconds per choice; None if there was no choice."""
        return self.seconds / self.choices if self.choices else None

    def quantile(self, share: float) -> float | None:
        """The time within which this share of the choices was made, to half a class; None if there was no choice."""
        reached = 0
        for number in sorted(self.classes):
            reached += self.classes[number]
            if reached >= share * self.choices:
                return min(middle_of(number), self.longest)
        return None

    def as_dict(self) -> dict[str, Any]:
        """The times as JSON data, for a results file."""
        classes = {str(number): count for number, count in sorted(self.classes.items())}
        return {"choices": self.choices, "seconds": self.seconds, "longest": self.longest, "classes": classes}

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Self:
        """The times whose `as_dict` this is."""
        classes = Counter({int(number): int(count) for number, count in data["classes"].items()})
        return cls(int(data["choices"]), float(data["seconds"]), float(data["longest"]), classes)


def middle_of(number: int) -> float:
    """The middle of a class, in seconds."""
    return float(10 ** ((number + 0.5) / CLASSES_A_DECADE))
