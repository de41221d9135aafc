"""Which plan typed words mean: three cards by their first letters, or by their numbers."""

from __future__ import annotations

import re
from collections.abc import Sequence

from folsom.cli.display import UnclearInput
from folsom.games import Choice
from folsom.super.choice_codes import cards_of
from folsom.super.components import CARD_NAMES, CARDS_PLAYED

GAPS = re.compile(r"[\s,;.]+")


def choice_typed(typed: str, choices: Sequence[Choice]) -> Choice:
    """The plan of these cards; raises `UnclearInput` with what is wrong, and what is allowed."""
    in_play = {card for choice in choices for card in cards_of(choice.code)}
    cards = [card for card in CARD_NAMES if card in in_play]
    plan = tuple(_card(word, cards) for word in _words(typed))
    if len(plan) != CARDS_PLAYED:
        raise UnclearInput(
            f"A plan is three cards in order, such as {_example(cards)}; you named {len(plan) or 'none'}."
        )
    twice = next((card for card in plan if plan.count(card) > 1), None)
    if twice:
        raise UnclearInput(f"{twice} is in that plan twice; the three cards must differ.")
    return next(choice for choice in choices if cards_of(choice.code) == plan)


def _words(typed: str) -> list[str]:
    """The cards as they were typed; figures need no gaps between them."""
    words = [word for word in GAPS.split(typed) if word]
    return list(words[0]) if len(words) == 1 and _is_number(words[0]) else words


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit()


def _card(word: str, cards: Sequence[str]) -> str:
    """The card that has this number, or begins with these letters."""
    if _is_number(word):
        fitting = [card for number, card in enumerate(cards, 1) if number == int(word)]
    else:
        fitting = [card for card in cards if card.casefold().startswith(word.casefold())]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise UnclearInput(f"'{word}' could mean {', or '.join(fitting)}.")
    numbered = ", ".join(f"{number} {card}" for number, card in enumerate(cards, 1))
    raise UnclearInput(f"'{word}' isn't a card. Type three of these, in order: {numbered}; or help.")


def _example(cards: Sequence[str]) -> str:
    """The plan that the question names, in words and in numbers."""
    plan = ("Move", "Fire", "Turn")
    return f"'{' '.join(plan).casefold()}' or '{''.join(str(cards.index(card) + 1) for card in plan)}'"
