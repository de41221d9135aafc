"""Help for players, where the table allows it: where the plan leads, and what a strong bot would do.

Both are made from the asking seat's own view, and told to the client that asked and to nobody else.
"""

from __future__ import annotations

import asyncio
from functools import partial

from folsom.bots import LEVELS
from folsom.server.clients import UNNUMBERED, Client
from folsom.server.refusals import Refused
from folsom.server.tables.acts import GameInPlay
from folsom.server.tables.bot_driver import BotChooser, seed_of
from folsom.server.tables.decisions import PendingDecision
from folsom.server.tables.seating import owned
from folsom.server.tables.state import TableState
from folsom.server.tables.talk import TalkLimit
from folsom.server.wire.messages import AskHint, Foresee, Foreseen, Hint

HINTS_AT_ONCE, HINTS_SECONDS = 8, 60.0


def foreseen(state: TableState, client: Client, message: Foresee) -> Foreseen:
    """Where the plan leads as far as the client's seat may know; refused if the table doesn't allow it."""
    if not state.allows_foresight:
        raise Refused("no-foresight")
    _asked(state, client, message)
    foresight = state.begun().game.view(message.seat).foresight
    return Foreseen(UNNUMBERED, message.id, message.seat, message.decision, foresight)


def _asked(state: TableState, client: Client, message: Foresee | AskHint) -> PendingDecision:
    """What the client's own seat has to decide now; refused if that isn't the decision that the message names."""
    play = state.going_on()
    owned(state.seating, client.guest, message.seat)
    pending = play.decisions[message.seat]
    if message.decision != pending.number:
        raise Refused("stale-decision")
    return pending


class Hints:
    """The hints of one table that bots are thinking about: one for each seat at most."""

    def __init__(self, bots: BotChooser) -> None:
        self._bots, self._limit = bots, TalkLimit(HINTS_AT_ONCE, HINTS_SECONDS)
        self._thinking: dict[int, tuple[int, Client, asyncio.Task[None]]] = {}  # by seat, with its decision's number

    def ask(self, state: TableState, client: Client, message: AskHint, now: float) -> None:
        """Let a bot think about the decision of the client's seat; it answers the client itself."""
        if not state.allows_hints:
            raise Refused("no-hints")
        if not _asked(state, client, message).choices:
            raise Refused("not-your-turn", seat=message.seat)
        self._limit.take(client.guest_id or "", now)
        self._stop(message.seat)
        task = asyncio.create_task(self._think(state, client, message))
        self._thinking[message.seat] = message.decision, client, task
        task.add_done_callback(partial(self._done, message.seat))

    async def _think(self, state: TableState, client: Client, message: AskHint) -> None:
        play, game = state.begun(), state.spec.game
        view, choices = play.game.view(message.seat), play.decisions[message.seat].choices
        level, seed = (
            list(LEVELS[game])[-1],
            seed_of(state.row.secret, b"hint %d %d" % (message.seat, message.decision)),
        )
        advice = await self._bots.advise(game, view, choices, level, seed)
        if advice is None:
            client.refuse(message.id, Refused("no-hint-found"))
            return
        client.send(
            Hint(
                UNNUMBERED,
                id=message.id,
                seat=message.seat,
                decision=message.decision,
                level=level,
                code=advice.code,
                other=advice.other,
                why=advice.why,  # type: ignore[arg-type]  # it is one of those words
                mine=advice.mine,
                others=advice.others,
                of=advice.of,
                close=advice.close,
            )
        )

    def _done(self, seat: int, task: asyncio.Task[None]) -> None:
        if seat in self._thinking and self._thinking[seat][2] is task:
            del self._thinking[seat]

    def _stop(self, seat: int) -> None:
        if seat in self._thinking:
            self._thinking.pop(seat)[2].cancel()

    def attend(self, play: GameInPlay | None) -> None:
        """Stop thinking about decisions that are over."""
        for seat, (number, _, _) in list(self._thinking.items()):
            if play is None or play.decisions[seat].number != number:
                self._stop(seat)

    def forget(self, client: Client) -> None:
        """Stop thinking for a client that has left."""
        for seat, (_, asker, _) in list(self._thinking.items()):
            if asker is client:
                self._stop(seat)

    def close(self) -> None:
        """Stop all thinking."""
        for seat in list(self._thinking):
            self._stop(seat)
