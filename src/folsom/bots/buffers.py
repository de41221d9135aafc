"""The memory that a compiled bot works in while it makes one choice."""

from __future__ import annotations

import random
from typing import Any, Generic, TypeVar

from folsom.games import Game, View
from folsom.kernel import SEED_BITS, Record, many, seed_chance, write

W = TypeVar("W", bound=Record)


class Buffers(Generic[W]):
    """A workspace with seeded dice, the seat's view with room for more views, and empty states."""

    def __init__(
        self,
        game: type[Game[Any, Any]],
        workspace: type[W],
        view: View[Any],
        rng: random.Random,
        *,
        states: int,
        views: int = 1,
    ) -> None:
        if not isinstance(view, game.view_type):
            raise TypeError(f"this bot plays {game.name} and needs a view of that game, not {type(view).__name__}")
        self.workspaces = many(workspace, 1)
        self.views: list[Any] = many(game.position_type.view_record, views)
        self.states: list[Any] = many(game.position_type.state_type, states)
        view.record.write(self.views, 0)
        write(self.workspaces, 0, "dice", seed_chance(rng.getrandbits(SEED_BITS)))

    @property
    def arrays(self) -> tuple[list[W], list[Any], list[Any]]:
        """All the arrays, in the order in which compiled code takes them."""
        return self.workspaces, self.views, self.states
