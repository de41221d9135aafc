"""Full games that are consistent with a view."""

from __future__ import annotations

import random
from typing import Any, overload

from folsom.express.view import ExpressView
from folsom.games.checks import checked_seed
from folsom.games.express import Express
from folsom.games.game import Game
from folsom.games.registry import GAMES
from folsom.games.super import Super
from folsom.kernel.chance import SEED_BITS
from folsom.kernel.view import View
from folsom.super.view import SuperView


@overload
def imagine(view: ExpressView, rng: random.Random | int) -> Express: ...
@overload
def imagine(view: SuperView, rng: random.Random | int) -> Super: ...
@overload
def imagine(view: View[Any], rng: random.Random | int) -> Game[Any, Any]: ...
def imagine(view: View[Any], rng: random.Random | int) -> Game[Any, Any]:
    """A full game consistent with a view: hidden cards, purses and plans are drawn from what they could be."""
    seed = rng.getrandbits(SEED_BITS) if isinstance(rng, random.Random) else checked_seed(rng)
    game = next((game for game in GAMES.values() if isinstance(view, game.view_type)), None)
    if game is None:
        raise TypeError(f"a view of a game is needed, not {view!r}")
    return game.at(game.position_type.imagine(view.record, seed))
