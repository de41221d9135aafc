"""Which plan typed words mean: three cards by their first letters, or by their numbers."""

from __future__ import annotations

import re
from collections.abc import Sequence

from folsom.cli.display import Said, UnclearInput
from folsom.cli.language import say
from folsom.cli.naming import card as card_name
from folsom.games import Choice
from folsom.super.choice_codes import cards_of
from folsom.super.components import CARD_NAMES, CARDS_PLAYED

GAPS = re.compile(r"[\s,;.]+")
EXAMPLE = ("Move", "Fire", "Turn")


def choice_typed(typed: str, choices: Sequence[Choice], said: Said = str) -> Choice:
    """The plan of these cards; raises `UnclearInput` with what is wrong, and what is allowed."""
    in_play = {card for choice in choices for card in cards_of(choice.code)}
    cards = [card for card in CARD_NAMES if card in in_play]
    plan = tuple(_card(word, cards) for word in _words(typed))
    if len(plan) != CARDS_PLAYED:
        raise UnclearInput(say("terminal-plan-size", example=example(cards), count=len(plan)))
    twice = next((card for card in plan if plan.count(card) > 1), None)
    if twice:
        raise UnclearInput(say("terminal-plan-twice", card=card_name(twice)))
    return next(choice for choice in choices if cards_of(choice.code) == plan)


def _words(typed: str) -> list[str]:
    """The cards as they were typed; digits need no spaces between them."""
    words = [word for word in GAPS.split(typed) if word]
    return list(words[0]) if len(words) == 1 and _is_number(words[0]) else words


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit()


def _card(word: str, cards: Sequence[str]) -> str:
    """The card that has this number, or begins with these letters, in the terminal's language or in English."""
    if _is_number(word):
        fitting = [card for number, card in enumerate(cards, 1) if number == int(word)]
    else:
        fitting = [card for card in cards if _begins(card_name(card), word)] or [
            card for card in cards if _begins(card, word)
        ]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        meanings = f", {say('terminal-or')} ".join(map(card_name, fitting))
        raise UnclearInput(say("terminal-could-mean", typed=word, choices=meanings))
    numbered = ", ".join(f"{number} {card_name(card)}" for number, card in enumerate(cards, 1))
    raise UnclearInput(say("terminal-no-card", typed=word, cards=numbered))


def _begins(name: str, word: str) -> bool:
    return name.casefold().startswith(word.casefold())


def example(cards: Sequence[str]) -> str:
    """A plan, in words and in numbers."""
    words = " ".join(map(card_name, EXAMPLE)).casefold()
    numbers = "".join(str(cards.index(card) + 1) for card in EXAMPLE)
    return f"'{words}' {say('terminal-or')} '{numbers}'"
