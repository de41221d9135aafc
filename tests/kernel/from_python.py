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
