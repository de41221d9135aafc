"""Emotes, chat, and spectators who watch a seat."""

from __future__ import annotations

from pathlib import Path

import pytest

from folsom.server.emotes import EMOTES
from folsom.server.refusals import Refused
from folsom.server.tables.talk import TalkLimit
from folsom.server.wire.messages import Chat, Consent, Emote, Resync, WatchSeat
from tests.server.tables.harness import TableHarness, run
from tests.server.tables.test_session import heard_since, marks_of, three_at_a_table, to_act


def test_who_talks_too_fast_is_told_how_long_to_wait() -> None:
    pace = TalkLimit(2, 10.0)
    pace.take("ann", 100.0)
    pace.take("ann", 103.0)
    pace.take("bob", 103.0)
    with pytest.raises(Refused) as refused:
        pace.take("ann", 104.5)
    assert (refused.value.code, refused.value.facts) == ("too-many", {"seconds": 6})
    pace.take("ann", 110.0)


def test_an_emote_is_one_of_the_fixed_set_and_reaches_everyone(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        table, people, sockets = await three_at_a_table(harness)
        spectator = await harness.socket(table, None)
        assert (await sockets[1].send(Emote(1, "howdy")))["type"] == "done"
        told = {"seat": 1, "name": "Bob", "guest": people[1].id, "emote": "howdy"}
        for socket in (*sockets, spectator):
            assert told.items() <= (await socket.caught_up()).last("emoted").items()
        assert (await sockets[1].send(Emote(2, "thanks")))["error"]["code"] == "too-many"
        harness.clock.move(2)
        assert (await sockets[1].send(Emote(3, "thanks")))["type"] == "done"
        refused = (await sockets[2].send(Emote(4, "you cheat")))["error"]
        assert (refused["code"], refused["facts"]) == ("unknown-emote", {"emotes": list(EMOTES)})
        assert (await spectator.send(Emote(5, "howdy")))["error"]["code"] == "only-players-talk"

    run(test, tmp_path)


def test_an_emote_of_a_shared_screen_is_of_the_seat_that_it_names(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        ann = await harness.guest("Ann")
        table = await harness.table(ann, "person", "drifter", "person", game="super")
        socket = await harness.socket(table, ann)
        for seat, told in ((2, 2), (0, 0), (None, 0)):
            assert (await socket.send(Emote(1, "howdy", seat)))["type"] == "done"
            assert (await socket.caught_up()).last("emoted")["seat"] == told
            harness.clock.move(2)
        assert (await socket.send(Emote(2, "howdy", 1)))["error"]["code"] == "not-your-seat"
        assert (await socket.send(Emote(3, "howdy", 3)))["error"]["code"] == "no-such-seat"

    run(test, tmp_path)


def test_free_chat_is_for_players_of_tables_that_allow_it_and_is_kept(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        silent, _, mute = await three_at_a_table(harness)
        assert (await mute[0].send(Chat(1, "hello")))["error"]["code"] == "no-chat"
        table, people, sockets = await three_at_a_table(harness, chat=True)
        spectator = await harness.socket(table, None)
        assert (await spectator.send(Chat(1, "hello")))["error"]["code"] == "only-players-talk"
        for unreadable in (" ", "a\x00b", "a\nb", "a\u202eb"):
            refused = (await sockets[0].send(Chat(1, unreadable)))["error"]
            assert (refused["code"], refused["facts"]) == ("bad-line", {"limit": 200})
        for number in range(5):
            assert (await sockets[0].send(Chat(number, f"line {number}")))["type"] == "done"
        assert (await sockets[0].send(Chat(6, "more")))["error"]["code"] == "too-many"
        await spectator.caught_up()
        assert spectator.last("said")["line"]["text"] == "line 4"
        again = await (await harness.opened_again()).table(table.id)
        late = await harness.socket(again, people[1])
        assert [line["text"] for line in late.last("table")["chat"]] == [f"line {number}" for number in range(5)]
        assert silent.id != table.id

    run(test, tmp_path)


def test_a_spectator_looks_with_a_seats_eye_while_that_seat_agrees(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        table, _, sockets = await three_at_a_table(harness, spectator_views=True)
        spectator = await harness.socket(table, None)
        assert (await spectator.send(WatchSeat(1, 0)))["error"]["code"] == "no-consent"
        assert (await sockets[0].send(WatchSeat(2, 1)))["error"]["code"] == "only-spectators-look"
        assert (await sockets[1].send(Consent(3, 0, allow=True)))["error"]["code"] == "not-your-seat"
        await sockets[0].send(Consent(4, 0, allow=True))
        await spectator.send(WatchSeat(5, 0))
        shown = (await spectator.caught_up()).views[0]
        mine = sockets[0].views[0]
        assert shown == {**mine, "prompt": None}
        await sockets[to_act(table)].choose(to_act(table))
        assert [news["seat"] for news in (await spectator.caught_up()).last("news")["news"]] == [0]
        await sockets[0].send(Consent(6, 0, allow=False))
        assert list((await spectator.caught_up()).views) == [None]
        assert (await spectator.send(WatchSeat(7, None)))["type"] == "done"

    run(test, tmp_path)


def test_where_the_table_does_not_allow_eyes_nobody_can_agree_to_them(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        _, _, sockets = await three_at_a_table(harness)
        assert (await sockets[0].send(Consent(1, 0, allow=True)))["error"]["code"] == "no-spectator-views"

    run(test, tmp_path)


def test_after_the_end_every_eye_is_open_to_everyone(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        table, _, sockets = await three_at_a_table(harness, game="super")
        while table.status != "over":
            seat = to_act(table)
            await (await sockets[seat].caught_up()).choose(seat)
        spectator = await harness.socket(table, None)
        for seat in range(3):
            await spectator.send(WatchSeat(seat, seat))
            assert list((await spectator.caught_up()).views) == [seat]
        await sockets[0].send(WatchSeat(9, 1))
        assert list((await sockets[0].caught_up()).views) == [0, 1]

    run(test, tmp_path)


def test_everyone_sees_who_is_there(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        table, _, sockets = await three_at_a_table(harness)
        marks = marks_of([await socket.caught_up() for socket in sockets])
        spectator = await harness.socket(table, None)
        await sockets[2].shut()
        people = (await heard_since(sockets[:1], marks[:1]))[0]
        assert [message["table"]["spectators"] for message in people] == [1, 1]
        assert [[seat["here"] for seat in message["table"]["seats"]] for message in people] == [
            [True, True, True],
            [True, True, False],
        ]
        await spectator.send(Resync(1))
        assert spectator.last("table")["mine"] == []

    run(test, tmp_path)


def test_at_a_table_without_memory_aids_nobody_is_sent_any(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        table, _, sockets = await three_at_a_table(harness, game="express", memory_aids=False)
        for _ in range(12):
            seat = to_act(table)
            await (await sockets[seat].caught_up()).choose(seat)
        for socket in sockets:
            await socket.caught_up()
            assert all((view["view"]["deck"], view["view"]["memory"]) == (None, None) for view in socket.views.values())
            changes = [
                change
                for message in socket.messages
                if message["type"] == "news"
                for news in message["news"]
                for change in news["changes"]
            ]
            assert changes
            assert not any({"deck", "memory"} & change.keys() for change in changes)

    run(test, tmp_path)
