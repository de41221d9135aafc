"""Your own bot for Super: two rules of thumb, against three bots that choose at random.

Run it: `python examples/rule_of_thumb.py [GAMES]`. Or let it play others, from within this folder:
`folsom match super rule_of_thumb:RuleOfThumb random random --games 300`.
"""

import random
import sys
from collections.abc import Sequence

import folsom
from folsom.bots import Budget


class RuleOfThumb:
    """Goes by what it sees, and by no chance."""

    def choose(
        self, view: folsom.SuperView, choices: Sequence[folsom.Choice], budget: Budget, rng: random.Random
    ) -> folsom.Choice:
        """The plan that the rules of thumb name."""
        wanted = plan(view)
        return next(choice for choice in choices if choice.text == wanted)


def plan(view: folsom.SuperView) -> str:
    """Facing the locomotive, go there by the other level; otherwise come round to it. Walk off neither end."""
    places = [(car, bandit) for car in view.cars for bandit in (*car.inside, *car.roof)]
    car, me = next((car, bandit) for car, bandit in places if bandit.seat == view.seat)
    if me.faces_locomotive:
        return "Floor, Fire, Turn" if car == view.cars[0] else "Floor, Fire, Move"
    return "Turn, Fire, Move" if car == view.cars[-1] else "Move, Fire, Turn"


def main(games: int) -> None:
    """Seat 0 is the bot; say how often it wins."""
    won, rng, bot = 0, random.Random(1899), RuleOfThumb()
    for seed in range(games):
        game = folsom.Super(players=4, seed=seed)
        while not game.over:
            for seat in game.to_act:
                choices = game.choices(seat)
                chosen = rng.choice(choices) if seat else bot.choose(game.view(seat), choices, Budget(), rng)
                game.play(seat, chosen)
        won += 0 in game.result.winners
    print(f"The rules of thumb won {won} of {games} games; one in four would be luck.")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
