"""Choices, bandits and cars in the rulebook's words."""

from __future__ import annotations

from folsom.superexpress.choices import cards_of
from folsom.superexpress.components import CHARACTER_NAMES, LOCOMOTIVE, TO_LOCOMOTIVE
from folsom.superexpress.state import PLANNING, State
from folsom.superexpress.view import View

Table = State | View
WAY_NAMES = ("the locomotive", "the caboose")
ENDED_BY_NAMES = ("goes on", "last_standing", "locomotive", "nobody")


def seat_name(t: Table, seat: int) -> str:
    """The character of a seat."""
    return CHARACTER_NAMES[t.character[seat]]


def car_name(car: int) -> str:
    """A car by its number from the locomotive."""
    return "the locomotive" if car == LOCOMOTIVE else f"car {car}"


def way_name(way: int) -> str:
    """What one looks at who faces this way."""
    return WAY_NAMES[0] if way == TO_LOCOMOTIVE else WAY_NAMES[1]


def plan_words(plan: int) -> str:
    """A plan: its cards in order."""
    return ", ".join(cards_of(plan))


def plan_aliases(plan: int) -> list[str]:
    """Other words for the same plan: without commas."""
    return [" ".join(cards_of(plan))]


def rule_of(t: Table) -> str:
    """The id of the rule that says what can be chosen now."""
    return "S3.1" if t.phase == PLANNING else "S5.1"
