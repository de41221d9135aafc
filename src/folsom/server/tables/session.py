"""The life of a table: seats are taken, the game starts, choices are made, clocks run out, and the game ends."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, suppress
from dataclasses import replace
from functools import partial

from msgspec import structs

from folsom.games import choices_before_last
from folsom.server.progress import progress_of
from folsom.server.refusals import Refused
from folsom.server.store.rows import ActRow, ChatRow, GuestRow, RatingRow
from folsom.server.tables.acts import GameInPlay, after_act, begun, snapshot_of, with_present
from folsom.server.tables.bot_driver import BotDriver
from folsom.server.tables.broadcaster import Broadcaster
from folsom.server.tables.clock import Alarm, full_clocks
from folsom.server.tables.decisions import PendingDecision
from folsom.server.tables.doubt import Doubt
from folsom.server.tables.gestures import BotGestures
from folsom.server.tables.inbox import Deed
from folsom.server.tables.rating import is_rated, ratings_after
from folsom.server.tables.seating import Seating, check_start, owned
from folsom.server.tables.services import TableServices
from folsom.server.tables.specs import game_of
from folsom.server.tables.state import TableState

ACTS_PER_SNAPSHOT = 64
RETRY_SECONDS = 1.0  # after the store has failed
PERSON, BOT, STAND_IN = "person", "bot", "stand-in"

log = logging.getLogger(__name__)


class GameSession:
    """The current state of one table, and the only object that replaces it.

    Every change is checked, stored, taken up and told, in this order (see `doubt`). All methods run in the table's own
    task; *later* puts a task into its inbox.
    """

    def __init__(
        self,
        state: TableState,
        broadcaster: Broadcaster,
        later: Callable[[Deed], None],
        services: TableServices,
    ) -> None:
        self.state = state
        self._broadcaster, self._later, self._services = broadcaster, later, services
        self._store, self._clock = services.store, services.clock
        self._doubt = Doubt()
        self._bots = BotDriver(
            state.spec.game,
            state.row.secret,
            services.bots,
            services.clock,
            services.bot_pace,
            on_choice=self._bot_has_chosen,
        )
        self._gestures = BotGestures(state.spec.game, state.row.secret)
        self._alarm: Alarm | None = None

    def schedule(self) -> None:
        """Set the alarm for the next clock, and let the bots think. What is foregone is chosen without them."""
        play = self.state.play
        self._set_alarm(None if play is None else play.deadline)
        self._bots.attend(play, self.state.bots_to_act)
        if play is not None and play.foregone is not None:
            self._later(self._choose_foregone)

    def _set_alarm(self, at: float | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None if at is None else self._clock.ring(at, partial(self._later, self._time_is_up))

    async def settle(self) -> None:
        """After a failed write: take up what the store has kept."""
        await self._doubt.settle()

    # --- seats and the start -----------------------------------------------------------------

    def _deciding_on_table(self) -> AbstractAsyncContextManager[None]:
        return self._doubt.deciding(self._take_up_table)

    async def reseat(self, change: Callable[[Seating], Seating]) -> None:
        """Change the seats before the start."""
        async with self._deciding_on_table():
            self.state.check_open()
            seating = change(self.state.seating)
            await self._store_seats(seating)
        self._take_up_seats(seating)
        self._broadcaster.tell_people(self.state)

    async def start(self, guest: GuestRow) -> None:
        """The host starts the game."""
        async with self._deciding_on_table():
            self.state.check_open()
            check_start(self.state.seating, guest)
            now = self._clock.now()
            play = self._begun(now)
            await self._store.begin(self.state.id, now, play.waiting, play.deadline, progress_of(play.game))
        self._take_up_start(now)

    async def consent(self, guest: GuestRow | None, seat: int, *, allow: bool, stored: Callable[[], None]) -> None:
        """A seat's owner lets spectators watch it, or no longer does."""
        async with self._deciding_on_table():
            owned(self.state.seating, guest, seat)
            if not self.state.spec.spectator_views:
                raise Refused("no-spectator-views")
            seating = self.state.seating.changed(seat, consents=allow)
            await self._store_seats(seating)
        self._take_up_seats(seating)
        stored()
        self._broadcaster.tell_people(self.state)
        if not allow and self.state.row.status != "over":
            self._broadcaster.end_watching(self.state, seat)

    async def _store_seats(self, seating: Seating) -> None:
        await self._store.seat(self.state.id, seating.host, seating.seats)

    def _take_up_seats(self, seating: Seating) -> None:
        """Take over the stored seats. Clocks stop for people who are away; those who are back start a new decision."""
        pairs = zip(self.state.seating.seats, seating.seats, strict=True)
        returned = [now.seat for before, now in pairs if before.away and not now.away]
        self.state = replace(self.state, seating=seating)
        if self.state.play is not None:
            play = with_present(self.state.play, self.state.present, self._clock.now(), returned)
            self.state = replace(self.state, play=play)

    def _begun(self, at: float) -> GameInPlay:
        spec = self.state.spec
        clocks = full_clocks(spec.clock, spec.players)
        return begun(game_of(spec, self.state.row.secret), clocks, at, self.state.present, self.state.seating.alone)

    def _take_up_start(self, at: float) -> None:
        """Take up a stored start, and tell everyone."""
        started = self.state.with_facts(status="playing", started=at, code=None)
        self.state = replace(started, play=self._begun(at))
        self._broadcaster.tell_everyone_all(self.state)
        self.schedule()

    async def _take_up_table(self) -> None:
        """Read whether new seats or a start in doubt were stored, and take up what was."""
        kept = await self._store.table(self.state.id)
        if kept is None:
            return
        self._take_up_seats(Seating(kept.host, kept.seats))
        if kept.started is not None and self.state.play is None:
            self._take_up_start(kept.started)
        self._broadcaster.tell_people(self.state)
        self.schedule()

    # --- acts --------------------------------------------------------------------------------

    def _deciding_on_acts(self) -> AbstractAsyncContextManager[None]:
        return self._doubt.deciding(self._take_up_acts)

    async def choose(
        self, guest: GuestRow | None, seat: int, decision: int, code: int, stored: Callable[[], None]
    ) -> None:
        """Make a person's choice: call *stored* once it is durable, then tell everyone."""
        async with self._deciding_on_acts():
            pending = self._pending(guest, seat, decision)
            if not pending.choices:
                raise Refused("not-your-turn", seat=seat)
            if code not in pending.codes:
                raise Refused("illegal-choice", code=code, legal=list(pending.codes))
            await self._act(self._new_act(seat, code, PERSON), stored)
        await self._choose_foregone()

    async def take_back(self, guest: GuestRow | None, seat: int, decision: int, stored: Callable[[], None]) -> None:
        """Undo a person's last choice; a person who plays alone goes back to it, whatever has happened since."""
        async with self._deciding_on_acts():
            self._pending(guest, seat, decision)
            undo = self._new_act(seat, None, PERSON)
            await self._act(structs.replace(undo, keeps=self._kept_by_undo(seat)), stored)

    def _kept_by_undo(self, seat: int) -> int | None:
        """How many choices stay if a seat goes back alone; None if it undoes its last one as among other people."""
        play = self.state.going_on()
        goes_back = play.alone == seat and not play.game.may_undo(seat)
        return choices_before_last(play.game, seat) if goes_back else None

    def _pending(self, guest: GuestRow | None, seat: int, decision: int) -> PendingDecision:
        """What the guest's own seat has to decide now; refused if that isn't the decision of this number."""
        play = self.state.going_on()
        owned(self.state.seating, guest, seat)
        pending = play.decisions[seat]
        if decision != pending.number:
            raise Refused("stale-decision")
        return pending

    def _new_act(self, seat: int, code: int | None, by: str) -> ActRow:
        return ActRow(self.state.going_on().acts, seat, code, by, self._clock.now())

    async def _act(self, act: ActRow, stored: Callable[[], None]) -> None:
        after = after_act(self.state.going_on(), act, self.state.present)
        await (self._store_end(act, after) if after.game.over else self._store_act(act, after))
        stored()
        self._take_up_act(act, after)

    async def _choose_foregone(self) -> None:
        """Make choices that everyone can see are the only ones: nobody is asked for them."""
        try:
            while (choice := self.state.begun().foregone) is not None:
                async with self._deciding_on_acts():
                    await self._act(self._new_act(choice.seat, choice.code, self._by(choice.seat)), _nobody)
        except Refused as refused:
            log.warning("table %s refused a foregone choice: %s", self.state.id, refused.code)
            again = partial(self._later, self._choose_foregone)
            self._clock.ring(self._clock.now() + RETRY_SECONDS, again)

    def _by(self, seat: int) -> str:
        """Who plays a seat now."""
        row = self.state.seating.seats[seat]
        return BOT if row.kind == BOT else STAND_IN if row.away else PERSON

    async def _store_act(self, act: ActRow, after: GameInPlay) -> None:
        progress = self._new_progress(after)
        if act.keeps is not None:
            await self._store.go_back(self.state.id, act, after.waiting, after.deadline, snapshot_of(after), progress)
            return
        snapshot = None if after.acts % ACTS_PER_SNAPSHOT else snapshot_of(after)
        await self._store.act(self.state.id, act, after.waiting, after.deadline, snapshot, progress)

    def _new_progress(self, after: GameInPlay) -> bytes | None:
        """How far the game is, if an act leads to another round."""
        before = self.state.begun().game.position.round_number
        return None if after.game.position.round_number == before else progress_of(after.game)

    async def _store_end(self, act: ActRow, after: GameInPlay) -> None:
        winners = sum(1 << seat for seat in after.game.result.winners)
        async with self._services.ratings_lock:
            ratings = await self._ratings(after)
            await self._store.end(
                self.state.id, act, act.at, winners, snapshot_of(after), ratings, progress_of(after.game)
            )

    async def _ratings(self, after: GameInPlay) -> list[RatingRow]:
        seats, spec = self.state.seating.seats, self.state.spec
        if not is_rated(seats, public=spec.public, undone=self.state.row.undone):
            return []
        return await ratings_after(self._store, seats, spec.game, after.game.result.ranks)

    def _take_up_act(self, act: ActRow, after: GameInPlay) -> None:
        """Take up a stored act."""
        before, is_over = self.state.begun(), after.game.over
        self.state = replace(self.state, play=after)
        if is_over:
            self.state = self.state.with_facts(status="over", ended=act.at)
        if act.keeps is None:
            self._broadcaster.tell_news(self.state, before, act.seat)
            for emote in self._gestures.after(before, after, self.state.bots):
                self._broadcaster.tell(emote)
        else:
            self.state = self.state.with_facts(undone=True)
            self._broadcaster.tell_everyone_all(self.state)
        if is_over:
            self._broadcaster.tell_people(self.state)
        self.schedule()

    async def _take_up_acts(self) -> None:
        """Read whether an act in doubt was stored, and take it up if so."""
        for act in await self._store.acts(self.state.id, self.state.begun().acts):
            self._take_up_act(act, after_act(self.state.begun(), act, self.state.present))

    # --- bots --------------------------------------------------------------------------------

    def _bot_has_chosen(self, seat: int, number: int, code: int) -> None:
        self._later(partial(self._bot_acts, seat, number, code))

    async def _bot_acts(self, seat: int, number: int, code: int) -> None:
        """Make a bot's choice, unless its seat has another decision by now or the seat's owner is back."""
        try:
            async with self._deciding_on_acts():
                if self._waits_for_bot(seat, number):
                    act = self._new_act(seat, code, self._by(seat))
                    await self._act(act, partial(self._bots.done, seat, number))
            await self._choose_foregone()
        except Refused as refused:
            log.warning("table %s refused a bot's choice: %s", self.state.id, refused.code)
            again = partial(self._bot_has_chosen, seat, number, code)
            self._clock.ring(self._clock.now() + RETRY_SECONDS, again)

    def _waits_for_bot(self, seat: int, number: int) -> bool:
        """Whether a bot has to make this decision for this seat."""
        play = self.state.play
        return play is not None and seat in self.state.bots_to_act and play.decisions[seat].number == number

    @property
    def busy(self) -> bool:
        """Whether something is chosen here without any person."""
        play = self.state.play
        return bool(self.state.bots_to_act) or (play is not None and play.foregone is not None)

    # --- away and back -----------------------------------------------------------------------

    async def _time_is_up(self) -> None:
        """Mark people as away if their clocks have run out: bots play for them."""
        try:
            async with self._deciding_on_table():
                play = self.state.play
                late = [] if play is None else play.clocks.run_out(self._clock.now())
                await self._change_presence(late, away=True)
        except Refused:
            self._set_alarm(self._clock.now() + RETRY_SECONDS)

    async def come_back(self, guest: str | None) -> None:
        """A guest who was away plays again."""
        if self._away_seats(guest):
            async with self._deciding_on_table():
                await self._change_presence(self._away_seats(guest), away=False)

    def _away_seats(self, guest: str | None) -> list[int]:
        seating = self.state.seating
        return [seat for seat in seating.owned_by(guest) if seating.seats[seat].away]

    async def _change_presence(self, seats: list[int], *, away: bool) -> None:
        seating = self.state.seating
        for seat in seats:
            seating = seating.changed(seat, away=away)
        if seats:
            await self._store_seats(seating)
            self._take_up_seats(seating)
            await self._store_clock()
            self._broadcaster.tell_people(self.state)
        self.schedule()

    async def _store_clock(self) -> None:
        """Store the next deadline. This may fail: a deadline only wakes sleeping tables, and this one is awake."""
        if self.state.play is not None:
            with suppress(Refused):
                await self._store.due(self.state.id, self.state.play.waiting, self.state.play.deadline)

    # --- facts of the table ------------------------------------------------------------------

    async def stay_open(self) -> None:
        """Keep a table open for a while longer if its game hasn't started."""
        await self.settle()
        if self.state.row.status == "open":
            deadline = self._clock.now() + self._services.keep_open
            await self._store.due(self.state.id, 0, deadline)
            self.state = self.state.with_facts(deadline=deadline)

    async def store_line(self, line: ChatRow) -> None:
        """Store a line of chat."""
        await self._store.say(self.state.id, line)
        self.state = self.state.with_line(line)

    def has_rematch(self, table_id: str) -> None:
        """Take up that the rematch's table is stored, and tell everyone."""
        if self.state.row.next != table_id:
            self.state = self.state.with_facts(next=table_id)
            self._broadcaster.tell_people(self.state)

    # --- sleep -------------------------------------------------------------------------------

    async def store_snapshot(self) -> None:
        """Store a snapshot, so that the table wakes quickly."""
        if self.state.play is not None and not self.state.play.game.over:
            await self._store.keep_snapshot(self.state.id, snapshot_of(self.state.play))

    def close(self) -> None:
        """Stop the clocks and the bots."""
        self._set_alarm(None)
        self._bots.close()


def _nobody() -> None:
    """Nobody waits to hear that a foregone choice is stored."""
