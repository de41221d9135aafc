"""The log made readable: each event with its facts, as one viewer may see it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from folsom.kernel.log import FACT_BITS, QUESTION, SUM_AT, Kind

Facts = dict[str, Any]
LogEntry = tuple[int, int]  # an event's word, and its sum or set
BYTE = (1 << FACT_BITS) - 1


class ChoiceMade(NamedTuple):
    """A choice as the log keeps it, its round counted from 0."""

    seat: int
    code: int
    forced: bool
    round_number: int
    question: int


def kind_of(entry: LogEntry) -> int:
    """The number of an event's kind."""
    return entry[0] & BYTE


def fact(word: int, place: int) -> int:
    """One of the four facts of an event's word, counted from 1."""
    return word >> place * FACT_BITS & BYTE


def entries_in(words: Sequence[int], kinds: Sequence[Kind]) -> Iterator[LogEntry]:
    """The words of a log, an event and its sum or set at a time."""
    left = iter(words)
    for word in left:
        yield word, next(left) if kinds[word & BYTE].wide else word >> SUM_AT


def facts_of(entry: LogEntry, kind: Kind) -> Facts:
    """All facts of an event, as the log holds them."""
    word, data = entry
    facts: Facts = {name: word >> place * FACT_BITS & BYTE for place, name in enumerate(kind.facts, 1)}
    if kind.data == QUESTION:
        made = facts["forced"]
        facts |= {"forced": made & 1, "round": made >> 1, QUESTION: word >> 4 * FACT_BITS}
    elif kind.data:
        facts[kind.data] = data
    return facts


def choice_made(entry: LogEntry, kind: Kind) -> ChoiceMade | None:
    """The choice that an event is, or None."""
    if kind.data != QUESTION:
        return None
    facts = facts_of(entry, kind)
    return ChoiceMade(facts["seat"], facts["choice"], bool(facts["forced"]), facts["round"], facts[QUESTION])


def may_see(kind: Kind, facts: Facts, seat: int | None) -> bool:
    """Whether a seat may see the secrets of an event; a spectator may not."""
    return seat is not None and any(facts[name] == seat for name in kind.seen_by)


def knows_all(kind: Kind, facts: Facts, seat: int | None) -> bool:
    """Whether nothing of an event is a secret to a seat, or to a spectator."""
    secret = bool(kind.secret) and (not kind.when or bool(facts[kind.when]))
    return not secret or may_see(kind, facts, seat)


def shown_facts(kind: Kind, facts: Facts, *, secrets: bool) -> Facts:
    """The facts to be shown with all secrets, or without: a secret one is None then."""
    hidden = {} if secrets else dict.fromkeys(kind.secret)
    return {name: value for name, value in {**facts, **hidden}.items() if name not in kind.inner}
