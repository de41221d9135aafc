"""Choices as data: those that may be made, those that were, and those that can't be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

NAMED_CHOICES = 16  # that an error lists


@dataclass(frozen=True)
class Choice:
    """Something that a seat may choose: `str(choice)` says it in words, `facts` as data: what is done, and to what."""

    seat: int
    code: int
    text: str
    facts: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)

    def __str__(self) -> str:
        return self.text


class Move(NamedTuple):
    """A choice that was made; forced where it was the only one."""

    seat: int
    code: int
    forced: bool
    round_number: int
    text: str


class IllegalChoice(ValueError):
    """A choice that can't be made now: why, by which rule, and what can."""

    def __init__(self, reason: str, rule: str, legal: Sequence[Choice] = ()) -> None:
        self.reason = reason
        self.rule = rule
        self.legal = tuple(legal)
        super().__init__(f"{reason} ({rule}){_legal_now(self.legal)}")


def _legal_now(legal: Sequence[Choice]) -> str:
    """The legal choices, cut off where a sentence gets too long."""
    if not legal:
        return ""
    more = f"; and {len(legal) - NAMED_CHOICES} more" if len(legal) > NAMED_CHOICES else ""
    return f"; legal now: {'; '.join(map(str, legal[:NAMED_CHOICES]))}{more}"
