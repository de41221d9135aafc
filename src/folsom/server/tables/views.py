"""Who sees what: everything sent about a game is made here, from the recipient's view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, NamedTuple

from folsom.games import Change, Choice, Event, Game, WhyNot
from folsom.server.tables.decisions import PendingDecisions
from folsom.server.wire.views import Happening, OfferedChoice, Outcome, Prompt, StandingInfo, TableView, ViewNews

AnyGame = Game[Any, Any]
TAKEN_BACK = "taken back"


class Viewer(NamedTuple):
    """Whose view it is, a seat's or a spectator's, and whether it goes to that seat's own player."""

    seat: int | None
    own: bool


PUBLIC = Viewer(None, own=False)


@dataclass(frozen=True)
class Moment:
    """A game, and what each seat has to decide in it."""

    game: AnyGame
    decisions: PendingDecisions
    _undoable: dict[int, bool] = field(default_factory=dict, init=False)  # what is already known

    def may_undo(self, seat: int) -> bool:
        """Whether a seat may undo its last choice."""
        if seat not in self._undoable:
            self._undoable[seat] = self.game.may_undo(seat)
        return self._undoable[seat]


# --- the present ---------------------------------------------------------------------------------


def view_for(now: Moment, viewer: Viewer) -> TableView:
    """The whole view of a viewer, and what its seat is asked."""
    return TableView(now.game.view(viewer.seat), prompt_for(now, viewer))


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
    )


def fixed_choices(game: AnyGame) -> tuple[OfferedChoice, ...]:
    """The choices that keep their meaning for the whole game, explained."""
    return tuple(map(explained, game.fixed_choices()))


def explained(choice: Choice) -> OfferedChoice:
    """A choice as it is sent."""
    return OfferedChoice(choice.code, choice.text, choice.facts)


# --- what has happened -----------------------------------------------------------------------


def news_for(before: Moment, now: Moment, actor: int, viewers: Iterable[Viewer]) -> dict[Viewer, ViewNews]:
    """What viewers have seen of an act, and what their seats are asked now. Viewers who saw nothing are left out."""
    them = list(viewers)
    seen = zip(them, happened(before.game, now.game, actor, [viewer.seat for viewer in them]), strict=True)
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
