"""What happened, told so that one can follow: a card is turned up, and what it did stands beside it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from folsom.cli.express.reminders import EVENTS, SYMBOLS
from folsom.cli.ink import Line, heading
from folsom.cli.passages import Passage, beside, paragraph, put_together
from folsom.express.components import (
    ACTION_NAMES,
    ALL_CARD_NAMES,
    CARD_SYMBOLS,
    EVENT_NAMES,
    KINDS,
    ROUND_CARD_EVENT,
    ROUNDS,
)
from folsom.express.events import REASONS
from folsom.express.view_data import SeatView
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
LEAD = 20


def passages(events: Sequence[Event]) -> list[Passage]:
    """Events in the order they happened, put together."""
    return put_together(events, BEGINNINGS, OPEN_ENDED)


def tell(story: Sequence[Passage], view: ExpressView, width: int) -> list[Line]:
    """Passages as lines, plans that follow each other in one paragraph; *view* knows the bandits' names."""
    lines: list[Line] = []
    for kind, group in groupby(story, key=_kind):
        if kind == "plan":
            lines += paragraph(" ".join(map(_sentences, group)), width)
        else:
            for passage in group:
                lines += _told_alone(passage, view, width)
    return lines


def _kind(passage: Passage) -> str:
    """What a passage tells of: plans are alike."""
    return "plan" if passage.opening.name in PLANS else passage.opening.name


def _sentences(passage: Passage) -> str:
    """What happened, in words."""
    return " ".join(_sentence(event) for event in passage.events if event.name not in UNSAID and event.text)


def _sentence(event: Event) -> str:
    if event.name == "no effect":
        return f"No effect: {REASONS[event.facts['reason']]}."
    return event.text


def _told_alone(passage: Passage, view: ExpressView, width: int) -> list[Line]:
    kind, facts = _kind(passage), passage.opening.facts
    if kind == "round began":
        return _round_began(facts["number"], facts["card"], facts["first"], view, width)
    if kind == "scheming ended":
        return [heading("Schemin' is over, Stealin' follows", width)]
    if kind == "revealed":
        bandit = [bandit for seat in view.seats for bandit in seat.bandits][facts["bandit"]].name
        return beside(f"{bandit}: {ACTION_NAMES[facts['card'] % KINDS]}", _sentences(passage), width, LEAD)
    if kind == "event began":
        return beside("The event", f"{EVENT_NAMES[facts['event']]}. {_sentences(passage)}", width, LEAD)
    return paragraph(_sentences(passage), width)


def _begins(seat: SeatView) -> str:
    return f"{seat.name} {'begins' if len(seat.bandits) == 1 else 'begin'}."


def _round_began(number: int, card: int, first: int, view: ExpressView, width: int) -> list[Line]:
    """A new round card, and what its symbols and its event mean."""
    letters = CARD_SYMBOLS[card]
    symbols = [f"{letter} {SYMBOLS[letter]}" for letter in dict.fromkeys(letters)]
    event = EVENT_NAMES[int(ROUND_CARD_EVENT[card])]
    then = f" After Stealin' {EVENTS[event]}." if event in EVENTS else ""
    text = f"The card shows {' '.join(letters)}: {'; '.join(symbols)}.{then} {_begins(view.seats[first])}"
    return [heading(f"Round {number + 1} of {ROUNDS}: {ALL_CARD_NAMES[card]}", width), *paragraph(text, width)]
