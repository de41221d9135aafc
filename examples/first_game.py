"""A first game: four seats, everyone picks at random, and one seat's story is told.

Run it: `python examples/first_game.py [SEED]`.
"""

import random
import sys

import folsom


def main(seed: int) -> None:
    """Play one game and say what the first seat saw of it."""
    game = folsom.Express(players=4, seed=seed)
    rng = random.Random(seed)
    told = 0
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, rng.choice(game.choices(seat)))
        news = game.events(seat=0, since=told)
        told += len(news)
        for event in news:
            if event.text:
                print(event)
    print()
    print(game.result)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1899)
