"""Following a game by what one eye sees: its view before, and the seen events, give its view after.

A follower knows nothing but a view and events. Where it has to know a rule to understand an event,
the rule is about what everybody at the table can see. Every game has a follower of its own.
"""

from __future__ import annotations

import random
from typing import Any, Generic, TypeVar

from folsom import Event, Eye
from folsom.kernel.events import Facts
from folsom.kernel.eye import Glance
from tests.random_games import AnyGame, eyes, play_on

V = TypeVar("V", bound=Glance)


class Follower(Generic[V]):
    """One eye's view, kept up to date by events alone: each has a method of its name."""

    def __init__(self, view: Eye[V]) -> None:
        self.v = type(view.record).twin(view.record)

    def follow(self, events: list[Event]) -> None:
        """What happened in one step, up to the next question."""
        for event in events:
            getattr(self, event.name.replace(" ", "_"))(event.facts)
        self.settle()

    def settle(self) -> None:
        """What all can tell once the events of a step are told; nothing by default."""

    def says_only(self, f: Facts) -> None:
        """The event says why, or what other events do."""

    def differences(self, view: Eye[V]) -> dict[str, tuple[Any, Any]]:
        """The fields that a view shows otherwise: as followed, and as shown."""
        followed, shown = vars(self.v), vars(view.record)
        return {name: (followed[name], shown[name]) for name in shown if followed[name] != shown[name]}


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
            follower.follow(news)
            assert follower.differences(self.game.view(eye)) == {}


def follow_to_the_end(follower: type[Follower[Any]], game: AnyGame, rng: random.Random) -> None:
    """Random play to the end, with every eye following."""
    followers = Followers(follower, game)
    before_choice = play_on(game, rng)
    next(before_choice)
    for _ in before_choice:
        followers.follow_step()
    followers.follow_step()
