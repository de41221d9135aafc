"""Count something over many games: what it pays to begin.

Many games are arrays, and one call plays them all.

Run it: `python examples/count_games.py [GAMES]`.
"""

import sys

import numpy as np

import folsom

PLAYERS, SEED = 4, 1899


def main(games: int) -> None:
    """Print what each place at the table earns, counted from the first player."""
    batch = folsom.batch(games, PLAYERS, seed=SEED)
    began, _ = batch.legal()  # in a new game the first player is to act
    batch.playout()
    money, ranks = batch.outcome()
    every = np.arange(games)
    for place in range(PLAYERS):
        seats = (began + place) % PLAYERS
        earned, won = money[every, seats].mean(), (ranks[every, seats] == 1).mean()
        print(f"place {place + 1}: ${earned:.0f} on average, first or tied for first in {won:.1%} of {games} games")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
