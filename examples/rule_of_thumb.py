"""A bot of one's own for Super: two rules of thumb, read off the train, against three who pick at random.

Run it: `python examples/rule_of_thumb.py [GAMES]`.
"""

import random
import sys

import folsom


def plan(view: folsom.SuperView) -> str:
    """Facing the locomotive, go there by the other level; otherwise come round to it. Walk off neither end."""
    places = [(car, bandit) for car in view.cars for bandit in (*car.inside, *car.roof)]
    car, me = next((car, bandit) for car, bandit in places if bandit.seat == view.seat)
    if me.faces_locomotive:
        return "Floor, Fire, Turn" if car == view.cars[0] else "Floor, Fire, Move"
    return "Turn, Fire, Move" if car == view.cars[-1] else "Move, Fire, Turn"


def main(games: int) -> None:
    """Seat 0 is the bot; say how often it wins."""
    won, rng = 0, random.Random(1899)
    for seed in range(games):
        game = folsom.Super(players=4, seed=seed)
        while not game.over:
            for seat in game.to_act:
                game.play(seat, rng.choice(game.choices(seat)) if seat else plan(game.view(seat)))
        won += 0 in game.result.winners
    print(f"The rules of thumb won {won} of {games} games; one in four would be luck.")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
