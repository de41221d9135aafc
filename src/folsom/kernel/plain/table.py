"""The table of a game in which only the number of players can be chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from folsom.kernel.chance import Chance
from folsom.kernel.options import SetupError, checked_names, checked_options, checked_players
from folsom.kernel.state import GameState


@dataclass(frozen=True)
class PlainTable:
    """How many play."""

    players: int
    state: type[GameState] = field(repr=False)
    options: dict[str, str] = field(default_factory=dict)

    def as_dict(self) -> dict[str, Any]:
        """The arguments that make this table again."""
        return {"players": self.players, "characters": [], "first_player": None}

    def template(self, chance: Chance) -> GameState:
        """The state to be set up."""
        s = self.state()
        s.chance, s.players = chance, self.players
        return s


def plain_tables(game: str, allowed: range, state: type[GameState]) -> Callable[..., PlainTable]:
    """A function that makes the tables of a game; the first number of players is the usual one."""

    def make_table(
        players: int | None = None,
        characters: Sequence[str | None] | None = None,
        first_player: int | None = None,
        **options: Any,
    ) -> PlainTable:
        checked_names("character", characters, (), 0, game)
        checked_options((), options)
        if first_player is not None:
            raise SetupError(f"in {game} nobody is first, so first_player can't be {first_player!r}")
        return PlainTable(checked_players(game, players, None, allowed[0], allowed), state)

    return make_table
