"""Operations and rules that only compiled code can call, made callable from Python."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from folsom.kernel import MODE, Mode


def callable_from_python(function: Callable[..., Any]) -> Callable[..., Any]:
    """A plain function that calls rules: compiled where they are. It isn't cached, so an edit is always seen."""
    if MODE is Mode.INTERPRETED:
        return function
    from numba import njit

    made: Callable[..., Any] = njit(function)
    return made


def of_one(operation: Callable[[int], int]) -> Callable[[int], int]:
    """An operation on one word."""

    def call(word: int) -> int:
        return operation(word)

    return callable_from_python(call)


def of_two(operation: Callable[[int, int], int]) -> Callable[[int, int], int]:
    """An operation on two words."""

    def call(word: int, other: int) -> int:
        return operation(word, other)

    return callable_from_python(call)
