"""How the records of Express differ from the plain form."""

from __future__ import annotations

from typing import Any

from folsom.notation.forms import AnyGame, RecordForm, Remarks


class ExpressForm(RecordForm):
    """Choices one by one, each in its own words."""

    def remarks(self, game: AnyGame) -> Remarks:
        """The actions without a choice; for a team, also which of its two bandits acts."""
        usual = ("scheming ended", "no effect", "event began")
        return Remarks((*usual, "revealed") if len(game.view().seats[0].bandits) > 1 else usual)

    def place(self, account: Any) -> str:
        """The seat and its money."""
        return f"{account.name} ${account.money}"
