"""The entries of a record: rounds, choices and comments."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, TypeVar

from folsom.games import Event, Move, Round
from folsom.locale import FALLBACK
from folsom.notation.forms import AnyGame, form_of
from folsom.notation.lines import COMMENT

UNFINISHED = "unfinished"
FORCED_MARK = "(forced)"

G = TypeVar("G", bound=AnyGame)


class EntryKind(Enum):
    """What an entry is."""

    ROUND = "round"
    CHOICE = "choice"
    FORCED = "forced"
    REMARK = "remark"


@dataclass(frozen=True)
class StoryEntry:
    """The start of a round, a choice, a forced choice, or a comment; all choices are numbered."""

    kind: EntryKind
    text: str
    number: int = 0

    def __str__(self) -> str:
        if self.kind is EntryKind.ROUND:
            return self.text
        if self.kind is EntryKind.REMARK:
            return f"{COMMENT} {self.text}"
        mark = f" {FORCED_MARK}" if self.kind is EntryKind.FORCED else ""
        return f"{self.number}. {self.text}{mark}"


class Story:
    """A game's entries as they come, with comments in one language."""

    def __init__(self, game: AnyGame, language: str = FALLBACK) -> None:
        self.game = game
        self.language = language
        self.events = 0
        self.moves = 0
        self.remarks = form_of(game).remarks(game)

    def news(self) -> list[StoryEntry]:
        """The entries since the last call."""
        happened = self.game.chronicle(self.events)
        self.events += len(happened)
        entries: list[StoryEntry] = []
        for event in happened:
            if isinstance(event, Move):
                entries.append(self._made(event))
            elif event.name == "round began":
                entries.append(
                    StoryEntry(EntryKind.ROUND, round_words(self.game, self.game.rounds[event.facts["number"]]))
                )
            else:
                self._remark(entries, event)
        return entries

    def _made(self, move: Move) -> StoryEntry:
        self.moves += 1
        kind = EntryKind.FORCED if move.forced else EntryKind.CHOICE
        return StoryEntry(kind, f"{self.game.seat_name(move.seat)}: {move.text}", self.moves)

    def _remark(self, entries: list[StoryEntry], event: Event) -> None:
        if event.name in self.remarks.begin:
            entries.append(StoryEntry(EntryKind.REMARK, event.said(self.language)))
        elif event.name in self.remarks.add:
            entries[-1] = replace(entries[-1], text=f"{entries[-1].text} {event.said(self.language)}")


def round_words(game: AnyGame, begun: Round) -> str:
    """The line that begins a round: its card and first player, if the game has them."""
    card = f": {begun.card} ({' '.join(begun.symbols)})" if begun.card else ""
    return f"Round {begun.number}{card}{'' if begun.first is None else f', {_beginner(game, begun.first)}'}"


def _beginner(game: AnyGame, first: int) -> str:
    name = game.seat_name(first)
    return f"{name} {'begin' if '&' in name else 'begins'}"


def result_words(game: AnyGame) -> str:
    """The ranking, best first, with how each seat ended."""
    if not game.over:
        return UNFINISHED
    ranking = sorted(game.result.standings, key=lambda standing: standing.rank)
    return ", ".join(f"{standing.rank}. {form_of(game).place(standing)}" for standing in ranking)


def derived_words(game: AnyGame) -> dict[str, str]:
    """What followed from choices and chance: for people, and checked when the record is read."""
    derived = {"Seats": ", ".join(game.seat_name(seat) for seat in range(game.players))}
    if game.car_names:
        derived["Train"] = ", ".join(car.name for car in game.view().cars)
    return derived


def table_of(game: AnyGame) -> dict[str, Any]:
    """What was chosen before the game."""
    if game.table is None:
        raise ValueError("a game that goes on from a position has no seed and no past, so it has no record")
    return game.table.as_dict()


def replay(game: G) -> Iterator[G]:
    """Replay a game from its start: yield it at its first decision, then after each choice.

    It's the same object each time; copy it to keep it.
    """
    again = type(game).of(game.make_table(**table_of(game)), game.seed, game.secret)
    yield again
    for move in game.moves:
        if not move.forced:
            again.play(move.seat, move.code)
            yield again
