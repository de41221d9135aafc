"""What happened, in words."""

from __future__ import annotations

from collections.abc import Callable

from folsom.express.components import ACTION_NAMES, ALL_CARD_NAMES, CARS, EVENT_NAMES, ROOF
from folsom.express.events import REASONS
from folsom.express.state import EVENT
from folsom.express.view_record import ExpressViewRecord
from folsom.express.words import bandit_name, car_name, card_words, seat_name
from folsom.kernel.events import Facts


def event_words(t: ExpressViewRecord, name: str, facts: Facts) -> str:
    """A sentence that says what happened, or nothing where another event says it."""
    return SENTENCES.get(name, _nothing)(t, facts)


def _nothing(t: ExpressViewRecord, f: Facts) -> str:
    return ""


def _who(t: ExpressViewRecord, f: Facts, name: str = "bandit") -> str:
    return bandit_name(t, f[name])


def _does(t: ExpressViewRecord, f: Facts, verb: str) -> str:
    """A seat and what it does: Tuco draws, but Tuco & Cheyenne draw."""
    team = {"has": "have", "is": "are"}.get(verb, verb.removesuffix("s"))
    return f"{seat_name(t, f['seat'])} {team if t.team else verb}"


def _spot(t: ExpressViewRecord, spot: int) -> str:
    where = car_name(t, spot % CARS)
    return f"on the roof of {where}" if spot // CARS == ROOF else f"in {where}"


def _to(t: ExpressViewRecord, f: Facts) -> str:
    where = car_name(t, f["to_car"])
    return f"the roof of {where}" if f["level"] == ROOF else where


def _cards(t: ExpressViewRecord, f: Facts) -> str:
    if f["cards"] is None:
        return f"{f['count']} card{'' if f['count'] == 1 else 's'}"
    return ", ".join(c if isinstance(c, str) else card_words(t, f["seat"], c) for c in f["cards"]) or "nothing"


def _loot(f: Facts) -> str:
    if f["loot"] != "purse" or f["value"] is None:
        return f"a {f['loot']}"
    return f"a ${f['value']} purse"


def _played(t: ExpressViewRecord, f: Facts) -> str:
    face_down = " face down" if f["face_down"] else ""
    card = "a card" if f["card"] is None else card_words(t, f["seat"], f["card"])
    return f"{_does(t, f, 'plays')} {card}{face_down}."


def _revealed(t: ExpressViewRecord, f: Facts) -> str:
    return f"{seat_name(t, f['seat'])}'s card: {card_words(t, f['seat'], f['card'])}."


def _moved(t: ExpressViewRecord, f: Facts) -> str:
    return f"{_who(t, f)} moves to {_to(t, f)}."


def _changed_floor(t: ExpressViewRecord, f: Facts) -> str:
    where = car_name(t, f["car"])
    return (
        f"{_who(t, f)} climbs to the roof of {where}."
        if f["level"] == ROOF
        else f"{_who(t, f)} goes down into {where}."
    )


def _neutral(t: ExpressViewRecord, f: Facts) -> str:
    giver = "in the event" if f["source"] == EVENT else "from the Marshal"
    return f"{_who(t, f)} takes a neutral bullet {giver}."


def _no_effect(t: ExpressViewRecord, f: Facts) -> str:
    return f"{_who(t, f)}: {ACTION_NAMES[f['action']]} has no effect, {REASONS[f['reason']]}."


SENTENCES: dict[str, Callable[[ExpressViewRecord, Facts], str]] = {
    "round began": lambda t, f: (
        f"Round {f['number'] + 1}: {ALL_CARD_NAMES[f['card']]}. First: {seat_name(t, f['first'])}."
    ),
    "dealt": lambda t, f: f"{_does(t, f, 'is')} dealt {_cards(t, f)}.",
    "shed": lambda t, f: f"{_does(t, f, 'sheds')} {f['count']} bullet{'' if f['count'] == 1 else 's'}.",
    "drew": lambda t, f: f"{_does(t, f, 'draws')} {_cards(t, f)}.",
    "reshuffled": lambda t, f: f"{_does(t, f, 'shuffles')} the discard into a new draw pile.",
    "played": _played,
    "discarded": lambda t, f: f"{_does(t, f, 'discards')} {_cards(t, f)}.",
    "scheming ended": lambda t, f: "Schemin' is over.",
    "placed": lambda t, f: f"{_who(t, f)} boards {car_name(t, f['car'])}.",
    "revealed": _revealed,
    "no effect": _no_effect,
    "moved": _moved,
    "changed floor": _changed_floor,
    "fired": lambda t, f: f"{_who(t, f)} fires at {_who(t, f, 'target')}.",
    "hit": lambda t, f: f"{_who(t, f, 'target')} takes a bullet from {_who(t, f)}.",
    "pushed": lambda t, f: f"{_who(t, f)} is pushed to {_to(t, f)}.",
    "punched": lambda t, f: f"{_who(t, f)} punches {_who(t, f, 'target')}.",
    "dropped": lambda t, f: f"{_who(t, f)} drops {_loot(f)} {_spot(t, f['spot'])}.",
    "pocketed": lambda t, f: f"{_who(t, f)} pockets {_loot(f)} from {_who(t, f, 'target')}.",
    "knocked": lambda t, f: f"{_who(t, f)} is sent to {_to(t, f)}.",
    "robbed": lambda t, f: f"{_who(t, f)} robs {_loot(f)} {_spot(t, f['spot'])}.",
    "marshal moved": lambda t, f: f"The Marshal moves to {car_name(t, f['to_car'])}.",
    "fled": lambda t, f: f"{_who(t, f)} flees from the Marshal to the roof of {car_name(t, f['car'])}.",
    "neutral bullet": _neutral,
    "neutrals gone": lambda t, f: f"Too few neutral bullets: {f['count']} left, and out of the game.",
    "event began": lambda t, f: f"Event: {EVENT_NAMES[f['event']]}.",
    "carried": lambda t, f: f"{_who(t, f)} is carried to {_to(t, f)}.",
    "box put": lambda t, f: f"The second strongbox is put in {car_name(t, f['car'])}.",
    "pickpocketed": lambda t, f: f"{_who(t, f)} takes {_loot(f)} {_spot(t, f['spot'])}.",
    "left purse": lambda t, f: f"{_who(t, f)} leaves the purse {_spot(t, f['spot'])}.",
    "lost purse": lambda t, f: f"{_who(t, f)} loses {_loot(f)} {_spot(t, f['spot'])}.",
    "ransomed": lambda t, f: f"{_who(t, f)} receives a ransom of $250.",
    "round ended": lambda t, f: f"Round {f['number'] + 1} ends.",
    "gunslinger": lambda t, f: f"{_who(t, f)} is a Gunslinger: $1000.",
    "scored": lambda t, f: f"{_does(t, f, 'has')} ${f['money']}.",
    "game ended": lambda t, f: "The train has arrived.",
}
