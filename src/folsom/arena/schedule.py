"""Tables for many bots, drawn so that any two of them meet about equally often."""

from __future__ import annotations

import random


def balanced_tables(entrants: int, seats: int, tables: int, seed: int) -> list[tuple[int, ...]]:
    """Tables of different entrants, drawn one after the other; asking for more keeps the first ones the same.

    Each table starts with an entrant that has played least, and is filled with those that have met its entrants least.
    """
    rng, drawn = random.Random(f"schedule {seed}"), []
    met = [[0] * entrants for _ in range(entrants)]
    played = [0] * entrants
    for _ in range(tables):
        table = _next_table(met, played, seats, rng)
        for one in table:
            played[one] += 1
            for other in table:
                met[one][other] += one != other
        drawn.append(tuple(table))
    return drawn


def _next_table(met: list[list[int]], played: list[int], seats: int, rng: random.Random) -> list[int]:
    tie_breaks = [rng.random() for _ in played]
    table: list[int] = []
    while len(table) < seats:
        free = (one for one in range(len(played)) if one not in table)
        table.append(min(free, key=lambda one: (played[one], sum(met[one][other] for other in table), tie_breaks[one])))
    return table
