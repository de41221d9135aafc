"""Choices as data: what each one is and which thing on the table it is about, named as views name it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal, TypedDict, cast, get_args

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
    ACTION_NAMES,
    INSIDE,
    JEWEL,
    KIND_VALUE,
    LOOT_KINDS,
    MARSHAL,
    ROOF,
    STRONGBOX,
    TUNNEL,
    UNKNOWN_PURSE,
)
from folsom.express.state import COLUMN, PUNCHING_LOOT, PUNCHING_WAY
from folsom.express.view_record import ExpressViewRecord
from folsom.express.words import Question, bandit_name, card_words, whereabouts
from folsom.kernel.choices import Sentence
from folsom.kernel.events import Facts

LevelName = Literal["inside", "roof"]
LootName = Literal["purse", "jewel", "strongbox"]
LEVEL_NAMES: tuple[LevelName, LevelName] = ("inside", "roof")
LOOT_NAMES: dict[int, LootName] = {JEWEL: "jewel", STRONGBOX: "strongbox"}  # any other kind is a purse
LOOT_WORTH = [None if kind == UNKNOWN_PURSE else int(KIND_VALUE[kind]) for kind in range(LOOT_KINDS)]


# --- what a choice is --------------------------------------------------------------------------


class Play(TypedDict):
    """Play a card."""

    act: Annotated[Literal["play"], Sentence("choice-play")]
    card: str
    face_down: bool


class Draw(TypedDict):
    """Draw cards instead."""

    act: Annotated[Literal["draw"], Sentence("choice-draw")]


class Discard(TypedDict):
    """Discard a card before the next round (experts)."""

    act: Annotated[Literal["discard"], Sentence("choice-discard")]
    card: str


class Keep(TypedDict):
    """Keep the rest of the hand (experts)."""

    act: Annotated[Literal["keep"], Sentence("choice-keep")]


class Place(TypedDict):
    """The bandit of a team that boards the caboose."""

    act: Annotated[Literal["place"], Sentence("choice-place")]
    bandit: str
    car: int


class Go(TypedDict):
    """Move along the train."""

    act: Annotated[Literal["go"], Sentence("choice-go")]
    bandit: str
    car: int
    level: LevelName


class MoveMarshal(TypedDict):
    """Move the Marshal."""

    act: Annotated[Literal["marshal"], Sentence("choice-marshal")]
    car: int


class Aim(TypedDict):
    """Whom to fire at or to punch."""

    act: Annotated[Literal["aim"], Sentence("choice-aim")]
    card: str
    bandit: str


class LootFacts(TypedDict):
    """A kind of loot; the value of a purse that the seat doesn't know is null."""

    loot: LootName
    value: int | None


class Take(TypedDict):
    """Loot to take from where the bandit is; the value of a purse that the seat doesn't know is null."""

    act: Annotated[Literal["take"], Sentence("choice-take")]
    bandit: str
    car: int
    level: LevelName
    loot: LootName
    value: int | None


class KnockOff(TypedDict):
    """Loot that the punched bandit drops."""

    act: Annotated[Literal["knock off"], Sentence("choice-knock-off")]
    bandit: str
    loot: LootName
    value: int | None


class Pocket(TypedDict):
    """Keep that loot instead of dropping it."""

    act: Annotated[Literal["pocket"], Sentence("choice-pocket")]


class Leave(TypedDict):
    """Leave loot where it is."""

    act: Annotated[Literal["leave"], Sentence("choice-leave")]


class Send(TypedDict):
    """Where the punched bandit goes."""

    act: Annotated[Literal["send"], Sentence("choice-send")]
    bandit: str
    car: int
    level: LevelName


class Climb(TypedDict):
    """Climb to the roof, or down inside."""

    act: Annotated[Literal["climb"], Sentence("choice-climb")]
    to: LevelName


ExpressChoice = (
    Play | Draw | Discard | Keep | Place | Go | MoveMarshal | Aim | Take | KnockOff | Pocket | Leave | Send | Climb
)
CHOICE_KINDS: tuple[type, ...] = get_args(ExpressChoice)

# --- by its number -----------------------------------------------------------------------------


def choice_facts(v: ExpressViewRecord, q: Question, seat: int, choice: int) -> Facts:
    """A choice as data: `act` says what is done, the rest to what; no two choices of a decision are the same."""
    row, place = ROWS[choice]
    return cast("Facts", _FACTS[row](v, q, seat, place))


def _play(v: ExpressViewRecord, q: Question, seat: int, face: int) -> Play:
    return {"act": "play", "card": card_words(v, seat, face), "face_down": q.symbol == TUNNEL}


def _hide(v: ExpressViewRecord, q: Question, seat: int, face: int) -> Play:
    return {"act": "play", "card": card_words(v, seat, face), "face_down": True}


def _go(v: ExpressViewRecord, q: Question, seat: int, car: int) -> Send | MoveMarshal | Go:
    """The Marshal moves, a bandit moves, or a punched bandit is sent somewhere."""
    if q.phase == PUNCHING_WAY:
        return {"act": "send", "bandit": bandit_name(v, q.target), "car": car, "level": _level_of(v, q.target)}
    if q.action == MARSHAL:
        return {"act": "marshal", "car": car}
    return {"act": "go", "bandit": bandit_name(v, v.bandit), "car": car, "level": _level_of(v, v.bandit)}


def _level_of(v: ExpressViewRecord, bandit: int) -> LevelName:
    """The level where a bandit is."""
    return LEVEL_NAMES[ROOF if v.floor[ROOF] & COLUMN << bandit else INSIDE]


def spot_facts(act: str, bandit: str, car: int, level: int) -> Facts:
    """The facts that all choices of a spot have."""
    return {"act": act, "bandit": bandit, "car": car, "level": LEVEL_NAMES[level]}


def _aim(v: ExpressViewRecord, q: Question, seat: int, bandit: int) -> Aim:
    return {"act": "aim", "card": ACTION_NAMES[q.action], "bandit": bandit_name(v, bandit)}


def aim_facts(action: int, target: str) -> Facts:
    """A bandit to fire at, or to punch."""
    return {"act": "aim", "card": ACTION_NAMES[action], "bandit": target}


def _take(v: ExpressViewRecord, q: Question, seat: int, kind: int) -> KnockOff | Take:
    """Loot that is knocked off a bandit, or that a bandit takes from its own spot."""
    if q.phase == PUNCHING_LOOT:
        return {"act": "knock off", "bandit": bandit_name(v, q.target), **loot_facts(kind)}
    (car, level), name = whereabouts(v, v.bandit), bandit_name(v, v.bandit)
    return {"act": "take", "bandit": name, "car": car, "level": LEVEL_NAMES[level], **loot_facts(kind)}


def loot_facts(kind: int) -> LootFacts:
    """A kind of loot; the value is None for a purse that the seat doesn't know."""
    return {"loot": LOOT_NAMES.get(kind, "purse"), "value": LOOT_WORTH[kind]}


def _discard(v: ExpressViewRecord, q: Question, seat: int, face: int) -> Discard:
    return {"act": "discard", "card": card_words(v, seat, face)}


def _place(v: ExpressViewRecord, q: Question, seat: int, which: int) -> Place:
    """The bandit that goes to the caboose."""
    return {"act": "place", "bandit": bandit_name(v, (seat << 1) + which), "car": v.cars - 1}


def _climb(v: ExpressViewRecord, q: Question, seat: int, level: int) -> Climb:
    """To the other level."""
    return {"act": "climb", "to": LEVEL_NAMES[1 - level]}


# By the first choice of a row
_FACTS: dict[int, Callable[[ExpressViewRecord, Question, int, int], ExpressChoice]] = {
    DRAW: lambda v, q, seat, _: Draw(act="draw"),
    PLAY: _play,
    HIDE: _hide,
    GO: _go,
    AIM: _aim,
    TAKE: _take,
    LEAVE: lambda v, q, seat, _: Leave(act="leave"),
    POCKET: lambda v, q, seat, _: Pocket(act="pocket"),
    DISCARD: _discard,
    KEEP: lambda v, q, seat, _: Keep(act="keep"),
    PLACE: _place,
    CLIMB: _climb,
}
