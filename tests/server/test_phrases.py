"""Recovery phrases: seven words that can be said aloud, entered in any way that people write them."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from folsom.server.phrases import new_phrase, phrase_hash
from folsom.server.refusals import Refused
from folsom.server.wire.limits import PHRASE_LENGTH

PHRASE = "lusab-babad-gutih-tugad-kapuz-mofid-nidol"


def test_a_phrase_is_seven_words_of_five_letters_and_never_the_same() -> None:
    phrases = {new_phrase() for _ in range(100)}
    assert len(phrases) == 100
    assert all(re.fullmatch(r"(?:[a-z]{5}-){6}[a-z]{5}", phrase) for phrase in phrases)
    assert all(len(phrase) <= PHRASE_LENGTH for phrase in phrases)


def test_every_syllable_comes_up() -> None:
    letters = "".join(new_phrase().replace("-", "") for _ in range(200))
    assert set(letters) == set("bdfghjklmnprstvzaiou")


@pytest.mark.parametrize(
    "written",
    [
        PHRASE,
        PHRASE.upper(),
        PHRASE.replace("-", " "),
        PHRASE.replace("-", ""),
        f"  {PHRASE}\n",
        PHRASE.replace("-", " - "),
        PHRASE.replace("-", "\u2011"),
        PHRASE.replace("-", ", "),
        PHRASE.title(),
    ],
)
def test_a_phrase_may_be_written_in_any_way(written: str) -> None:
    assert phrase_hash(written) == phrase_hash(PHRASE)


@pytest.mark.parametrize("written", ["", "howdy", PHRASE[:-1], PHRASE + "-lusab", PHRASE.replace("b", "c"), "ß" * 35])
def test_what_is_no_phrase_is_refused(written: str) -> None:
    with pytest.raises(Refused, match="wrong-phrase"):
        phrase_hash(written)


@given(st.text(max_size=100))
def test_any_text_is_refused_or_hashed(text: str) -> None:
    with suppress(Refused):
        assert len(phrase_hash(text)) == 32
