"""What a table can choose before the game (S1, S6); a choice that isn't allowed is refused with a reason."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from folsom.kernel import Chance
from folsom.kernel.drawing import CHANCE
from folsom.kernel.options import (
    Option,
    checked_first,
    checked_names,
    checked_options,
    checked_players,
    filled,
    flags,
    named,
)
from folsom.super.components import CHARACTER_NAMES, HORSE_IN_PLAY, MIN_PLAYERS, REFLEX_IN_PLAY, SEATS
from folsom.super.state import State

PLAYERS, USUAL_PLAYERS = range(MIN_PLAYERS, SEATS + 1), 4  # S1.1

OPTIONS = (
    Option("reflex", ("off", "on"), REFLEX_IN_PLAY, "on", "a fifth card: stand up and fire, or lie down (S6.1)"),
    Option("horse", ("off", "on"), HORSE_IN_PLAY, "on", "a sixth card: ride to the locomotive, or back to it (S6.2)"),
)


@dataclass(frozen=True)
class SuperTable:
    """The players and choices for a new game; None leaves a choice to chance."""

    players: int
    characters: tuple[int | None, ...]  # by seat
    first: int | None = None
    options: dict[str, str] = field(default_factory=dict)

    def as_dict(self) -> dict[str, Any]:
        """What `make_table` takes to make this table again."""
        return {
            "players": self.players,
            "characters": named(self.characters, CHARACTER_NAMES),
            "first_player": self.first,
            **self.options,
        }

    def template(self, chance: Chance) -> State:
        """The state to be set up."""
        s = State()
        s.chance = chance
        s.players = self.players
        s.extensions = flags(OPTIONS, self.options)
        s.first = CHANCE if self.first is None else self.first
        s.character = filled(self.characters, SEATS)
        return s


def make_table(
    players: int | None = None,
    characters: Sequence[str | None] | None = None,
    first_player: int | None = None,
    **options: Any,
) -> SuperTable:
    """A checked table; raises `SetupError` with the reason if it can't be set up."""
    players = checked_players("Super", players, characters, USUAL_PLAYERS, PLAYERS)
    return SuperTable(
        players=players,
        characters=checked_names("character", characters, CHARACTER_NAMES, players, "S1.1"),
        first=checked_first(first_player, players),
        options=checked_options(OPTIONS, options),
    )
