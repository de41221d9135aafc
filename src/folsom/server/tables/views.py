"""Who sees what: a game as one eye sees it, as data."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, NamedTuple

from folsom.games import Change, Event, ExpressView, Game, SuperView, View
from folsom.server.tables.decisions import PendingDecision, PendingDecisions
from folsom.server.wire.views import Happening, OfferedChoice, Outcome, StandingInfo, TableView

AnyGame = Game[Any, Any]
TAKEN_BACK = "taken back"


class Viewer(NamedTuple):
    """Whose eye it is, a seat's or a spectator's, and whether its own seat looks with it."""

    seat: int | None
    own: bool


PUBLIC = Viewer(None, own=False)
NOTHING_TO_DECIDE = PendingDecision(0, waited_for=False, choices=())


def view_for(game: AnyGame, viewer: Viewer, decisions: PendingDecisions) -> TableView:
    """What this eye sees, and what its seat may choose."""
    view = game.view(viewer.seat)
    pending = decisions[viewer.seat] if viewer.own and viewer.seat is not None else NOTHING_TO_DECIDE
    return TableView(
        seat=viewer.seat,
        express=_express(view),
        super=_super(view),
        choices=tuple(OfferedChoice(choice.code, choice.text, choice.facts) for choice in pending.choices),
        why_not=view.why_not if pending.choices else (),
        decision=pending.number if viewer.own else None,
        may_take_back=viewer.own and viewer.seat is not None and game.may_undo(viewer.seat),
    )


def _express(view: View[Any]) -> Any:
    return view.sight if isinstance(view, ExpressView) else None


def _super(view: View[Any]) -> Any:
    return view.sight if isinstance(view, SuperView) else None


# --- what has happened -----------------------------------------------------------------------


class Happened(NamedTuple):
    """What an eye has seen of an act, and what each event has changed in its sight."""

    events: tuple[Happening, ...]
    changes: tuple[Change, ...]


def happened(before: AnyGame, after: AnyGame, actor: int, view: int | None) -> Happened:
    """What an eye has seen of an act that was one choice, or the taking back of one."""
    if after.entries >= before.entries:
        news = after.news(view, before.entries)
        return Happened(tuple(map(happening, news)), tuple(before.changes(view, news)) if news else ())
    saw_it_leave = len(after.events(view)) < len(before.events(view))
    return Happened((taken_back(actor),), ({},)) if saw_it_leave else Happened((), ())


def happening(event: Event) -> Happening:
    """An event as it is sent."""
    return Happening(event.name, event.facts)


def taken_back(seat: int) -> Happening:
    """The event that a choice is taken back: the sight that follows shows all that it changes."""
    return Happening(TAKEN_BACK, {"seat": seat})


# --- the end ---------------------------------------------------------------------------------

OF_EVERY_GAME = {"seat", "name", "rank"}


def outcome_of(game: AnyGame) -> Outcome | None:
    """What came of a game, once it is over."""
    if not game.over:
        return None
    result = game.result
    return Outcome(tuple(map(_standing, result.standings)), tuple(result.winners), result.why, result.facts)


def _standing(account: Any) -> StandingInfo:
    facts = {name: value for name, value in asdict(account).items() if name not in OF_EVERY_GAME}
    return StandingInfo(account.seat, account.name, account.rank, facts)
