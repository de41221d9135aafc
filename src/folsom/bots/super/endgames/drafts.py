"""A solution that isn't finished, kept in a file to go on from."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from folsom.bots.super.endgames import solver
from folsom.bots.super.endgames.ledger import Ledger, Matrix
from folsom.bots.super.endgames.numbers import cars_of, count_of
from folsom.bots.super.endgames.solver import Solved
from folsom.kernel.cache import cache_key

PARTS = ("means", "answers", "gains")


class BadDraft(ValueError):
    """A file that can't be gone on from; the text says so."""


def sources() -> str:
    """A name for all that a solution is made by: another solver doesn't go on from it."""
    return cache_key(Path(solver.__file__))


def write_draft(file: Path, solved: dict[int, Solved]) -> None:
    """Keep what is solved so far."""
    rows = {part: np.concatenate([getattr(found, part).reshape(-1) for found in solved.values()]) for part in PARTS}
    numbers = np.array(list(solved), np.int64)
    with file.open("wb") as draft:  # by its name alone, numpy would add another to it
        np.savez(draft, allow_pickle=False, sources=np.array(sources()), numbers=numbers, **rows)


def read_draft(file: Path, ledger: Ledger) -> dict[int, Solved]:
    """What was solved before, by the same solver; nothing, if there is no such file; `BadDraft` for any other."""
    if not file.exists():
        return {}
    try:
        with file.open("rb") as draft, np.load(draft, allow_pickle=False) as kept:
            if str(kept["sources"]) != sources():
                return {}
            rows, numbers = [kept[part] for part in PARTS], kept["numbers"].tolist()
        return dict(_split(numbers, rows, ledger))
    except (ValueError, KeyError, EOFError, BadZipFile):
        raise BadDraft(f"{file} is no solution to go on from, or it is damaged: move it away") from None


def _split(numbers: list[int], rows: list[Matrix], ledger: Ledger) -> Iterator[tuple[int, Solved]]:
    """The rows of each position, one after the other."""
    shares, classes = 0, 0
    for number in numbers:
        count = count_of(number)
        size = ledger.size((cars_of(number), count))
        means, answers = (row[shares : shares + size * count].reshape(size, count) for row in rows[:2])
        yield number, Solved(means, answers, rows[2][classes : classes + size])
        shares, classes = shares + size * count, classes + size
