"""What each game tells in its events and choices: their facts, and which of them are not for everyone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args, get_type_hints

from folsom.games import GAMES
from folsom.games.events import EventKind
from folsom.server.protocol_docs.rows import table
from folsom.server.tables.views import TAKEN_BACK


def events_table(name: str) -> str:
    """The events of a game, and the one that is the table's own, as a table of the page."""
    rows = [(f"`{kind.name}`", _listed(kind.told), _hidden(kind)) for kind in GAMES[name].position_type.kinds]
    return table(["event", "facts", "hidden from others"], [*rows, (f"`{TAKEN_BACK}`", _listed(["seat"]), "")])


def choices_table(name: str) -> str:
    """What a choice of a game can be, as a table of the page."""
    return table(["Act", "Facts", "Meaning"], [_choice(kind) for kind in GAMES[name].choice_kinds])


def _choice(kind: type) -> tuple[str, str, str]:
    hints = get_type_hints(kind)
    (act,) = get_args(hints.pop("act"))
    return f"`{act}`", _listed(hints), (kind.__doc__ or "").removesuffix(".")


def _listed(facts: Iterable[str]) -> str:
    return ", ".join(f"`{fact}`" for fact in facts)


def _hidden(kind: EventKind) -> str:
    """What of an event only some may see."""
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
    """The seats that may see it: those that facts name, and whoever held it before."""
    shown = [fact for fact in kind.seen_by if fact in kind.told]
    named = " and ".join(f"`{fact}`" for fact in shown)
    return f"{named} and whoever had it" if len(shown) < len(kind.seen_by) else named
