"""What a player sees of a state, in numbers and in words."""

from __future__ import annotations

from functools import cache
from itertools import groupby
from typing import Any

import numpy as np

from folsom.envs.encoding import Encoding
from folsom.envs.layout import LayoutPart, ObservationLayout, Vector
from folsom.envs.openspiel.node import GameNode
from folsom.envs.openspiel.package import pyspiel

HISTORY = "history"
NOT_YET = "nothing is dealt yet"


class Observer:
    """An observer as OpenSpiel's `make_observation` returns it: `tensor`, and its named pieces in `dict`.

    With perfect recall the string holds all that the player was told, and a last piece, `history`, has the
    latest events in numbers; if no length was asked for, there is no tensor. Without private information it sees
    what a spectator sees.
    """

    def __init__(self, encoding: Encoding, wanted: Any, length: int) -> None:
        self._encoding, self._length = encoding, length
        self._recalls = wanted.perfect_recall
        self._sees_own = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or not wanted.public_info:
            raise ValueError("only what one player sees can be observed, or what all see")
        self.tensor: Vector | None = None
        self.dict: dict[str, Any] = {}
        if not self._recalls or length:
            self._make_tensor()

    def _make_tensor(self) -> None:
        shapes = {part.name: (len(part.rows), len(part.columns)) for part in self._encoding.layout.parts.values()}
        if self._recalls:
            shapes[HISTORY] = (self._length, len(self._encoding.history.columns))
        self.tensor = np.zeros(sum(rows * columns for rows, columns in shapes.values()), np.float32)
        start = 0
        for name, (rows, columns) in shapes.items():
            self.dict[name] = self.tensor[start : start + rows * columns].reshape(rows, columns)
            start += rows * columns

    def set_from(self, state: Any, player: int) -> None:
        """Fill the tensor with what a player sees."""
        if self.tensor is None:
            return
        game, viewer = state.node.game, self._viewer(player)
        self.tensor.fill(0)
        if game is not None:
            self.tensor[: self._encoding.layout.size] = self._encoding.observe(game, viewer)
            if self._recalls:
                self.dict[HISTORY][:] = self._encoding.history.rows(game, viewer, self._length)

    def string_from(self, state: Any, player: int) -> str:
        """What a player sees, in words."""
        viewer = self._viewer(player)
        told = [
            f"player {player}",
            *(state.node.event_lines(viewer) if self._recalls else ()),
            observation_text(state.node, viewer),
        ]
        return "\n".join(told)

    def _viewer(self, player: int) -> int | None:
        return player if self._sees_own else None


def observation_text(node: GameNode, viewer: int | None) -> str:
    """What a viewer sees now, one line per part that isn't empty."""
    if node.game is None:
        return NOT_YET
    layout = node.encoding.layout
    counts, said = layout.counts(node.encoding.observe(node.game, viewer)).tolist(), _said(layout)
    told = ((*said[place], count) for place, count in enumerate(counts) if count)
    lines = (
        (part, ", ".join(_item(label, count) for _, label, count in items)) for part, items in groupby(told, _part)
    )
    return "\n".join(f"{part}: {items}" for part, items in lines)


@cache
def _said(layout: ObservationLayout) -> list[tuple[str, str]]:
    """The part and the meaning of every number."""
    return [(part.name, _label(part, place)) for part in layout.parts.values() for place in range(part.size)]


def _label(part: LayoutPart, place: int) -> str:
    return part.label(place).removeprefix(part.name).strip() or "yes"


def _item(label: str, count: int) -> str:
    return label if count == 1 else f"{label} {count}"


def _part(told: tuple[str, str, int]) -> str:
    return told[0]
