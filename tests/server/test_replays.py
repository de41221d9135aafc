"""Replays as streams: what each viewer saw of a finished game, line by line."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import msgspec
import pytest

from folsom.server.replays import ReplayViewer, game_of_table, replay, replay_viewer
from folsom.server.tables.views import TAKEN_BACK
from folsom.server.wire.bodies import GameName
from folsom.server.wire.replays import ReplayAct, Replayed, ReplayEnd, ReplayTable
from tests.server.finished_tables import AnyGame, FinishedTable
from tests.server.history_server import PLAYERS, by_game, played
from tests.server.replay_lines import as_json, views_after_each


def raw_lines(table: FinishedTable, viewer: ReplayViewer) -> list[bytes]:
    """All lines of a replay, as they are sent."""

    async def run() -> list[bytes]:
        return [line async for line in replay(game_of_table(table.row, table.acts), viewer)]

    return asyncio.run(run())


def lines(table: FinishedTable, viewer: ReplayViewer) -> list[Replayed]:
    """All lines of a replay."""
    return [msgspec.json.decode(line, type=Replayed) for line in raw_lines(table, viewer)]


def seen(game: AnyGame, *viewers: int | None) -> list[Any]:
    """These viewers' views of a game, as they come over the wire."""
    return [as_json(game.view(viewer)) for viewer in viewers]


@by_game
@pytest.mark.parametrize("view", ["public", "1"])
def test_a_replay_shows_after_each_act_what_the_eye_saw_at_the_table(name: GameName, view: str) -> None:
    table, seat = played(name), None if view == "public" else int(view)
    first, *acts, end = lines(table, replay_viewer(view, PLAYERS))
    assert isinstance(first, ReplayTable)
    assert isinstance(end, ReplayEnd)
    assert views_after_each(raw_lines(table, replay_viewer(view, PLAYERS))) == [
        seen(game, seat) for game in table.games
    ]
    assert (
        [act.number for act in acts if isinstance(act, ReplayAct)] == list(range(first.acts)) == list(range(len(acts)))
    )
    assert end.outcome is not None
    assert list(end.outcome.winners) == table.end.result.winners


@by_game
@pytest.mark.parametrize("view", ["public", "2"])
def test_the_events_of_a_replay_are_those_that_the_eye_saw_and_no_others(name: GameName, view: str) -> None:
    table, seat = played(name), None if view == "public" else int(view)
    first, *acts, _ = lines(table, replay_viewer(view, PLAYERS))
    told: list[tuple[str, Any]] = []
    for line, game in zip([first, *acts], table.games, strict=True):
        assert isinstance(line, ReplayTable | ReplayAct)
        if isinstance(line, ReplayAct) and line.taken_back:
            assert [event.name for event in line.events] in ([], [TAKEN_BACK])
            told = [(event.name, as_json(event.facts)) for event in game.events(seat)]
        else:
            told += [(event.name, event.facts) for event in line.events]
        assert told == [(event.name, as_json(event.facts)) for event in game.events(seat)]


@by_game
def test_a_replay_with_all_eyes_shows_every_seat_and_every_fact(name: GameName) -> None:
    table = played(name)
    first, *acts, _ = lines(table, replay_viewer("all", PLAYERS))
    shown = [line for line in (first, *acts) if isinstance(line, ReplayTable | ReplayAct)]
    assert views_after_each(raw_lines(table, replay_viewer("all", PLAYERS))) == [
        seen(game, *range(PLAYERS)) for game in table.games
    ]
    facts = [fact for line in shown for event in line.events for fact in event.facts.values()]
    assert None not in facts
    chosen = [event.facts["choice"] for line in shown for event in line.events if event.name in {"chose", "changed"}]
    assert Counter(act.code for act in table.acts if act.code is not None) <= Counter(chosen)


@by_game
def test_a_replay_with_no_eye_has_every_fact_and_no_sight(name: GameName) -> None:
    table = played(name)
    shown = [line for line in lines(table, replay_viewer("none", PLAYERS)) if isinstance(line, ReplayTable | ReplayAct)]
    whole = [line for line in lines(table, replay_viewer("all", PLAYERS)) if isinstance(line, ReplayTable | ReplayAct)]
    assert [line.events for line in shown] == [line.events for line in whole]
    assert all((line.views if isinstance(line, ReplayTable) else line.changes) == () for line in shown)


@by_game
def test_every_eye_sees_that_its_own_choice_was_taken_back(name: GameName) -> None:
    table = played(name)
    for seat in range(PLAYERS):
        told = [line for line in lines(table, replay_viewer(str(seat), PLAYERS)) if isinstance(line, ReplayAct)]
        own = [line for line in told if line.taken_back and line.seat == seat]
        assert all([event.name for event in line.events] == [TAKEN_BACK] for line in own)


@by_game
def test_others_go_on_between_the_lines_of_a_replay(name: GameName) -> None:
    table, ticks = played(name), 0

    async def tick() -> None:
        nonlocal ticks
        while True:
            ticks += 1
            await asyncio.sleep(0)

    async def run() -> None:
        beside = asyncio.create_task(tick())
        async for _ in replay(game_of_table(table.row, table.acts), replay_viewer("all", PLAYERS)):
            pass
        beside.cancel()

    asyncio.run(run())
    assert ticks >= len(table.acts)
