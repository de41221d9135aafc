"""What every bot is, and what it may spend on a choice."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from folsom.games import Choice, View


@dataclass(frozen=True)
class Budget:
    """What a bot may spend on one choice: iterations, milliseconds of CPU time, or whichever ends first.

    Where neither is said, the bot takes what it usually takes. Choices made within a number of
    iterations can be made again; those within a time depend on the machine.
    """

    iterations: int | None = None
    milliseconds: float | None = None

    def __bool__(self) -> bool:
        return self.iterations is not None or self.milliseconds is not None

    def __str__(self) -> str:
        """As it is written behind a bot's name: `2000`, `100ms`, or `2000+100ms`."""
        iterations = [] if self.iterations is None else [str(self.iterations)]
        return "+".join(iterations + ([] if self.milliseconds is None else [f"{self.milliseconds:g}ms"]))


class Bot(Protocol):
    """A mind that knows what its seat may know, and no more.

    It keeps nothing between choices: the same view, choices, iterations and dice give the same choice.
    """

    def choose(self, view: View[Any], choices: Sequence[Choice], budget: Budget, rng: random.Random) -> Choice:
        """One of the choices, of which there is at least one."""


@dataclass(frozen=True)
class Player:
    """A bot with a name and what it may spend on each choice; *words* say what it is like."""

    name: str
    bot: Bot
    budget: Budget = Budget()
    words: str = ""

    def choose(self, view: View[Any], choices: Sequence[Choice], rng: random.Random) -> Choice:
        """One of the choices."""
        return self.bot.choose(view, choices, self.budget, rng)
