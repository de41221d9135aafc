"""Express in numbers."""

from __future__ import annotations

from typing import Any, ClassVar

from folsom.envs import encoding
from folsom.envs.express import entry_points
from folsom.envs.express.actions import ACTIONS, NAMES
from folsom.envs.express.layout import LAYOUT
from folsom.envs.history import History
from folsom.express.components import FACES, TEAM_PLAYERS
from folsom.express.events import EVENTS
from folsom.games import Express, Game

LOOT = ("purse", "jewel", "strongbox")


class ExpressEncoding(encoding.Encoding):
    """How Express is encoded in numbers."""

    game = Express
    layout = LAYOUT
    action_names = NAMES
    entry_points: ClassVar[Any] = entry_points
    history = History(EVENTS, {"loot": LOOT}, FACES, TEAM_PLAYERS)

    def legal(self, game: Game[Any, Any], seat: int) -> list[int]:
        """The actions that a seat can take now."""
        actions = entry_points.actions_for(game.position.view_record_of(seat), 0)
        return [action for action in range(ACTIONS) if actions >> action & 1]

    def choice(self, game: Game[Any, Any], seat: int, action: int) -> int:
        """The number of the choice that a seat's action stands for."""
        return entry_points.choice_for(game.position.view_record_of(seat), 0, action)

    def action(self, game: Game[Any, Any], seat: int, choice: int) -> int:
        """The action that stands for a seat's choice, given the choice's number."""
        return entry_points.action_for(game.position.view_record_of(seat), 0, choice)
