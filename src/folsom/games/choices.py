"""Choices as data: legal choices, choices that were made, and illegal ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

NAMED_CHOICES = 16  # how many an error lists


@dataclass(frozen=True)
class Choice:
    """Something that a seat may choose: `str(choice)` is its words, `facts` its data (the act, and what it affects)."""

    seat: int
    code: int
    text: str
    facts: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)

    def __str__(self) -> str:
        return self.text


class Move(NamedTuple):
    """A choice that was made; it is forced if it was the only one."""

    seat: int
    code: int
    forced: bool
    round_number: int
    text: str


class IllegalChoice(ValueError):
    """A choice that can't be made now: the reason, the rule behind it, and the choices that are legal."""

    def __init__(self, reason: str, rule: str, legal: Sequence[Choice] = ()) -> None:
        self.reason = reason
        self.rule = rule
        self.legal = tuple(legal)
        super().__init__(f"{reason} ({rule}){_legal_now(self.legal)}")


def _legal_now(legal: Sequence[Choice]) -> str:
    """The legal choices, cut short if there are too many for a sentence."""
    if not legal:
        return ""
    more = f"; and {len(legal) - NAMED_CHOICES} more" if len(legal) > NAMED_CHOICES else ""
    return f"; legal now: {'; '.join(map(str, legal[:NAMED_CHOICES]))}{more}"
