"""Bots react with emotes: to public events alone, seldom, and the same way whenever the same happens."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import pytest

from folsom.games import GAMES, Event, Game
from folsom.games.tempers import tempers_of
from folsom.server.emotes import EMOTES
from folsom.server.tables.acts import GameInPlay
from folsom.server.tables.gestures import EVENTS_BETWEEN, MOST_IN_A_ROUND, BotGestures
from folsom.server.wire.messages import Emoted
from tests.server.tables.harness import TableHarness, run

SECRET = b"s" * 32
PLAYERS = 4
TRIES = 30
WITH_TEMPERS = [key for key in GAMES if tempers_of(key) is not None]
BOTS = frozenset(range(1, PLAYERS))  # the first seat is a person's


@dataclass(frozen=True)
class PublicGame:
    """A game of which nothing can be read but what a spectator is told."""

    told: list[Event | None]

    @property
    def entries(self) -> int:
        return len(self.told)

    def news(self, seat: int | None, since: int) -> list[Event]:
        assert seat is None, "only what everybody sees"
        return [event for event in self.told[since:] if event is not None]


@dataclass(frozen=True)
class PublicPlay:
    """The same as it's given to the bots."""

    game: PublicGame
    acts: int


def acts_of(key: str, seed: int) -> list[PublicPlay]:
    """A whole game played at random, as a spectator knows it after each act."""
    rng, kind = random.Random(seed), GAMES[key]
    game: Game[Any, Any] = kind.of(kind.make_table(players=PLAYERS), seed=seed)
    plays = [PublicPlay(PublicGame(game.events_for(None, 0)), 0)]
    while not game.over:
        seat = rng.choice(game.to_act)
        game.play(seat, rng.choice(game.choices(seat)))
        plays.append(PublicPlay(PublicGame(game.events_for(None, 0)), len(plays)))
    return plays


def shown(key: str, plays: list[PublicPlay], secret: bytes = SECRET) -> list[list[Emoted]]:
    """What the bots show after each act."""
    gestures = BotGestures(key, secret)
    pairs = itertools.pairwise(plays)
    return [gestures.after(cast("GameInPlay", a), cast("GameInPlay", b), BOTS) for a, b in pairs]


@pytest.mark.parametrize("key", WITH_TEMPERS)
def test_every_character_has_a_temper_made_of_real_emotes(key: str) -> None:
    tempers = tempers_of(key)
    assert tempers is not None
    moods = {occasion.mood for occasion in tempers.occasions}
    assert set(tempers.characters) == set(GAMES[key].character_names)
    for temper in tempers.characters.values():
        assert set(temper.emotes) <= moods
        assert {emote for emotes in temper.emotes.values() for emote in emotes} <= set(EMOTES)
        assert 0 < temper.percent < 100


@pytest.mark.parametrize("key", WITH_TEMPERS)
def test_bots_react_seldom_one_at_a_time_and_only_those_that_sit_there(key: str) -> None:
    tempers, seen = tempers_of(key), Counter[str]()
    assert tempers is not None
    for seed in range(TRIES):
        plays = acts_of(key, seed)
        in_round, since = Counter[int](), EVENTS_BETWEEN
        for after, emotes in zip(plays[1:], shown(key, plays), strict=True):
            for event in after.game.news(None, plays[after.acts - 1].game.entries):
                since += 1
                if event.name == tempers.new_round:
                    in_round.clear()
                while emotes and emotes[0].about == event.name and since >= EVENTS_BETWEEN:
                    emote = emotes.pop(0)
                    seen[emote.emote] += 1
                    in_round[emote.seat] += 1
                    since = 0
                    assert emote.seat in BOTS
                    assert in_round[emote.seat] <= MOST_IN_A_ROUND
            assert emotes == []
    assert seen.total() > TRIES
    assert len(seen) > 3


@pytest.mark.parametrize("key", WITH_TEMPERS)
def test_the_same_game_with_the_same_secret_has_the_same_emotes(key: str) -> None:
    plays = acts_of(key, 5)
    assert shown(key, plays) == shown(key, plays)
    others = [shown(key, plays, bytes([number]) * 32) for number in range(8)]
    assert any(other != others[0] for other in others)


@pytest.mark.parametrize("key", WITH_TEMPERS)
def test_an_undone_act_and_a_table_of_people_have_none(key: str) -> None:
    plays = acts_of(key, 5)
    gestures = BotGestures(key, SECRET)
    for before, after in itertools.pairwise(plays):
        assert gestures.after(cast("GameInPlay", after), cast("GameInPlay", before), BOTS) == []
        assert gestures.after(cast("GameInPlay", before), cast("GameInPlay", after), frozenset()) == []


def test_everyone_at_the_table_sees_a_bots_emotes_after_the_news_that_they_are_about(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        ann = await harness.guest("Ann")
        emoted: list[dict[str, Any]] = []
        for _ in range(TRIES):
            table = await harness.table(ann, "person", "drifter", "drifter", game="super", start=True)
            socket, spectator = await harness.socket(table, ann), await harness.socket(table, None)
            while table.status == "playing":
                if socket.views[0]["prompt"] is not None and socket.prompt(0)["choices"]:
                    await socket.choose(0)
                await harness.until(lambda s=socket, t=table: t.status == "over" or bool(s.prompt(0)["choices"]))  # type: ignore[misc]
                await socket.caught_up()
            await spectator.caught_up()
            mine, theirs = ([m for m in each.messages if m["type"] == "emoted"] for each in (socket, spectator))
            assert [{**m, "seq": 0} for m in mine] == [{**m, "seq": 0} for m in theirs]
            emoted += mine
            for message in mine:
                told = [m for m in socket.messages if m["type"] == "news" and m["seq"] < message["seq"]]
                assert message["about"] in {event["name"] for event in told[-1]["news"][0]["events"]}
            if len(emoted) > 2:
                break
        assert {message["seat"] for message in emoted} <= {1, 2}
        assert {message["guest"] for message in emoted} == {None}

    run(test, tmp_path)
