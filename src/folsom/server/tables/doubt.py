"""What a table does after a failed write: the store decides, not memory.

A write that the store refuses as `not-stored` may be durable anyway: the database can be lost after it commits
and before it says so. Memory may then be one write behind the store. Three rules keep a table from acting on that:

1. A table decides by its seats and its game, and writes about them, only inside `Doubt.deciding` or after
   `Doubt.settle`. It takes a write up (changes memory, tells its clients) once the store has acknowledged it.
2. After a failed write the table is in doubt. Its next decision first reads what the store has kept, and takes that
   up. So at most one write is ever in doubt.
3. If the store can't be read either, the decision is refused, and the table stays in doubt.

Requests that only look or talk don't wait for any of this.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from folsom.server.refusals import Refused

NOT_STORED = "not-stored"
TakeUp = Callable[[], Awaitable[None]]


class Doubt:
    """Whether the last write of a table may have been stored although it failed."""

    def __init__(self) -> None:
        self._take_up: TakeUp | None = None

    @property
    def is_open(self) -> bool:
        """Whether a write is in doubt."""
        return self._take_up is not None

    def deciding(self, take_up: TakeUp) -> Deciding:
        """Check and write inside this. If the write fails, *take_up* reads what was stored before the next decision."""
        return Deciding(self, take_up)

    def open(self, take_up: TakeUp) -> None:
        """A write has failed: *take_up* reads what was stored before the next decision."""
        self._take_up = take_up

    async def settle(self) -> None:
        """Take up what the store has kept of a write in doubt, if there is one."""
        if self._take_up is not None:
            await self._take_up()
            self._take_up = None


class Deciding:
    """The context of one decision."""

    __slots__ = ("_doubt", "_take_up")

    def __init__(self, doubt: Doubt, take_up: TakeUp) -> None:
        self._doubt, self._take_up = doubt, take_up

    async def __aenter__(self) -> None:
        await self._doubt.settle()

    async def __aexit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, Refused) and error.code == NOT_STORED:
            self._doubt.open(self._take_up)
