"""A game of Express followed by what one eye sees of it."""

from __future__ import annotations

from functools import reduce
from itertools import pairwise
from operator import or_

from folsom.express.choice_codes import PLACE, TAKE
from folsom.express.components import (
    CARS,
    INSIDE,
    KINDS,
    PICKPOCKETING,
    PURSE_VALUES,
    ROOF,
    ROUND_CARD_EVENT,
    ROUNDS,
    SEATS,
    SPOTS,
    STRONGBOX,
    TURN_COUNT,
    TURN_SEAT,
    TURNS_MAX,
    UNKNOWN_PURSE,
)
from folsom.express.counts import counts_of, loot_kind, lowest, on_card, one_of, pile_entry, purses_of
from folsom.express.state import (
    BYTE,
    COLUMN,
    EVENT,
    EXPERT,
    KEEPING,
    KNOWN_PURSES,
    OVER,
    PICKING_POCKETS,
    PLACING,
    PLAN_MEMORY,
    PUNCHING_LOOT,
    PUNCHING_TAKE,
    PUNCHING_WAY,
    SCHEMING,
    SEAT_OF_BITS,
    START_DISCARD,
    STEALING,
)
from folsom.express.view_record import HIDDEN_FACE, LOOT_COUNT_BITS, ExpressViewRecord
from folsom.kernel.events import Facts
from folsom.kernel.state import SPECTATOR
from folsom.kernel.view_updater import ViewUpdater


class ExpressViewUpdater(ViewUpdater[ExpressViewRecord]):
    """One eye's view of Express."""

    _chosen: int | None = None  # the last choice, where this eye may see it

    # --- the table ---------------------------------------------------------------------------

    def _has(self, option: int) -> bool:
        return bool(self.v.options >> option & 1)

    def _is_mine(self, bandit: int) -> bool:
        return self._seat_of(bandit) == self.v.seat

    def _seat_of(self, bandit: int) -> int:
        return bandit >> self.v.team

    def _from_first(self, place: int) -> int:
        return (self.v.first + place) % self.v.players

    def _put(self, bandit: int, car: int, level: int) -> None:
        for floor in (INSIDE, ROOF):
            self.v.floor[floor] &= ~(COLUMN << bandit)
        self.v.floor[level] |= 1 << BYTE * car + bandit

    def _spot_of(self, bandit: int) -> tuple[int, int]:
        spots = ((car, level) for car in range(CARS) for level in (INSIDE, ROOF))
        return next(spot for spot in spots if self._at(*spot) >> bandit & 1)

    def _at(self, car: int, level: int) -> int:
        return self.v.floor[level] >> BYTE * car & 0xFF

    # --- questions -----------------------------------------------------------------------------

    def settle(self) -> None:
        """Who is asked now: all can tell."""
        v = self.v
        if v.phase == SCHEMING:
            v.acting = self._from_first(int(TURN_SEAT[v.turns_at + v.turn]))
            v.waiting = 1 << v.acting
        elif v.phase in (KEEPING, PLACING):
            v.acting = lowest(v.waiting)
        elif v.phase == PICKING_POCKETS:
            self._find_pickpocket()

    def _find_pickpocket(self) -> None:
        """The next bandit who is alone with a purse (X8.6)."""
        while self.v.turn < self.v.bandits:
            self._ask_bandit(self.v.turn)
            self.v.turn += 1
            car, level = self._spot_of(self.v.bandit)
            if self._at(car, level) == 1 << self.v.bandit and purses_of(self.v.loot[car + level * CARS]):
                return

    def _ask_bandit(self, place: int) -> None:
        v = self.v
        v.bandit = (self._from_first(place >> v.team) << v.team) + (place & v.team)
        v.acting = self._seat_of(v.bandit)
        v.waiting = 1 << v.acting

    def chose(self, f: Facts) -> None:
        v = self.v
        self._chosen = f["choice"]
        if v.phase == SCHEMING:
            v.turn += 1
            v.acting = f["seat"]
        elif v.phase in (KEEPING, PLACING):
            v.waiting &= ~(1 << f["seat"])
        if v.phase == PLACING and self._chosen is not None:
            v.placed |= (self._chosen - PLACE) << f["seat"]
        if v.phase == PUNCHING_LOOT:
            v.phase = PUNCHING_TAKE  # unless the loot drops at once

    # --- rounds --------------------------------------------------------------------------------

    def round_began(self, f: Facts) -> None:
        v = self.v
        v.round_number, v.first = f["number"], f["first"]
        v.round_cards[f["number"]] = f["card"]
        row = f["card"] * (SEATS + 1) + v.players
        v.turns, v.turns_at, v.turn = int(TURN_COUNT[row]), row * TURNS_MAX, 0
        v.pile, v.pile_size, v.resolved, v.face_down, v.draws = [0] * TURNS_MAX, 0, 0, 0, 0
        v.phase = SCHEMING

    def event_began(self, f: Facts) -> None:
        self._give_card_back()
        self.v.phase = PICKING_POCKETS
        self.v.turn = 0 if f["event"] == PICKPOCKETING else self.v.bandits

    def round_ended(self, f: Facts) -> None:
        v = self.v
        self._give_card_back()
        if int(ROUND_CARD_EVENT[v.round_cards[v.round_number]]) == PICKPOCKETING:
            self._ask_bandit(v.bandits - 1)
        v.turn = v.bandits
        if f["number"] == ROUNDS - 1:
            v.phase, v.waiting = OVER, 0

    # --- cards ---------------------------------------------------------------------------------

    def dealt(self, f: Facts) -> None:
        self._take_up(f)
        if self._has(EXPERT) and self._has(START_DISCARD):
            self._hand_is_free_of_bullets(f["seat"])

    def drew(self, f: Facts) -> None:
        self.v.draws |= 1 << self.v.turn - 1
        self._take_up(f)

    def _take_up(self, f: Facts) -> None:
        v, seat = self.v, f["seat"]
        v.hand_size[seat] += f["count"]
        v.deck_size[seat] -= f["count"]
        if self._has(EXPERT):
            v.top[seat] -= f["bullets"]
            v.bullets_drawn[seat] += f["bullets"]
            v.drawn[seat] += f["count"] - f["bullets"]
        if seat == v.seat:
            v.hand += counts_of(f["cards"])

    def _hand_is_free_of_bullets(self, seat: int) -> None:
        self.v.bullets_drawn[seat] = self.v.drawn[seat] = 0

    def shed(self, f: Facts) -> None:
        bullets = ("bullet",) * f["count"]
        self.discarded({**f, "cards": bullets})
        self.v.shown[f["seat"]] += counts_of(bullets)

    def discarded(self, f: Facts) -> None:
        v, seat = self.v, f["seat"]
        v.hand_size[seat] -= f["count"]
        v.discard_size[seat] += f["count"]
        if seat == v.seat:
            v.hand -= counts_of(f["cards"])
            v.discard += counts_of(f["cards"])
        if v.phase == KEEPING:
            v.waiting = v.waiting & ~(1 << seat) | bool(v.hand_size[seat]) << seat

    def reshuffled(self, f: Facts) -> None:
        v, seat = self.v, f["seat"]
        v.deck_size[seat] += v.discard_size[seat]
        v.discard_size[seat] = v.shown[seat] = 0
        if seat == v.seat:
            v.discard = 0

    def played(self, f: Facts) -> None:
        v, seat = self.v, f["seat"]
        v.hand_size[seat] -= 1
        if seat == v.seat:
            v.hand -= counts_of((f["card"],))
        self._cover(v.pile_size - 1)
        v.pile[v.pile_size] = pile_entry(seat, HIDDEN_FACE if f["card"] is None else f["card"])
        v.face_down |= f["face_down"] << v.pile_size
        v.pile_size += 1

    def _cover(self, place: int) -> None:
        """Without `plan_memory` only the last card is shown, but for one's own."""
        v = self.v
        owner = v.pile[place] & (1 << SEAT_OF_BITS) - 1
        if place >= 0 and owner != v.seat and not self._has(PLAN_MEMORY):
            v.pile[place] = pile_entry(owner, HIDDEN_FACE)

    def scheming_ended(self, f: Facts) -> None:
        v = self.v
        self._cover(v.pile_size - 1)
        v.phase = KEEPING if self._has(EXPERT) else STEALING
        v.waiting = sum(1 << seat for seat in range(v.players) if v.hand_size[seat])
        for seat in range(v.players):
            if self._has(EXPERT):
                self._hand_is_free_of_bullets(seat)
            else:
                v.deck_size[seat] += v.hand_size[seat]
                v.hand, v.hand_size[seat] = 0, 0

    def revealed(self, f: Facts) -> None:
        v, seat = self.v, f["seat"]
        self._give_card_back()
        self._cover(v.resolved - 1)
        v.pile[v.resolved] = pile_entry(seat, f["card"])
        v.resolved += 1
        v.phase, v.acting, v.waiting = STEALING, seat, 1 << seat
        v.bandit, v.action = f["bandit"], f["card"] % KINDS

    def _give_card_back(self) -> None:
        """The card whose action is done goes back (X5.1, X10.4)."""
        v = self.v
        if not (v.resolved and STEALING <= v.phase <= PUNCHING_WAY):
            return
        entry = v.pile[v.resolved - 1]
        seat, card = entry & (1 << SEAT_OF_BITS) - 1, entry >> SEAT_OF_BITS
        if not self._has(EXPERT):
            v.deck_size[seat] += 1
            return
        v.discard_size[seat] += 1
        v.shown[seat] += counts_of((card,))
        if seat == v.seat:
            v.discard += counts_of((card,))

    # --- bandits -------------------------------------------------------------------------------

    def placed(self, f: Facts) -> None:
        self._put(f["bandit"], f["car"], INSIDE)

    def moved(self, f: Facts) -> None:
        self._put(f["bandit"], f["to_car"], f["level"])

    def knocked(self, f: Facts) -> None:
        self.moved(f)
        self.v.phase = STEALING

    def changed_floor(self, f: Facts) -> None:
        self._put(f["bandit"], f["car"], f["level"])

    def fled(self, f: Facts) -> None:
        self._put(f["bandit"], f["car"], ROOF)

    def marshal_moved(self, f: Facts) -> None:
        self.v.marshal = f["to_car"]

    def ransomed(self, f: Facts) -> None:
        self.v.ransoms[f["bandit"]] += 1

    # --- bullets -------------------------------------------------------------------------------

    def hit(self, f: Facts) -> None:
        self.v.bullets[f["bandit"]] -= 1
        self.v.shots_taken[f["target"]] += 1
        self._bullet_on_deck(f["target"])

    def neutral_bullet(self, f: Facts) -> None:
        v = self.v
        taken = v.events_taken if f["source"] == EVENT else v.marshal_taken
        taken[f["bandit"]] += 1
        v.neutral -= 1
        self._bullet_on_deck(f["bandit"])

    def _bullet_on_deck(self, bandit: int) -> None:
        seat = self._seat_of(bandit)
        self.v.deck_size[seat] += 1
        if self._has(EXPERT):
            self.v.top[seat] += 1

    def neutrals_gone(self, f: Facts) -> None:
        self.v.neutral -= f["count"]
        self.v.neutral_removed += f["count"]

    # --- loot ----------------------------------------------------------------------------------

    def robbed(self, f: Facts) -> None:
        """Who robs knows what they picked; others see which purse it was if they held it last (X5.10)."""
        mine = self._is_mine(f["bandit"])
        picked = self._chosen - TAKE if mine and self._chosen is not None else loot_kind(f["loot"], f["value"])
        self.v.loot[f["spot"]] -= one_of(picked)
        self.v.held[f["bandit"]] += one_of(self._kind_held_by(f["bandit"], f))
        self._follow(f, f["spot"], on_card(f["bandit"]), was_alike=picked == UNKNOWN_PURSE)

    def _kind_held_by(self, bandit: int, f: Facts) -> int:
        """On others' cards purses are alike (X5.10)."""
        return loot_kind(f["loot"], f["value"] if self._is_mine(bandit) else None)

    def punched(self, f: Facts) -> None:
        self.v.target = f["target"]
        self.v.phase = PUNCHING_LOOT if self.v.held[f["target"]] else PUNCHING_WAY

    def dropped(self, f: Facts) -> None:
        self._let_fall(f, least=False)
        self.v.phase = PUNCHING_WAY

    def _let_fall(self, f: Facts, *, least: bool) -> None:
        self.v.held[f["bandit"]] -= one_of(self._kind_held_by(f["bandit"], f))
        known = f["value"] if self._has(KNOWN_PURSES) else None
        self.v.loot[f["spot"]] += one_of(loot_kind(f["loot"], known))
        self._lose_purse(f, f["bandit"])
        self._follow(f, on_card(f["bandit"]), f["spot"], was_alike=not self._is_mine(f["bandit"]), least=least)

    def _lose_purse(self, f: Facts, bandit: int) -> None:
        if f["loot"] == "purse":
            self.v.lost_purse |= 1 << bandit

    def pocketed(self, f: Facts) -> None:
        self.v.held[f["target"]] -= one_of(self._kind_held_by(f["target"], f))
        self.v.held[f["bandit"]] += one_of(self._kind_held_by(f["bandit"], f))
        self._lose_purse(f, f["target"])
        self._follow(f, on_card(f["target"]), on_card(f["bandit"]), was_alike=not self._is_mine(f["target"]))
        self.v.phase = PUNCHING_WAY

    def lost_purse(self, f: Facts) -> None:
        self._let_fall(f, least=True)

    def box_put(self, f: Facts) -> None:
        self.v.second_box_aside = 0
        self.v.loot[f["car"]] += one_of(STRONGBOX)

    # --- traces, as in traces.py -----------------------------------------------------------------

    def _follow(self, f: Facts, here: int, there: int, *, was_alike: bool, least: bool = False) -> None:
        """A purse has gone from here to there, where it was one of those alike to this eye, or not."""
        if f["loot"] != "purse" or self.v.seat == SPECTATOR:
            return
        if f["value"] is None:
            self._widen(here, there, least=least)
        elif was_alike:
            self._recognise(f["value"], here)
        elif not (self._has(KNOWN_PURSES) if there < SPOTS else self._is_mine(there - SPOTS)):
            purse = next(n for n, value in enumerate(PURSE_VALUES) if value == f["value"] and not self.v.traces[n])
            self.v.traces[purse] = 1 << there
            self.v.most_traced[there] += 1
        self.v.most_traced[here] = min(self.v.most_traced[here], self._alike(here))
        self._narrow()

    def _recognise(self, worth: int, place: int) -> None:
        traces = self.v.traces
        here = [n for n, value in enumerate(PURSE_VALUES) if value == worth and traces[n] >> place & 1]
        for purse, following in pairwise(here):
            traces[purse] |= traces[following]
        if here:
            traces[here[-1]] = 0

    def _alike(self, place: int) -> int:
        """How many purses of a place this eye can't tell apart."""
        counts = self.v.loot[place] if place < SPOTS else self.v.held[place - SPOTS]
        return counts & (1 << LOOT_COUNT_BITS) - 1

    def _traced_at(self, place: int) -> list[int]:
        return [n for n, places in enumerate(self.v.traces) if places >> place & 1]

    def _widen(self, here: int, there: int, *, least: bool) -> None:
        v, dearest = self.v, PURSE_VALUES[-1]
        if least and (sure := [n for n, places in enumerate(v.traces) if places == 1 << here]):
            dearest = PURSE_VALUES[sure[0]]
            if dearest == PURSE_VALUES[0] or len(sure) > self._alike(here):
                v.traces[sure[0]] = 1 << there
                v.most_traced[here] -= 1
                v.most_traced[there] += 1
                return
        may_be = [purse for purse in self._traced_at(here) if PURSE_VALUES[purse] <= dearest]
        v.most_traced[there] += bool(may_be)
        for purse in may_be:
            v.traces[purse] |= 1 << there

    def _narrow(self) -> None:
        """Rule out places that are full of other traced purses, or have none left."""
        traces, left = self.v.traces, self._doubtful()
        while left:
            place = lowest(left)
            left &= left - 1
            others = [purse for purse in self._traced_at(place) if traces[purse] != 1 << place]
            if others and traces.count(1 << place) >= self.v.most_traced[place]:
                for purse in others:
                    traces[purse] &= ~(1 << place)
                left = self._doubtful()
        self.v.most_traced = [min(most, len(self._traced_at(place))) for place, most in enumerate(self.v.most_traced)]

    def _doubtful(self) -> int:
        return reduce(or_, (places for places in self.v.traces if places & places - 1), 0)

    pickpocketed = robbed
    pushed = carried = moved
    no_effect = fired = left_purse = gunslinger = scored = game_ended = ViewUpdater.says_only
