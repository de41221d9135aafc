"""Sentences for events, choices and results: facts become words by type, and Fluent puts them together.

`web/src/words/telling.ts` does the same for the page, and a test compares the two sentence by sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from folsom.locale import FALLBACK
from folsom.locale.cast import Cast
from folsom.locale.speech import Speech, capital, speech
from folsom.locale.things import INSIDE, ROOF, bandit, bandits, car, card, gender, kind_of, loot, slug, spot

Facts = Mapping[str, Any]
Words = dict[str, str | int]


class Told(NamedTuple):
    """What a sentence is made of: the language, who and what takes part, and the facts."""

    speech: Speech
    cast: Cast
    facts: Facts


def event_sentence(language: str, cast: Cast, sentence: str, types: Mapping[str, str], facts: Facts) -> str:
    """What happened; *types* gives the type of each fact by name. An `Amount` is one of the game's own numbers."""
    told = Told(_speech(language, cast), cast, facts)
    return capital(told.speech.say(sentence, **words_of(told, types)))


def _speech(language: str, cast: Cast) -> Speech:
    """A language with the game's own messages: in that language, or else in English."""
    return speech(language, cast.words.get(language) or cast.words.get(FALLBACK, ""))


def words_of(told: Told, types: Mapping[str, str]) -> Words:
    """The words that a sentence may use."""
    words: Words = {}
    for fact, kind in types.items():
        words |= WORDS.get(kind, _as_it_is)(told, fact)
    return words


# --- facts of events, by their types ---------------------------------------------------------------


def _bandit(told: Told, fact: str) -> Words:
    name = told.cast.bandits[told.facts[fact]]
    who, whom = bandit(told.speech, name, "who"), bandit(told.speech, name, "whom")
    if fact == "target":
        return {"target": who, "whom": whom}
    whose = bandit(told.speech, name, "whose")
    return {"who": who, "from": whom, "whose": whose, "seats": 1, "gender": gender(name)}


def _seat(told: Told, fact: str) -> Words:
    """The bandits of a seat, if no bandit is named."""
    if "bandit" in told.facts:
        return {}
    crew = told.cast.crews[told.facts[fact]]
    return {"who": bandits(told.speech, crew, "who"), "seats": len(crew), "gender": gender(crew[0])}


def _car(told: Told, fact: str) -> Words:
    """Where something is or goes; where it comes from isn't told."""
    if fact == "from_car":
        return {}
    place, level = told.facts[fact], _level_of(told.facts.get("level", 0))
    return {
        "car": car(told.speech, told.cast, place),
        "of": car(told.speech, told.cast, place, "of"),
        "at": spot(told.speech, told.cast, place, level, "in"),
        "to": spot(told.speech, told.cast, place, level, "to"),
    }


def _spot(told: Told, fact: str) -> Words:
    """The inside or the roof of a car: roofs are numbered after all cars that a train can have."""
    level, place = divmod(told.facts[fact], told.cast.numbers["cars"])
    return {"at": spot(told.speech, told.cast, place, _level_of(level), "in")}


def _level(told: Told, fact: str) -> Words:
    return {"level": _level_of(told.facts[fact])}


def _level_of(level: int) -> str:
    return ROOF if level else INSIDE


def _way(told: Told, fact: str) -> Words:
    return {"way": "forward" if told.facts[fact] == told.cast.numbers["to_locomotive"] else "back"}


def _card(told: Told, fact: str) -> Words:
    """A card by its face; in a team each bandit has their own, and the sentence may already say whose it is."""
    face = told.facts[fact]
    if face is None:
        return {}
    name = told.cast.cards[told.facts.get("seat", 0)][face]
    return {"card": card(told.speech, kind_of(name) if "bandit" in told.facts else name)}


def _cards(told: Told, fact: str) -> Words:
    """Cards, or only how many if the viewer may not see them."""
    faces = told.facts[fact]
    if faces is None:
        return {"cards": told.speech.say("cards-count", count=told.facts["count"])}
    names = told.cast.cards[told.facts["seat"]]
    said = [card(told.speech, face if isinstance(face, str) else names[face]) for face in faces]
    return {"cards": told.speech.listed(said) if said else told.speech.say("cards-none")}


def _action(told: Told, fact: str) -> Words:
    return {"card": card(told.speech, told.cast.names["actions"][told.facts[fact]])}


def _round_card(told: Told, fact: str) -> Words:
    return {"card": told.speech.say(f"round-{slug(told.cast.names['round_cards'][told.facts[fact]])}")}


def _round_event(told: Told, fact: str) -> Words:
    return {"event": told.speech.say(f"round-{slug(told.cast.names['events'][told.facts[fact]])}")}


def _reason(told: Told, fact: str) -> Words:
    return {"why": told.speech.say(f"why-{slug(told.cast.names['reasons'][told.facts[fact]])}")}


def _source(told: Told, fact: str) -> Words:
    return {"source": "event" if told.facts[fact] == told.cast.numbers["from_event"] else "marshal"}


def _loot(told: Told, fact: str) -> Words:
    return {"loot": loot(told.speech, told.facts[fact], told.facts["value"])}


def _money(told: Told, fact: str) -> Words:
    value = told.facts[fact]
    return {} if value is None else {"money": told.speech.money(value)}


def _amount(told: Told, fact: str) -> Words:
    """An amount that the game fixes, in dollars."""
    return {"money": told.speech.money(told.cast.numbers[fact])}


def _flag(told: Told, fact: str) -> Words:
    """How a card was played; no sentence depends on other flags."""
    if fact != "face_down":
        return {}
    hidden = told.facts["card"] is None
    return {"shown": "hidden" if hidden else "face-down" if told.facts[fact] else "open"}


def _from_1(told: Told, fact: str) -> Words:
    return {fact: told.facts[fact] + 1}


def _as_it_is(told: Told, fact: str) -> Words:
    return {fact: told.facts[fact]}


def _unsaid(told: Told, fact: str) -> Words:
    return {}


WORDS: dict[str, Callable[[Told, str], Words]] = {
    "Bandit": _bandit,
    "Seat": _seat,
    "Car": _car,
    "Spot": _spot,
    "Level": _level,
    "Way": _way,
    "Card": _card,
    "Cards": _cards,
    "Action": _action,
    "RoundCard": _round_card,
    "RoundEvent": _round_event,
    "Reason": _reason,
    "Source": _source,
    "Loot": _loot,
    "Money": _money,
    "Amount": _amount,
    "Flag": _flag,
    "RoundNumber": _from_1,
    "Count": _as_it_is,
    **dict.fromkeys(("ChoiceCode", "Turn", "EndedBy", "PlaceInRow"), _unsaid),
}


# --- choices and results -----------------------------------------------------------------------------


def choice_sentence(language: str, cast: Cast, sentence: str, facts: Facts) -> str:
    """What may be chosen, as players would say it to themselves; facts use the names that views use."""
    told = Told(_speech(language, cast), cast, facts)
    words: Words = {}
    for fact in facts:
        words |= CHOICE_WORDS[fact](told) if fact in CHOICE_WORDS else {}
    return told.speech.say(sentence, **words)


def _chosen_bandit(told: Told) -> Words:
    name = told.facts["bandit"]
    return {"who": bandit(told.speech, name, "who"), "whom": bandit(told.speech, name, "whom")}


def _chosen_card(told: Told) -> Words:
    name = told.facts["card"]
    return {"card": card(told.speech, name), "action": slug(name)}


def _chosen_car(told: Told) -> Words:
    place, level = told.facts["car"], told.facts.get("level", INSIDE)
    return {form: spot(told.speech, told.cast, place, level, case) for form, case in (("at", "in"), ("to", "to"))}


CHOICE_WORDS: dict[str, Callable[[Told], Words]] = {
    "bandit": _chosen_bandit,
    "card": _chosen_card,
    "car": _chosen_car,
    "cards": lambda told: {"cards": ", ".join(card(told.speech, name) for name in told.facts["cards"])},
    "face_down": lambda told: {"shown": "face-down" if told.facts["face_down"] else "open"},
    "loot": lambda told: {"loot": loot(told.speech, told.facts["loot"], told.facts["value"])},
    "to": lambda told: {"level": told.facts["to"]},
}


def result_sentence(language: str, sentence: str, winners: tuple[str, ...], facts: Facts) -> str:
    """Who won, and why: *winners* are all bandits in first place."""
    told = speech(language)
    amounts = {fact: told.money(value) for fact, value in facts.items() if fact == "money"}
    words = {**facts, **amounts, "who": bandits(told, winners, "who"), "seats": len(winners)}
    return capital(told.say(sentence, **words))
