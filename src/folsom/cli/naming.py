"""Bandits, cards and players by name, in the language of the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from folsom.cli.language import say, spoken
from folsom.cli.saved import HUMAN
from folsom.locale import things
from folsom.locale.cast import Cast

TEAM_JOINER = " & "


def crew(seat_name: str) -> list[str]:
    """The bandits of a seat."""
    return seat_name.split(TEAM_JOINER)


def who(seat_name: str, form: str = "who") -> str:
    """A seat as the subject of a sentence, or in another form."""
    return things.bandits(spoken(), crew(seat_name), form)


def card(name: str) -> str:
    """A card."""
    return things.card(spoken(), name)


def cards(names: Sequence[str]) -> str:
    """Cards in order."""
    return ", ".join(map(card, names))


def spot(cast: Cast, place: int, level: int, form: str) -> str:
    """A place on the train: where something is, or where it goes."""
    return things.spot(spoken(), cast, place, things.ROOF if level else things.INSIDE, form)


def player(name: str) -> str:
    """The player of a seat: a person, or a bot by its level or its name."""
    if name == HUMAN:
        return say("terminal-human")
    level = f"level-{name}"
    return say(level) if spoken().has(level) else name
