"""Tables of each game's events and choices: their facts, and which of those are hidden from some viewers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args, get_type_hints

from folsom.games import GAMES
from folsom.games.events import EventKind
from folsom.server.protocol_docs.rows import table
from folsom.server.tables.views import TAKEN_BACK


def events_table(name: str) -> str:
    """The events of a game, and the table's own event, as a Markdown table."""
    rows = [(f"`{kind.name}`", _listed(kind.told), _hidden(kind)) for kind in GAMES[name].position_type.kinds]
    return table(["event", "facts", "hidden from others"], [*rows, (f"`{TAKEN_BACK}`", _listed(["seat"]), "")])


def choices_table(name: str) -> str:
    """The kinds of choices in a game, as a Markdown table."""
    return table(["Act", "Facts", "Meaning"], [_choice(kind) for kind in GAMES[name].choice_kinds])


def _choice(kind: type) -> tuple[str, str, str]:
    hints = get_type_hints(kind)
    (act,) = get_args(hints.pop("act"))
    return f"`{act}`", _listed(hints), (kind.__doc__ or "").removesuffix(".")


def _listed(facts: Iterable[str]) -> str:
    return ", ".join(f"`{fact}`" for fact in facts)


def _hidden(kind: EventKind) -> str:
    """The part of an event that only some viewers may see."""
    if kind.private:
        return "all of it: only `seat` hears of it"
    if not kind.secret:
        return ""
    secret = " and ".join(f"`{fact}`" for fact in kind.secret)
    when = f"if {_condition(kind)}: " if kind.when else ""
    return f"{when}{secret}, but for {_seats(kind)}"


def _condition(kind: EventKind) -> str:
    return f"`{kind.when}`" if kind.when in kind.told else f"`loot` is a {kind.when}"


def _seats(kind: EventKind) -> str:
    """The seats that may see it: those named by facts, and the one that had it before."""
    shown = [fact for fact in kind.seen_by if fact in kind.told]
    named = " and ".join(f"`{fact}`" for fact in shown)
    return f"{named} and whoever had it" if len(shown) < len(kind.seen_by) else named
