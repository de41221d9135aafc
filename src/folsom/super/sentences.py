"""What happened, in words."""

from __future__ import annotations

from collections.abc import Callable

from folsom.kernel.events import Facts
from folsom.super.components import CARD_NAMES, LOCOMOTIVE, ROOF, TO_LOCOMOTIVE
from folsom.super.events import REASONS
from folsom.super.view_record import SuperViewRecord
from folsom.super.words import car_name, seat_name, way_name


def event_words(t: SuperViewRecord, name: str, facts: Facts) -> str:
    """A sentence that says what happened, or nothing where another event says it."""
    return SENTENCES.get(name, _nothing)(t, facts)


def _nothing(t: SuperViewRecord, f: Facts) -> str:
    return ""


def _who(t: SuperViewRecord, f: Facts, name: str = "bandit") -> str:
    return seat_name(t, f[name])


def _spot(car: int, level: int) -> str:
    return f"the roof of {car_name(car)}" if level == ROOF else car_name(car)


def _in_spot(car: int, level: int) -> str:
    return f"{'on' if level == ROOF else 'in'} {_spot(car, level)}"


def _chose(t: SuperViewRecord, f: Facts) -> str:
    return f"{seat_name(t, f['seat'])} has a plan."


def _changed(t: SuperViewRecord, f: Facts) -> str:
    return f"{seat_name(t, f['seat'])} has another plan."


def _placed(t: SuperViewRecord, f: Facts) -> str:
    return f"{_who(t, f)} boards {car_name(f['car'])}, facing {way_name(f['way'])}."


def _round_began(t: SuperViewRecord, f: Facts) -> str:
    return f"Round {f['number'] + 1}. First: {seat_name(t, f['first'])}."


def _changed_floor(t: SuperViewRecord, f: Facts) -> str:
    if f["level"] == ROOF:
        return f"{_who(t, f)} climbs to the roof of {car_name(f['car'])}."
    return f"{_who(t, f)} goes down into {car_name(f['car'])}."


def _moved(t: SuperViewRecord, f: Facts) -> str:
    return f"{_who(t, f)} moves to {_spot(f['to_car'], f['level'])}."


def _thrown(t: SuperViewRecord, f: Facts) -> str:
    return f"{_who(t, f)} is thrown to {_spot(f['to_car'], f['level'])} and lies stunned."


def _no_effect(t: SuperViewRecord, f: Facts) -> str:
    return f"{_who(t, f)}: {CARD_NAMES[f['action']]} has no effect, {REASONS[f['reason']]}."


def _off_the_end(f: Facts) -> str:
    end = "front" if f["way"] == TO_LOCOMOTIVE else "rear"
    return f"the {end} end"


def _took_car(t: SuperViewRecord, f: Facts) -> str:
    return f"{_who(t, f)} takes the card of {car_name(f['car'])}: ${f['value']}."


def _left_behind(t: SuperViewRecord, f: Facts) -> str:
    return f"{_who(t, f)} is left behind {_in_spot(f['car'], f['level'])}, and out."


SENTENCES: dict[str, Callable[[SuperViewRecord, Facts], str]] = {
    "chose": _chose,
    "changed": _changed,
    "placed": _placed,
    "round began": _round_began,
    "revealed": lambda t, f: f"{_who(t, f)}'s card: {CARD_NAMES[f['card']]}.",
    "turned": lambda t, f: f"{_who(t, f)} turns to face {way_name(f['way'])}.",
    "changed floor": _changed_floor,
    "moved": _moved,
    "fired": lambda t, f: f"{_who(t, f)} fires towards {way_name(f['way'])}.",
    "passed through": lambda t, f: f"The shot passes over {_who(t, f, 'target')}, who lies stunned.",
    "hit": lambda t, f: f"{_who(t, f)} hits {_who(t, f, 'target')}.",
    "thrown": _thrown,
    "no effect": _no_effect,
    "stood up": lambda t, f: f"{_who(t, f)} stands up.",
    "lay down": lambda t, f: f"{_who(t, f)} lies down.",
    "fell off": lambda t, f: f"{_who(t, f)} falls off the train at {_off_the_end(f)}, and is out.",
    "left train": lambda t, f: f"{_who(t, f)} leaves the train at {_off_the_end(f)}, but a horse waits.",
    "rode": lambda t, f: f"{_who(t, f)} rides to {car_name(LOCOMOTIVE)}.",
    "rode back": lambda t, f: f"{_who(t, f)} rides back to {car_name(LOCOMOTIVE)}.",
    "unhooked": lambda t, f: f"{car_name(f['car']).capitalize()} is unhooked.",
    "left behind": _left_behind,
    "took car": _took_car,
    "first passed": lambda t, f: f"{seat_name(t, f['seat'])} is first now.",
    "won": lambda t, f: f"{seat_name(t, f['seat'])} wins.",
    "shared first": lambda t, f: f"{seat_name(t, f['seat'])} fell last.",
    "game ended": lambda t, f: "The game is over.",
}
