"""What viewers are told about the events that led to a position: their kinds, and the facts they may see."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from folsom.kernel.events import (
    ChoiceMade,
    EventKind,
    Events,
    Facts,
    LogEntry,
    choice_made,
    chooser_in,
    has_secrets,
    shown_facts,
    witnesses_of,
)
from folsom.locale.cast import Cast


class WordedChoice(NamedTuple):
    """A choice that was made, with its round, counted from 1, and its words."""

    seat: int
    code: int
    forced: bool
    round_number: int
    text: str


ToldEvent = tuple[str, Facts]  # an event's name, and the facts that a viewer is told


class EventTelling(ABC):
    """The part of a position that tells viewers about events."""

    kinds: Events

    def is_told(self, seat: int | None, entry: LogEntry) -> bool:
        """Whether a seat, or a spectator, is told that an event happened."""
        kind = self.kinds.kind_of(entry)
        return not kind.private or seat in witnesses_of(kind, self.facts(entry))

    def full_witness(self, entry: LogEntry) -> int | None:
        """A seat that may see all of an event; None if everyone may."""
        kind = self.kinds.kind_of(entry)
        return self.facts(entry)[kind.seen_by[0]] if kind.seen_by else None

    def event(self, seat: int | None, entry: LogEntry) -> tuple[EventKind, Facts]:
        """An event's kind, and the facts that a seat or a spectator may see."""
        kind, facts = self.kinds.kind_of(entry), self.facts(entry)
        secrets = not has_secrets(kind, facts) or seat in witnesses_of(kind, facts)
        return kind, self._shown(kind, facts, secrets=secrets)

    def told_of(self, viewers: Sequence[int | None], entries: Sequence[LogEntry]) -> list[dict[int, ToldEvent]]:
        """What each seat or spectator is told about some events, by index; events it isn't told about are left out.

        Viewers who are told the same share it.
        """
        found: list[dict[int, ToldEvent]] = [{} for _ in viewers]
        for place, entry in enumerate(entries):
            kind, facts = self.kinds.kind_of(entry), self.facts(entry)
            witnesses = witnesses_of(kind, facts).intersection(viewers)
            is_hiding = has_secrets(kind, facts)
            openly = None if kind.private else (kind.name, self._shown(kind, facts, secrets=not is_hiding))
            fully = openly
            if witnesses and (is_hiding or kind.private):
                fully = kind.name, self._shown(kind, facts, secrets=True)
            for viewer, events in zip(viewers, found, strict=True):
                told = fully if viewer in witnesses else openly
                if told is not None:
                    events[place] = told
        return found

    def _shown(self, kind: EventKind, facts: Facts, *, secrets: bool) -> Facts:
        return self.in_the_open(shown_facts(kind, facts, secrets=secrets))

    def facts(self, entry: LogEntry) -> Facts:
        """All facts of an event."""
        return self.kinds.facts(entry)

    def in_the_open(self, facts: Facts) -> Facts:
        """The facts that a viewer may see, in the words of the table."""
        return facts

    @abstractmethod
    def cast(self, names: Mapping[str, Sequence[str]], numbers: Mapping[str, int]) -> Cast:
        """Who and what takes part, with the names and numbers of the game."""

    def choice_made(self, entry: LogEntry) -> WordedChoice | None:
        """If an event is a choice: what was chosen, with its words."""
        made = choice_made(entry, self.kinds.kind_of(entry))
        return None if made is None else self._said(made)

    def chooser(self, entry: LogEntry) -> int | None:
        """The seat that made the choice, if the event is a choice; otherwise None."""
        return chooser_in(entry, self.kinds.kind_of(entry))

    def choice_of(self, entry: LogEntry) -> tuple[int, int]:
        """The seat and the number of the choice that an event records."""
        made = choice_made(entry, self.kinds.kind_of(entry))
        assert made is not None, "this event is no choice"
        return made.seat, made.code

    def _said(self, made: ChoiceMade) -> WordedChoice:
        return WordedChoice(made.seat, made.code, made.forced, made.round_number + 1, self.words_then(made))

    @abstractmethod
    def words_then(self, made: ChoiceMade) -> str:
        """A choice that was made, in words."""
