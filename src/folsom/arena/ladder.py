"""The matches that show how strong the bots are: which bots meet, how often, and the target."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from folsom.arena.contest import MATCH, Contest
from folsom.arena.estimate import Estimate
from folsom.arena.results import Block
from folsom.arena.standings import standings
from folsom.bots import LEVELS
from folsom.games import GAMES

SEED = 1899
TEAM_PLAYERS = 2
LEVEL_TABLES = {"express": (4, 3, 6, TEAM_PLAYERS), "super": (4, 3, 6)}  # players
LEVEL_GAMES, TOP_LEVEL_GAMES = 2000, 200
EVEN = 0.5
LEVEL_SHARE = (0.55, 0.75)  # of the pairings with the level below, from and to


@dataclass(frozen=True)
class Rung(ABC):
    """A match of one bot against another, and its target."""

    game: str
    bot: str
    against: str
    players: int
    games: int
    options: dict[str, str] = field(default_factory=dict)

    @property
    def table(self) -> str:
        """The table in words."""
        options = "".join(f", {name}" if value == "on" else f", {name}={value}" for name, value in self.options.items())
        team = ", teams" if self.game == "express" and self.players == TEAM_PLAYERS else ""
        return f"{self.players} players{options}{team}"

    @property
    def title(self) -> str:
        """The match in words."""
        return f"{GAMES[self.game].name}, {self.table}: {self.bot} against {self.against}"

    @property
    def lineup(self) -> tuple[str, ...]:
        """The bots at the table."""
        return (self.bot, *[self.against] * (self.players - 1))

    @property
    def contest(self) -> Contest:
        """The match."""
        table = GAMES[self.game].make_table(players=self.players, **self.options).as_dict()
        return Contest(MATCH, self.game, table, self.lineup, SEED)

    @property
    @abstractmethod
    def target(self) -> str:
        """The target in words."""

    @abstractmethod
    def share(self, blocks: Sequence[Block]) -> Estimate:
        """The share that these blocks show."""

    @abstractmethod
    def holds(self, share: Estimate) -> bool:
        """Whether the target is met."""


@dataclass(frozen=True)
class WinClaim(Rung):
    """One bot against clones of another: the lower end of its win share's interval must reach the target."""

    at_least: float | None = None  # None: more than chance

    @property
    def target(self) -> str:
        """The target in words."""
        return f"> {100 / self.players:.1f} %" if self.at_least is None else f"≥ {100 * self.at_least:.0f} %"

    def share(self, blocks: Sequence[Block]) -> Estimate:
        """The bot's win share."""
        return standings(self.contest, blocks).contestants[0].wins

    def holds(self, share: Estimate) -> bool:
        """Whether the lower end of the interval is high enough."""
        if share.low is None:
            return False
        return share.low > 1 / self.players if self.at_least is None else share.low >= self.at_least


@dataclass(frozen=True)
class AheadClaim(Rung):
    """One bot against clones of another: it must finish ahead of a clone more than half of the time.

    All places count, so a small difference shows in fewer games than by victories alone.
    """

    @property
    def target(self) -> str:
        """The target in words."""
        return f"> {100 * EVEN:.0f} % ahead"

    def share(self, blocks: Sequence[Block]) -> Estimate:
        """How often the bot finishes ahead of a clone."""
        return standings(self.contest, blocks).contestants[0].ahead[self.against]

    def holds(self, share: Estimate) -> bool:
        """Whether the lower end of the interval is above half."""
        return share.low is not None and share.low > EVEN


@dataclass(frozen=True)
class LevelStep(Rung):
    """A level and the one below, mixed at one table: how often the higher one finishes ahead."""

    @property
    def lineup(self) -> tuple[str, ...]:
        """The bots at the table: both in turn."""
        return ((self.bot, self.against) * self.players)[: self.players]

    @property
    def target(self) -> str:
        """The target in words."""
        low, high = LEVEL_SHARE
        return f"{100 * low:.0f} to {100 * high:.0f} %"

    def share(self, blocks: Sequence[Block]) -> Estimate:
        """How often the level finishes ahead of the one below."""
        return standings(self.contest, blocks).contestants[0].ahead[self.against]

    def holds(self, share: Estimate) -> bool:
        """Whether the levels are as far apart as they should be."""
        low, high = LEVEL_SHARE
        return low <= share.mean <= high


# --- the list ------------------------------------------------------------------------------------

# Games of a match: with a target of its own, at other tables, and where the difference is small
MAIN_GAMES, OTHER_GAMES, CLOSE_GAMES = 600, 300, 800
EXPRESS_TABLES: tuple[tuple[int, dict[str, str]], ...] = ((4, {}), (5, {}), (6, {}), (4, {"expert": "on"}), (2, {}))
CLAIMS: tuple[Rung, ...] = (
    WinClaim("express", "greedy", "random", 3, MAIN_GAMES, at_least=0.60),
    WinClaim("express", "planner", "random", 3, MAIN_GAMES, at_least=0.90),
    WinClaim("express", "planner", "greedy", 3, MAIN_GAMES, at_least=0.55),
    WinClaim("express", "search:10ms", "planner", 3, MAIN_GAMES, at_least=0.45),
    WinClaim("express", "search:100ms", "search:10ms", 3, MAIN_GAMES),
    *(
        kind("express", bot, against, players, games, options)
        for players, options in EXPRESS_TABLES
        for kind, bot, against, games in (
            (WinClaim, "greedy", "random", OTHER_GAMES),
            (WinClaim, "planner", "greedy", OTHER_GAMES),
            (WinClaim, "search:10ms", "planner", OTHER_GAMES),
            (AheadClaim, "search:100ms", "search:10ms", CLOSE_GAMES),
        )
    ),
    WinClaim("super", "search:10ms", "random", 3, MAIN_GAMES, at_least=0.60),
    WinClaim("super", "search:10ms", "greedy", 3, MAIN_GAMES, at_least=0.40),
)


def steps(game: str) -> list[LevelStep]:
    """Each level against the one below, weakest first, one table after the other."""
    names = list(LEVELS[game])
    return [
        LevelStep(game, upper, lower, players, TOP_LEVEL_GAMES if upper == names[-1] else LEVEL_GAMES)
        for players in LEVEL_TABLES[game]
        for lower, upper in pairwise(names)
    ]


def rungs(game: str) -> list[Rung]:
    """All matches of a game."""
    return [*(claim for claim in CLAIMS if claim.game == game), *steps(game)]


def as_dict(rung: Rung, share: Estimate, games: int) -> dict[str, Any]:
    """The result of a match, for programs."""
    return {
        "game": rung.game,
        "players": rung.players,
        "options": rung.options,
        "bot": rung.bot,
        "against": rung.against,
        "lineup": list(rung.lineup),
        "seed": SEED,
        "games": games,
        "share": share.as_dict(),
        "target": rung.target,
        "holds": rung.holds(share),
    }
