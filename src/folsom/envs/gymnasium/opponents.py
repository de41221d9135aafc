"""The opponents of the learner: bots by name."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from folsom.bots import Player, player_named
from folsom.games import Game, SetupError


def opponents_named(names: str | Sequence[str], others: int, game: str) -> list[Player]:
    """Players for the other seats, clockwise from the learner's; one name stands for all of them."""
    each = [names] * others if isinstance(names, str) else list(names)
    if len(each) != others:
        raise SetupError(f"there are {others} opponents at this table, not {len(each)}")
    return [player_named(name, game) for name in each]


def play_others(game: Game[Any, Any], learner: int, opponents: Sequence[Player], rng: random.Random) -> None:
    """Let the opponents choose until the learner has to act."""
    while not game.over and learner not in game.to_act and not game.position.is_out(learner):
        answer_for(game, game.to_act[0], learner, opponents, rng)


def answer_for(game: Game[Any, Any], seat: int, learner: int, opponents: Sequence[Player], rng: random.Random) -> None:
    """Let the opponent in this seat choose, from the seat's view."""
    player = opponents[(seat - learner - 1) % game.players]
    game.play(seat, player.choose(game.view(seat), game.choices(seat), rng))
