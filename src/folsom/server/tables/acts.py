"""Rebuilds a game from what the store has: its table, its secret, and its acts.

A snapshot saves replaying most of the acts. A snapshot that can't be read is ignored.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

import msgspec
from msgspec import Struct

from folsom.games import BadSave, Choice, Game, IllegalChoice, choices_made, load, rewound
from folsom.server.refusals import Refused
from folsom.server.store.rows import ActRow, SnapshotRow
from folsom.server.tables.clock import Clocks
from folsom.server.tables.decisions import PendingDecisions, first_decisions, next_decisions, renewed_decisions
from folsom.server.tables.views import Moment

AnyGame = Game[Any, Any]


@dataclass(frozen=True)
class GameInPlay:
    """A game in play: the number of acts so far, what each seat has to decide, and the time it has left.

    `choices` is how many choices stand. `alone` is the seat of the only person at the table, if there is just one.
    """

    game: AnyGame
    acts: int
    choices: int
    decisions: PendingDecisions
    clocks: Clocks
    alone: int | None
    to_act: tuple[int, ...] = field(init=False)  # the seats that the game waits for

    def __post_init__(self) -> None:
        to_act = tuple([seat for seat, pending in enumerate(self.decisions) if pending.waited_for])
        object.__setattr__(self, "to_act", to_act)

    @cached_property
    def moment(self) -> Moment:
        """What clients are told about: the game and its decisions."""
        return Moment(self.game, self.decisions, self.alone)

    @property
    def foregone(self) -> Choice | None:
        """The choice that a seat has to make and that everyone can see is its only one; it isn't asked for it."""
        if not self.to_act or self.decisions[self.to_act[0]].choices:
            return None
        return self.game.choices(self.to_act[0])[0]

    @property
    def waiting(self) -> int:
        """The seats in `to_act` as a bit set."""
        return sum(1 << seat for seat in self.to_act)

    @property
    def deadline(self) -> float | None:
        """When the next clock runs out."""
        return self.clocks.deadline


def begun(game: AnyGame, clocks: Clocks, at: float, persons: Collection[int], alone: int | None) -> GameInPlay:
    """A game at its first decision, with the clocks of *persons* running."""
    play = GameInPlay(game, 0, 0, first_decisions(game), clocks, alone)
    return with_present(play, persons, at, play.to_act)


def after_act(play: GameInPlay, act: ActRow, persons: Collection[int]) -> GameInPlay:
    """The game after one more act, or raises Refused. Undoing a choice gives no extra time to think."""
    if act.keeps is not None:
        return _gone_back(play, act, act.keeps, persons)
    game = play.game.copy()
    if act.code is None:
        _take_back(game, act.seat)
    else:
        _choose(game, act.seat, act.code)
    after = replace(
        play,
        game=game,
        acts=play.acts + 1,
        choices=play.choices + (-1 if act.code is None else 1),
        decisions=next_decisions(play.decisions, game, act.seat),
    )
    return with_present(after, persons, act.at, _with_new_decision(play, after, act))


def _gone_back(play: GameInPlay, act: ActRow, keeps: int, persons: Collection[int]) -> GameInPlay:
    """The game after its first choices. Whoever plays alone has as much time for each choice as for a new one."""
    game = rewound(play.game, keeps)
    decisions = renewed_decisions(play.decisions, game)
    after = replace(play, game=game, acts=play.acts + 1, choices=keeps, decisions=decisions)
    return with_present(after, persons, act.at, after.to_act)


def _with_new_decision(before: GameInPlay, after: GameInPlay, act: ActRow) -> list[int]:
    """The seats that start a new decision: the actor after a choice, and seats whose clock didn't run before."""
    acted = [] if act.code is None else [act.seat]
    return [*acted, *(seat for seat in after.to_act if not before.clocks.runs(seat) and seat != act.seat)]


def with_present(play: GameInPlay, persons: Collection[int], at: float, deciding: Collection[int] = ()) -> GameInPlay:
    """The same game with the clocks of *persons* running from now on; *deciding* seats start a new decision."""
    if not play.clocks.seats:
        return play
    timed = [seat for seat in play.to_act if seat in persons]
    return replace(play, clocks=play.clocks.let_run(at, timed, deciding))


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


def played_again(play: GameInPlay, acts: Iterable[ActRow], persons: Collection[int]) -> GameInPlay:
    """The game after all these acts."""
    for act in acts:
        play = after_act(play, act, persons)
    return play


# --- snapshots -------------------------------------------------------------------------------


class Snapshot(Struct, frozen=True):
    """The contents of a snapshot."""

    game: bytes
    numbers: tuple[int, ...]  # of each seat's decision
    clocks: Clocks


def snapshot_of(play: GameInPlay) -> SnapshotRow:
    """A snapshot from which the game can be resumed."""
    numbers = tuple(pending.number for pending in play.decisions)
    return SnapshotRow(play.acts, msgspec.msgpack.encode(Snapshot(play.game.save(), numbers, play.clocks)))


def play_from(row: SnapshotRow | None, alone: int | None) -> GameInPlay | None:
    """The game in a snapshot, or None if it can't be read."""
    if row is None:
        return None
    try:
        kept = msgspec.msgpack.decode(row.data, type=Snapshot)
        game = load(kept.game)
    except (msgspec.MsgspecError, BadSave):
        return None
    decisions = first_decisions(game, kept.numbers)
    return GameInPlay(game, row.acts, len(choices_made(game)), decisions, kept.clocks, alone)
