"""Standings: what made-up results must give."""

from __future__ import annotations

import json

import pytest

from folsom.arena import Block, standings
from tests.arena.bots import bot_name
from tests.arena.contests import blocks_of, made_up, match, tournament


def test_shared_victories_are_split_and_ties_are_half_ahead() -> None:
    contest = match("a", "b", "b")
    block = [
        made_up(0, 0, (0, 1, 1), (1, 1, 3), (500, 500, 100)),
        made_up(0, 1, (1, 1, 0), (2, 1, 3), (300, 400, 200)),
        made_up(0, 2, (1, 0, 1), (3, 1, 2), (0, 800, 100)),
    ]
    one, other = standings(contest, [block]).contestants
    assert (one.name, one.clones, one.games) == ("a", 1, 3)
    assert (other.name, other.clones, other.games) == ("b", 2, 3)
    assert one.wins.mean == pytest.approx((0.5 + 0 + 1) / 3)
    assert other.wins.mean == pytest.approx((0.5 + 1 + 0) / 6)
    assert one.money.mean == pytest.approx((500 + 200 + 800) / 3)
    assert one.rank.mean == pytest.approx((1 + 3 + 1) / 3)
    assert one.ahead["b"].mean == pytest.approx((0.5 + 1 + 0 + 0 + 1 + 1) / 6)
    assert other.ahead["a"].mean == pytest.approx(1 - one.ahead["b"].mean)
    assert "a" not in one.ahead
    assert one.rank_counts == {1: 2, 3: 1}
    assert other.money_counts == {0: 1, 100: 2, 300: 1, 400: 1, 500: 1}


def test_games_that_nobody_won_are_nobodys() -> None:
    contest = match("a", "b", "b", game="super")
    lost = made_up(0, 0, (0, 1, 1), (2, 2, 2))
    won = [made_up(0, rotation, (0, 1, 1), (1, 2, 3)) for rotation in (1, 2)]
    shown = standings(contest, [[lost, *won]])
    assert shown.nobody == pytest.approx(1 / 3)
    assert shown.contestants[0].wins.mean == pytest.approx(2 / 3)


def test_the_order_in_which_blocks_were_done_does_not_matter() -> None:
    contest = match(bot_name("First"), "random", "random", game="super")
    blocks = blocks_of(contest, 6)
    assert standings(contest, blocks).as_dict() == standings(contest, blocks[::-1]).as_dict()


def test_intervals_are_of_blocks_not_of_games() -> None:
    """Ten deals, each won in both its games by the same one, are ten observations."""
    contest = match("a", "b")
    blocks: list[Block] = [
        [made_up(number, 0, (0, 1), ranks), made_up(number, 1, (1, 0), ranks[::-1])]
        for number, ranks in enumerate([(1, 2)] * 5 + [(2, 1)] * 5)
    ]
    wins = standings(contest, blocks).contestants[0].wins
    assert wins.mean == 0.5
    assert wins.high == pytest.approx(0.5 + 2.262157 * (10 / 9 * 0.25 / 10) ** 0.5, rel=1e-5)


def test_one_who_has_not_played_yet_has_no_standing() -> None:
    contest = tournament("a", "b", "c", players=2)
    block = [made_up(0, 0, (0, 2), (1, 2)), made_up(0, 1, (2, 0), (2, 1))]
    assert [one.name for one in standings(contest, [block]).contestants] == ["a", "c"]


def test_a_standing_says_all_that_programs_ask_for() -> None:
    contest = match(bot_name("Last"), "random", "random", game="super")
    shown = json.loads(json.dumps(standings(contest, blocks_of(contest, 4)).as_dict()))
    assert set(shown) == {
        *("kind", "game", "table", "names", "seed", "version", "blocks", "games", "chance", "nobody_won"),
        *("intervals", "ratings", "contestants"),
    }
    last, other = shown["contestants"]
    assert set(last) == {
        *("name", "clones", "games", "win_share", "money", "rank", "rating", "ahead_of", "rank_counts"),
        *("choices", "milliseconds"),
    }
    assert set(last["win_share"]) == {"mean", "low", "high"}
    assert set(last["ahead_of"]) == {"random"}
    assert set(last["milliseconds"]) == {"mean", "median", "p95", "longest"}
    assert last["choices"] > 0
    assert (last["clones"], other["clones"]) == (1, 2)
