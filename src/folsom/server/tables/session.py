"""The course of a game: acts are checked, stored and then told; clocks run out; bots are asked; it ends."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from folsom.server.metrics import Metrics
from folsom.server.refusals import Refused
from folsom.server.store.rows import ActRow, RatingRow
from folsom.server.store.store import Store
from folsom.server.tables.acts import Play, after_act, begun, snapshot_of, with_present
from folsom.server.tables.bot_driver import BotDriver, Thinks
from folsom.server.tables.broadcaster import Broadcaster
from folsom.server.tables.clock import Alarm, Clock, wound_up
from folsom.server.tables.inbox import Inbox
from folsom.server.tables.rating import after_game, is_rated, unrated
from folsom.server.tables.seating import Seating
from folsom.server.tables.specs import game_of
from folsom.server.tables.state import TableState

SNAPSHOT_EVERY = 64  # acts
TRY_AGAIN = 1.0  # seconds after the store has failed
PERSON, BOT, STAND_IN = "person", "bot", "stand-in"

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class TableServices:
    """What every table of a house shares."""

    store: Store
    thinking: Thinks
    clock: Clock
    pace: tuple[float, float]
    sleep_after: float
    keep_open: float  # seconds
    measures: Metrics
    ratings: asyncio.Lock  # one game at a time changes them


class GameSession:
    """One table's game, from its start to its end."""

    def __init__(self, state: TableState, telling: Broadcaster, inbox: Inbox, around: TableServices) -> None:
        self._state, self._telling, self._inbox, self._around = state, telling, inbox, around
        self._store, self._clock = around.store, around.clock
        secret, game = state.row.secret, state.spec.game
        self._minds = BotDriver(game, secret, around.thinking, around.clock, around.pace, self._bot_has_chosen)
        self._alarm: Alarm | None = None
        self._in_doubt = False  # whether the last act that wasn't stored may have been stored after all

    # --- the start ---------------------------------------------------------------------------

    async def begin(self) -> None:
        """Everyone sits: the game begins."""
        now = self._clock.now()
        play = self._begun(now)
        await self._store.begin(self._state.id, now, play.waiting, play.deadline)
        self.take_up_start(now)

    def take_up_start(self, at: float) -> None:
        """The start is stored: the game is played from then on, and everyone is told."""
        self._state.play = self._begun(at)
        self._state.update(status="playing", started=at, code=None)
        self._telling.tell_everyone_all()
        self.go_on()

    def _begun(self, at: float) -> Play:
        state = self._state
        clocks = wound_up(state.spec.clock, state.spec.players)
        return begun(game_of(state.spec, state.row.secret), clocks, at, state.present)

    def go_on(self) -> None:
        """Set the alarm for the next clock, and let the bots think."""
        self._set_alarm(None if self._state.play is None else self._state.play.deadline)
        self._minds.attend(self._state.play, self._state.bots_to_act)

    def _set_alarm(self, at: float | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None if at is None else self._clock.ring(at, partial(self._inbox.put, self._time_is_up))

    # --- acts --------------------------------------------------------------------------------

    async def act(self, seat: int, code: int | None, by: str, stored: Callable[[], None]) -> None:
        """A choice, or one taken back: once it is durably stored, *stored* is called and everyone is told."""
        before = self._state.going_on()
        act = ActRow(before.acts, seat, code, by, self._clock.now())
        after = after_act(before, act, self._state.present)
        await self._keep(act, after)
        stored()
        self._take_up(before, act, after)

    def _take_up(self, before: Play, act: ActRow, after: Play) -> None:
        """An act is stored: the game goes on from it, and everyone is told."""
        self._state.play = after
        if after.game.over:
            self._state.update(status="over", ended=act.at)
        self._telling.tell_news(before, act.seat)
        if after.game.over:
            self._telling.tell_people()
        self.go_on()

    async def _keep(self, act: ActRow, after: Play) -> None:
        try:
            await (self._keep_end(act, after) if after.game.over else self._keep_act(act, after))
        except Refused:
            self._in_doubt = True
            raise

    async def _keep_act(self, act: ActRow, after: Play) -> None:
        snapshot = None if after.acts % SNAPSHOT_EVERY else snapshot_of(after)
        await self._store.act(self._state.id, act, after.waiting, after.deadline, snapshot)

    async def _keep_end(self, act: ActRow, after: Play) -> None:
        winners = sum(1 << seat for seat in after.game.result.winners)
        async with self._around.ratings:
            ratings = await self._ratings(after)
            await self._store.end(self._state.id, act, act.at, winners, snapshot_of(after), ratings)

    async def _ratings(self, after: Play) -> list[RatingRow]:
        seats, spec = self._state.seating.seats, self._state.spec
        if not is_rated(seats, public=spec.public):
            return []
        guests = [row.guest or "" for row in seats]
        kept = [await self._store.rating(guest, spec.game) or unrated(guest, spec.game) for guest in guests]
        return after_game(kept, after.game.result.ranks)

    async def settle(self) -> None:
        """After a failure of the store: take up what it has kept nevertheless, before anything else is judged."""
        if not self._in_doubt:
            return
        before = self._state.begun()
        acts = await self._store.acts(self._state.id, before.acts)
        self._in_doubt = False
        for act in acts:
            after = after_act(before, act, self._state.present)
            self._take_up(before, act, after)
            before = after

    # --- bots --------------------------------------------------------------------------------

    def _bot_has_chosen(self, seat: int, number: int, code: int) -> None:
        self._inbox.put(partial(self._bot_acts, seat, number, code))

    async def _bot_acts(self, seat: int, number: int, code: int) -> None:
        """A bot's choice, unless its seat has something else to answer by now, or its owner is back."""
        by = BOT if self._state.seating.seats[seat].kind == BOT else STAND_IN
        try:
            await self.settle()
            if self._asks_bot(seat, number):
                await self.act(seat, code, by, partial(self._minds.done, seat, number))
        except Refused as refused:
            log.warning("a bot's choice at table %s was refused: %s", self._state.id, refused.code)
            later = partial(self._bot_has_chosen, seat, number, code)
            self._clock.ring(self._clock.now() + TRY_AGAIN, later)

    def _asks_bot(self, seat: int, number: int) -> bool:
        """Whether this is what a bot is to answer for this seat."""
        play = self._state.play
        return play is not None and seat in self._state.bots_to_act and play.questions[seat].number == number

    @property
    def busy(self) -> bool:
        """Whether a bot has something to do here."""
        return bool(self._state.bots_to_act)

    # --- away and back -----------------------------------------------------------------------

    async def _time_is_up(self) -> None:
        """Whose clock has run out is away from now on: a bot plays for them."""
        play, now = self._state.play, self._clock.now()
        late = [] if play is None else play.clocks.run_out(now)
        seating = self._state.seating
        for seat in late:
            seating = seating.changed(seat, away=True)
        try:
            await self._change_presence(seating, now, anew=())
        except Refused:
            self._set_alarm(now + TRY_AGAIN)

    async def come_back(self, guest: str | None) -> None:
        """Whoever was away plays on themselves."""
        seating = self._state.seating
        returned = [seat for seat in seating.owned_by(guest) if seating.seats[seat].away]
        for seat in returned:
            seating = seating.changed(seat, away=False)
        if returned:
            await self._change_presence(seating, self._clock.now(), anew=returned)

    async def _change_presence(self, seating: Seating, now: float, anew: Collection[int]) -> None:
        state = self._state
        if seating == state.seating:
            self.go_on()
            return
        await self._store.seat(state.id, seating.host, seating.seats)
        state.seating = seating
        if state.play is not None:
            state.play = with_present(state.play, state.present, now, anew)
            with suppress(Refused):  # only a sleeping table is woken by it, and this one is awake
                await self._store.due(state.id, state.play.waiting, state.play.deadline)
        self._telling.tell_people()
        self.go_on()

    # --- sleep -------------------------------------------------------------------------------

    async def keep_snapshot(self) -> None:
        """So that the table is soon awake again."""
        if self._state.play is not None and not self._state.play.game.over:
            await self._store.keep_snapshot(self._state.id, snapshot_of(self._state.play))

    def close(self) -> None:
        """Stop the clocks and the bots."""
        self._set_alarm(None)
        self._minds.close()
