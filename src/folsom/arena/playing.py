"""One game of a contest, from the deal to the result."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

from folsom.arena.contest import Contest, Fixture
from folsom.arena.times import Times
from folsom.bots import Player
from folsom.games import Choice

NAMED_CHOICES = 6  # in an error message, at most


class ContestStopped(Exception):
    """A contest can't continue: a bot has failed, or a process has died. The message says which, where and why."""


@dataclass(frozen=True)
class Played:
    """The result of a game by seat, and how long each contestant took for its choices."""

    fixture: Fixture
    ranks: tuple[int, ...]
    winners: tuple[int, ...]  # empty if nobody has won
    money: tuple[int, ...]
    times: dict[int, Times]  # by contestant

    def as_dict(self) -> dict[str, Any]:
        """The game as JSON data for a results file, without the times."""
        rows = {"seats": self.fixture.seats, "ranks": self.ranks, "winners": self.winners, "money": self.money}
        return {name: list(row) for name, row in rows.items()}

    @classmethod
    def from_dict(cls, block: int, rotation: int, data: dict[str, Any], times: dict[int, Times]) -> Self:
        """The game whose `as_dict` this is."""
        seats, ranks, winners, money = (tuple(data[row]) for row in ("seats", "ranks", "winners", "money"))
        return cls(Fixture(block, rotation, seats), ranks, winners, money, times)


def play(contest: Contest, players: Sequence[Player], fixture: Fixture) -> Played:
    """Play a game; raises `ContestStopped` if a bot fails.

    It plays on the position directly, and choices come without facts: a game that can be undone takes random bots up to
    1.4 times as long. So each choice is checked here against those that were offered.
    """
    position = contest.new_game(fixture.block).position
    dice = [contest.dice(fixture, seat) for seat in range(contest.seats)]
    times = {contestant: Times() for contestant in fixture.seats}
    number = 0
    while not position.over:
        for seat in position.to_act:
            number += 1
            contestant = fixture.seats[seat]
            choices = tuple(Choice(seat, code, position.words(seat, code)) for code in position.legal(seat))
            view, player = position.view(seat), players[contestant]
            began = time.thread_time()
            try:
                chosen = player.choose(view, choices, dice[seat])
            except (Exception, SystemExit) as error:  # a third-party bot may raise anything
                raise _failed(player, fixture, seat, number, f"raised {type(error).__name__}: {error}") from error
            times[contestant].add(time.thread_time() - began)
            if chosen not in choices:
                raise _failed(
                    player,
                    fixture,
                    seat,
                    number,
                    f"returned {chosen!r}, which isn't one of its choices: {_allowed(choices)}",
                )
            position.apply(seat, chosen.code)
    result = position.result()
    return Played(fixture, tuple(result.ranks), tuple(result.winners), tuple(result.money), times)


def warm_up(contest: Contest, players: Sequence[Player]) -> None:
    """Let each player choose once, untimed, so that loading its code doesn't count as thinking time."""
    game = contest.new_game(0)
    seat = game.to_act[0]
    for player in players:
        try:
            player.choose(game.view(seat), game.choices(seat), contest.dice(Fixture(0, 0, ()), seat))
        except (Exception, SystemExit):  # it will fail again in a game, and be reported there
            return


def _failed(player: Player, fixture: Fixture, seat: int, number: int, what: str) -> ContestStopped:
    where = f"block {fixture.block + 1}, game {fixture.rotation + 1}, seat {seat + 1}, choice {number}"
    return ContestStopped(f"bot {player.name!r} {what} (in {where})")


def _allowed(choices: Sequence[Choice]) -> str:
    more = f", and {len(choices) - NAMED_CHOICES} more" if len(choices) > NAMED_CHOICES else ""
    return f"{', '.join(map(repr, choices[:NAMED_CHOICES]))}{more}"
