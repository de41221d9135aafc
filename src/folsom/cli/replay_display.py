"""What each game defines for `folsom replay`: its open table, and its story step by step."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, Generic, TypeVar

from folsom.cli.language import say
from folsom.cli.styled_text import Line
from folsom.games import Event, Game, Result, View

V = TypeVar("V", bound=View[Any])
R = TypeVar("R", bound=Result)
Secrets = dict[str, dict[str, tuple[str, ...]]]  # what they are, and those of each seat by its name


class ReplayDisplay(ABC, Generic[V, R]):
    """How one game is replayed."""

    @abstractmethod
    def open_events(self, game: Game[V, R], since: int) -> list[Event]:
        """All events from the one numbered *since*, each as seen by the seat that sees most of it."""

    @abstractmethod
    def open_view(self, game: Game[V, R]) -> V:
        """A spectator's view, with what each seat can add to it."""

    @abstractmethod
    def secrets(self, game: Game[V, R], seats: Iterable[int]) -> Secrets:
        """What these seats alone can see."""

    @abstractmethod
    def is_page(self, view: V) -> bool:
        """Whether a step that led here shows something by itself; if not, people see it with the next."""

    @abstractmethod
    def story(self, events: Sequence[Event], view: V, width: int) -> list[Line]:
        """What happened."""

    @abstractmethod
    def scene(self, view: V, secrets: Secrets, width: int) -> list[Line]:
        """The train, the seats, and everything else this viewer sees."""


def seat_numbers(view: View[Any]) -> list[str]:
    """The seats as people count them, in place of the players' names."""
    return [say("terminal-seat", number=number) for number in range(1, view.players + 1)]
