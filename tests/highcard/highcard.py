"""High card, a toy game: what a third game takes, and nothing of it is anywhere else.

Two players hold three cards each, of twelve, and draw one more in each later round. In each of three rounds both choose
a card in secret, at once; the higher one wins a point. Most points win.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypedDict

from folsom.games import Choice, Game, GamePlugin
from folsom.kernel import Chance, bit, int8, int16, nested, pick, pick_some, rule, size, uint8
from folsom.kernel.batch import JointBatch
from folsom.kernel.copying import copier
from folsom.kernel.events import SILENT, Events, Facts
from folsom.kernel.fact_types import FactType, RoundNumber, Seat, Secret
from folsom.kernel.log import Log
from folsom.kernel.plain import events as plain_events
from folsom.kernel.plain.entry_points import PlainRules, plain_entry_points
from folsom.kernel.plain.position import PlainPosition
from folsom.kernel.plain.result import PlainResult
from folsom.kernel.plain.table import plain_tables
from folsom.kernel.state import SPECTATOR, START, GameState
from folsom.kernel.view import View, ViewPart, ViewRecord, common_parts, members

SEATS, CARDS, HAND, ROUNDS = 2, 12, 3, 3
DECK = (1 << CARDS) - 1
PHASES = ("choosing", "over")
CHOOSING, OVER = range(2)
NAMES = ("North", "South")

# --- what is ---------------------------------------------------------------------------------


class State(GameState):
    """The truth of one game. Cards are numbered from 0, and sets of them are bits."""

    chance: Chance = nested(Chance)
    hand: list[int] = int16(SEATS)
    chosen: list[int] = int8(SEATS)  # a card counted from 1, or 0
    points: list[int] = int8(SEATS)
    played: int = int16()
    players: int = int8()
    round_number: int = uint8()
    phase: int = uint8()


class HighCardRecord(ViewRecord):
    """What one viewer may know: all but the other's hand and choice."""

    seat: int = int8()
    hand: int = int16()
    chosen: int = int8()
    waiting: int = uint8()
    points: list[int] = int8(SEATS)
    played: int = int16()
    players: int = int8()
    round_number: int = uint8()
    phase: int = uint8()


# --- events ----------------------------------------------------------------------------------

EVENTS = Events(State)
Card = Annotated[int, FactType("Card", "a card's number, from 0")]
Cards = Annotated[int, FactType("Cards", "a set of cards, as bits", bits=16)]


@EVENTS.event(SILENT, seen_by=("seat",))
def note_dealt(s: State, log: Log, *, seat: Seat, cards: Secret[Cards]) -> None:
    """A hand is dealt (D1)."""


@EVENTS.event("highcard-round-began")
def note_round_began(s: State, log: Log, *, number: RoundNumber) -> None:
    """A round begins (D2)."""


note_chose = EVENTS.event("highcard-chose", seen_by=("seat",))(plain_events.note_chose)  # D2


@EVENTS.event("highcard-revealed")
def note_revealed(s: State, log: Log, *, seat: Seat, card: Card) -> None:
    """A card is turned up (D3)."""


@EVENTS.event("highcard-scored")
def note_scored(s: State, log: Log, *, seat: Seat) -> None:
    """The higher card wins a point (D3)."""


@EVENTS.event("event-game-ended")
def note_game_ended(s: State, log: Log) -> None:
    """The last round is over (D4)."""


SENTENCES = """
highcard-round-began = Round { $number }.
highcard-chose = { $who } has chosen.
highcard-revealed = { $who } shows { $card }.
highcard-scored = { $who } wins the round.
"""

# --- rules -----------------------------------------------------------------------------------


@rule
def asked(s: State) -> int:
    """The seats that have a card to choose (D2)."""
    seats = 0
    for seat in range(SEATS):
        seats |= bit(seat) if s.phase == CHOOSING and s.chosen[seat] == 0 else 0
    return seats


@rule
def choices(s: State, seat: int) -> int:
    """A seat's cards, while it has one to choose (D2)."""
    return s.hand[seat] if asked(s) >> seat & 1 else 0


@rule
def deal(s: State, log: Log, count: int) -> None:
    """Cards that nobody has had, for each hand (D1)."""
    for seat in range(SEATS):
        cards = pick_some(s.chance, DECK & ~(s.hand[0] | s.hand[1] | s.played), count)
        note_dealt(s, log, seat=seat, cards=cards)
        s.hand[seat] |= cards


@rule
def reveal(s: State, log: Log) -> None:
    """Both cards are turned up, and the higher one wins (D3)."""
    winner = 0 if s.chosen[0] > s.chosen[1] else 1
    for seat in range(SEATS):
        card = s.chosen[seat] - 1
        note_revealed(s, log, seat=seat, card=card)
        s.hand[seat] &= ~bit(card)
        s.played |= bit(card)
        s.chosen[seat] = 0
    note_scored(s, log, seat=winner)
    s.points[winner] += 1


@rule
def go_on(s: State, log: Log, seat: int, choice: int) -> None:
    """Deal, or take a card; when both are chosen, play the round (D2, D4)."""
    if choice == START:
        deal(s, log, HAND)
        note_round_began(s, log, number=0)
        return
    note_chose(s, log, seat=seat, choice=choice, forced=0, round=s.round_number, question=0)
    s.chosen[seat] = choice + 1
    if asked(s) == 0:
        reveal(s, log)
        if s.round_number + 1 == ROUNDS:
            note_game_ended(s, log)
            s.phase = OVER
        else:
            deal(s, log, 1)
            note_round_began(s, log, number=s.round_number + 1)
            s.round_number += 1


@rule
def worth(s: State, seat: int) -> int:
    """A seat's points."""
    return s.points[seat]


@rule
def rank(s: State, seat: int) -> int:
    """A seat's place (D4)."""
    return 2 if s.points[1 - seat] > s.points[seat] else 1


# --- who knows what --------------------------------------------------------------------------

OPEN = ("points", "played", "players", "round_number", "phase")
look_at_table = copier(State, HighCardRecord, OPEN)
imagine_table = copier(HighCardRecord, State, OPEN)


@rule
def look(s: State, v: HighCardRecord, seat: int) -> None:
    """All that a seat may know."""
    v.seat = seat
    look_at_table(s, v)
    v.waiting = asked(s)
    if seat != SPECTATOR:
        v.hand = s.hand[seat]
        v.chosen = s.chosen[seat]


@rule
def imagine(v: HighCardRecord, s: State, dice: Chance) -> None:
    """Hands and choices that a view allows."""
    imagine_table(v, s)
    left = DECK & ~v.played & ~v.hand
    for seat in range(SEATS):
        if seat == v.seat:
            s.hand[seat] = v.hand
            s.chosen[seat] = v.chosen
        else:
            s.hand[seat] = pick_some(dice, left, HAND + v.round_number - size(v.played) // SEATS)
            left &= ~s.hand[seat]
            if v.phase == CHOOSING and not v.waiting >> seat & 1:
                s.chosen[seat] = pick(dice, s.hand[seat]) + 1


RULES = PlainRules(State, HighCardRecord, SEATS, go_on, asked, choices, look, imagine, worth, rank)

# --- in Python's hands -----------------------------------------------------------------------


def numbers(cards: int) -> tuple[int, ...]:
    """The numbers on a set of cards."""
    return tuple(card + 1 for card in members(cards))


@dataclass(frozen=True, eq=False, kw_only=True)
class HighCardView(View[HighCardRecord]):
    """What one viewer may know of a game."""

    phase_names = PHASES
    parts = (
        *common_parts("highcard", PHASES),
        ViewPart("options", (), lambda _: {}),
        ViewPart("hand", ("hand",), lambda v: numbers(v.hand)),
        ViewPart("chosen", ("chosen",), lambda v: v.chosen or None),
        ViewPart("played", ("played",), lambda v: numbers(v.played)),
        ViewPart("points", ("points",), lambda v: dict(zip(NAMES, v.points, strict=True))),
    )
    game: Literal["highcard"]
    hand: tuple[int, ...]
    chosen: int | None
    played: tuple[int, ...]
    points: dict[str, int]


class HighCardPosition(PlainPosition[State, HighCardView]):
    """A game that can be asked."""

    entry_points = plain_entry_points(__name__, __file__, RULES)
    state_type, view_record, view_type, kinds = State, HighCardRecord, HighCardView, EVENTS
    seats, codes, over_phase, names, rules = SEATS, CARDS, OVER, NAMES, "D2"
    cards = tuple(map(str, range(1, CARDS + 1)))

    def words(self, seat: int, code: int) -> str:
        """A card by its number."""
        return f"play {code + 1}"

    def choice_facts(self, seat: int, code: int) -> Facts:
        """A card as data."""
        return {"act": "play", "card": code + 1}

    @classmethod
    def is_valid(cls, state: State) -> bool:
        """Whether hands and choices are in their bounds."""
        cards = [state.played, *state.hand]
        count = sum(map(int.bit_count, cards))
        fits = count == SEATS * (HAND + state.round_number) and sum(cards) <= DECK and min(cards) >= 0
        chosen = all(not card or hand >> card - 1 & 1 for card, hand in zip(state.chosen, state.hand, strict=True))
        return fits and chosen and state.players == SEATS and state.round_number < ROUNDS and state.phase <= OVER


class HighCardBatch(JointBatch[HighCardPosition]):
    """Many games at once."""

    position_type = HighCardPosition


class PlayCard(TypedDict):
    """A card that is played, by its number."""

    act: Literal["play"]
    card: int


class HighCard(Game[HighCardView, PlainResult]):
    """One game."""

    name, money_name, all_choose_at_once, has_first_player = "Highcard", "points", True, False
    options, character_names, players_range, usual_players = (), (), range(SEATS, SEATS + 1), SEATS
    names, numbers, words = {}, {}, {"en": SENTENCES}
    position_type, view_type, batch_type, choice_kinds = HighCardPosition, HighCardView, HighCardBatch, (PlayCard,)
    make_table = staticmethod(plain_tables("Highcard", players_range, State))


class GreedyBot:
    """Plays the highest card."""

    def choose(self, view: HighCardView, choices: Sequence[Choice], budget: Any, rng: random.Random) -> Choice:
        """The last choice: they are in order."""
        return choices[-1]


BOTS = {"greedy": GreedyBot}
PLUGIN = GamePlugin(key="highcard", game="highcard:HighCard", bots="highcard:BOTS")
