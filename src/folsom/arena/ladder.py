"""The matches that show how strong the bots are: which bots meet, how often, and the target."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, NamedTuple

from folsom.arena.contest import MATCH, Contest
from folsom.arena.estimate import Estimate
from folsom.arena.results import Block
from folsom.arena.standings import standings
from folsom.bots import LEVELS
from folsom.games import GAMES, PLUGINS

SEED = 1899
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
        return f"{self.players} players{options}{', teams' if self._in_teams else ''}"

    @property
    def _in_teams(self) -> bool:
        """Whether a player has several bandits."""
        return len(self.contest.table.get("characters", ())) > self.players

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
        """The share of the match, measured over these blocks."""

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
        """The bots at the table: the two alternate."""
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


# --- the matches of a game -----------------------------------------------------------------------

# Games of a match: with a target of its own, at other tables, and where the difference is small
MAIN_GAMES, OTHER_GAMES, CLOSE_GAMES = 600, 300, 800


class Ladder(NamedTuple):
    """A game's ladder: matches of its bots, and the numbers of players at which its levels meet."""

    claims: tuple[Rung, ...] = ()
    level_tables: tuple[int, ...] = ()


def ladder_of(game: str) -> Ladder:
    """The ladder of a game, which is empty if it has none."""
    found: Ladder | None = PLUGINS[game].load("ladder")
    return Ladder() if found is None else found


def steps(game: str) -> list[LevelStep]:
    """Each level against the one below, weakest first, one table after the other."""
    names = list(LEVELS[game])
    return [
        LevelStep(game, upper, lower, players, TOP_LEVEL_GAMES if upper == names[-1] else LEVEL_GAMES)
        for players in ladder_of(game).level_tables
        for lower, upper in pairwise(names)
    ]


def rungs(game: str) -> list[Rung]:
    """All matches of a game."""
    return [*ladder_of(game).claims, *steps(game)]


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
