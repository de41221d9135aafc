"""A view in names shows what the record of it holds."""

import random

import folsom
from tests.support.random_games import play_on


def test_what_lies_open_in_a_discard_is_named_for_all() -> None:  # X10.4
    game = folsom.Express(4, seed=3, expert=True)
    seen = set()
    for _ in play_on(game, random.Random(5)):
        for seat, row in enumerate(game.view().seats):
            assert row.open_discard == game.view(seat).seats[seat].open_discard
            assert len(row.open_discard) <= row.discard_size
            assert set(row.open_discard) <= set(game.view(seat).discard)
            seen |= set(row.open_discard)
    assert {"Move", "Floor", "Fire", "Rob", "Punch", "Marshal", "bullet"} == seen


def test_a_team_reads_its_open_discard_by_bandit() -> None:  # X10.4, X11.3
    game = folsom.Express(2, seed=3, characters=["Tuco", "Cheyenne", "Django", "Doc"])
    seen = set()
    for _ in play_on(game, random.Random(5)):
        seen |= set(game.view().seats[1].open_discard)
    assert {card.split("'s ")[0] for card in seen} == {"Django", "Doc", "Marshal", "bullet"}
