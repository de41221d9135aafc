"""Siblings: worlds that differ from the truth only in what one eye can't see.

They are made from the truth itself, by exchanging hidden things, and owe nothing to the code that
builds views or imagines: what that code gives away by mistake differs in them.
"""

from __future__ import annotations

import random

import folsom
from tests.kit import Kit
from tests.random_games import AnyGame, Eye


def sibling(kit: Kit, game: AnyGame, eye: Eye, rng: random.Random) -> AnyGame:
    """The same game with all that is hidden from this eye exchanged, where it can be without anyone's notice."""
    state = game.position.copy().state
    kit.exchange(state, eye, rng)
    return kit.game.at(kit.position_type(state))


def imagined(kit: Kit, game: AnyGame, eye: Eye, rng: random.Random) -> AnyGame:
    """Another world that looks the same to this eye, and that chance treats alike."""
    state = folsom.imagine(game.view(eye), rng).position.copy().state
    state.chance = game.position.copy().state.chance
    return kit.game.at(kit.position_type(state))
