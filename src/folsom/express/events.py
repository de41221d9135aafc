"""The events of Express: each declared once, with who may see what of it (X4.5, X5.7, X5.10, X10.1).

A turn of Schemin' is written down once; `entries_of` splits it into its choice and its effect.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from folsom.express.choice_codes import DRAW, HIDE, PLAY
from folsom.express.components import ACTION_NAMES, FACES, FIRST_JEWEL, FIRST_STRONGBOX, LOOT_VALUE
from folsom.express.state import SCHEMING, State
from folsom.kernel.events import SILENT, Events, Facts, LogEntry, PlacedEntry
from folsom.kernel.fact_types import (
    SUM_AT,
    SUM_BITS,
    BitFlag,
    ChoiceCode,
    Count,
    FactType,
    Flag,
    Inner,
    Money,
    Question,
    RoundNumber,
    RoundOfChoice,
    Seat,
    Secret,
    fact_type,
)
from folsom.kernel.log import Log
from folsom.kernel.packing import PackedWord

EVENTS = Events(State)

# --- what the numbers say ------------------------------------------------------------------------


def token_kind(token: int) -> str:
    """Purse, jewel or strongbox."""
    if token >= FIRST_STRONGBOX:
        return "strongbox"
    return "jewel" if token >= FIRST_JEWEL else "purse"


def token_facts(token: int) -> Facts:
    """What a token is, and whether its value is a secret: jewels and strongboxes lie open."""
    return {"loot": token_kind(token), "value": int(LOOT_VALUE[token]), "purse": token < FIRST_JEWEL}


Bandit = Annotated[int, FactType("Bandit", "a bandit's number, from 0")]
Car = Annotated[int, FactType("Car", "a car's number, from 0, the locomotive")]
Level = Annotated[int, FactType("Level", "inside or on the roof, by `numbers`")]
Spot = Annotated[int, FactType("Spot", "a car's number, plus `numbers.cars` for its roof")]
Card = Annotated[int, FactType("Card", "an action card's face, by `names.actions`; see `team_cards` for two players")]
Cards = Annotated[int, FactType("Cards", "faces of cards, or bullets", '(number | "bullet")[]', own_word=True)]
Action = Annotated[int, FactType("Action", "an action, by `names.actions`")]
RoundCard = Annotated[int, FactType("RoundCard", "a round card, by `names.round_cards`")]
RoundEvent = Annotated[int, FactType("RoundEvent", "the event of a round card, by `names.events`")]
Reason = Annotated[int, FactType("Reason", "why an action has no effect, by `names.reasons`")]
Source = Annotated[int, FactType("Source", "where a neutral bullet comes from: `numbers.from_event`, or the Marshal")]
Loot = Annotated[str, FactType("Loot", "what a token is", '"purse" | "jewel" | "strongbox"')]
Token = Annotated[
    int,
    FactType(
        "Token",
        "a token's number",
        at=SUM_AT,
        bits=SUM_BITS,
        told_as={"loot": fact_type(Loot), "value": fact_type(Money)},
        told=token_facts,
        secret=("value",),
        when="purse",
    ),
]

# Why an action has no effect (X5.2)
NO_TARGET, NO_BULLETS, NOTHING_HERE, NOBODY_HERE = range(4)
REASONS = ("no bandit in sight", "no bullets left", "nothing to rob here", "no other bandit here")

# What was asked, kept with a choice so that it can be put in words later
QUESTION_WORD = PackedWord.in_order(phase=8, action=8, target=8, turn=7)
pack_question = QUESTION_WORD.packer("pack_question", __name__)

# --- choices and cards ---------------------------------------------------------------------------


@EVENTS.event(SILENT, seen_by=("seat",))
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
    """A seat has chosen; a turn of Schemin' is noted by what is done."""


@EVENTS.event("event-round-began")
def note_round_began(s: State, log: Log, *, number: RoundNumber, card: RoundCard, first: Seat) -> None:
    """A round card is turned up (X3.1)."""


@EVENTS.event("event-dealt", seen_by=("seat",))
def note_dealt(s: State, log: Log, *, seat: Seat, count: Count, bullets: Count, cards: Secret[Cards]) -> None:
    """A seat is dealt its hand; *bullets* of it came from the top of its deck (X3.2, X10.2)."""


@EVENTS.event("event-shed")
def note_shed(s: State, log: Log, *, seat: Seat, count: Count) -> None:
    """A seat discards its bullets, for all to see (X10.2, X10.3)."""


@EVENTS.event("event-drew", seen_by=("seat",))
def note_drew(
    s: State, log: Log, *, seat: Seat, count: Count, bullets: Count, forced: Inner[BitFlag], cards: Secret[Cards]
) -> None:
    """A seat spends its turn drawing (X4.2, X4.3)."""


@EVENTS.event("event-reshuffled")
def note_reshuffled(s: State, log: Log, *, seat: Seat) -> None:
    """A seat's discard becomes its new draw pile (X10.5)."""


@EVENTS.event("event-played", seen_by=("seat",), when="face_down")
def note_played(
    s: State,
    log: Log,
    *,
    seat: Seat,
    card: Secret[Card],
    face_down: Flag,
    forced: Inner[BitFlag],
    hidden: Inner[BitFlag],
) -> None:
    """A seat plays an action card; Ghost may have *hidden* it (X4.2, X4.4, X7.1)."""


@EVENTS.event("event-discarded", seen_by=("seat",))
def note_discarded(s: State, log: Log, *, seat: Seat, count: Count, cards: Secret[Cards]) -> None:
    """A seat discards a card that it doesn't keep (X10.3)."""


@EVENTS.event("event-scheming-ended")
def note_scheming_ended(s: State, log: Log) -> None:
    """The plan is made (X4.6)."""


# --- bandits -----------------------------------------------------------------------------------


@EVENTS.event("event-boarded")
def note_placed(s: State, log: Log, *, bandit: Bandit, car: Car) -> None:
    """A bandit boards the train (X2.6, X11.2)."""


@EVENTS.event("event-revealed")
def note_revealed(s: State, log: Log, *, seat: Seat, bandit: Bandit, card: Card, was_face_down: Flag) -> None:
    """The next card of the pile is turned up (X5.1)."""


@EVENTS.event("event-no-effect")
def note_no_effect(s: State, log: Log, *, bandit: Bandit, action: Action, reason: Reason) -> None:
    """A card does nothing (X5.2)."""


@EVENTS.event("event-moved")
def note_moved(s: State, log: Log, *, bandit: Bandit, from_car: Car, to_car: Car, level: Level) -> None:
    """A bandit walks to another car (X5.3)."""


@EVENTS.event("event-changed-floor")
def note_changed_floor(s: State, log: Log, *, bandit: Bandit, car: Car, level: Level) -> None:
    """A bandit climbs up or down (X5.4)."""


@EVENTS.event("event-fired-at")
def note_fired(s: State, log: Log, *, bandit: Bandit, target: Bandit) -> None:
    """A bandit fires at another (X5.5)."""


@EVENTS.event("event-bullet-taken")
def note_hit(s: State, log: Log, *, target: Bandit, bandit: Bandit) -> None:
    """A shot bandit takes one of the shooter's bullets (X5.6)."""


@EVENTS.event("event-pushed")
def note_pushed(s: State, log: Log, *, bandit: Bandit, from_car: Car, to_car: Car, level: Level) -> None:
    """Django's shot pushes a bandit one car on (X7.4)."""


@EVENTS.event("event-punched")
def note_punched(s: State, log: Log, *, bandit: Bandit, target: Bandit) -> None:
    """A bandit punches another (X5.8)."""


@EVENTS.event("event-dropped", seen_by=("seat",))
def note_dropped(s: State, log: Log, *, bandit: Bandit, spot: Spot, seat: Seat, token: Token) -> None:
    """A punched bandit drops a token (X5.8)."""


@EVENTS.event("event-pocketed", seen_by=("seat", "holder"))
def note_pocketed(
    s: State, log: Log, *, bandit: Bandit, target: Bandit, seat: Seat, holder: Inner[Seat], token: Token
) -> None:
    """Cheyenne pockets a purse that she punched out (X7.5)."""


@EVENTS.event("event-knocked")
def note_knocked(s: State, log: Log, *, bandit: Bandit, from_car: Car, to_car: Car, level: Level) -> None:
    """A punched bandit lands in an adjacent car (X5.8)."""


@EVENTS.event("event-robbed", seen_by=("seat", "holder"))
def note_robbed(
    s: State, log: Log, *, bandit: Bandit, spot: Spot, seat: Seat, holder: Inner[Seat], token: Token
) -> None:
    """A bandit robs a token, which *holder* may have held last (X5.7, X5.10)."""


@EVENTS.event("event-marshal-moved")
def note_marshal_moved(s: State, log: Log, *, from_car: Car, to_car: Car) -> None:
    """The Marshal moves (X5.9, X8.1)."""


@EVENTS.event("event-fled")
def note_fled(s: State, log: Log, *, bandit: Bandit, car: Car) -> None:
    """A bandit flees from the Marshal to the roof (X6.1)."""


@EVENTS.event("event-neutral-bullet")
def note_neutral_bullet(s: State, log: Log, *, bandit: Bandit, source: Source) -> None:
    """A bandit takes a neutral bullet (X6.1, X8.1, X8.5)."""


@EVENTS.event("event-neutrals-gone")
def note_neutrals_gone(s: State, log: Log, *, count: Count) -> None:
    """Too few neutral bullets are left, and they leave the game (X9.4)."""


# --- the end of a round ------------------------------------------------------------------------


@EVENTS.event("event-began")
def note_event_began(s: State, log: Log, *, event: RoundEvent) -> None:
    """The event of the round card begins (X8)."""


@EVENTS.event("event-carried")
def note_carried(s: State, log: Log, *, bandit: Bandit, from_car: Car, to_car: Car, level: Level) -> None:
    """The train carries a bandit along the roofs (X8.2, X8.3)."""


@EVENTS.event("event-box-put")
def note_box_put(s: State, log: Log, *, car: Car) -> None:
    """The second strongbox is put in the Marshal's car (X8.4)."""


@EVENTS.event("event-pickpocketed", seen_by=("seat", "holder"))
def note_pickpocketed(
    s: State, log: Log, *, bandit: Bandit, spot: Spot, seat: Seat, holder: Inner[Seat], token: Token
) -> None:
    """A bandit who is alone takes a purse (X8.6)."""


@EVENTS.event("event-left-purse")
def note_left_purse(s: State, log: Log, *, bandit: Bandit, spot: Spot) -> None:
    """A bandit who could take a purse leaves it (X8.6)."""


@EVENTS.event("event-lost-purse", seen_by=("seat",))
def note_lost_purse(s: State, log: Log, *, bandit: Bandit, spot: Spot, seat: Seat, token: Token) -> None:
    """A bandit loses the purse of least value (X8.7)."""


@EVENTS.event("event-ransomed", amount="ransom")
def note_ransomed(s: State, log: Log, *, bandit: Bandit) -> None:
    """A bandit in or on the locomotive receives a ransom (X8.8)."""


@EVENTS.event("event-round-ended")
def note_round_ended(s: State, log: Log, *, number: RoundNumber) -> None:
    """A round is over (X3.1)."""


# --- the end -----------------------------------------------------------------------------------


@EVENTS.event("event-gunslinger", amount="gunslinger")
def note_gunslinger(s: State, log: Log, *, bandit: Bandit) -> None:
    """A bandit is a Gunslinger (X9.2)."""


@EVENTS.event("event-scored")
def note_scored(s: State, log: Log, *, seat: Seat, money: Money) -> None:
    """What a seat has at the end (X9.1)."""


@EVENTS.event("event-arrived")
def note_game_ended(s: State, log: Log) -> None:
    """The train has arrived (X9.1)."""


# --- read back -----------------------------------------------------------------------------------

CHOSE, PLAYED, DREW = (EVENTS.named(name) for name in ("chose", "played", "drew"))
ROUND_BEGAN, RESHUFFLED = EVENTS.named("round began"), EVENTS.named("reshuffled")


def reveals_more(seat: int, entry: LogEntry) -> bool:
    """Whether an event shows more than the seat's own choice.

    For example a card that lay face down, how many bullets a hand held, or that another seat had only one card to play.
    """
    kind, facts = EVENTS.kind_of(entry), EVENTS.facts(entry)
    if kind in (PLAYED, DREW):
        return bool(facts["seat"] != seat)
    return kind.name == "shed" or (kind.name == "revealed" and bool(facts["was_face_down"]))


def entries_of(words: Sequence[int], round_number: int, turn: int) -> list[PlacedEntry]:
    """The events of a log, starting at a round and turn, each with the place of its word in the log.

    A turn of Schemin' is written once; here it's split into its choice and its effect.
    """
    found: list[PlacedEntry] = []
    for place, entry in EVENTS.entries_in(words):
        kind = EVENTS.kind_of(entry)
        if kind is ROUND_BEGAN:
            round_number, turn = kind.facts(entry)["number"], 0
        if kind in (PLAYED, DREW):
            before = _before_its_shuffles(found)
            began = found[before][0] if before < len(found) else place
            found.insert(before, (began, _choice_of_turn(entry, round_number, turn)))
            entry = _turn_taken(entry)  # noqa: PLW2901
            turn += 1
        found.append((place, entry))
    return found


def _before_its_shuffles(found: list[PlacedEntry]) -> int:
    """Where the choice of a draw belongs: before the shuffles that it led to (X10.5)."""
    at = len(found)
    while at and EVENTS.kind_of(found[at - 1][1]) is RESHUFFLED:
        at -= 1
    return at


def _choice_of_turn(entry: LogEntry, round_number: int, turn: int) -> LogEntry:
    """The choice made in a turn of Schemin', as an event of its own."""
    facts = EVENTS.facts(entry)
    asked = QUESTION_WORD.pack(phase=SCHEMING, turn=turn)
    choice, forced = _code_of_turn(facts), facts["forced"]
    word, _ = CHOSE.entry(seat=facts["seat"], choice=choice, forced=forced, round=round_number, question=asked)
    return word, 0


def _code_of_turn(facts: Facts) -> int:
    if "card" not in facts:
        return DRAW
    return int(facts["card"]) + (HIDE if facts["hidden"] else PLAY)


def _turn_taken(entry: LogEntry) -> LogEntry:
    """A turn of Schemin' without its choice."""
    kind = EVENTS.kind_of(entry)
    facts = {name: value for name, value in kind.facts(entry).items() if name not in kind.inner}
    return kind.entry(**facts)


def card_faces(cards: int, team: int) -> tuple[int | str, ...]:
    """The faces of a set of cards, in order, and "bullet" for each bullet."""
    held = [card for card in range(FACES) if cards >> card & 1]
    faces = sorted(card if team else card % len(ACTION_NAMES) for card in held)
    return (*faces, *["bullet"] * (cards >> FACES).bit_count())
