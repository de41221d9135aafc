"""A game of Super followed by what one eye sees of it."""

from __future__ import annotations

from folsom.kernel.events import Facts
from folsom.kernel.view import View
from folsom.kernel.view_updater import ViewUpdater
from folsom.super.components import INSIDE, LOCOMOTIVE, LOOT_VALUES, TO_CABOOSE, TO_LOCOMOTIVE
from folsom.super.state import CAR_BITS, MIDDLE, OFF_TRAIN, OVER, ROW, ROW_BITS
from folsom.super.view_record import NO_PLAN, SuperViewRecord

Spot = tuple[int, int]  # a car, and inside or on its roof


class SuperViewUpdater(ViewUpdater[SuperViewRecord]):
    """One eye's view of Super: the rows as lists of seats, from the locomotive's side to the caboose's (S2.1)."""

    def __init__(self, view: View[SuperViewRecord]) -> None:
        super().__init__(view)
        self._rows = rows_of(self.v)
        self._loose: int | None = None  # a car that is unhooked, and still in sight

    def settle(self) -> None:
        """A loose car is out of sight, and who has no plan is asked for one."""
        self._lose_car()
        if self.v.phase == OVER:
            self._forget_plans()
        self.v.waiting = self.v.aboard & ~self.v.planned if self.v.phase != OVER else 0

    def _stand(self) -> None:
        self.v.stand = [OFF_TRAIN] * len(self.v.stand)
        for (car, level), row in self._rows.items():
            for place, seat in enumerate(row):
                self.v.stand[seat] = (car | level << CAR_BITS) * ROW + MIDDLE + place

    # --- plans -------------------------------------------------------------------------------

    def chose(self, f: Facts) -> None:
        self.v.planned |= 1 << f["seat"]
        if f["seat"] == self.v.seat:
            self.v.plan = f["choice"]

    def round_began(self, f: Facts) -> None:
        self._lose_car()
        self._forget_plans()
        self.v.round_number, self.v.first = f["number"], f["first"]

    def _forget_plans(self) -> None:
        self.v.planned, self.v.plan = 0, NO_PLAN

    # --- rows --------------------------------------------------------------------------------

    def _leave_row(self, seat: int) -> None:
        for row in self._rows.values():
            if seat in row:
                row.remove(seat)
        self._stand()

    def _enter(self, f: Facts, car: int, level: int) -> None:
        """Whoever enters a row stands at an end of it (S2.2, S2.3)."""
        self._leave_row(f["bandit"])
        row = self._rows.setdefault((car, level), [])
        assert f["place"] in (0, len(row))
        row.insert(f["place"], f["bandit"])
        self._stand()

    def turned(self, f: Facts) -> None:
        self.v.backward &= ~(1 << f["bandit"])
        self.v.backward |= (f["way"] == TO_CABOOSE) << f["bandit"]

    def changed_floor(self, f: Facts) -> None:
        self._enter(f, f["car"], f["level"])

    def moved(self, f: Facts) -> None:
        self._enter(f, f["to_car"], f["level"])

    def thrown(self, f: Facts) -> None:
        self.moved(f)
        self.lay_down(f)

    def lay_down(self, f: Facts) -> None:
        self.v.stunned |= 1 << f["bandit"]

    def stood_up(self, f: Facts) -> None:
        self.v.stunned &= ~(1 << f["bandit"])

    # --- off the train, and back ---------------------------------------------------------------

    def left_train(self, f: Facts) -> None:
        self._take_off(f["bandit"])
        self.v.aboard &= ~(1 << f["bandit"])

    def _take_off(self, seat: int) -> None:
        """Whoever comes back stands upright and faces the locomotive (S6.2)."""
        self._leave_row(seat)
        self.stood_up({"bandit": seat})
        self.turned({"bandit": seat, "way": TO_LOCOMOTIVE})

    def fell_off(self, f: Facts) -> None:
        self.v.falls += 1
        self.left_train(f)
        self._is_out(f)

    def _is_out(self, f: Facts) -> None:
        self.v.aboard &= ~(1 << f["bandit"])
        self.v.fell[f["bandit"]] = self.v.falls

    def rode(self, f: Facts) -> None:
        """To the front end of the row (S6.2)."""
        self._enter(f, LOCOMOTIVE, INSIDE)

    def rode_back(self, f: Facts) -> None:
        self.v.aboard |= 1 << f["bandit"]
        self.rode(f)

    # --- the end of a round ----------------------------------------------------------------------

    def unhooked(self, f: Facts) -> None:
        """Those who are left behind fall together (S4.1b), and stay in sight as long as their car does."""
        self._loose = f["car"]
        self.v.falls += bool(self._on_car(f["car"]))

    def _on_car(self, car: int) -> list[int]:
        return [seat for (other, _), row in self._rows.items() if other == car for seat in row]

    def _lose_car(self) -> None:
        """A loose car has rolled out of sight, with all who are on it."""
        if self._loose is not None:
            self.v.cars = self._loose
            for seat in self._on_car(self._loose):
                self._take_off(seat)
        self._loose = None

    def took_car(self, f: Facts) -> None:
        card = 1 << LOOT_VALUES.index(f["value"])
        self.v.loot[f["bandit"]] |= card
        self.v.unseen &= ~card

    def first_passed(self, f: Facts) -> None:
        self.v.first = f["seat"]

    def game_ended(self, f: Facts) -> None:
        self.v.phase, self.v.ended_by = OVER, f["ended_by"]

    changed = chose
    left_behind = _is_out
    revealed = fired = passed_through = hit = no_effect = won = shared_first = ViewUpdater.says_only


def rows_of(v: SuperViewRecord) -> dict[Spot, list[int]]:
    """The row of every spot where somebody stands, from the locomotive's side."""
    rows: dict[Spot, list[int]] = {}
    for stand, seat in sorted((stand, seat) for seat, stand in enumerate(v.stand) if stand != OFF_TRAIN):
        spot = stand >> ROW_BITS
        rows.setdefault((spot & (1 << CAR_BITS) - 1, spot >> CAR_BITS), []).append(seat)
    return rows
