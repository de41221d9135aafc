"""An inbox: commands are carried out one at a time, in the order in which they arrive."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeVar

from folsom.server.refusals import Refused

T = TypeVar("T")
Deed = Callable[[], Awaitable[Any]]

log = logging.getLogger(__name__)


class Command(NamedTuple):
    """Something to do, and the future that waits for its result, if any."""

    deed: Deed
    answer: asyncio.Future[Any] | None


class Inbox:
    """The commands of one table; `between` is called after each."""

    def __init__(self, name: str, between: Callable[[], None]) -> None:
        self._name, self._between = name, between
        self._commands: asyncio.Queue[Command] = asyncio.Queue()
        self._closed = False
        self._runner = asyncio.create_task(self._run(), name=f"table {name}")

    @property
    def empty(self) -> bool:
        """Whether no command is waiting."""
        return self._commands.empty()

    async def ask(self, deed: Callable[[], Awaitable[T]]) -> T:
        """Carry something out, and return its result. It is carried out even if the caller is cancelled."""
        if self._closed:
            raise Refused("shutting-down")
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._commands.put_nowait(Command(deed, answer))
        return await answer

    def put(self, deed: Deed) -> None:
        """Carry something out later, without waiting for it."""
        self._commands.put_nowait(Command(deed, None))

    def close(self) -> None:
        """Finish the current command, and refuse the waiting ones."""
        self._closed = True
        if asyncio.current_task() is not self._runner:
            self._runner.cancel()
        while not self._commands.empty():
            _answer(self._commands.get_nowait(), error=Refused("shutting-down"))

    async def _run(self) -> None:
        while not self._closed:
            command = await self._commands.get()
            try:
                await self._do(command)
            except asyncio.CancelledError:
                _answer(command, error=Refused("shutting-down"))
                raise
            if not self._closed:
                self._between()

    async def _do(self, command: Command) -> None:
        """Carry out one command. Log any error: a bug must not stop the table."""
        try:
            _answer(command, result=await command.deed())
        except Refused as refused:
            _answer(command, error=refused)
        except Exception:
            number = secrets.token_hex(4)
            log.exception("error %s at table %s", number, self._name)
            _answer(command, error=Refused("internal", number=number))


def _answer(command: Command, result: Any = None, error: Refused | None = None) -> None:
    """Give the caller the result, if it is still waiting."""
    if command.answer is None or command.answer.done():
        return
    if error is None:
        command.answer.set_result(result)
    else:
        command.answer.set_exception(error)
