"""What happened, told so that one can follow: a card is turned up, and what it did stands beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from folsom.cli.ink import Line, heading, told
from folsom.cli.reminders import EVENTS, SYMBOLS
from folsom.express.components import (
    ACTION_NAMES,
    ALL_CARD_NAMES,
    CARD_SYMBOLS,
    EVENT_NAMES,
    KINDS,
    ROUND_CARD_EVENT,
    ROUNDS,
)
from folsom.express.log import REASONS
from folsom.express.seen import SeenSeat
from folsom.games import Event, ExpressView

# An event of these begins a passage; all others belong to the passage before them.
PLANS = {"drew", "played", "discarded", "reshuffled", "shed", "placed"}
OPEN_ENDED = {"revealed", "event began"}  # what they bring may still be to come
BEGINNINGS = PLANS | OPEN_ENDED | {"round began", "dealt", "scheming ended", "round ended", "gunslinger"}

# Events whose sentence would say what the lead, the table or another event says already.
UNSAID = {
    "dealt",
    "fired",
    "revealed",
    "event began",
    "scheming ended",
    "round ended",
    "gunslinger",
    "scored",
    "game ended",
}
INDENT, LEAD = 2, 20


@dataclass(frozen=True)
class Passage:
    """Events that belong together; to one that is closed, no more are added."""

    events: tuple[Event, ...]
    closed: bool

    @property
    def kind(self) -> str:
        """What it tells of: plans are alike."""
        return "plan" if self.events[0].name in PLANS else self.events[0].name

    @property
    def sentences(self) -> str:
        """What happened, in words."""
        return " ".join(_sentence(event) for event in self.events if event.name not in UNSAID and event.text)


def _sentence(event: Event) -> str:
    if event.name == "no effect":
        return f"No effect: {REASONS[event.facts['reason']]}."
    return event.text


def passages(events: Sequence[Event]) -> list[Passage]:
    """Events in the order they happened, put together."""
    groups: list[list[Event]] = []
    for event in events:
        if event.name in BEGINNINGS or not groups:
            groups.append([])
        groups[-1].append(event)
    return [
        Passage(tuple(group), closed=number + 1 < len(groups) or group[0].name not in OPEN_ENDED)
        for number, group in enumerate(groups)
    ]


def tell(story: Sequence[Passage], view: ExpressView, width: int) -> list[Line]:
    """Passages as lines, plans that follow each other in one paragraph; *view* knows the bandits' names."""
    lines: list[Line] = []
    for kind, group in groupby(story, key=lambda passage: passage.kind):
        if kind == "plan":
            lines += told(" ".join(passage.sentences for passage in group), width, indent=INDENT)
        else:
            for passage in group:
                lines += _told_alone(passage, view, width)
    return lines


def _told_alone(passage: Passage, view: ExpressView, width: int) -> list[Line]:
    facts = passage.events[0].facts
    if passage.kind == "round began":
        return _round_began(facts["number"], facts["card"], facts["first"], view, width)
    if passage.kind == "scheming ended":
        return [heading("Schemin' is over, Stealin' follows", width)]
    if passage.kind == "revealed":
        bandit = [bandit for seat in view.seats for bandit in seat.bandits][facts["bandit"]].name
        return _beside(f"{bandit}: {ACTION_NAMES[facts['card'] % KINDS]}", passage.sentences, width)
    if passage.kind == "event began":
        return _beside("The event", f"{EVENT_NAMES[facts['event']]}. {passage.sentences}", width)
    return told(passage.sentences, width, indent=INDENT) if passage.sentences else []


def _beside(lead: str, text: str, width: int) -> list[Line]:
    return told(text, width, lead=f"{'':{INDENT}}{lead}", indent=LEAD)


def _begins(seat: SeenSeat) -> str:
    return f"{seat.name} {'begins' if len(seat.bandits) == 1 else 'begin'}."


def _round_began(number: int, card: int, first: int, view: ExpressView, width: int) -> list[Line]:
    """A new round card, and what its symbols and its event mean."""
    letters = CARD_SYMBOLS[card]
    symbols = [f"{letter} {SYMBOLS[letter]}" for letter in dict.fromkeys(letters)]
    event = EVENT_NAMES[int(ROUND_CARD_EVENT[card])]
    then = f" After Stealin' {EVENTS[event]}." if event in EVENTS else ""
    text = f"The card shows {' '.join(letters)}: {'; '.join(symbols)}.{then} {_begins(view.seats[first])}"
    return [
        heading(f"Round {number + 1} of {ROUNDS}: {ALL_CARD_NAMES[card]}", width),
        *told(text, width, indent=INDENT),
    ]
