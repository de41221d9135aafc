"""Who sits where before the start."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest

from folsom.server.refusals import Refused
from folsom.server.store.rows import GuestRow
from folsom.server.tables import seating as seats
from folsom.server.tables.seating import Seating, bots_seat, free_seat, persons_seat
from folsom.server.wire.bodies import AtSeat, ChangeSeat, SeatBot, Sit
from tests.server.tables.harness import TableHarness, guest, run

ANN, BOB, CLEO = guest("Ann"), guest("Bob"), guest("Cleo")


def table(*owners: GuestRow | str | None, host: GuestRow = ANN) -> Seating:
    """A seating: a guest, a bot's level, or nobody in each seat."""
    return Seating(host.id, tuple(_row(seat, owner) for seat, owner in enumerate(owners)))


def _row(seat: int, owner: GuestRow | str | None) -> Any:
    if owner is None:
        return free_seat(seat)
    return bots_seat(seat, owner) if isinstance(owner, str) else persons_seat(seat, owner, None)


async def refusal(asked: Awaitable[Any]) -> Refused:
    """Why something was refused."""
    with pytest.raises(Refused) as refused:
        await asked
    return refused.value


# --- each change alone -------------------------------------------------------------------------


def test_whoever_comes_takes_a_free_seat_under_any_name() -> None:
    assert seats.sit_down(table(ANN, None), BOB, 1, "Uncle Bob").seats[1] == persons_seat(1, BOB, "Uncle Bob")
    assert seats.sit_down(table(ANN, None), ANN, 1, None) == table(ANN, ANN)


def test_who_changes_seats_leaves_the_old_one_free() -> None:
    assert seats.change_seat(table(ANN, None, BOB), BOB, 2, 1) == table(ANN, BOB, None)


def test_who_sits_takes_another_name_and_keeps_the_seat() -> None:
    renamed = seats.rename_seat(table(ANN, BOB, None), BOB, 1, "Uncle Bob")
    assert renamed == table(ANN, None, None).with_row(persons_seat(1, BOB, "Uncle Bob"))


def test_a_host_who_stands_up_hands_over_to_the_next_person_round_the_table() -> None:
    assert seats.stand_up(table(BOB, "drifter", ANN, CLEO), ANN, 2) == table(BOB, "drifter", None, CLEO, host=CLEO)
    assert seats.stand_up(table(BOB, None, ANN), ANN, 2) == table(BOB, None, None, host=BOB)


def test_a_host_stays_host_while_a_seat_is_left_to_them_or_nobody_else_is_there() -> None:
    assert seats.stand_up(table(ANN, ANN, BOB), ANN, 0) == table(None, ANN, BOB)
    assert seats.stand_up(table(ANN, "drifter"), ANN, 0) == table(None, "drifter")


def test_one_who_is_not_the_host_stands_up_and_nothing_else_changes() -> None:
    assert seats.stand_up(table(ANN, BOB), BOB, 1) == table(ANN, None)


def test_a_rematch_has_everyone_one_seat_further_on() -> None:
    old = table(ANN, "drifter", BOB).changed(0, away=True, consents=True)
    assert seats.rotated(old, BOB) == table(BOB, ANN, "drifter", host=BOB)


@pytest.mark.parametrize(
    ("change", "code", "facts"),
    [
        (lambda at: seats.sit_down(at, CLEO, 0, None), "seat-taken", {"seat": 0}),
        (lambda at: seats.sit_down(at, CLEO, 5, None), "no-such-seat", {"seat": 5, "players": 3}),
        (lambda at: seats.stand_up(at, BOB, 0), "not-your-seat", {"seat": 0}),
        (lambda at: seats.stand_up(at, BOB, 2), "not-your-seat", {"seat": 2}),
        (lambda at: seats.change_seat(at, BOB, 1, 0), "seat-taken", {"seat": 0}),
        (lambda at: seats.change_seat(at, BOB, 0, 2), "not-your-seat", {"seat": 0}),
        (lambda at: seats.rename_seat(at, BOB, 0, "Bobby"), "not-your-seat", {"seat": 0}),
        (lambda at: seats.free_up(at, BOB, 0), "not-the-host", {}),
        (lambda at: seats.free_up(at, ANN, 2), "seat-open", {"seat": 2}),
        (lambda at: seats.seat_bot(at, BOB, 2, "drifter"), "not-the-host", {}),
        (lambda at: seats.seat_bot(at, ANN, 1, "drifter"), "seat-taken", {"seat": 1}),
        (lambda at: seats.check_start(at, BOB), "not-the-host", {}),
        (lambda at: seats.check_start(at, ANN), "seats-open", {"seats": [2]}),
    ],
)
def test_what_cannot_be_is_refused(change: Any, code: str, facts: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refused:
        change(table(ANN, BOB, None))
    assert (refused.value.code, refused.value.facts) == (code, facts)


# --- at a table --------------------------------------------------------------------------------


def test_every_change_is_stored_and_told_to_those_who_watch(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        ann, bob = await harness.guest("Ann"), await harness.guest("Bob")
        at = await harness.table(ann, "person", "open", "open")
        watcher = await harness.socket(at, None)
        await at.sit(bob, Sit(1, "  Bobby "))
        await at.move(bob, ChangeSeat(1, 2))
        await at.seat_bot(ann, SeatBot(1, "outlaw"))
        await at.stand(ann, AtSeat(0))
        await at.remove(bob, AtSeat(1))
        info = await at.seat_bot(bob, SeatBot(1, "drifter"))
        await watcher.caught_up()
        assert [seat.name for seat in info.seats] == ["", "drifter", "Bobby"]
        assert (info.host, watcher.last("people")["table"]["host"]) == (bob.id, bob.id)
        assert [message["type"] for message in watcher.messages] == ["table", *["people"] * 6]
        row = await harness.store.table(at.id)
        assert row is not None
        assert (row.host, [seat.name for seat in row.seats]) == (bob.id, ["", "drifter", "Bobby"])

    run(test, tmp_path)


def test_seats_do_not_change_once_the_game_has_begun(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        ann = await harness.guest("Ann")
        at = await harness.table(ann, "person", "person", start=True)
        asked = [
            *(at.sit(ann, Sit(0)), at.stand(ann, AtSeat(0)), at.move(ann, ChangeSeat(0, 1)), at.start(ann)),
            *(at.remove(ann, AtSeat(0)), at.seat_bot(ann, SeatBot(0, "drifter"))),
        ]
        assert {(await refusal(each)).code for each in asked} == {"already-started"}
        assert (await refusal(at.rematch(ann))).code == "not-over"

    run(test, tmp_path)


def test_of_two_who_want_the_same_seat_one_gets_it(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        ann, bob = await harness.guest("Ann"), await harness.guest("Bob")
        at = await harness.table(ann, "open", "open")
        came = await asyncio.gather(at.sit(ann, Sit(0)), at.sit(bob, Sit(0)), return_exceptions=True)
        assert [isinstance(each, Refused) for each in came] == [False, True]
        assert (await at.info()).seats[0].guest == ann.id

    run(test, tmp_path)


@pytest.mark.parametrize(
    ("spec", "seats_asked", "code"),
    [
        ({"game": "super"}, ("person", "person"), "players-range"),
        ({"options": {"expert": "perhaps"}}, ("person", "person"), "option-value"),
        ({"options": {"expert": "off"}}, ("person", "person"), "option-value"),
        ({"options": {"players": "4"}}, ("person", "person"), "unknown-option"),
        ({"characters": ["Belle", "belle", None, None]}, ("person", "person"), "character-twice"),
        ({"characters": ["Belle", "Bella", None, None]}, ("person", "person"), "unknown-character"),
        ({"characters": ["Belle", None]}, ("person", "person"), "characters-number"),
        ({"level": "sheriff"}, ("person", "person"), "unknown-level"),
        ({}, ("person", "sheriff"), "unknown-level"),
        ({"players": 3}, ("person", "person"), "seats-differ"),
        ({"clock": {"kind": "choice"}}, ("person", "person"), "clock-seconds"),
        ({"clock": {"kind": "none", "seconds": 30}}, ("person", "person"), "clock-seconds"),
        ({"chat": True, "public": True}, ("person", "person"), "chat-in-public"),
        ({"start": True}, ("person", "open"), "seats-open"),
    ],
)
def test_a_table_that_cannot_be_is_refused_and_none_is_made(
    spec: dict[str, Any], seats_asked: tuple[str, ...], code: str, tmp_path: Path
) -> None:
    async def test(harness: TableHarness) -> None:
        ann = await harness.guest("Ann")
        assert (await refusal(harness.table(ann, *seats_asked, **spec))).code == code
        assert await harness.store.tables_of(ann.id, None, 10) == []

    run(test, tmp_path)
