"""A view made readable: the table as one seat sees it, in names."""

from __future__ import annotations

from dataclasses import asdict
from functools import cached_property
from typing import Any

from folsom.express.components import ACTION_NAMES, CAR_NAMES, CARS, CHARACTER_NAMES, PURSE_VALUES, SPOTS
from folsom.express.counts import held_counts
from folsom.express.state import PLACING, PUNCHING_WAY, STEALING
from folsom.express.view_data import (
    ActionView,
    CarView,
    ExpressViewData,
    PileCard,
    Place,
    RoundCard,
    SeatView,
    TracedPurse,
    TurnView,
)
from folsom.express.view_parts import (
    cards_counted,
    named_options,
    pile_of,
    round_card_of,
    seat_view,
    train_of,
    turns_of,
)
from folsom.express.view_record import ExpressViewRecord
from folsom.express.why_not import why_not_of
from folsom.express.words import Crew, bandit_name, crew_of, crews_of
from folsom.kernel.view import View, ViewPart, WhyNot

PHASE_NAMES = (
    "placing",
    "scheming",
    "keeping",
    "stealing",
    "punching: loot",
    "punching: take",
    "punching: way",
    "picking pockets",
    "over",
)

LEVEL_NAMES = ("inside", "roof")

CARD = ("phase", "round_number", "round_cards")
ON_BANDITS = ("held", "traces", "bullets", "shots_taken", "events_taken", "marshal_taken", "ransoms")
CARDS_HELD = ("hand_size", "deck_size", "discard_size", "shown")
PARTS = (
    ViewPart("phase", ("phase",)),
    ViewPart("to_act", ("waiting",)),
    ViewPart("round", ("round_number",), by="round_number"),
    ViewPart("round_card", CARD),
    ViewPart("first", ("first",)),
    ViewPart("turns", (*CARD, "first")),
    ViewPart("turn", ("turn",)),
    ViewPart("action", ("phase", "bandit", "action", "target")),
    ViewPart("cars", ("floor", "loot", "marshal")),
    ViewPart("seats", (*ON_BANDITS, *CARDS_HELD)),
    ViewPart("hand", ("hand",)),
    ViewPart("discard", ("discard",)),
    ViewPart("pile", ("pile", "pile_size", "resolved", "face_down", "draws")),
    ViewPart("neutral_bullets", ("neutral",)),
)


class ExpressView(View[ExpressViewRecord]):
    """What one seat may know of a game of Express, and nothing else."""

    phase_names = PHASE_NAMES
    parts = PARTS

    @property
    def waiting(self) -> int:
        """The set of seats that have a choice to make."""
        return self.record.waiting

    @property
    def round_card(self) -> RoundCard | None:
        """The card that lies face up, once there is one."""
        if self.record.phase == PLACING:
            return None
        return round_card_of(self.record.round_cards[self.record.round_number])

    @property
    def first(self) -> int:
        """The seat that began the round."""
        return self.record.first

    @property
    def turn(self) -> int:
        """The planning turn of the round, from 0 on."""
        return self.record.turn

    @property
    def options(self) -> dict[str, str]:
        """The options of this table."""
        return dict(named_options(self.record.options))

    @cached_property
    def cars(self) -> tuple[CarView, ...]:
        """The train, the locomotive first."""
        v = self.record
        bandits, kinds = tuple(v.character[: v.bandits]), tuple(v.car_kind[: v.cars])
        return train_of(bandits, kinds, tuple(v.floor), tuple(v.loot), v.marshal)

    @cached_property
    def seats(self) -> tuple[SeatView, ...]:
        """The players."""
        v = self.record
        held = [held_counts(v, bandit) for bandit in range(v.bandits)]
        marks = (v.bullets, v.shots_taken, v.events_taken, v.marshal_taken, v.ransoms)
        cards = tuple(zip(held, *marks, strict=False))
        sizes = zip(v.hand_size, v.deck_size, v.discard_size, v.shown, strict=True)
        seats = enumerate(zip(self._crews, sizes, strict=False))
        return tuple(
            [seat_view(crew, cards[seat << v.team : (seat + 1) << v.team], mine) for seat, (crew, mine) in seats]
        )

    @property
    def _crews(self) -> tuple[Crew, ...]:
        """The characters of each seat's bandits."""
        return crews_of(tuple(self.record.character[: self.record.bandits]), self.record.team)

    @property
    def traced_purses(self) -> tuple[TracedPurse, ...]:
        """The purses that this seat was told of and can't see any more, each with all places where it may be."""
        traces = zip(PURSE_VALUES, self.record.traces, strict=True)
        return tuple([TracedPurse(value, self._places(places)) for value, places in traces if places])

    def _places(self, places: int) -> tuple[Place, ...]:
        v = self.record
        return tuple(
            CHARACTER_NAMES[v.character[place - SPOTS]]
            if place >= SPOTS
            else (CAR_NAMES[v.car_kind[place % CARS]], LEVEL_NAMES[place // CARS])
            for place in range(SPOTS + v.bandits)
            if places >> place & 1
        )

    @property
    def hand(self) -> tuple[str, ...]:
        """One's own hand, bullets last."""
        return self._cards(self.record.hand)

    @property
    def discard(self) -> tuple[str, ...]:
        """One's own discard (X10.1)."""
        return self._cards(self.record.discard)

    def _cards(self, counts: int) -> tuple[str, ...]:
        """One's own cards; a spectator has none."""
        return cards_counted(crew_of(self.record, self.record.seat), counts) if counts else ()

    @cached_property
    def pile(self) -> tuple[PileCard, ...]:
        """The common pile in the order played."""
        v = self.record
        return pile_of(self._crews, tuple(v.pile[: v.pile_size]), v.face_down, v.resolved, v.draws)

    @property
    def neutral_bullets(self) -> int:
        """How many are left for the Marshal and the events."""
        return self.record.neutral

    @property
    def turns(self) -> tuple[TurnView, ...]:
        """The planning turns of this round, in order (X4.1, X4.4)."""
        card, v = self.round_card, self.record
        return () if card is None else turns_of(card.symbols, v.players, v.first)

    @property
    def action(self) -> ActionView | None:
        """What is being done in Stealin', if a bandit is to choose how."""
        v = self.record
        if not STEALING <= v.phase <= PUNCHING_WAY:
            return None
        target = None if v.phase == STEALING else bandit_name(v, v.target)
        return ActionView(bandit_name(v, v.bandit), ACTION_NAMES[v.action], target)

    @property
    def why_not(self) -> tuple[WhyNot, ...]:
        """Targets, spots, loot and cards that this seat could have meant but may not choose."""
        return why_not_of(self.record)

    @property
    def sight(self) -> ExpressViewData:
        """All of it as plain data."""
        return ExpressViewData(
            seat=self.seat,
            phase=self.phase,
            to_act=tuple(self.to_act),
            round=self.round_number,
            round_card=self.round_card,
            first=self.first,
            turns=self.turns,
            turn=self.turn,
            action=self.action,
            cars=self.cars,
            seats=self.seats,
            hand=self.hand,
            discard=self.discard,
            pile=self.pile,
            neutral_bullets=self.neutral_bullets,
            options=self.options,
        )

    def as_dict(self) -> dict[str, Any]:
        """All of it as plain data, for JSON."""
        return asdict(self.sight)
