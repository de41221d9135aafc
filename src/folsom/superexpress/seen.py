"""A view made readable: the table as one seat sees it, in names."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any

from folsom.kernel.eye import Eye, Part
from folsom.kernel.options import values_of
from folsom.superexpress.choices import cards_of
from folsom.superexpress.components import CARD_NAMES, INSIDE, LOOT_VALUES, MORE_CARS, ROOF, cards_in_play
from folsom.superexpress.state import CAR_BITS, OFF_TRAIN, ROW_BITS
from folsom.superexpress.table import OPTIONS
from folsom.superexpress.view import NO_PLAN, View
from folsom.superexpress.words import ENDED_BY_NAMES, car_name, seat_name

PHASE_NAMES = ("planning", "over")


@dataclass(frozen=True)
class SeenBandit:
    """A bandit in a row: the way they face, and whether they lie stunned."""

    seat: int
    name: str
    faces_locomotive: bool
    stunned: bool


@dataclass(frozen=True)
class SeenCar:
    """A car and its two rows, each from the locomotive's side to the caboose's (S2.1)."""

    name: str
    inside: tuple[SeenBandit, ...]
    roof: tuple[SeenBandit, ...]


@dataclass(frozen=True)
class SeenSeat:
    """A player: in play or not, the plan made or not, the loot won; `fell` says when, those who fell together alike."""

    name: str
    in_play: bool
    planned: bool
    loot: tuple[int, ...]
    fell: int | None


@dataclass(frozen=True)
class SuperSight:
    """All that a view shows, as plain data: `order` is that of the seats in this round, `gone` counts unhooked cars."""

    seat: int | None
    phase: str
    ended_by: str | None
    to_act: tuple[int, ...]
    round: int
    first: int
    order: tuple[int, ...]
    cars: tuple[SeenCar, ...]
    gone: int
    seats: tuple[SeenSeat, ...]
    cards: tuple[str, ...]
    plan: tuple[str, ...] | None
    options: dict[str, str]


PARTS = (
    Part("phase", ("phase",)),
    Part("ended_by", ("phase", "ended_by")),
    Part("to_act", ("waiting",)),
    Part("round", ("round_number",), by="round_number"),
    Part("first", ("first",)),
    Part("order", ("first",)),
    Part("gone", ("cars",)),
    Part("cars", ("cars", "stand", "backward", "stunned")),
    Part("seats", ("aboard", "planned", "loot", "fell")),
    Part("plan", ("plan",)),
)


class SuperView(Eye[View]):
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
        return tuple((self.record.first + place) % self.players for place in range(self.players))

    @property
    def gone(self) -> int:
        """How many cars were unhooked (S4.1a)."""
        return self.players + MORE_CARS - self.record.cars

    @property
    def options(self) -> dict[str, str]:
        """The options of this table."""
        return values_of(OPTIONS, self.record.extensions)

    @cached_property
    def cars(self) -> tuple[SeenCar, ...]:
        """The train, the locomotive first."""
        return tuple(
            SeenCar(car_name(car), self._row(car, INSIDE), self._row(car, ROOF)) for car in range(self.record.cars)
        )

    def _row(self, car: int, level: int) -> tuple[SeenBandit, ...]:
        v = self.record
        here = [
            seat
            for seat in range(v.players)
            if v.stand[seat] != OFF_TRAIN and v.stand[seat] >> ROW_BITS == car | level << CAR_BITS
        ]
        return tuple(self._bandit(seat) for seat in sorted(here, key=lambda seat: v.stand[seat]))

    def _bandit(self, seat: int) -> SeenBandit:
        v = self.record
        return SeenBandit(seat, seat_name(v, seat), not v.backward >> seat & 1, bool(v.stunned >> seat & 1))

    @cached_property
    def seats(self) -> tuple[SeenSeat, ...]:
        """The players."""
        v = self.record
        return tuple(
            SeenSeat(
                name=seat_name(v, seat),
                in_play=bool(v.aboard >> seat & 1),
                planned=bool(v.planned >> seat & 1),
                loot=tuple(value for card, value in enumerate(LOOT_VALUES) if v.loot[seat] >> card & 1),
                fell=v.fell[seat] or None,
            )
            for seat in range(v.players)
        )

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards that everyone has."""
        return tuple(CARD_NAMES[card] for card in cards_in_play(self.record.extensions))

    @property
    def plan(self) -> tuple[str, ...] | None:
        """One's own plan, once it is made."""
        return None if self.record.plan == NO_PLAN else cards_of(self.record.plan)

    @property
    def sight(self) -> SuperSight:
        """All of it as plain data."""
        return SuperSight(
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
