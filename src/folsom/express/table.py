"""What a table can choose before the game (X2, §10-§12); a bad choice is refused with a reason."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from folsom.express import state
from folsom.express.components import BANDITS, CAR_NAMES, CARS, CHARACTER_NAMES, SEATS, TEAM_PLAYERS
from folsom.express.state import State
from folsom.kernel import Chance
from folsom.kernel.drawing import CHANCE
from folsom.kernel.options import (
    Option,
    ValueOfOptionError,
    checked_first,
    checked_names,
    checked_options,
    checked_players,
    filled,
    flags,
    named,
)

PLAYERS, USUAL_PLAYERS = range(TEAM_PLAYERS, SEATS + 1), 4


OPTIONS = (
    Option("expert", ("off", "on"), state.EXPERT, "on", "a discard pile each, and cards kept for the next round (X10)"),
    Option(
        "expert_start_discard",
        ("on", "off"),
        state.START_DISCARD,
        "on",
        "experts shed the bullets they draw at the start of a round (X10.2)",
    ),
    Option(
        "neutral_shortage",
        ("all_or_none", "deal_until_empty"),
        state.DEAL_UNTIL_EMPTY,
        "deal_until_empty",
        "what happens when there are too few neutral bullets (X9.4)",
    ),
    Option(
        "ghost", ("optional", "always"), state.GHOST_ALWAYS, "always", "whether Ghost must hide his first card (X7.1)"
    ),
    Option(
        "tie_break",
        ("all_bullets", "shots_and_events"),
        state.TIE_BY_SHOTS_AND_EVENTS,
        "shots_and_events",
        "which bullets break a tie (X9.3)",
    ),
    Option("known_purses", ("on", "off"), state.KNOWN_PURSES, "on", "whether one knows a purse one has held (X5.10)"),
    Option(
        "plan_memory", ("on", "off"), state.PLAN_MEMORY, "on", "whether the pile's open cards stay listed (section 12)"
    ),
    Option(
        "discreet",
        ("off", "on"),
        state.DISCREET,
        "on",
        "a seat is asked where others can't know that it has one option (X4.5)",
    ),
)


def bandits_for(players: int) -> int:
    """How many bandits ride: two a player in the team game (X11.1)."""
    return 2 * players if players == TEAM_PLAYERS else players


@dataclass(frozen=True)
class ExpressTable:
    """The players and settings of a game; None is left to chance."""

    players: int
    characters: tuple[int | None, ...]  # one for each bandit
    cars: tuple[int | None, ...]  # behind the locomotive
    first: int | None = None
    options: dict[str, str] = field(default_factory=dict)

    @property
    def bandits(self) -> int:
        """How many bandits ride: two a player in the team game (X11.1)."""
        return bandits_for(self.players)

    def as_dict(self) -> dict[str, Any]:
        """What `make_table` takes to make this table again."""
        return {
            "players": self.players,
            "characters": named(self.characters, CHARACTER_NAMES),
            "cars": named(self.cars, CAR_NAMES),
            "first_player": self.first,
            **self.options,
        }

    def template(self, chance: Chance) -> State:
        """The state to be set up."""
        s = State()
        s.chance = chance
        s.players = self.players
        s.options = flags(OPTIONS, self.options)
        s.first = CHANCE if self.first is None else self.first
        s.character = filled(self.characters, BANDITS)
        s.car_kind = filled((0, *self.cars), CARS)
        return s


def make_table(
    players: int | None = None,
    characters: Sequence[str | None] | None = None,
    cars: Sequence[str | None] | None = None,
    first_player: int | None = None,
    **options: Any,
) -> ExpressTable:
    """A checked table; raises `SetupError` with the reason."""
    players = checked_players("Express", players, characters, USUAL_PLAYERS, PLAYERS)
    bandits = bandits_for(players)
    values = checked_options(OPTIONS, options)
    if players == TEAM_PLAYERS:
        if options.get("expert") in ("off", False):
            reason = "two players always play the expert variant (X11.1)"
            raise ValueOfOptionError("expert", "off", ("on",), reason)
        values["expert"] = "on"
    return ExpressTable(
        players=players,
        characters=checked_names("character", characters, CHARACTER_NAMES, bandits, "X2.2"),
        cars=checked_names("car", cars, ("", *CAR_NAMES[1:]), bandits, "X2.1"),
        first=checked_first(first_player, players),
        options=values,
    )
