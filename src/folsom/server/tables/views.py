"""Who sees what: everything sent about a game is made here, from the recipient's view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from folsom.games import Change, Choice, Event, Game, WhyNot, entries_before_round, has_chosen
from folsom.server.tables.decisions import PendingDecisions
from folsom.server.wire.views import Happening, OfferedChoice, Outcome, Prompt, StandingInfo, TableView, ViewNews

AnyGame = Game[Any, Any]
TAKEN_BACK = "taken back"
ROUNDS_RECALLED = 1  # before the current one


class Viewer(NamedTuple):
    """Whose view it is, a seat's or a spectator's, and whether it goes to that seat's own player."""

    seat: int | None
    own: bool


PUBLIC = Viewer(None, own=False)


@dataclass(frozen=True)
class Moment:
    """A game, what each seat has to decide in it, and the seat that plays alone against bots, if one does."""

    game: AnyGame
    decisions: PendingDecisions
    alone: int | None = None
    _undoable: dict[int, bool] = field(default_factory=dict, init=False)  # what is already known
    _recent: dict[int | None, tuple[Happening, ...]] = field(default_factory=dict, init=False)  # by seat

    def may_undo(self, seat: int) -> bool:
        """Whether a seat may undo its last choice."""
        if seat not in self._undoable:
            self._undoable[seat] = self.game.may_undo(seat)
        return self._undoable[seat]

    def may_go_back(self, seat: int) -> bool:
        """Whether a seat may go back to its last choice, whatever has happened since."""
        return seat == self.alone and not self.game.over and self._has_chosen

    @cached_property
    def _has_chosen(self) -> bool:
        return self.alone is not None and has_chosen(self.game, self.alone)

    def recent(self, seat: int | None) -> tuple[Happening, ...]:
        """What a seat or a spectator was told in this round and the last one."""
        if seat not in self._recent:
            since = entries_before_round(self.game, ROUNDS_RECALLED)
            self._recent[seat] = tuple(map(happening, self.game.news(seat, since)))
        return self._recent[seat]


# --- the present ---------------------------------------------------------------------------------


def view_for(now: Moment, viewer: Viewer, memory_aids: bool = True) -> TableView:
    """The whole view of a viewer, and what its seat is asked."""
    view = now.game.view(viewer.seat)
    return TableView(view if memory_aids else view.without_memory_aids(), prompt_for(now, viewer))


def prompt_for(now: Moment, viewer: Viewer) -> Prompt | None:
    """What a viewer's own seat is asked."""
    game, seat = now.game, viewer.seat
    if not viewer.own or seat is None:
        return None
    asked = now.decisions[seat]
    return Prompt(
        seat=seat,
        decision=asked.number,
        choices=asked.codes,
        explained=() if game.fixed_choices() else tuple(map(explained, asked.choices)),
        why_not=_why_not(now, seat),
        may_take_back=now.may_undo(seat),
        undo_any_time=now.may_go_back(seat),
    )


def fixed_choices(game: AnyGame) -> tuple[OfferedChoice, ...]:
    """The choices that keep their meaning for the whole game, explained."""
    return tuple(map(explained, game.fixed_choices()))


def explained(choice: Choice) -> OfferedChoice:
    """A choice as it is sent."""
    return OfferedChoice(choice.code, choice.text, choice.facts)


# --- what has happened -----------------------------------------------------------------------


def news_for(
    before: Moment, now: Moment, actor: int, viewers: Iterable[Viewer], memory_aids: bool = True
) -> dict[Viewer, ViewNews]:
    """What viewers have seen of an act, and what their seats are asked now. Viewers who saw nothing are left out."""
    them = list(viewers)
    told = happened(before.game, now.game, actor, [viewer.seat for viewer in them])
    seen = zip(them, told if memory_aids else _without_aids(now.game, told), strict=True)
    return {
        viewer: ViewNews(viewer.seat, *what, _new_prompt(before, now, viewer)) for viewer, what in seen if what.events
    }


def _new_prompt(before: Moment, now: Moment, viewer: Viewer) -> Prompt | None:
    """What a viewer's own seat is asked now; None if that hasn't changed. An unchanged decision is the same object."""
    seat = viewer.seat
    if not viewer.own or seat is None:
        return None
    is_the_same = (
        before.decisions[seat] is now.decisions[seat]
        and before.may_undo(seat) == now.may_undo(seat)
        and before.may_go_back(seat) == now.may_go_back(seat)
        and _why_not(before, seat) == _why_not(now, seat)
    )
    return None if is_the_same else prompt_for(now, viewer)


def _why_not(moment: Moment, seat: int) -> tuple[WhyNot, ...]:
    """What a seat can't choose, and why; empty if the seat has no choices."""
    return moment.game.why_not(seat) if moment.decisions[seat].choices else ()


class Happened(NamedTuple):
    """What a viewer has seen of an act, and what each event has changed in its view."""

    events: tuple[Happening, ...]
    changes: tuple[Change, ...]


def happened(before: AnyGame, after: AnyGame, actor: int, seats: Sequence[int | None]) -> list[Happened]:
    """What each of these viewers has seen of an act: a choice or an undo."""
    if after.entries >= before.entries:
        return [
            Happened(tuple([Happening(*event) for event in events]), tuple(changes))
            for events, changes in before.told_to(after, seats)
        ]
    gone = (taken_back(actor),)
    return [
        Happened(gone, (change,)) if len(after.events(seat)) < len(before.events(seat)) else Happened((), ())
        for seat, change in zip(seats, before.changes_to(after, seats), strict=True)
    ]


def _without_aids(game: AnyGame, told: Iterable[Happened]) -> list[Happened]:
    """The same, at a table where players have to remember by themselves."""
    aids = game.view_type.memory_aids
    return [
        Happened(events, tuple({name: part for name, part in change.items() if name not in aids} for change in changes))
        for events, changes in told
    ]


def happening(event: Event) -> Happening:
    """An event as it is sent."""
    return Happening(event.name, event.facts)


def taken_back(seat: int) -> Happening:
    """The event for an undone choice."""
    return Happening(TAKEN_BACK, {"seat": seat})


# --- the end ---------------------------------------------------------------------------------

OF_EVERY_GAME = {"seat", "name", "rank"}


def outcome_of(game: AnyGame) -> Outcome | None:
    """The result of a game, or None before it is over."""
    if not game.over:
        return None
    result = game.result
    return Outcome(tuple(map(_standing, result.standings)), tuple(result.winners), result.why, result.facts)


def _standing(account: Any) -> StandingInfo:
    facts = {name: value for name, value in asdict(account).items() if name not in OF_EVERY_GAME}
    return StandingInfo(account.seat, account.name, account.rank, facts)
