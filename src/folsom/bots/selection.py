"""From the values or visits of choices to a choice."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence

from folsom.games import Choice


def best_choice(choices: Sequence[Choice], values: Sequence[float], rng: random.Random) -> Choice:
    """The choice with the best value; among equals, one at random."""
    most = max(values)
    return rng.choice([choice for choice, value in zip(choices, values, strict=True) if value == most])


def is_decided(visits: Collection[int], left: float) -> bool:
    """Whether no choice can overtake the one with the most visits in the iterations that are left."""
    first, second = sorted((0, 0, *visits))[-1:-3:-1]
    return first - second > left


def choice_by_visits(
    choices: Sequence[Choice], visits: Sequence[float], temperature: float, rng: random.Random
) -> Choice:
    """The choice with the most visits; above temperature 0, one drawn in proportion to visits ** (1 / temperature)."""
    if temperature == 0:
        return best_choice(choices, visits, rng)
    most = max(visits)
    weights = [(count / most) ** (1 / temperature) for count in visits]
    return rng.choices(choices, weights)[0]
