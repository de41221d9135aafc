"""What every game's view has: a frozen, typed value that is ready for JSON, made from the rules' own record of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, ClassVar, Generic, NamedTuple, Self, TypeVar

from folsom.kernel.events import Facts
from folsom.kernel.records import Record
from folsom.kernel.state import SPECTATOR


class ViewRecord(Record):
    """What one viewer may know, as the rules write it: each game gives these fields their storage, and adds its own."""

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
    """A field of a view: which fields of the record it is made from, and how."""

    name: str
    made_of: tuple[str, ...]
    make: Callable[[Any], Any]


class ViewRows(NamedTuple):
    """A field of a view that is a row of things of one kind, of constant length: each of their fields is a column.

    What everybody sees has its own columns, so all viewers share a change in them.
    """

    name: str
    kind: Callable[..., Any]
    columns: tuple[ViewPart, ...]  # in the order of the kind's fields

    def make(self, record: Any) -> Any:
        """The row of things, made from a record."""
        return tuple(map(self.kind, *(column.make(record) for column in self.columns)))


G = TypeVar("G", bound=ViewRecord)


class MadeOf(Generic[G]):
    """Something that was made from a record, and keeps it for bots, which work with the rules' own numbers."""

    record: G


@dataclass(frozen=True, eq=False, kw_only=True)
class View(MadeOf[G]):
    """What one viewer may know of a game, and nothing else: a seat's view, or a spectator's, whose `seat` is None.

    Its fields are what JSON has of it. Every one of them is made from the record alone, so views are equal if their
    records are.
    """

    phase_names: ClassVar[tuple[str, ...]]  # the last one is the end
    parts: ClassVar[tuple[ViewPart | ViewRows, ...]]  # its fields
    memory_aids: ClassVar[tuple[str, ...]] = ()  # fields that only repeat what could be remembered: each may be None

    game: str  # the game's key
    seat: int | None
    phase: str  # what is being asked
    to_act: tuple[int, ...]  # the seats that have a choice to make
    round_number: int  # from 1 on
    options: dict[str, str]  # of this table

    @classmethod
    def of(cls, record: G) -> Self:
        """The view that a record shows."""
        return cls(**{part.name: part.make(record) for part in cls.parts})._keeping(record)

    def _keeping(self, record: G) -> Self:
        object.__setattr__(self, "record", record)
        return self

    def showing(self, **fields: Any) -> Self:
        """The same view with some fields as other seats see them: for replays with everything open."""
        return replace(self, **fields)._keeping(self.record)

    def without_memory_aids(self) -> Self:
        """The same view at a table where players have to remember by themselves."""
        return self.showing(**dict.fromkeys(self.memory_aids)) if self.memory_aids else self

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.record == self.record

    __hash__ = None  # type: ignore[assignment]  # as its record

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy the record alone, also to another process: the rest is made from it again."""
        return type(self).of, (self.record,)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == self.phase_names[-1]

    @property
    def players(self) -> int:
        """How many seats play."""
        return self.record.players

    @property
    def why_not(self) -> tuple[WhyNot, ...]:
        """What this seat might try but may not choose, while it is to act; empty in games that don't list this."""
        return ()

    @property
    def foresight(self) -> Any:
        """Where the plan leads as far as this viewer may know, as plain data; None if there's nothing to foresee."""
        return None

    def as_dict(self) -> dict[str, Any]:
        """The whole view as plain data, for JSON."""
        return asdict(self)


def common_parts(game: str, phases: Sequence[str]) -> tuple[ViewPart, ...]:
    """The fields of a view that are made alike in every game; the record must have `waiting`, a set of seats."""
    return (
        ViewPart("game", (), lambda _: game),
        ViewPart("seat", ("seat",), lambda v: None if v.seat == SPECTATOR else v.seat),
        ViewPart("phase", ("phase",), lambda v: phases[v.phase]),
        ViewPart("to_act", ("waiting",), lambda v: members(v.waiting)),
        ViewPart("round_number", ("round_number",), lambda v: v.round_number + 1),
    )


def members(places: int) -> tuple[int, ...]:
    """The seats of a set."""
    return tuple(seat for seat in range(places.bit_length()) if places >> seat & 1)
