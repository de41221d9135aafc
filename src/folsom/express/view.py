"""What one viewer may know of a game of Express, in names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Literal, TypeVar

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
from folsom.express.foresight import ExpressForesight, foresight_of
from folsom.express.memory_aids import (
    are_gunslingers,
    neutral_bullets_of,
    purse_bounds,
    shooters_of,
    unseen_cards,
)
from folsom.express.scoring import RANSOM
from folsom.express.state import PLACING, PUNCHING_WAY, STEALING
from folsom.express.view_data import (
    ActionView,
    BanditView,
    CarView,
    PileCard,
    RoundCard,
    SeatMemory,
    SeatView,
    TracedPlace,
    TracedPurse,
    TurnView,
)
from folsom.express.view_parts import (
    bandit_view,
    cards_counted,
    loot_of,
    named_options,
    one_of,
    pile_of,
    round_card_of,
    train_of,
    turns_of,
)
from folsom.express.view_record import ExpressViewRecord
from folsom.express.why_not import why_not_of
from folsom.express.words import Crew, bandit_name, crew_name, crew_of, crews_of
from folsom.kernel.view import View, ViewPart, ViewRows, WhyNot, common_parts

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


T = TypeVar("T")
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


def _all_held(v: ExpressViewRecord) -> Sequence[int]:
    return [_held(v, bandit) for bandit in range(v.bandits)] if any(v.traces) else v.held


def _held(v: ExpressViewRecord, bandit: int) -> int:
    """The counts of a bandit's loot; purses that the seat's traces show to be there are counted by value."""
    sure = [PURSE_KIND[purse] for purse, places in enumerate(v.traces) if places == 1 << SPOTS + bandit]
    return v.held[bandit] + sum(one_of(FIRST_KNOWN + int(kind)) - one_of(UNKNOWN_PURSE) for kind in sure)


def _bandits(v: ExpressViewRecord) -> list[tuple[BanditView, ...]]:
    """Each seat's bandits."""
    received = zip(v.shots_taken, v.events_taken, v.marshal_taken, strict=True)
    on_cards = zip(v.character, _all_held(v), v.bullets, map(sum, received), v.ransoms, strict=False)
    return _by_seat(v, [bandit_view(*on_card) for on_card in islice(on_cards, v.bandits)])


def _money(v: ExpressViewRecord) -> list[int]:
    """What each seat surely has: loot whose value is known, and ransoms."""
    worth = [
        loot_of(counts).known_value + RANSOM * ransoms for counts, ransoms in zip(_all_held(v), v.ransoms, strict=False)
    ]
    return [sum(of_bandits) for of_bandits in _by_seat(v, worth[: v.bandits])]


def _bounds(v: ExpressViewRecord, most: bool) -> list[int]:
    """What each seat has at least, or at most, as far as the viewer knows."""
    worth = [loot_of(counts).known_value + RANSOM * ransoms for counts, ransoms in zip(v.held, v.ransoms, strict=False)]
    bounds = [worth[bandit] + purse_bounds(v, bandit)[most] for bandit in range(v.bandits)]
    return [sum(of_bandits) for of_bandits in _by_seat(v, bounds)]


def _by_seat(v: ExpressViewRecord, of_bandits: Sequence[T]) -> list[tuple[T, ...]]:
    return [tuple(of_bandits[first : first + (1 << v.team)]) for first in range(0, v.bandits, 1 << v.team)]


def _open_discards(v: ExpressViewRecord) -> list[tuple[str, ...]]:
    return [cards_counted(crew, shown) for crew, shown in zip(_crews(v), v.shown, strict=False)]


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
    """The viewer's own cards, bullets last; a spectator has none."""
    return cards_counted(crew_of(v, v.seat), counts) if counts else ()


def _pile(v: ExpressViewRecord) -> tuple[PileCard, ...]:
    return pile_of(_crews(v), tuple(v.pile[: v.pile_size]), v.face_down, v.resolved, v.draws)


CREWS = ("character", "bandits", "team")
CARD = ("phase", "round_number", "round_cards")
ON_BANDITS = ("held", "traces", "bullets", "shots_taken", "events_taken", "marshal_taken", "ransoms")
OWNER = ("seat", "character", "team")
WORTH = ("held", "loot", "traces", "ransoms", "bandits", "team")
TAKEN = ("shots_taken", "events_taken", "marshal_taken", "players")
PILE = ("pile", "pile_size", "resolved", "phase")
PARTS: tuple[ViewPart | ViewRows, ...] = (
    *common_parts("express", PHASE_NAMES),
    ViewPart("options", ("options",), lambda v: dict(named_options(v.options))),
    ViewPart("round_card", CARD, _round_card),
    ViewPart("first", ("first",), lambda v: v.first),
    ViewPart("turns", (*CARD, "first", "players"), _turns),
    ViewPart("turn", ("turn",), lambda v: v.turn),
    ViewPart("action", ("phase", "bandit", "action", "target", "character"), _action),
    ViewPart("cars", ("floor", "loot", "marshal", "character", "bandits", "car_kind", "cars"), _cars),
    ViewRows(
        "seats",
        SeatView,
        (
            ViewPart("name", CREWS, lambda v: list(map(crew_name, _crews(v)))),
            ViewPart("money", ("held", "traces", "ransoms", "bandits", "team"), _money),
            ViewPart("least", WORTH, lambda v: _bounds(v, most=False)),
            ViewPart("most", WORTH, lambda v: _bounds(v, most=True)),
            ViewPart("bandits", (*ON_BANDITS, *CREWS), _bandits),
            ViewPart("hand_size", ("hand_size", "players"), lambda v: v.hand_size[: v.players]),
            ViewPart("deck_size", ("deck_size", "players"), lambda v: v.deck_size[: v.players]),
            ViewPart("discard_size", ("discard_size", "players"), lambda v: v.discard_size[: v.players]),
            ViewPart("open_discard", ("shown", *CREWS), _open_discards),
        ),
    ),
    ViewPart("hand", ("hand", *OWNER), lambda v: _own_cards(v, v.hand)),
    ViewPart("discard", ("discard", *OWNER), lambda v: _own_cards(v, v.discard)),
    ViewPart("pile", ("pile", "pile_size", "resolved", "face_down", "draws", *CREWS), _pile),
    ViewPart("neutral_bullets", ("neutral",), lambda v: v.neutral),
    ViewPart("traced_purses", ("traces", "character", "bandits", "car_kind"), _traced_purses),
    ViewPart("deck", ("deck", *OWNER), lambda v: _own_cards(v, v.deck)),
    ViewRows(
        "memory",
        SeatMemory,
        (
            ViewPart("unseen", ("shown", "options", *PILE, *TAKEN, *CREWS), unseen_cards),
            ViewPart("shot_by", ("shots_by", "players", *CREWS), shooters_of),
            ViewPart("neutral_bullets", (*TAKEN, "team"), neutral_bullets_of),
            ViewPart("gunslinger", ("bullets", "bandits", "players", "team"), are_gunslingers),
        ),
    ),
)


@dataclass(frozen=True, eq=False, kw_only=True)
class ExpressView(View[ExpressViewRecord]):
    """What one viewer may know of a game of Express, and nothing else.

    `hand` and `discard` are the viewer's own. `turns` are the planning turns of this round in order; `turn` says
    how many are over. `pile` is the common pile in the order played.
    """

    phase_names = PHASE_NAMES
    parts = PARTS
    memory_aids = ("deck", "memory")

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
    deck: tuple[str, ...] | None  # what the viewer's own deck must hold; None at a table without memory aids
    memory: tuple[SeatMemory, ...] | None  # by seat; None at a table without memory aids

    @property
    def why_not(self) -> tuple[WhyNot, ...]:
        """Targets, spots, loot and cards that this seat might try to choose but can't, and why."""
        return why_not_of(self.record)

    @property
    def foresight(self) -> ExpressForesight | None:
        """Where the plan leads every bandit, and which cards would do nothing, while everyone plans."""
        return foresight_of(self.record)
