"""What viewers are told of the events that led to a position: their kinds, and the facts that they may see."""

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
    """A choice that was made, its round counted from 1, and its words."""

    seat: int
    code: int
    forced: bool
    round_number: int
    text: str


class EventTelling(ABC):
    """The part of a position that tells of events. Several viewers are told the same, so it is remembered."""

    kinds: Events

    def _forget_told(self) -> None:
        self._facts: dict[LogEntry, Facts] = {}
        self._told: dict[tuple[LogEntry, bool], tuple[str, Facts]] = {}  # events with their secrets, or without

    def is_told(self, seat: int | None, entry: LogEntry) -> bool:
        """Whether a seat, or a spectator, is told that an event happened."""
        kind = self.kinds.kind_of(entry)
        return not kind.private or seat in witnesses_of(kind, self._known_facts(entry))

    def full_witness(self, entry: LogEntry) -> int | None:
        """A seat that may see all of an event; None where everyone may."""
        kind = self.kinds.kind_of(entry)
        return self.facts(entry)[kind.seen_by[0]] if kind.seen_by else None

    def event(self, seat: int | None, entry: LogEntry) -> tuple[EventKind, Facts]:
        """An event's kind, and the facts that a seat or a spectator may see."""
        return self.kinds.kind_of(entry), self.told(seat, entry)[1].copy()

    def told(self, seat: int | None, entry: LogEntry) -> tuple[str, Facts]:
        """The event's name, and the same facts; they are to be read, as others are told the same."""
        kind = self.kinds.kind_of(entry)
        facts = self._known_facts(entry)
        return self._told_as(entry, kind, secrets=not has_secrets(kind, facts) or seat in witnesses_of(kind, facts))

    def told_of(self, viewers: Sequence[int | None], entries: Sequence[LogEntry]) -> list[dict[int, tuple[str, Facts]]]:
        """What each seat or spectator is told of some events, by place: those that it isn't told of are left out."""
        found: list[dict[int, tuple[str, Facts]]] = [{} for _ in viewers]
        for place, entry in enumerate(entries):
            kind, facts = self.kinds.kind_of(entry), self._known_facts(entry)
            witnesses, openly = witnesses_of(kind, facts), None
            if not kind.private:
                openly = self._told_as(entry, kind, secrets=not has_secrets(kind, facts))
            for viewer, events in zip(viewers, found, strict=True):
                told = self._told_as(entry, kind, secrets=True) if viewer in witnesses else openly
                if told is not None:
                    events[place] = told
        return found

    def _told_as(self, entry: LogEntry, kind: EventKind, *, secrets: bool) -> tuple[str, Facts]:
        told = self._told.get((entry, secrets))
        if told is None:
            shown = shown_facts(kind, self._known_facts(entry), secrets=secrets)
            told = self._told[entry, secrets] = kind.name, self.in_the_open(shown)
        return told

    def _known_facts(self, entry: LogEntry) -> Facts:
        """All facts of an event, to be read: several viewers are told of it."""
        facts = self._facts.get(entry)
        if facts is None:
            facts = self._facts[entry] = self.facts(entry)
        return facts

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
        """The seat whose choice an event is, or None."""
        return chooser_in(entry, self.kinds.kind_of(entry))

    def choice_of(self, entry: LogEntry) -> tuple[int, int]:
        """The seat and the number of the choice that an event is."""
        made = choice_made(entry, self.kinds.kind_of(entry))
        assert made is not None, "this event is no choice"
        return made.seat, made.code

    def _said(self, made: ChoiceMade) -> WordedChoice:
        return WordedChoice(made.seat, made.code, made.forced, made.round_number + 1, self.words_then(made))

    @abstractmethod
    def words_then(self, made: ChoiceMade) -> str:
        """A choice that was made, in words."""
