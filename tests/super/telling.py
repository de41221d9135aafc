"""Games of Super told: the rows of the train, and what each seat has won."""

from __future__ import annotations

from collections.abc import Iterator

from folsom import Event, SuperView
from folsom.super.view_data import BanditView, SeatView
from tools.golden_text import INDENT, Broadcaster, indented, train_lines


class SuperTelling(Broadcaster):
    """A game of Super; all but the plans lies open to every eye."""

    legend = (
        "> is a plan; | inside | roof, from the locomotive's side; "
        "◄ faces the locomotive, ► the caboose; who is in () lies stunned"
    )

    def picture(self) -> Iterator[str]:
        """The train, and each seat's loot."""
        view = self.game.view()
        assert isinstance(view, SuperView)
        cars = view.cars
        yield from train_lines(
            [car.name for car in cars], [_row(car.inside) for car in cars], [_row(car.roof) for car in cars]
        )
        yield ""
        yield from map(_standing, view.seats)

    def sentences(self, event: Event) -> Iterator[str]:
        """What happened, with room around what begins something."""
        if event.name in ("round began", "unhooked"):
            yield ""
        yield from indented(event)
        if event.name == "round began":
            yield ""


def _row(bandits: tuple[BanditView, ...]) -> str:
    return ", ".join(map(_bandit, bandits)) or "-"


def _bandit(bandit: BanditView) -> str:
    facing = f"◄ {bandit.name}" if bandit.faces_locomotive else f"{bandit.name} ►"
    return f"({facing})" if bandit.stunned else facing


def _standing(seat: SeatView) -> str:
    loot = ", ".join(f"${value}" for value in seat.loot) or "nothing"
    fate = "in play" if seat.fell is None else f"out by fall {seat.fell}"
    return f"{INDENT}{seat.name} has {loot}, {fate}"
