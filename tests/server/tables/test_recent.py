"""The whole table comes with what its viewer was told in this round and the last one, and with nothing else."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from folsom.games import GAMES
from folsom.server.tables.table import Table
from folsom.server.wire.bodies import Sit
from folsom.server.wire.messages import Consent, Resync, TakeBack, WatchSeat
from tests.server.tables.harness import RecordingSocket, TableHarness, run

Told = list[dict[str, Any]]
EVERY_GAME = pytest.mark.parametrize("key", list(GAMES))
STEPS_PER_LOOK = 5


class Listener:
    """A client, and what each of its viewers was told live and still stands."""

    def __init__(self, socket: RecordingSocket) -> None:
        self.socket = socket
        self._heard = 0
        self._told: dict[int | None, Told] = {}
        self._before: dict[int | None, Told] = {}  # the last act

    async def listen(self) -> None:
        """Take in what has come."""
        await self.socket.caught_up()
        for message in self.socket.messages[self._heard :]:
            if message["type"] == "table":
                seats = [each["view"]["seat"] for each in message["views"]]
                self._told = dict(zip(seats, message["recent"], strict=True))
            for news in message.get("news", ()):
                self._take(news["seat"], news["events"])
        self._heard = len(self.socket.messages)

    def _take(self, seat: int | None, events: Told) -> None:
        told = self._told[seat]
        if [event["name"] for event in events] == ["taken back"]:
            self._told[seat] = self._before[seat]
        else:
            self._before[seat], self._told[seat] = told, [*told, *events]

    def recent(self) -> list[Told]:
        """What it was told of the last round and this one."""
        return [told[_last_round(told) :] for told in self._told.values()]

    async def told_again(self) -> list[Told]:
        """What a resync tells it."""
        await self.socket.send(Resync(1))
        again: list[Told] = self.socket.last("table")["recent"]
        self._heard = len(self.socket.messages)
        return again


def _last_round(told: Told) -> int:
    begun = [place for place, event in enumerate(told) if event["name"] == "round began"]
    return begun[-2] if len(begun) > 1 else 0


async def _table(harness: TableHarness, key: str) -> tuple[Table, list[RecordingSocket]]:
    """A table with a person at each seat, and a client of each; the last one is a spectator's."""
    players = GAMES[key].usual_players
    people = [await harness.guest(f"Guest {seat}") for seat in range(players)]
    table = await harness.table(people[0], "person", *["open"] * (players - 1), game=key)
    for seat in range(1, players):
        await table.sit(people[seat], Sit(seat))
    await table.start(people[0])
    return table, [await harness.socket(table, person) for person in (*people, None)]


async def _act(table: Table, sockets: list[RecordingSocket], rng: random.Random) -> None:
    """A choice, which may be undone and made again."""
    seat = rng.choice(table.state.begun().to_act)
    for _ in range(2):
        await sockets[seat].caught_up()
        await sockets[seat].choose(seat, rng.choice(sockets[seat].prompt(seat)["choices"]))
        prompt = sockets[seat].prompt(seat)
        if not prompt["may_take_back"] or rng.random() < 0.5:
            return
        assert (await sockets[seat].send(TakeBack(2, seat, prompt["decision"])))["type"] == "done"


@EVERY_GAME
def test_the_whole_table_tells_each_viewer_what_it_was_told_live(key: str, tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        rng = random.Random(1)
        table, sockets = await _table(harness, key)
        listeners = [Listener(socket) for socket in sockets]
        steps = 0
        while table.status != "over":
            await _act(table, sockets, rng)
            steps += 1
            for listener in listeners:
                await listener.listen()
                if table.status == "over" or steps % STEPS_PER_LOOK == 0:
                    assert await listener.told_again() == listener.recent()
        assert steps > STEPS_PER_LOOK

    run(test, tmp_path)


@EVERY_GAME
def test_after_a_restart_each_viewer_is_told_the_same(key: str, tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        rng = random.Random(2)
        table, sockets = await _table(harness, key)
        while table.status != "over" and len(table.state.begun().game.rounds) < 3:
            await _act(table, sockets, rng)
        told = [await Listener(socket).told_again() for socket in sockets]
        again = await (await harness.opened_again()).table(table.id)
        reopened = [await harness.socket(again, socket.client.guest) for socket in sockets]
        assert [socket.last("table")["recent"] for socket in reopened] == told
        assert all(told)

    run(test, tmp_path)


def test_seats_that_share_a_device_are_each_told_their_own(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        ann = await harness.guest("Ann")
        table = await harness.table(ann, "person", "person", "person", start=True)
        socket = await harness.socket(table, ann)
        before = socket.last("table")["recent"]
        assert before[0] != before[1] != before[2] != before[0]
        assert [_hands_told(told) for told in before] == [[0], [1], [2]]

    run(test, tmp_path)


def _hands_told(told: Told) -> list[int]:
    """The seats whose cards are named."""
    dealt = [event["facts"] for event in told if event["name"] == "dealt"]
    return [facts["seat"] for facts in dealt if facts["cards"] is not None]


def test_a_spectator_over_a_shoulder_is_told_what_that_seat_was(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        ann = await harness.guest("Ann")
        table = await harness.table(ann, "person", "person", "person", start=True, spectator_views=True)
        mine = await harness.socket(table, ann)
        await mine.send(Consent(1, 0, allow=True))
        watcher = await harness.socket(table, None)
        assert _hands_told(watcher.last("table")["recent"][0]) == []
        await watcher.send(WatchSeat(1, 0))
        assert watcher.last("table")["recent"] == mine.last("table")["recent"][:1]

    run(test, tmp_path)
