"""The log's words, read back: every fact that was noted, and for whom."""

from __future__ import annotations

import pytest

from folsom.kernel import many, read, write
from folsom.kernel.events import (
    ChoiceMade,
    Facts,
    choice_made,
    entries_in,
    facts_of,
    kind_of,
    knows_all,
    may_see,
    shown_facts,
)
from folsom.kernel.log import LOG_WORDS, Kind, Log, choice_kind, note, note_choice, note_wide
from tests.kernel.from_python import callable_from_python

CHOSE, MET, DEALT = range(3)
KINDS = (
    choice_kind("chose"),
    Kind("met", ("seat", "target", "car", "hidden"), "money", ("target",), ("seat",), when="hidden", inner=("car",)),
    Kind("dealt", ("seat",), "cards", ("cards",), ("seat",), wide=True),
)
BIG = (1 << 62) - 1

note_met = callable_from_python(lambda logs, seat, hidden: note(logs[0], MET, seat, 5, 6, hidden, 4321))
note_dealt = callable_from_python(lambda logs, cards: note_wide(logs[0], DEALT, 2, 0, 0, 0, cards))
note_chosen = callable_from_python(lambda logs, forced: note_choice(logs[0], CHOSE, 3, 62, forced, 4, 0x11223344))


def a_log(on: int) -> list[Log]:
    logs = many(Log, 1)
    write(logs, 0, "on", on)
    return logs


def entries(logs: list[Log]) -> list[tuple[int, int]]:
    return list(entries_in([int(word) for word in read(logs, 0, "words")[: read(logs, 0, "end")]], KINDS))


def test_events_come_back_in_order_with_all_their_facts() -> None:
    logs = a_log(on=1)
    note_met(logs, 1, 1)
    note_dealt(logs, BIG)
    note_met(logs, 250, 0)
    found = entries(logs)
    assert [kind_of(entry) for entry in found] == [MET, DEALT, MET]
    facts = [facts_of(entry, KINDS[kind_of(entry)]) for entry in found]
    assert facts[0] == {"seat": 1, "target": 5, "car": 6, "hidden": 1, "money": 4321}
    assert facts[1] == {"seat": 2, "cards": BIG}
    assert facts[2]["seat"] == 250


def test_a_log_that_is_off_stays_empty() -> None:
    logs = a_log(on=0)
    note_met(logs, 1, 1)
    note_dealt(logs, BIG)
    note_chosen(logs, 1)
    assert (read(logs, 0, "end"), entries(logs)) == (0, [])


def test_a_full_log_begins_anew_and_writes_nowhere_else() -> None:
    logs = a_log(on=1)
    for _ in range(LOG_WORDS + 1):
        note_met(logs, 1, 1)
    assert read(logs, 0, "end") == LOG_WORDS + 1


@pytest.mark.parametrize("forced", [0, 1])
def test_a_choice_keeps_its_round_its_question_and_whether_it_was_forced(forced: int) -> None:
    logs = a_log(on=1)
    note_chosen(logs, forced)
    (entry,) = entries(logs)
    assert choice_made(entry, KINDS[CHOSE]) == ChoiceMade(3, 62, bool(forced), 4, 0x11223344)


def test_what_is_no_choice_is_none() -> None:
    logs = a_log(on=1)
    note_met(logs, 1, 1)
    assert choice_made(entries(logs)[0], KINDS[MET]) is None


def _seen(facts: Facts, viewer: int | None) -> Facts:
    return shown_facts(KINDS[MET], facts, secrets=knows_all(KINDS[MET], facts, viewer))


@pytest.mark.parametrize(("viewer", "target"), [(1, 5), (2, None), (None, None)])
def test_a_secret_is_for_those_whom_the_table_names(viewer: int | None, target: int | None) -> None:
    facts = {"seat": 1, "target": 5, "car": 6, "hidden": 1, "money": 4321}
    assert _seen(facts, viewer) == {"seat": 1, "target": target, "hidden": 1, "money": 4321}


def test_a_secret_that_is_none_now_is_for_all() -> None:
    facts = {"seat": 1, "target": 5, "car": 6, "hidden": 0, "money": 4321}
    assert _seen(facts, None)["target"] == 5


def test_a_spectator_is_nobody_even_beside_an_empty_seat() -> None:
    assert not may_see(KINDS[MET], {"seat": None}, None)
