"""What a seat is asked, in a sentence, and its choices with their numbers."""

from __future__ import annotations

from collections.abc import Sequence

from folsom.cli.display import Said
from folsom.cli.express.board import current_symbol
from folsom.cli.language import say
from folsom.cli.naming import who
from folsom.cli.styled_text import Line, joined, padded, width_of
from folsom.express.components import ACTION_NAMES
from folsom.express.view import ExpressView
from folsom.express.words import bandit_name
from folsom.games import Choice
from folsom.locale.speech import capital
from folsom.locale.things import slug

PHASES = {
    "placing": "place",
    "scheming": "play",
    "keeping": "keep",
    "punching: loot": "loot",
    "punching: take": "pocket",
    "punching: way": "send",
    "picking pockets": "pickpocket",
}
OF_THE_SEAT = {"placing", "scheming", "keeping"}  # phases in which no single bandit acts


def question(view: ExpressView, choices: Sequence[Choice]) -> str:
    """What this seat has to choose now, in the words that the page asks with."""
    kind = PHASES.get(view.phase) or slug(ACTION_NAMES[view.record.action])
    words = _words(view)
    asked = capital(say(f"ask-{kind}", **words))
    below = say(f"ask-{_form(kind, choices)}.below", may=_may(choices), **words)
    return f"{_turn(view)}{asked}{': ' if asked[-1].isalpha() else ' '}{below}"


def _words(view: ExpressView) -> dict[str, str]:
    v = view.record
    seat = view.to_act[0] if view.seat is None else view.seat
    name = view.seats[seat].name if view.phase in OF_THE_SEAT else bandit_name(v, v.bandit)
    return {"name": who(name, ""), "whom": who(bandit_name(v, v.target), "whom")}


def _form(kind: str, choices: Sequence[Choice]) -> str:
    """Whether cards can be played face down only, or either way."""
    shown = {choice.facts["face_down"] for choice in choices if choice.facts["act"] == "play"}
    if kind != "play" or True not in shown:
        return kind
    return "play-either" if False in shown else "play-hidden"


def _may(choices: Sequence[Choice]) -> str:
    """Whether cards can be played, or only drawn, or both."""
    draws = [choice.facts["act"] == "draw" for choice in choices]
    return "draw" if all(draws) else "both" if any(draws) else "play"


def _turn(view: ExpressView) -> str:
    """Which symbol of the round card is being played."""
    card, place = view.round_card, current_symbol(view)
    if card is None or place is None:
        return ""
    return f"{say('turn-of', number=place + 1, count=len(card.symbols))}. "


def choices_lines(choices: Sequence[Choice], said: Said, width: int) -> list[Line]:
    """The choices with their numbers, in columns."""
    numbered: list[Line] = [
        [(f"{number:3} ", "strong"), (said(choice), "")] for number, choice in enumerate(choices, 1)
    ]
    column = max(width_of(choice) for choice in numbered) + 2
    across = max(width // column, 1)
    rows = [numbered[first : first + across] for first in range(0, len(numbered), across)]
    return [joined([padded(choice, column) for choice in row], "") for row in rows]
