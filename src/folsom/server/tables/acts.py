"""What is kept of a game, and how it is played again: its table, its secret, and its acts.

A snapshot shortens waking; one that can't be read is as good as none.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from typing import Any

import msgspec
from msgspec import Struct

from folsom.games import BadSave, Game, IllegalChoice, load
from folsom.server.refusals import Refused
from folsom.server.store.rows import ActRow, SnapshotRow
from folsom.server.tables.clock import Clocks
from folsom.server.tables.decisions import Questions, first_questions, next_questions

AnyGame = Game[Any, Any]


@dataclass(frozen=True)
class Play:
    """A game in play, after so many acts: what each seat is asked, and what is left of its time."""

    game: AnyGame
    acts: int
    questions: Questions
    clocks: Clocks

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that the game waits for."""
        return tuple(seat for seat, question in enumerate(self.questions) if question.waited_for)

    @property
    def waiting(self) -> int:
        """The set of them."""
        return sum(1 << seat for seat in self.to_act)

    @property
    def deadline(self) -> float | None:
        """When the next clock runs out."""
        return self.clocks.deadline


def begun(game: AnyGame, clocks: Clocks, at: float, persons: Collection[int]) -> Play:
    """A game at its first question; the clocks of *persons* run."""
    play = Play(game, 0, first_questions(game), clocks)
    return with_present(play, persons, at, play.to_act)


def after_act(play: Play, act: ActRow, persons: Collection[int]) -> Play:
    """The game after another act; refused where it can't be. Who takes a choice back thinks on in the same time."""
    game = play.game.copy()
    if act.code is None:
        _take_back(game, act.seat)
    else:
        _choose(game, act.seat, act.code)
    after = Play(game, play.acts + 1, next_questions(play.questions, game, act.seat), play.clocks)
    return with_present(after, persons, act.at, _asked_anew(play, after, act))


def _asked_anew(before: Play, after: Play, act: ActRow) -> list[int]:
    """The seats that begin another choice: who has made one, and who wasn't asked before."""
    acted = [] if act.code is None else [act.seat]
    return [*acted, *(seat for seat in after.to_act if not before.clocks.runs(seat) and seat != act.seat)]


def with_present(play: Play, persons: Collection[int], at: float, anew: Collection[int] = ()) -> Play:
    """The same game where these persons are there to play, from now on; those *anew* begin their choice again."""
    timed = [seat for seat in play.to_act if seat in persons]
    return replace(play, clocks=play.clocks.let_run(at, timed, anew))


def _choose(game: AnyGame, seat: int, code: int) -> None:
    try:
        game.play(seat, code)
    except IllegalChoice as illegal:
        if not illegal.legal:
            raise Refused("not-your-turn", seat=seat) from None
        raise Refused("illegal-choice", code=code, legal=[choice.code for choice in illegal.legal]) from None


def _take_back(game: AnyGame, seat: int) -> None:
    if not game.may_undo(seat):
        raise Refused("nothing-to-take-back")
    game.undo(seat)


def played_again(play: Play, acts: Iterable[ActRow], persons: Collection[int]) -> Play:
    """The game after all these acts."""
    for act in acts:
        play = after_act(play, act, persons)
    return play


# --- snapshots -------------------------------------------------------------------------------


class Snapshot(Struct, frozen=True):
    """What a snapshot's bytes say."""

    game: bytes
    numbers: tuple[int, ...]  # of the questions, by seat
    clocks: Clocks


def snapshot_of(play: Play) -> SnapshotRow:
    """All of a game in play, to wake it from."""
    numbers = tuple(question.number for question in play.questions)
    return SnapshotRow(play.acts, msgspec.msgpack.encode(Snapshot(play.game.save(), numbers, play.clocks)))


def play_from(row: SnapshotRow | None) -> Play | None:
    """The game in play that a snapshot shows, or None if it can't be read."""
    if row is None:
        return None
    try:
        kept = msgspec.msgpack.decode(row.data, type=Snapshot)
        game = load(kept.game)
    except (msgspec.MsgspecError, BadSave):
        return None
    return Play(game, row.acts, first_questions(game, kept.numbers), kept.clocks)
