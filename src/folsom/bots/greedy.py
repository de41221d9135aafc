"""The bot that tries each choice in a few imagined games that are played on at random."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from folsom.games import SEED_BITS, Choice, Eye, Game, imagine


@dataclass(frozen=True)
class GreedyBot:
    """Takes the choice after which it ends best, on average over the games that it imagines."""

    worlds: int = 6
    playouts: int = 16  # of each choice in each world

    def choose(self, view: Eye[Any], choices: Sequence[Choice], rng: random.Random) -> Choice:
        """The choice that pays best in the same imagined worlds, with the same dice, as all others."""
        worth = [0] * len(choices)
        for _ in range(self.worlds):
            world, seed = imagine(view, rng), rng.getrandbits(SEED_BITS)
            for number, choice in enumerate(choices):
                worth[number] += self._worth(world, choice, seed)
        return choices[worth.index(max(worth))]

    def _worth(self, world: Game[Any, Any], choice: Choice, seed: int) -> int:
        """What the chooser has in the end, over all playouts."""
        after = world.copy()
        after.play(choice.seat, choice)
        return sum(moneys[choice.seat] for moneys in after.playouts(self.playouts, seed))
