"""What happened, told so that it's easy to follow: each card, and what it did beside it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from folsom.cli.express.reminders import SYMBOLS, event_topic
from folsom.cli.language import language, say
from folsom.cli.naming import card, who
from folsom.cli.passages import Passage, beside, lead_column, paragraph, put_together
from folsom.cli.styled_text import Line, heading
from folsom.express.components import (
    ACTION_NAMES,
    ALL_CARD_NAMES,
    CARD_SYMBOLS,
    CHARACTER_NAMES,
    EVENT_NAMES,
    KINDS,
    NO_EVENT,
    ROUND_CARD_EVENT,
    ROUNDS,
)
from folsom.express.events import REASONS
from folsom.games import Event, ExpressView
from folsom.locale.speech import capital
from folsom.locale.things import slug

# An event of these begins a passage; all others belong to the passage before them.
PLANS = {"drew", "played", "discarded", "reshuffled", "shed", "placed"}
OPEN_ENDED = {"revealed", "event began"}  # their consequences may still be to come
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


def passages(events: Sequence[Event]) -> list[Passage]:
    """Group events into passages, in the order they happened."""
    return put_together(events, BEGINNINGS, OPEN_ENDED)


def tell(story: Sequence[Passage], view: ExpressView, width: int) -> list[Line]:
    """Passages as lines, consecutive plans in one paragraph; *view* knows the bandits' names."""
    lines: list[Line] = []
    for kind, group in groupby(story, key=_kind):
        if kind == "plan":
            lines += paragraph(" ".join(map(_sentences, group)), width)
        else:
            for passage in group:
                lines += _told_alone(passage, view, width)
    return lines


def _kind(passage: Passage) -> str:
    """The kind of a passage; all plans are one kind."""
    return "plan" if passage.opening.name in PLANS else passage.opening.name


def _sentences(passage: Passage) -> str:
    """What happened, in words."""
    said = (_sentence(event) for event in passage.events if event.name not in UNSAID)
    return " ".join(filter(None, said))


def _sentence(event: Event) -> str:
    if event.name == "no effect":
        return say("terminal-no-effect", why=say(f"why-{slug(REASONS[event.facts['reason']])}"))
    return event.said(language())


def _told_alone(passage: Passage, view: ExpressView, width: int) -> list[Line]:
    kind, facts = _kind(passage), passage.opening.facts
    if kind == "round began":
        return _round_began(facts["number"], facts["card"], view.seats[facts["first"]].name, width)
    if kind == "scheming ended":
        return [heading(say("phase-stealing"), width)]
    if kind == "revealed":
        bandit = [bandit for seat in view.seats for bandit in seat.bandits][facts["bandit"]].name
        played = card(ACTION_NAMES[facts["card"] % KINDS])
        return beside(f"{bandit}: {played}", _sentences(passage), width, _column())
    if kind == "event began":
        event = say(f"round-{slug(EVENT_NAMES[facts['event']])}")
        return beside(say("terminal-event"), f"{event}. {_sentences(passage)}", width, _column())
    return paragraph(_sentences(passage), width)


def _column() -> int:
    """Where sentences begin, to the right of who plays which card."""
    return lead_column(CHARACTER_NAMES, map(card, ACTION_NAMES))


def _round_began(number: int, round_card: int, first: str, width: int) -> list[Line]:
    """A new round card, and what its symbols and its event mean."""
    letters = CARD_SYMBOLS[round_card]
    meanings = ", ".join(f"{letter} {say(f'{SYMBOLS[letter]}.about')}" for letter in dict.fromkeys(letters))
    event = int(ROUND_CARD_EVENT[round_card])
    text = [
        say("terminal-card-shows", symbols=" ".join(letters), meanings=meanings),
        *([say("terminal-at-the-end", about=event_topic(EVENT_NAMES[event]).text)] if event != NO_EVENT else []),
        capital(say("terminal-begins", who=who(first), seats=len(first.split(" & ")))),
    ]
    title = f"{say('round-of', number=number + 1, count=ROUNDS)}: {say(f'round-{slug(ALL_CARD_NAMES[round_card])}')}"
    return [heading(title, width), *paragraph(" ".join(text), width)]
