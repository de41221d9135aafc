"""Checks of a bot's parameters: errors name the parameter and the values that it can have."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf


def check_word(parameter: str, word: str, allowed: Sequence[str]) -> None:
    """Raise ValueError unless the word is one of those allowed."""
    if word not in allowed:
        raise ValueError(f"{parameter} must be {' or '.join(allowed)}, not {word!r}")


def check_number(parameter: str, number: float, least: float, most: float = inf) -> None:
    """Raise ValueError if the number is too small, too large, or not a number."""
    if not least <= number < inf:
        raise ValueError(f"{parameter} must be at least {least:g}, not {number:g}")
    if number > most:
        raise ValueError(f"{parameter} must be at most {most:g}, not {number:g}")
