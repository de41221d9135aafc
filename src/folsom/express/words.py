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
)
from folsom.express.view_record import ExpressViewRecord

TEAM_JOINER = " & "
Crew = tuple[int, ...]  # the characters of bandits who play together


def loot_words(kind: int) -> str:
    """One piece of loot, in the words of a choice."""
    if kind == UNKNOWN_PURSE:
        return "a purse"
    if kind == JEWEL:
        return "a jewel"
    if kind == STRONGBOX:
        return "a strongbox"
    return f"the ${PURSE_KINDS[kind - FIRST_KNOWN]} purse"


def bandit_name(v: ExpressViewRecord, bandit: int) -> str:
    """The character of a bandit."""
    return CHARACTER_NAMES[v.character[bandit]]


def car_name(v: ExpressViewRecord, car: int) -> str:
    """The name of a car of this train."""
    return CAR_NAMES[v.car_kind[car]]


def whereabouts(v: ExpressViewRecord, bandit: int) -> tuple[int, int]:
    """The car and level of a bandit on the train."""
    for level, floor in enumerate(v.floor):
        here = floor & COLUMN << bandit
        if here:
            return here.bit_length() - 1 >> BYTE_BITS, level
    raise ValueError(f"bandit {bandit} is not on the train yet")


def crew_of(v: ExpressViewRecord, seat: int) -> Crew:
    """The characters of a seat's bandits."""
    return tuple(v.character[seat << v.team : (seat + 1) << v.team])


@cache
def crews_of(characters: tuple[int, ...], team: int) -> tuple[Crew, ...]:
    """The characters of all bandits, by seat."""
    return tuple(characters[first : first + (1 << team)] for first in range(0, len(characters), 1 << team))


def seat_name(v: ExpressViewRecord, seat: int) -> str:
    """A seat by its bandits: Tuco, or Tuco and Cheyenne."""
    return crew_name(crew_of(v, seat))


@cache
def crew_name(crew: Crew) -> str:
    """Bandits who play together: Tuco, or Tuco and Cheyenne."""
    return TEAM_JOINER.join(CHARACTER_NAMES[character] for character in crew)


def card_words(v: ExpressViewRecord, seat: int, face: int) -> str:
    """A card: Fire, or Tuco's Fire in the team game (X11.3)."""
    return cards_of_crew(crew_of(v, seat))[face]


@cache
def cards_of_crew(crew: Crew) -> tuple[str, ...]:
    """The name of each face among a seat's cards."""
    return tuple(
        action if len(crew) == 1 or mate is None else f"{CHARACTER_NAMES[crew[mate]]}'s {action}"
        for action, mate in TEAM_CARDS
    )


class Question(NamedTuple):
    """The question that a choice answers, with enough detail to put the choice in words."""

    phase: int
    action: int
    target: int
    symbol: int

    @classmethod
    def of(cls, v: ExpressViewRecord) -> Question:
        """The question that a position asks."""
        return cls(v.phase, v.action, v.target, _symbol(v, v.round_number, v.phase, v.turn))

    @classmethod
    def unpacked(cls, v: ExpressViewRecord, round_number: int, word: int) -> Question:
        """The question that the log keeps with a choice of a round."""
        asked = QUESTION_WORD.unpack(word)
        symbol = _symbol(v, round_number, asked["phase"], asked["turn"])
        return cls(asked["phase"], asked["action"], asked["target"], symbol)


def _symbol(v: ExpressViewRecord, round_number: int, phase: int, turn: int) -> int:
    """The symbol of a turn of Schemin' (X4.4)."""
    if phase != SCHEMING:
        return STANDARD
    row = v.round_cards[round_number] * (SEATS + 1) + v.players
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


def _go_words(v: ExpressViewRecord, q: Question, car: int) -> str:
    where = car_name(v, car)
    if q.phase == PUNCHING_WAY:
        return f"send {bandit_name(v, q.target)} to {where}"
    return f"move to {where}" if q.action == MOVE else f"move the Marshal to {where}"


def _take_words(q: Question, kind: int) -> str:
    verb = {PUNCHING_LOOT: "knock off", PICKING_POCKETS: "take"}.get(q.phase, "rob")
    return f"{verb} {loot_words(kind)}"


def choice_words(v: ExpressViewRecord, q: Question, seat: int, choice: int) -> str:
    """A choice of a seat in words, unique among the choices of one decision."""
    row, place = ROWS[choice]
    return _WORDS[row](v, q, seat, place)


def _play_words(v: ExpressViewRecord, q: Question, seat: int, face: int) -> str:
    return f"play {card_words(v, seat, face)}" + (" face down" if q.symbol == TUNNEL else "")


def _aim_words(v: ExpressViewRecord, q: Question, seat: int, bandit: int) -> str:
    return f"{'punch' if q.action == PUNCH else 'fire at'} {bandit_name(v, bandit)}"


def _leave_words(q: Question) -> str:
    return "leave the purse" if q.phase == PICKING_POCKETS else "let the purse fall"


# By the first choice of a row
_WORDS: dict[int, Callable[[ExpressViewRecord, Question, int, int], str]] = {
    DRAW: lambda v, q, seat, _: "draw",
    PLAY: _play_words,
    HIDE: lambda v, q, seat, face: f"play {card_words(v, seat, face)} face down",
    GO: lambda v, q, seat, car: _go_words(v, q, car),
    AIM: _aim_words,
    TAKE: lambda v, q, seat, kind: _take_words(q, kind),
    LEAVE: lambda v, q, seat, _: _leave_words(q),
    POCKET: lambda v, q, seat, _: "pocket the purse",
    DISCARD: lambda v, q, seat, face: f"discard {card_words(v, seat, face)}",
    KEEP: lambda v, q, seat, _: "keep the rest",
    PLACE: lambda v, q, seat, which: f"place {bandit_name(v, (seat << 1) + which)} in the caboose",
    CLIMB: lambda v, q, seat, level: "climb to the roof" if level == INSIDE else "go down inside",
}


def choice_aliases(v: ExpressViewRecord, seat: int, choice: int) -> list[str]:
    """Other words for the same choice: shorter ones, and directions instead of cars."""
    words = choice_words(v, Question.of(v), seat, choice)
    aliases = [words.replace(" a ", " ").replace(" the ", " ")]
    if GO <= choice < GO + CARS:
        aliases += _way_words(v, choice - GO)
    if PLAY <= choice < HIDE + FACES and words.startswith("play "):
        aliases.append(words.removeprefix("play "))
    return aliases


def _way_words(v: ExpressViewRecord, car: int) -> list[str]:
    """Forward or back, and how far if it's more than one car."""
    here = v.marshal if v.action == MARSHAL else whereabouts(v, v.target if v.phase == PUNCHING_WAY else v.bandit)[0]
    way = "forward" if car < here else "back"
    distance = abs(car - here)
    return [way, f"{way} 1"] if distance == 1 else [f"{way} {distance}"]
