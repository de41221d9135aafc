"""Sibling worlds: positions that differ from the real one only in what one viewer can't see.

They are made by exchanging hidden things in the state itself, without the code that builds views or imagines. So
whatever that code leaks by mistake differs between siblings, and a test sees it.
"""

from __future__ import annotations

import random

import folsom
from tests.support.game_kit import Kit
from tests.support.random_games import AnyGame, View


def sibling(kit: Kit, game: AnyGame, viewer: View, rng: random.Random) -> AnyGame:
    """The same game with all that is hidden from this eye exchanged, where it can be without anyone's notice."""
    state = game.position.copy().state
    kit.exchange(state, viewer, rng)
    return kit.game.at(kit.position_type(state))


def imagined(kit: Kit, game: AnyGame, viewer: View, rng: random.Random) -> AnyGame:
    """Another world that looks the same to this eye, and that chance treats alike."""
    state = folsom.imagine(game.view(viewer), rng).position.copy().state
    state.chance = game.position.copy().state.chance
    return kit.game.at(kit.position_type(state))
