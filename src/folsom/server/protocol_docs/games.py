"""What each game tells in its events: their facts, and which of them are not for every eye."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from folsom.games import GAMES, Game
from folsom.server.protocol_docs.rows import table
from folsom.server.tables.views import TAKEN_BACK


class EventKind(NamedTuple):
    """A kind of event: `secret` are the facts that are null to all but the seats that the facts `seen_by` name.

    They are so always, or only while the fact `when` is true. Of a private one others don't even hear.
    """

    name: str
    facts: tuple[str, ...]
    secret: tuple[str, ...]
    seen_by: tuple[str, ...]
    when: str
    private: bool


def event_kinds(game: type[Game[Any, Any]]) -> Iterator[EventKind]:
    """All kinds of events of a game, and the one that is the table's own."""
    position = game.of(game.make_table(), seed=0).position
    for number, kind in enumerate(position.kinds):
        name, facts, _ = position.event(None, (number, 0))
        yield EventKind(name, tuple(facts), kind.secret, kind.seen_by, kind.when, kind.private)
    yield EventKind(TAKEN_BACK, ("seat",), (), (), "", private=False)


def events_table(name: str) -> str:
    """The events of a game as a table of the page."""
    rows = [(f"`{kind.name}`", _facts(kind), _hidden(kind)) for kind in event_kinds(GAMES[name])]
    return table(["event", "facts", "hidden from others"], rows)


def _facts(kind: EventKind) -> str:
    return ", ".join(f"`{fact}`" for fact in kind.facts)


def _hidden(kind: EventKind) -> str:
    """What of an event only some may see."""
    if kind.private:
        return "all of it: only `seat` hears of it"
    if not kind.secret:
        return ""
    secret = " and ".join(f"`{fact}`" for fact in kind.secret)
    shown = [fact for fact in kind.seen_by if fact in kind.facts]
    when = f"if {_condition(kind)}: " if kind.when else ""
    return f"{when}{secret}, but for {_seats(shown, kind)}"


def _condition(kind: EventKind) -> str:
    return f"`{kind.when}`" if kind.when in kind.facts else f"`loot` is a {kind.when}"


def _seats(shown: list[str], kind: EventKind) -> str:
    """The seats that may see it: those that facts name, and whoever held it before."""
    named = " and ".join(f"`{fact}`" for fact in shown)
    return f"{named} and whoever had it" if len(shown) < len(kind.seen_by) else named
