"""The data for fits: features and situations of a game's true state. Bots never use them to choose."""

from __future__ import annotations

import random

from folsom.bots.express import entry_points
from folsom.bots.express.feature_names import FEATURES
from folsom.bots.express.workspace import Workspace
from folsom.express.choice_codes import CHOICES
from folsom.express.components import SEATS
from folsom.express.state import State
from folsom.games import Express
from folsom.kernel import SEED_BITS, floats, many, seed_chance, words, write


def features_of(game: Express) -> list[list[float]]:
    """The features of each seat."""
    states, features = many(State, 1), floats([0.0] * (SEATS * FEATURES))
    game.position.state.write(states, 0)
    entry_points.seat_features(many(Workspace, 1), states, features)
    rows = (features[seat * FEATURES : (seat + 1) * FEATURES] for seat in range(game.players))
    return [[float(feature) for feature in row] for row in rows]


def situations_of(game: Express, rng: random.Random) -> dict[int, int]:
    """The situation that each choice of the turn meets, by the choice's code."""
    workspaces, states, found = many(Workspace, 1), many(State, 2), words(CHOICES)
    game.position.state.write(states, 0)
    write(workspaces, 0, "dice", seed_chance(rng.getrandbits(SEED_BITS)))
    entry_points.turn_situations(workspaces, states, found)
    (seat,) = game.to_act
    return {choice.code: int(found[choice.code]) for choice in game.choices(seat)}
