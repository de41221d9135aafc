"""A position of a game with plain entry points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, TypeVar

from folsom.kernel.events import ChoiceMade, LogEntry
from folsom.kernel.plain.result import PlainResult, SeatPoints
from folsom.kernel.position import Position
from folsom.kernel.records import words
from folsom.kernel.state import GameState
from folsom.locale.cast import Cast

S = TypeVar("S", bound=GameState)
V = TypeVar("V")


class PlainPosition(Position[S, V, PlainResult]):
    """What games share in which a choice always means the same and the most points win."""

    names: ClassVar[tuple[str, ...]]  # of the seats
    cards: ClassVar[tuple[str, ...]] = ()  # the cards that everyone may have, if any
    rules: ClassVar[str]  # the id of the rule that says what can be chosen

    @property
    def rule(self) -> str:
        """The id of the rule that says what can be chosen now."""
        return self.rules

    def seat_name(self, seat: int) -> str:
        """A seat's name."""
        return self.names[seat]

    def cast(self, names: Mapping[str, Sequence[str]], numbers: Mapping[str, int]) -> Cast:
        """The seats, with one player each, and the cards."""
        crews = tuple((name,) for name in self.names)
        return Cast(self.names, crews, (), (self.cards,) * len(crews), names, numbers)

    def words_then(self, made: ChoiceMade) -> str:
        """A choice that was made, in words."""
        return self.words(made.seat, made.code)

    def reveals_more(self, seat: int, entry: LogEntry) -> bool:
        """Whether an event shows more than the seat's own choice: all events do except choices."""
        return not self.kinds.kind_of(entry).is_choice

    def result(self) -> PlainResult:
        """The end of a finished game."""
        sums = words(2 * self.seats)
        self.entry_points.score_game(self._states, 0, sums)
        return PlainResult(tuple(self._account(seat, sums) for seat in range(self.players)))

    def _account(self, seat: int, sums: list[int]) -> SeatPoints:
        return SeatPoints(seat, self.seat_name(seat), int(sums[seat]), int(sums[self.seats + seat]))
