"""What the result of every game says."""

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
        """The seat by its bandits."""

    @property
    def rank(self) -> int:
        """Its place: 1 is best, ties share a place."""


class ResultSentence(NamedTuple):
    """A sentence of `folsom.locale`: its id, all bandits in the first place, and by what they are there."""

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
        """The sentence that says who won, and by what."""

    @property
    def why(self) -> str:
        """One sentence in English: who won, and by what."""
        return self.said()

    def said(self, language: str = FALLBACK) -> str:
        """The same in a language of `folsom.locale`."""
        from folsom.locale.telling import result_sentence

        return result_sentence(language, *self.sentence)

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
