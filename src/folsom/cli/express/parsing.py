"""Which choice typed words mean, when they aren't exactly its words."""

from __future__ import annotations

from collections.abc import Sequence

from folsom.cli.display import Said, UnclearInput
from folsom.cli.language import say
from folsom.games import Choice

SHORTEST = 2  # letters that are worth guessing from


def choice_typed(typed: str, choices: Sequence[Choice], said: Said = str) -> Choice:
    """The one choice that has this number, or all of these words; raises `UnclearInput`.

    The words are those that are shown, or the English ones that records have.
    """
    if typed.lstrip("-").isdecimal():
        return _numbered(int(typed), choices)
    fitting = [choice for choice in choices if _fits(typed, choice.text) or _fits(typed, said(choice))]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        meanings = f", {say('terminal-or')} ".join(map(said, fitting))
        raise UnclearInput(say("terminal-could-mean", typed=typed, choices=meanings))
    raise UnclearInput(say("terminal-no-choice", typed=typed, count=len(choices), example=said(choices[-1])))


def _numbered(number: int, choices: Sequence[Choice]) -> Choice:
    if not 1 <= number <= len(choices):
        raise UnclearInput(say("terminal-no-number", number=str(number), count=len(choices)))
    return choices[number - 1]


def _fits(typed: str, text: str) -> bool:
    """Whether each typed word begins a word of the choice."""
    words, said = text.casefold().split(), typed.casefold().split()
    return len(typed) >= SHORTEST and all(any(word.startswith(part) for word in words) for part in said)
