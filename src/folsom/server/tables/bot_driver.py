"""The bots of one table: they think in other processes, and choose at a random pace that gives nothing away."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import random
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from folsom.bots.advice import Advice
from folsom.games import Choice, View
from folsom.server.tables.acts import GameInPlay
from folsom.server.tables.clock import Clock


class BotChooser(Protocol):
    """Lets bots choose."""

    async def choose(self, game: str, view: View[Any], choices: Sequence[Choice], level: str, seed: int) -> int:
        """The code of one of the choices; never raises."""

    async def advise(
        self, game: str, view: View[Any], choices: Sequence[Choice], level: str, seed: int
    ) -> Advice | None:
        """What a bot of this level would choose, and why; None if it can't say. Never raises."""


def seed_of(secret: bytes, purpose: bytes) -> int:
    """A seed for one purpose at one table, which nobody can predict."""
    return int.from_bytes(hmac.digest(secret, b"folsom " + purpose, hashlib.sha256), "big")


class BotDriver:
    """Tracks which bot is thinking for which seat. Each calls *on_choice* once: seat, number of its decision, code."""

    def __init__(
        self,
        game: str,
        secret: bytes,
        bots: BotChooser,
        clock: Clock,
        pace: tuple[float, float],
        on_choice: Callable[[int, int, int], None],
    ) -> None:
        self._game, self._secret, self._bots, self._clock = game, secret, bots, clock
        self._slowest, self._quickest = max(pace), min(pace)
        self._pace_rng = random.Random(seed_of(secret, b"pace"))
        self._on_choice = on_choice
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}  # by seat and number of its decision

    def attend(self, play: GameInPlay | None, levels: dict[int, str]) -> None:
        """From now on, let bots of these levels think for these seats, and for no others."""
        wanted = {} if play is None else {(seat, play.decisions[seat].number): seat for seat in levels}
        for decision in [decision for decision in self._thinking if decision not in wanted]:
            self._thinking.pop(decision).cancel()
        for decision, seat in wanted.items():
            if play is not None and decision not in self._thinking:
                self._thinking[decision] = asyncio.create_task(self._think(play, seat, levels[seat]))

    async def _think(self, play: GameInPlay, seat: int, level: str) -> None:
        shown_from = self._clock.now() + self._pace_rng.uniform(self._quickest, self._slowest)
        pending = play.decisions[seat]
        seed = seed_of(self._secret, b"bot %d %d" % (play.choices, seat))
        code = await self._bots.choose(self._game, play.game.view(seat), pending.choices, level, seed)
        await self._until(shown_from)
        self._on_choice(seat, pending.number, code)

    async def _until(self, at: float) -> None:
        if at <= self._clock.now():
            return
        rung = asyncio.Event()
        alarm = self._clock.ring(at, rung.set)
        try:
            await rung.wait()
        finally:
            alarm.cancel()

    def done(self, seat: int, number: int) -> None:
        """Note that this decision is made."""
        self._thinking.pop((seat, number), None)

    def close(self) -> None:
        """Stop all bots."""
        for task in self._thinking.values():
            task.cancel()
        self._thinking.clear()
