"""A view made readable: the table as one seat sees it, in names."""

from __future__ import annotations

from dataclasses import asdict
from functools import cached_property
from typing import Any

from folsom.kernel.view import View, ViewPart
from folsom.super.choice_codes import cards_of
from folsom.super.components import MORE_CARS
from folsom.super.view_data import CarView, SeatView, SuperViewData
from folsom.super.view_parts import named_cards, named_options, order_from, seats_of, train_of
from folsom.super.view_record import NO_PLAN, SuperViewRecord
from folsom.super.words import ENDED_BY_NAMES

PHASE_NAMES = ("planning", "over")
PARTS = (
    ViewPart("phase", ("phase",)),
    ViewPart("ended_by", ("phase", "ended_by")),
    ViewPart("to_act", ("waiting",)),
    ViewPart("round", ("round_number",), by="round_number"),
    ViewPart("first", ("first",)),
    ViewPart("order", ("first",)),
    ViewPart("gone", ("cars",)),
    ViewPart("cars", ("cars", "stand", "backward", "stunned")),
    ViewPart("seats", ("aboard", "planned", "loot", "fell")),
    ViewPart("plan", ("plan",)),
)


class SuperView(View[SuperViewRecord]):
    """What one seat may know of a game of Super, and nothing else."""

    phase_names = PHASE_NAMES
    parts = PARTS

    @property
    def waiting(self) -> int:
        """The set of seats that have a choice to make."""
        return self.record.waiting

    @property
    def ended_by(self) -> str | None:
        """How the game has ended: last_standing, locomotive or nobody; None while it goes on."""
        return ENDED_BY_NAMES[self.record.ended_by] if self.over else None

    @property
    def first(self) -> int:
        """The seat whose cards come first in this round."""
        return self.record.first

    @property
    def order(self) -> tuple[int, ...]:
        """The seats in the order of this round, those who are out as well (S3.2)."""
        return order_from(self.record.first, self.players)

    @property
    def gone(self) -> int:
        """How many cars were unhooked (S4.1a)."""
        return self.players + MORE_CARS - self.record.cars

    @property
    def options(self) -> dict[str, str]:
        """The options of this table."""
        return dict(named_options(self.record.extensions))

    @cached_property
    def cars(self) -> tuple[CarView, ...]:
        """The train, the locomotive first."""
        v = self.record
        return train_of(v.cars, tuple(v.character), tuple(v.stand), v.backward, v.stunned)

    @cached_property
    def seats(self) -> tuple[SeatView, ...]:
        """The players."""
        v = self.record
        return seats_of(tuple(v.character[: v.players]), v.aboard, v.planned, tuple(v.loot), tuple(v.fell))

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards that everyone has."""
        return named_cards(self.record.extensions)

    @property
    def plan(self) -> tuple[str, ...] | None:
        """One's own plan, once it is made."""
        return None if self.record.plan == NO_PLAN else cards_of(self.record.plan)

    @property
    def sight(self) -> SuperViewData:
        """All of it as plain data."""
        return SuperViewData(
            seat=self.seat,
            phase=self.phase,
            ended_by=self.ended_by,
            to_act=tuple(self.to_act),
            round=self.round_number,
            first=self.first,
            order=self.order,
            cars=self.cars,
            gone=self.gone,
            seats=self.seats,
            cards=self.cards,
            plan=self.plan,
            options=self.options,
        )

    def as_dict(self) -> dict[str, Any]:
        """All of it as plain data, for JSON."""
        return asdict(self.sight)
