"""Express in numbers."""

from __future__ import annotations

from typing import Any, ClassVar

from folsom.envs import encoding
from folsom.envs.express import doors
from folsom.envs.express.actions import ACTIONS, NAMES
from folsom.envs.express.layout import LAYOUT
from folsom.envs.history import History
from folsom.express.components import FACES, TEAM_PLAYERS
from folsom.express.log import KINDS
from folsom.games import Express, Game

LOOT = ("purse", "jewel", "strongbox")


class ExpressEncoding(encoding.Encoding):
    """How Express is put in numbers."""

    game = Express
    layout = LAYOUT
    action_names = NAMES
    doors: ClassVar[Any] = doors
    history = History(KINDS, {"loot": LOOT}, FACES, TEAM_PLAYERS)

    def legal(self, game: Game[Any, Any], seat: int) -> list[int]:
        """The actions that a seat can take now."""
        actions = doors.actions_for(game.position.glimpse(seat), 0)
        return [action for action in range(ACTIONS) if actions >> action & 1]

    def choice(self, game: Game[Any, Any], seat: int, action: int) -> int:
        """The number of the choice that an action of a seat stands for."""
        return doors.choice_for(game.position.glimpse(seat), 0, action)

    def action(self, game: Game[Any, Any], seat: int, choice: int) -> int:
        """The action that stands for a choice of a seat, by its number."""
        return doors.action_for(game.position.glimpse(seat), 0, choice)
