"""How the rest of Folsom finds a game: its key, and where its parts are.

A package can add its own game with an entry point in the group `folsom.games` that names its `GamePlugin`.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cached_property
from importlib import import_module
from typing import Any

SEPARATOR = ":"
NEEDED = ("key", "game")


class BadPlugin(ValueError):
    """A plug-in that can't be used: the message says which, and why."""


@dataclass(frozen=True)
class GamePlugin:
    """One game. Each part is named as `module:name`, or as a module, and imported when it's first used.

    Only `key` and `game` are required. A part that is left out has a plain default that works for every game, or is
    simply something the game doesn't have. The page finds a game's own table by its key, and shows a plain one
    if there is none.
    """

    key: str  # what programs, files and addresses call it
    game: str  # the class, derived from `Game`
    former_keys: tuple[str, ...] = ()  # what older programs and files call it
    notation: str | None = None  # how its records are written: a `RecordForm`
    bots: str | None = None  # its bots by name, besides `random`
    levels: str | None = None  # its bot levels: players by name, from the weakest to the strongest
    trials: str | None = None  # how its choices are tried out in imagined worlds, so that a bot's advice has a reason
    bot_entry_points: str | None = None  # a module: the compiled parts of the bots
    tempers: str | None = None  # how its characters take things, when bots play them: `Tempers`
    ladder: str | None = None  # the matches that show how strong the bots are
    encoding: str | None = None  # a class: observations, actions and rewards
    env_batch: str | None = None  # a class: many games for learners
    learner_batch: str | None = None  # a class: many games with one learner at each table
    env_entry_points: str | None = None  # a module: the compiled parts of the environments
    picture: str | None = None  # what a picture of a view shows
    pettingzoo: str | None = None  # a module: PettingZoo has one per environment
    openspiel: str | None = None  # a module that registers the game with OpenSpiel
    display: str | None = None  # a class: how it's played in the terminal
    replay_display: str | None = None  # a class: how it's replayed there
    statistics: str | None = None  # what `folsom simulate` reports
    measures: str | None = None  # what `folsom bench` measures
    solver: str | None = None  # a module: `folsom solve` for this game
    fitting: str | None = None  # a module: `folsom fit` for this game
    lesson: str | None = None  # the script of its lesson

    @cached_property
    def kind(self) -> Any:
        """The game's class."""
        return self.load("game")

    def load(self, part: str) -> Any:
        """Import a part; None if the game doesn't have it."""
        place = getattr(self, part)
        if place is None:
            return None
        module, _, name = place.partition(SEPARATOR)
        try:
            found = import_module(module)
            return getattr(found, name) if name else found
        except (ImportError, AttributeError) as error:
            raise BadPlugin(f"the game {self.key!r} has no {part} at {place}: {error}") from error


PARTS = tuple(field.name for field in fields(GamePlugin) if field.name not in {*NEEDED, "former_keys"})
