"""What a seat is asked: three cards in order, from those that everyone has."""

from __future__ import annotations

from folsom.cli.language import say
from folsom.cli.naming import card as card_name
from folsom.cli.naming import cards as card_names
from folsom.cli.styled_text import PLAIN, Line, padded, told
from folsom.cli.super.parsing import example
from folsom.locale.things import slug
from folsom.super.view import SuperView

NUMBER_COLUMN = 4


def question(view: SuperView) -> str:
    """What this seat has to choose now."""
    name = "" if view.seat is None else view.seats[view.seat].name
    if view.plan is not None:
        return f"{name}: {plan(view)} {say('terminal-plan-again')}"
    return f"{say('ask-plan', name=name)}: {say('terminal-ask-plan', example=example(view.cards))}"


def plan(view: SuperView) -> str:
    """The plan of this seat."""
    return say("terminal-no-plan") if view.plan is None else say("terminal-plan-is", cards=card_names(view.plan))


def warning(view: SuperView) -> str:
    """A reminder for a stunned bandit (S3.7, S6.1)."""
    row = [bandit for car in view.cars for bandit in (*car.roof, *car.inside) if bandit.seat == view.seat]
    if not any(bandit.stunned for bandit in row):
        return ""
    return say("terminal-stunned-reflex" if "Reflex" in view.cards else "terminal-stunned")


def cards_lines(view: SuperView, width: int) -> list[Line]:
    """The cards with their numbers, and what each does."""
    lines: list[Line] = []
    column = max(len(card_name(card)) for card in view.cards) + 2
    indent = NUMBER_COLUMN + column
    for number, card in enumerate(view.cards, 1):
        first, *more = told(say(f"super-{slug(card)}.brief"), width - indent)
        lead: Line = [(f"{number:{NUMBER_COLUMN - 1}} ", "strong"), *padded([(card_name(card), PLAIN)], column)]
        lines += [[*lead, *first], *([(" " * indent, PLAIN), *line] for line in more)]
    return lines
