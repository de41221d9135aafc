"""Following a game from one viewer's side: the view before and the events seen since give the view after."""

from __future__ import annotations

import random
from typing import Any

from folsom import View
from folsom.kernel.view_updater import ViewUpdater
from tests.support.random_games import AnyGame, play_on, viewers


def differences(updater: ViewUpdater[Any], view: View[Any]) -> dict[str, tuple[Any, Any]]:
    """The fields that a view shows otherwise: as followed, and as shown."""
    both = {name: (getattr(updater.v, name), shown) for name, shown in vars(view.record).items()}
    return {name: (followed, shown) for name, (followed, shown) in both.items() if followed != shown}


class Followers:
    """Every eye on one game, each with its follower."""

    def __init__(self, updater: type[ViewUpdater[Any]], game: AnyGame) -> None:
        self.game = game
        self.by_viewer = {viewer: updater(game.view(viewer)) for viewer in viewers(game)}
        self.heard = {viewer: len(game.events(viewer)) for viewer in viewers(game)}

    def follow_step(self) -> None:
        """Every eye follows what it has not heard yet, and sees what it expects."""
        for viewer, updater in self.by_viewer.items():
            news = self.game.events(viewer, self.heard[viewer])
            self.heard[viewer] += len(news)
            for event in news:
                updater.see(event.name, event.facts)
            updater.settle()
            assert differences(updater, self.game.view(viewer)) == {}


def follow_to_the_end(updater: type[ViewUpdater[Any]], game: AnyGame, rng: random.Random) -> None:
    """Random play to the end, with every eye following."""
    followers = Followers(updater, game)
    before_choice = play_on(game, rng)
    next(before_choice)
    for _ in before_choice:
        followers.follow_step()
    followers.follow_step()
