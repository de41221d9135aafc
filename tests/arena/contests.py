"""Contests for tests, and blocks of made-up results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from folsom.arena import MATCH, TOURNAMENT, Block, Contest, Played, played, whole_blocks
from folsom.arena.contest import Fixture
from folsom.arena.times import Times
from folsom.games import GAMES


def match(*names: str, game: str = "express", seed: int = 7, **table: Any) -> Contest:
    chosen = GAMES[game].make_table(players=len(names), **table)
    return Contest(MATCH, game, chosen.as_dict(), names, seed)


def tournament(*names: str, players: int, game: str = "express", seed: int = 7) -> Contest:
    return Contest(TOURNAMENT, game, GAMES[game].make_table(players=players).as_dict(), names, seed)


def blocks_of(contest: Contest, blocks: int, processes: int = 1) -> list[Block]:
    """Play so many blocks."""
    games = played(contest, contest.fixtures(blocks), processes)
    return sorted(whole_blocks(games, contest.seats), key=lambda block: block[0].fixture.block)


def made_up(block: int, rotation: int, seats: Sequence[int], ranks: Sequence[int], money: Sequence[int] = ()) -> Played:
    """A game with this outcome, in which each contestant made one choice, within a millisecond."""
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    times = {contestant: Times() for contestant in seats}
    for each in times.values():
        each.add(0.001)
    return Played(
        Fixture(block, rotation, tuple(seats)), tuple(ranks), winners, tuple(money) or (0,) * len(seats), times
    )
