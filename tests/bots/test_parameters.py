"""What a bot's parameters can be."""

from __future__ import annotations

import pytest

from folsom.bots.parameters import check_number, check_word


def test_a_word_that_isnt_allowed_is_refused_with_those_that_are() -> None:
    check_word("tree", "multi", ("single", "multi"))
    with pytest.raises(ValueError, match="tree must be single or multi, not 'oak'"):
        check_word("tree", "oak", ("single", "multi"))


@pytest.mark.parametrize("number", [0, -1, float("nan"), float("inf")])
def test_a_number_that_is_too_small_or_none_is_refused(number: float) -> None:
    check_number("rounds", 1, 1)
    with pytest.raises(ValueError, match=f"^rounds must be at least 1, not {number:g}$"):
        check_number("rounds", number, 1)
