"""What every game's view, made readable, has."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from folsom.kernel.events import Facts
from folsom.kernel.records import Record
from folsom.kernel.state import SPECTATOR


class ViewRecord(Record):
    """One viewer's record of a game: each game's `View` gives these fields their storage, and adds its own."""

    seat: int
    players: int
    round_number: int
    phase: int


@dataclass(frozen=True)
class WhyNot:
    """Something that a seat could have meant but may not choose, and a word for why.

    `facts` are named as those of a choice. Where some are left out, everything that has the others is meant.
    """

    facts: Facts
    why: str


class ViewPart(NamedTuple):
    """A field of a view that may change in a game, and the fields of the record that it is made of."""

    name: str
    made_of: tuple[str, ...]
    by: str = ""  # the view's own name for it, if that is another

    def on(self, view: View[Any]) -> Any:
        """What a view shows there."""
        return getattr(view, self.by or self.name)


G = TypeVar("G", bound=ViewRecord)


class View(ABC, Generic[G]):
    """What one seat may know of a game, and nothing else. Equal views are equal in all they show."""

    phase_names: ClassVar[tuple[str, ...]]  # the last one is the end
    parts: ClassVar[tuple[ViewPart, ...]]  # of the view

    def __init__(self, record: G) -> None:
        self.record = record

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and other.record == self.record

    __hash__ = None  # type: ignore[assignment]  # as its record

    @property
    def seat(self) -> int | None:
        """The viewer's seat; None for a spectator."""
        return None if self.record.seat == SPECTATOR else self.record.seat

    @property
    def phase(self) -> str:
        """What is being asked."""
        return self.phase_names[self.record.phase]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.record.phase == len(self.phase_names) - 1

    @property
    def to_act(self) -> list[int]:
        """The seats that have a choice to make."""
        return [seat for seat in range(self.players) if self.waiting >> seat & 1]

    @property
    @abstractmethod
    def waiting(self) -> int:
        """The set of those seats."""

    @property
    def players(self) -> int:
        """How many seats play."""
        return self.record.players

    @property
    def round_number(self) -> int:
        """The round, from 1 on."""
        return self.record.round_number + 1

    @property
    def why_not(self) -> tuple[WhyNot, ...]:
        """What this seat could have meant but may not choose, while it is to act; some games bar nothing."""
        return ()
