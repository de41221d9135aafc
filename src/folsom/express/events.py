"""The log made readable: each event with its facts, as one eye may see it, and in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from folsom.express import log
from folsom.express.choice_codes import DRAW, HIDE, PLAY
from folsom.express.components import (
    ACTION_NAMES,
    ALL_CARD_NAMES,
    CARS,
    EVENT_NAMES,
    FACES,
    FIRST_JEWEL,
    FIRST_STRONGBOX,
    LOOT_VALUE,
    ROOF,
)
from folsom.express.state import EVENT, SCHEMING
from folsom.express.view_record import ExpressViewRecord
from folsom.express.words import bandit_name, car_name, card_words, seat_name
from folsom.kernel import events
from folsom.kernel.events import Facts, LogEntry, entries_in, fact, kind_of
from folsom.kernel.log import FACT_BITS


def reveals_more(seat: int, entry: LogEntry) -> bool:
    """Whether an event shows more than the seat's own choice.

    A card that lay face down, how many bullets a hand held, or that another had but one card to play.
    """
    kind, facts = kind_of(entry), facts_of(entry)
    if kind in (log.PLAYED, log.DREW):
        return bool(facts["seat"] != seat)
    return kind == log.SHED or (kind == log.REVEALED and bool(facts["was_face_down"]))


def entries_of(words: Sequence[int], round_number: int, turn: int) -> list[LogEntry]:
    """The events of a log, from a round and turn on.

    A turn of Schemin' is written once; here its choice and what came of it are told apart.
    """
    found: list[LogEntry] = []
    for word, data in entries_in(words, log.KINDS):
        kind = kind_of((word, data))
        if kind == log.ROUND_BEGAN:
            round_number, turn = fact(word, 1), 0
        if kind in (log.PLAYED, log.DREW):
            choice = _choice_of_turn(word, round_number, turn)
            found.insert(_before_its_shuffles(found), (choice, 0))
            found.append((_turn_taken(word), data))
            turn += 1
        else:
            found.append((word, data))
    return found


def _before_its_shuffles(found: list[tuple[int, int]]) -> int:
    """Where the choice of a draw belongs: before the shuffles that it led to (X10.5)."""
    place = len(found)
    while place and kind_of(found[place - 1]) == log.RESHUFFLED:
        place -= 1
    return place


def _choice_of_turn(word: int, round_number: int, turn: int) -> int:
    """The choice that a turn of Schemin' answers, as an event of its own."""
    seat, forced = word >> 8 & 0xFF, word >> 32 & 1
    choice = word >> 16 & 0xFF if word & 0xFF == log.PLAYED else DRAW
    made = forced | round_number << 1
    return log.CHOSE | seat << 8 | choice << 16 | made << 24 | (SCHEMING | turn << 24) << 32


def _turn_taken(word: int) -> int:
    """A turn of Schemin' without its choice: a card that was played is named by its face."""
    word &= (1 << 4 * FACT_BITS) - 1
    if word & 0xFF != log.PLAYED:
        return word
    choice = word >> 16 & 0xFF
    face = choice - (HIDE if choice >= HIDE else PLAY)
    return word ^ (choice ^ face) << 16


def facts_of(entry: LogEntry) -> Facts:
    """All facts of an event; of a token, by its kind and value, whether it is a purse as well."""
    facts = events.facts_of(entry, log.KINDS[kind_of(entry)])
    if "token" in facts:
        token = facts["token"]
        facts |= {"loot": token_kind(token), "value": int(LOOT_VALUE[token]), log.PURSE: token < FIRST_JEWEL}
    return facts


def card_faces(cards: int, team: int) -> tuple[int | str, ...]:
    """The faces of a set of cards, in order, and "bullet" for each bullet."""
    held = [card for card in range(FACES) if cards >> card & 1]
    faces = sorted(card if team else card % len(ACTION_NAMES) for card in held)
    return (*faces, *["bullet"] * (cards >> FACES).bit_count())


def token_kind(token: int) -> str:
    """Purse, jewel or strongbox."""
    if token >= FIRST_STRONGBOX:
        return "strongbox"
    return "jewel" if token >= FIRST_JEWEL else "purse"


# --- in words --------------------------------------------------------------------------------

Table = ExpressViewRecord


def event_words(t: Table, name: str, facts: Facts) -> str:
    """A sentence that says what happened, or nothing where another event says it."""
    return SENTENCES.get(name, _nothing)(t, facts)


def _nothing(t: Table, f: Facts) -> str:
    return ""


def _who(t: Table, f: Facts, name: str = "bandit") -> str:
    return bandit_name(t, f[name])


def _does(t: Table, f: Facts, verb: str) -> str:
    """A seat and what it does: Tuco draws, but Tuco & Cheyenne draw."""
    team = {"has": "have", "is": "are"}.get(verb, verb.removesuffix("s"))
    return f"{seat_name(t, f['seat'])} {team if t.team else verb}"


def _spot(t: Table, spot: int) -> str:
    where = car_name(t, spot % CARS)
    return f"on the roof of {where}" if spot // CARS == ROOF else f"in {where}"


def _to(t: Table, f: Facts) -> str:
    where = car_name(t, f["to_car"])
    return f"the roof of {where}" if f["level"] == ROOF else where


def _cards(t: Table, f: Facts) -> str:
    if f["cards"] is None:
        return f"{f['count']} card{'' if f['count'] == 1 else 's'}"
    return ", ".join(c if isinstance(c, str) else card_words(t, f["seat"], c) for c in f["cards"]) or "nothing"


def _loot(f: Facts) -> str:
    if f["loot"] != "purse" or f["value"] is None:
        return f"a {f['loot']}"
    return f"a ${f['value']} purse"


def _played(t: Table, f: Facts) -> str:
    face_down = " face down" if f["face_down"] else ""
    card = "a card" if f["card"] is None else card_words(t, f["seat"], f["card"])
    return f"{_does(t, f, 'plays')} {card}{face_down}."


def _revealed(t: Table, f: Facts) -> str:
    return f"{seat_name(t, f['seat'])}'s card: {card_words(t, f['seat'], f['card'])}."


def _moved(t: Table, f: Facts) -> str:
    return f"{_who(t, f)} moves to {_to(t, f)}."


def _changed_floor(t: Table, f: Facts) -> str:
    where = car_name(t, f["car"])
    return (
        f"{_who(t, f)} climbs to the roof of {where}."
        if f["level"] == ROOF
        else f"{_who(t, f)} goes down into {where}."
    )


def _neutral(t: Table, f: Facts) -> str:
    giver = "in the event" if f["source"] == EVENT else "from the Marshal"
    return f"{_who(t, f)} takes a neutral bullet {giver}."


def _no_effect(t: Table, f: Facts) -> str:
    return f"{_who(t, f)}: {ACTION_NAMES[f['action']]} has no effect, {log.REASONS[f['reason']]}."


SENTENCES: dict[str, Callable[[Table, Facts], str]] = {
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
