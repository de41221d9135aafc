"""Following a game of Express by what one eye sees, with what it may choose."""

from __future__ import annotations

import folsom
from folsom import ExpressView
from folsom.express.view_record import ExpressViewRecord
from folsom.express.view_updater import ExpressViewUpdater


class UpdaterWithChoices(ExpressViewUpdater):
    """One eye's view of Express, whole."""

    def settle(self) -> None:
        """Who is asked now, and what, if it is this eye."""
        super().settle()
        self.v.legal = self._own_choices() if self.v.seat >= 0 and self.v.waiting >> self.v.seat & 1 else 0

    def _own_choices(self) -> int:
        """What a seat may choose follows from what it sees: any world that its view allows tells."""
        followed = ExpressViewRecord()
        vars(followed).update({name: getattr(self.v, name) for name in ExpressViewRecord.fields})
        world = folsom.imagine(ExpressView.of(followed), 0)
        return sum(1 << code for code in world.position.legal(self.v.seat))
