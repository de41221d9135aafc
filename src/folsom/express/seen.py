"""A view made readable: the table as one seat sees it, in names."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import cache, cached_property, lru_cache
from typing import Any

from folsom.express.barred import barred_of
from folsom.express.components import (
    ACTION_NAMES,
    ALL_CARD_NAMES,
    CARD_SYMBOLS,
    CARS,
    EVENT_NAMES,
    FACES,
    FIRST_KNOWN,
    INSIDE,
    JEWEL,
    JEWEL_VALUE,
    PURSE_KINDS,
    ROOF,
    ROUND_CARD_EVENT,
    STRONGBOX,
    STRONGBOX_VALUE,
    TURNS_MAX,
    UNKNOWN_PURSE,
    planning_turns,
)
from folsom.express.reckoning import RANSOM
from folsom.express.state import BYTE, PLACING, PUNCHING_WAY, SEAT_OF_BITS, STEALING
from folsom.express.table import OPTIONS
from folsom.express.view import BULLETS_AT, CARD_COUNT_BITS, HIDDEN_FACE, LOOT_COUNT_BITS, View
from folsom.express.words import TEAM_JOINER, bandit_name, car_name, card_words, seat_name
from folsom.kernel.eye import Barred, Eye, Part
from folsom.kernel.options import values_of

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


@dataclass(frozen=True)
class Loot:
    """Loot as it is seen: purses by value where known, how many unknown, jewels and strongboxes."""

    purses: tuple[int, ...] = ()
    unknown_purses: int = 0
    jewels: int = 0
    strongboxes: int = 0

    def __bool__(self) -> bool:
        return bool(self.purses or self.unknown_purses or self.jewels or self.strongboxes)

    @property
    def known_value(self) -> int:
        """What is surely there, in dollars: an unknown purse counts nothing."""
        return sum(self.purses) + JEWEL_VALUE * self.jewels + STRONGBOX_VALUE * self.strongboxes


@dataclass(frozen=True)
class SeenSpot:
    """A roof, or the inside of a car."""

    bandits: tuple[str, ...]
    loot: Loot


@dataclass(frozen=True)
class SeenCar:
    """A car of the train, the locomotive first."""

    name: str
    inside: SeenSpot
    roof: SeenSpot
    marshal: bool


@dataclass(frozen=True)
class SeenBandit:
    """A bandit's card: loot, bullets left, bullets received and ransoms."""

    name: str
    loot: Loot
    bullets: int
    bullets_received: int
    ransoms: int


@dataclass(frozen=True)
class SeenSeat:
    """A player's place at the table; `open_discard` is the part of the discard that lies face up (X10.4).

    `money` is what the seat surely has, in dollars: loot whose value is known, and ransoms.
    """

    name: str
    money: int
    bandits: tuple[SeenBandit, ...]
    hand_size: int
    deck_size: int
    discard_size: int
    open_discard: tuple[str, ...]


@dataclass(frozen=True)
class PileCard:
    """A card of the common pile, with the planning turn in which it was played; `card` is None while it is hidden."""

    turn: int
    seat: int
    name: str
    card: str | None
    face_down: bool
    resolved: bool


@dataclass(frozen=True)
class RoundCard:
    """A round card: its symbols (S, T, D, R) and its event."""

    name: str
    symbols: str
    event: str


@dataclass(frozen=True)
class SeenTurn:
    """A planning turn of the round: whose it is, and which symbol of the round card it belongs to."""

    seat: int
    symbol: int


@dataclass(frozen=True)
class SeenAction:
    """What is being done in Stealin': who acts, with which card, and whom they have aimed at."""

    bandit: str
    card: str
    target: str | None


@dataclass(frozen=True)
class ExpressSight:
    """All that a view shows, as plain data."""

    seat: int | None
    phase: str
    to_act: tuple[int, ...]
    round: int
    round_card: RoundCard | None
    first: int
    turns: tuple[SeenTurn, ...]
    turn: int
    action: SeenAction | None
    cars: tuple[SeenCar, ...]
    seats: tuple[SeenSeat, ...]
    hand: tuple[str, ...]
    discard: tuple[str, ...]
    pile: tuple[PileCard, ...]
    neutral_bullets: int
    options: dict[str, str]


CARD = ("phase", "round_number", "round_cards")
ON_BANDITS = ("held", "bullets", "shots_taken", "events_taken", "marshal_taken", "ransoms")
CARDS_HELD = ("hand_size", "deck_size", "discard_size", "shown")
PARTS = (
    Part("phase", ("phase",)),
    Part("to_act", ("waiting",)),
    Part("round", ("round_number",), by="round_number"),
    Part("round_card", CARD),
    Part("first", ("first",)),
    Part("turns", (*CARD, "first")),
    Part("turn", ("turn",)),
    Part("action", ("phase", "bandit", "action", "target")),
    Part("cars", ("floor", "loot", "marshal")),
    Part("seats", (*ON_BANDITS, *CARDS_HELD)),
    Part("hand", ("hand",)),
    Part("discard", ("discard",)),
    Part("pile", ("pile", "pile_size", "resolved", "face_down", "draws")),
    Part("neutral_bullets", ("neutral",)),
)


@lru_cache(maxsize=4096)
def loot_of(tally: int) -> Loot:
    """The loot that a tally counts."""

    def count(kind: int) -> int:
        return tally >> kind * LOOT_COUNT_BITS & (1 << LOOT_COUNT_BITS) - 1

    purses = [value for n, value in enumerate(PURSE_KINDS) for _ in range(count(FIRST_KNOWN + n))]
    return Loot(tuple(purses), count(UNKNOWN_PURSE), count(JEWEL), count(STRONGBOX))


Held = tuple[int, int]  # the set of bandits at a spot, and the tally of its loot


@lru_cache(maxsize=4096)
def seen_car(name: str, names: tuple[str, ...], inside: Held, roof: Held, marshal: bool) -> SeenCar:
    """A car of a train with bandits of these names: always the same one, as most cars are as they were."""
    return SeenCar(name, _spot(names, *inside), _spot(names, *roof), marshal)


def _spot(names: tuple[str, ...], here: int, tally: int) -> SeenSpot:
    return SeenSpot(tuple(name for bandit, name in enumerate(names) if here >> bandit & 1), loot_of(tally))


OnCard = tuple[int, int, int, int]  # the tally of a bandit's loot, bullets left and received, ransoms


@lru_cache(maxsize=4096)
def seen_seat(
    names: tuple[str, ...], on_cards: tuple[OnCard, ...], sizes: tuple[int, int, int], open_discard: tuple[str, ...]
) -> SeenSeat:
    """A seat with bandits of these names, and so many cards in hand, deck and discard: always the same one, too."""
    bandits = [SeenBandit(name, loot_of(card[0]), *card[1:]) for name, card in zip(names, on_cards, strict=True)]
    money = sum(bandit.loot.known_value + RANSOM * bandit.ransoms for bandit in bandits)
    return SeenSeat(TEAM_JOINER.join(names), money, tuple(bandits), *sizes, open_discard)


@cache
def turns_of(symbols: str, players: int, first: int) -> tuple[SeenTurn, ...]:
    """The planning turns of a round card."""
    return tuple(
        SeenTurn((first + place) % players, symbol)
        for symbol, letter in enumerate(symbols)
        for place, _ in planning_turns(letter, players)
    )


@lru_cache(maxsize=4096)
def cards_counted(names: tuple[str, ...], tally: int) -> tuple[str, ...]:
    """The cards that a tally counts, by the name of each face, bullets last."""
    counts = [tally >> face * CARD_COUNT_BITS & (1 << CARD_COUNT_BITS) - 1 for face in range(FACES)]
    cards = [name for name, count in zip(names, counts, strict=True) for _ in range(count)]
    return (*cards, *["bullet"] * (tally >> BULLETS_AT))


@lru_cache(maxsize=4096)
def pile_card(turn: int, seat: int, name: str, card: str | None, marks: tuple[bool, bool]) -> PileCard:
    """A card of the pile; the marks say whether it lies face down, and whether it is resolved."""
    return PileCard(turn, seat, name, card, *marks)


@lru_cache(maxsize=4096)
def turns_played(draws: int) -> tuple[int, ...]:
    """The turns of a round but those in which a seat drew: the first card of the pile is of the first of them."""
    return tuple(turn for turn in range(TURNS_MAX) if not draws >> turn & 1)


class ExpressView(Eye[View]):
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
        card = self.record.round_cards[self.record.round_number]
        return RoundCard(ALL_CARD_NAMES[card], CARD_SYMBOLS[card], EVENT_NAMES[int(ROUND_CARD_EVENT[card])])

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
        return values_of(OPTIONS, self.record.options)

    @cached_property
    def cars(self) -> tuple[SeenCar, ...]:
        """The train, the locomotive first."""
        v = self.record
        names = tuple(bandit_name(v, bandit) for bandit in range(v.bandits))
        inside, roof = v.floor[INSIDE], v.floor[ROOF]
        return tuple(
            seen_car(
                car_name(v, car),
                names,
                (inside >> BYTE * car & 0xFF, v.loot[car + INSIDE * CARS]),
                (roof >> BYTE * car & 0xFF, v.loot[car + ROOF * CARS]),
                v.marshal == car,
            )
            for car in range(v.cars)
        )

    @cached_property
    def seats(self) -> tuple[SeenSeat, ...]:
        """The players."""
        return tuple(map(self._seat, range(self.record.players)))

    def _seat(self, seat: int) -> SeenSeat:
        v = self.record
        bandits = range(seat << v.team, (seat + 1) << v.team)
        return seen_seat(
            tuple([bandit_name(v, bandit) for bandit in bandits]),
            tuple([self._on_card(bandit) for bandit in bandits]),
            (v.hand_size[seat], v.deck_size[seat], v.discard_size[seat]),
            self._cards(seat, v.shown[seat]),
        )

    def _on_card(self, bandit: int) -> OnCard:
        v = self.record
        received = v.shots_taken[bandit] + v.events_taken[bandit] + v.marshal_taken[bandit]
        return v.held[bandit], v.bullets[bandit], received, v.ransoms[bandit]

    @cached_property
    def hand(self) -> tuple[str, ...]:
        """One's own hand, bullets last."""
        return self._cards(self.record.seat, self.record.hand)

    @cached_property
    def discard(self) -> tuple[str, ...]:
        """One's own discard (X10.1)."""
        return self._cards(self.record.seat, self.record.discard)

    def _cards(self, seat: int, tally: int) -> tuple[str, ...]:
        return cards_counted(self._card_names(seat), tally) if tally else ()

    def _card_names(self, seat: int) -> tuple[str, ...]:
        """The name of each face among a seat's cards."""
        return tuple(card_words(self.record, seat, face) for face in range(FACES))

    @cached_property
    def pile(self) -> tuple[PileCard, ...]:
        """The common pile in the order played."""
        return tuple(self._pile_card(place) for place in range(self.record.pile_size))

    def _pile_card(self, place: int) -> PileCard:
        v = self.record
        seat, face = v.pile[place] & (1 << SEAT_OF_BITS) - 1, v.pile[place] >> SEAT_OF_BITS
        card = None if face == HIDDEN_FACE else card_words(v, seat, face)
        marks = bool(v.face_down >> place & 1), place < v.resolved
        return pile_card(turns_played(v.draws)[place], seat, seat_name(v, seat), card, marks)

    @property
    def neutral_bullets(self) -> int:
        """How many are left for the Marshal and the events."""
        return self.record.neutral

    @property
    def turns(self) -> tuple[SeenTurn, ...]:
        """The planning turns of this round, in order (X4.1, X4.4)."""
        card, v = self.round_card, self.record
        return () if card is None else turns_of(card.symbols, v.players, v.first)

    @property
    def action(self) -> SeenAction | None:
        """What is being done in Stealin', if a bandit is to choose how."""
        v = self.record
        if not STEALING <= v.phase <= PUNCHING_WAY:
            return None
        target = None if v.phase == STEALING else bandit_name(v, v.target)
        return SeenAction(bandit_name(v, v.bandit), ACTION_NAMES[v.action], target)

    @property
    def barred(self) -> tuple[Barred, ...]:
        """Targets, spots, loot and cards that this seat could have meant but may not choose."""
        return barred_of(self.record)

    @property
    def sight(self) -> ExpressSight:
        """All of it as plain data."""
        return ExpressSight(
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
