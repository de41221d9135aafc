"""The events of Super: each declared once (S3, S4).

What others choose is a secret, and so is that they changed their plan (S3.1); everything else is public.
"""

from __future__ import annotations

from typing import Annotated

from folsom.kernel.events import Events, LogEntry
from folsom.kernel.fact_types import (
    SUM_AT,
    SUM_BITS,
    BitFlag,
    ChoiceCode,
    FactType,
    Inner,
    Money,
    Question,
    RoundNumber,
    RoundOfChoice,
    Seat,
    Secret,
)
from folsom.kernel.log import Log
from folsom.super.state import State

EVENTS = Events(State)

# --- what the numbers say ------------------------------------------------------------------------

Bandit = Annotated[int, FactType("Bandit", "a bandit's number, which is its seat's")]
Car = Annotated[int, FactType("Car", "a car's number, from 0, the locomotive")]
Level = Annotated[int, FactType("Level", "inside, 0, or on the roof, 1")]
Way = Annotated[int, FactType("Way", "the way that a bandit faces or goes: `numbers.to_locomotive`, or the other")]
Card = Annotated[int, FactType("Card", "a card, by `names.cards`")]
Turn = Annotated[int, FactType("Turn", "a turn of the round, from 0")]
Reason = Annotated[int, FactType("Reason", "why an action has no effect, by `names.reasons`")]
EndedBy = Annotated[int, FactType("EndedBy", "how the game ended, see the view's `ended_by`")]
PlaceInRow = Annotated[
    int,
    FactType("PlaceInRow", "in the row that a bandit enters, from 0, the locomotive's side", at=SUM_AT, bits=SUM_BITS),
]

# Why an action has no effect (S3.6)
NO_TARGET = 0
REASONS = ("no bandit in sight",)

# --- plans -------------------------------------------------------------------------------------


@EVENTS.event("event-ready", seen_by=("seat",))
def note_chose(
    s: State,
    log: Log,
    *,
    seat: Seat,
    choice: Secret[ChoiceCode],
    forced: Secret[BitFlag],
    round: RoundOfChoice,  # noqa: A002  # the fact's name on the wire
    question: Inner[Question],
) -> None:
    """A seat has a plan (S3.1)."""


@EVENTS.event("event-plan-changed", seen_by=("seat",), private=True)
def note_changed(
    s: State,
    log: Log,
    *,
    seat: Seat,
    choice: Secret[ChoiceCode],
    forced: Secret[BitFlag],
    round: RoundOfChoice,  # noqa: A002  # the fact's name on the wire
    question: Inner[Question],
) -> None:
    """A seat has another plan (S3.1)."""


@EVENTS.event("event-super-boarded")
def note_placed(s: State, log: Log, *, bandit: Bandit, car: Car, way: Way) -> None:
    """A bandit boards the train (S1.3, S1.4)."""


@EVENTS.event("event-super-round-began")
def note_round_began(s: State, log: Log, *, number: RoundNumber, first: Seat) -> None:
    """A round begins (S3.1)."""


# --- the action --------------------------------------------------------------------------------


@EVENTS.event("event-revealed")
def note_revealed(s: State, log: Log, *, bandit: Bandit, card: Card, turn: Turn) -> None:
    """A bandit's next card is turned up (S3.2)."""


@EVENTS.event("event-turned")
def note_turned(s: State, log: Log, *, bandit: Bandit, way: Way) -> None:
    """A bandit turns round (S3.3)."""


@EVENTS.event("event-changed-floor")
def note_changed_floor(s: State, log: Log, *, bandit: Bandit, car: Car, level: Level, place: PlaceInRow) -> None:
    """A bandit climbs up or down (S3.4)."""


@EVENTS.event("event-moved")
def note_moved(
    s: State, log: Log, *, bandit: Bandit, from_car: Car, to_car: Car, level: Level, place: PlaceInRow
) -> None:
    """A bandit goes one car on (S3.5)."""


@EVENTS.event("event-fired-along")
def note_fired(s: State, log: Log, *, bandit: Bandit, way: Way) -> None:
    """A bandit fires (S3.6)."""


@EVENTS.event("event-passed-through")
def note_passed_through(s: State, log: Log, *, target: Bandit, bandit: Bandit) -> None:
    """A shot passes through a stunned bandit (S3.6)."""


@EVENTS.event("event-hit")
def note_hit(s: State, log: Log, *, target: Bandit, bandit: Bandit) -> None:
    """A shot hits a bandit (S3.6)."""


@EVENTS.event("event-thrown")
def note_thrown(
    s: State, log: Log, *, bandit: Bandit, from_car: Car, to_car: Car, level: Level, place: PlaceInRow
) -> None:
    """A bandit who is hit goes one car on and lies stunned (S3.6)."""


@EVENTS.event("event-no-effect")
def note_no_effect(s: State, log: Log, *, bandit: Bandit, action: Card, reason: Reason) -> None:
    """A card does nothing (S3.6)."""


@EVENTS.event("event-stood-up")
def note_stood_up(s: State, log: Log, *, bandit: Bandit) -> None:
    """A stunned bandit stands up (S3.7)."""


@EVENTS.event("event-lay-down")
def note_lay_down(s: State, log: Log, *, bandit: Bandit) -> None:
    """A bandit lies down by Reflex (S6.1)."""


@EVENTS.event("event-fell-off")
def note_fell_off(s: State, log: Log, *, bandit: Bandit, car: Car, level: Level, way: Way) -> None:
    """A bandit falls off the train and is out (S3.5, S3.6)."""


@EVENTS.event("event-left-train")
def note_left_train(s: State, log: Log, *, bandit: Bandit, car: Car, level: Level, way: Way) -> None:
    """A bandit leaves the train, but will ride back (S6.2)."""


@EVENTS.event("event-rode")
def note_rode(s: State, log: Log, *, bandit: Bandit, place: PlaceInRow) -> None:
    """A bandit rides to the locomotive (S6.2)."""


@EVENTS.event("event-rode-back")
def note_rode_back(s: State, log: Log, *, bandit: Bandit, place: PlaceInRow) -> None:
    """A bandit who left the train rides back (S6.2)."""


# --- the end of a round ------------------------------------------------------------------------


@EVENTS.event("event-unhooked")
def note_unhooked(s: State, log: Log, *, car: Car) -> None:
    """The last car is unhooked (S4.1a)."""


@EVENTS.event("event-left-behind")
def note_left_behind(s: State, log: Log, *, bandit: Bandit, car: Car, level: Level) -> None:
    """A bandit stays behind with the unhooked car and is out (S4.1b)."""


@EVENTS.event("event-took-car")
def note_took_car(s: State, log: Log, *, bandit: Bandit, car: Car, value: Money) -> None:
    """The farthest bandit takes the card of the unhooked car (S4.1d)."""


@EVENTS.event("event-first-passed")
def note_first_passed(s: State, log: Log, *, seat: Seat) -> None:
    """Another seat is first (S4.1f)."""


# --- the end -----------------------------------------------------------------------------------


@EVENTS.event("event-won")
def note_won(s: State, log: Log, *, seat: Seat) -> None:
    """A seat wins (S5.2, S5.3)."""


@EVENTS.event("event-shared-first")
def note_shared_first(s: State, log: Log, *, seat: Seat) -> None:
    """Nobody is left, and this seat fell last (S4.1c)."""


@EVENTS.event("event-game-ended")
def note_game_ended(s: State, log: Log, *, ended_by: EndedBy) -> None:
    """The game is over (S5.1)."""


def reveals_more(entry: LogEntry) -> bool:
    """Whether an event shows more than a seat's own choice: all events do except choices."""
    return not EVENTS.kind_of(entry).is_choice
