"""Many games of Super at once: arrays of states, one round per step; and every joint plan of one position."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from folsom.kernel import many
from folsom.kernel.batch import JointBatch, Words
from folsom.kernel.log import Log
from folsom.kernel.options import flags, values_of
from folsom.super import entry_points
from folsom.super.components import legal_plans
from folsom.super.position import Position
from folsom.super.state import State
from folsom.super.table import OPTIONS, make_table

MOST_AT_ONCE = 10_000_000


class SuperBatch(JointBatch[Position]):
    """*count* games of one table, each with its own chance, all drawn from one seed."""

    position_type = Position
    choice_name = "plan"

    @property
    def plans(self) -> Words:
        """The numbers of the plans that everyone in play can make."""
        return np.array(legal_plans(flags(OPTIONS, self.table.options)), np.int64)

    def _allowed(self, codes: Words, asked: npt.NDArray[np.bool_]) -> npt.NDArray[np.bool_]:
        """Every plan is legal for everyone in play."""
        return np.isin(codes, self.plans)


class JointPlans:
    """Every joint plan of one position, for solvers: a plan for each seat in play, all at once (S3.1).

    Joint plans are numbered: the plan of the lowest seat in play changes fastest. Plans that are already in are
    ignored. All are resolved with the chance of the position, so in a real game the loot that is won gives away
    what is still hidden: imagine a game first.
    """

    def __init__(self, position: Position) -> None:
        self._states = many(State, 1)
        position.state.write(self._states, 0)
        self._logs = many(Log, 1)
        extensions: dict[str, Any] = dict(values_of(OPTIONS, position.options))
        self._table = make_table(position.players, **extensions)
        self.plans = legal_plans(position.options)
        self.seats = [] if position.over else [seat for seat in range(position.players) if not position.is_out(seat)]
        self.count = len(self.plans) ** len(self.seats) if self.seats else 0

    def numbered(self, number: int) -> dict[int, int]:
        """Each seat's plan in a joint plan."""
        self._check(number, 1)
        chosen = {}
        for seat in self.seats:
            number, place = divmod(number, len(self.plans))
            chosen[seat] = self.plans[place]
        return chosen

    def after(self, first: int = 0, count: int | None = None) -> SuperBatch:
        """A batch of the games after *count* joint plans, starting with number *first*; by default all that remain."""
        games = SuperBatch(self._table, self._room(first, count), 0)
        self.resolve(first, games._states)
        return games

    def _room(self, first: int, count: int | None) -> int:
        wanted = self.count - first if count is None else count
        if wanted > MOST_AT_ONCE:
            raise ValueError(f"at most {MOST_AT_ONCE:,} joint plans are resolved at once, not {wanted:,}")
        self._check(first, wanted)
        return wanted

    def resolve(self, first: int, results: list[State]) -> None:
        """Resolve as many joint plans as there are *results*, starting with number *first*, each into its own state."""
        self._check(first, len(results))
        entry_points.resolve_joint(self._states, 0, first, len(results), results, self._logs)

    def _check(self, first: int, count: int) -> None:
        if not self.count:
            raise ValueError("the game is over: it has no joint plans")
        if not 0 <= first <= first + count <= self.count:
            raise ValueError(f"joint plans are numbered 0 to {self.count - 1}; {count} from {first} on aren't there")
