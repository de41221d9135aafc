"""Events: declared once for each game, written down by rules, and read back as one viewer may see them.

```python
EVENTS = Events(State)

@EVENTS.event("event-fired-at")
def note_fired(s: State, log: Log, *, bandit: Bandit, target: Bandit) -> None:
    \"\"\"A bandit fires at another.\"\"\"
```
The declaration gives the event its number, its name, its facts, the id of its sentence, the layout of its word, and the
compiled rule that writes it down if anybody listens. Rules note an event before they do it: what the log keeps as a
frame is the state that the event finds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple, ParamSpec, cast, get_type_hints

from folsom.kernel.fact_types import FACT_BITS, INNER, SECRET, SUM_AT, FactType, fact_type
from folsom.kernel.log import Log, event_writer, write_down
from folsom.kernel.mode import USES_NUMBA
from folsom.kernel.packing import PackedWord, Slot
from folsom.kernel.state import GameState
from folsom.locale.cast import Cast

P = ParamSpec("P")

Facts = dict[str, Any]
LogEntry = tuple[int, int]  # an event's word, and its sum or set
PlacedEntry = tuple[int, LogEntry]  # with the index of the word that was logged before it took effect
KIND = "kind"
QUESTION = "question"
NOTE = "note_"
AMOUNT = "Amount"  # stands among the fact types for one of the game's numbers
SILENT = ""  # the sentence of an event that another event tells
BYTE = (1 << FACT_BITS) - 1


@dataclass(frozen=True, eq=False)
class EventKind:
    """One kind of event."""

    number: int
    name: str
    says: str  # what happened
    sentence: str  # its id in `folsom.locale`; SILENT where another event tells it
    amount: str  # the game's number that its sentence mentions, if any
    fields: dict[str, FactType]  # as the log keeps them
    secret: tuple[str, ...]  # the facts that only the seats of `seen_by` are told
    seen_by: tuple[str, ...]  # facts that name those seats
    when: str  # secret only while this fact is true; always, if empty
    inner: tuple[str, ...]  # facts that nobody is told
    private: bool  # nobody else is even told that it happened

    @cached_property
    def wide(self) -> str:
        """The fact that is kept in a second word, if there is one."""
        return next((name for name, kind in self.fields.items() if kind.own_word), "")

    @cached_property
    def is_choice(self) -> bool:
        """Whether the event is a choice that a seat has made."""
        return QUESTION in self.fields

    @cached_property
    def told(self) -> dict[str, FactType]:
        """The facts that a viewer is told, in order."""
        told: dict[str, FactType] = {}
        for name, kind in self.fields.items():
            told |= kind.told_as or {name: kind}
        return {name: kind for name, kind in told.items() if name not in self.inner}

    @cached_property
    def _types(self) -> dict[str, str]:
        """The types of what its sentence may mention: the facts, and one of the game's amounts."""
        types = {name: kind.name for name, kind in self.told.items()}
        return types | ({self.amount: AMOUNT} if self.amount else {})

    def said(self, language: str, cast: Cast, facts: Facts) -> str:
        """The sentence for an event of this kind with these facts; empty if another event already says it."""
        if self.sentence == SILENT:
            return ""
        from folsom.locale.telling import event_sentence

        return event_sentence(language, cast, self.sentence, self._types, facts)

    @cached_property
    def layout(self) -> PackedWord:
        """Where the event's word keeps its kind and its facts."""
        slots = {KIND: Slot(0, FACT_BITS)}
        end = FACT_BITS
        for name, kind in self.fields.items():
            if not kind.own_word:
                start = end if kind.at is None else kind.at
                slots[name] = Slot(start, kind.bits)
                end = start + kind.bits
        return PackedWord(slots)

    @cached_property
    def _facts_in_word(self) -> PackedWord:
        return PackedWord({name: slot for name, slot in self.layout.slots.items() if name != KIND})

    @cached_property
    def _derived(self) -> list[tuple[str, Callable[[Any], Facts]]]:
        """The facts that other facts follow from, and how."""
        return [(name, kind.told) for name, kind in self.fields.items() if kind.told is not None]

    def facts(self, entry: LogEntry) -> Facts:
        """All facts of an event of this kind."""
        word, data = entry
        facts: Facts = self._facts_in_word.unpack(word)
        if self.wide:
            facts[self.wide] = data
        for name, told in self._derived:
            facts |= told(facts[name])
        return facts

    def entry(self, **facts: int) -> LogEntry:
        """The log entry for an event with these facts."""
        data = facts.pop(self.wide, 0)
        word = self.layout.pack(kind=self.number, **facts)
        return word, data if self.wide else word >> SUM_AT


class Events(Sequence[EventKind]):
    """The events of a game, numbered in the order of their declarations."""

    def __init__(self, state: type[GameState]) -> None:
        self._state = state
        self._kinds: list[EventKind] = []
        self._write_event = event_writer(state)

    def event(
        self, sentence: str, *, seen_by: tuple[str, ...] = (), when: str = "", private: bool = False, amount: str = ""
    ) -> Callable[[Callable[P, None]], Callable[P, None]]:
        """Declare an event: the function's name, its docstring and its keywords say what it is.

        Facts that are `Secret` are told to the seats that the facts `seen_by` name, while the fact `when` is true.
        *amount* is a number of the game, in dollars, that the sentence names besides the facts.
        """
        declaration = Declaration(sentence, amount, seen_by, when, private)

        def declared(function: Callable[P, None]) -> Callable[P, None]:
            kind = _kind_of(function, len(self._kinds), declaration)
            self._kinds.append(kind)
            return self._noting(function, kind)

        return declared

    def _noting(self, function: Callable[P, None], kind: EventKind) -> Callable[P, None]:
        """The rule that logs an event of this kind, if the log is on."""
        if not USES_NUMBA:
            return cast("Callable[P, None]", self._interpreted(kind))
        from folsom.kernel.numba_backend import note_intrinsic

        hints = {"s": self._state, "log": Log, **dict.fromkeys(kind.fields, int)}
        places = {name: slot.start for name, slot in kind.layout.slots.items() if name != KIND}
        made = note_intrinsic(hints, kind.number, places, kind.wide, self._write_event, write_down)
        return cast("Callable[P, None]", made)

    def _interpreted(self, kind: EventKind) -> Callable[..., None]:
        def note(s: GameState, log: Log, **facts: int) -> None:
            if log.on:
                word, data = kind.entry(**facts)
                self._write_event(s, log, word)
                if kind.wide:
                    write_down(log, data)

        return note

    def __getitem__(self, number: Any) -> Any:
        return self._kinds[number]

    def __len__(self) -> int:
        return len(self._kinds)

    def named(self, name: str) -> EventKind:
        """The kind of event that has this name."""
        return next(kind for kind in self._kinds if kind.name == name)

    def kind_of(self, entry: LogEntry) -> EventKind:
        """The kind of an event."""
        kind: EventKind = self._kinds[entry[0] & BYTE]
        return kind

    def facts(self, entry: LogEntry) -> Facts:
        """All facts of an event."""
        return self.kind_of(entry).facts(entry)

    def entries_in(self, words: Sequence[int]) -> Iterator[PlacedEntry]:
        """The events in a log's words, each with the index of its first word."""
        left = iter(enumerate(words))
        for place, word in left:
            wide = self._kinds[word & BYTE].wide
            yield place, (word, next(left)[1] if wide else word >> SUM_AT)


class Declaration(NamedTuple):
    """What a declaration says beyond the function itself."""

    sentence: str
    amount: str
    seen_by: tuple[str, ...]
    when: str
    private: bool


def _kind_of(function: Callable[..., None], number: int, declaration: Declaration) -> EventKind:
    """The kind of event that a declaration stands for."""
    hints = get_type_hints(function, include_extras=True)
    marks = {name: hint for name, hint in hints.items() if name not in {"s", "log", "return"}}
    fields = {name: fact_type(hint) for name, hint in marks.items()}
    derived = [kind for kind in fields.values() if kind.told is not None]
    inner = [name for name, hint in marks.items() if INNER in hint.__metadata__]
    inner += [name for name, kind in fields.items() if kind.told is not None]
    secret = [name for name, hint in marks.items() if SECRET in hint.__metadata__]
    return EventKind(
        number=number,
        name=function.__name__.removeprefix(NOTE).replace("_", " "),
        says=(function.__doc__ or "").strip(),
        sentence=declaration.sentence,
        amount=declaration.amount,
        fields=fields,
        secret=(*secret, *(name for kind in derived for name in kind.secret)),
        seen_by=declaration.seen_by,
        when=next((kind.when for kind in derived), declaration.when),
        inner=(*inner, *(kind.when for kind in derived)),
        private=declaration.private,
    )


# --- for one viewer ----------------------------------------------------------------------------


def witnesses_of(kind: EventKind, facts: Facts) -> set[int]:
    """The seats that may see the secrets of an event; a spectator never may."""
    return {facts[name] for name in kind.seen_by if facts[name] is not None}


def has_secrets(kind: EventKind, facts: Facts) -> bool:
    """Whether any of an event's facts is a secret to all but its witnesses."""
    return bool(kind.secret) and (not kind.when or bool(facts[kind.when]))


def shown_facts(kind: EventKind, facts: Facts, *, secrets: bool) -> Facts:
    """The facts to show, with all secrets or without them: a secret fact is then None."""
    hidden = {} if secrets else dict.fromkeys(kind.secret)
    return {name: value for name, value in {**facts, **hidden}.items() if name not in kind.inner}


# --- choices -------------------------------------------------------------------------------------


class ChoiceMade(NamedTuple):
    """A choice as the log keeps it; its round is counted from 0."""

    seat: int
    code: int
    forced: bool
    round_number: int
    question: int


def chooser_in(entry: LogEntry, kind: EventKind) -> int | None:
    """The seat that made the choice, if the event is a choice; otherwise None."""
    return kind.layout.number(entry[0], "seat") if kind.is_choice else None


def choice_made(entry: LogEntry, kind: EventKind) -> ChoiceMade | None:
    """The choice that an event records, or None if it isn't a choice."""
    if not kind.is_choice:
        return None
    facts = kind.facts(entry)
    return ChoiceMade(facts["seat"], facts["choice"], bool(facts["forced"]), facts["round"], facts[QUESTION])
