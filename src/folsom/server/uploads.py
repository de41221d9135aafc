"""Uploaded records: read in a thread, and replayed like the games of this server."""

from __future__ import annotations

import asyncio
import re

from folsom.games import GAMES
from folsom.notation import RecordError, read, replay
from folsom.server.names import checked_name
from folsom.server.refusals import Refused
from folsom.server.replays import AnyGame, RecordedAct, RecordedGame
from folsom.server.tables.specs import DISCREET
from folsom.server.wire.bodies import SeatInfo, TableInfo, TableSpec
from folsom.server.wire.limits import RECORD_ACTS

SEAT_COMMENT = re.compile(rb"^; ?seat ([1-9]):(.*)$", re.MULTILINE)  # as `replays.record` writes them


async def game_of_record(text: bytes) -> RecordedGame:
    """The game of a record; refused if it can't be read."""
    return await asyncio.to_thread(_game, text)


def _game(text: bytes) -> RecordedGame:
    try:
        game = read(text)
    except RecordError as error:
        raise Refused("bad-record", line=error.line) from None
    made = [move for move in game.moves if not move.forced]
    if len(made) > RECORD_ACTS:
        raise Refused("record-too-long", limit=RECORD_ACTS)
    acts = [RecordedAct(number, move.seat, move.code, by=None, at=None) for number, move in enumerate(made)]
    return RecordedGame("record", _info(game, _names_by_seat(text)), next(replay(game)), acts)


def _info(game: AnyGame, names_by_seat: dict[int, str]) -> TableInfo:
    names = [names_by_seat.get(seat) or game.seat_name(seat) for seat in range(game.players)]
    return TableInfo(
        id="",
        status="over" if game.over else "playing",
        table=_spec(game),
        seats=tuple(_seat(seat, name) for seat, name in enumerate(names)),
        host=None,
        spectators=0,
        commitment=game.commitment or "",
        created=0.0,
        started=None,
        ended=None,
        previous=None,
        next=None,
        code=None,
    )


def _spec(game: AnyGame) -> TableSpec:
    """The table's spec, without the cars and the first player, which no table sets."""
    assert game.table is not None, "a game with a record has a table"
    chosen = game.table.as_dict()
    defaults = {option.name: option.values[0] for option in game.options if option.name != DISCREET}
    options = {name: chosen[name] for name, usual in defaults.items() if chosen[name] != usual}
    key = next(key for key, kind in GAMES.items() if isinstance(game, kind))
    return TableSpec(key, game.players, options, tuple(chosen["characters"]))


def _seat(seat: int, name: str) -> SeatInfo:
    return SeatInfo(seat, "person", name, guest=None, level=None, here=False, away=False, consents=False)


def _names_by_seat(text: bytes) -> dict[int, str]:
    """The seats' names in the comments; bad names are ignored."""
    named: dict[int, str] = {}
    for number, name in SEAT_COMMENT.findall(text):
        try:
            named[int(number) - 1] = checked_name(name.decode())
        except Refused:
            continue
    return named
