"""Your own bot: try each choice in imagined worlds, play on at random, and take what pays best.

It gets a view, never the game: it imagines what it can't see.

Run it: `python examples/own_bot.py [WORLDS]`. Or let it play others, from within this folder:
`folsom match express own_bot:OwnBot random random --games 30`.
"""

import random
import sys
from collections.abc import Sequence
from dataclasses import dataclass

import folsom
from folsom.bots import Budget

PLAYOUTS = 20  # of each world


@dataclass(frozen=True)
class OwnBot:
    """Its parameters are fields: `own_bot:OwnBot:worlds=20`; a budget of iterations is a number of worlds, too."""

    worlds: int = 8

    def choose(
        self, view: folsom.ExpressView, choices: Sequence[folsom.Choice], budget: Budget, rng: random.Random
    ) -> folsom.Choice:
        """The choice after which its seat ends richest, on average."""
        worlds = [rng.getrandbits(64) for _ in range(budget.iterations or self.worlds)]
        return max(choices, key=lambda choice: sum(worth(view, choice, world) for world in worlds))


def worth(view: folsom.ExpressView, choice: folsom.Choice, seed: int) -> int:
    """The seat's money at the end of games that go on from one world that the view allows."""
    world = folsom.imagine(view, seed)
    world.play(choice.seat, choice)
    return sum(money[choice.seat] for money in world.playouts(PLAYOUTS, seed))


def main(worlds: int) -> None:
    """Seat 0 is the bot; the others pick at random."""
    game, rng, bot = folsom.Express(players=3, seed=1899), random.Random(1899), OwnBot(worlds)
    while not game.over:
        seat = game.to_act[0]
        choices = game.choices(seat)
        game.play(seat, rng.choice(choices) if seat else bot.choose(game.view(seat), choices, Budget(), rng))
    print(f"The bot is {game.seat_name(0)}.")
    print(game.result)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 8)
