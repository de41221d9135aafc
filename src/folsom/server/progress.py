"""How far a game is, as lists show it: everybody may know all of it."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from folsom.server.tables.acts import AnyGame


class FinalPlace(Struct, frozen=True, array_like=True):
    """How a seat ended: its place, and what the game counts for it."""

    rank: int
    money: int


class Progress(Struct, frozen=True):
    """The round, from 1; the characters of each seat; and once the game is over, each seat's place."""

    round: int
    characters: tuple[tuple[str, ...], ...]
    places: tuple[FinalPlace, ...] = ()


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Progress)


def progress_of(game: AnyGame) -> bytes:
    """The progress of a game, to be stored."""
    places = tuple(map(FinalPlace, game.result.ranks, game.result.money)) if game.over else ()
    return _encoder.encode(Progress(game.position.round_number, game.cast.crews, places))


def read_progress(stored: bytes | None) -> Progress | None:
    """What was stored; None for a game that hasn't started, or that an older version has stored."""
    return None if stored is None else _decoder.decode(stored)
