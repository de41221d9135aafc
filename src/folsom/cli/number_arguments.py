"""Numbers on a command line: games, seeds and processes."""

from __future__ import annotations

import argparse
import re
from fractions import Fraction

from folsom.cli.table_arguments import whole_number
from folsom.kernel import SEED_BITS

MOST_GAMES = 10**10  # the sums of more might overflow 64 bits
MULTIPLES = {"": 1, "k": 10**3, "m": 10**6}
MOST_PROCESSES = 1024


def number_of_games(text: str) -> int:
    """A number of games: 5000, 100_000, 100,000, 100k, 2.5M or 1e6."""
    plain = re.sub(r"(?<=\d)[_,](?=\d{3}(?!\d))", "", text.casefold())
    written = re.fullmatch(r"(-?\d+(?:\.\d+)?(?:e\+?\d{1,2})?)([km]?)", plain)
    count = Fraction(written[1]) * MULTIPLES[written[2]] if written else None
    if count is None or count.denominator != 1:
        raise argparse.ArgumentTypeError(f"{text!r} isn't a number of games, such as 5000, 100k or 1e6")
    if not 1 <= count <= MOST_GAMES:
        raise argparse.ArgumentTypeError(f"from 1 to {MOST_GAMES:,} games can be played, not {text}")
    return int(count)


def seed_number(text: str) -> int:
    """A seed."""
    seed = whole_number(text)
    if not 0 <= seed < 1 << SEED_BITS:
        raise argparse.ArgumentTypeError(f"a seed is a whole number from 0 to 2**{SEED_BITS} - 1, not {text}")
    return seed


def number_of_processes(text: str) -> int:
    """A number of processes."""
    processes = whole_number(text)
    if not 1 <= processes <= MOST_PROCESSES:
        raise argparse.ArgumentTypeError(f"from 1 to {MOST_PROCESSES} processes can play, not {text}")
    return processes
