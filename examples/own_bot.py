"""A bot of one's own: try each choice in imagined worlds, play the round on at random, take what paid best.

It gets a view, never the game: what it can't see it has to imagine.

Run it: `python examples/own_bot.py [WORLDS]`.
"""

import random
import sys

import folsom


def decide(view: folsom.ExpressView, choices: list[folsom.Choice], worlds: int, rng: random.Random) -> folsom.Choice:
    """The choice that leaves its seat richest at the end of the round, on average."""
    return max(choices, key=lambda choice: sum(worth(view, choice, rng) for _ in range(worlds)))


def worth(view: folsom.ExpressView, choice: folsom.Choice, rng: random.Random) -> int:
    """The seat's loot at the end of the round, in one world that the view allows."""
    world = folsom.imagine(view, rng)
    world.play(choice.seat, choice)
    while not world.over and world.view().round_number == view.round_number:
        seat = world.to_act[0]
        world.play(seat, rng.choice(world.choices(seat)))
    return sum(bandit.loot.known_value for bandit in world.view(choice.seat).seats[choice.seat].bandits)


def main(worlds: int) -> None:
    """Seat 0 is the bot; the others pick at random."""
    game, rng = folsom.Express(players=3, seed=1899), random.Random(1899)
    while not game.over:
        seat = game.to_act[0]
        choices = game.choices(seat)
        game.play(seat, decide(game.view(seat), choices, worlds, rng) if seat == 0 else rng.choice(choices))
    print(f"The bot is {game.seat_name(0)}.")
    print(game.result)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 8)
