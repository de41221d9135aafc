"""What a seat that is to choose could have meant but may not, and why: told from its view alone.

Facts are named as those of choices are. Where some are left out, all that has the others is barred.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from folsom.express.choice_codes import AIM, DRAW
from folsom.express.choices import aim_facts, loot_facts, spot_facts
from folsom.express.components import (
    CARS,
    FIRE,
    GHOST,
    INSIDE,
    JEWEL,
    MARSHAL,
    MOVE,
    PUNCH,
    ROB,
    ROOF,
    STRONGBOX,
    TUCO,
    TUNNEL,
)
from folsom.express.state import BYTE, GHOST_ALWAYS, PICKING_POCKETS, PUNCHING_WAY, SCHEMING, STEALING
from folsom.express.stealing import INSIDE_REACH, ROOF_REACH
from folsom.express.view_record import BULLETS_AT, LOOT_COUNT_BITS, ExpressViewRecord
from folsom.express.words import Question, bandit_name, whereabouts
from folsom.kernel.view import WhyNot

# Why something can't be chosen
SAME_PLACE = "same-place"  # nobody fires at who stands beside them (X5.5)
OTHER_LEVEL = "other-level"  # the other level is out of sight (X5.5), and not a step away (X5.3, X5.8)
TOO_FAR = "too-far"  # inside one sees and goes one car (X5.3, X5.5), as the Marshal does (X5.9); on roofs three (X5.3)
BEHIND = "behind"  # on the roofs the nearest hides those behind (X5.5)
SPARED = "spared"  # Belle, while another can be chosen (X7.6)
NEVER = "never"  # the Marshal is nobody's target (X5.5, X5.8)
ELSEWHERE = "elsewhere"  # one punches and robs where one stands (X5.7, X5.8, X8.6)
STAYS = "stays"  # whoever moves or is sent goes somewhere (X5.3, X5.8, X5.9)
ONLY_PURSES = "only-purses"  # pockets hold nothing else (X8.6)
BULLET = "bullet"  # can't be played (X4.2)
EMPTY_DECK = "empty-deck"  # nothing to draw (X4.3, X10.5)
FIRST_TURN_ONLY = "first-turn-only"  # Ghost hides no later card (X7.1)
MUST_HIDE = "must-hide"  # at some tables he hides the first one always (X7.1)
REASONS = (
    *(SAME_PLACE, OTHER_LEVEL, TOO_FAR, BEHIND, SPARED, NEVER, ELSEWHERE, STAYS, ONLY_PURSES),
    *(BULLET, EMPTY_DECK, FIRST_TURN_ONLY, MUST_HIDE),
)
MARSHAL_NAME = "Marshal"

Bars = tuple[WhyNot, ...]


def why_not_of(v: ExpressViewRecord) -> Bars:
    """What the seat of a view could have meant but may not; nothing, unless it is to choose."""
    if v.legal == 0:
        return ()
    bars = _OF_ACTION.get(v.action) if v.phase == STEALING else _OF_PHASE.get(v.phase)
    return () if bars is None else bars(v)


# --- whom one can't hit ------------------------------------------------------------------------


def _targets(v: ExpressViewRecord) -> Bars:
    """All others whom the acting bandit can't fire at, or punch."""
    why_not = _why_not_fired_at if v.action == FIRE else _why_not_punched
    here = whereabouts(v, v.bandit)
    others = [bandit for bandit in range(v.bandits) if bandit != v.bandit and not v.legal >> AIM + bandit & 1]
    bars = [_target(v.action, bandit_name(v, bandit), why_not(v, here, whereabouts(v, bandit))) for bandit in others]
    return (*bars, _target(v.action, MARSHAL_NAME, NEVER))


@lru_cache(maxsize=512)
def _target(action: int, name: str, why: str) -> WhyNot:
    return WhyNot(aim_facts(action, name), why)


def _why_not_fired_at(v: ExpressViewRecord, here: tuple[int, int], there: tuple[int, int]) -> str:
    """Why somebody over there is no target of one who fires from here (X5.5, X7.3): Belle, if they are in sight."""
    (car, level), (their_car, their_level) = here, there
    if here == there:
        return SAME_PLACE
    if level != their_level:
        return SPARED if car == their_car and v.character[v.bandit] == TUCO else OTHER_LEVEL
    if level == INSIDE:
        return SPARED if abs(their_car - car) <= INSIDE_REACH else TOO_FAR
    return BEHIND if _anybody_between(v.floor[ROOF], car, their_car) else SPARED


def _anybody_between(floor: int, one: int, other: int) -> bool:
    """Whether a bandit is in a car between two, on this floor."""
    near, far = min(one, other) + 1, max(one, other)
    return floor >> near * BYTE & (1 << (far - near) * BYTE) - 1 != 0


def _why_not_punched(v: ExpressViewRecord, here: tuple[int, int], there: tuple[int, int]) -> str:
    """Whoever is on the same spot and no target is Belle (X5.8, X7.6)."""
    return SPARED if here == there else ELSEWHERE


# --- where one can't go ------------------------------------------------------------------------


def _moves(v: ExpressViewRecord) -> Bars:
    """The spots that the acting bandit can't move to (X5.3)."""
    car, level = whereabouts(v, v.bandit)
    return _spots("go", bandit_name(v, v.bandit), v.cars, (car, level), ROOF_REACH if level == ROOF else INSIDE_REACH)


def _sends(v: ExpressViewRecord) -> Bars:
    """The spots that a punched bandit can't be sent to (X5.8)."""
    return _spots("send", bandit_name(v, v.target), v.cars, whereabouts(v, v.target), INSIDE_REACH)


@lru_cache(maxsize=4096)
def _spots(act: str, name: str, cars: int, here: tuple[int, int], reach: int) -> Bars:
    """All spots of a train but those of the same level that are within reach."""
    return tuple(
        WhyNot(spot_facts(act, name, car, level), why)
        for level in (INSIDE, ROOF)
        for car in range(cars)
        if (why := _why_not_gone_to(here, (car, level), reach))
    )


def _why_not_gone_to(here: tuple[int, int], there: tuple[int, int], reach: int) -> str | None:
    if here == there:
        return STAYS
    if here[1] != there[1]:
        return OTHER_LEVEL
    return TOO_FAR if abs(here[0] - there[0]) > reach else None


def _marshal(v: ExpressViewRecord) -> Bars:
    """The cars that the Marshal can't be moved to (X5.9)."""
    return _marshal_cars(v.cars, v.marshal)


@lru_cache(maxsize=64)
def _marshal_cars(cars: int, here: int) -> Bars:
    far = [car for car in range(cars) if abs(car - here) != INSIDE_REACH]
    return tuple(WhyNot({"act": "marshal", "car": car}, STAYS if car == here else TOO_FAR) for car in far)


# --- what one can't take -----------------------------------------------------------------------


def _loot_elsewhere(v: ExpressViewRecord) -> Bars:
    """Loot lies on other spots, too (X5.7)."""
    name, (car, level) = bandit_name(v, v.bandit), whereabouts(v, v.bandit)
    own = car + level * CARS
    return tuple(_loot_at(name, spot) for spot, counts in enumerate(v.loot) if counts and spot != own)


@lru_cache(maxsize=512)
def _loot_at(name: str, spot: int) -> WhyNot:
    return WhyNot(spot_facts("take", name, spot % CARS, spot // CARS), ELSEWHERE)


def _not_pockets(v: ExpressViewRecord) -> Bars:
    """Jewels and strongboxes on the own spot, and all loot on others (X8.6)."""
    name, (car, level) = bandit_name(v, v.bandit), whereabouts(v, v.bandit)
    here = v.loot[car + level * CARS]
    dear = [kind for kind in (JEWEL, STRONGBOX) if here >> kind * LOOT_COUNT_BITS & (1 << LOOT_COUNT_BITS) - 1]
    spot = spot_facts("take", name, car, level)
    return (*(WhyNot({**spot, **loot_facts(kind)}, ONLY_PURSES) for kind in dear), *_loot_elsewhere(v))


# --- what one can't play -----------------------------------------------------------------------

_A_BULLET = WhyNot({"act": "play", "card": "bullet"}, BULLET)
_A_DRAW = WhyNot({"act": "draw"}, EMPTY_DECK)
_A_LATER_HIDDEN_CARD = WhyNot({"act": "play", "face_down": True}, FIRST_TURN_ONLY)
_A_FIRST_OPEN_CARD = WhyNot({"act": "play", "face_down": False}, MUST_HIDE)


def _turns(v: ExpressViewRecord) -> Bars:
    """Bullets can't be played, nor can one draw from nothing (X4.2, X4.3); Ghost hides one card (X7.1)."""
    return tuple(_no_turns(v))


def _no_turns(v: ExpressViewRecord) -> Iterator[WhyNot]:
    if v.hand >> BULLETS_AT:
        yield _A_BULLET
    if not v.legal >> DRAW & 1:
        yield _A_DRAW
    if v.who[GHOST] >> v.team == v.seat and Question.of(v).symbol != TUNNEL:
        if v.turn >= v.players:
            yield _A_LATER_HIDDEN_CARD
        elif v.options >> GHOST_ALWAYS & 1:
            yield _A_FIRST_OPEN_CARD


_OF_ACTION: dict[int, Callable[[ExpressViewRecord], Bars]] = {
    MOVE: _moves,
    FIRE: _targets,
    ROB: _loot_elsewhere,
    PUNCH: _targets,
    MARSHAL: _marshal,
}
_OF_PHASE: dict[int, Callable[[ExpressViewRecord], Bars]] = {
    SCHEMING: _turns,
    PUNCHING_WAY: _sends,
    PICKING_POCKETS: _not_pockets,
}
