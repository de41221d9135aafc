"""From what choices are worth to a choice."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from math import inf

from folsom.games import Choice


def checked_word(parameter: str, word: str, allowed: Sequence[str]) -> None:
    """Raise ValueError where a bot's parameter is none of the words that it can be."""
    if word not in allowed:
        raise ValueError(f"{parameter} is {' or '.join(allowed)}, not {word!r}")


def checked_number(parameter: str, number: float, least: float, most: float = inf) -> None:
    """Raise ValueError where a bot's parameter is too small, too large, or no number."""
    if not least <= number < inf:
        raise ValueError(f"{parameter} is at least {least:g}, not {number:g}")
    if number > most:
        raise ValueError(f"{parameter} is at most {most:g}, not {number:g}")


def best(choices: Sequence[Choice], worths: Sequence[float], rng: random.Random) -> Choice:
    """The choice that is worth most; among equals, any."""
    most = max(worths)
    return rng.choice([choice for choice, worth in zip(choices, worths, strict=True) if worth == most])


def settled(visits: Collection[int], left: float) -> bool:
    """Whether no choice can overtake the one that was visited most, in as many iterations as are left."""
    first, second = sorted((0, 0, *visits))[-1:-3:-1]
    return first - second > left


def by_visits(choices: Sequence[Choice], visits: Sequence[float], temperature: float, rng: random.Random) -> Choice:
    """The choice that was visited most; as it gets warmer, others too, as often as visits ** (1 / temperature)."""
    if temperature == 0:
        return best(choices, visits, rng)
    most = max(visits)
    weights = [(count / most) ** (1 / temperature) for count in visits]
    return rng.choices(choices, weights)[0]
