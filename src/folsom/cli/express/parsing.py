"""Which choice typed words mean, when they aren't exactly its words."""

from __future__ import annotations

from collections.abc import Sequence

from folsom.cli.display import UnclearInput
from folsom.games import Choice

SHORTEST = 2  # letters that are worth guessing from


def choice_typed(typed: str, choices: Sequence[Choice]) -> Choice:
    """The one choice that has this number, or all of these words; raises `UnclearInput`."""
    if typed.lstrip("-").isdecimal():
        return _numbered(int(typed), choices)
    fitting = [choice for choice in choices if _fits(typed, choice)]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise UnclearInput(f"'{typed}' could mean {', or '.join(map(str, fitting))}.")
    raise UnclearInput(
        f"'{typed}' isn't one of the choices. Type a number from 1 to {len(choices)}, or words such as "
        f"'{choices[-1]}'; help lists what else you can type."
    )


def _numbered(number: int, choices: Sequence[Choice]) -> Choice:
    if not 1 <= number <= len(choices):
        raise UnclearInput(f"There's no choice {number}; type 1 to {len(choices)}.")
    return choices[number - 1]


def _fits(typed: str, choice: Choice) -> bool:
    """Whether each typed word begins a word of the choice."""
    words, said = choice.text.casefold().split(), typed.casefold().split()
    return len(typed) >= SHORTEST and all(any(word.startswith(part) for word in words) for part in said)
