"""Choices as data: what each one is and which thing on the table it is about, named as views name it."""

from __future__ import annotations

from collections.abc import Callable

from folsom.express.choice_codes import AIM, CLIMB, DISCARD, DRAW, GO, HIDE, KEEP, LEAVE, PLACE, PLAY, POCKET, TAKE
from folsom.express.components import (
    ACTION_NAMES,
    BANDITS,
    CARS,
    FACES,
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
from folsom.kernel.events import Facts

LEVEL_NAMES = ("inside", "roof")
LOOT_NAMES = {JEWEL: "jewel", STRONGBOX: "strongbox"}  # any other kind is a purse
LOOT_WORTH = [None if kind == UNKNOWN_PURSE else int(KIND_VALUE[kind]) for kind in range(LOOT_KINDS)]


def choice_facts(v: ExpressViewRecord, q: Question, seat: int, choice: int) -> Facts:
    """What a choice of a seat is: `act` says what is done, the rest to what; unique among the choices of a decision."""
    offer, number = _OFFERS[choice]
    return offer(v, q, seat, number)


def _play(v: ExpressViewRecord, q: Question, seat: int, face: int) -> Facts:
    return {"act": "play", "card": card_words(v, seat, face), "face_down": q.symbol == TUNNEL}


def _hide(v: ExpressViewRecord, q: Question, seat: int, face: int) -> Facts:
    return {"act": "play", "card": card_words(v, seat, face), "face_down": True}


def _go(v: ExpressViewRecord, q: Question, seat: int, car: int) -> Facts:
    """The Marshal goes, a bandit does, or one that was punched is sent."""
    if q.phase == PUNCHING_WAY:
        return _step(v, "send", q.target, car)
    return {"act": "marshal", "car": car} if q.action == MARSHAL else _step(v, "go", v.bandit, car)


def _step(v: ExpressViewRecord, act: str, bandit: int, car: int) -> Facts:
    """To a car on the level where the bandit is."""
    level = ROOF if v.floor[ROOF] & COLUMN << bandit else INSIDE
    return spot_facts(act, bandit_name(v, bandit), car, level)


def spot_facts(act: str, bandit: str, car: int, level: int) -> Facts:
    """What a bandit does that needs a spot."""
    return {"act": act, "bandit": bandit, "car": car, "level": LEVEL_NAMES[level]}


def _aim(v: ExpressViewRecord, q: Question, seat: int, bandit: int) -> Facts:
    return aim_facts(q.action, bandit_name(v, bandit))


def aim_facts(action: int, target: str) -> Facts:
    """Somebody to fire at, or to punch."""
    return {"act": "aim", "card": ACTION_NAMES[action], "bandit": target}


def _take(v: ExpressViewRecord, q: Question, seat: int, kind: int) -> Facts:
    """Loot knocked off a bandit, or that a bandit takes from the spot where it is."""
    if q.phase == PUNCHING_LOOT:
        return {"act": "knock off", "bandit": bandit_name(v, q.target), **loot_facts(kind)}
    return {**spot_facts("take", bandit_name(v, v.bandit), *whereabouts(v, v.bandit)), **loot_facts(kind)}


def loot_facts(kind: int) -> Facts:
    """A kind of loot; the value of a purse that one doesn't know is None."""
    return {"loot": LOOT_NAMES.get(kind, "purse"), "value": LOOT_WORTH[kind]}


def _discard(v: ExpressViewRecord, q: Question, seat: int, face: int) -> Facts:
    return {"act": "discard", "card": card_words(v, seat, face)}


def _place(v: ExpressViewRecord, q: Question, seat: int, which: int) -> Facts:
    """The bandit that goes to the caboose."""
    return {"act": "place", "bandit": bandit_name(v, (seat << 1) + which), "car": v.cars - 1}


def _climb(v: ExpressViewRecord, q: Question, seat: int, level: int) -> Facts:
    """To the other level."""
    return {"act": "climb", "to": LEVEL_NAMES[1 - level]}


# By the first choice of a row: how many it has, and how they are told
_ROWS: dict[int, tuple[int, Callable[[ExpressViewRecord, Question, int, int], Facts]]] = {
    DRAW: (1, lambda v, q, seat, _: {"act": "draw"}),
    PLAY: (FACES, _play),
    HIDE: (FACES, _hide),
    GO: (CARS, _go),
    AIM: (BANDITS, _aim),
    TAKE: (LOOT_KINDS, _take),
    LEAVE: (1, lambda v, q, seat, _: {"act": "leave"}),
    POCKET: (1, lambda v, q, seat, _: {"act": "pocket"}),
    DISCARD: (FACES, _discard),
    KEEP: (1, lambda v, q, seat, _: {"act": "keep"}),
    PLACE: (2, _place),
    CLIMB: (2, _climb),
}

# By the number of a choice: how it is told, and its place in its row
_OFFERS = {first + number: (offer, number) for first, (count, offer) in _ROWS.items() for number in range(count)}
