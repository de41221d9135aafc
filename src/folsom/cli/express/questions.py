"""What a seat is asked, in a sentence, and its choices with their numbers."""

from __future__ import annotations

from collections.abc import Sequence

from folsom.cli.express.board import current_symbol
from folsom.cli.styled_text import Line, joined, padded, width_of
from folsom.express.components import ACTION_NAMES
from folsom.express.view import ExpressView
from folsom.express.words import bandit_name
from folsom.games import Choice

ACTION_QUESTIONS = {
    "Move": "where to?",
    "Floor": "up or down?",
    "Fire": "who do you shoot?",
    "Rob": "what do you take?",
    "Punch": "who do you punch?",
    "Marshal": "where does he go?",
}
SYMBOL_QUESTIONS = {
    "S": "play a card face up, or draw three",
    "T": "in the tunnel, play a card face down, or draw three",
    "D": "two turns in a row; play a card face up, or draw three",
    "R": "in reverse order; play a card face up, or draw three",
}


def question(view: ExpressView) -> str:
    """What this seat has to choose now."""
    v = view.record
    if view.phase == "scheming":
        return _planning_question(view)
    if view.phase == "stealing":
        action = ACTION_NAMES[v.action]
        return f"{bandit_name(v, v.bandit)}'s {action}: {ACTION_QUESTIONS[action]}"
    return _OTHER_QUESTIONS[view.phase].format(bandit=bandit_name(v, v.bandit), target=bandit_name(v, v.target))


_OTHER_QUESTIONS = {
    "placing": "Who boards the caboose? Your other bandit boards the car before it.",
    "keeping": "Which cards do you keep for the next round? Discard the others one by one.",
    "punching: loot": "{bandit}'s Punch: what does {target} drop?",
    "punching: take": "{bandit}'s Punch: do you pocket {target}'s purse?",
    "punching: way": "{bandit}'s Punch: where does {target} land?",
    "picking pockets": "Pickpocketing: {bandit} is alone with a purse.",
}


def _planning_question(view: ExpressView) -> str:
    card, place = view.round_card, current_symbol(view)
    if card is None or place is None:
        return ""
    name = view.seats[view.record.acting].name
    return f"{name}, turn {place + 1} of {len(card.symbols)}: {SYMBOL_QUESTIONS[card.symbols[place]]}."


def choices_lines(choices: Sequence[Choice], width: int) -> list[Line]:
    """The choices with their numbers, in columns."""
    numbered: list[Line] = [[(f"{number:3} ", "strong"), (str(choice), "")] for number, choice in enumerate(choices, 1)]
    column = max(width_of(choice) for choice in numbered) + 2
    across = max(width // column, 1)
    rows = [numbered[first : first + across] for first in range(0, len(numbered), across)]
    return [joined([padded(choice, column) for choice in row], "") for row in rows]
