"""The server's clock, and the thinking time of each seat. Times are in seconds."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Iterable
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from folsom.server.wire.bodies import ClockSpec
from folsom.server.wire.messages import ClockFace

OVERTIME_SECONDS = 15.0  # for each choice, once the time for the whole game is used up
MILLISECONDS_PER_SECOND = 1000


class Alarm(Protocol):
    """A call that is due later."""

    def cancel(self) -> None:
        """Cancel the call."""


class Clock(Protocol):
    """Tells the time, and calls back at a time."""

    def now(self) -> float:
        """Seconds since 1970."""

    def ring(self, at: float, wake: Callable[[], None]) -> Alarm:
        """Call *wake* at that time, or right away if it has passed."""


class WallClock:
    """The machine's clock."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def ring(self, at: float, wake: Callable[[], None]) -> Alarm:
        """Call *wake* at that time, or right away if it has passed."""
        return asyncio.get_running_loop().call_later(max(0.0, at - self.now()), wake)


class SeatClock(Struct, frozen=True):
    """The time that a seat had left when its clock last started or stopped. It is running if *since* is set."""

    left: float
    since: float | None = None

    def left_at(self, now: float) -> float:
        """The time left now."""
        return self.left if self.since is None else max(0.0, self.left - (now - self.since))

    @property
    def ends(self) -> float | None:
        """When the clock runs out, if it is running."""
        return None if self.since is None else self.since + self.left


class Clocks(Struct, frozen=True):
    """The clocks of a table, by seat; empty if the table has no clock."""

    kind: str
    seconds: float
    seats: tuple[SeatClock, ...]

    @property
    def deadline(self) -> float | None:
        """When the next clock runs out."""
        return min((clock.ends for clock in self.seats if clock.ends is not None), default=None)

    def run_out(self, now: float) -> list[int]:
        """The seats whose time is up."""
        return [seat for seat, clock in enumerate(self.seats) if clock.ends is not None and clock.ends <= now]

    def runs(self, seat: int) -> bool:
        """Whether a seat's clock is running."""
        return bool(self.seats) and self.seats[seat].since is not None

    def set_since(self, before: Clocks) -> list[int]:
        """The seats whose clocks were started, stopped or set since *before*."""
        pairs = zip(before.seats, self.seats, strict=True)
        return [seat for seat, (then, now) in enumerate(pairs) if now != then]

    def faces(self, seats: Iterable[int], now: float) -> tuple[ClockFace, ...]:
        """The clocks of these seats, as everyone sees them."""
        if not self.seats:
            return ()
        return tuple(ClockFace(seat, self._milliseconds(seat, now), self.runs(seat)) for seat in seats)

    def _milliseconds(self, seat: int, now: float) -> int:
        return round(self.seats[seat].left_at(now) * MILLISECONDS_PER_SECOND)

    def let_run(self, now: float, timed: Collection[int], deciding: Collection[int]) -> Clocks:
        """From now on, only the clocks of *timed* seats run; *deciding* seats start a new decision."""
        seats = range(len(self.seats))
        return replace(
            self, seats=tuple(self._next(seat, now, timed=seat in timed, decides=seat in deciding) for seat in seats)
        )

    def _next(self, seat: int, now: float, *, timed: bool, decides: bool) -> SeatClock:
        clock = self.seats[seat]
        if timed and clock.since is not None and not decides:
            return clock
        left = clock.left_at(now)
        return SeatClock(self._time_for_a_choice(left) if timed and decides else left, now if timed else None)

    def _time_for_a_choice(self, left: float) -> float:
        return self.seconds if self.kind == "choice" else max(left, OVERTIME_SECONDS)

    def put_off(self, deadline: float | None) -> Clocks:
        """The same clocks, with running ones extended so that none runs out before *deadline*."""
        if deadline is None or self.deadline is None or deadline <= self.deadline:
            return self
        later = deadline - self.deadline
        return replace(self, seats=tuple(_extended(clock, later) for clock in self.seats))


def _extended(clock: SeatClock, seconds: float) -> SeatClock:
    return clock if clock.since is None else replace(clock, left=clock.left + seconds)


def full_clocks(spec: ClockSpec, players: int) -> Clocks:
    """The clocks of a table before the first decision."""
    if spec.seconds is None:
        return Clocks(spec.kind, 0.0, ())
    return Clocks(spec.kind, float(spec.seconds), (SeatClock(float(spec.seconds)),) * players)
