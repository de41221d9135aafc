"""Super in numbers."""

from __future__ import annotations

from typing import Any, ClassVar

from folsom.envs import encoding
from folsom.envs.history import History
from folsom.envs.super import entry_points
from folsom.envs.super.actions import NAMES
from folsom.envs.super.layout import LAYOUT
from folsom.games import Game, Super
from folsom.super.components import CARD_NAMES
from folsom.super.events import EVENTS

NO_TEAMS = 0


class SuperEncoding(encoding.Encoding):
    """How Super is encoded in numbers: an action is a plan."""

    game = Super
    layout = LAYOUT
    action_names = NAMES
    entry_points: ClassVar[Any] = entry_points
    history = History(EVENTS, {}, len(CARD_NAMES), NO_TEAMS)

    def legal(self, game: Game[Any, Any], seat: int) -> list[int]:
        """The plans that a seat can make now: none once it has one."""
        return game.position.legal(seat) if seat in game.to_act else []

    def choice(self, game: Game[Any, Any], seat: int, action: int) -> int:
        """A plan's number."""
        return action

    def action(self, game: Game[Any, Any], seat: int, choice: int) -> int:
        """A plan's number."""
        return choice
