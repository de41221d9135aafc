"""A code leads to its open table, however it is written, and to nothing else; guessing is hopeless."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from folsom.server.codes import ALPHABET, CODE, LENGTH, code_meant, new_code
from folsom.server.refusals import Refused
from folsom.server.routes.rates import Rates
from folsom.server.settings import Settings
from folsom.server.tables import registry
from tests.server.live_server import LiveServer, with_live_server
from tests.server.tables.harness import TableHarness, run
from tests.server.tables.test_seating import refusal

LOOK_ALIKES = ("0O", "1IL", "2Z", "5S", "6G", "8B", "UV")
A_DAY = 24 * 3600
OPEN: dict[str, Any] = {"table": {"game": "super", "players": 3}, "seats": [{"kind": "person"}, {}, {}]}


def test_no_two_characters_of_a_code_look_alike_and_none_is_a_vowel() -> None:
    assert [alike for alike in LOOK_ALIKES if len(set(alike) & set(ALPHABET)) > 1] == []
    assert set(ALPHABET) & set("AEIOU") == set()
    assert len(set(ALPHABET)) == len(ALPHABET)


def test_codes_are_made_of_all_characters() -> None:
    codes = [new_code() for _ in range(1000)]
    assert {len(code) for code in codes} == {LENGTH}
    assert set("".join(codes)) == set(ALPHABET)


@given(st.text(ALPHABET, min_size=LENGTH, max_size=LENGTH), st.lists(st.sampled_from(" -\u2013.\u00a0"), max_size=3))
def test_case_and_what_stands_between_the_characters_dont_matter(code: str, between: list[str]) -> None:
    gap = "".join(between)
    assert code_meant(f"{gap}{code[:3].lower()}{gap}{code[3:]}{gap}") == code


def test_what_looks_like_a_character_of_a_code_is_taken_for_it() -> None:
    assert code_meant("bgszrd") == "8652RD"
    assert code_meant("ηκμνρτ") == "HKMNPT"  # a Greek keyboard


@given(st.text(max_size=40))
def test_what_isnt_a_code_is_refused_and_nothing_else_happens(said: str) -> None:
    try:
        assert CODE.fullmatch(code_meant(said))
    except Refused as refused:
        assert refused.code == "no-such-code"  # noqa: PT017  # either is right


# --- at tables -----------------------------------------------------------------------------------


def test_an_open_table_is_found_by_its_code_until_it_starts(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        ann = await harness.guest("Ann")
        table = await harness.table(ann, "person", "drifter")
        code = (await table.info()).code or ""
        assert CODE.fullmatch(code)
        assert (await harness.registry.joined(code)).id == table.id
        again = await harness.opened_again()
        assert (await again.joined(f"{code[:3]}-{code[3:]}".lower())).code == code
        assert (await table.start(ann)).code is None
        assert (await refusal(harness.registry.joined(code))).code == "no-such-code"
        kept = await harness.store.table(table.id)
        assert kept is not None
        assert kept.code is None

    run(test, tmp_path)


def test_a_table_that_starts_at_once_never_has_a_code(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        table = await harness.table(await harness.guest("Ann"), "person", "drifter", start=True)
        assert (await table.info()).code is None

    run(test, tmp_path)


def test_no_two_open_tables_have_one_code_and_a_code_that_was_freed_may_come_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def drawn(*codes: str) -> None:
        left: Iterator[str] = iter(codes)
        monkeypatch.setattr(registry, "new_code", lambda: next(left))

    async def test(harness: TableHarness) -> None:
        ann = await harness.guest("Ann")
        drawn("222222", "222222", "222222", "333333")
        first, second = [await harness.table(ann, "person", "drifter") for _ in range(2)]
        assert [(await table.info()).code for table in (first, second)] == ["222222", "333333"]
        await first.start(ann)
        drawn("222222")
        third = await harness.table(ann, "person", "drifter")
        assert (await harness.registry.joined("222222")).id == third.id

    run(test, tmp_path)


# --- at the door ---------------------------------------------------------------------------------


def test_who_guesses_too_often_waits_and_who_is_right_doesnt(tmp_path: Path) -> None:
    async def test(server: LiveServer) -> None:
        async with server.browser("Ann") as ann:
            for _ in range(5):
                table = await ann.post("/api/tables", OPEN)
                assert await ann.post("/api/join", {"code": table["code"]}) == table
            statuses = [(await ann.http.post("/api/join", json={"code": "222 222"})).status_code for _ in range(3)]
            assert statuses == [404, 404, 429]
            waits = await ann.http.post("/api/join", json={"code": table["code"]})
            assert (waits.status_code, waits.json()["error"]["code"]) == (429, "too-many")
            assert int(waits.headers["Retry-After"]) <= A_DAY

    with_live_server(test, tmp_path, wrong_codes=2)


def test_a_code_isnt_in_a_list_of_tables(tmp_path: Path) -> None:
    async def test(server: LiveServer) -> None:
        async with server.browser("Ann") as ann:
            table = await ann.post("/api/tables", {**OPEN, "table": {**OPEN["table"], "public": True}})
            listed = (await ann.http.get("/api/tables")).text
            assert table["id"] in listed
            assert table["code"] not in listed

    with_live_server(test, tmp_path)


def test_all_day_long_an_address_guesses_no_table_among_a_thousand() -> None:
    clock, guesses, tables = 0.0, 0, 1000
    rates = Rates(Settings(), lambda: clock)
    while clock < A_DAY:
        try:
            with rates.joining("here"):
                guesses += 1
                raise Refused("no-such-code")
        except Refused:
            clock += 1
    assert guesses <= 500
    assert guesses * tables / len(ALPHABET) ** LENGTH < 1 / 365  # less than once a year
