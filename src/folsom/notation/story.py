"""What a record tells of a game, entry by entry."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Any

from folsom.games import Express, Move, Round
from folsom.notation.lines import COMMENT

UNFINISHED = "unfinished"
FORCED_MARK = "(forced)"
REMARKS = ("scheming ended", "no effect", "event began")  # the events that become comments
TEAM_REMARKS = (*REMARKS, "revealed")  # which of the two bandits acts


class Kind(Enum):
    """What an entry is."""

    ROUND = "round"
    CHOICE = "choice"
    FORCED = "forced"
    REMARK = "remark"


@dataclass(frozen=True)
class Entry:
    """A round that begins, a choice, a forced one, or a remark; choices are numbered, forced ones too."""

    kind: Kind
    text: str
    number: int = 0

    def __str__(self) -> str:
        if self.kind is Kind.ROUND:
            return self.text
        if self.kind is Kind.REMARK:
            return f"{COMMENT} {self.text}"
        mark = f" {FORCED_MARK}" if self.kind is Kind.FORCED else ""
        return f"{self.number}. {self.text}{mark}"


class Story:
    """A game's entries, told as they come."""

    def __init__(self, game: Express) -> None:
        self.game = game
        self.events = 0
        self.moves = 0
        self.remarks = TEAM_REMARKS if len(game.view().seats[0].bandits) > 1 else REMARKS

    def news(self) -> list[Entry]:
        """What has happened since this was asked last."""
        happened = self.game.chronicle(self.events)
        self.events += len(happened)
        entries = []
        for event in happened:
            if isinstance(event, Move):
                entries.append(self._made(event))
            elif event.name == "round began":
                entries.append(Entry(Kind.ROUND, round_words(self.game, self.game.rounds[event.facts["number"]])))
            elif event.name in self.remarks:
                entries.append(Entry(Kind.REMARK, event.text))
        return entries

    def _made(self, move: Move) -> Entry:
        self.moves += 1
        kind = Kind.FORCED if move.forced else Kind.CHOICE
        return Entry(kind, f"{self.game.seat_name(move.seat)}: {move.text}", self.moves)


def round_words(game: Express, begun: Round) -> str:
    """The line with which a round begins."""
    name = game.seat_name(begun.first)
    verb = "begin" if "&" in name else "begins"
    return f"Round {begun.number}: {begun.card} ({' '.join(begun.symbols)}), {name} {verb}"


def result_words(game: Express) -> str:
    """The ranks and the money, the best first."""
    if not game.over:
        return UNFINISHED
    ranking = sorted(game.result.accounts, key=lambda account: account.rank)
    return ", ".join(f"{account.rank}. {account.name} ${account.money}" for account in ranking)


def derived_words(game: Express) -> dict[str, str]:
    """What came of choice and chance: for the reader's eye, and checked when it is read."""
    return {
        "Seats": ", ".join(game.seat_name(seat) for seat in range(game.players)),
        "Train": ", ".join(car.name for car in game.view().cars),
    }


def table_of(game: Express) -> dict[str, Any]:
    """What was chosen before the game."""
    if game.table is None or game.seed is None:
        raise ValueError("a game that goes on from a position has no seed and no past, so it has no record")
    return game.table.as_dict()


def replay(game: Express) -> Iterator[Express]:
    """The same game from its start: once at its first decision, and once after each choice made.

    It is one game that goes on; copy it to keep it.
    """
    again = Express(seed=game.seed, **table_of(game))
    yield again
    for move in game.moves:
        if not move.forced:
            again.play(move.seat, move.code)
            yield again
