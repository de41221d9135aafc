"""The ladder: every claim about the bots is a match that can be played, with a target."""

from __future__ import annotations

import pytest

from folsom.arena import Estimate
from folsom.arena.ladder import AheadClaim, LevelStep, WinClaim, as_dict, ladder_of, rungs, steps
from folsom.bots import LEVELS, Player
from folsom.bots.random_bot import RandomBot
from folsom.games import GAMES
from tests.arena.contests import blocks_of, made_up


def test_three_players_have_the_targets_that_were_set() -> None:
    hoped = {
        (claim.game, claim.bot, claim.against): claim.at_least
        for game in GAMES
        for claim in ladder_of(game).claims
        if isinstance(claim, WinClaim) and claim.players == 3
    }
    assert hoped == {
        ("express", "greedy", "random"): 0.60,
        ("express", "planner", "random"): 0.90,
        ("express", "planner", "greedy"): 0.55,
        ("express", "search:10ms", "planner"): 0.45,
        ("express", "search:100ms", "search:10ms"): None,
        ("super", "search:10ms", "random"): 0.60,
        ("super", "search:10ms", "greedy"): 0.40,
    }


@pytest.mark.parametrize(("players", "options"), [(4, {}), (5, {}), (6, {}), (4, {"expert": "on"}), (2, {})])
def test_every_table_has_the_same_order_of_bots(players: int, options: dict[str, str]) -> None:
    at_it = [claim for claim in ladder_of("express").claims if (claim.players, claim.options) == (players, options)]
    assert [(claim.bot, claim.against) for claim in at_it] == [
        ("greedy", "random"),
        ("planner", "greedy"),
        ("search:10ms", "planner"),
        ("search:100ms", "search:10ms"),
    ]
    assert [claim.target.endswith("ahead") for claim in at_it] == [False, False, False, True]


@pytest.mark.parametrize("game", GAMES)
def test_every_rung_has_a_table_and_a_title_of_its_own(game: str) -> None:
    titles = [rung.title for rung in rungs(game)]
    assert len(set(titles)) == len(titles)
    for rung in rungs(game):
        assert rung.contest.seats == rung.players == len(rung.lineup)


def test_a_claim_is_one_bot_against_clones_and_its_lower_end_counts() -> None:
    claim = WinClaim("express", "greedy", "random", 4, 100, at_least=0.60)
    assert claim.lineup == ("greedy", "random", "random", "random")
    assert claim.target == "≥ 60 %"
    assert claim.holds(Estimate(0.7, 0.60, 0.8))
    assert not claim.holds(Estimate(0.7, 0.59, 0.8))
    assert not claim.holds(Estimate(1.0, None, None))
    better = WinClaim("express", "greedy", "random", 4, 100)
    assert better.target == "> 25.0 %"
    assert better.holds(Estimate(0.3, 0.26, 0.4))
    assert not better.holds(Estimate(0.3, 0.25, 0.4))


def test_a_claims_share_is_its_bots_wins() -> None:
    claim = WinClaim("express", "random:2", "random", 3, 30)
    block = [made_up(0, rotation, (1, 0, 1), (2, 1, 3)) for rotation in range(3)]
    assert claim.share([block]).mean == 1
    assert as_dict(claim, claim.share([block]), 3)["holds"] is False


def test_an_order_is_one_bot_ahead_of_clones_in_more_than_half_of_the_pairings() -> None:
    order = AheadClaim("express", "random:2", "random", 3, 30)
    assert order.lineup == ("random:2", "random", "random")
    always_first = [made_up(0, rotation, (1, 0, 1), (2, 1, 3)) for rotation in range(3)]
    assert order.share([always_first]).mean == 1
    between = [made_up(0, rotation, (1, 0, 1), (1, 2, 3)) for rotation in range(3)]
    assert order.share([between]).mean == 0.5
    assert order.holds(Estimate(0.6, 0.51, 0.7))
    assert not order.holds(Estimate(0.6, 0.5, 0.7))
    assert not order.holds(Estimate(1.0, None, None))


def test_levels_are_mixed_and_counted_in_pairings(monkeypatch: pytest.MonkeyPatch) -> None:
    players = {name: Player(name, RandomBot()) for name in ("low", "middle", "high")}
    monkeypatch.setitem(LEVELS, "express", players)
    lower, upper, *others = steps("express")
    assert (lower.bot, lower.against, upper.bot, upper.against) == ("middle", "low", "high", "middle")
    assert [step.players for step in others] == [3, 3, 6, 6, 2, 2]
    assert upper.lineup == ("high", "middle", "high", "middle")
    share = upper.share(blocks_of(upper.contest, 2))
    assert 0 < share.mean < 1


def test_levels_are_neither_too_near_nor_too_far() -> None:
    step = LevelStep("express", "high", "low", 4, 100)
    assert step.target == "55 to 75 %"
    assert [step.holds(Estimate(mean, 0.0, 1.0)) for mean in (0.54, 0.55, 0.75, 0.76)] == [False, True, True, False]
