"""A plan of several cards as a person writes it: which cards it names, and what is wrong with them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from folsom.games import Choice
from folsom.notation.lines import plain, quoted


class Fault(NamedTuple):
    """Why a choice can't be made, and where in its words."""

    reason: str
    place: int = 0


class Written(NamedTuple):
    """A card as it is written, and where."""

    name: str
    place: int


def _written(words: str) -> list[Written]:
    """The cards of a plan, separated by spaces or commas."""
    return [Written(found[0], found.start()) for found in re.finditer(r"[^\s,]+", words.rstrip(". "))]


def plan_said(words: str) -> str:
    """A plan with a space between its cards."""
    return " ".join(card.name for card in _written(words))


def _cards_in(plans: Sequence[Choice]) -> list[str]:
    """The cards that these plans are made of."""
    return list(dict.fromkeys(card.name for plan in plans for card in _written(plan.text)))


def _cards_needed(plans: Sequence[Choice]) -> int:
    return len(_written(plans[0].text))


def named_cards(plans: Sequence[Choice]) -> str:
    """What makes a plan: how many different cards it needs, and from which cards."""
    *most, last = _cards_in(plans)
    return f"{_cards_needed(plans)} different cards of {', '.join(most)} and {last}"


def fault_of(words: str, plans: Sequence[Choice], extensions: Sequence[str]) -> Fault:
    """Why these words aren't one of the plans: the first fault from the left."""
    cards = {plain(name): name for name in _cards_in(plans)}
    met: set[str] = set()
    for card in _written(words):
        said = plain(card.name)
        if said not in cards:
            return Fault(_why_unknown(card.name, extensions), card.place)
        if said in met:
            return Fault(f"{cards[said]} is there twice, and a card is played once a round", card.place)
        met.add(said)
    return _wrong_number(words, _cards_needed(plans))


def _why_unknown(name: str, extensions: Sequence[str]) -> str:
    if plain(name) in extensions:
        title = name.capitalize()
        return f"{title} isn't in play: it is an extension, which the header '{title}: on' adds"
    return f"there is no card {quoted(name)}"


def _wrong_number(words: str, needed: int) -> Fault:
    """A plan with too few cards, or too many."""
    written = _written(words)
    place = written[needed].place if len(written) > needed else len(words)
    return Fault(f"a plan has {needed} cards, not {len(written)}", place)
