"""Streams of messages as one socket gets them, recorded from real games: what the page's own tests are fed with.

`python -m tools.page_streams` writes them again into web/tests/streams.
"""

from __future__ import annotations

import gzip
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

from folsom.games import GAMES, Game
from folsom.server.tables.decisions import PendingDecisions, first_decisions, next_decisions
from folsom.server.tables.views import PUBLIC, Moment, Viewer, fixed_choices, news_for, outcome_of, view_for
from folsom.server.wire.bodies import SeatInfo, TableInfo, TableSpec
from folsom.server.wire.messages import ClockFace, FromServer, News, Whole
from tools.repository import ROOT

STREAMS = ROOT / "web" / "tests" / "streams"
NAMES = ("Ingrid", "Andrei", "Eleni", "Lucia", "Ola", "Konstantina-Evangelía", "Ștefan")
CLOCK_LEFT = 42_000
AWAY_SEAT = 2


@dataclass(frozen=True)
class Setup:
    """A game to record, seen by some seats of one device or, where there are none, by a spectator."""

    game: str
    players: int
    seed: int
    mine: tuple[int, ...] = (0,)
    options: dict[str, str] = field(default_factory=dict)


SETUPS = {
    "express-4": Setup("express", 4, 7),
    "express-robbing": Setup("express", 4, 36),  # the first seat can tell loot apart
    "express-6": Setup("express", 6, 3, mine=(2,)),
    "express-2": Setup("express", 2, 5, options={"expert": "on"}),
    "express-watched": Setup("express", 3, 11, mine=()),
    "express-expert": Setup("express", 5, 13, mine=(1,), options={"expert": "on"}),
    "express-shared": Setup("express", 3, 17, mine=(0, 1)),
    "super-4": Setup("super", 4, 7),
    "super-7": Setup("super", 7, 3, mine=(4,)),
    "super-extended": Setup("super", 5, 9, mine=(1,), options={"reflex": "on", "horse": "on"}),
    "super-shared": Setup("super", 3, 19, mine=(0, 1)),
}


class Recorder:
    """One game, played at random and told to one socket."""

    def __init__(self, setup: Setup) -> None:
        self._setup, self._rng = setup, random.Random(setup.seed)
        kind = GAMES[setup.game]
        options = {**setup.options, **({"discreet": "on"} if setup.game == "express" else {})}
        self._game: Game[Any, Any] = kind.of(kind.make_table(players=setup.players, **options), seed=setup.seed)
        self._questions: PendingDecisions = first_decisions(self._game)
        self._viewers = tuple(Viewer(seat, own=True) for seat in setup.mine) or (PUBLIC,)

    def messages(self) -> Iterator[FromServer]:
        """The first message, then one for each choice that the socket sees something of."""
        yield self._whole()
        seq = 1
        while not self._game.over:
            news = self._next(seq)
            if news is not None:
                yield news
                seq += 1

    def _next(self, seq: int) -> News | None:
        then = Moment(self._game, self._questions)
        before, seat = self._game, self._rng.choice(self._game.to_act)
        self._game = before.copy()
        self._game.play(seat, self._rng.choice(before.choices(seat)))
        self._questions = next_decisions(self._questions, self._game, seat)
        now = Moment(self._game, self._questions)
        news = tuple(news_for(then, now, seat, self._viewers).values())
        if not news:
            return None
        clocks = tuple(
            face for face in self._clocks(self._game) if face.seat == seat or face not in self._clocks(before)
        )
        return News(seq, news, tuple(self._game.to_act), clocks, outcome_of(self._game))

    def _whole(self) -> Whole:
        now = Moment(self._game, self._questions)
        return Whole(
            0,
            table=self._info(),
            mine=self._setup.mine,
            views=tuple(view_for(now, viewer) for viewer in self._viewers),
            recent=tuple(now.recent(viewer.seat) for viewer in self._viewers),
            fixed_choices=fixed_choices(self._game),
            to_act=tuple(self._game.to_act),
            clocks=self._clocks(self._game),
            chat=(),
            outcome=None,
        )

    def _clocks(self, game: Game[Any, Any]) -> tuple[ClockFace, ...]:
        waited = game.to_act
        return tuple(ClockFace(seat, CLOCK_LEFT, seat in waited) for seat in range(self._setup.players))

    def _info(self) -> TableInfo:
        setup = self._setup
        spec = TableSpec(setup.game, setup.players, setup.options)
        seats = tuple(_seat(seat, mine=seat in setup.mine) for seat in range(setup.players))
        return TableInfo("t" * 26, "playing", spec, seats, "guest0", 0, "c" * 64, 0.0, 0.0, None, None, None, None)


def _seat(seat: int, *, mine: bool) -> SeatInfo:
    """People and bots in turn, one of the people away."""
    if mine or seat % 2 == 0:
        away = seat == AWAY_SEAT and not mine
        return SeatInfo(seat, "person", NAMES[seat], f"guest{seat}", None, not away, away, consents=False)
    return SeatInfo(seat, "bot", "rustler", None, "rustler", here=False, away=False, consents=False)


def stream(name: str) -> bytes:
    """A stream as lines of JSON."""
    lines = [msgspec.json.encode(message) for message in Recorder(SETUPS[name]).messages()]
    return b"\n".join(lines) + b"\n"


def main() -> None:
    """Write all streams again."""
    STREAMS.mkdir(parents=True, exist_ok=True)
    for name in SETUPS:
        (STREAMS / f"{name}.ndjson.gz").write_bytes(gzip.compress(stream(name), mtime=0))


if __name__ == "__main__":
    main()
