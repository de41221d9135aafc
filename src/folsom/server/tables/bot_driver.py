"""The bots at one table: they think elsewhere, and answer at their own pace, so that time tells nothing."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import random
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from folsom.games import Choice, View
from folsom.server.tables.acts import Play
from folsom.server.tables.clock import Clock


class Thinks(Protocol):
    """Where bots think."""

    async def choose(self, game: str, view: View[Any], choices: Sequence[Choice], level: str, seed: int) -> int:
        """The number of one of the choices; it never fails."""


def seed_of(secret: bytes, purpose: bytes) -> int:
    """Dice of a table's own, that nobody can foretell."""
    return int.from_bytes(hmac.digest(secret, b"folsom " + purpose, hashlib.sha256), "big")


class BotDriver:
    """Who of the bots thinks of what; each answers once, with the seat, the number of its question and a choice."""

    def __init__(
        self,
        game: str,
        secret: bytes,
        thinking: Thinks,
        clock: Clock,
        pace: tuple[float, float],
        answer: Callable[[int, int, int], None],
    ) -> None:
        self._game, self._secret, self._thinking, self._clock = game, secret, thinking, clock
        self._slowest, self._quickest = max(pace), min(pace)
        self._dice = random.Random(seed_of(secret, b"pace"))
        self._answer = answer
        self._at_work: dict[tuple[int, int], asyncio.Task[None]] = {}  # by seat and question

    @property
    def busy(self) -> bool:
        """Whether any of them thinks."""
        return bool(self._at_work)

    def attend(self, play: Play | None, levels: dict[int, str]) -> None:
        """From now on bots of these levels think for these seats, and for no others."""
        questions = {} if play is None else {(seat, play.questions[seat].number): seat for seat in levels}
        for question in [question for question in self._at_work if question not in questions]:
            self._at_work.pop(question).cancel()
        for question, seat in questions.items():
            if play is not None and question not in self._at_work:
                self._at_work[question] = asyncio.create_task(self._think(play, seat, levels[seat]))

    async def _think(self, play: Play, seat: int, level: str) -> None:
        shown_from = self._clock.now() + self._dice.uniform(self._quickest, self._slowest)
        question = play.questions[seat]
        seed = seed_of(self._secret, b"bot %d %d" % (play.acts, seat))
        code = await self._thinking.choose(self._game, play.game.view(seat), question.choices, level, seed)
        await self._until(shown_from)
        self._answer(seat, question.number, code)

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
        """This question is answered, or will be asked again."""
        self._at_work.pop((seat, number), None)

    def close(self) -> None:
        """Let them all stop."""
        for task in self._at_work.values():
            task.cancel()
        self._at_work.clear()
