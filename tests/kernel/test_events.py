"""Events as they are declared, written down, and read back: every fact that was noted, and for whom."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Annotated

import pytest

from folsom.kernel import many, nested, read, uint8, write
from folsom.kernel.chance import Chance
from folsom.kernel.events import SILENT, ChoiceMade, Events, Facts, choice_made, has_secrets, shown_facts, witnesses_of
from folsom.kernel.fact_types import (
    BitFlag,
    ChoiceCode,
    Count,
    FactType,
    Flag,
    Inner,
    Money,
    Question,
    RoundOfChoice,
    Seat,
    Secret,
)
from folsom.kernel.log import FRAME_BYTES, LOG_WORDS, Log, frames_in, listening_log
from folsom.kernel.packing import PackedWord
from folsom.kernel.state import GameState
from tests.kernel.from_python import callable_from_python

Members = Annotated[int, FactType("Members", "a set", own_word=True)]


class Table(GameState):
    """A game in which nothing happens but what is noted."""

    chance: Chance = nested(Chance)
    players: int = uint8()
    round_number: int = uint8()
    phase: int = uint8()


EVENTS = Events(Table)


@EVENTS.event(SILENT, seen_by=("seat",))
def note_chose(
    s: Table,
    log: Log,
    *,
    seat: Seat,
    choice: Secret[ChoiceCode],
    forced: Secret[BitFlag],
    round: RoundOfChoice,  # noqa: A002  # the fact's name on the wire
    question: Inner[Question],
) -> None:
    """A seat has chosen."""


@EVENTS.event("event-met", seen_by=("seat",), when="hidden")
def note_met(
    s: Table, log: Log, *, seat: Seat, target: Secret[Seat], car: Inner[Count], hidden: Flag, money: Money
) -> None:
    """Two have met."""


@EVENTS.event("event-dealt", seen_by=("seat",))
def note_dealt_out(s: Table, log: Log, *, seat: Seat, cards: Secret[Members]) -> None:
    """Cards are dealt."""


CHOSE, MET, DEALT = EVENTS
BIG = (1 << 62) - 1


def _meet(tables: list[Table], logs: list[Log], seat: int, hidden: int) -> None:
    note_met(tables[0], logs[0], seat=seat, target=5, car=6, hidden=hidden, money=4321)
    tables[0].phase += 1


def _deal(tables: list[Table], logs: list[Log], cards: int) -> None:
    note_dealt_out(tables[0], logs[0], seat=2, cards=cards)
    tables[0].phase += 1


def _choose(tables: list[Table], logs: list[Log], forced: int) -> None:
    note_chose(tables[0], logs[0], seat=3, choice=62, forced=forced, round=4, question=0x11223344)


meet, deal, choose = callable_from_python(_meet), callable_from_python(_deal), callable_from_python(_choose)


def a_table() -> list[Table]:
    return many(Table, 1)


def a_log(on: int, frames: int = 0, skipped: int = 0) -> list[Log]:
    logs = many(Log, 1)
    for name, number in (("on", on), ("frames_left", frames), ("frames_skipped", skipped)):
        write(logs, 0, name, number)
    return logs


def placed_entries(logs: list[Log]) -> list[tuple[int, tuple[int, int]]]:
    return list(EVENTS.entries_in([int(word) for word in read(logs, 0, "words")[: read(logs, 0, "end")]]))


def entries(logs: list[Log]) -> list[tuple[int, int]]:
    return [entry for _, entry in placed_entries(logs)]


def test_a_declaration_says_what_an_event_is() -> None:
    assert [(kind.number, kind.name) for kind in EVENTS] == [(0, "chose"), (1, "met"), (2, "dealt out")]
    assert MET.says == "Two have met."
    assert list(MET.told) == ["seat", "target", "hidden", "money"]
    assert (MET.secret, MET.seen_by, MET.when, MET.inner) == (("target",), ("seat",), "hidden", ("car",))
    assert [kind.is_choice for kind in EVENTS] == [True, False, False]


def test_events_come_back_in_order_with_all_their_facts() -> None:
    tables, logs = a_table(), a_log(on=1)
    meet(tables, logs, 1, 1)
    deal(tables, logs, BIG)
    meet(tables, logs, 250, 0)
    found = entries(logs)
    assert [EVENTS.kind_of(entry) for entry in found] == [MET, DEALT, MET]
    assert EVENTS.facts(found[0]) == {"seat": 1, "target": 5, "car": 6, "hidden": 1, "money": 4321}
    assert EVENTS.facts(found[1]) == {"seat": 2, "cards": BIG}
    assert EVENTS.facts(found[2])["seat"] == 250


def test_an_entry_that_is_made_in_python_is_the_one_that_rules_write() -> None:
    tables, logs = a_table(), a_log(on=1)
    meet(tables, logs, 1, 1)
    deal(tables, logs, BIG)
    choose(tables, logs, 1)
    assert entries(logs) == [
        MET.entry(seat=1, target=5, car=6, hidden=1, money=4321),
        DEALT.entry(seat=2, cards=BIG),
        CHOSE.entry(seat=3, choice=62, forced=1, round=4, question=0x11223344),
    ]


def test_a_log_that_is_off_stays_empty() -> None:
    tables, logs = a_table(), a_log(on=0, frames=1)
    meet(tables, logs, 1, 1)
    deal(tables, logs, BIG)
    choose(tables, logs, 1)
    assert (read(logs, 0, "end"), entries(logs), frames_in(logs)) == (0, [], b"")


def test_a_full_log_begins_anew_and_writes_nowhere_else() -> None:
    tables, logs = a_table(), a_log(on=1)
    for _ in range(LOG_WORDS + 1):
        meet(tables, logs, 1, 1)
    assert read(logs, 0, "end") == LOG_WORDS + 1
    assert not any(read(logs, 0, "frames"))


def _phases(logs: list[Log]) -> list[int]:
    """The phases of the states that were kept."""
    data, size = frames_in(logs), Table.dtype().itemsize
    return [Table.unpack(data[start : start + size]).phase for start in range(0, len(data), size)]


@pytest.mark.parametrize(
    ("frames", "skipped", "phases"),
    [(3, 0, [0, 1, 2]), (1, 1, [1]), (2, 1, [1, 2]), (9, 2, [2]), (1, 3, []), (0, 0, [])],
)
def test_the_frame_of_an_event_is_the_state_that_it_finds(frames: int, skipped: int, phases: list[int]) -> None:
    tables, logs = a_table(), a_log(on=1, frames=frames, skipped=skipped)
    meet(tables, logs, 1, 1)
    deal(tables, logs, BIG)
    meet(tables, logs, 1, 1)
    assert [at for at, _ in placed_entries(logs)] == [0, 1, 3]  # the second event has two words
    assert _phases(logs) == phases


def test_a_log_whose_frames_were_read_keeps_no_more() -> None:
    tables, logs = a_table(), a_log(on=1, frames=9)
    meet(tables, logs, 1, 1)
    assert _phases(logs) == [0]
    meet(tables, logs, 1, 1)
    assert _phases(logs) == [0]


def test_a_state_that_no_log_has_room_for_is_refused() -> None:
    class Huge(GameState):
        row: list[int] = uint8(FRAME_BYTES + 1)

    with pytest.raises(TypeError, match="a log can't keep a state"):
        Events(Huge)


@pytest.mark.parametrize("forced", [0, 1])
def test_a_choice_keeps_its_round_its_question_and_whether_it_was_forced(forced: int) -> None:
    logs = a_log(on=1)
    choose(a_table(), logs, forced)
    (entry,) = entries(logs)
    assert choice_made(entry, CHOSE) == ChoiceMade(3, 62, bool(forced), 4, 0x11223344)


def test_what_is_no_choice_is_none() -> None:
    assert choice_made(MET.entry(seat=1), MET) is None


def _seen(facts: Facts, viewer: int | None) -> Facts:
    return shown_facts(MET, facts, secrets=viewer in witnesses_of(MET, facts) or not has_secrets(MET, facts))


@pytest.mark.parametrize(("viewer", "target"), [(1, 5), (2, None), (None, None)])
def test_a_secret_is_for_the_seats_that_the_event_names(viewer: int | None, target: int | None) -> None:
    facts = {"seat": 1, "target": 5, "car": 6, "hidden": 1, "money": 4321}
    assert _seen(facts, viewer) == {"seat": 1, "target": target, "hidden": 1, "money": 4321}


def test_a_secret_that_is_none_now_is_for_all() -> None:
    facts = {"seat": 1, "target": 5, "car": 6, "hidden": 0, "money": 4321}
    assert _seen(facts, None)["target"] == 5


def test_a_spectator_is_nobody_even_beside_an_empty_seat() -> None:
    assert not witnesses_of(MET, {"seat": None})


WORD = PackedWord.in_order(phase=8, turn=7, flag=1)
pack_numbers = WORD.packer("pack_numbers", __name__)
packed_by_rule = callable_from_python(lambda phase, turn, flag: pack_numbers(phase=phase, turn=turn, flag=flag))


def test_numbers_packed_in_a_word_come_back() -> None:
    word = WORD.pack(phase=255, flag=1)
    assert WORD.unpack(word) == {"phase": 255, "turn": 0, "flag": 1}
    assert packed_by_rule(255, 0, 1) == word
    assert packed_by_rule(3, 100, 0) == WORD.pack(phase=3, turn=100)


def test_every_thread_writes_to_a_log_of_its_own() -> None:
    with ThreadPoolExecutor(1) as other:
        theirs = other.submit(listening_log).result()
    assert listening_log() is listening_log()
    assert listening_log() is not theirs
