"""What one viewer may know of a game of Super, in names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from folsom.kernel.view import View, ViewPart, common_parts
from folsom.super.choice_codes import cards_of
from folsom.super.components import MORE_CARS
from folsom.super.foresight import SuperForesight, foresight_of
from folsom.super.state import OVER
from folsom.super.view_data import CarView, SeatView
from folsom.super.view_parts import named_cards, named_options, order_from, seats_of, train_of
from folsom.super.view_record import NO_PLAN, SuperViewRecord
from folsom.super.words import ENDED_BY_NAMES

PHASE_NAMES = ("planning", "over")


# --- how its fields are made -----------------------------------------------------------------


def _ended_by(v: SuperViewRecord) -> str | None:
    return ENDED_BY_NAMES[v.ended_by] if v.phase == OVER else None


def _cars(v: SuperViewRecord) -> tuple[CarView, ...]:
    return train_of(v.cars, tuple(v.character), tuple(v.stand), v.backward, v.stunned)


def _seats(v: SuperViewRecord) -> tuple[SeatView, ...]:
    return seats_of(tuple(v.character[: v.players]), v.aboard, v.planned, tuple(v.loot), tuple(v.fell))


def _plan(v: SuperViewRecord) -> tuple[str, ...] | None:
    return None if v.plan == NO_PLAN else cards_of(v.plan)


PARTS = (
    *common_parts("super", PHASE_NAMES),
    ViewPart("options", ("extensions",), lambda v: dict(named_options(v.extensions))),
    ViewPart("ended_by", ("phase", "ended_by"), _ended_by),
    ViewPart("first", ("first",), lambda v: v.first),
    ViewPart("order", ("first", "players"), lambda v: order_from(v.first, v.players)),
    ViewPart("cars", ("cars", "character", "stand", "backward", "stunned"), _cars),
    ViewPart("gone", ("cars", "players"), lambda v: v.players + MORE_CARS - v.cars),
    ViewPart("seats", ("character", "players", "aboard", "planned", "loot", "fell"), _seats),
    ViewPart("cards", ("extensions",), lambda v: named_cards(v.extensions)),
    ViewPart("plan", ("plan",), _plan),
)


@dataclass(frozen=True, eq=False, kw_only=True)
class SuperView(View[SuperViewRecord]):
    """What one viewer may know of a game of Super, and nothing else.

    `order` has the seats in the order of this round, those that are out as well (S3.2). `plan` is the viewer's own.
    """

    phase_names = PHASE_NAMES
    parts = PARTS

    game: Literal["super"]
    ended_by: str | None  # last_standing, locomotive or nobody; None while the game goes on
    first: int  # the seat whose cards come first in this round
    order: tuple[int, ...]
    cars: tuple[CarView, ...]  # the locomotive first
    gone: int  # how many cars were unhooked (S4.1a)
    seats: tuple[SeatView, ...]
    cards: tuple[str, ...]  # the cards that everyone has
    plan: tuple[str, ...] | None  # once it is made

    @property
    def foresight(self) -> SuperForesight | None:
        """Where each plan would lead this seat's bandit if nobody touched them, while it plans."""
        return foresight_of(self.record)
