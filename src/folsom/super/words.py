"""Choices, bandits and cars in the rulebook's words."""

from __future__ import annotations

from functools import cache

from folsom.super.choice_codes import cards_of
from folsom.super.components import (
    CARD_NAMES,
    CARDS_PLAYED,
    CHARACTER_NAMES,
    LOCOMOTIVE,
    TO_LOCOMOTIVE,
    cards_in_play,
)
from folsom.super.view_record import SuperViewRecord

WAY_NAMES = ("the locomotive", "the caboose")
ENDED_BY_NAMES = ("goes on", "last_standing", "locomotive", "nobody")
RULES = ("S3.1", "S5.1", "S5.2", "S4.1")  # in the same order


def seat_name(v: SuperViewRecord, seat: int) -> str:
    """The character of a seat."""
    return CHARACTER_NAMES[v.character[seat]]


def car_name(car: int) -> str:
    """A car by its number from the locomotive."""
    return "the locomotive" if car == LOCOMOTIVE else f"car {car}"


def way_name(way: int) -> str:
    """What a bandit facing this way looks at."""
    return WAY_NAMES[0] if way == TO_LOCOMOTIVE else WAY_NAMES[1]


@cache
def plan_words(plan: int) -> str:
    """A plan: its cards in order."""
    return ", ".join(cards_of(plan))


def plan_hint(v: SuperViewRecord) -> str:
    """What a plan is, as a hint after a wrong one."""
    *most, last = (CARD_NAMES[card] for card in cards_in_play(v.extensions))
    return f": a plan is {CARDS_PLAYED} different cards of {', '.join(most)} and {last}, in order"


def rule_of(v: SuperViewRecord) -> str:
    """The id of the rule that says what can be chosen now, or why the game is over."""
    return RULES[v.ended_by]
