"""Names of things on the table, in a language and in the form that a sentence needs."""

from __future__ import annotations

import re
from collections.abc import Sequence

from folsom.locale.cast import Cast
from folsom.locale.speech import Speech

WOMEN = ("Belle", "Cheyenne", "Mei")  # for languages in which a word about someone follows their gender
INSIDE, ROOF = "inside", "roof"
OWNER = "'s "  # between a bandit and a card, in the team game
LOCOMOTIVE, NUMBERED = "locomotive", "number"


def slug(name: str) -> str:
    """`Second class` → `second-class`, as ids are spelt."""
    return re.sub("[^a-z]+", "-", name.lower().replace("'", ""))


def gender(name: str) -> str:
    """A bandit's gender, as sentences need it."""
    return "f" if name in WOMEN else "m"


def bandit(speech: Speech, name: str, form: str = "") -> str:
    """A bandit: by name, or as `who` does something, `whom` it happens to, `whose` something is."""
    return _said(speech, _formed(f"bandit-{slug(name)}", form), name)


def bandits(speech: Speech, names: Sequence[str], form: str = "") -> str:
    """Bandits who act together."""
    return speech.listed([bandit(speech, name, form) for name in names])


def car(speech: Speech, cast: Cast, place: int, form: str = "") -> str:
    """A car: by its name, or by its number if the game's cars have no names."""
    name = cast.cars[place] if place < len(cast.cars) else NUMBERED if place else LOCOMOTIVE
    return speech.say(_formed(f"car-{slug(name)}", form), number=place)


def spot(speech: Speech, cast: Cast, place: int, level: str, form: str) -> str:
    """The inside or the roof of a car: where something is, `in`, or where it goes, `to`."""
    if level == INSIDE:
        return car(speech, cast, place, form)
    return speech.say(f"roof.{form}", of=car(speech, cast, place, "of"))


def loot(speech: Speech, kind: str, value: int | None) -> str:
    """A piece of loot; a purse comes with its value, if known."""
    if kind == "purse" and value is not None:
        return speech.say("a-known-purse", money=speech.money(value))
    return speech.say(f"a-{kind}")


def card(speech: Speech, name: str) -> str:
    """A card as views name it: `Fire`, or in the team game `Tuco's Fire`."""
    owner, owned, kind = name.rpartition(OWNER)
    words = _said(speech, f"card-{slug(kind)}", kind)
    return speech.say("card-of-bandit", whose=bandit(speech, owner, "whose"), card=words) if owned else words


def kind_of(card_name: str) -> str:
    """`Tuco's Fire` → `Fire`: a card without its bandit."""
    return card_name.rpartition(OWNER)[2]


def level_about(speech: Speech, game: str, level: str) -> str:
    """What a level of a game's bots is like; empty if the game doesn't say."""
    message = f"feel-{game}-{level}"
    return speech.say(message) if speech.has(message) else ""


def _said(speech: Speech, message: str, name: str) -> str:
    """What a message says; if a plug-in's game has no such message, the name itself."""
    return speech.say(message) if speech.has(message) else name


def _formed(name: str, form: str) -> str:
    return f"{name}.{form}" if form else name
