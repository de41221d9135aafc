"""What a seat is asked: three cards in order, from those that everyone has."""

from __future__ import annotations

from folsom.cli.styled_text import PLAIN, Line, padded, told
from folsom.cli.super.reminders import CARDS_IN_BRIEF
from folsom.super.view import SuperView

NUMBER_COLUMN, CARD_COLUMN = 4, 8
QUESTION = "which three cards, in what order? Such as: move fire turn, or 341."
STUNNED = "You lie stunned: your first card, whatever it is, only makes you stand up."
STUNNED_WITH_REFLEX = "You lie stunned: your first card only makes you stand up (Reflex: and fire)."


def question(view: SuperView) -> str:
    """What this seat has to choose now."""
    name = "" if view.seat is None else view.seats[view.seat].name
    if view.plan is not None:
        return f"{name}, your plan is {', '.join(view.plan)}. Type another plan, or keep."
    return f"{name}, {QUESTION}"


def warning(view: SuperView) -> str:
    """A reminder for a stunned bandit (S3.7, S6.1)."""
    row = [bandit for car in view.cars for bandit in (*car.roof, *car.inside) if bandit.seat == view.seat]
    if not any(bandit.stunned for bandit in row):
        return ""
    return STUNNED_WITH_REFLEX if "Reflex" in view.cards else STUNNED


def cards_lines(view: SuperView, width: int) -> list[Line]:
    """The cards with their numbers, and what each does."""
    lines: list[Line] = []
    indent = NUMBER_COLUMN + CARD_COLUMN
    for number, card in enumerate(view.cards, 1):
        first, *more = told(CARDS_IN_BRIEF[card], width - indent)
        lead: Line = [(f"{number:{NUMBER_COLUMN - 1}} ", "strong"), *padded([(card, PLAIN)], CARD_COLUMN)]
        lines += [[*lead, *first], *([(" " * indent, PLAIN), *line] for line in more)]
    return lines
