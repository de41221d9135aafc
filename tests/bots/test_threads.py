"""Bots think without holding Python's lock: other threads go on meanwhile."""

from __future__ import annotations

import random
import sys
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

from folsom.bots.bot import Budget
from folsom.bots.express import entry_points as express_entry_points
from folsom.bots.names import player_named
from folsom.bots.super import entry_points as super_entry_points
from folsom.games import GAMES

ONE_ITERATION = Budget(iterations=1)
THOUGHT = Budget(iterations=60_000)
ENOUGH = 1_000  # turns of a loop that take far less time than the thought
FOREVER = 1_000.0  # seconds


class Watched:
    """A door that says whether someone is inside."""

    def __init__(self, entry_point: Any) -> None:
        self.entry_point, self.inside = entry_point, False

    def __call__(self, *arguments: Any) -> Any:
        self.inside = True
        try:
            return self.entry_point(*arguments)
        finally:
            self.inside = False


@pytest.fixture
def unshared() -> Iterator[None]:
    """Whoever holds Python's lock keeps it until they let go of it themselves."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(FOREVER)
    yield
    sys.setswitchinterval(usual)


@pytest.mark.compiled_only
@pytest.mark.usefixtures("unshared")
@pytest.mark.parametrize(("game", "entry_points"), [("express", express_entry_points), ("super", super_entry_points)])
def test_another_thread_runs_while_a_search_thinks(
    game: str, entry_points: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched = Watched(entry_points.search)
    monkeypatch.setattr(entry_points, "search", watched)
    kind = GAMES[game]
    played, bot = kind.of(kind.make_table(players=4), 1), player_named("search", game).bot
    seat = played.to_act[0]
    view, choices, dice = played.view(seat), played.choices(seat), random.Random(1)
    bot.choose(view, choices, ONE_ITERATION, dice)  # loads the machine code
    thinker = threading.Thread(target=bot.choose, args=(view, choices, THOUGHT, dice))
    thinker.start()
    turns = 0
    while thinker.is_alive() and turns < ENOUGH:
        turns += watched.inside
        if not watched.inside:
            time.sleep(0)
    thinker.join()
    assert turns == ENOUGH
