"""What a seat might try to choose but can't, and why: from its view alone.

The rules give the reasons (`entry_points.why_not`); here they get names. Facts have the same names as those of choices.
If some facts are left out, everything that matches the others can't be chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from folsom.express import entry_points
from folsom.express.barring import HIDDEN, OPEN
from folsom.express.choice_codes import DRAW
from folsom.express.choices import aim_facts, loot_facts, spot_facts
from folsom.express.components import CARS, FIRE, JEWEL, MARSHAL, MOVE, PLACES, PUNCH, ROB, STRONGBOX
from folsom.express.reasons import BULLET, EMPTY_DECK, NEVER, NO_REASON, ONLY_PURSES, REASON_NAMES
from folsom.express.state import PICKING_POCKETS, PUNCHING_WAY, SCHEMING, STEALING, State
from folsom.express.view_record import BULLETS_AT, LOOT_COUNT_BITS, ExpressViewRecord
from folsom.express.words import bandit_name, whereabouts
from folsom.kernel import many, words
from folsom.kernel.events import Facts
from folsom.kernel.view import WhyNot

REASONS = REASON_NAMES[NO_REASON + 1 :]
MARSHAL_NAME = "Marshal"

Bars = Iterator[WhyNot]
Reasons = list[int]  # of a row: by bandit, spot or car, or how a card is played


def why_not_of(v: ExpressViewRecord, views: list[ExpressViewRecord] | None = None) -> tuple[WhyNot, ...]:
    """What the seat of a view might try to choose but can't; empty if it has nothing to choose.

    *views* holds the same record in the form that rules take, if the caller has it.
    """
    if v.legal == 0:
        return ()
    bars = _OF_ACTION.get(v.action) if v.phase == STEALING else _OF_PHASE.get(v.phase)
    return () if bars is None else tuple(bars(v, _reasons(_held(v) if views is None else views)))


def _held(v: ExpressViewRecord) -> list[ExpressViewRecord]:
    """A view in the form that rules take."""
    views = many(ExpressViewRecord, 1)
    v.write(views, 0)
    return views


def _reasons(views: list[ExpressViewRecord]) -> Reasons:
    """The reasons that the rules give for a view."""
    table, reasons = many(State, 1), words(PLACES)
    entry_points.why_not(views, 0, table, 0, reasons)
    return [int(reason) for reason in reasons]


def _ruled_out(reasons: Reasons) -> Iterator[tuple[int, str]]:
    """The places of a row that have a reason, with the reason's name."""
    return ((place, REASON_NAMES[reason]) for place, reason in enumerate(reasons) if reason != NO_REASON)


def _targets(v: ExpressViewRecord, reasons: Reasons) -> Bars:
    """Everyone whom the acting bandit can't fire at, or punch."""
    for bandit, why in _ruled_out(reasons):
        yield _target(v.action, bandit_name(v, bandit), why)
    yield _target(v.action, MARSHAL_NAME, REASON_NAMES[NEVER])


@lru_cache(maxsize=512)
def _target(action: int, name: str, why: str) -> WhyNot:
    return WhyNot(aim_facts(action, name), why)


def _moves(v: ExpressViewRecord, reasons: Reasons) -> Bars:
    """The spots that the acting bandit can't move to (X5.3)."""
    return (_spot("go", bandit_name(v, v.bandit), place, why) for place, why in _ruled_out(reasons))


def _sends(v: ExpressViewRecord, reasons: Reasons) -> Bars:
    """The spots that a punched bandit can't be sent to (X5.8)."""
    return (_spot("send", bandit_name(v, v.target), place, why) for place, why in _ruled_out(reasons))


@lru_cache(maxsize=1024)
def _spot(act: str, name: str, place: int, why: str) -> WhyNot:
    return WhyNot(spot_facts(act, name, place % CARS, place // CARS), why)


def _marshal(v: ExpressViewRecord, reasons: Reasons) -> Bars:
    """The cars that the Marshal can't be moved to (X5.9)."""
    return (WhyNot({"act": "marshal", "car": car}, why) for car, why in _ruled_out(reasons))


def _loot_elsewhere(v: ExpressViewRecord, reasons: Reasons) -> Bars:
    """The loot on other spots, which can't be taken (X5.7)."""
    name = bandit_name(v, v.bandit)
    return (_spot("take", name, place, why) for place, why in _ruled_out(reasons) if v.loot[place])


def _not_pockets(v: ExpressViewRecord, reasons: Reasons) -> Bars:
    """Jewels and strongboxes on the bandit's own spot, and all loot on other spots (X8.6)."""
    car, level = whereabouts(v, v.bandit)
    here, spot = v.loot[car + level * CARS], spot_facts("take", bandit_name(v, v.bandit), car, level)
    for kind in (JEWEL, STRONGBOX):
        if here >> kind * LOOT_COUNT_BITS & (1 << LOOT_COUNT_BITS) - 1:
            yield WhyNot({**spot, **loot_facts(kind)}, REASON_NAMES[ONLY_PURSES])
    yield from _loot_elsewhere(v, reasons)


def _turns(v: ExpressViewRecord, reasons: Reasons) -> Bars:
    """Bullets can't be played, nor cards drawn from an empty deck (X4.2, X4.3); Ghost hides one card (X7.1)."""
    if v.hand >> BULLETS_AT:
        yield WhyNot({"act": "play", "card": "bullet"}, REASON_NAMES[BULLET])
    if not v.legal >> DRAW & 1:
        yield WhyNot({"act": "draw"}, REASON_NAMES[EMPTY_DECK])
    for way, why in _ruled_out(reasons):
        yield WhyNot(_WAYS[way], why)


_WAYS: dict[int, Facts] = {HIDDEN: {"act": "play", "face_down": True}, OPEN: {"act": "play", "face_down": False}}
_OF_ACTION: dict[int, Callable[[ExpressViewRecord, Reasons], Bars]] = {
    MOVE: _moves,
    FIRE: _targets,
    ROB: _loot_elsewhere,
    PUNCH: _targets,
    MARSHAL: _marshal,
}
_OF_PHASE: dict[int, Callable[[ExpressViewRecord, Reasons], Bars]] = {
    SCHEMING: _turns,
    PUNCHING_WAY: _sends,
    PICKING_POCKETS: _not_pockets,
}
