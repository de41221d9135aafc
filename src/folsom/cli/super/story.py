"""What happened in a game of Super: each card, and what it did, beside it; then the unhooking."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from folsom.cli.ink import Line, heading
from folsom.cli.passages import Passage, beside, paragraph, put_together
from folsom.cli.super.board import round_of
from folsom.games import Event, SuperView
from folsom.super.components import CARD_NAMES, REFLEX
from folsom.super.events import REASONS

# An event of these begins a passage; all others belong to the passage before them.
PLANS = {"chose", "changed"}
END = {"won", "shared first", "game ended"}
BEGINNINGS = PLANS | END | {"placed", "round began", "revealed", "unhooked"}

# Events whose sentence would say what the lead, the table or another event says already.
UNSAID = PLANS | END | {"revealed", "fired", "first passed"}
LEAD = 22


def passages(events: Sequence[Event]) -> list[Passage]:
    """Events in the order they happened, put together."""
    return put_together(events, BEGINNINGS)


def tell(story: Sequence[Passage], view: SuperView, width: int) -> list[Line]:
    """Passages as lines, those of one kind that follow each other together; *view* knows the bandits' names."""
    lines: list[Line] = []
    for kind, group in groupby(story, key=lambda passage: passage.opening.name):
        if kind == "revealed":
            lines += _cards(list(group), view, width)
        elif kind == "round began":
            lines += [_round_began(passage.opening, view, width) for passage in group]
        elif kind == "unhooked":
            lines += [line for passage in group for line in beside("The last car", _sentences(passage), width, LEAD)]
        else:
            lines += paragraph(" ".join(filter(None, map(_sentences, group))), width)
    return lines


def _round_began(event: Event, view: SuperView, width: int) -> Line:
    number, first = event.facts["number"] + 1, view.seats[event.facts["first"]].name
    return heading(f"{round_of(number, view.players)}: {first} is first", width)


def _cards(cards: Iterable[Passage], view: SuperView, width: int) -> list[Line]:
    """All cards of a round, three times round the table."""
    lines = [heading("All plans are in", width)]
    for turn, group in groupby(cards, key=lambda card: card.opening.facts["turn"]):
        for number, card in enumerate(group):
            mark = " " if number else str(turn + 1)
            lines += beside(f"{mark}  {_played(card, view)}", _sentences(card), width, LEAD)
    return lines


def _played(passage: Passage, view: SuperView) -> str:
    facts = passage.opening.facts
    return f"{view.seats[facts['bandit']].name}: {CARD_NAMES[facts['card']]}"


def _sentences(passage: Passage) -> str:
    """What happened, in words."""
    said = [event for event in passage.events if event.name not in UNSAID]
    return " ".join(_sentence(event, passage.opening) for event in said)


def _sentence(event: Event, opening: Event) -> str:
    if event.name == "no effect":
        return f"No effect: {REASONS[event.facts['reason']]}."
    if event.name == "stood up" and opening.facts["card"] != REFLEX:
        return event.text.replace("stands up", "lay stunned, and only stands up")
    return event.text
