"""Checks the spec of a new table, and makes its game."""

from __future__ import annotations

from typing import Any

from folsom.bots import LEVELS
from folsom.games import (
    GAMES,
    Game,
    NumberError,
    PlayersError,
    SetupError,
    TwiceError,
    UnknownError,
    ValueOfOptionError,
)
from folsom.server.names import checked_name
from folsom.server.refusals import Refused
from folsom.server.store.rows import GuestRow, SeatRow
from folsom.server.tables.seating import Seating, bots_seat, free_seat, persons_seat
from folsom.server.wire.bodies import ClockSpec, NewTable, SeatSpec, TableSpec
from folsom.server.wire.limits import LONGEST_CLOCK, SHORTEST_CLOCK

DISCREET = "discreet"  # the option that makes a forced choice look like any other


def game_of(spec: TableSpec, secret: bytes) -> Game[Any, Any]:
    """The game of a table, dealt from its secret; refused if the spec is impossible."""
    game = GAMES[spec.game]
    known = {option.name for option in game.options}
    for name in spec.options:
        if name not in known:
            raise Refused("unknown-option", option=name, options=sorted(known))
    always: dict[str, Any] = {DISCREET: "on"} if DISCREET in known else {}
    try:
        options = {**spec.options, **always}
        table = game.make_table(players=spec.players, characters=_listed(spec.characters), **options)
    except SetupError as error:
        raise _refused(error) from None
    return game.of(table, secret=secret)


def _refused(error: SetupError) -> Exception:
    """The refusal for a bad table. An error that no spec can cause is a bug, and is returned as it is."""
    match error:
        case PlayersError(players=players, allowed=allowed):
            return Refused("players-range", players=players, lowest=allowed[0], highest=allowed[-1])
        case ValueOfOptionError(option=option, value=value, allowed=allowed):
            return Refused("option-value", option=option, value=value, values=list(allowed))
        case NumberError(chosen=chosen, needed=needed):
            return Refused("characters-number", chosen=chosen, needed=needed)
        case UnknownError(name=name, known=known):
            return Refused("unknown-character", character=name, characters=list(known))
        case TwiceError(name=name):
            return Refused("character-twice", character=name)
    return error


def _listed(names: tuple[str | None, ...] | None) -> list[str | None] | None:
    return None if names is None else list(names)


def check_spec(spec: TableSpec) -> None:
    """Refuse an impossible clock, level or chat; the game is checked when it is made."""
    _check_clock(spec.clock)
    checked_level(spec.game, spec.level)
    if spec.chat and spec.public:
        raise Refused("chat-in-public")


def _check_clock(clock: ClockSpec) -> None:
    if (clock.kind == "none") != (clock.seconds is None):
        raise Refused("clock-seconds", shortest=SHORTEST_CLOCK, longest=LONGEST_CLOCK)


def checked_level(game: str, level: str) -> str:
    """The level, if this game's bots have it; refused otherwise."""
    if level not in LEVELS[game]:
        raise Refused("unknown-level", level=level, levels=list(LEVELS[game]))
    return level


def first_seating(asked: NewTable, guest: GuestRow) -> Seating:
    """The seats of a new table."""
    if len(asked.seats) != asked.table.players:
        raise Refused("seats-differ", seats=len(asked.seats), players=asked.table.players)
    rows = (_seat(seat, spec, guest, asked.table) for seat, spec in enumerate(asked.seats))
    return Seating(guest.id, tuple(rows))


def _seat(seat: int, spec: SeatSpec, guest: GuestRow, table: TableSpec) -> SeatRow:
    if spec.kind == "person":
        return persons_seat(seat, guest, seat_name(spec.name))
    if spec.kind == "bot":
        return bots_seat(seat, checked_level(table.game, spec.level or table.level))
    return free_seat(seat)


def seat_name(name: str | None) -> str | None:
    """A checked name for a seat, or None."""
    return None if name is None else checked_name(name)
