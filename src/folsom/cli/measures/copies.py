"""Copies of states in compiled code: an entry point that only the bench needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from folsom.kernel import Record, entry_point

SLOTS = 16  # few enough to stay near the processor, as a state that is searched from does


def copier(state_type: type[Record]) -> Callable[[list[Any], int], None]:
    """An entry point that copies states from slot to slot; each copy starts from an earlier one."""

    def bench_copies(states: list[Any], copies: int) -> None:
        for turn in range(copies):
            states[(5 * turn + 1) % SLOTS] = states[3 * turn % SLOTS]

    bench_copies.__annotations__["states"] = list[state_type]  # type: ignore[valid-type]  # each has its own entry point
    return entry_point(bench_copies)
