"""What every game's result offers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from folsom.locale import FALLBACK


class Standing(Protocol):
    """How one seat ended."""

    @property
    def seat(self) -> int:
        """Which seat."""

    @property
    def name(self) -> str:
        """The seat's name: that of its bandits."""

    @property
    def rank(self) -> int:
        """Its place: 1 is best, ties share a place."""


class ResultSentence(NamedTuple):
    """A sentence of `folsom.locale`: its id, all bandits in first place, and the facts that put them there."""

    id: str
    winners: tuple[str, ...]
    facts: dict[str, Any]


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
    def sentence(self) -> ResultSentence:
        """The sentence that says who won, and why."""

    @property
    def why(self) -> str:
        """One sentence in English: who won, and why."""
        return self.said()

    def said(self, language: str = FALLBACK) -> str:
        """One sentence in a language of `folsom.locale`: who won, and why."""
        from folsom.locale.telling import result_sentence

        return result_sentence(language, *self.sentence)

    @property
    @abstractmethod
    def facts(self) -> dict[str, Any]:
        """How it was decided, as data."""

    @property
    @abstractmethod
    def money(self) -> Sequence[int]:
        """What each seat has at the end: money, loot or points, whichever the game counts."""

    @property
    def ranks(self) -> list[int]:
        """Each seat's place: 1 is best, ties share a place."""
        return [standing.rank for standing in self.standings]
