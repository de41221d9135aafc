"""The encoding of a game without one of its own: the bytes of a viewer's record, and choices by number."""

from __future__ import annotations

from typing import Any

import numpy as np

from folsom.envs.encoding import Encoding
from folsom.envs.history import History
from folsom.envs.layout import LayoutPart, ObservationLayout, Vector
from folsom.envs.rewards import LEAD, MONEY, THOUSAND, WIN
from folsom.games import Game
from folsom.kernel import Record
from folsom.kernel.records import packed

LARGEST_BYTE = 255


class PlainEncoding(Encoding):
    """How any game can be encoded: a seat observes what its view is made of, and nothing else."""

    def __init__(self, game: type[Game[Any, Any]]) -> None:
        position = game.position_type
        self.game, self.layout = game, ObservationLayout(_parts(position.view_record))
        self.history = History(position.kinds, {}, faces=0, team=0)
        self.action_names = tuple(f"choice {code}" for code in range(position.codes))

    def observe(self, game: Game[Any, Any], seat: int | None) -> Vector:
        """The bytes of a seat's view, each scaled to between 0 and 1."""
        data = packed(game.position.view_record_of(seat))
        return np.asarray(np.frombuffer(data, np.uint8) / LARGEST_BYTE, np.float32)

    def legal(self, game: Game[Any, Any], seat: int) -> list[int]:
        """A seat's choices, if it's to act."""
        return game.position.legal(seat) if seat in game.to_act else []

    def choice(self, game: Game[Any, Any], seat: int, action: int) -> int:
        """The choice's number, which is the action's."""
        return action

    def action(self, game: Game[Any, Any], seat: int, choice: int) -> int:
        """The action's number, which is the choice's."""
        return choice

    def reward(self, game: Game[Any, Any], seat: int, kind: int) -> float:
        """A seat's reward, once the game has ended."""
        result = game.result
        if kind == WIN:
            return 1 / len(result.winners) if seat in result.winners else 0.0
        mine, others = result.money[seat], [money for other, money in enumerate(result.money) if other != seat]
        if kind in {MONEY, LEAD}:
            return float(mine if kind == MONEY else mine - max(others)) / THOUSAND
        return float(game.players - result.ranks[seat]) / (game.players - 1)


def _parts(record: type[Record]) -> list[LayoutPart]:
    """One part per field of a record, one number per byte, including the gaps between fields."""
    dtype: Any = record.dtype()
    starts = sorted((place[1], name) for name, place in dtype.fields.items())
    ends = [*(start for start, _ in starts[1:]), dtype.itemsize]
    return [_part(name, end - start) for (start, name), end in zip(starts, ends, strict=True)]


def _part(name: str, size: int) -> LayoutPart:
    columns = tuple(f"byte {place}" for place in range(size))
    return LayoutPart(name, f"The bytes of `{name}`.", columns, unit=LARGEST_BYTE, most=LARGEST_BYTE)
