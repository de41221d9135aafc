"""The past of a game in numbers: one row per event that a viewer was told, the latest last."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from folsom.games import Event, Game
from folsom.kernel.events import EventKind

UNSEEN = -1
CARD_BITS = 2
BULLET = "bullet"
SEATS, BANDITS = ("seat", "first"), ("bandit", "target")  # facts that are counted from the viewer

Rows = npt.NDArray[np.int64]


class History:
    """One column for the kind of event, counted from 1, then one per fact that an event of the game can have.

    A fact that an event lacks, or that the viewer may not see, is UNSEEN. Cards are a number with CARD_BITS bits for
    each face, bullets last. If there are fewer events than rows, the first rows are zeros.
    """

    def __init__(self, kinds: Sequence[EventKind], words: Mapping[str, Sequence[str]], faces: int, team: int) -> None:
        shown = [name for kind in kinds for name in kind.told if name not in words]
        self.columns = ("what", *dict.fromkeys([*shown, *words]))
        self.events = ("", *(kind.name for kind in kinds))
        self._numbers = {name: number for number, name in enumerate(self.events)}
        self._words, self._faces = words, faces
        self._team = team  # the number of players who have two bandits each, if any have

    def rows(self, game: Game[Any, Any], seat: int | None, length: int) -> Rows:
        """The last events that a viewer was told."""
        rows = np.zeros((length, len(self.columns)), np.int64)
        last = game.events(seat)[-length:] if length else []
        crew = 2 if game.players == self._team else 1
        turns = dict.fromkeys(SEATS, (seat or 0, game.players))
        turns |= dict.fromkeys(BANDITS, ((seat or 0) * crew, game.players * crew))
        for place, event in enumerate(last, length - len(last)):
            rows[place] = self._row(event, turns)
        return rows

    def _row(self, event: Event, turns: Mapping[str, tuple[int, int]]) -> list[int]:
        facts = [self._number(name, event.facts.get(name)) for name in self.columns[1:]]
        for column, name in enumerate(self.columns[1:]):
            if name in turns and facts[column] != UNSEEN:
                own, count = turns[name]
                facts[column] = (facts[column] - own) % count
        return [self._numbers[event.name], *facts]

    def _number(self, name: str, fact: Any) -> int:
        if fact is None:
            return UNSEEN
        if name in self._words:
            return self._words[name].index(fact)
        if isinstance(fact, tuple):
            return sum(1 << CARD_BITS * (self._faces if face == BULLET else face) for face in fact)
        return int(fact)
