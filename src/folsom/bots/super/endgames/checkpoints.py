"""An unfinished solution, saved in a file to resume from."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from folsom.bots.super.endgames import solver
from folsom.bots.super.endgames.loot_classes import LootClasses, Matrix
from folsom.bots.super.endgames.position_numbers import cars_of, count_of
from folsom.bots.super.endgames.solver import Solved
from folsom.kernel.cache import cache_key

PARTS = ("values", "best_responses", "gains")


class BadCheckpoint(ValueError):
    """A file that isn't a checkpoint, or is damaged."""


def sources() -> str:
    """A hash of the solver's sources; checkpoints of a different solver are ignored."""
    return cache_key(Path(solver.__file__))


def write_checkpoint(file: Path, solved: dict[int, Solved]) -> None:
    """Save what is solved so far."""
    rows = {part: np.concatenate([getattr(found, part).reshape(-1) for found in solved.values()]) for part in PARTS}
    numbers = np.array(list(solved), np.int64)
    with file.open("wb") as checkpoint:  # given a name, numpy would add a suffix to it
        np.savez(checkpoint, allow_pickle=False, sources=np.array(sources()), numbers=numbers, **rows)


def read_checkpoint(file: Path, loot_classes: LootClasses) -> dict[int, Solved]:
    """What the same solver has solved; empty without such a file. Raises `BadCheckpoint` if it isn't a checkpoint."""
    if not file.exists():
        return {}
    try:
        with file.open("rb") as checkpoint, np.load(checkpoint, allow_pickle=False) as kept:
            if str(kept["sources"]) != sources():
                return {}
            rows, numbers = [kept[part] for part in PARTS], kept["numbers"].tolist()
        return dict(_split(numbers, rows, loot_classes))
    except (ValueError, KeyError, EOFError, BadZipFile):
        raise BadCheckpoint(f"{file} isn't a checkpoint of this command, or it is damaged: move it away") from None


def _split(numbers: list[int], rows: list[Matrix], loot_classes: LootClasses) -> Iterator[tuple[int, Solved]]:
    """The rows of each position, one after the other."""
    shares, classes = 0, 0
    for number in numbers:
        count = count_of(number)
        size = loot_classes.size((cars_of(number), count))
        values, best_responses = (row[shares : shares + size * count].reshape(size, count) for row in rows[:2])
        yield number, Solved(values, best_responses, rows[2][classes : classes + size])
        shares, classes = shares + size * count, classes + size
