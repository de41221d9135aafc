"""What the numbers in an event or a choice mean: the types to declare them with.

```python
Bandit = Annotated[int, FactType("Bandit", "a bandit's number")]
```
To the rules such a number is an int; everything else sees it under a name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, TypeVar

FACT_BITS = 8
SUM_AT, SUM_BITS = 40, 23  # where an event keeps a number that needs more bits


@dataclass(frozen=True)
class FactType:
    """A type of facts: its name, what it says, its type on the page, and how the log keeps it."""

    name: str
    says: str
    typescript: str = "number"
    bits: int = FACT_BITS
    at: int | None = None  # its first bit; None: right after the fact before it
    own_word: bool = False  # the log keeps it in a second word
    told_as: Mapping[str, FactType] = field(default_factory=dict)  # the facts that are told instead, if any
    told: Callable[[int], dict[str, Any]] | None = None  # what they are, and what decides who may see them
    secret: tuple[str, ...] = ()  # those that aren't for everyone
    when: str = ""  # while this is true; always, if empty


SECRET, INNER = "secret", "inner"

T = TypeVar("T")
Secret = Annotated[T, SECRET]  # only the seats that the event is `seen_by` are told
Inner = Annotated[T, INNER]  # nobody is told: the log keeps it for itself

Seat = Annotated[int, FactType("Seat", "a seat's number, from 0")]
Count = Annotated[int, FactType("Count", "how many")]
Flag = Annotated[int, FactType("Flag", "1 if it is so, else 0", "0 | 1")]
BitFlag = Annotated[int, FactType("Flag", "1 if it is so, else 0", "0 | 1", bits=1)]
Money = Annotated[int, FactType("Money", "dollars", at=SUM_AT, bits=SUM_BITS)]
RoundNumber = Annotated[int, FactType("RoundNumber", "a round's number, from 0")]
RoundOfChoice = Annotated[int, FactType("RoundNumber", "a round's number, from 0", bits=7)]
ChoiceCode = Annotated[int, FactType("ChoiceCode", "a choice's number")]
Question = Annotated[int, FactType("Question", "what was asked", bits=31)]


def fact_type(hint: Any) -> FactType:
    """The type of facts that an annotation names."""
    return next(mark for mark in hint.__metadata__ if isinstance(mark, FactType))
