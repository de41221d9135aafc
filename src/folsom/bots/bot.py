"""The interface of a bot, and its budget for a choice."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from folsom.games import Choice, View


@dataclass(frozen=True)
class Budget:
    """What a bot may spend on one choice: iterations, milliseconds of CPU time, or whichever ends first.

    Without either, the bot uses its default. A budget in iterations gives the same choice on every machine; one in
    time doesn't.
    """

    iterations: int | None = None
    milliseconds: float | None = None

    def __bool__(self) -> bool:
        return self.iterations is not None or self.milliseconds is not None

    def __str__(self) -> str:
        """The budget as it's written after a bot's name: `2000`, `100ms`, or `2000+100ms`."""
        iterations = [] if self.iterations is None else [str(self.iterations)]
        return "+".join(iterations + ([] if self.milliseconds is None else [f"{self.milliseconds:g}ms"]))


class Bot(Protocol):
    """Chooses only from what its seat may know.

    It keeps nothing between choices: the same view, choices, iterations and random numbers give the same choice.
    """

    def choose(self, view: View[Any], choices: Sequence[Choice], budget: Budget, rng: random.Random) -> Choice:
        """Return one of the choices; there is always at least one."""


@dataclass(frozen=True)
class Player:
    """A bot with a name and a budget for each choice."""

    name: str
    bot: Bot
    budget: Budget = Budget()

    def choose(self, view: View[Any], choices: Sequence[Choice], rng: random.Random) -> Choice:
        """Return one of the choices, within the player's budget."""
        return self.bot.choose(view, choices, self.budget, rng)
