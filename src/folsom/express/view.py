"""What one viewer may know of a game of Express, in names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from folsom.express.components import (
    ACTION_NAMES,
    CAR_NAMES,
    CARS,
    CHARACTER_NAMES,
    FIRST_KNOWN,
    PURSE_KIND,
    PURSE_VALUES,
    SPOTS,
    UNKNOWN_PURSE,
)
from folsom.express.state import PLACING, PUNCHING_WAY, STEALING
from folsom.express.view_data import (
    ActionView,
    CarView,
    PileCard,
    RoundCard,
    SeatView,
    TracedPlace,
    TracedPurse,
    TurnView,
)
from folsom.express.view_parts import (
    cards_counted,
    named_options,
    one_of,
    pile_of,
    round_card_of,
    seats_of,
    train_of,
    turns_of,
)
from folsom.express.view_record import ExpressViewRecord
from folsom.express.why_not import why_not_of
from folsom.express.words import Crew, bandit_name, crew_of, crews_of
from folsom.kernel.view import View, ViewPart, WhyNot, common_parts

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

# --- how its fields are made -----------------------------------------------------------------


def _round_card(v: ExpressViewRecord) -> RoundCard | None:
    return None if v.phase == PLACING else round_card_of(v.round_cards[v.round_number])


def _turns(v: ExpressViewRecord) -> tuple[TurnView, ...]:
    """The planning turns of this round, in order (X4.1, X4.4)."""
    card = _round_card(v)
    return () if card is None else turns_of(card.symbols, v.players, v.first)


def _action(v: ExpressViewRecord) -> ActionView | None:
    if not STEALING <= v.phase <= PUNCHING_WAY:
        return None
    target = None if v.phase == STEALING else bandit_name(v, v.target)
    return ActionView(bandit_name(v, v.bandit), ACTION_NAMES[v.action], target)


def _cars(v: ExpressViewRecord) -> tuple[CarView, ...]:
    return train_of(
        tuple(v.character[: v.bandits]), tuple(v.car_kind[: v.cars]), tuple(v.floor), tuple(v.loot), v.marshal
    )


def _seats(v: ExpressViewRecord) -> tuple[SeatView, ...]:
    held = [_held(v, bandit) for bandit in range(len(v.held))]
    on_bandits = (held, v.bullets, v.shots_taken, v.events_taken, v.marshal_taken, v.ransoms)
    sizes = (v.hand_size, v.deck_size, v.discard_size, v.shown)
    return seats_of(_crews(v), tuple(map(tuple, on_bandits)), tuple(map(tuple, sizes)))


def _held(v: ExpressViewRecord, bandit: int) -> int:
    """The counts of a bandit's loot, with the purses by value that the seat knows by their traces to be there."""
    sure = [PURSE_KIND[purse] for purse, places in enumerate(v.traces) if places == 1 << SPOTS + bandit]
    return v.held[bandit] + sum(one_of(FIRST_KNOWN + int(kind)) - one_of(UNKNOWN_PURSE) for kind in sure)


def _traced_purses(v: ExpressViewRecord) -> tuple[TracedPurse, ...]:
    traces = zip(PURSE_VALUES, v.traces, strict=True)
    return tuple([TracedPurse(value, _places(v, places)) for value, places in traces if places])


def _places(v: ExpressViewRecord, places: int) -> tuple[TracedPlace, ...]:
    return tuple(
        TracedPlace(bandit=CHARACTER_NAMES[v.character[place - SPOTS]])
        if place >= SPOTS
        else TracedPlace(car=CAR_NAMES[v.car_kind[place % CARS]], level=LEVEL_NAMES[place // CARS])
        for place in range(SPOTS + v.bandits)
        if places >> place & 1
    )


def _crews(v: ExpressViewRecord) -> tuple[Crew, ...]:
    """The characters of each seat's bandits."""
    return crews_of(tuple(v.character[: v.bandits]), v.team)


def _own_cards(v: ExpressViewRecord, counts: int) -> tuple[str, ...]:
    """Cards of the viewer's own, bullets last; a spectator has none."""
    return cards_counted(crew_of(v, v.seat), counts) if counts else ()


def _pile(v: ExpressViewRecord) -> tuple[PileCard, ...]:
    return pile_of(_crews(v), tuple(v.pile[: v.pile_size]), v.face_down, v.resolved, v.draws)


CARD = ("phase", "round_number", "round_cards")
ON_BANDITS = ("held", "traces", "bullets", "shots_taken", "events_taken", "marshal_taken", "ransoms")
CARDS_HELD = ("hand_size", "deck_size", "discard_size", "shown")
PARTS = (
    *common_parts("express", PHASE_NAMES),
    ViewPart("options", ("options",), lambda v: dict(named_options(v.options))),
    ViewPart("round_card", CARD, _round_card),
    ViewPart("first", ("first",), lambda v: v.first),
    ViewPart("turns", (*CARD, "first"), _turns),
    ViewPart("turn", ("turn",), lambda v: v.turn),
    ViewPart("action", ("phase", "bandit", "action", "target"), _action),
    ViewPart("cars", ("floor", "loot", "marshal"), _cars),
    ViewPart("seats", (*ON_BANDITS, *CARDS_HELD), _seats),
    ViewPart("hand", ("hand",), lambda v: _own_cards(v, v.hand)),
    ViewPart("discard", ("discard",), lambda v: _own_cards(v, v.discard)),
    ViewPart("pile", ("pile", "pile_size", "resolved", "face_down", "draws"), _pile),
    ViewPart("neutral_bullets", ("neutral",), lambda v: v.neutral),
    ViewPart("traced_purses", ("traces",), _traced_purses),
)


@dataclass(frozen=True, eq=False, kw_only=True)
class ExpressView(View[ExpressViewRecord]):
    """What one viewer may know of a game of Express, and nothing else.

    `hand` and `discard` are the viewer's own. `turns` are the planning turns of this round in order; `turn` counts
    those that are over. `pile` is the common pile in the order played.
    """

    phase_names = PHASE_NAMES
    parts = PARTS

    game: Literal["express"]
    round_card: RoundCard | None  # the one that lies face up, once there is one
    first: int  # the seat that began the round
    turns: tuple[TurnView, ...]
    turn: int
    action: ActionView | None  # what is being done in Stealin', if a bandit is to choose how
    cars: tuple[CarView, ...]  # the locomotive first
    seats: tuple[SeatView, ...]
    hand: tuple[str, ...]
    discard: tuple[str, ...]  # X10.1
    pile: tuple[PileCard, ...]
    neutral_bullets: int  # those that are left for the Marshal and the events
    traced_purses: tuple[TracedPurse, ...]  # those that the viewer was told of and no longer sees (X5.10)

    @property
    def why_not(self) -> tuple[WhyNot, ...]:
        """Targets, spots, loot and cards that this seat could have meant but may not choose."""
        return why_not_of(self.record)
