"""What happened in a game of Super: each card, and what it did, beside it; then the unhooking."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from folsom.cli.language import language, say
from folsom.cli.naming import card as card_name
from folsom.cli.naming import who
from folsom.cli.passages import Passage, beside, lead_column, paragraph, put_together
from folsom.cli.styled_text import Line, heading
from folsom.games import Event, SuperView
from folsom.locale.speech import capital
from folsom.locale.things import slug
from folsom.super.components import CARD_NAMES, CHARACTER_NAMES, REFLEX
from folsom.super.events import REASONS

# An event of these begins a passage; all others belong to the passage before them.
PLANS = {"chose", "changed"}
END = {"won", "shared first", "game ended"}
BEGINNINGS = PLANS | END | {"placed", "round began", "revealed", "unhooked"}

# Events whose sentence would say what the lead, the table or another event says already.
UNSAID = PLANS | END | {"revealed", "fired", "first passed"}
MARK = 3  # columns of a turn's number, and of the gap behind it


def passages(events: Sequence[Event]) -> list[Passage]:
    """Group events into passages, in the order they happened."""
    return put_together(events, BEGINNINGS)


def tell(story: Sequence[Passage], view: SuperView, width: int) -> list[Line]:
    """Passages as lines, consecutive ones of a kind together; *view* knows the bandits' names."""
    lines: list[Line] = []
    for kind, group in groupby(story, key=lambda passage: passage.opening.name):
        if kind == "revealed":
            lines += _cards(list(group), view, width)
        elif kind == "round began":
            lines += [_round_began(passage.opening, view, width) for passage in group]
        elif kind == "unhooked":
            last = say("terminal-last-car")
            lines += [line for passage in group for line in beside(last, _sentences(passage), width, _column())]
        else:
            lines += paragraph(" ".join(filter(None, map(_sentences, group))), width)
    return lines


def _column() -> int:
    """Where sentences begin, to the right of who plays which card."""
    return lead_column(CHARACTER_NAMES, map(card_name, CARD_NAMES), MARK)


def _round_began(event: Event, view: SuperView, width: int) -> Line:
    number, first = event.facts["number"] + 1, view.seats[event.facts["first"]].name
    return heading(say("terminal-super-round", number=number, count=view.players + 1, who=who(first)), width)


def _cards(cards: Iterable[Passage], view: SuperView, width: int) -> list[Line]:
    """All cards of a round, three times round the table."""
    lines = [heading(say("terminal-plans-in"), width)]
    for turn, group in groupby(cards, key=lambda card: card.opening.facts["turn"]):
        for number, card in enumerate(group):
            mark = " " if number else str(turn + 1)
            lines += beside(f"{mark:{MARK}}{_played(card, view)}", _sentences(card), width, _column())
    return lines


def _played(passage: Passage, view: SuperView) -> str:
    facts = passage.opening.facts
    return f"{view.seats[facts['bandit']].name}: {card_name(CARD_NAMES[facts['card']])}"


def _sentences(passage: Passage) -> str:
    """What happened, in words."""
    said = [event for event in passage.events if event.name not in UNSAID]
    return " ".join(_sentence(event, passage.opening) for event in said)


def _sentence(event: Event, opening: Event) -> str:
    if event.name == "no effect":
        return say("terminal-no-effect", why=say(f"why-{slug(REASONS[event.facts['reason']])}"))
    if event.name == "stood up" and opening.facts["card"] != REFLEX:
        return capital(say("terminal-only-stands-up", who=who(event.cast.bandits[event.facts["bandit"]])))
    return event.said(language())
