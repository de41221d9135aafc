"""Choices in the rulebook's words, and back."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from folsom.express.choice_codes import (
    AIM,
    CLIMB,
    DISCARD,
    DRAW,
    GO,
    HIDE,
    KEEP,
    LEAVE,
    PLACE,
    PLAY,
    POCKET,
    ROWS,
    TAKE,
)
from folsom.express.components import (
    CAR_NAMES,
    CARS,
    CHARACTER_NAMES,
    FACES,
    FIRE,
    FIRST_KNOWN,
    FLOOR,
    INSIDE,
    JEWEL,
    MARSHAL,
    MOVE,
    PUNCH,
    PURSE_KINDS,
    ROB,
    SEATS,
    STANDARD,
    STRONGBOX,
    TEAM_CARDS,
    TUNNEL,
    TURN_SYMBOL,
    TURNS_MAX,
    UNKNOWN_PURSE,
)
from folsom.express.events import QUESTION_WORD
from folsom.express.state import (
    BYTE_BITS,
    COLUMN,
    KEEPING,
    OVER,
    PICKING_POCKETS,
    PLACING,
    PUNCHING_LOOT,
    PUNCHING_TAKE,
    PUNCHING_WAY,
    SCHEMING,
    STEALING,
    State,
)
from folsom.express.view_record import ExpressViewRecord

TEAM_JOINER = " & "
Crew = tuple[int, ...]  # the characters of bandits who play together


def loot_words(kind: int) -> str:
    """One piece of loot, as one who picks it says."""
    if kind == UNKNOWN_PURSE:
        return "a purse"
    if kind == JEWEL:
        return "a jewel"
    if kind == STRONGBOX:
        return "a strongbox"
    return f"the ${PURSE_KINDS[kind - FIRST_KNOWN]} purse"


def bandit_name(t: State | ExpressViewRecord, bandit: int) -> str:
    """The character of a bandit."""
    return CHARACTER_NAMES[t.character[bandit]]


def car_name(t: State | ExpressViewRecord, car: int) -> str:
    """The name of a car of this train."""
    return CAR_NAMES[t.car_kind[car]]


def whereabouts(t: State | ExpressViewRecord, bandit: int) -> tuple[int, int]:
    """The car and level of a bandit on the train."""
    for level, floor in enumerate(t.floor):
        here = floor & COLUMN << bandit
        if here:
            return here.bit_length() - 1 >> BYTE_BITS, level
    raise ValueError(f"bandit {bandit} is not on the train yet")


def crew_of(t: State | ExpressViewRecord, seat: int) -> Crew:
    """The characters of a seat's bandits."""
    return tuple(t.character[seat << t.team : (seat + 1) << t.team])


@cache
def crews_of(characters: tuple[int, ...], team: int) -> tuple[Crew, ...]:
    """The characters of all bandits, by seat."""
    return tuple(characters[first : first + (1 << team)] for first in range(0, len(characters), 1 << team))


def seat_name(t: State | ExpressViewRecord, seat: int) -> str:
    """A seat by its bandits: Tuco, or Tuco and Cheyenne."""
    return crew_name(crew_of(t, seat))


@cache
def crew_name(crew: Crew) -> str:
    """Bandits who play together: Tuco, or Tuco and Cheyenne."""
    return TEAM_JOINER.join(CHARACTER_NAMES[character] for character in crew)


def card_words(t: State | ExpressViewRecord, seat: int, face: int) -> str:
    """A card: Fire, or Tuco's Fire in the team game (X11.3)."""
    return cards_of_crew(crew_of(t, seat))[face]


@cache
def cards_of_crew(crew: Crew) -> tuple[str, ...]:
    """The name of each face among a seat's cards."""
    return tuple(
        action if len(crew) == 1 or mate is None else f"{CHARACTER_NAMES[crew[mate]]}'s {action}"
        for action, mate in TEAM_CARDS
    )


class Question(NamedTuple):
    """What a choice answers: enough to say it in words."""

    phase: int
    action: int
    target: int
    symbol: int

    @classmethod
    def of(cls, t: State | ExpressViewRecord) -> Question:
        """The question that a position asks."""
        return cls(t.phase, t.action, t.target, _symbol(t, t.round_number, t.phase, t.turn))

    @classmethod
    def unpacked(cls, t: State | ExpressViewRecord, round_number: int, word: int) -> Question:
        """The question that the log keeps with a choice of a round."""
        asked = QUESTION_WORD.unpack(word)
        symbol = _symbol(t, round_number, asked["phase"], asked["turn"])
        return cls(asked["phase"], asked["action"], asked["target"], symbol)


def _symbol(t: State | ExpressViewRecord, round_number: int, phase: int, turn: int) -> int:
    """The symbol of a turn of Schemin' (X4.4)."""
    if phase != SCHEMING:
        return STANDARD
    row = t.round_cards[round_number] * (SEATS + 1) + t.players
    return int(TURN_SYMBOL[row * TURNS_MAX + turn])


# The rule that says what can answer a question
_RULE_OF_PHASE = {
    PLACING: "X11.2",
    SCHEMING: "X4.2",
    KEEPING: "X10.3",
    PUNCHING_LOOT: "X5.8",
    PUNCHING_TAKE: "X7.5",
    PUNCHING_WAY: "X5.8",
    PICKING_POCKETS: "X8.6",
    OVER: "X9.1",
}
_RULE_OF_ACTION = {MOVE: "X5.3", FLOOR: "X5.4", FIRE: "X5.5", ROB: "X5.7", PUNCH: "X5.8", MARSHAL: "X5.9"}


def rule_of(q: Question) -> str:
    """The id of the rule that says what can be chosen now."""
    return _RULE_OF_ACTION[q.action] if q.phase == STEALING else _RULE_OF_PHASE[q.phase]


def _go_words(t: State | ExpressViewRecord, q: Question, car: int) -> str:
    where = car_name(t, car)
    if q.phase == PUNCHING_WAY:
        return f"send {bandit_name(t, q.target)} to {where}"
    return f"move to {where}" if q.action == MOVE else f"move the Marshal to {where}"


def _take_words(q: Question, kind: int) -> str:
    verb = {PUNCHING_LOOT: "knock off", PICKING_POCKETS: "take"}.get(q.phase, "rob")
    return f"{verb} {loot_words(kind)}"


def choice_words(t: State | ExpressViewRecord, q: Question, seat: int, choice: int) -> str:
    """A choice of a seat in words, unique among the choices of one decision."""
    row, place = ROWS[choice]
    return _WORDS[row](t, q, seat, place)


def _play_words(t: State | ExpressViewRecord, q: Question, seat: int, face: int) -> str:
    return f"play {card_words(t, seat, face)}" + (" face down" if q.symbol == TUNNEL else "")


def _aim_words(t: State | ExpressViewRecord, q: Question, seat: int, bandit: int) -> str:
    return f"{'punch' if q.action == PUNCH else 'fire at'} {bandit_name(t, bandit)}"


def _leave_words(q: Question) -> str:
    return "leave the purse" if q.phase == PICKING_POCKETS else "let the purse fall"


# By the first choice of a row
_WORDS: dict[int, Callable[[State | ExpressViewRecord, Question, int, int], str]] = {
    DRAW: lambda t, q, seat, _: "draw",
    PLAY: _play_words,
    HIDE: lambda t, q, seat, face: f"play {card_words(t, seat, face)} face down",
    GO: lambda t, q, seat, car: _go_words(t, q, car),
    AIM: _aim_words,
    TAKE: lambda t, q, seat, kind: _take_words(q, kind),
    LEAVE: lambda t, q, seat, _: _leave_words(q),
    POCKET: lambda t, q, seat, _: "pocket the purse",
    DISCARD: lambda t, q, seat, face: f"discard {card_words(t, seat, face)}",
    KEEP: lambda t, q, seat, _: "keep the rest",
    PLACE: lambda t, q, seat, which: f"place {bandit_name(t, (seat << 1) + which)} in the caboose",
    CLIMB: lambda t, q, seat, level: "climb to the roof" if level == INSIDE else "go down inside",
}


def choice_aliases(t: State | ExpressViewRecord, seat: int, choice: int) -> list[str]:
    """Other words that mean the same choice: shorter ones, and ways instead of cars."""
    words = choice_words(t, Question.of(t), seat, choice)
    aliases = [words.replace(" a ", " ").replace(" the ", " ")]
    if GO <= choice < GO + CARS:
        aliases += _way_words(t, choice - GO)
    if PLAY <= choice < HIDE + FACES and words.startswith("play "):
        aliases.append(words.removeprefix("play "))
    return aliases


def _way_words(t: State | ExpressViewRecord, car: int) -> list[str]:
    """Forward or back, and how far where it isn't one car."""
    here = t.marshal if t.action == MARSHAL else whereabouts(t, t.target if t.phase == PUNCHING_WAY else t.bandit)[0]
    way = "forward" if car < here else "back"
    distance = abs(car - here)
    return [way, f"{way} 1"] if distance == 1 else [f"{way} {distance}"]
