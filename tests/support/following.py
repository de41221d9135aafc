"""Following a game from one viewer's side: the view before and the events seen since give the view after."""

from __future__ import annotations

import random
from typing import Any

from folsom import Eye
from folsom.kernel.following import Follower
from tests.support.random_games import AnyGame, eyes, play_on


def differences(follower: Follower[Any], view: Eye[Any]) -> dict[str, tuple[Any, Any]]:
    """The fields that a view shows otherwise: as followed, and as shown."""
    both = {name: (getattr(follower.v, name), shown) for name, shown in vars(view.record).items()}
    return {name: (followed, shown) for name, (followed, shown) in both.items() if followed != shown}


class Followers:
    """Every eye on one game, each with its follower."""

    def __init__(self, follower: type[Follower[Any]], game: AnyGame) -> None:
        self.game = game
        self.by_eye = {eye: follower(game.view(eye)) for eye in eyes(game)}
        self.heard = {eye: len(game.events(eye)) for eye in eyes(game)}

    def follow_step(self) -> None:
        """Every eye follows what it has not heard yet, and sees what it expects."""
        for eye, follower in self.by_eye.items():
            news = self.game.events(eye, self.heard[eye])
            self.heard[eye] += len(news)
            for event in news:
                follower.see(event.name, event.facts)
            follower.settle()
            assert differences(follower, self.game.view(eye)) == {}


def follow_to_the_end(follower: type[Follower[Any]], game: AnyGame, rng: random.Random) -> None:
    """Random play to the end, with every eye following."""
    followers = Followers(follower, game)
    before_choice = play_on(game, rng)
    next(before_choice)
    for _ in before_choice:
        followers.follow_step()
    followers.follow_step()
