"""The result of a game in which the most points win."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from folsom.kernel.result import Result, ResultSentence


@dataclass(frozen=True)
class SeatPoints:
    """How one seat ended."""

    seat: int
    name: str
    rank: int
    points: int


@dataclass(frozen=True)
class PlainResult(Result):
    """Who has the most points; seats that tie share the win."""

    accounts: tuple[SeatPoints, ...]  # by seat

    @property
    def standings(self) -> Sequence[SeatPoints]:
        """How each seat ended, by seat."""
        return self.accounts

    @property
    def winners(self) -> list[int]:
        """The seats that are first."""
        return [account.seat for account in self.accounts if account.rank == 1]

    @property
    def money(self) -> list[int]:
        """Each seat's points."""
        return [account.points for account in self.accounts]

    @property
    def sentence(self) -> ResultSentence:
        """Who won, and by how many points."""
        names = tuple(account.name for account in self.accounts if account.rank == 1)
        return ResultSentence("result-points", names, {"count": max(self.money)})

    @property
    def facts(self) -> dict[str, Any]:
        """Empty: there is nothing more to say."""
        return {}
