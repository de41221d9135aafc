"""Tables that were played to the end, at random, as a store keeps them."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass
from typing import Any

import msgspec

from folsom.games import Game
from folsom.server.guests import new_id
from folsom.server.store.rows import ActRow, GuestRow, SeatRow, TableRow
from folsom.server.store.store import Store
from folsom.server.tables.specs import game_of
from folsom.server.wire.bodies import GameName, TableSpec

NOON = 1_000_000.0
TAKEN_BACK = 0.2  # of all choices that can be
AnyGame = Game[Any, Any]


@dataclass(frozen=True)
class FinishedTable:
    """A table, its acts, and its game after each of them, the deal first."""

    row: TableRow
    acts: list[ActRow]
    games: list[AnyGame]

    @property
    def end(self) -> AnyGame:
        """The game at its end."""
        return self.games[-1]

    async def keep(self, store: Store) -> None:
        """Put it in a store."""
        await store.add_table(self.row)
        await store.begin(self.row.id, NOON, 0, None)
        await asyncio.gather(*(store.act(self.row.id, act, 0, None) for act in self.acts[:-1]))
        winners = sum(1 << seat for seat in self.end.result.winners)
        await store.end(self.row.id, self.acts[-1], NOON + 1, winners, None)


def someone(name: str) -> GuestRow:
    """A guest."""
    return GuestRow(new_id(), name, 0, None, NOON)


def table_row(spec: TableSpec, seats: tuple[SeatRow, ...], *, seed: int = 0, **facts: Any) -> TableRow:
    """A table that nobody has played at."""
    usual: dict[str, Any] = {"status": "open", "public": spec.public, "host": None, "created": NOON}
    secret = random.Random(seed).randbytes(32)
    return TableRow(
        id=new_id(), game=spec.game, spec=msgspec.json.encode(spec), secret=secret, seats=seats, **usual | facts
    )


def bot_seats(players: int) -> tuple[SeatRow, ...]:
    """Bots all round."""
    return tuple(SeatRow(seat, "bot", name="drifter", level="drifter") for seat in range(players))


def finished_table(game: GameName, players: int, seed: int, **options: str) -> FinishedTable:
    """A table that was played to the end, some choices being taken back on the way."""
    rng = random.Random(seed)
    spec = TableSpec(game, players, options)
    row = table_row(spec, bot_seats(players), seed=seed)
    games, acts = [game_of(spec, row.secret)], list[ActRow]()
    while not games[-1].over:
        after, seat, code = _acted(games[-1].copy(), rng)
        acts.append(ActRow(len(acts), seat, code, "bot", NOON + len(acts)))
        games.append(after)
    return FinishedTable(row, acts, games)


def _acted(game: AnyGame, rng: random.Random) -> tuple[AnyGame, int, int | None]:
    """Another choice, or one taken back."""
    sorry = [seat for seat in range(game.players) if game.may_undo(seat)]
    if sorry and rng.random() < TAKEN_BACK:
        seat = rng.choice(sorry)
        game.undo(seat)
        return game, seat, None
    seat = rng.choice([seat for seat in range(game.players) if game.choices(seat)])
    code = rng.choice(game.choices(seat)).code
    game.play(seat, code)
    return game, seat, code
