"""What the result of every game says."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Protocol


class Standing(Protocol):
    """How one seat ended."""

    @property
    def seat(self) -> int:
        """Which seat."""

    @property
    def name(self) -> str:
        """The seat by its bandits."""

    @property
    def rank(self) -> int:
        """Its place: 1 is best, ties share a place."""


class Result(ABC):
    """Who won and why."""

    @property
    @abstractmethod
    def standings(self) -> Sequence[Standing]:
        """How each seat ended, by seat."""

    @property
    @abstractmethod
    def winners(self) -> list[int]:
        """The seats that have won."""

    @property
    @abstractmethod
    def why(self) -> str:
        """One sentence: who won, and by what."""

    @property
    @abstractmethod
    def facts(self) -> dict[str, Any]:
        """How it was decided, as data."""

    @property
    @abstractmethod
    def money(self) -> Sequence[int]:
        """What each seat has in the end that counts: money, loot or points."""

    @property
    def ranks(self) -> list[int]:
        """Each seat's place: 1 is best, ties share a place."""
        return [standing.rank for standing in self.standings]
