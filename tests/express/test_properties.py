"""What holds in every game of Express, beside what holds in every game."""

from __future__ import annotations

import numpy as np

from folsom.express.components import SECOND_STRONGBOX
from folsom.express.state import DISCREET, OVER
from tests.express.kit import KIT
from tests.support.conservation import union
from tests.support.many_games import Herd
from tests.support.random_games import Array


def test_no_token_enters_or_leaves_the_game_but_the_second_strongbox() -> None:  # X1.2, X8.4
    herd = KIT.a_herd()
    before = _tokens_and_aside(herd)
    while herd.step():
        pass
    assert np.array_equal(_tokens_and_aside(herd), before)


def _tokens_and_aside(herd: Herd) -> Array:
    s = herd.array()
    tokens = union(np.concatenate([s["loot"], s["held"]], axis=1))
    return np.where(s["second_box_aside"] == 1, tokens | SECOND_STRONGBOX, tokens)


def test_whoever_is_asked_first_has_two_choices_or_more_but_at_a_discreet_table() -> None:  # X4.3
    herd = KIT.a_herd()
    while herd.step():
        s = herd.array()
        fewest = np.where(s["options"] >> DISCREET & 1, 1, 2)
        assert (np.bitwise_count(s["legal"]) >= fewest)[s["phase"] != OVER].all()
