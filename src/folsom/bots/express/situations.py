"""The situations of a game's next turn: for learning what is wished for in them, never for choosing."""

from __future__ import annotations

import random

from folsom.bots.express import entry_points
from folsom.express.choice_codes import CHOICES
from folsom.express.state import State
from folsom.games import Express
from folsom.kernel import SEED_BITS, Chance, many, seed_chance, words
from folsom.kernel.log import Log


def situations_of(game: Express, dice: random.Random) -> dict[int, int]:
    """The situation that each choice of the turn meets, as the truth has it, by the choice's code."""
    states, chance, found = many(State, 2), many(Chance, 1), words(CHOICES)
    game.position.state.write(states, 0)
    seed_chance(dice.getrandbits(SEED_BITS)).write(chance, 0)
    entry_points.note_situations(states, many(Log, 1), chance, found)
    (seat,) = game.to_act
    return {choice.code: int(found[choice.code]) for choice in game.choices(seat)}
