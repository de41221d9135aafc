"""What each game defines for the terminal: its table, questions, story and short rules."""

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


Said = Callable[[Choice], str]


class UnclearInput(Exception):
    """Typed words that match no choice, or several; the text says what to type instead."""


class Display(ABC, Generic[V, R]):
    """How one game is played in the terminal."""

    reminders: Reminders
    aim: str  # the id of what says how long it goes, and who wins
    how: str  # the id of what says how to choose
    choice_typed: Callable[
        [str, Sequence[Choice], Said], Choice
    ]  # for words that aren't exactly a choice's; raises `UnclearInput`
    passages: Callable[[Sequence[Event]], list[Passage]]  # groups events, in the order they happened
    tell: Callable[[Sequence[Passage], V, int], list[Line]]  # passages; the view knows the bandits' names
    examples: Sequence[str] = ()  # of `folsom play`, each with what it does
    all_choose_at_once: bool = False  # and may choose again until the last player has chosen
    open_story: bool = False  # every viewer gets the same story, so a shared keyboard is told once

    # --- the table -------------------------------------------------------------------------

    @abstractmethod
    def legend(self) -> Sequence[Line]:
        """What the signs mean."""

    @abstractmethod
    def table(self, view: V, width: int, players: Sequence[str]) -> list[Line]:
        """The train, the seats, and everything else that lies open; *players* names the player of each seat."""

    @abstractmethod
    def hand(self, view: V, width: int) -> list[Line]:
        """What a seat holds; the view isn't a spectator's."""

    @abstractmethod
    def about_bandit(self, name: str) -> str:
        """What a player of this bandit must know, or an empty string."""

    # --- questions -------------------------------------------------------------------------

    @abstractmethod
    def question(self, view: V, choices: Sequence[Choice], said: Said, width: int) -> list[Line]:
        """What the viewing seat has to choose, and how; *said* gives a choice in the language of the terminal."""

    # --- the story -------------------------------------------------------------------------

    @abstractmethod
    def news(self, game: Game[V, R], viewer: int | None, since: int) -> list[Event]:
        """The events as a viewer may see them; every viewer gets the same number."""

    @abstractmethod
    def scoring(self, game: Game[V, R], width: int) -> list[Line]:
        """The end of a game: the ranking, and why."""

    # --- the course ------------------------------------------------------------------------

    @abstractmethod
    def opens_round(self, view: V) -> bool:
        """Whether a round has begun in which nobody has chosen yet."""

    @abstractmethod
    def tells_each_choice(self, view: V) -> bool:
        """Whether to tell the outcome of a choice at once, not with the next question."""

    @abstractmethod
    def in_play(self, view: V, seat: int) -> bool:
        """Whether a seat may still have something to choose."""
