"""Replays as the server streams them, of games that bots have played: what the page's own tests are fed with.

`tests/web/games/` has the choices of each game. `python -m tools.page_replays` writes the streams again into
web/tests/replays.
"""

from __future__ import annotations

import gzip
import json
from dataclasses import dataclass
from functools import cache
from typing import Any, cast

import msgspec

from folsom.games import GAMES, Game
from folsom.server.replays import RecordedAct, act_line, replay_viewer
from folsom.server.tables.views import outcome_of
from folsom.server.wire.bodies import GameName, SeatInfo, TableInfo, TableSpec
from folsom.server.wire.replays import ReplayAct, ReplayEnd, ReplayLine, ReplayTable
from folsom.server.wire.views import Outcome
from tools.repository import ROOT

KEPT = ROOT / "tests" / "web" / "games"
REPLAYS = ROOT / "web" / "tests" / "replays"
NAMES = ("Ingrid", "Andrei", "Eleni", "Lucia", "Ola", "Konstantina-Evangelía", "Ștefan")
FED = ("express-2", "express-4", "super-5", "super-7")  # those that the page's logic is tested with
BEGUN = 1_900_000_000.0
ROOMY = 12.0  # seconds between two acts


@dataclass(frozen=True)
class Played:
    """A table that was played to the end: its game at the deal and after each act, and who acted."""

    info: TableInfo
    games: list[Game[Any, Any]]
    seats: list[int]

    def lines(self, view: str) -> list[ReplayLine]:
        """The replay as one eye saw it, with all, or with none."""
        looks = replay_viewer(view, self.info.table.players)
        first = self.games[0]
        beginning = ReplayTable(
            "table", self.info, len(self.seats), looks.sees(first, 0), looks.views_of(first), tuple(first.to_act)
        )
        return [beginning, *self.acts(view), ReplayEnd(self.outcome)]

    def acts(self, view: str) -> list[ReplayAct]:
        """The lines of the acts alone."""
        looks = replay_viewer(view, self.info.table.players)
        pairs = zip(self.seats, self.games, self.games[1:], strict=False)
        return [
            act_line(RecordedAct(number, seat, 0, "bot", BEGUN + number * ROOMY), before, after, looks)
            for number, (seat, before, after) in enumerate(pairs)
        ]

    @property
    def outcome(self) -> Outcome:
        """What came of it."""
        return cast(Outcome, outcome_of(self.games[-1]))

    def record(self) -> str:
        """The game in the notation."""
        return self.games[-1].record()


@cache
def played(name: str) -> Played:
    """One of the games."""
    kept = json.loads((KEPT / f"{name}.json").read_text())
    kind = GAMES[kept["game"]]
    games = [kind.of(kind.make_table(players=kept["players"], **kept["options"]), seed=kept["seed"])]
    for seat, code in kept["acts"]:
        games.append(games[-1].copy())
        games[-1].play(seat, code)
    return Played(_info(kept["game"], kept["players"], kept["options"]), games, [int(seat) for seat, _ in kept["acts"]])


def _info(game: GameName, players: int, options: dict[str, str]) -> TableInfo:
    spec = TableSpec(game, players, options)
    seats = tuple(_seat(seat) for seat in range(players))
    return TableInfo(
        id="t" * 26,
        status="over",
        table=spec,
        seats=seats,
        host="guest0",
        spectators=0,
        commitment="c" * 64,
        created=BEGUN,
        started=BEGUN,
        ended=BEGUN,
        previous=None,
        next=None,
        code=None,
    )


def _seat(seat: int) -> SeatInfo:
    """People and bots in turn."""
    if seat % 2 == 0:
        return SeatInfo(seat, "person", NAMES[seat], f"guest{seat}", None, here=False, away=False, consents=False)
    return SeatInfo(seat, "bot", "rustler", None, "rustler", here=False, away=False, consents=False)


@cache
def replay_text(name: str, view: str = "all") -> bytes:
    """A replay as lines of JSON."""
    return b"".join(msgspec.json.encode(line) + b"\n" for line in played(name).lines(view))


def main() -> None:
    """Write all replays again."""
    REPLAYS.mkdir(parents=True, exist_ok=True)
    for name in FED:
        (REPLAYS / f"{name}.ndjson.gz").write_bytes(gzip.compress(replay_text(name), mtime=0))


if __name__ == "__main__":
    main()
