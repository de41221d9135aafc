"""Clients that drop, come back, send twice, late, or garbage, and lie; a server that crashes in between.

Whatever they do, each ends with its right views, and the store has the same game.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import pytest

import folsom
from folsom.server.routes.socket import _received
from folsom.server.store.rows import ActRow, GuestRow
from folsom.server.tables.acts import begun, played_again
from folsom.server.tables.clock import full_clocks
from folsom.server.tables.registry import TableRegistry
from folsom.server.tables.specs import game_of
from folsom.server.tables.state import TableState
from folsom.server.tables.table import Table
from folsom.server.tables.views import Moment, view_for
from folsom.server.wire.bodies import Sit
from folsom.server.wire.messages import Back, Choose, Consent, Emote, Incoming, Resync, TakeBack, WatchSeat
from folsom.server.wire.views import TableView
from tests.server.tables.harness import RecordingSocket, TableHarness, run
from tests.support.random_games import AnyGame, count

GARBAGE = (
    *("", "{", "[]", "null", "\0", '"choose"', '{"type":"choose"}', '{"type":"dance","id":1}', "[" * 3000),
    *('{"type":"choose","id":1,"seat":0,"decision":0,"code":"0"}', '{"type":"choose","id":1,"seat":-1}'),
    *(
        '{"type":"back","id":1,"more":2}',
        '{"type":"back","id":99999999999999999999}',
        '{"type":"emote","id":1,"name":""}',
    ),
)


@dataclass
class Crowd:
    """A table, and people who behave badly."""

    harness: TableHarness
    table: Table
    people: list[GuestRow | None]
    rng: random.Random
    sockets: dict[int, RecordingSocket] = field(default_factory=dict)  # by person
    sent: list[tuple[int, Incoming]] = field(default_factory=list)

    @property
    def registry(self) -> TableRegistry:
        """The current registry."""
        return self.harness.registry

    @property
    def state(self) -> TableState:
        """All that the table is."""
        return self.table.state

    @property
    def game(self) -> AnyGame:
        """The game."""
        return self.state.begun().game

    # --- what they do --------------------------------------------------------------------------

    async def act(self) -> None:
        """Someone does something."""
        deeds = [self.choose] * 8 + [
            self.repeat,
            self.lie,
            self.babble,
            self.take_back,
            self.ask,
            self.wait,
            self.crash,
        ]
        person = self.rng.randrange(len(self.people))
        if person not in self.sockets:
            await self.come(person)
        elif self.rng.random() < 0.1:
            await self.go(person)
        else:
            await self.rng.choice(deeds)(person)
        await self.let_bots_act()

    async def come(self, person: int) -> None:
        self.sockets[person] = await self.harness.socket(self.table, self.people[person])

    async def go(self, person: int) -> None:
        await self.sockets.pop(person).shut()

    async def send(self, person: int, message: Incoming) -> dict[str, Any]:
        self.sent.append((person, message))
        return await self.sockets[person].send(message)

    async def choose(self, person: int) -> None:
        """As the person's own page would: from what was shown."""
        for seat in self.rng.sample(range(self.game.players), self.game.players):
            view = self.sockets[person].views.get(seat)
            if view is not None and view["prompt"]["choices"]:
                code = self.rng.choice(view["prompt"]["choices"])
                answer = await self.send(person, Choose(len(self.sent), seat, view["prompt"]["decision"], code))
                assert answer["type"] == "done" or answer["error"]["code"] in {"game-over", "stale-decision"}
                return

    async def repeat(self, person: int) -> None:
        """The same again, or something old: a choice can't be made twice."""
        mine = [message for sender, message in self.sent if sender == person and isinstance(message, Choose)]
        for message in mine[-1:] + self.rng.sample(mine, min(1, len(mine))):
            acts = await self.acts_of_people()
            answer = await self.sockets[person].send(message)
            assert answer["type"] == "refused"
            assert await self.acts_of_people() == acts

    async def acts_of_people(self) -> list[ActRow]:
        """What was done by people, not by a bot in the place of who is late."""
        return [act for act in await self.harness.store.acts(self.table.id) if act.by == "person"]

    async def lie(self, person: int) -> None:
        """A choice of someone else's seat, or one that isn't offered."""
        seat, number = self.rng.randrange(7), self.rng.randrange(40)
        answer = await self.sockets[person].send(Choose(1, seat, number, self.rng.choice([10**6, 9999])))
        assert answer["type"] == "refused"

    async def babble(self, person: int) -> None:
        socket, before = self.sockets[person], self.game.save_json()
        await _received(socket.client, self.table, self.rng.choice(GARBAGE))
        await socket.caught_up()
        assert socket.messages[-1]["type"] == "refused"
        assert self.game.save_json() == before

    async def take_back(self, person: int) -> None:
        for seat in range(self.game.players):
            view = self.sockets[person].views.get(seat)
            if view is not None and view["prompt"]["may_take_back"]:
                await self.send(person, TakeBack(1, seat, view["prompt"]["decision"]))
                return

    async def ask(self, person: int) -> None:
        seat = self.rng.randrange(7)
        messages: list[Incoming] = [
            Resync(1),
            WatchSeat(2, seat),
            WatchSeat(3, None),
            Consent(4, seat, allow=True),
            Emote(5, "oops"),
        ]
        await self.sockets[person].send(self.rng.choice([*messages, Consent(6, seat, allow=False), Back(7)]))

    async def wait(self, person: int) -> None:
        self.harness.clock.move(self.rng.uniform(0, 20))

    async def crash(self, person: int) -> None:
        """The server dies now and then, and everyone comes back to another."""
        if self.rng.random() < 0.3:
            self.table._stop()
            self.registry._awake.clear()
            self.harness.registry = await self.harness.opened_again()
            self.table = await self.registry.table(self.table.id)
            for left in list(self.sockets):
                await self.sockets[left].cut()
                await self.come(left)

    async def let_bots_act(self) -> None:
        """Until the game waits for people."""
        await self.harness.until(lambda: not self.table._session.busy)

    # --- what holds ----------------------------------------------------------------------------

    async def check(self) -> None:
        """Everyone sees what the engine shows them."""
        play = self.state.begun()
        for socket in self.sockets.values():
            await socket.caught_up()
            numbers = [message["seq"] for message in socket.messages]
            assert numbers == list(range(len(numbers)))
            for viewer in self.state.viewers(socket.client):
                assert socket.views[viewer.seat] == _as_sent(view_for(Moment(play.game, play.decisions), viewer))


def _as_sent(view: TableView) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


@pytest.mark.parametrize("game", ["express", "super"])
def test_whatever_clients_do_each_sees_what_the_engine_shows_and_the_store_has_the_game(
    game: str, tmp_path: Path
) -> None:
    async def test(harness: TableHarness) -> None:
        for seed in range(count(1 if game == "express" else 5, 1)):
            crowd = await _crowd(harness, game, random.Random(seed))
            while crowd.table.status != "over":
                await crowd.act()
                await crowd.check()
            await _check_store(crowd)

    run(test, tmp_path)


async def _crowd(harness: TableHarness, game: str, rng: random.Random) -> Crowd:
    """Two people, one of them with two seats, a bot, and a spectator."""
    host, other = await harness.guest("Ann"), await harness.guest("Bob")
    clock = rng.choice([{"kind": "choice", "seconds": 30}, {"kind": "total", "seconds": 60}, {"kind": "none"}])
    table = await harness.table(
        host, "person", "open", "greenhorn", "person", game=game, clock=clock, spectator_views=True
    )
    await table.sit(other, Sit(1))
    await table.start(host)
    return Crowd(harness, table, [host, other, None], rng)


async def _check_store(crowd: Crowd) -> None:
    """The acts that are kept make the same game, whose record tells it and keeps the promise of its commitment."""
    row = await crowd.harness.store.table(crowd.table.id)
    assert row is not None
    state, acts = TableState.of(row), await crowd.harness.store.acts(row.id)
    first = begun(game_of(state.spec, row.secret), full_clocks(state.spec.clock, 4), row.started or 0, (), None)
    again = played_again(first, acts, ()).game
    assert again.save_json() == crowd.game.save_json()
    assert [act.number for act in acts] == list(range(len(acts)))
    assert row.status == "over"
    assert [seat for seat in range(4) if row.winners >> seat & 1] == again.result.winners
    read = folsom.read(again.record())
    assert (read.commitment, read.result) == (state.commitment, again.result)
