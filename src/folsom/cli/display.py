"""What every game brings to the terminal: its table, its questions, its story, and the rules in a few words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from folsom.cli.passages import Passage
from folsom.cli.reminders import Reminders
from folsom.cli.styled_text import Line
from folsom.games import Choice, Event, Game, Result, View

V = TypeVar("V", bound=View[Any])
R = TypeVar("R", bound=Result)


class UnclearInput(Exception):
    """Typed words that mean no choice, or several: what to type instead."""


class Display(ABC, Generic[V, R]):
    """How one game is played in the terminal."""

    reminders: Reminders
    legend: Sequence[Line]  # what the signs mean
    aim: str  # how long it goes, and who wins
    how: str  # one chooses
    choice_typed: Callable[[str, Sequence[Choice]], Choice]  # by words that aren't exactly a choice's; raises `Unclear`
    passages: Callable[[Sequence[Event]], list[Passage]]  # events in the order they happened, put together
    tell: Callable[[Sequence[Passage], V, int], list[Line]]  # passages; the view knows the bandits' names
    all_choose_at_once: bool = False  # and may think again until the last one has chosen
    open_story: bool = False  # what is told is for all eyes: those at one keyboard are told it together, once

    # --- the table -------------------------------------------------------------------------

    @abstractmethod
    def table(self, view: V, width: int, players: Sequence[str]) -> list[Line]:
        """The train, the seats, and whatever else lies open; *players* says who plays each seat."""

    @abstractmethod
    def hand(self, view: V, width: int) -> list[Line]:
        """What a seat holds; the eye is not a spectator's."""

    @abstractmethod
    def about_bandit(self, name: str) -> str:
        """What one must know to play this bandit, if anything."""

    # --- questions -------------------------------------------------------------------------

    @abstractmethod
    def question(self, view: V, choices: Sequence[Choice], width: int) -> list[Line]:
        """What the seat whose eye this is has to choose, and how it can."""

    # --- the story -------------------------------------------------------------------------

    @abstractmethod
    def news(self, game: Game[V, R], viewer: int | None, since: int) -> list[Event]:
        """What has happened, as it is told to an eye; the same number for all eyes."""

    @abstractmethod
    def scoring(self, game: Game[V, R], width: int) -> list[Line]:
        """The end of a game: the ranking, and why."""

    # --- the course ------------------------------------------------------------------------

    @abstractmethod
    def opens_round(self, view: V) -> bool:
        """Whether a round has begun in which nobody has chosen yet."""

    @abstractmethod
    def tells_each_choice(self, view: V) -> bool:
        """Whether what a choice brought is told at once, and not when the next one is asked."""

    @abstractmethod
    def in_play(self, view: V, seat: int) -> bool:
        """Whether a seat may still have something to choose."""
