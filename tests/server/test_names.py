"""What guests may be called."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from folsom.server.names import FIRST_WORDS, NUMBERS, SECOND_WORDS, checked_line, checked_name, made_up_name
from folsom.server.refusals import Refused


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Belle", "Belle"),
        ("  Doc \n", "Doc"),
        ("Zoe\u0308", "Zoë"),
        ("Black   Bart", "Black Bart"),
        ("李小龍", "李小龍"),
        ("Χρήστος", "Χρήστος"),
        ("🤠", "🤠"),
        ("O'Brien-Smith, Jr. (2)", "O'Brien-Smith, Jr. (2)"),
        ("<b>&amp;", "<b>&amp;"),
        ("x" * 24, "x" * 24),
        ("e\u0301" * 24, "é" * 24),
        ("हिन्दी", "हिन्दी"),
    ],
)
def test_a_name_is_kept_in_its_normal_form(name: str, kept: str) -> None:
    assert checked_name(name) == kept


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 25,
        "a\nb",
        "a\tb",
        "a\x00b",
        "a\x1b[31mb",
        "a\u202eb",
        "a\u2066b",
        "a\u200bb",
        "a\u200db",
        "\ufeffa",
        "a\u00adb",
        "a\u2028b",
        "a\u00a0b",
        "\u3164",
        "\u2800",
        "\u0301a",
        "a" + "\u0336" * 5,
        "\ud800",
        "\ue000",
        "\U000e0041",
    ],
)
def test_a_name_that_cant_be_read_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refusal:
        checked_name(name)
    assert (refusal.value.code, refusal.value.facts) == ("bad-name", {"limit": 24})


@given(st.text(max_size=40))
def test_whatever_is_kept_is_kept_as_it_is_when_it_comes_again(name: str) -> None:
    try:
        kept = checked_name(name)
    except Refused:
        return
    assert checked_name(kept) == kept
    assert 1 <= len(kept) <= 24
    assert kept.isprintable()


def test_a_made_up_name_is_one_that_could_be_chosen() -> None:
    every = [f"{first} {second} {NUMBERS[0]}" for first in FIRST_WORDS for second in SECOND_WORDS]
    assert [checked_name(name) for name in every] == every
    assert made_up_name(random.Random(1)) == made_up_name(random.Random(1))
    assert len({made_up_name(random.Random(seed)) for seed in range(50)}) > 45


def test_a_line_may_be_longer_than_a_name_and_is_as_readable() -> None:
    assert checked_line(f" {'x' * 200} ") == "x" * 200
    for line in ("x" * 201, " ", "a\nb", "a\u200bb"):
        with pytest.raises(Refused) as refused:
            checked_line(line)
        assert (refused.value.code, refused.value.facts) == ("bad-line", {"limit": 200})
