"""Count something over many games: what it pays to begin.

Many games are one array, and a door takes them all at once. The seats that began are read from the states.

Run it: `python examples/count_games.py [GAMES]`.
"""

import sys

from folsom.express import doors
from folsom.express.components import SEATS
from folsom.express.house import make_table
from folsom.express.log import Log
from folsom.express.state import State
from folsom.kernel import Chance, many, read, seed_chance, words

PLAYERS, SEED = 4, 1899


def finished_games(games: int) -> tuple[list[State], list[int]]:
    """That many games played at random to the end, and the seat that began each."""
    states, template, logs, dice = many(State, games), many(State, 1), many(Log, 1), many(Chance, 1)
    make_table(PLAYERS).template(Chance()).write(template, 0)
    seed_chance(SEED).write(dice, 0)
    doors.new_many(states, template, logs, dice)
    began = [int(read(states, game, "first")) for game in range(games)]
    doors.playout_many(states, logs, dice)
    return states, began


def main(games: int) -> None:
    """Print what each place at the table earns, counted from the first player."""
    states, began = finished_games(games)
    money, ranks = words(games * SEATS), words(games * SEATS)
    doors.outcome_many(states, money, ranks)
    for place in range(PLAYERS):
        at = [game * SEATS + (first + place) % PLAYERS for game, first in enumerate(began)]
        earned = sum(int(money[n]) for n in at) / games
        won = sum(int(ranks[n]) == 1 for n in at) / games
        print(f"place {place + 1}: ${earned:.0f} on average, first or tied for first in {won:.1%} of {games} games")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
