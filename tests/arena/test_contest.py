"""Who sits where, on which deals: every player of a lineup plays each seat of each deal once."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from folsom.arena.schedule import balanced_tables
from tests.arena.contests import match, tournament


def test_over_a_block_each_player_of_the_lineup_plays_each_seat_once() -> None:
    for block in range(20):
        games = [fixture for fixture in match("a", "b", "c", "d").fixtures(20) if fixture.block == block]
        assert [game.rotation for game in games] == [0, 1, 2, 3]
        for seat in range(4):
            assert sorted(game.seats[seat] for game in games) == [0, 1, 2, 3]


def test_clones_are_one_contestant() -> None:
    contest = match("search", "planner", "planner", "search", "planner")
    assert contest.contestants == ("search", "planner")
    for fixture in contest.fixtures(3):
        assert Counter(fixture.seats) == {0: 2, 1: 3}


def test_neighbours_change_from_block_to_block() -> None:
    behind = Counter(
        fixture.seats[(fixture.seats.index(0) + 1) % 4] for fixture in match("a", "b", "c", "d").fixtures(300)
    )
    assert all(300 < behind[other] < 500 for other in (1, 2, 3))


def test_fewer_blocks_are_the_first_of_more() -> None:
    for contest in (match("a", "b", "c"), tournament(*"abcdefg", players=4)):
        assert contest.lineups(40)[:13] == contest.lineups(13)


def test_a_number_of_games_is_rounded_up_to_whole_blocks() -> None:
    contest = match("a", "b", "c")
    assert [contest.blocks_for(games) for games in (1, 3, 4, 1000)] == [1, 1, 2, 334]


def test_the_games_of_a_block_have_the_same_deal_and_others_another() -> None:
    contest = match("random", "random", "random")
    one, again, other = (contest.new_game(block) for block in (4, 4, 5))
    assert one.view() == again.view()
    assert one.seed != other.seed
    assert match("random", "random", "random", seed=8).deal(4) != one.seed


def test_dice_differ_by_seat_rotation_block_and_seed() -> None:
    contest, other = match("a", "b"), match("a", "b", seed=8)
    dice = [
        each.dice(fixture, seat).random()
        for each in (contest, other)
        for fixture in each.fixtures(5)
        for seat in range(2)
    ]
    assert len(set(dice)) == 2 * 5 * 2 * 2


def test_what_a_table_has_chosen_is_told_in_words() -> None:
    contest = match("a", "b", "c", characters=["Doc", None, None], first_player=1, expert=True)
    assert contest.settings == ["characters: Doc, ?, ?", "first player: seat 2", "expert=on"]
    assert match("a", "b", "c").settings == []


# --- tournaments -----------------------------------------------------------------------------------


@pytest.mark.parametrize("entrants", range(3, 11))
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_all_play_and_meet_about_equally_often(entrants: int, seats: int) -> None:
    if seats > entrants:
        return
    for tables in (entrants, 60, 300):
        drawn = balanced_tables(entrants, seats, tables, seed=5)
        played, met = Counter[int](), Counter[frozenset[int]]()
        for table in drawn:
            assert len(set(table)) == seats
            played.update(table)
            met.update(frozenset(pair) for pair in combinations(table, 2))
        pairs = [met[frozenset(pair)] for pair in combinations(range(entrants), 2)]
        games = [played[entrant] for entrant in range(entrants)]
        assert max(games) - min(games) <= 1
        assert max(pairs) - min(pairs) <= 4


def test_another_seed_draws_other_tables() -> None:
    assert balanced_tables(7, 3, 30, seed=1) == balanced_tables(7, 3, 30, seed=1)
    assert balanced_tables(7, 3, 30, seed=1) != balanced_tables(7, 3, 30, seed=2)
