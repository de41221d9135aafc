"""What a game hands to the tests that hold for every game, in `tests/conformance` and elsewhere.

These tests run for every game of `folsom.GAMES`; its kit is the `KIT` of `tests/NAME/kit.py`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, NamedTuple

from folsom import GAMES, Event
from folsom.kernel import table
from tests.support.conservation import Check, broken
from tests.support.many_games import Herd
from tests.support.random_games import AnyGame, AnyPosition, Array, View, count


class Secret(NamedTuple):
    """The secret facts of an event, and the facts that name the seats that may see them."""

    facts: frozenset[str] = frozenset()
    shared_with: frozenset[str] = frozenset()


@dataclass(frozen=True, repr=False)
class Kit:
    """One game, and what tests must know of it."""

    game: type[AnyGame]
    herd: type[Herd]
    checks: Sequence[Check]
    longest_game: int  # in steps of a herd
    sums: int  # that `simulate_many` adds up
    step_alone: Callable[[Any, Any], None]  # one step of a batch in one game, as was chosen for it
    exchange: Callable[[Any, View, random.Random], None]  # all of a state that is hidden from an eye
    comes_to_light: Callable[[Event | None, Event | None, Any, View], bool]  # whether two worlds may differ first here
    open_facts: frozenset[str]  # that all may see; one of a new name must be put here, or among the secrets
    secrets: dict[str, Secret] = field(default_factory=dict)  # by event
    private: frozenset[str] = frozenset()  # events of which others aren't told
    rare: frozenset[str] = frozenset()  # events that random games seldom see

    def __repr__(self) -> str:
        return f"the kit of {self.name}"

    @property
    def name(self) -> str:
        """The game's own name."""
        return self.game.name

    @property
    def key(self) -> str:
        """Its name among `GAMES`."""
        return next(key for key, game in GAMES.items() if game is self.game)

    @property
    def position_type(self) -> type[AnyPosition]:
        """The game in Python's hands."""
        return self.game.position_type

    @property
    def entry_points(self) -> Any:
        """The game's doors."""
        return self.position_type.entry_points

    def see(self, states: list[Any], index: int, viewer: int, views: list[Any]) -> None:
        """Fill the empty view at this index with what a viewer may know of the state at the same index."""
        self.entry_points.see(states, table([index]), table([viewer]), views[index : index + 1])

    def new(self, **chosen: Any) -> AnyGame:
        """A game as people make one: `Express(players=4, seed=1899)`."""
        make: Any = self.game
        game = make(**chosen)
        assert isinstance(game, self.game)
        return game

    def broken(self, states: Array) -> dict[str, int]:
        """What isn't conserved in these states."""
        return broken(self.checks, states)

    def a_herd(self) -> Herd:
        """Games of every table, or of some where the rules run as plain Python."""
        return self.herd(count(4600, 83))

    def a_small_herd(self) -> Herd:
        """Games of tables of all kinds, for what costs much to check."""
        return self.herd(count(192, 10))


def kit_of(name: str) -> Kit:
    """The kit of a game of `folsom.GAMES`."""
    kit = import_module(f"tests.{name}.kit").KIT
    assert isinstance(kit, Kit)
    return kit
